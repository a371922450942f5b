"""The guard: what it refuses, and that it calls what it has checked and nothing else."""

from __future__ import annotations

import asyncio
import socket
import ssl
from pathlib import Path
from typing import Any

import httpcore
import pytest

from grandee.core.words import LANGUAGES
from grandee.server.notices.address_guard import GuardedClient, Refused, Unreachable, is_global
from grandee.server.notices.news import words
from tests.server.notices.kit import answer, certificate, endpoint

INTERNAL = """
    0.0.0.0 0.1.2.3 10.0.0.1 100.64.0.1 100.127.255.254 127.0.0.1 127.8.8.8 168.63.129.16 169.254.169.254 172.16.0.1
    172.31.255.255 192.0.0.1 192.0.0.192 192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 198.19.255.255 198.51.100.1
    203.0.113.1 224.0.0.1 239.1.1.1 240.0.0.1 255.255.255.255
    :: ::1 ::7f00:1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:9.9.9.9 ::ffff:0:9.9.9.9 64:ff9b::7f00:1 64:ff9b::909:909
    64:ff9b:1::1 100::1 2001::1 2001:0:4136:e378::1 2001:db8::1 2002:7f00:1::1 2002:909:909::1 3fff::1 5f00::1 fc00::1
    fd00:ec2::254 fe80::1 fe80::1%eth0 fec0::1 ff02::1 ff0e::1 nonsense
"""
HOME = """
    127.0.0.1 localhost 2130706433 0x7f000001 0x7f.1 0x7f.0.0.1 127.1 0 127。0。0。1 169.254.169.254 10.0.0.1
    [::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [64:ff9b::7f00:1] [2002:7f00:1::] [fe80::1]
"""
PUBLIC = ["1.1.1.1", "9.9.9.9", "100.63.255.255", "100.128.0.1", "172.32.0.1", "192.0.1.1", "223.255.255.254"]
PUBLIC_6 = ["2600::1", "2606:4700:4700::1111", "2620:fe::fe", "2a00:1450:4001:800::200e"]
HEADERS = {"Content-Type": "application/json"}


def names(monkeypatch: pytest.MonkeyPatch, table: dict[str, list[list[str]]]) -> list[str]:
    """A name server of our own: each question about a name gets its next answer. Returns what was asked."""
    asked: list[str] = []

    def getaddrinfo(host: str, port: int, *_: Any, **__: Any) -> list[tuple[Any, ...]]:
        asked.append(host)
        if host not in table:
            raise socket.gaierror("no such name")
        return [
            (socket.AF_INET6 if ":" in text else socket.AF_INET, socket.SOCK_STREAM, 6, "", (text, port))
            for text in table[host].pop(0)
        ]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    return asked


def refusal(url: str, guarded: GuardedClient | None = None) -> str:
    with pytest.raises(Refused) as refused:
        asyncio.run((guarded or GuardedClient()).post(url, b"{}", HEADERS))
    assert all(words(language)(refused.value.reason) for language in LANGUAGES)
    return refused.value.reason.removeprefix("notice-refused-")


@pytest.mark.parametrize("address", INTERNAL.split())
def test_an_internal_address_is_known_as_one(address: str) -> None:
    assert not is_global(address)


@pytest.mark.parametrize("address", PUBLIC + PUBLIC_6)
def test_an_address_of_the_internet_is_known_as_one(address: str) -> None:
    assert is_global(address)


@pytest.mark.parametrize("host", HOME.split())
def test_an_internal_host_is_refused_however_it_is_written(host: str) -> None:
    assert refusal(f"https://{host}/hook") == "internal"


def test_a_name_is_refused_if_any_of_its_addresses_is_internal(monkeypatch: pytest.MonkeyPatch) -> None:
    names(monkeypatch, {"home.example": [["127.0.0.1"]], "both.example": [["9.9.9.9", "2620:fe::fe", "10.0.0.1"]]})
    assert refusal("https://home.example/") == "internal"
    assert refusal("https://both.example/") == "internal"


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("http://hooks.example/", "scheme"),
        ("http://hooks.example:443/", "scheme"),
        ("https://hooks.example:8443/", "port"),
        ("https://hooks.example:22/", "port"),
        ("https://me@hooks.example/", "user"),
        ("https://me:secret@hooks.example/", "user"),
        ("https://hooks.example\\@127.0.0.1/", "user"),
        ("ftp://hooks.example/", "form"),
        ("file:///etc/passwd", "form"),
        ("gopher://hooks.example/", "form"),
        ("//hooks.example/", "form"),
        ("https:///path", "form"),
        ("https://exa mple.com/", "form"),
        ("https://[fe80::1%25eth0]/", "form"),
        ("https://[fe80::1/", "form"),
        ("https://0177.0.0.1/", "form"),
        ("https://hooks.example:x/", "form"),
        ("https://hooks.example/\r\nX: y", "form"),
        (f"https://{'a' * 70}.example/", "form"),
        ("https://hooks.example/" + "a" * 2048, "form"),
        ("", "form"),
    ],
)
def test_a_url_of_the_wrong_form_is_refused(url: str, reason: str) -> None:
    assert refusal(url) == reason


