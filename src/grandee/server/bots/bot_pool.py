"""Bots that think in processes of their own, so that the server's event loop never waits for a search.

Workers are shared by address and, within one, by table: whoever has many tables waits for itself, not others for it. A
search cannot be interrupted. One that nobody waits for any more is thought to its end, and its answer is dropped; only
one that takes too long ends with its process, and another takes its place.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Self

import msgspec

from grandee.bots.processes import cores, describe_exit
from grandee.core.chance import Rng
from grandee.core.state import State
from grandee.server.bots.bot_worker import KEPT_BOTS, Answer, BotRequest
from grandee.server.framing import framed, next_frame
from grandee.server.settings import SECRET_VARIABLES

__all__ = ["BotPool", "BotRequest", "NoAnswer", "determinized_bytes"]

DECISION_SECONDS = 20.0  # seconds for one decision
START_SECONDS = 60.0  # seconds within which a worker must be ready
EXIT_SECONDS = 1.0  # seconds in which a process that has closed its line ends by itself
MOST_SERVED = 20_000  # addresses and tables of which is known when they had a worker last
RETRY_PAUSE, LONGEST_RETRY_PAUSE = 0.5, 30.0  # seconds before a worker that could not begin is tried again

log = logging.getLogger(__name__)


class NoAnswer(Exception):
    """A bot that did not answer: `illegal`, `raised`, `slow`, `died` or `unknown`, as in the arena, and the detail."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail


def determinized_bytes(state: State, seat: int) -> bytes:
    """What leaves the server for a bot's process: a state redrawn from the seat's knowledge, as bytes.

    A bot is anybody's code, and in its own process nothing stops it from looking at all that is there. So the truth is
    never there. The same knowledge always gives the same bytes, whatever the truth is, as it does for a `Seat`.
    """
    redrawn = state.clone()
    redrawn.determinize(seat, Rng(0))
    return redrawn.serialise()


@dataclass(eq=False)
class QueuedRequest:
    """An ask that waits for a worker, or for its answer."""

    ask: BotRequest
    address: str
    is_background: bool
    number: int
    answer: asyncio.Future[int] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class BotPool:
    """A crew of processes that choose for bots. Each asks one bot at a time.

    The next worker goes to the address that has the fewest, of those to the one that had one the longest ago, and there
    to the table that did. No address has the last of several workers: it is for others.
    """

    def __init__(self, workers: int = 0, limit: float = DECISION_SECONDS) -> None:
        self.workers = workers or default_worker_count()
        self.limit = limit
        self._places: list[asyncio.Task[None]] = []  # one for each worker, whoever holds it
        self._running_workers: set[Worker] = set()
        self._idle: list[Worker] = []  # the longest idle first
        self._waiting: list[QueuedRequest] = []
        self._thinking: set[asyncio.Task[None]] = set()
        self._busy: dict[str, int] = {}  # how many workers think for an address, whether somebody still waits or not
        self._last_served: dict[tuple[str, str], int] = {}  # when an address, or a table, had a worker last
        self._numbers = count(1)
        self._last_workers: dict[
            str, Worker
        ] = {}  # where the bots of a table thought last; the latest table at the end
        self._closed = False

    async def start(self) -> None:
        """Return when the first worker is ready; the others follow. Raises `ChildProcessError` if none can begin."""
        first = await Worker.begin()
        self._running_workers.add(first)
        self._places.append(asyncio.create_task(self._keep_filled(first)))
        self._places += [asyncio.create_task(self._keep_filled()) for _ in range(self.workers - 1)]

    async def close(self) -> None:
        """End all processes at once; whoever still waits for an answer gets none."""
        self._closed = True
        for place in self._places:
            place.cancel()
        if self._places:
            await asyncio.wait(self._places)
        for turn in self._waiting:
            if not turn.answer.done():
                turn.answer.set_exception(pool_closed())
        await asyncio.gather(*(worker.end() for worker in self._running_workers))
        await asyncio.gather(*self._thinking)

    async def choose(self, ask: BotRequest, is_background: bool = False, address: str = "") -> int:
        """The number of the action that a bot chooses; raises `NoAnswer` if it does not.

        Those in the background let others pass.
        The limit is for thinking, and for making a bot that is new; waiting for a worker does not count. A new bot with
        the same ask chooses the same, unless it looks at the clock; one that is kept goes on from its last search. Who
        cancels this is not answered; what is being thought about already is thought to its end for its `address`.
        """
        if self._closed:
            raise pool_closed()
        turn = QueuedRequest(ask, address, is_background, next(self._numbers))
        self._waiting.append(turn)
        self._assign()
        try:
            return await turn.answer
        finally:
            if turn in self._waiting:
                self._waiting.remove(turn)

    # -- who thinks about what ---------------------------------------------------------------------

    def _assign(self) -> None:
        """Give idle workers to those who are next, as long as there are both."""
        self._idle = [worker for worker in self._idle if worker.is_running]
        while self._idle and (may := [turn for turn in self._waiting if self._may_start(turn)]):
            turn = min(may, key=self._order)
            self._waiting.remove(turn)
            home = self._last_workers.pop(turn.ask.table, None)
            worker = home if home in self._idle else self._idle[0]
            self._idle.remove(worker)
            self._last_workers[turn.ask.table] = worker
            if len(self._last_workers) > KEPT_BOTS * self.workers:
                del self._last_workers[next(iter(self._last_workers))]
            self._busy[turn.address] = self._busy.get(turn.address, 0) + 1
            self._note_served(("address", turn.address))
            self._note_served(("table", turn.ask.table))
            task = asyncio.create_task(self._think(worker, turn))
            self._thinking.add(task)
            task.add_done_callback(self._thinking.discard)

    def _may_start(self, turn: QueuedRequest) -> bool:
        """Whether an address may have one more worker."""
        return self._busy.get(turn.address, 0) < max(1, self.workers - 1)

    def _order(self, turn: QueuedRequest) -> tuple[bool, int, int, int, int]:
        """Who is next is least. The order among those who were never served is that in which they asked."""
        served = self._last_served.get
        address, table = served(("address", turn.address), 0), served(("table", turn.ask.table), 0)
        return turn.is_background, self._busy.get(turn.address, 0), address, table, turn.number

    def _note_served(self, whose: tuple[str, str]) -> None:
        self._last_served.pop(whose, None)
        self._last_served[whose] = next(self._numbers)
        if len(self._last_served) > MOST_SERVED:
            del self._last_served[next(iter(self._last_served))]

    async def _think(self, worker: Worker, turn: QueuedRequest) -> None:
        """Let a worker think, and hand its answer to whoever still waits for it."""
        try:
            chosen = await self._answer(worker, turn.ask)
            if not turn.answer.done():
                turn.answer.set_result(chosen)
        except Exception as failed:  # whatever it is: whoever waits must hear of it
            if not turn.answer.done():
                turn.answer.set_exception(failed)
            elif not isinstance(failed, NoAnswer):
                log.exception("a worker for bots failed")
        finally:
            self._busy[turn.address] -= 1
            if not self._busy[turn.address]:
                del self._busy[turn.address]
            self._release(worker)

    async def _answer(self, worker: Worker, ask: BotRequest) -> int:
        try:
            async with asyncio.timeout(self.limit):
                answer = await worker.answer(framed(ask))
        except TimeoutError:
            worker.kill()
            raise NoAnswer("slow", f"> {self.limit:g} s") from None
        except (EOFError, OSError, msgspec.DecodeError):
            raise (pool_closed() if self._closed else NoAnswer("died", await worker.exit_reason())) from None
        if answer.reason:
            raise NoAnswer(answer.reason, answer.detail)
        return answer.action

    def _release(self, worker: Worker) -> None:
        """A worker has nothing to do: those who are next get one."""
        if worker in self._running_workers and worker.is_running and not self._closed:
            self._idle.append(worker)
        self._assign()

    # -- the crew ----------------------------------------------------------------------------------

    async def _keep_filled(self, worker: Worker | None = None) -> None:
        """Keep one place of the crew filled: when a worker ends, for whatever reason, another begins."""
        while True:
            worker = worker or await begin_worker()
            self._running_workers.add(worker)
            self._release(worker)
            await worker.process.wait()
            if worker in self._idle:
                self._idle.remove(worker)
            self._running_workers.remove(worker)
            worker = None


