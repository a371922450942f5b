"""Whoever reads what strangers have written: a process that begins with the first of it, and one turn at a time.

Everybody's address has its turn after the others', so that who sends much waits long and nobody else does.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from grandee.server.bots.bot_pool import Worker
from grandee.server.custom.read_worker import ReadRequest, ReadResult
from grandee.server.framing import framed, next_frame
from grandee.server.http import problems
from grandee.server.http.problems import Problem

READ_SECONDS = 20.0  # seconds for one reading, also on a busy machine; what it may compute is less (`read_worker.py`)
IDLE_SECONDS = 300.0  # seconds after which a process that nobody needs ends
MOST_WAITING_OF_ADDRESS, MOST_WAITING = 8, 200  # who wait, at most

log = logging.getLogger(__name__)


def too_heavy(how: str) -> Problem:
    """What somebody sent took too much time or memory: how the process ended is for the log."""
    log.warning("what somebody sent was not read to its end", extra={"reason": how})
    return Problem(422, "problem-too-heavy")


class ReadWorker(Worker):
    """The server's end of one process (`read_worker.py`)."""

    program = "grandee.server.custom.read_worker"

    async def ask(self, frame: bytes) -> ReadResult:
        self.asks.write(frame)
        await self.asks.drain()
        return msgspec.msgpack.decode(await next_frame(self.answers), type=ReadResult)


class ReadQueue:
    """One process that reads, whichever it is at the moment, and the queues of those who wait for it."""

    def __init__(self, limit: float = READ_SECONDS) -> None:
        self.limit = limit
        self.worker: ReadWorker | None = None
        self.busy = False
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # by address, the next one first
        self.idle_timer: asyncio.TimerHandle | None = None

    async def read(self, ask: ReadRequest, address: str = "") -> bytes:
        """What was asked for; raises `BadInput` with what is wrong with it, and a `Problem` if it cannot be read."""
        frame = framed(ask)
        async with self.own_process(address):
            worker = await self.running_process()
            try:
                async with asyncio.timeout(self.limit):
                    found = await worker.ask(frame)
            except TimeoutError:
                worker.kill()
                raise too_heavy(f"> {self.limit:g} s") from None
            except (EOFError, OSError, msgspec.DecodeError):
                raise too_heavy(await worker.exit_reason()) from None
            except asyncio.CancelledError:
                worker.kill()
                raise
        if found.fault is not None:
            raise found.fault.as_bad_input()
        return found.body

    @asynccontextmanager
    async def own_process(self, address: str) -> AsyncIterator[None]:
        """Wait until it is this address's turn; then the process is its own."""
        if (
            len(self.waiting.get(address, ())) >= MOST_WAITING_OF_ADDRESS
            or sum(map(len, self.waiting.values())) >= MOST_WAITING
        ):
            raise problems.too_many()
        if self.busy:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waiting.setdefault(address, deque()).append(mine)
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():  # in the same moment
                    self.pass_on()
                raise
        self.busy = True
        try:
            yield
        finally:
            self.pass_on()

    def pass_on(self) -> None:
        """The next address has its turn, and comes after all others when it has one more."""
        self.busy = False
        while self.waiting:
            address, queue = self.waiting.popitem(last=False)
            following = queue.popleft()
            if queue:
                self.waiting[address] = queue
            if not following.done():
                self.busy = True
                following.set_result(None)
                return

    async def running_process(self) -> ReadWorker:
        if self.idle_timer is not None:
            self.idle_timer.cancel()
        if self.worker is None or not self.worker.is_running:
            self.worker = await ReadWorker.begin()
        self.idle_timer = asyncio.get_running_loop().call_later(IDLE_SECONDS + self.limit, self.worker.kill)
        return self.worker

    async def close(self) -> None:
        if self.idle_timer is not None:
            self.idle_timer.cancel()
        if self.worker is not None:
            await self.worker.end()
