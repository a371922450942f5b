"""What one visitor may cost the others: how often, how many sockets, how long a log, how many queries."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, insert

from grandee.server import gate, house, schema
from grandee.server.live import Happened, Live
from grandee.server.store import Entry, Store
from tests.server.kit import HERE, ME, Person, serving

TABLE = "/api/tables/ps9T3mWkV1Qa"


# -- how often ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("POST", f"{TABLE}/moves", "move"),
        ("POST", f"{TABLE}/cancel", "move"),
        ("PUT", f"{TABLE}/notes/A", "move"),
        ("PUT", f"{TABLE}/notes/A/", "move"),
        ("GET", f"{TABLE}/notes/A", "read"),
        ("POST", f"{TABLE}/chat", "chat"),
        ("POST", f"{TABLE}/rematch", "make"),
        ("POST", "/api/tables", "make"),
        ("POST", "/api/tables/", "make"),
        ("POST", f"{TABLE}/join", "enter"),
        ("POST", "/api/tables/notes/join", "enter"),
        ("POST", f"{TABLE}/seats/moves", "enter"),
        ("POST", "/api/account/password/login", "password"),
        ("SOCKET", f"{TABLE}/live", "socket"),
    ],
)
def test_the_kind_of_a_request(method: str, path: str, kind: str) -> None:
    assert gate.kind_of(method, path) == kind
    assert kind in gate.LIMITS


def test_who_talks_without_end_waits_and_may_still_move() -> None:
    at = 0.0
    limits = gate.Limits(lambda: at)
    assert [limits.wait("x", "chat") > 0 for _ in range(12)] == [False] * 10 + [True] * 2
    assert limits.wait("x", "move") == 0
    at = 1.0
    assert [limits.wait("x", "chat") > 0 for _ in range(2)] == [False, True]


@pytest.mark.parametrize(("proxies", "believed"), [("127.0.0.1", True), ("10.0.0.1", False)])
def test_limits_count_the_visitor_behind_a_proxy_that_is_believed(
    proxies: str, believed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(gate.LIMITS, "read", gate.Limit(3, 0.001))

    async def play() -> None:
        async with serving(tmp_path, proxies, limits=True) as at, Person(at.url) as ada:

            async def asks(*forwarded: str) -> list[int]:
                headers = [("x-forwarded-for", each) for each in forwarded]
                return [(await ada.http.get("/health", headers=headers)).status_code for _ in range(4)]

            assert await asks("203.0.113.1") == [200, 200, 200, 429]
            another = [200, 200, 200, 429] if believed else [429] * 4
            assert await asks("203.0.113.2") == another
            assert await asks("198.51.100.9, 203.0.113.1") == [429] * 4  # what a visitor adds in front counts nothing
            assert await asks() == another  # the proxy itself, or whoever says that it is one

    asyncio.run(play())


# -- how many sockets --------------------------------------------------------------------------------------------------


def test_sockets_at_a_table_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (house.FROM_ADDRESS, house.AT_TABLE) == (40, 400)
    monkeypatch.setattr(house, "FROM_ADDRESS", 3)
    monkeypatch.setattr(house, "AT_TABLE", 5)
    monkeypatch.setattr(house, "FOR_SEATS", 1)

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, AsyncExitStack() as stack:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            other = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]

            async def comes(visitor: str, seat: str = "", where: str = table) -> int:
                """The code with which a new socket is closed; 0 if it stays."""
                ada.http.headers["x-forwarded-for"] = visitor
                ear = await stack.enter_async_context(ada.listening(where, seat))
                try:
                    await ear.hears()
                except Exception:
                    assert ear.socket.close_code
                    return int(ear.socket.close_code)
                return 0

            assert [await comes("1.1.1.1") for _ in range(4)] == [0, 0, 0, 4429]
            assert await comes("1.1.1.1", where=other) == 0
            assert [await comes("2.2.2.2") for _ in range(2)] == [0, 4429]  # the last place is for who plays
            assert [await comes("3.3.3.3", "A") for _ in range(2)] == [0, 4429]
            assert len(at.server.house.tables[table].listeners) == 5

    asyncio.run(play())


def test_who_is_there_is_told_together(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, AsyncExitStack() as stack:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            first = await stack.enter_async_context(ada.listening(table, "A"))
            await first.hears()
            for _ in range(20):
                await stack.enter_async_context(ada.listening(table))
            told: list[int] = []
            async with asyncio.timeout(10):
                while 20 not in told:
                    said = json.loads(await first.socket.recv())
                    told.append(said["spectators"])
            assert said["online"] == ["A"]
            assert len(told) <= 10

    asyncio.run(play())


# -- how long a log ----------------------------------------------------------------------------------------------------


async def talked(store: Store, table: str, first: int, last: int) -> None:
    """A long talk, put into the log as it would be."""
    rows: list[dict[str, Any]] = [
        {"table_id": table, "n": n, "at": 1, "what": "chat", "seat": 0, "text": f"{n}", "client": ""}
        for n in range(first, last + 1)
    ]
    await store.write(lambda c: c.execute(insert(schema.log), rows))


async def moves(ada: Person, table: str) -> dict[str, Any]:
    """A move of whoever is asked, as a spectator hears it."""
    [asked] = (await ada.sees(table))["asked"]
    said = await ada.sees(table, asked)
    async with ada.listening(table) as ear:
        await ear.hears()
        assert (await ada.plays(table, asked, said["moves"][0], said["version"])).status_code == 200
        return dict((await ear.hears())["happened"][0])


def test_of_a_long_log_the_newest_is_told_and_nobody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once, most = 0, 0
    take = Live.take

    def counted(live: Live, entry: Entry) -> Happened:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        return take(live, entry)

    async def beside() -> None:
        nonlocal at_once
        while True:
            at_once = 0
            await asyncio.sleep(0)

    monkeypatch.setattr(Live, "take", counted)

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            for _ in range(2):
                await moves(ada, table)
            await talked(at.server.store, table, 4, 3_000)
            del at.server.house.tables[table]
            other = asyncio.create_task(beside())
            heard = await moves(ada, table)
            assert heard["n"] == 3_001
            for number in range(30):  # so that it is not in memory any more
                body = {"seat": "A", "text": f"{number}", "id": ada.new_id()}
                assert (await ada.post(f"/tables/{table}/chat", **body)).status_code == 200
            said = (await ada.get(f"/tables/{table}/log", after=0)).json()
            assert [each["n"] for each in said["happened"]] == list(range(3_031 - 499, 3_032))
            assert said["fresh"]
            assert heard in said["happened"]
            async with ada.listening(table, "", 5) as ear:
                again = await ear.hears()
            assert (again["happened"], again["fresh"]) == (said["happened"], True)
            whole = (await ada.get(f"/tables/{table}/log", after=3_031 - 500)).json()
            assert (whole["happened"], whole["fresh"]) == (said["happened"], False)
            told = [(await ada.get(f"/tables/{table}/told", after=after)).json() for after in (0, 2_600)]
            assert [each["fresh"] for each in told] == [True, False]
            assert told[0]["log"] == told[1]["log"] != []
            other.cancel()
            assert most <= house.SLICE

    asyncio.run(play())


# -- how many queries --------------------------------------------------------------------------------------------------


@contextmanager
def queries(store: Store) -> Iterator[list[str]]:
    """What is asked of a database meanwhile."""
    asked: list[str] = []

    def note(*given: Any) -> None:
        if "select" in given[2].lower() and "from" in given[2].lower():
            asked.append(given[2])

    event.listen(store.engine, "before_cursor_execute", note)
    yield asked
    event.remove(store.engine, "before_cursor_execute", note)


def test_a_list_costs_the_same_however_long_it_is(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with serving(tmp_path, database=database) as at, Person(at.url) as ada, Person(at.url) as bob:
            costs = []
            for number in range(1, 6):
                await ada.make("kabale", [ME, {"kind": "open"}], options={"players": 2}, terms={"listed": True})
                await ada.get("/mine")  # the new one is in memory now
                for who, mine in ((ada, ["A"]), (bob, [])):
                    for path in ("/tables", "/mine"):
                        with queries(at.server.store) as asked:
                            said = (await who.get(path)).json()["tables"]
                        if who is ada or path == "/tables":
                            assert [each["mine"] for each in said] == [mine] * number
                        costs.append(len(asked))
            assert max(costs) <= 4, costs

    asyncio.run(play())


def test_a_table_that_cannot_be_read_is_left_out_of_the_list(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            good, bad = [(await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"] for _ in range(2)]
            assert await at.server.store.append(bad, Entry(2, 1, "move", 0, "fly to the moon"))
            del at.server.house.tables[bad]
            said = await ada.get("/mine")
            assert said.status_code == 200
            assert [each["table"] for each in said.json()["tables"]] == [good]
            [logged] = [each for each in caplog.records if each.levelno == logging.ERROR]
            assert vars(logged)["table"] == bad
            assert "moon" not in str(vars(logged))

    asyncio.run(play())