def default_worker_count() -> int:
    """One fewer than there are cores, for the server has to answer people; but two, so that nobody has them all."""
    return max(2, cores() - 1)


def pool_closed() -> NoAnswer:
    return NoAnswer("died", "closed")


async def begin_worker() -> Worker:
    """A new worker, however often it must be tried."""
    pause = RETRY_PAUSE
    while True:
        try:
            return await Worker.begin()
        except OSError as fault:
            log.error("a worker for bots could not begin: %s; again in %g s", fault, pause)
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_RETRY_PAUSE)


class Worker:
    """The server's end of one process (`bot_worker.py`), which answers one ask at a time."""

    program = "grandee.server.bots.bot_worker"

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.is_killed = False
        self.asks = process.stdin
        self.answers = process.stdout

    @classmethod
    async def begin(cls) -> Self:
        """A worker that is ready; raises `ChildProcessError` if it ends, or takes too long, before it is."""
        program = [sys.executable, "-P", "-m", cls.program, str(os.getpid())]
        # a bot is anybody's code
        known = {name: value for name, value in os.environ.items() if name not in SECRET_VARIABLES}
        process = await asyncio.create_subprocess_exec(
            *program, stdin=PIPE, stdout=PIPE, start_new_session=True, env=known
        )
        worker = cls(process)
        try:
            async with asyncio.timeout(START_SECONDS):
                await worker.next_answer()
        except TimeoutError:
            await worker.end()
            raise ChildProcessError(f"not ready after {START_SECONDS:g} s") from None
        except (EOFError, OSError, msgspec.DecodeError):
            raise ChildProcessError(await worker.exit_reason()) from None
        except asyncio.CancelledError:
            await worker.end()
            raise
        return worker

    @property
    def is_running(self) -> bool:
        return self.process.returncode is None and not self.is_killed

    async def answer(self, frame: bytes) -> Answer:
        """The answer to an ask; raises `EOFError` or `OSError` if the process has ended."""
        self.asks.write(frame)
        await self.asks.drain()
        return await self.next_answer()

    async def next_answer(self) -> Answer:
        return msgspec.msgpack.decode(await next_frame(self.answers), type=Answer)

    def kill(self) -> None:
        """End the process, whatever it does; nothing is waited for."""
        self.is_killed = True
        with suppress(ProcessLookupError):
            self.process.kill()

    async def end(self) -> None:
        self.kill()
        await self.process.wait()

    async def exit_reason(self) -> str:
        """How the process ended that does not talk any more; if it has not, it is ended now."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.process.wait(), EXIT_SECONDS)
        await self.end()
        return describe_exit(self.process.returncode)
