"""What one visitor may cost the others: how often, how many sockets, how long a log, how many queries."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import threading
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from sqlalchemy import event, insert
from websockets.exceptions import InvalidStatus

from grandee.server.api import TextView
from grandee.server.http import limits
from grandee.server.http.app import make_app
from grandee.server.settings import Settings
from grandee.server.storage import schema
from grandee.server.storage.store import LogEntry, Store
from grandee.server.tables import views
from grandee.server.tables.entries import SLICE
from grandee.server.tables.state import Change, TableState
from grandee.server.tables.table import MOST_AT_TABLE, MOST_FROM_ADDRESS, PRESENCE_SECONDS
from tests.server.kit import HERE, ME, PATIENCE, Person, problem_of, serving

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
        ("PUT", "/api/account/password", "password"),
        ("DELETE", "/api/account/passkey/abc", "password"),
        ("POST", "/api/account/logout", "enter"),
        ("POST", "/api/notices/mail", "mail"),
        ("POST", "/api/notices/mail/", "mail"),
        ("POST", "/api/notices/mail/stop", "enter"),
        ("GET", f"{TABLE}/frames", "frames"),
        ("POST", "/api/frames", "frames"),
        ("POST", "/api/facts", "frames"),
        ("GET", f"{TABLE}/facts", "read"),
        ("GET", f"{TABLE}/preview", "foresee"),
        ("GET", f"{TABLE}/text", "tell"),
        ("GET", f"{TABLE}/log", "tell"),
        ("POST", "/api/nothing/frames", "enter"),
        ("GET", "/t/password", "read"),
        ("SOCKET", f"{TABLE}/live", "socket"),
    ],
)
def test_the_kind_of_a_request(method: str, path: str, kind: str) -> None:
    assert limits.route_of(application(), method, path).kind == kind
    assert kind in limits.LIMITS


@cache
def application() -> Litestar:
    made = make_app(Settings(database="never-opened.sqlite"))
    assert isinstance(made, limits.RequestGuard)
    return made.app


def test_every_spelling_of_a_path_that_reaches_a_handler_counts_as_that_handler() -> None:
    app, ways = application(), 0
    for route in app.routes:
        plain = re.sub(r"{[^}]*}", "ps9T3mWkV1Qa", route.path)
        for method in {"GET", "POST", "PUT", "DELETE"} & set(getattr(route, "methods", ())):
            wanted = limits.route_of(app, method, plain)
            for spelt in (f"/{plain}", plain.replace("/", "//"), f"{plain}/", f"{plain}//", f"//{plain}///"):
                ways += 1
                assert limits.route_of(app, method, spelt) == wanted, (method, spelt)
    assert ways > 200


@pytest.mark.parametrize(
    "spelt", ["//api//tables", "/api/tables/", "/api/%74ables", "/%61pi/tables", "/api%2Ftables", "//api/tables//?a=1"]
)
def test_no_spelling_of_a_path_escapes_its_limit(spelt: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What reaches the handler that makes tables counts as that, however it is written."""
    monkeypatch.setitem(limits.LIMITS, "make", limits.Limit(2, 0.001))

    async def play() -> None:
        async with serving(tmp_path, limits=True) as at:
            body = json.dumps({"game": "kabale", "options": {"players": 2}, "seats": [ME, HERE]}).encode()
            asked = [spelt, "/api/tables", spelt, "/api/tables"]
            assert [await posted(at.port, path, body) for path in asked] == [201, 201, 429, 429]

    asyncio.run(play())


async def posted(port: int, path: str, body: bytes, kind: str | None = "application/json") -> int:
    """The status of the answer to a body, sent to a path exactly as it is written."""
    header = f"content-type: {kind}\r\n" if kind is not None else ""
    head = f"POST {path} HTTP/1.1\r\nhost: x\r\n{header}content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(head.encode() + body)
    answer = await reader.read()
    writer.close()
    return int(answer.split(b" ", 2)[1])


