"""Connections that keep the server waiting, say too much or come in crowds are ended; honest ones are not."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.exceptions import ConnectionClosed

from grandee.server.http.connections import HEAD_SIZE, Bounded, BoundedConnection
from grandee.server.live import websocket
from tests.server.kit import HERE, ME, At, Person, serving

PATIENCE, PACE = 0.5, 200
DRIP = 0.05  # seconds between two drops
LONG = 120.0  # seconds after which a test gives up; nothing here depends on how fast the machine is


class H11Connection(Bounded, H11Protocol):
    """A connection where httptools is not installed."""


parsers = pytest.mark.parametrize("http", [BoundedConnection, H11Connection])


@asynccontextmanager
async def connected(at: At, address: str = "127.0.0.1") -> AsyncIterator[tuple[asyncio.StreamReader, Any]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", at.port, local_addr=(address, 0))
    try:
        yield reader, writer
    finally:
        writer.close()


async def dripped(at: At, first: bytes, drop: bytes = b"") -> bytes:
    """All that the server says to somebody who sends something, and then a drop from time to time, until it ends."""
    async with asyncio.timeout(LONG), connected(at) as (reader, writer):
        writer.write(first)

        async def drip() -> None:
            with suppress(OSError):
                while drop:
                    await asyncio.sleep(DRIP)
                    writer.write(drop)
                    await writer.drain()

        dripping = asyncio.create_task(drip())
        try:
            return await to_the_end(reader)
        finally:
            dripping.cancel()


async def to_the_end(reader: asyncio.StreamReader) -> bytes:
    said = b""
    with suppress(ConnectionResetError):  # also an end
        while part := await reader.read(65_536):
            said += part
    return said


def statuses(said: bytes) -> list[int]:
    return [int(part[:3]) for part in said.split(b"HTTP/1.1 ")[1:]]


MARK = b"HTTP/1.1 200"
HEALTH = b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n"


def a_post(path: str, length: int) -> bytes:
    kind = "content-type: application/json"
    return f"POST {path} HTTP/1.1\r\nhost: x\r\n{kind}\r\ncontent-length: {length}\r\n\r\n".encode()


@parsers
@pytest.mark.slow
def test_who_keeps_the_server_waiting_is_ended(http: Any, tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path, http=http, stall_seconds=PATIENCE, least_rate=PACE) as at:
            chunked = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
            chunked += b"transfer-encoding: chunked\r\n\r\n"
            asked = {
                "silent": (dripped(at, b""), []),
                "half a head": (dripped(at, b"GET /health HTTP/1.1\r\nhost: x\r\n"), [408]),
                "a head in drops": (dripped(at, b"GET /health HTTP/1.1\r\nx-a: ", b"a"), [408]),
                "a body in drops": (dripped(at, a_post("/api/tables", 100_000), b"x"), [408]),
                "no body": (dripped(at, a_post("/api/tables", 100_000)), [408]),
                "a body in chunks": (dripped(at, chunked, b"1\r\nx\r\n"), [408]),
                "half of the next head": (dripped(at, HEALTH + HEALTH[:20]), [200]),  # as one that asks nothing more
                "the next head in drops": (dripped(at, HEALTH + HEALTH[:-4], b"a"), [200, 408]),
                "a body that nobody wants": (dripped(at, a_post("/api/nothing", 100_000), b"x"), [404]),
                "half an upgrade": (
                    dripped(at, b"GET /x HTTP/1.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"),
                    [408],
                ),
            }
            said = await asyncio.gather(*(each for each, _ in asked.values()))
            for (name, (_, wanted)), answer in zip(asked.items(), said, strict=True):
                assert statuses(answer) == wanted, (name, answer)
                if 408 in wanted:
                    head, _, body = answer.rpartition(b"\r\n\r\n")
                    assert b"\r\ncontent-type: application/problem+json\r\n" in head
                    assert json.loads(body)["type"] == "/problems/problem-slow"

    asyncio.run(play())


@parsers
@pytest.mark.slow
def test_who_is_honest_is_not_ended(http: Any, tmp_path: Path) -> None:
    """A socket that is silent for long, a body that comes slowly, a server that takes its time."""

    async def play() -> None:
        async with serving(tmp_path, http=http, stall_seconds=PATIENCE, least_rate=PACE) as at, Person(at.url) as ada:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            asked = (await ada.sees(table))["asked"][0]

            async def slowly() -> AsyncIterator[bytes]:
                yield json.dumps({"text": "x" * 400, "muted": []}).encode()[:-1]
                for _ in range(40):
                    await asyncio.sleep(DRIP)
                    yield b" " * 500
                yield b"}"

            async def waits() -> int:
                lock = at.server.manager.tables[table].lock
                async with lock:
                    answer = asyncio.create_task(ada.get(f"/tables/{table}/log", seat=asked))
                    await asyncio.sleep(4 * PATIENCE)
                    assert not answer.done()
                return (await answer).status_code

            async with ada.listening(table, asked) as ear:
                await ear.hears()
                kind = {"content-type": "application/json"}
                noted = await ada.http.put(f"/api/tables/{table}/notes/{asked}", content=slowly(), headers=kind)
                assert noted.status_code == 200
                assert await waits() == 200
                said = await ada.sees(table, asked)
                assert (await ada.plays(table, asked, said["moves"][0], said["version"])).status_code == 200
                assert (await ear.hears())["happened"][0]["what"] == "move"

    asyncio.run(play())


@parsers
def test_a_head_is_bounded(http: Any, tmp_path: Path) -> None:
    """However it is too long, at the beginning, after a request or while one is answered: it is not kept."""

    async def play() -> None:
        async with serving(tmp_path, http=http) as at, Person(at.url) as ada:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            begun = b"GET /health HTTP/1.1\r\nhost: x\r\n"
            one, many = b"a" * 1_000, b"x-a: " + b"b" * 88 + b"\r\n"
            for first, more, wanted in [
                (begun + b"x-a: ", one, [431]),
                (begun, many, [431]),
                (b"GET /", one, [431]),
                (HEALTH, many, [431]),
            ]:
                said, sent = await poured(at, first, more)
                assert statuses(said) == wanted
                assert sent < 8_000_000  # what lay on the way, not all that there was
            assert statuses(await asked_once(at, begun + many * (HEAD_SIZE // len(many) - 3) + b"\r\n")) == [
                431
            ]  # too many
            assert statuses(await asked_once(at, begun + b"x-a: " + b"b" * (HEAD_SIZE - 500) + b"\r\n\r\n")) == [200]

            async with at.server.manager.tables[table].lock:  # a request that waits, and a head behind it
                log = f"GET /api/tables/{table}/log HTTP/1.1\r\nhost: x\r\n\r\n".encode()
                said, sent = await poured(at, log + begun, many)
            assert statuses(said) == []
            assert sent < 8_000_000

            upgrade = (
                f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
            )
            upgrade += "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            for extra in ("x-a: b\r\n" * 200, "x-a: " + "b" * 10_000 + "\r\n"):
                assert statuses(await asked_once(at, f"{upgrade}{extra}\r\n".encode())) == [431]

    asyncio.run(play())


async def poured(at: At, first: bytes, more: bytes) -> tuple[bytes, int]:
    """What the server says to somebody who never stops sending, and how much was sent before it hung up."""
    sent = 0
    async with asyncio.timeout(LONG), connected(at) as (reader, writer):
        writer.write(first)
        if first == HEALTH:  # one request is answered, and the next one is without end
            await reader.readuntil(b"}")
            writer.write(b"GET / HTTP/1.1\r\n")
        answer = asyncio.create_task(to_the_end(reader))
        with suppress(OSError):
            while not answer.done() and sent < 60_000_000:
                writer.write(more * 100)
                sent += 100 * len(more)
                await writer.drain()
        return await answer, sent


async def asked_once(at: At, request: bytes) -> bytes:
    async with asyncio.timeout(LONG), connected(at) as (reader, writer):
        writer.write(request)
        return await to_the_end(reader) if b"upgrade" in request else await reader.readuntil(b"\r\n\r\n")


def test_who_does_not_take_an_answer_is_ended_and_who_takes_it_slowly_is_not(tmp_path: Path) -> None:
    many = 8
    asked = b"GET /api/schema/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n" * many

    async def play() -> None:
        async with serving(tmp_path, stall_seconds=PATIENCE, least_rate=PACE) as at:
            loop = asyncio.get_running_loop()
            with socket.socket() as stuck, socket.socket() as slow:
                for each in (stuck, slow):
                    each.setblocking(False)
                    each.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16_384)
                    await loop.sock_connect(each, ("127.0.0.1", at.port))
                    await loop.sock_sendall(each, asked)
                said, answers = b"", 0
                async with asyncio.timeout(LONG):
                    while answers < many:  # a little at a time, for much longer than anybody's patience
                        said += await loop.sock_recv(slow, 65_536)
                        answers += said.count(MARK)
                        said = said.replace(MARK, b"")[1 - len(MARK) :]
                        await asyncio.sleep(DRIP / 10)
                    assert await is_gone(stuck)

    asyncio.run(play())


async def is_gone(stuck: socket.socket) -> bool:
    """Wait until the server has hung up on somebody who never reads."""
    loop = asyncio.get_running_loop()
    with suppress(OSError):
        while True:
            await loop.sock_sendall(stuck, b"\r\n")
            await asyncio.sleep(DRIP)
    return True


def test_one_address_and_all_have_only_so_many_connections(tmp_path: Path) -> None:
    async def play() -> None:
        few = serving(tmp_path, "10.0.0.1", limits=True, from_address=3, connections=5)
        async with few as at, Person(at.url) as ada:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            await ada.http.aclose()

            async def turned_away(address: str) -> list[int]:
                async with asyncio.timeout(LONG), connected(at, address) as (reader, _):
                    return statuses(await to_the_end(reader))

            async def gets_in(address: str) -> bool:
                async with connected(at, address) as (reader, writer):
                    writer.write(HEALTH)
                    with suppress(OSError, asyncio.IncompleteReadError):
                        return statuses(await reader.readuntil(b"\r\n\r\n")) == [200]
                    return False

            async with connected(at, "127.0.0.2"), connected(at, "127.0.0.2"), listening(at, table, "127.0.0.2"):
                assert await turned_away("127.0.0.2") == [429]
                assert await gets_in("127.0.0.3")
                async with connected(at, "127.0.0.4"), connected(at, "127.0.0.5"):
                    async with asyncio.timeout(LONG):
                        while await gets_in("127.0.0.3"):  # until the one before has been seen to be gone
                            await asyncio.sleep(DRIP)
                    assert await turned_away("127.0.0.3") == [503]
            async with asyncio.timeout(LONG):  # those who have gone make room, a socket too
                while not await gets_in("127.0.0.2"):
                    await asyncio.sleep(DRIP)
            async with connected(at, "127.0.0.2"), connected(at, "127.0.0.2"), asyncio.timeout(LONG):
                while not await gets_in("127.0.0.2"):
                    await asyncio.sleep(DRIP)

    asyncio.run(play())


@asynccontextmanager
async def listening(at: At, table: str, address: str) -> AsyncIterator[Any]:
    """A socket, opened by hand."""
    async with connected(at, address) as (reader, writer):
        request = f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        request += "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        writer.write(request.encode())
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        yield reader, writer


def test_a_proxy_speaks_for_many(tmp_path: Path) -> None:
    async def play() -> None:
        proxied = serving(tmp_path, "127.0.0.1", limits=True, from_address=1)
        async with proxied as at, connected(at), connected(at), connected(at) as (reader, writer):
            writer.write(HEALTH)
            assert statuses(await reader.readuntil(b"\r\n\r\n")) == [200]

    asyncio.run(play())


@pytest.mark.slow
def test_a_socket_that_says_too_much_is_closed(tmp_path: Path) -> None:
    burst = int(websocket.MESSAGE_LIMIT.burst)

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            async with ada.listening(table, "A") as honest:
                await honest.hears()
                for _ in range(burst // 2):
                    await honest.socket.send('{"seen": 1}')

                async def says(ear: Any) -> None:
                    await ear.socket.send('{"seen": 1}')

                async def pings(ear: Any) -> None:
                    await ear.socket.ping()

                for flood in (says, pings):
                    async with ada.listening(table, "A") as ear, asyncio.timeout(LONG):
                        with suppress(ConnectionClosed):
                            while True:
                                await flood(ear)
                        assert ear.socket.close_code == websocket.TOO_OFTEN
                async with asyncio.timeout(LONG), listening(at, table, "127.0.0.1") as (reader, writer):
                    writer.write(b"\x89\x80\x00\x00\x00\x00" * 40_000)  # empty pings, all at once
                    said = await to_the_end(reader)
                    assert b"\x88\x02" + websocket.TOO_OFTEN.to_bytes(2, "big") in said
                    assert said.count(b"\x8a\x00") <= burst + websocket.READ_SIZE // 6  # and not forty thousand answers
                said_now = await ada.post(f"/tables/{table}/chat", seat="A", text="Still here?", id=ada.new_id())
                assert (await honest.hears())["n"] == said_now.json()["n"]

    asyncio.run(play())
