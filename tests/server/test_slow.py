"""Readers who are slow, stuck or away: they hold nobody up, are let go, and get exactly what they missed."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import websockets

from grandee.server.http import serve
from grandee.server.live.subscribers import LONGEST_QUEUE
from grandee.server.settings import Settings
from grandee.server.tables import state
from tests.server.kit import HERE, ME, PATIENCE, At, Person, bot, serving

pytestmark = pytest.mark.slow

UPDATES = 320
ESTABLISHED = "01"  # in /proc/net/tcp
NORMAL = 1.0  # seconds in which everybody hears what happened, on any machine


async def stuck(at: At, ada: Person, table: str, seat: str) -> socket.socket:
    """A raw socket that joins a table and never reads, with as little room as the system gives it."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, ("127.0.0.1", at.port))
    cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
    lines = [
        f"GET /api/tables/{table}/live?seat={seat}&after=0 HTTP/1.1",
        f"Host: 127.0.0.1:{at.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
    ]
    await loop.sock_sendall(raw, ("\r\n".join(lines) + "\r\n\r\n").encode())
    return raw


async def subscribers(at: At, table: str, number: int) -> None:
    """Wait until so many listen."""
    there = await at.server.manager.table(table)
    async with asyncio.timeout(PATIENCE):
        while len(there.subscribers) != number:
            await asyncio.sleep(0.01)


async def says(ada: Person, table: str, number: int) -> None:
    text = f"{number}: " + "x" * 480
    answer = await ada.post(f"/tables/{table}/chat", seat="A", text=text, id=f"said-{number:06d}")
    assert answer.status_code == 200, answer.text


def test_a_stuck_reader_delays_nobody_and_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "SHUTDOWN_SECONDS", 1)

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as watcher:
            table = (await ada.make("el-grande", [ME, HERE], options={"players": 2}))["table"]
            there = await at.server.manager.table(table)
            raw = await stuck(at, ada, table, "B")
            async with ada.listening(table, "A") as ear, watcher.listening(table) as eye:
                await ear.hears()
                await eye.hears()
                await subscribers(at, table, 3)
                assert sys.platform != "linux" or is_open(at, raw)
                [held] = [subscriber for subscriber in there.subscribers if subscriber.reader == 1]
                worst, first = 0.0, memory()
                for number in range(UPDATES):
                    started = time.perf_counter()
                    await says(ada, table, number)
                    one, other = await ear.hears(NORMAL), await eye.hears(NORMAL)
                    worst = max(worst, time.perf_counter() - started)
                    assert one["n"] == other["n"] == there.state.n
                    assert len(held.queue) <= LONGEST_QUEUE
                assert worst < NORMAL
                assert held.dropped
                assert held not in there.subscribers
                assert at.server.metrics.registry.get_sample_value("grandee_sockets_dropped_total") == 1
                assert memory() - first < 60_000_000
                # The connection is really gone, although its peer takes nothing: what waited for it is forgotten.
                if sys.platform == "linux":
                    async with asyncio.timeout(PATIENCE):
                        while is_open(at, raw):
                            await asyncio.sleep(0.1)
            async with asyncio.timeout(PATIENCE):
                assert await drained(raw) < 2_000_000
            raw.close()
            async with ada.listening(table, "B", 1) as back:
                missed = await back.hears()
            assert [each["n"] for each in missed["happened"]] == list(range(2, there.state.n + 1))
            assert not missed["fresh"]

    asyncio.run(play())


def is_open(at: At, raw: socket.socket) -> bool:
    """Whether the server still has its end of a connection, as the system tells."""
    ends = [f":{at.port:04X}", f":{raw.getsockname()[1]:04X}"]
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return any([row[1][-5:], row[2][-5:]] == ends and row[3] == ESTABLISHED for row in rows)


async def drained(raw: socket.socket) -> int:
    """Read all that is left until the end; how much it was."""
    loop, read = asyncio.get_running_loop(), 0
    while taken := await loop.sock_recv(raw, 65_536):
        read += len(taken)
    return read


