"""Many at once: of ten who answer one decision one wins, a retry is harmless, and nobody's secret answer is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from grandee.records import record
from grandee.server.api import PlayMove
from grandee.server.storage import people
from grandee.server.tables import moves
from tests.server.kit import HERE, ME, At, Person, problem_of, serving

Table = dict[str, Any]


async def dials(ada: Person, seats: int = 3, **terms: Any) -> str:
    """A table of the toy game, whose every round is a secret choice of all, with all seats at one device."""
    people = [ME, *[HERE] * (seats - 1)]
    made = await ada.make("dials", people, options={"players": seats, "numbers": 5}, terms=terms)
    return str(made["table"])


async def logged(at: At, table: str) -> list[tuple[str, str, str]]:
    return [(entry.what, entry.client, entry.text) for entry in await at.server.store.entries(table)]


def test_of_ten_answers_to_one_decision_exactly_one_wins(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            table = (await ada.make("el-grande", [ME, HERE], options={"players": 2}))["table"]
            for _ in range(5):
                [seat] = (await ada.sees(table))["asked"]
                said = await ada.sees(table, seat)
                moves = [said["moves"][i % len(said["moves"])] for i in range(10)]
                before = len(await logged(at, table))
                answers = await asyncio.gather(*(ada.plays(table, seat, move, said["version"]) for move in moves))
                assert sorted(answer.status_code for answer in answers) == [200] + [409] * 9
                assert len(await logged(at, table)) == before + 1
                [won] = [answer.json() for answer in answers if answer.status_code == 200]
                for answer in answers:
                    if answer.status_code == 409:
                        present = answer.json()["table"]
                        assert present["n"] == won["n"]
                        assert present["version"] == won["version"]
                        assert present["reader"] == seat
                        assert problem_of(answer) == "problem-stale"

    asyncio.run(play())


def test_ten_devices_of_one_seat_are_ten_hands_at_one_board(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            made = await ada.make("kabale", [ME, HERE], options={"players": 2})
            table, keys = made["table"], {each["seat"]: each["key"] for each in made["keys"]}
            [seat] = (await ada.sees(table))["asked"]
            others = [Person(at.url) for _ in range(10)]
            for other in others:
                assert (await other.post("/session", key=keys[seat])).json() == {"table": table, "seat": seat}
            said = await others[0].sees(table, seat)
            played = (other.plays(table, seat, said["moves"][0], said["version"]) for other in others)
            # All ids are the same, as if one hand had retried: everybody is told that it was done.
            answers = await asyncio.gather(*played)
            assert {answer.status_code for answer in answers} == {200}
            assert len({answer.text for answer in answers}) == 1
            for other in others:
                await other.http.aclose()

    asyncio.run(play())


def test_the_same_id_ten_times_is_done_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            [seat] = (await ada.sees(table))["asked"]
            said = await ada.sees(table, seat)
            sent = {"seat": seat, "move": said["moves"][0], "version": said["version"], "id": "one-and-only"}
            answers = await asyncio.gather(*(ada.post(f"/tables/{table}/moves", **sent) for _ in range(10)))
            assert {answer.status_code for answer in answers} == {200}
            assert len({answer.text for answer in answers}) == 1
            assert [client for _, client, _ in await logged(at, table)].count("one-and-only") == 1
            said = {"seat": seat, "text": "Hm.", "id": "a-thing-said"}
            answers = await asyncio.gather(*(ada.post(f"/tables/{table}/chat", **said) for _ in range(10)))
            assert {answer.status_code for answer in answers} == {200}
            assert [client for _, client, _ in await logged(at, table)].count("a-thing-said") == 1

    asyncio.run(play())


def test_a_seat_is_taken_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            made = await ada.make("kabale", [ME, {"kind": "open"}], options={"players": 2})
            others = [Person(at.url) for _ in range(10)]
            wanted = {"name": "Cyd", "invitation": made["invitation"]}
            path = f"/tables/{made['table']}/join"
            answers = await asyncio.gather(*(other.post(path, **wanted) for other in others))
            assert sorted(answer.status_code for answer in answers) == [200] + [409] * 9
            assert (await ada.sees(made["table"]))["phase"] == "running"
            for other in others:
                await other.http.aclose()

    asyncio.run(play())


@pytest.mark.parametrize("seats", [2, 4])
def test_secret_answers_come_all_at_once(seats: int, tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            table = await dials(ada, seats)
            while (said := await ada.sees(table))["phase"] == "running":
                asked = {seat: await ada.sees(table, seat) for seat in said["asked"]}
                answers = await asyncio.gather(
                    *(ada.plays(table, seat, each["moves"][0], each["version"]) for seat, each in asked.items())
                )
                assert {answer.status_code for answer in answers} == {200}, [answer.text for answer in answers]
                assert (await ada.sees(table))["version"] == said["version"] + 1
            told = await ada.get(f"/tables/{table}/record")
            assert record.replay(record.read(told.content)).over

    asyncio.run(play())


def test_a_secret_answer_can_be_changed_until_all_are_in(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            table = await dials(ada, 3)
            before = await ada.sees(table)
            version = before["version"]
            for revision, move in enumerate(["set_dial one", "set_dial two", "set_dial five"]):
                done = await ada.plays(table, "A", move, version, revision=revision)
                assert done.status_code == 200
                assert done.json()["revision"] == revision + 1
                mine = await ada.sees(table, "A")
                assert mine["chosen"] == move
                assert (mine["version"], mine["revision"]) == (version, revision + 1)
            late = await ada.plays(table, "A", "set_dial one", version, revision=1)
            assert late.status_code == 409
            assert late.json()["table"]["chosen"] == "set_dial five"
            # The others were never held up by that, and one of them changes its mind as well.
            for seat, move, revision in [
                ("B", "set_dial one", 0),
                ("B", "set_dial three", 1),
                ("C", "set_dial two", 0),
            ]:
                done = await ada.plays(table, seat, move, version, revision=revision)
                assert done.status_code == 200
            assert (await ada.sees(table))["version"] == version + 1
            moves = (await ada.get(f"/tables/{table}/record")).json()["moves"]
            assert moves == ["A set_dial ?", "B set_dial ?", "C set_dial ?"]
            shown = (await ada.get(f"/tables/{table}/record", seat="A")).json()["moves"]
            assert shown[0] == "A set_dial five"

    asyncio.run(play())


def test_others_learn_only_that_a_seat_has_chosen(tmp_path: Path) -> None:
    async def watch(table_of: list[str], folder: Path, move: str) -> tuple[Any, Any]:
        """All that others get when A answers with one move or another."""
        async with serving(folder) as at, Person(at.url) as ada:
            table = await dials(ada, 3)
            table_of.append(table)
            async with ada.listening(table, "B") as ear, ada.listening(table) as eye:
                await ear.hears()
                await eye.hears()
                said = await ada.sees(table, "A")
                assert (await ada.plays(table, "A", move, said["version"])).status_code == 200
                return await ear.hears(), await eye.hears()

    async def play() -> None:
        tables: list[str] = []
        heard = [await watch(tables, tmp_path / move.split()[1], move) for move in ("set_dial one", "set_dial five")]
        for one, other in zip(*heard, strict=True):
            for said in (one, other):
                [happened] = said["happened"]
                assert happened.pop("at") > 0
                assert happened == {"n": 2, "what": "answer", "seat": "A", "text": "", "events": [], "lines": []}
                assert [each["chosen"] for each in said["table"]["seats"]] == [True, False, False]
                waits = [each.pop("gone") is not None for each in said["table"]["seats"]]  # a time, as above
                assert waits == [False, True, True]
                for own in ("now", "table", "commitment"):  # a table's own, whatever was chosen
                    said["table"].pop(own)
            assert one == other

    asyncio.run(play())


def test_an_answer_is_final_where_people_agreed_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            table = await dials(ada, 3, changes=False)
            version = (await ada.sees(table))["version"]
            assert (await ada.plays(table, "A", "set_dial one", version)).status_code == 200
            again = await ada.plays(table, "A", "set_dial two", version, revision=1)
            assert (again.status_code, problem_of(again)) == (422, "problem-answered")
            said = await ada.sees(table, "A")
            assert (said["chosen"], said["moves"]) == ("set_dial one", [])
            for seat in "BC":
                assert (await ada.plays(table, seat, "set_dial three", version)).status_code == 200
            assert (await ada.sees(table))["version"] == version + 1

    asyncio.run(play())


def test_the_last_two_answers_race(tmp_path: Path) -> None:
    """While A changes its answer, B and C give the last ones: every answer counts or is told that it came too late."""

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            for _ in range(5):
                table = await dials(ada, 3)
                version = (await ada.sees(table))["version"]
                assert (await ada.plays(table, "A", "set_dial one", version)).status_code == 200
                changed, *others = await asyncio.gather(
                    ada.plays(table, "A", "set_dial four", version, revision=1),
                    ada.plays(table, "B", "set_dial two", version),
                    ada.plays(table, "C", "set_dial three", version),
                )
                assert [answer.status_code for answer in others] == [200, 200]
                [move] = [each for each in (await played(ada, table, "A")) if each.startswith("A")]
                assert move == ("A set_dial four" if changed.status_code == 200 else "A set_dial one")
                assert changed.status_code in (200, 409)

    asyncio.run(play())


async def played(ada: Person, table: str, seat: str) -> list[str]:
    return list((await ada.get(f"/tables/{table}/record", seat=seat)).json()["moves"])


def test_a_request_that_is_given_up_leaves_the_table_whole(tmp_path: Path) -> None:
    """Who goes away in the middle of a move: it is in the log and at the table, or in neither."""

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            table = await dials(ada, 4)
            manager = at.server.manager
            live_table = await manager.table(table)
            async with ada.listening(table, "B") as ear:
                await ear.hears()
                move = PlayMove(seat="A", version=live_table.state.version, move="set_dial one", id="given-up-1")
                device = people.hashed(ada.http.cookies[at.server.settings.cookie])
                task = asyncio.create_task(moves.move(manager, live_table, 0, move, device))
                await asyncio.sleep(0)  # it has begun and waits for its commit
                task.cancel()
                assert (await asyncio.gather(task, return_exceptions=True))[0] is not None
                heard = await ear.hears()
                assert heard["n"] == len(await logged(at, table)) == live_table.state.n == 2

    asyncio.run(play())
