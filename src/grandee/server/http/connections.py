"""One HTTP connection: what it may take of the server before it asks, while it asks, and while it takes the answer.

A home has no proxy, so the server itself closes whoever keeps it waiting: silent connections, half-sent heads, bodies
and readers that hardly move. How long the server takes for its own work is not the visitor's fault and has no limit.
"""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, cast

import msgspec
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from grandee.server.http.limits import network_of
from grandee.server.http.problems import MEDIA_TYPE, Problem
from grandee.server.settings import MOST_BODY, Settings

if TYPE_CHECKING:  # both parsers have the same hooks
    from uvicorn.protocols.http.h11_impl import H11Protocol as AutoHTTPProtocol
    from uvicorn.protocols.http.h11_impl import H11Protocol as Protocol
else:
    from uvicorn.protocols.http.auto import AutoHTTPProtocol  # httptools, or h11 without it

    Protocol = object

HEAD_SIZE = 16_384  # bytes of a request's line and headers
MOST_UNREAD = 2 * MOST_BODY  # bytes that may still come when a request was answered before its end
SENT_AHEAD = 131_072  # bytes that wait in the system for one connection, at most
LINGER_SECONDS = 2.0  # seconds that somebody has to take what was said before the end
LOOKS_PER_STALL = 10  # at a connection before it is given up for a stall
SPARE_FILES = 200  # that are not for connections
REFUSALS = {408: "problem-slow", 429: "problem-too-often", 431: "problem-headers", 503: "problem-full"}


class ConnectionLimits:
    """All connections of one process, by address. One is a household, a club or a proxy."""

    def __init__(self, settings: Settings, proxies: str) -> None:
        self.stall_seconds = settings.stall_seconds
        self.least_rate = settings.least_rate
        self.most = min(settings.connections, files() - SPARE_FILES)
        self.most_of_address = settings.from_address if settings.limits else self.most
        self.proxies = proxies
        self.open: dict[asyncio.BaseTransport, str] = {}
        self.addresses: Counter[str] = Counter()

    @cached_property
    def trusted(self) -> Any:
        """The proxies, who speak for many addresses; each worker finds them for itself."""
        return ProxyHeadersMiddleware(cast(Any, None), self.proxies).trusted_hosts

    def admit(self, transport: asyncio.BaseTransport, client: tuple[str, int] | None) -> int:
        """Let a connection in; otherwise the status with which it is turned away."""
        host = client[0] if client else ""
        address = network_of(host)
        if len(self.open) >= self.most:
            return 503
        if self.addresses[address] >= self.most_of_address and host not in self.trusted:
            return 429
        self.open[transport] = address
        self.addresses[address] += 1
        return 0

    def release(self, transport: asyncio.BaseTransport) -> None:
        address = self.open.pop(transport, None)
        if address is not None:
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]


def files() -> int:
    """How many files this process may open at once."""
    try:
        import resource
    except ImportError:  # a system without it has no such limit
        return 1 << 20
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    return most if most > 0 else 1 << 20


class Configured(uvicorn.Config):
    """How the server is run, with the limits that its connections share."""

    connection_limits: ConnectionLimits


@lru_cache
def refusal(status: int) -> bytes:
    """An answer to somebody whose request is not known, and so neither is the language."""
    phrase = {408: "Request Timeout", 429: "Too Many Requests", 431: "Request Header Fields Too Large"}
    seconds = {"seconds": "60"} if status == 429 else {}
    body = msgspec.json.encode(Problem(status, REFUSALS[status], **seconds).render("en"))
    head = f"HTTP/1.1 {status} {phrase.get(status, 'Service Unavailable')}\r\ncontent-type: {MEDIA_TYPE}\r\n"
    wait = "retry-after: 60\r\n" if status in (429, 503) else ""
    rest = f"{wait}cache-control: no-store\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
    return head.encode() + rest.encode() + body