def memory() -> int:
    """Bytes that this process has in memory."""
    if sys.platform != "linux":
        return 0
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def test_who_comes_back_gets_exactly_what_was_missed(tmp_path: Path) -> None:
    """Also when memory does not reach back so far, and after the server was started anew."""

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            for number in range(state.RECENT_ENTRIES // 2):
                await says(ada, table, number)
            told = await moved(ada, table)
            for number in range(state.RECENT_ENTRIES // 2, state.RECENT_ENTRIES + 20):
                await says(ada, table, number)
            last = (await at.server.manager.table(table)).state.n
            assert last > state.RECENT_ENTRIES + 20
            before = [await missed(ada, table, seat, after) for seat in ("A", "B", "") for after in range(0, last, 17)]
            cookies = dict(ada.http.cookies)
        async with serving(tmp_path) as at, Person(at.url) as ada:
            ada.http.cookies.update(cookies)
            again = [await missed(ada, table, seat, after) for seat in ("A", "B", "") for after in range(0, last, 17)]
            assert before == again
            assert [each for each in again[0] if each["n"] == told["n"]] == [told]
            await says(ada, table, 999)
            [new] = await missed(ada, table, "A", last)
            assert new["text"].startswith("999")

    asyncio.run(play())


async def moved(ada: Person, table: str) -> dict[str, Any]:
    """A move of A's, as A hears it."""
    while (await ada.sees(table))["asked"] != ["A"]:
        [other] = (await ada.sees(table))["asked"]
        said = await ada.sees(table, other)
        await ada.plays(table, other, said["moves"][0], said["version"])
    async with ada.listening(table, "A") as ear:
        await ear.hears()
        said = await ada.sees(table, "A")
        assert (await ada.plays(table, "A", said["moves"][0], said["version"])).status_code == 200
        return dict((await ear.hears())["happened"][0])


async def missed(ada: Person, table: str, seat: str, after: int) -> list[dict[str, Any]]:
    """What somebody who comes back gets, over a socket and by asking, which must be the same: all of it, in order."""
    async with ada.listening(table, seat, after) as ear:
        heard = await ear.hears()
    answer = await ada.get(f"/tables/{table}/log", after=after, **({"seat": seat} if seat else {}))
    assert heard["happened"] == answer.json()["happened"]
    assert [each["n"] for each in heard["happened"]] == list(range(after + 1, heard["n"] + 1))
    assert (heard["after"], heard["fresh"]) == (after, False)
    return list(heard["happened"])


def test_a_number_that_never_was_gets_the_whole_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            for n, after in enumerate((-1, -7, 4, 10**6, 10**30), 1):
                async with ada.listening(table, "A", after) as ear:
                    heard = await ear.hears()
                    assert (heard["fresh"], heard["happened"], heard["n"]) == (True, [], n)
                    assert heard["table"]["view"]
                    await says(ada, table, n)
                    assert (await ear.hears())["after"] == n
            for address in ("after=x", "after=", "after=1.5", "seat=I", "seat=AB", "seat=A%0A", f"after={'9' * 5000}"):
                cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
                url = f"ws{at.url[4:]}/api/tables/{table}/live?{address}"
                async with websockets.connect(url, additional_headers={"cookie": cookie}) as open_socket:
                    await open_socket.wait_closed()
                assert open_socket.close_code == 4400, address

    asyncio.run(play())


def test_what_a_page_says_wrongly_ends_its_socket_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            async with ada.listening(table, "B") as other:
                await other.hears()
                for said in ("{", '{"seen": -1}', '{"seen": 1, "more": 2}', "x" * 3000, b"\x00\xff"):
                    async with ada.listening(table, "A") as ear:
                        await ear.hears()
                        await ear.socket.send('{"seen": 1}')
                        await ear.socket.send(said)
                        async with asyncio.timeout(PATIENCE):
                            await ear.socket.wait_closed()
                    assert ear.socket.close_code not in (1006, 1011), said
                await says(ada, table, 5)
                assert (await other.hears())["happened"][0]["what"] == "chat"
            await subscribers(at, table, 0)

    asyncio.run(play())


def test_sockets_are_asked_whether_they_are_still_there(tmp_path: Path) -> None:
    config = serve.configured("nothing:here", "127.0.0.1", 0, Settings())
    assert 0 < (config.ws_ping_interval or 0) <= 30
    assert 0 < (config.ws_ping_timeout or 0) <= 30
    assert not config.ws_per_message_deflate

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            table = (await ada.make("kabale", [ME, bot()], options={"players": 2}))["table"]
            async with ada.listening(table, "A") as ear:
                await ear.hears()
                async with asyncio.timeout(PATIENCE):
                    await (await ear.socket.ping())  # and they answer

    asyncio.run(play())
