"""Bots that think in processes of their own, so that the server's event loop never waits for a search.

A search cannot be interrupted, so whoever gives up waiting ends the whole process, and another takes its place.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from contextlib import suppress

import msgspec

from grandee.bots.processes import cores, exit_told
from grandee.core.chance import Rng
from grandee.core.state import State
from grandee.server.settings import SECRETS
from grandee.server.thinking import KEPT, LENGTH, Answer, Ask, framed

__all__ = ["Ask", "NoAnswer", "Thinkers", "imagined"]

LIMIT = 20.0  # seconds for one decision
BEGINNING = 60.0  # seconds within which a worker must be ready
LEAVING = 1.0  # seconds in which a process that has closed its line ends by itself
PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds before a worker that could not begin is tried again

log = logging.getLogger(__name__)


class NoAnswer(Exception):
    """A bot that did not answer: `illegal`, `raised`, `slow`, `died` or `unknown`, as in the arena, and the detail."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail


def imagined(state: State, seat: int) -> bytes:
    """What leaves the server for a bot's process: a state redrawn from the seat's knowledge, as bytes.

    A bot is anybody's code, and in its own process nothing stops it from looking at all that is there. So the truth is
    never there. The same knowledge always gives the same bytes, whatever the truth is, as it does for a `Seat`.
    """
    redrawn = state.clone()
    redrawn.determinize(seat, Rng(0))
    return redrawn.serialise()


class Thinkers:
    """A crew of processes that choose for bots: each asks one bot at a time, and who asks first is answered first."""

    def __init__(self, workers: int = 0, limit: float = LIMIT) -> None:
        self.workers = workers or max(1, cores() - 1)
        self.limit = limit
        self._places: list[asyncio.Task[None]] = []  # one for each worker, whoever holds it
        self._crew: set[Worker] = set()
        self._idle: list[Worker] = []  # the longest idle first
        self._waiting: deque[asyncio.Future[Worker]] = deque()
        self._patient: deque[asyncio.Future[Worker]] = deque()  # who come after all others
        self._homes: dict[str, Worker] = {}  # where the bots of a table thought last; the latest table at the end
        self._closed = False

    async def start(self) -> None:
        """Return when the first worker is ready; the others follow. Raises `ChildProcessError` if none can begin."""
        first = await Worker.begin()
        self._crew.add(first)
        self._places.append(asyncio.create_task(self._keep(first)))
        self._places += [asyncio.create_task(self._keep()) for _ in range(self.workers - 1)]

    async def close(self) -> None:
        """End all processes at once; whoever still waits for an answer gets none."""
        self._closed = True
        for place in self._places:
            place.cancel()
        if self._places:
            await asyncio.wait(self._places)
        for turn in (*self._waiting, *self._patient):
            if not turn.done():
                turn.set_exception(closed())
        await asyncio.gather(*(worker.end() for worker in self._crew))

    async def choose(self, ask: Ask, patient: bool = False) -> int:
        """The number of the action that a bot chooses; raises `NoAnswer` if it does not. The patient let others pass.

        The limit is for thinking, and for making a bot that is new; waiting for a worker does not count. A new bot with
        the same ask chooses the same, unless it looks at the clock; one that is kept goes on from its last search. Who
        cancels this cancels the work.
        """
        frame = framed(ask)
        worker = await self._worker_for(ask.table, patient)
        try:
            async with asyncio.timeout(self.limit):
                answer = await worker.answer(frame)
        except TimeoutError:
            worker.kill()
            raise NoAnswer("slow", f"> {self.limit:g} s") from None
        except (EOFError, OSError, msgspec.DecodeError):
            raise (closed() if self._closed else NoAnswer("died", await worker.ended())) from None
        except asyncio.CancelledError:
            worker.kill()
            raise
        self._free(worker)
        if answer.reason:
            raise NoAnswer(answer.reason, answer.detail)
        return answer.action

    # -- who thinks about what ---------------------------------------------------------------------

    async def _worker_for(self, table: str, patient: bool) -> Worker:
        """The worker that has this table's bots, if it is idle; another one that is; or the first that will be."""
        if self._closed:
            raise closed()
        idle = [worker for worker in self._idle if worker.is_running]
        if idle:
            home = self._homes.get(table)
            worker = home if home in idle else idle[0]
            self._idle.remove(worker)
        else:
            worker = await self._turn(patient)
        self._homes.pop(table, None)
        self._homes[table] = worker
        if len(self._homes) > KEPT * self.workers:
            del self._homes[next(iter(self._homes))]
        return worker

    async def _turn(self, patient: bool) -> Worker:
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        (self._patient if patient else self._waiting).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if not turn.cancelled() and turn.exception() is None:  # given a worker and cancelled in the same moment
                self._free(turn.result())
            raise

    def _free(self, worker: Worker) -> None:
        """Give a worker to the first who waits for one."""
        if not worker.is_running:
            return
        for queue in (self._waiting, self._patient):
            while queue:
                turn = queue.popleft()
                if not turn.done():
                    turn.set_result(worker)
                    return
        self._idle.append(worker)

    # -- the crew ----------------------------------------------------------------------------------

    async def _keep(self, worker: Worker | None = None) -> None:
        """Keep one place of the crew filled: when a worker ends, for whatever reason, another begins."""
        while True:
            worker = worker or await begun()
            self._crew.add(worker)
            self._free(worker)
            await worker.process.wait()
            if worker in self._idle:
                self._idle.remove(worker)
            self._crew.remove(worker)
            worker = None


