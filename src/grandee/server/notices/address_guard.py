"""A guard before every call to an address that somebody gave us: it never reaches the host's own network.

A name is resolved once, every address behind it is checked, and the connection goes to exactly those addresses. So a
name that answers differently a moment later gains nothing.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple

import httpcore
import httpx

LONGEST_URL = 2048
LARGEST_ANSWER = 64 * 1024
HOST_NAME = re.compile(r"[a-z0-9_.-]{1,253}|[0-9a-f:.]{2,45}")  # of a host, or an IPv6 address
GLOBAL_UNICAST_6 = IPv6Network("2000::/3")  # all others are local, reserved, multicast or stand for IPv4 ones
# Python's tables of addresses differ from release to release, so these are written down. The lists are IANA's.
INTERNAL_IPV4 = [
    IPv4Network(text)
    for text in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # carrier-grade NAT
        "127.0.0.0/8",  # loopback
        "168.63.129.16/32",  # the machine below a virtual machine of Azure
        "169.254.0.0/16",  # link-local; clouds answer questions about secrets here
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocol assignments
        "192.0.2.0/24",  # documentation
        "192.88.99.0/24",  # 6to4 relays
        "192.168.0.0/16",  # private
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, broadcast
    )
]
INTERNAL_IPV6 = [
    IPv6Network(text)
    for text in (
        "2001::/23",  # protocol assignments, Teredo
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4: stands for an IPv4 address
        "3fff::/20",  # documentation
    )
]


class Refused(Exception):
    """An address that the server does not call. The reason is the id of a message in `text`; it repeats no address."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Unreachable(Exception):
    """Nobody answered as HTTP demands. It may work later."""


class Target(NamedTuple):
    """Where a call goes: the URL as it was given, and the addresses that were checked."""

    url: httpx.URL
    addresses: tuple[str, ...]


def is_global(text: str) -> bool:
    """Whether an address belongs to the internet at large, and stands for no other address.

    >>> is_global("9.9.9.9"), is_global("10.1.2.3"), is_global("::ffff:9.9.9.9")
    (True, False, False)
    """
    try:
        address: IPv4Address | IPv6Address = ip_address(text)
    except ValueError:
        return False
    if not address.is_global or address.is_multicast or address.is_reserved:
        return False
    if isinstance(address, IPv4Address):
        return not any(address in network for network in INTERNAL_IPV4)
    return address in GLOBAL_UNICAST_6 and not any(address in network for network in INTERNAL_IPV6)


@cache
def tls_context() -> ssl.SSLContext:
    """Whom the internet trusts; all of them are read once in a process."""
    return httpx.create_ssl_context(trust_env=False)


class GuardedClient:
    """Posts to addresses of strangers: HTTPS on port 443 of the internet, no redirects, within ten seconds.

    `allow` names hosts with ports that are called whatever they are, also without TLS. Only tests use it.
    """

    def __init__(
        self,
        allow: frozenset[tuple[str, int]] = frozenset(),
        *,
        tls: ssl.SSLContext | None = None,
        timeout: float = 10.0,
    ) -> None:
        self.allow = allow
        self.tls = tls or tls_context()
        self.timeout = timeout
        # Slow name servers hold these threads only, not those that the rest of the server waits for.
        self.threads = ThreadPoolExecutor(8, thread_name_prefix="grandee-names")

    def parse_url(self, url: str) -> httpx.URL:
        """The URL, if its form is one that is called; it is not resolved yet."""
        if len(url) > LONGEST_URL:
            raise Refused("notice-refused-form")
        try:
            read = httpx.URL(url)
        except httpx.InvalidURL:
            raise Refused("notice-refused-form") from None
        if read.scheme not in {"http", "https"} or not HOST_NAME.fullmatch(read.raw_host.decode("ascii")):
            raise Refused("notice-refused-form")
        if read.userinfo:
            raise Refused("notice-refused-user")
        if not self.is_allowed(read):
            if read.scheme != "https":
                raise Refused("notice-refused-scheme")
            if port(read) != 443:
                raise Refused("notice-refused-port")
        return read

    def is_allowed(self, url: httpx.URL) -> bool:
        return (url.raw_host.decode("ascii"), port(url)) in self.allow

    async def check(self, url: str) -> Target:
        """Read and resolve a URL; refused if any address behind it is internal."""
        read = self.parse_url(url)
        try:
            async with asyncio.timeout(self.timeout):
                addresses = await self.resolve(read)
        except UnicodeError:
            raise Refused("notice-refused-form") from None
        except (OSError, TimeoutError) as error:
            raise Unreachable(f"name: {type(error).__name__}") from None
        if not addresses or not (self.is_allowed(read) or all(map(is_global, addresses))):
            raise Refused("notice-refused-internal")
        return Target(read, addresses)

    async def resolve(self, url: httpx.URL) -> tuple[str, ...]:
        def look_up() -> list[str]:
            found = socket.getaddrinfo(url.raw_host.decode("ascii"), port(url), type=socket.SOCK_STREAM)
            return [str(row[4][0]) for row in found]

        found = await asyncio.get_running_loop().run_in_executor(self.threads, look_up)
        return tuple(dict.fromkeys(found))

    async def post(self, url: str, content: bytes, headers: Mapping[str, str]) -> int:
        """Post the content and return the status of the answer; `Refused` if the address is not to be called.

        A redirect is an answer like any other. Of the answer's body at most 64 kB are read, and nothing is kept.
        """
        try:
            async with asyncio.timeout(self.timeout):
                return await self.send(await self.check(url), content, headers)
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError) as error:
            raise Unreachable(type(error).__name__) from None  # its text may hold the address

    async def send(self, target: Target, content: bytes, headers: Mapping[str, str]) -> int:
        url = target.url
        to = httpcore.URL(scheme=url.raw_scheme, host=url.raw_host, port=url.port, target=url.raw_path)
        lines = {"Host": url.netloc.decode("ascii"), "User-Agent": "grandee", **headers}
        pinned = Pinned(target.addresses, self.timeout)
        async with (
            httpcore.AsyncConnectionPool(ssl_context=self.tls, network_backend=pinned, max_connections=1) as pool,
            pool.stream("POST", to, headers=list(lines.items()), content=content) as answer,
        ):
            size = 0
            async for part in answer.aiter_stream():
                size += len(part)
                if size > LARGEST_ANSWER:
                    break
            return int(answer.status)


class Pinned(httpcore.AsyncNetworkBackend):
    """A network that leads to the given addresses only, whatever name is asked for."""

    def __init__(self, addresses: tuple[str, ...], timeout: float) -> None:
        self.addresses = addresses
        self.share = timeout / len(addresses)
        self.network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        last: Exception = httpcore.ConnectError()
        for address in self.addresses:
            try:
                return await self.network.connect_tcp(address, port, self.share, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                last = error
        raise last


def port(url: httpx.URL) -> int:
    return url.port or {"http": 80, "https": 443}[url.scheme]
