"""A crowd at a server: thousands of sockets and a few connections for requests, as small as a client can be.

Libraries for sockets would cost more here than the server that is measured. This reads what the server sends, answers
its pings, and keeps the newest message of each socket unread until somebody wants it.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from typing import Any

import msgspec

TEXT, CLOSE, PING = 1, 8, 9
UPDATE = b'{"type":"update","n":'
IDLE = 3.0  # seconds after which a connection is not used again; the server closes it after five
SMALL = 4_096  # bytes that the system keeps for a reader who never reads


class SocketReader(asyncio.Protocol):
    """One socket of a reader. `on_update` is called with the number of every update, when its last byte is here."""

    __slots__ = ("buffer", "closed", "newest", "on_update", "opened", "request", "stuck", "transport")

    def __init__(
        self, request: bytes, on_update: Callable[[SocketReader, int, float], None], stuck: bool = False
    ) -> None:
        self.request = request
        self.on_update = on_update
        self.stuck = stuck  # never reads on once it is open
        self.buffer = b""
        self.newest = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server closed a socket before it was open"))

    def data_received(self, data: bytes) -> None:
        at = time.perf_counter()
        data = self.buffer + data if self.buffer else data
        start = 0
        if not self.opened.done():
            start = self.opening(data)
        while frame := next_frame(data, start):
            kind, first, start = frame
            self.take(kind, data[first:start], at)
        self.buffer = data[start:]

    def opening(self, data: bytes) -> int:
        """Where the frames begin, once the answer to the request is here."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        if not data.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(data[:end].decode()))
        else:
            self.opened.set_result(None)
            if self.stuck:
                self.transport.pause_reading()
        return end + 4

    def take(self, kind: int, payload: bytes, at: float) -> None:
        if kind == TEXT and payload.startswith(UPDATE):
            self.newest = payload
            self.on_update(self, int(payload[len(UPDATE) : payload.index(b",", len(UPDATE))]), at)
        elif kind == PING:  # an answer is masked; a mask of zeros changes nothing
            self.transport.write(bytes((0x8A, 0x80 | len(payload), 0, 0, 0, 0)) + payload)
        elif kind == CLOSE:
            self.transport.close()


def next_frame(data: bytes, start: int) -> tuple[int, int, int] | None:
    """Kind, first byte and end of the frame that begins at a place, if all of it is here."""
    if len(data) < start + 2:
        return None
    length, first = data[start + 1] & 0x7F, start + 2
    if length >= 126:
        wide = 2 if length == 126 else 8
        if len(data) < first + wide:
            return None
        length, first = int.from_bytes(data[first : first + wide], "big"), first + wide
    end = first + length
    return (data[start] & 0x0F, first, end) if len(data) >= end else None


class HttpConnection(asyncio.Protocol):
    """One connection for requests, kept open; one request at a time."""

    def __init__(self) -> None:
        self.transport: Any = None
        self.buffer = b""
        self.answer: asyncio.Future[tuple[int, bytes]] | None = None
        self.used = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(exc or ConnectionError("the server hung up"))

    def ask(self, request: bytes) -> asyncio.Future[tuple[int, bytes]]:
        self.answer = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        return self.answer

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return
        head = self.buffer[:end].lower()
        place = head.find(b"content-length:")
        length = int(head[place + 15 :].split(b"\r\n", 1)[0]) if place >= 0 else 0
        if len(self.buffer) < end + 4 + length:
            return
        body, self.buffer = self.buffer[end + 4 : end + 4 + length], b""
        if self.answer is not None and not self.answer.done():
            self.answer.set_result((int(head[9:12]), body))


class HttpClient:
    """Connections to one server, lent to one request each."""

    def __init__(self, port: int, cookie: str, address: str = "127.0.0.1") -> None:
        self.port = port
        self.cookie = cookie
        self.address = address  # where they come from
        self.free: list[HttpConnection] = []

    async def post(self, path: str, body: Any) -> tuple[int, bytes]:
        content = msgspec.json.encode(body)
        header = f"content-type: application/json\r\ncontent-length: {len(content)}"
        return await self.ask(f"POST {path}", header, content)

    async def get(self, path: str) -> tuple[int, bytes]:
        return await self.ask(f"GET {path}", "accept: application/json")

    async def ask(self, what: str, header: str, content: bytes = b"") -> tuple[int, bytes]:
        head = f"{what} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncookie: grandee={self.cookie}\r\n{header}\r\n\r\n"
        line = await self.borrow()
        answer = await line.ask(head.encode() + content)
        line.used = time.monotonic()
        self.free.append(line)
        return answer

    async def borrow(self) -> HttpConnection:
        """A connection; one that the server may be about to close is not used again."""
        early = time.monotonic() - IDLE
        while self.free:
            line = self.free.pop()
            if line.used > early:
                return line
            line.transport.close()
        own = (self.address, 0)
        _, line = await asyncio.get_running_loop().create_connection(
            HttpConnection, "127.0.0.1", self.port, local_addr=own
        )
        if line.transport.get_extra_info("sockname") == line.transport.get_extra_info("peername"):
            line.transport.abort()  # before the server listens, a connection may find its own end
            raise ConnectionError("nobody listens yet")
        return line

    def close(self) -> None:
        for line in self.free:
            line.transport.close()


async def listen(
    port: int,
    cookie: str,
    path: str,
    on_update: Callable[[SocketReader, int, float], None],
    stuck: bool = False,
    address: str = "127.0.0.1",
) -> SocketReader:
    """An open socket, from an address."""
    request = (
        f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\ncookie: grandee={cookie}\r\n"
        "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    own = socket.socket()
    own.setblocking(False)
    if stuck:
        own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    own.bind((address, 0))
    loop = asyncio.get_running_loop()
    await loop.sock_connect(own, ("127.0.0.1", port))
    _, ear = await loop.create_connection(lambda: SocketReader(request.encode(), on_update, stuck), sock=own)
    await ear.opened
    return ear


def many_files() -> None:
    """Let this process open as many sockets as the system allows."""
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