def closed() -> NoAnswer:
    return NoAnswer("died", "closed")


async def begun() -> Worker:
    """A new worker, however often it must be tried."""
    pause = PAUSE
    while True:
        try:
            return await Worker.begin()
        except OSError as fault:
            log.error("a worker for bots could not begin: %s; again in %g s", fault, pause)
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


class Worker:
    """The server's end of one process (`thinking.py`), which answers one ask at a time."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.asks = process.stdin
        self.answers = process.stdout

    @classmethod
    async def begin(cls) -> Worker:
        """A worker that is ready; raises `ChildProcessError` if it ends, or takes too long, before it is."""
        program = [sys.executable, "-P", "-m", "grandee.server.thinking", str(os.getpid())]
        known = {name: value for name, value in os.environ.items() if name not in SECRETS}  # a bot is anybody's code
        process = await asyncio.create_subprocess_exec(
            *program, stdin=PIPE, stdout=PIPE, start_new_session=True, env=known
        )
        worker = cls(process)
        try:
            async with asyncio.timeout(BEGINNING):
                await worker.next_answer()
        except TimeoutError:
            await worker.end()
            raise ChildProcessError(f"not ready after {BEGINNING:g} s") from None
        except (EOFError, OSError, msgspec.DecodeError):
            raise ChildProcessError(await worker.ended()) from None
        except asyncio.CancelledError:
            await worker.end()
            raise
        return worker

    @property
    def is_running(self) -> bool:
        return self.process.returncode is None

    async def answer(self, frame: bytes) -> Answer:
        """The answer to an ask; raises `EOFError` or `OSError` if the process has ended."""
        self.asks.write(frame)
        await self.asks.drain()
        return await self.next_answer()

    async def next_answer(self) -> Answer:
        (length,) = LENGTH.unpack(await self.answers.readexactly(LENGTH.size))
        return msgspec.msgpack.decode(await self.answers.readexactly(length), type=Answer)

    def kill(self) -> None:
        """End the process, whatever it does; nothing is waited for."""
        with suppress(ProcessLookupError):
            self.process.kill()

    async def end(self) -> None:
        self.kill()
        await self.process.wait()

    async def ended(self) -> str:
        """How the process ended that does not talk any more; if it has not, it is ended now."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.process.wait(), LEAVING)
        await self.end()
        return exit_told(self.process.returncode)
