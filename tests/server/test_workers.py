"""Several workers on one PostgreSQL: whoever goes through whichever of them sees one table."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
import websockets

from grandee.records import record
from grandee.server.bots.bot_pool import BotPool, BotRequest
from grandee.server.tables import scheduler
from tests.kit import final_points
from tests.server.kit import HERE, ME, PATIENCE, At, Person, SocketReader, bot, problem_of, serving

pytestmark = pytest.mark.slow


@asynccontextmanager
async def workers(folder: Path, database: str) -> AsyncIterator[tuple[At, At]]:
    async with serving(folder, database=database) as one, serving(folder, database=database) as other:
        yield one, other


def through(person: Person, at: At) -> Person:
    """The same browser, whose requests another worker answers."""
    same = Person(at.url, ids=person.ids)
    same.http.cookies.jar = person.http.cookies.jar
    return same


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await holds():
            await asyncio.sleep(0.02)


async def is_online(who: Person, table: str, letter: str) -> bool:
    """Whether the worker that somebody asks knows who sits there as present, through whatever worker."""
    return any(seat["online"] for seat in (await who.sees(table))["seats"] if seat["seat"] == letter)


async def entries(ear: SocketReader, upto: int) -> list[dict[str, Any]]:
    """What a socket brings, up to an entry."""
    told: list[dict[str, Any]] = []
    while not told or told[-1]["n"] < upto:
        told += (await ear.hears())["happened"]
    return told


def test_a_game_through_two_workers_in_turn(tmp_path: Path, postgresql: str) -> None:
    async def play() -> None:
        async with workers(tmp_path, postgresql) as (one, other), Person(one.url) as ada:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            by = {"A": ada, "B": through(ada, other)}
            async with (
                by["A"].listening(table, "A", 0) as here,
                by["B"].listening(table, "A", 0) as there,
                by["B"].listening(table, "", 0) as watching,
            ):
                said, n = await ada.sees(table), 0
                while said["phase"] == "running":
                    [letter] = said["asked"]
                    mine = await by["AB".replace(letter, "")].sees(
                        table, letter
                    )  # seen through one, moved through the other
                    done = await by[letter].plays(table, letter, mine["moves"][0], mine["version"])
                    assert done.status_code == 200, done.text
                    n = done.json()["n"]
                    said = await by["AB".replace(letter, "")].sees(table)
                    assert said["n"] == n  # what one has acknowledged, the other knows
                told = [await entries(ear, n) for ear in (here, there, watching)]
            assert [each["n"] for each in told[0]] == list(range(1, n + 1))  # all of them, once, in order
            assert told[0] == told[1]
            assert [each["n"] for each in told[2]] == list(range(1, n + 1))
            replayed = record.replay(record.read((await by["B"].get(f"/tables/{table}/record")).content))
            assert replayed.points == final_points(said)
            assert one.server.manager.tables[table].state.moves == other.server.manager.tables[table].state.moves

    asyncio.run(play())


def test_secret_answers_at_once_through_different_workers(tmp_path: Path, postgresql: str) -> None:
    async def play() -> None:
        async with workers(tmp_path, postgresql) as (one, other), Person(one.url) as ada:
            seats = [ME, HERE, {"kind": "here", "name": "Cid"}, {"kind": "here", "name": "Dan"}]
            by = [ada, through(ada, other)]
            choices = 0
            for _ in range(5):
                table = (await ada.make("dials", seats, options={"players": 4}))["table"]
                said = await ada.sees(table)
                while said["phase"] == "running":
                    asked = said["asked"]
                    choices += len(asked) > 1
                    seen = {letter: await by[i % 2].sees(table, letter) for i, letter in enumerate(asked)}
                    answers = [
                        by[i % 2].plays(table, letter, seen[letter]["moves"][-1], said["version"])
                        for i, letter in enumerate(asked)
                    ]
                    assert [answer.status_code for answer in await asyncio.gather(*answers)] == [200] * len(asked)
                    later = await by[1].sees(table)
                    assert later["version"] > said["version"]
                    said = later
                logs = [(await each.get(f"/tables/{table}/log")).json()["happened"] for each in by]
                assert logs[0] == logs[1]
                assert [each["n"] for each in logs[0]] == list(range(1, said["n"] + 1))
            assert choices >= 15

    asyncio.run(play())


def test_a_bot_is_asked_by_one_worker(tmp_path: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asks: Counter[BotPool] = Counter()
    choose = BotPool.choose

    async def counted(self: BotPool, ask: BotRequest, is_background: bool = False, address: str = "") -> int:
        asks[self] += 1
        return await choose(self, ask, is_background, address)

    monkeypatch.setattr(BotPool, "choose", counted)

    async def play() -> None:
        async with workers(tmp_path, postgresql) as (one, other), Person(one.url) as ada:
            table = (await ada.make("kabale", [ME, bot(), bot()], options={"players": 3}))["table"]
            by = [ada, through(ada, other)]
            async with by[0].listening(table, "A", 0) as ear, by[1].listening(table, "A", 0) as there:
                seen, turn, answered = await ear.hears(), 0, 0
                while seen["table"]["phase"] == "running":
                    said = seen["table"]
                    if said["moves"] and said["version"] > answered:
                        turn, answered = turn + 1, said["version"]
                        assert (await by[turn % 2].plays(table, "A", said["moves"][0], answered)).status_code == 200
                    seen = await ear.hears()
                told = await entries(there, seen["n"])
            assert [each["n"] for each in told] == list(range(1, seen["n"] + 1))
            moves = [each for each in told if each["what"] == "move" and each["seat"] != "A"]
            assert sum(asks.values()) == len(moves)
            assert min(asks.values()) > 2  # each did it when it was its turn
            assert len(asks) == 2

    asyncio.run(play())


@pytest.mark.parametrize("ends", ["politely", "at once"])
def test_another_worker_goes_on_with_the_bots_of_one_that_ends(
    ends: str, tmp_path: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "SWEEP_SECONDS", 0.1)
    if ends == "at once":
        monkeypatch.setattr(scheduler, "BOT_DUE", 500)
    first: list[BotPool] = []
    choose = BotPool.choose

    async def stuck(self: BotPool, ask: BotRequest, is_background: bool = False, address: str = "") -> int:
        first[:] = first or [self]
        if self is first[0]:
            await asyncio.sleep(60)
        return await choose(self, ask, is_background, address)

    monkeypatch.setattr(BotPool, "choose", stuck)

    async def play() -> None:
        async with serving(tmp_path, database=postgresql) as other, Person(other.url) as ada:
            async with serving(tmp_path, database=postgresql) as one:
                begun = through(ada, one)
                table = (await begun.make("kabale", [bot(), bot()], options={"players": 2}))["table"]
                await asyncio.sleep(1)
                assert (await ada.sees(table))["n"] == 1  # it thinks, and the other one leaves it alone
                if ends == "at once":
                    manager = one.server.manager
                    manager.closing = True
                    for task in [*manager.tasks, manager.tables[table].driver]:
                        assert task is not None
                        task.cancel()
                    await until(lambda: has_moved(ada, table))
            await until(lambda: has_moved(ada, table))

    async def has_moved(ada: Person, table: str) -> bool:
        return bool((await ada.sees(table))["n"] > 3)

    asyncio.run(play())


def test_a_seat_that_is_given_up_is_closed_at_all_workers(tmp_path: Path, postgresql: str) -> None:
    async def play() -> None:
        async with workers(tmp_path, postgresql) as (one, other), Person(one.url) as ada, Person(other.url) as ben:
            made = await ada.make("kabale", [ME], options={"players": 2})
            table = made["table"]
            joined = await ben.post(f"/tables/{table}/join", name="Ben", invitation=made["invitation"])
            assert joined.json()["seat"] == "B"
            async with ben.listening(table, "B", 0) as ear:
                await ear.hears()
                await until(lambda: is_online(ada, table, "B"))
                kept = await ada.post(f"/tables/{table}/seats/B", to="open")
                assert problem_of(kept) == "problem-present"  # the first worker knows that he is at the second
                given = await through(ben, one).post(f"/tables/{table}/seats/B", to="open")
                assert given.status_code == 200, given.text
                with pytest.raises(websockets.ConnectionClosed):
                    await ear.hears()
            await until(lambda: is_gone(ada, table, "B"))
            said = await ben.post(f"/tables/{table}/chat", seat="B", text="Am I still there?", id=ben.new_id())
            assert said.status_code == 403
            with pytest.raises(websockets.ConnectionClosed) as closed:
                async with ben.listening(table, "B", 0) as ear:
                    await ear.hears()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403
            again = await ada.post("/session", key=joined.json()["key"])
            assert again.status_code == 404  # his link is worth nothing

    async def is_gone(who: Person, table: str, letter: str) -> bool:
        return not await is_online(who, table, letter)

    asyncio.run(play())


def test_a_worker_that_has_not_heard_yet_does_not_let_a_lost_seat_act(tmp_path: Path, postgresql: str) -> None:
    async def play() -> None:
        async with workers(tmp_path, postgresql) as (one, other), Person(one.url) as ada, Person(other.url) as ben:
            made = await ada.make("kabale", [ME], options={"players": 2})
            table, invitation = made["table"], made["invitation"]
            await ben.post(f"/tables/{table}/join", name="Ben", invitation=invitation)
            first = await ben.post(f"/tables/{table}/chat", seat="B", text="Hello", id=ben.new_id())
            assert first.status_code == 200
            for task in list(other.server.manager.tasks):
                task.cancel()  # it hears nothing any more
            assert (await through(ben, one).post(f"/tables/{table}/seats/B", to="open")).status_code == 200
            async with Person(one.url) as eve:
                await eve.post(f"/tables/{table}/join", name="Eve", invitation=invitation)
                hook = {"url": "https://1.1.1.1/", "secret": "s" * 32}
                notes, hooks = f"/api/tables/{table}/notes/B", f"/api/tables/{table}/hook/B"
                await eve.http.put(notes, json={"text": "only Eve knows"})
                refused = [await ben.http.get(notes), await ben.http.put(notes, json={"text": "Eve knows nothing"})]
                refused += [await ben.http.put(hooks, json=hook), await ben.http.delete(hooks)]
                assert [problem_of(each) for each in refused] == ["problem-not-your-seat"] * 4
                assert (await eve.http.get(notes)).json()["text"] == "only Eve knows"
                said = await ben.post(f"/tables/{table}/chat", seat="B", text="I am Eve", id=ben.new_id())
                assert said.status_code == 403
                log = (await eve.get(f"/tables/{table}/log", seat="B")).json()["happened"]
                assert [each["text"] for each in log if each["what"] == "chat"] == ["Hello"]

    asyncio.run(play())


def test_a_device_that_is_forgotten_is_forgotten_everywhere(tmp_path: Path, postgresql: str) -> None:
    async def play() -> None:
        async with workers(tmp_path, postgresql) as (one, other), Person(one.url) as ada:
            made = await ada.make("kabale", [ME, HERE], options={"players": 2})
            table = made["table"]
            there = through(ada, other)
            async with there.listening(table, "A") as ear:
                await ear.hears()
                assert (await ada.http.delete("/api/session")).status_code == 204
                with pytest.raises(websockets.ConnectionClosed):
                    await ear.hears()
            said = await there.post(f"/tables/{table}/chat", seat="A", text="Hello", id=ada.new_id())
            assert said.status_code == 403
            for key, letter in [(key["key"], key["seat"]) for key in made["keys"]]:  # the links bring the seats back
                assert (await ada.post("/session", key=key)).json()["seat"] == letter
                visit = (await there.get(f"/tables/{table}", seat=letter)).json()
                assert letter in visit["mine"]  # at the other worker too, at once

    asyncio.run(play())


def test_a_table_that_is_made_twice_at_once_is_one(tmp_path: Path, postgresql: str) -> None:
    async def play() -> None:
        async with workers(tmp_path, postgresql) as (one, other), Person(one.url) as ada:
            await ada.make("kabale", [ME, HERE], options={"players": 2})  # now she has a cookie
            by = [ada, through(ada, other)]
            for i in range(5):
                same = {"options": {"players": 2}, "id": f"one-and-the-same-{i:04}"}
                both = await asyncio.gather(*(each.make("kabale", [ME, HERE], **same) for each in by))
                assert both[0]["table"] == both[1]["table"]
                log = [entry.what for entry in await one.server.store.entries(both[0]["table"])]
                assert log == ["start", "enter", "enter"]  # who came second has the same seats, which is told
                for made in both:  # a client that got only one answer can go on with it
                    assert (await ada.post("/session", key=made["keys"][1]["key"])).json()["seat"] == "B"

    asyncio.run(play())


def test_who_is_there_is_known_to_all_workers(tmp_path: Path, postgresql: str) -> None:
    async def play() -> None:
        async with serving(tmp_path, database=postgresql) as one, Person(one.url) as ada:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            async with ada.listening(table, "A") as ear:
                async with serving(tmp_path, database=postgresql) as other:
                    there = through(ada, other)
                    await until(lambda: known(other, table, {0}))  # a worker that has come later is told
                    async with there.listening(table, "B"), there.listening(table):
                        assert await presence(ear, ["A", "B"], 1)
                    assert await presence(ear, ["A"], 0)
                    async with there.listening(table, "B"):
                        assert await presence(ear, ["A", "B"], 0)
                assert await presence(ear, ["A"], 0)  # a worker that has ended takes its people with it

    async def known(at: At, table: str, seats: set[int]) -> bool:
        return at.server.manager.elsewhere.seats(table) == seats

    async def presence(ear: SocketReader, online: list[str], spectators: int) -> bool:
        async with asyncio.timeout(PATIENCE):
            while True:
                said = json.loads(await ear.socket.recv())
                if said["type"] == "presence" and (said["online"], said["spectators"]) == (online, spectators):
                    return True

    asyncio.run(play())


def test_a_broken_line_is_mended_and_nothing_is_missed(tmp_path: Path, postgresql: str) -> None:
    async def play() -> None:
        async with workers(tmp_path, postgresql) as (one, other), Person(one.url) as ada:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            async with through(ada, other).listening(table, "A", 0) as ear:
                n = (await ear.hears())["n"]
                for round_ in range(3):
                    with psycopg.connect(postgresql, autocommit=True) as line:
                        listening = "pid <> pg_backend_pid() and query like 'LISTEN%' and datname = current_database()"
                        ended = f"select pg_terminate_backend(pid) from pg_stat_activity where {listening}"
                        assert len(line.execute(ended.encode()).fetchall()) == 2
                    said = await ada.post(f"/tables/{table}/chat", seat="A", text=f"{round_}", id=ada.new_id())
                    n = said.json()["n"]
                    assert [each["n"] for each in await entries(ear, n)] == [n]
                    await until(lambda: lines(postgresql, 2))

    async def lines(database: str, number: int) -> bool:
        with psycopg.connect(database, autocommit=True) as line:
            found = line.execute(
                "select 1 from pg_stat_activity where query like 'LISTEN%' and datname = current_database()"
            )
            return len(found.fetchall()) == number

    asyncio.run(play())


def test_its_own_messages_cost_a_worker_nothing(
    tmp_path: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with serving(tmp_path, database=postgresql) as one, Person(one.url) as ada:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            store, reads = one.server.store, 0
            entries = store.entries

            async def counted(*given: Any) -> Any:
                nonlocal reads
                reads += 1
                return await entries(*given)

            monkeypatch.setattr(store, "entries", counted)
            for i in range(20):
                said = await ada.post(f"/tables/{table}/chat", seat="A", text=f"{i}", id=ada.new_id())
                assert said.status_code == 200
            await asyncio.sleep(0.2)
            assert reads == 0

    asyncio.run(play())