def test_one_address_has_only_so_many_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert limits.MOST_SOCKETS == 200
    monkeypatch.setattr(limits, "MOST_SOCKETS", 2)

    async def play() -> None:
        async with serving(tmp_path, limits=True) as at, Person(at.url) as ada, AsyncExitStack() as stack:
            seats = [ME, HERE]
            tables = [(await ada.make("kabale", seats, options={"players": 2}))["table"] for _ in range(3)]

            async def comes(visitor: str, where: str) -> Any:
                ada.http.headers["x-forwarded-for"] = visitor
                return (await stack.enter_async_context(ada.listening(where))).socket

            first = await comes("1.1.1.1", tables[0])
            await comes("1.1.1.1", tables[1])
            with pytest.raises(InvalidStatus):
                await comes("1.1.1.1", tables[2])
            await comes("2.2.2.2", tables[2])
            await first.close()
            async with asyncio.timeout(PATIENCE):
                while len(at.server.manager.tables[tables[0]].subscribers):
                    await asyncio.sleep(0.01)
            await comes("1.1.1.1", tables[2])

    asyncio.run(play())


# -- what an answer says of itself, and what a body must ---------------------------------------------------------------


def test_nothing_of_a_seat_is_kept(tmp_path: Path) -> None:
    """No answer may be stored by a browser or a proxy, unless its handler says so; no refusal either."""

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            said = await ada.sees(table, "A")
            stale = {"seat": said["asked"][0], "version": 0, "move": "place_card king c1", "id": "stale-000001"}
            answers = [
                await ada.get("/mine"),
                await ada.get(f"/tables/{table}", seat="A"),
                await ada.get(f"/tables/{table}/log", seat="A"),
                await ada.get(f"/tables/{table}/text", seat="A"),
                await ada.get(f"/tables/{table}/frames", seat="A"),
                await ada.get(f"/tables/{table}/record", seat="A"),
                await ada.get(f"/tables/{table}/notes/A"),
                await ada.get("/account"),
                await ada.get("/notices"),
                await ada.post(f"/tables/{table}/moves", **stale),
                await ada.get("/nothing/here"),
            ]
            assert answers[-2].json()["table"]["reader"] == said["asked"][0]
            for answer in answers:
                assert answer.headers.get_list("cache-control") == ["no-store"], answer.url
            facts = await ada.get(f"/tables/{table}/facts")
            assert facts.headers.get_list("cache-control") == ["private, no-cache"]
            # the page says itself how long it is kept
            assert (await ada.http.get("/")).headers.get_list("cache-control") == ["no-cache"]

    asyncio.run(play())


