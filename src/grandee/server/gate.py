"""The gate before every request: where it comes from, how often, and what its answer tells the browser."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from grandee.server.observe import Metrics
from grandee.server.problems import Problem
from grandee.server.settings import Settings

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
HSTS = (b"strict-transport-security", b"max-age=31536000")
ADDRESSES = 20_000  # that are remembered


class Limit(NamedTuple):
    """So many at once, and so many more a second."""

    burst: float
    rate: float


LIMITS = {
    "make": Limit(20, 0.2),
    "enter": Limit(30, 0.3),
    "password": Limit(10, 0.1),
    "mail": Limit(6, 0.02),
    "move": Limit(80, 20),
    "chat": Limit(10, 1),
    "socket": Limit(60, 2),
    "read": Limit(240, 40),
    "frames": Limit(30, 1),  # each takes some hundredths of a second
}


def kind_of(method: str, path: str) -> str:
    """The kind of a request, for its limit and its metrics."""
    if method == "SOCKET":
        return "socket"
    if path.rstrip("/").endswith("/frames"):
        return "frames"
    if method in SAFE_METHODS:
        return "read"
    parts = path.strip("/").split("/")
    at_table = parts[3] if parts[:2] == ["api", "tables"] and len(parts) > 3 else ""
    if at_table in ("moves", "cancel", "notes"):
        return "move"
    if parts == ["api", "notices", "mail"]:
        return "mail"
    if at_table == "chat":
        return "chat"
    if parts == ["api", "tables"] or at_table == "rematch":
        return "make"
    if "password" in path or "/passkey" in path or "/login" in path:
        return "password"
    return "enter"


class Limits:
    """Buckets that fill up again, one for each address and kind; the longest unused are forgotten first."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def wait(self, address: str, kind: str) -> float:
        """Seconds until the address may do this again; nothing if it may now."""
        limit, now = LIMITS[kind], self.now()
        left, at = self.buckets.pop((address, kind), (limit.burst, now))
        left = min(limit.burst, left + (now - at) * limit.rate)
        allowed = left >= 1
        self.buckets[address, kind] = (left - 1 if allowed else left, now)
        while len(self.buckets) > ADDRESSES:
            self.buckets.popitem(last=False)
        return 0.0 if allowed else (1 - left) / limit.rate


def network_of(address: str) -> str:
    """The address that a limit counts: of IPv6 the first half, which one household has."""
    if ":" not in address or address.startswith("::ffff:"):
        return address
    from ipaddress import IPv6Address

    try:
        return str(IPv6Address(int(IPv6Address(address.partition("%")[0])) >> 64 << 64))
    except ValueError:
        return address


def network_of_client(scope: Scope) -> str:
    """Where a request comes from, as a limit counts it; behind a proxy that is believed, the visitor's."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


class Gate:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.limits = Limits() if settings.limits else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        socket = scope["type"] == ScopeType.WEBSOCKET
        method = "SOCKET" if socket else str(dict(scope)["method"])
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        kind = kind_of(method, str(scope["path"]))
        problem = self.refused(method, headers, kind, scope)
        if problem is None:
            await self.pass_on(scope, receive, send, kind, socket)
        elif socket:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": ""})
        else:
            await self.answer(send, problem, headers)

    def refused(self, method: str, headers: dict[bytes, str], kind: str, scope: Scope) -> Problem | None:
        if method not in SAFE_METHODS and not self.is_own(headers):
            return Problem(403, "problem-origin")
        if self.limits is not None:
            wait = self.limits.wait(network_of_client(scope), kind)
            if wait > 0:
                problem = Problem(429, "problem-too-often", seconds=str(int(wait) + 1))
                self.metrics.limited.labels(kind).inc()
                return problem
        return None

    def is_own(self, headers: dict[bytes, str]) -> bool:
        """Whether a request comes from our own page: a browser says so, other programs say nothing."""
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", "none") in ("none", "same-origin")
        if origin in self.settings.origins:
            return True
        if self.settings.url:
            return origin == self.settings.url
        scheme, _, host = origin.partition("://")
        return scheme in ("http", "https") and bool(host) and host == headers.get(b"host", "")

    async def pass_on(self, scope: Scope, receive: Receive, send: Send, kind: str, socket: bool) -> None:
        started = time.perf_counter()

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = [*HEADERS, HSTS] if self.settings.secure else HEADERS
                message["headers"] = [*message.get("headers", []), *own]
                self.metrics.answered(kind, int(message["status"]), time.perf_counter() - started)
            await send(message)

        await self.app(scope, receive, send if socket else guarded)

    async def answer(self, send: Send, problem: Problem, headers: dict[bytes, str]) -> None:
        from grandee.server.routes import encoded_problem, language_of

        body = encoded_problem(problem, language_of(headers.get(b"accept-language", ""), ""))
        own = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
        if problem.status == 429:
            own.append((b"retry-after", problem.arguments["seconds"].encode()))
        self.metrics.answered("refused", problem.status, 0.0)
        await send({"type": "http.response.start", "status": problem.status, "headers": own})
        await send({"type": "http.response.body", "body": body, "more_body": False})
