"""Tools for tests of the server: a real one on loopback, and people who talk to it over HTTP and sockets."""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets
from litestar import Litestar

from grandee.server.http.app import make_app
from grandee.server.http.context import Server
from grandee.server.http.limits import RequestGuard
from grandee.server.http.serve import configured
from grandee.server.settings import Settings

PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # nobody needs it here, and everybody's own would read all authorities
PATIENCE = 60.0  # seconds for what should happen soon, on a machine that does much else; nothing waits for their end


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class At:
    """A running server."""

    port: int
    server: Server

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@asynccontextmanager
async def serving(folder: Path, proxies: str = "127.0.0.1", http: Any = None, **settings: Any) -> AsyncIterator[At]:
    """A server on a free port, in this loop; by default on an SQLite file in a folder.

    `database=url` takes another one, such as those of the fixtures `database` and `postgresql` (see conftest.py). Two
    servers on one PostgreSQL are two workers. `http` is another class of connections than the usual one.
    """
    given = {"database": str(folder / "grandee.sqlite"), "limits": False, **settings}
    told = Settings(**given)
    gate = make_app(told)
    assert isinstance(gate, RequestGuard)
    assert isinstance(gate.app, Litestar)
    port = free_port()
    config = configured(gate, "127.0.0.1", port, told, proxies=proxies)
    config.http = http or config.http
    runner = uvicorn.Server(config)
    task = asyncio.create_task(runner.serve())
    while not runner.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
            raise RuntimeError("the server did not start")
    try:
        yield At(port, gate.app.state.server)
    finally:
        runner.should_exit = True
        await task


@dataclass
class Person:
    """Somebody with a browser: a cookie, and ids for what is sent."""

    url: str
    http: httpx.AsyncClient = field(init=False)
    ids: Any = field(default_factory=count)

    def __post_init__(self) -> None:
        self.http = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, verify=PLAIN)

    async def __aenter__(self) -> Person:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    def new_id(self) -> str:
        return f"made-by-test-{next(self.ids):06d}"

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.http.post(f"/api{path}", json=body)

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.http.get(f"/api{path}", params=query)

    async def make(self, game: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        """A new table; it must work."""
        answer = await self.post("/tables", game=game, seats=seats, **more)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    async def sees(self, table: str, seat: str = "") -> dict[str, Any]:
        """The table as a seat sees it."""
        answer = await self.get(f"/tables/{table}", seat=seat)
        assert answer.status_code == 200, answer.text
        return dict(answer.json()["table"])

    async def plays(self, table: str, seat: str, move: str, version: int, **more: Any) -> httpx.Response:
        body = {"seat": seat, "move": move, "version": version, "id": self.new_id(), **more}
        return await self.post(f"/tables/{table}/moves", **body)

    @asynccontextmanager
    async def listening(self, table: str, seat: str = "", after: int = -1) -> AsyncIterator[SocketReader]:
        """An open socket."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws{self.url[4:]}/api/tables/{table}/live?seat={seat}&after={after}"
        headers = {"cookie": cookie}
        if "x-forwarded-for" in self.http.headers:
            headers["x-forwarded-for"] = self.http.headers["x-forwarded-for"]
        async with websockets.connect(address, additional_headers=headers, compression=None) as open_socket:
            yield SocketReader(open_socket)


@dataclass
class SocketReader:
    """What comes over a socket."""

    socket: Any

    async def hears(self, wait: float = PATIENCE) -> dict[str, Any]:
        """The next update; news about who is there is passed over."""
        async with asyncio.timeout(wait):
            while True:
                said = json.loads(await self.socket.recv())
                if said["type"] == "update":
                    return dict(said)


def problem_of(answer: httpx.Response) -> str:
    """The id of the message with which something was refused; empty if it was not."""
    if answer.is_success:
        return ""
    assert answer.headers["content-type"] == "application/problem+json"
    said = answer.json()
    assert (said["status"], said["title"]) == (answer.status_code, HTTPStatus(answer.status_code).phrase)
    assert answer.status_code != 429 or answer.headers["retry-after"] == said["arguments"]["seconds"]
    assert said["type"].startswith("/problems/")
    return str(said["type"].removeprefix("/problems/"))


ME = {"kind": "me", "name": "Ada"}
HERE = {"kind": "here", "name": "Ben"}


def bot(level: str = "random") -> dict[str, Any]:
    return {"kind": "bot", "bot": level}