class Bounded(Protocol):
    """What uvicorn's connections lack: bounds. They are looked at from time to time, so that requests cost nothing."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.connection_limits = cast(Configured, self.config).connection_limits
        self.asked = 0  # requests whose head was read
        self.head = 0  # bytes of the next one's, so far
        self.moved = 0  # bytes of the body
        self.pending = 0  # bytes of the answer that had to be taken
        self.ended = False  # what still comes is not read any more
        self.last_activity = ("head", 0)
        self.since = self.loop.time()
        self.watch: asyncio.TimerHandle | None = None
        own = transport.get_extra_info("socket")
        if own is not None and own.family in (socket.AF_INET, socket.AF_INET6):
            own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENT_AHEAD)
        refused = self.connection_limits.admit(transport, self.client)
        if refused:
            self.ended = True
            transport.write(refusal(refused))
            transport.close()
        else:
            self.look_later()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_watching()
        self.connection_limits.release(self.transport)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *request: Any) -> None:
        """From now on this is a `Wire`, which has its own bounds and is counted by the same limits."""
        self.stop_watching()
        super().handle_websocket_upgrade(*request)

    # -- what comes ----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read on, a head at most as far as it may go."""
        while data and not self.ended and self.transport.get_protocol() is self:
            part, cycle = data, self.cycle
            if self.in_head():
                part = data[: HEAD_SIZE - self.head]
                self.head += len(part)
            else:
                self.moved += len(part)
            data = data[len(part) :]
            super().data_received(part)
            if self.cycle is not cycle:
                self.asked, self.head, self.moved = self.asked + 1, 0, 0
            elif self.head >= HEAD_SIZE and self.in_head():
                self.end(431)
            elif self.moved > MOST_UNREAD and self.cycle.response_complete:
                self.transport.abort()
                return

    def in_head(self) -> bool:
        """Whether what comes belongs to the head of a request."""
        return self.cycle is None or not self.cycle.more_body

    # -- how long it takes ---------------------------------------------------------------------------------------------

    def look_later(self) -> None:
        self.look_at = self.loop.time() + self.connection_limits.stall_seconds / LOOKS_PER_STALL
        self.watch = self.loop.call_at(self.look_at, self.look)

    def stop_watching(self) -> None:
        if self.watch is not None:
            self.watch.cancel()
            self.watch = None

    def look(self) -> None:
        """End the connection if it has kept the server waiting for too long."""
        activity = self.current_activity(), self.asked
        now, waiting = self.loop.time(), self.transport.get_write_buffer_size()
        self.since += now - self.look_at  # what the server was late itself is not the visitor's fault
        if activity != self.last_activity:
            self.last_activity, self.since, self.pending = activity, now, waiting
        self.pending = max(self.pending, waiting)
        moved = {"body": self.moved, "answer": self.pending - waiting}.get(activity[0], 0)
        if (
            activity[0] in ("work", "idle")
            or now - self.since <= self.connection_limits.stall_seconds + moved / self.connection_limits.least_rate
        ):
            self.look_later()
        elif activity[0] == "body" or (activity[0] == "head" and self.head):
            self.end(408)
        else:
            self.transport.abort()

    def current_activity(self) -> str:
        """What is under way: only `work` is the server's own, and `idle` has a limit of uvicorn's."""
        if self.transport.get_write_buffer_size():
            return "answer"
        if self.cycle is None:
            return "head"
        if not self.cycle.response_complete:
            return "body" if self.cycle.more_body and not self.flow.read_paused else "work"
        if self.cycle.more_body:
            return "left"
        return "head" if self.head else "idle"

    def end(self, status: int) -> None:
        """Say why, as far as nothing else was said, and hang up when that was taken; nothing more is read."""
        self.ended = True
        self.stop_watching()
        if self.cycle is not None and not self.cycle.response_complete:
            waits = self.cycle.more_body and not self.cycle.response_started
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            if not waits:  # it would be taken for the answer to something else
                self.transport.abort()
                return
        self.transport.write(refusal(status))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.flow.resume_reading()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)


class BoundedConnection(Bounded, AutoHTTPProtocol):
    """A connection with the parser that is installed."""
