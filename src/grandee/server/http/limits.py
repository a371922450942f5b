"""The gate before every request: where it comes from, how often, and what its answer tells the browser."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import Message, Receive, Scope, Send
from litestar.utils import normalize_path

from grandee.server.http.problems import MEDIA_TYPE, Problem, language_of
from grandee.server.http.telemetry import Metrics
from grandee.server.settings import Settings
from grandee.server.storage.people import hashed
from grandee.server.tables.operating import HOUSEHOLD_BITS
from grandee.server.tables.warden import Bars

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
SOCKET = "SOCKET"  # stands for the method that a socket does not have
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
NO_STORE = (b"cache-control", b"no-store")  # of every answer that does not say otherwise
HSTS = (b"strict-transport-security", b"max-age=31536000")
MOST_ADDRESSES = 20_000  # that are remembered
MOST_HEADERS = 100  # of a request
MOST_SOCKETS = 200  # that one address may have open, at whatever tables


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
    "tell": Limit(60, 4),  # a log that may have to be read and worded again
    "foresee": Limit(60, 8),  # a move that is tried in many worlds: up to a hundredth of a second
    "frames": Limit(30, 1),  # each takes some hundredths of a second
}


class Route(NamedTuple):
    """What a request will reach: the kind that its limit and its metrics count, and whether it must bring JSON."""

    kind: str
    takes_json: bool = False


def route_of(app: Litestar, method: str, path: str) -> Route:
    """The route of a request, found as the framework finds it, so that no spelling of a path escapes its limit.

    A handler that is neither simply read nor entered names its `kind` where it is defined.
    """
    if method == SOCKET:
        return Route("socket")
    kind = "read" if method in SAFE_METHODS else "enter"
    try:
        handler = app.asgi_router.handle_routing(path=normalize_path(path), method=method)[1]
    except HTTPException:  # there is nothing; the framework says so
        return Route(kind)
    return Route(handler.opt.get("kind", kind), handler.parsed_data_field is not None)


def is_json(headers: dict[bytes, str]) -> bool:
    """Whether a body is said to be JSON; a request that brings none says nothing about it."""
    given = headers.get(b"content-type")
    if given is None:
        return headers.get(b"content-length", "0") == "0" and b"transfer-encoding" not in headers
    return given.partition(";")[0].strip().lower() == "application/json"


def language_accepted(headers: dict[bytes, str]) -> str:
    return language_of(headers.get(b"accept-language", ""), "")


def filled(limit: Limit, left: float, seconds: float) -> float:
    """How much may be done after some seconds in which nothing was done."""
    return min(limit.burst, left + seconds * limit.rate)


class Limits:
    """Buckets that fill up again, one for each address and kind; the longest unused are forgotten first."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def wait(self, address: str, kind: str) -> float:
        """Seconds until the address may do this again; nothing if it may now."""
        limit, now = LIMITS[kind], self.now()
        left, at = self.buckets.pop((address, kind), (limit.burst, now))
        left = filled(limit, left, now - at)
        allowed = left >= 1
        self.buckets[address, kind] = (left - 1 if allowed else left, now)
        while len(self.buckets) > MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        return 0.0 if allowed else (1 - left) / limit.rate


def network_of(address: str, bits: int = HOUSEHOLD_BITS) -> str:
    """The address that a limit counts: of IPv6 the first half, which one household has; of IPv4 in IPv6 the IPv4.

    >>> network_of("2001:db8:1:2::3"), network_of("::FFFF:203.0.113.7")
    ('2001:db8:1:2::', '203.0.113.7')
    """
    if ":" not in address:
        return address
    from ipaddress import IPv6Address

    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    rest = 128 - bits
    return str(found.ipv4_mapped or IPv6Address(int(found) >> rest << rest))


def is_from_here(scope: Scope) -> bool:
    """Whether a request comes from this machine itself, and not through a proxy for somebody else."""
    from ipaddress import ip_address

    client = scope.get("client")
    try:
        found = ip_address(client[0].partition("%")[0]) if client else None
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return found is not None and (mapped or found).is_loopback


def network_of_client(scope: Scope) -> str:
    """Where a request comes from, as a limit counts it; behind a proxy that is believed, the visitor's."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


class RequestGuard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: Litestar, settings: Settings, metrics: Metrics, bars: Bars) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.bars = bars
        self.limits = Limits() if settings.limits else None
        self.sockets: Counter[str] = Counter()  # that are open, by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        socket = scope["type"] == ScopeType.WEBSOCKET
        method = SOCKET if socket else str(dict(scope)["method"])
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        route = route_of(self.app, method, str(scope["path"]))
        problem = self.refused(method, headers, route, scope)
        if problem is None:
            await self.pass_on(scope, receive, send, route.kind, socket)
        elif socket:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": ""})
        else:
            await self.answer(send, problem, headers)

    def refused(self, method: str, headers: dict[bytes, str], route: Route, scope: Scope) -> Problem | None:
        if len(list(scope["headers"])) > MOST_HEADERS:
            return Problem(431, "problem-headers")
        if method not in SAFE_METHODS and not self.is_own(headers):
            return Problem(403, "problem-origin")
        if method not in SAFE_METHODS and self.bars and self.is_barred(scope):
            return Problem(403, "problem-barred")
        if self.limits is not None:
            address = network_of_client(scope)
            wait = self.limits.wait(address, route.kind)
            if method == SOCKET and self.sockets[address] >= MOST_SOCKETS:
                wait = max(wait, 1.0)
            if wait > 0:
                problem = Problem(429, "problem-too-often", seconds=str(int(wait) + 1))
                self.metrics.limited.labels(route.kind).inc()
                return problem
        if route.takes_json and not is_json(headers):
            return Problem(415, "problem-malformed-type")
        return None

    def is_barred(self, scope: Scope) -> bool:
        """Whether the operator has barred who asks."""
        secret = ASGIConnection[Any, Any, Any, Any](scope).cookies.get(self.settings.cookie, "")
        return self.bars.hold(network_of_client(scope), hashed(secret) if secret else b"")

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
                given = list(message.get("headers", []))
                message["headers"] = [*given, *self.own_headers(given)]
                self.metrics.answered(kind, int(message["status"]), time.perf_counter() - started)
            await send(message)

        if not socket:
            await self.app(scope, receive, guarded)
            return
        address = network_of_client(scope)
        self.sockets[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def own_headers(self, given: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """What every answer has beside what its handler gave it. Nothing of a seat is kept by a browser or a proxy."""
        kept = any(name.lower() == b"cache-control" for name, _ in given)
        return [*HEADERS, *([] if kept else [NO_STORE]), *([HSTS] if self.settings.is_secure else [])]

    async def answer(self, send: Send, problem: Problem, headers: dict[bytes, str]) -> None:
        status, body = problem.status_code, msgspec.json.encode(problem.render(language_accepted(headers)))
        named = {"content-type": MEDIA_TYPE, "content-length": str(len(body)), **(problem.headers or {})}
        own = [(name.encode(), value.encode()) for name, value in named.items()]
        self.metrics.answered("refused", status, 0.0)
        await send({"type": "http.response.start", "status": status, "headers": [*own, *self.own_headers(own)]})
        await send({"type": "http.response.body", "body": body, "more_body": False})
