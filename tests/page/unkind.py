"""An unkind machine on purpose: what a test takes for granted about speed shows here, and not one day in CI.

`GRANDEE_UNKIND=SEED` asks for it. With an odd seed the page is slow: its processor, and all that goes between it and
the server. With an even one the test is slow: whenever it looks, the page and the bots have long gone on.
"""

from __future__ import annotations

import asyncio
import os
import random
import threading
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from playwright.sync_api import BrowserContext, Page

T = TypeVar("T")
SEED = int(os.environ.get("GRANDEE_UNKIND") or 0)
IS_PAGE_SLOW = SEED % 2 == 1
TEST_WAITS = 60 if SEED and not IS_PAGE_SLOW else 0  # milliseconds before each word to the browser
SLOWED = 4  # how much slower than this machine the processor is said to be
LATEST = 0.8  # seconds that a message takes at most, in each direction; most are ten times as quick
MOST = 2**22  # bytes that are read at once: an answer is late as a whole
OF_A_PAGE = (b"sec-fetch-", b"sec-websocket-")  # headers that only pages send: what a test asks by itself is not slow


def slow_down(context: BrowserContext, page: Page) -> None:
    """Slow down the processor of a page, if that is wished."""
    if IS_PAGE_SLOW:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})


class Detour:
    """A port from which everything goes on to another one, and back, each message in its own time."""

    def __init__(self, port: int, to: int) -> None:
        self.to, self.dice = to, random.Random(SEED)
        self.met: set[asyncio.Task[None]] = set()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.server = self.call(asyncio.start_server(self.meet, "127.0.0.1", port, limit=MOST))

    def call(self, what: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(what, self.loop).result(20)

    def close(self) -> None:
        self.call(self.end())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(20)
        self.loop.close()

    async def end(self) -> None:
        self.server.close()
        for each in self.met:
            each.cancel()
        await asyncio.gather(*self.met, return_exceptions=True)

    def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = self.loop.create_task(self.lead(reader, writer))
        self.met.add(task)
        task.add_done_callback(self.met.discard)

    async def lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Both ways at once, until one of both sides goes."""
        with suppress(OSError):  # whoever is still there finds the line closed
            first = await reader.read(MOST)
            is_slow = any(header in first.lower() for header in OF_A_PAGE)
            back, onward = await asyncio.open_connection("127.0.0.1", self.to, limit=MOST)
            ways = [
                asyncio.ensure_future(self.carry(first, reader, onward, is_slow)),
                asyncio.ensure_future(self.carry(b"", back, writer, is_slow)),
            ]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
                onward.close()
        writer.close()

    async def carry(
        self, said: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_slow: bool
    ) -> None:
        while said or (said := await reader.read(MOST)):
            if is_slow:
                await asyncio.sleep(LATEST * 100 ** -self.dice.random())
            writer.write(said)
            await writer.drain()
            said = b""