def test_what_is_allowed_is_one_host_with_one_port() -> None:
    async def run() -> None:
        async with endpoint() as here:
            guarded = GuardedClient(frozenset({("localhost", here.port)}))
            assert await guarded.post(f"http://localhost:{here.port}/a?b", b"{}", HEADERS) == 201
            assert here.got[0].line == "POST /a?b HTTP/1.1"
            assert here.got[0].headers["host"] == f"localhost:{here.port}"
            assert here.got[0].body == b"{}"
            with pytest.raises(Refused):
                await guarded.post(f"http://127.0.0.1:{here.port}/", b"{}", HEADERS)
            with pytest.raises(Refused):
                await guarded.post(f"http://localhost:{here.port + 1}/", b"{}", HEADERS)
            assert here.connections == 1

    asyncio.run(run())


def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A name is looked up once, and TLS is for that name, not for the address."""
    server, client = certificate(tmp_path, "hooks.example")

    async def run() -> None:
        async with endpoint(tls=server) as here:
            asked = names(monkeypatch, {"hooks.example": [["127.0.0.1"]], "other.example": [["127.0.0.1"]]})
            pairs = frozenset({("hooks.example", here.port), ("other.example", here.port)})
            guarded = GuardedClient(pairs, tls=client)
            assert await guarded.post(f"https://hooks.example:{here.port}/", b"{}", HEADERS) == 201
            assert asked == ["hooks.example"]
            assert here.got[0].headers["host"] == f"hooks.example:{here.port}"
            with pytest.raises(Unreachable):  # the certificate is another's
                await guarded.post(f"https://other.example:{here.port}/", b"{}", HEADERS)
            assert len(here.got) == 1

    asyncio.run(run())


def test_a_name_that_changes_its_address_gains_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second answer of the name server would lead home; nobody asks for it."""
    asked = names(monkeypatch, {"hooks.example": [["9.9.9.9"], ["127.0.0.1"]]})
    called: list[str] = []

    async def connect_tcp(_: Any, host: str, port: int, *__: Any) -> Any:
        called.append(f"{host} {port}")
        raise httpcore.ConnectError

    monkeypatch.setattr(httpcore.AnyIOBackend, "connect_tcp", connect_tcp)
    with pytest.raises(Unreachable):
        asyncio.run(GuardedClient().post("https://hooks.example/", b"{}", HEADERS))
    assert asked == ["hooks.example"]
    assert called == ["9.9.9.9 443"]


def test_the_second_address_is_called_if_the_first_is_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with endpoint() as here:
            names(monkeypatch, {"hooks.example": [["::1", "127.0.0.1"]]})
            guarded = GuardedClient(frozenset({("hooks.example", here.port)}))
            assert await guarded.post(f"http://hooks.example:{here.port}/", b"{}", HEADERS) == 201

    asyncio.run(run())


def test_a_proxy_of_the_environment_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with endpoint() as here, endpoint() as proxy:
            for name in ("http_proxy", "HTTPS_PROXY", "ALL_PROXY"):
                monkeypatch.setenv(name, f"http://127.0.0.1:{proxy.port}")
            guarded = GuardedClient(frozenset({("localhost", here.port)}))
            assert await guarded.post(f"http://localhost:{here.port}/", b"{}", HEADERS) == 201
            assert proxy.connections == 0

    asyncio.run(run())


def test_a_redirect_is_not_followed() -> None:
    async def run() -> None:
        async with endpoint() as home:
            away = answer(307, f"Location: http://localhost:{home.port}/\r\n")
            async with endpoint(away) as here:
                pairs = frozenset({("localhost", here.port), ("localhost", home.port)})
                assert await GuardedClient(pairs).post(f"http://localhost:{here.port}/", b"{}", HEADERS) == 307
            assert home.connections == 0

    asyncio.run(run())


def test_an_endless_answer_is_not_read_to_its_end() -> None:
    async def run() -> None:
        endless = b"HTTP/1.1 200 X\r\nContent-Length: 900000000\r\n\r\n" + b"x" * 200_000
        async with endpoint(endless) as here:
            guarded = GuardedClient(frozenset({("localhost", here.port)}))
            assert await guarded.post(f"http://localhost:{here.port}/", b"{}", HEADERS) == 200

    asyncio.run(run())


@pytest.mark.parametrize(
    "said", [b"", b"HTTP/1.1 200 X\r\nX: ", b"nonsense\r\n\r\n", b"HTTP/1.1 200 X\r\n" + b"x" * 200_000]
)
def test_who_does_not_answer_as_http_demands_is_unreachable(said: bytes) -> None:
    async def run() -> None:
        async with endpoint(said) as here:
            guarded = GuardedClient(frozenset({("localhost", here.port)}))
            with pytest.raises(Unreachable) as error:
                await guarded.post(f"http://localhost:{here.port}/secret", b"{}", HEADERS)
            assert "secret" not in str(error.value)

    asyncio.run(run())


def test_time_is_limited_in_all() -> None:
    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    async def run() -> None:
        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server:
            with pytest.raises(Unreachable):
                await GuardedClient(frozenset({("localhost", port)}), timeout=0.2).post(
                    f"http://localhost:{port}/", b"", {}
                )

    asyncio.run(run())


def test_a_name_that_nobody_knows_is_unreachable(monkeypatch: pytest.MonkeyPatch) -> None:
    names(monkeypatch, {})
    with pytest.raises(Unreachable):
        asyncio.run(GuardedClient().check("https://hooks.example/"))


def test_tls_is_verified_by_default() -> None:
    assert GuardedClient().tls.verify_mode == ssl.CERT_REQUIRED
    assert GuardedClient().tls.check_hostname