@pytest.mark.parametrize(
    ("kind", "status"),
    [
        ("application/json", 201),
        ("Application/JSON; charset=utf-8", 201),
        ("text/plain", 415),
        ("application/x-www-form-urlencoded", 415),
        ("multipart/form-data; boundary=x", 415),
        ("application/jsonp", 415),
        ("", 415),
        (None, 415),
    ],
)
def test_only_json_is_taken_for_json(kind: str | None, status: int, tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at:
            body = json.dumps({"game": "kabale", "options": {"players": 2}, "seats": [ME, HERE]}).encode()
            assert await posted(at.port, "/api/tables", body, kind) == status

    asyncio.run(play())


def test_a_request_that_brings_nothing_needs_no_content_type(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Ben"}]
            table = (await ada.make("kabale", seats, options={"players": 2}))["table"]
            answer = await ada.http.post(f"/api/tables/{table}/start")
            assert answer.status_code == 200
            assert (await ada.http.post(f"/api/tables/{table}/moves")).status_code == 400

    asyncio.run(play())


def test_the_number_of_headers_is_bounded(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            few = [("x-more", "1")] * (limits.MOST_HEADERS - 20)
            assert (await ada.http.get("/health", headers=few)).status_code == 200
            answer = await ada.http.get("/health", headers=few * 2)
            assert (answer.status_code, problem_of(answer)) == (431, "problem-headers")

    asyncio.run(play())


def test_who_talks_without_end_waits_and_may_still_move() -> None:
    at = 0.0
    of_chat = limits.Limits(lambda: at)
    assert [of_chat.wait("x", "chat") > 0 for _ in range(12)] == [False] * 10 + [True] * 2
    assert of_chat.wait("x", "move") == 0
    at = 1.0
    assert [of_chat.wait("x", "chat") > 0 for _ in range(2)] == [False, True]


@pytest.mark.parametrize(("proxies", "believed"), [("127.0.0.1", True), ("10.0.0.1", False)])
def test_limits_count_the_visitor_behind_a_proxy_that_is_believed(
    proxies: str, believed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.LIMITS, "read", limits.Limit(3, 0.001))

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
    assert (MOST_FROM_ADDRESS, MOST_AT_TABLE) == (40, 400)
    monkeypatch.setattr("grandee.server.tables.table.MOST_FROM_ADDRESS", 3)
    monkeypatch.setattr("grandee.server.tables.table.MOST_AT_TABLE", 5)
    monkeypatch.setattr("grandee.server.tables.table.FOR_SEATS", 1)

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
            assert len(at.server.manager.tables[table].subscribers) == 5

    asyncio.run(play())


def test_who_is_there_is_told_together(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, AsyncExitStack() as stack:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            first = await stack.enter_async_context(ada.listening(table, "A"))
            await first.hears()
            start = time.monotonic()
            for _ in range(20):
                await stack.enter_async_context(ada.listening(table))
            told: list[int] = []
            async with asyncio.timeout(PATIENCE):
                while 20 not in told:
                    said = json.loads(await first.socket.recv())
                    told.append(said["spectators"])
            assert said["online"] == ["A"]
            assert len(told) <= 2 + (time.monotonic() - start) / PRESENCE_SECONDS, "never more often than that"

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
    take = TableState.take

    def counted(table_state: TableState, entry: LogEntry) -> Change:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        return take(table_state, entry)

    async def beside() -> None:
        nonlocal at_once
        while True:
            at_once = 0
            await asyncio.sleep(0)

    monkeypatch.setattr(TableState, "take", counted)

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            for _ in range(2):
                await moves(ada, table)
            await talked(at.server.store, table, 4, 3_000)
            del at.server.manager.tables[table]
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
            told = [(await ada.get(f"/tables/{table}/text", after=after)).json() for after in (0, 2_600)]
            assert [each["fresh"] for each in told] == [True, False]
            assert told[0]["log"] == told[1]["log"] != []
            other.cancel()
            assert most <= SLICE

    asyncio.run(play())


def test_a_log_is_worded_away_from_the_loop_and_the_table_goes_on_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hundreds of sentences take a fifth of a second: nobody waits for them but who has asked."""
    threads: list[bool] = []
    go_on = threading.Event()
    words = views.text_view

    def slowly(*given: Any) -> TextView:
        threads.append(threading.current_thread() is threading.main_thread())
        assert go_on.wait(60)
        return words(*given)

    monkeypatch.setattr(views, "text_view", slowly)

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as ben:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            before = (await ada.sees(table))["n"]
            asked = [asyncio.create_task(ben.get(f"/tables/{table}/text")) for _ in range(4)]
            async with asyncio.timeout(PATIENCE):
                while not threads:
                    await asyncio.sleep(0.01)
                heard = await moves(ada, table)
            assert heard["n"] == before + 1
            go_on.set()
            told = [(await each).json() for each in asked]
            assert told[0]["n"] == before  # as the table was when it was asked for
            assert threads == [False] * 4

    try:
        asyncio.run(play())
    finally:
        go_on.set()


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
                        costs.append(min([await cost(at.server.store, who, path) for _ in range(3)]))
                        listed = (await who.get(path)).json()["tables"]
                        if who is ada or path == "/tables":
                            assert [each["mine"] for each in listed] == [mine] * number
            assert max(costs) <= 4, costs

    async def cost(store: Store, who: Person, path: str) -> int:
        """With whatever the server does by itself meanwhile: the least of several is that of the list."""
        with queries(store) as asked:
            await who.get(path)
        return len(asked)

    asyncio.run(play())


def test_a_table_that_cannot_be_read_is_left_out_of_the_list(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            good, bad = [(await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"] for _ in range(2)]
            assert await at.server.store.append(bad, LogEntry(2, 1, "move", 0, "fly to the moon"))
            del at.server.manager.tables[bad]
            said = await ada.get("/mine")
            assert said.status_code == 200
            assert [each["table"] for each in said.json()["tables"]] == [good]
            [logged] = [each for each in caplog.records if each.levelno == logging.ERROR]
            assert vars(logged)["table"] == bad
            assert "moon" not in str(vars(logged))

    asyncio.run(play())
