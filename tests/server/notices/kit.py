"""What the tests of notices share: endpoints of our own on loopback, a certificate, a loop whose time is made up."""

from __future__ import annotations

import asyncio
import base64
import ssl
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

from grandee.server import base64url
from grandee.server.notices.news import TurnNotice
from grandee.server.notices.push import Subscription

T = TypeVar("T")
NEWS = TurnNotice(table="k7f3", seat="B", version=41, game="El Grande", url="https://grandee.example/t/k7f3")


def certificate(folder: Path, host: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """What a server of that name shows, and what a client needs to believe it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "a test")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), 1, now - timedelta(1), now + timedelta(1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "own.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + made.public_bytes(Encoding.PEM))
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(file)
    return server, ssl.create_default_context(cadata=made.public_bytes(Encoding.PEM).decode())


@dataclass
class Request:
    """What an endpoint was sent."""

    line: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Endpoint:
    """An HTTP server that keeps what it gets and answers as it was told, the last answer for ever."""

    answers: list[bytes]
    port: int = 0
    got: list[Request] = field(default_factory=list)
    connections: int = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = {k.lower(): v.strip() for k, _, v in (line.partition(":") for line in head[1:] if line)}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.got.append(Request(head[0], headers, body))
            writer.write(self.answers.pop(0) if len(self.answers) > 1 else self.answers[0])
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            return  # the client has had enough
        finally:
            writer.close()


def answer(status: int, headers: str = "", body: bytes = b"") -> bytes:
    return f"HTTP/1.1 {status} X\r\nContent-Length: {len(body)}\r\n{headers}\r\n".encode() + body


@asynccontextmanager
async def endpoint(*answers: bytes, tls: ssl.SSLContext | None = None) -> AsyncIterator[Endpoint]:
    made = Endpoint(list(answers) or [answer(201)])
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0, ssl=tls)
    made.port = server.sockets[0].getsockname()[1]
    async with server:
        yield made


class Browser:
    """Somebody who has subscribed, with the keys to read what is pushed."""

    def __init__(self, url: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = Subscription(url, base64url.encode(point), base64url.encode(self.auth))

    def read(self, body: bytes) -> bytes:
        text: bytes = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return text


@dataclass
class Postbox:
    """An SMTP server that keeps the mails it gets; `refuse` maps the beginning of a command to its answer."""

    offers: tuple[str, ...] = ()
    refuse: dict[str, str] = field(default_factory=dict)
    tls: ssl.SSLContext | None = None  # for STARTTLS
    port: int = 0
    mails: list[bytes] = field(default_factory=list)
    commands: list[str] = field(default_factory=list)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(*lines: str) -> None:
            writer.write("".join(f"{line}\r\n" for line in lines).encode())

        say("220 here")
        while line := (await reader.readline()).decode().rstrip():
            self.commands.append(line)
            word = line.split()[0].upper()
            refused = next((text for start, text in self.refuse.items() if line.upper().startswith(start)), "")
            if refused:
                say(refused)
            elif word == "EHLO":
                say("250-here", *(f"250-{offer}" for offer in self.offers), "250 SIZE 100000")
            elif word == "STARTTLS" and self.tls:
                say("220 go on")
                await writer.drain()
                await writer.start_tls(self.tls)
            elif word == "DATA":
                say("354 go on")
                self.mails.append((await reader.readuntil(b"\r\n.\r\n"))[:-3])
                say("250 taken")
            elif word == "QUIT":
                say("221 bye")
                break
            else:
                say("235 welcome" if word == "AUTH" else "250 fine")
        writer.close()

    def password(self) -> str:
        """What the client gave to log in."""
        given = next(line for line in self.commands if line.startswith("AUTH PLAIN"))
        return base64.b64decode(given.split()[2]).decode()


@asynccontextmanager
async def postbox(box: Postbox, tls: ssl.SSLContext | None = None) -> AsyncIterator[Postbox]:
    server = await asyncio.start_server(box.serve, "127.0.0.1", 0, ssl=tls)
    box.port = server.sockets[0].getsockname()[1]
    async with server:
        yield box


class Hourglass(asyncio.SelectorEventLoop):
    """A loop whose time is made up: where it would wait, the hour it waits for has come."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1000.0
        select = self._selector.select  # type: ignore[attr-defined]

        def hurry(timeout: float | None = None) -> Any:
            assert timeout is not None, "everybody waits for ever"
            self.now += timeout
            return select(0)

        self._selector.select = hurry  # type: ignore[attr-defined]

    def time(self) -> float:
        return self.now


def hurried(task: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run a task in made-up time: nothing in it waits for anything but the clock."""
    with asyncio.Runner(loop_factory=Hourglass) as runner:
        return runner.run(task())


async def until(holds: Callable[[], bool]) -> None:
    """Wait for something that takes a moment."""
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.005)
