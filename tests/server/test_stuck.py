"""A reader who does not read holds up nobody, and does not stay for ever."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from grandee.server.http.serve import configured
from grandee.server.live.subscribers import LONGEST_QUEUE, Subscriber
from tests.server import kit
from tests.server.kit import HERE, ME, PATIENCE, Person, serving

pytestmark = pytest.mark.slow


def test_a_listener_gets_everything_in_order() -> None:
    async def listen() -> None:
        got: list[str] = []

        async def send(message: str) -> None:
            await asyncio.sleep(0)
            got.append(message)

        subscriber = Subscriber(0, b"", send)
        for number in range(LONGEST_QUEUE):
            assert subscriber.offer(str(number))
        while subscriber.writer is not None:
            await asyncio.sleep(0)
        assert subscriber.offer("after a pause")
        while subscriber.writer is not None:
            await asyncio.sleep(0)
        assert got == [*(str(number) for number in range(LONGEST_QUEUE)), "after a pause"]

    asyncio.run(listen())


def test_a_listener_too_far_behind_is_let_go_once() -> None:
    async def listen() -> None:
        told: list[bool] = []

        async def send(_: str) -> None:
            await asyncio.Event().wait()

        subscriber = Subscriber(0, b"", send)
        subscriber.on_drop = lambda: told.append(True)
        offered = [subscriber.offer(str(number)) for number in range(LONGEST_QUEUE + 3)]
        assert offered == [True] * LONGEST_QUEUE + [False, True, True]  # counted once
        assert told == [True]
        await asyncio.sleep(0)
        await subscriber.close()
        assert subscriber.writer is None

    asyncio.run(listen())


def test_a_socket_that_never_reads_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def soon(*given: Any, **more: Any) -> uvicorn.Config:
        config = configured(*given, **more)
        config.ws_ping_interval = config.ws_ping_timeout = 0.5
        return config

    monkeypatch.setattr(kit, "configured", soon)

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            table = (await ada.make("kabale", [ME, HERE], options={"players": 2}))["table"]
            subscribers = at.server.manager.tables[table].subscribers
            with socket.socket() as stuck:
                stuck.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
                stuck.connect(("127.0.0.1", at.port))
                stuck.sendall(
                    f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: 127.0.0.1:{at.port}\r\nconnection: upgrade\r\n"
                    "upgrade: websocket\r\nsec-websocket-version: 13\r\n"
                    "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
                )
                async with ada.listening(table, "A") as ear, asyncio.timeout(PATIENCE):
                    await ear.hears()
                    while len(subscribers) < 2:
                        await asyncio.sleep(0.01)
                    [phone] = [subscriber for subscriber in subscribers if subscriber.reader < 0]
                    for _ in range(8):  # more than any buffer on the way takes
                        phone.offer("x" * 2_000_000)
                    for _ in range(5):  # the other reader hears all that is said meanwhile
                        said = await ada.post(f"/tables/{table}/chat", seat="A", text="Are you there?", id=ada.new_id())
                        assert (await ear.hears())["n"] == said.json()["n"]
                    while len(subscribers) == 2:
                        await asyncio.sleep(0.01)
                    assert {subscriber.reader for subscriber in subscribers} == {0}

    asyncio.run(play())
