"""Playing many jobs: here, in one process a core, or on a cluster of ray. The results are the same in any case."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from importlib import import_module
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any

from grandee import bots
from grandee.arena.plans import BotFailure, Job
from grandee.arena.playing import MAKING, MAKING_SECONDS, AwaitedAnswer, play
from grandee.arena.results import Result
from grandee.bots.processes import describe_exit
from grandee.core.refusals import BadInput, system_fault

STDOUT, STDERR = 1, 2
BATCHES_PER_CORE = 2  # batches given out for each core of a cluster, so that none is ever idle
BATCH_SECONDS = 0.1  # that a batch of short games takes
WATCHED_BATCH_SECONDS = 5.0  # on a cluster where each batch begins a process
LARGEST_BATCH = 64  # games of a batch
GRACE_SECONDS = 0.5  # seconds past the limit: a bot that answers by then costs its game, but no process
WATCH_SECONDS = 0.2  # seconds from one look at the bots to the next
EXIT_SECONDS = 5.0  # seconds in which a worker that is done ends by itself
CONNECT_SECONDS = 5.0  # seconds within which a cluster's machine is found
CONNECT_TRIES = "2"  # to reach ray there, of half a minute each


def play_jobs(jobs: Sequence[Job], workers: int = 1, recorded: bool = False, ray: str = "") -> Iterator[Result]:
    """Play jobs and give their results as they come, in any order.

    With a time limit, and where bots are somebody else's code, they always play in processes of their own: only a whole
    process can be stopped for sure, and only another one outlives its end.
    """
    if ray:
        return play_on_cluster(jobs, recorded, ray)
    if min(workers, len(jobs)) > 1 or need_own_processes(jobs):
        return in_processes(jobs, min(workers, len(jobs)), recorded)
    return (play(job, recorded) for job in jobs)


def are_limited(jobs: Sequence[Job]) -> bool:
    return any(job.limit for job in jobs)


def need_own_processes(jobs: Sequence[Job]) -> bool:
    """Whether the bots have to play in processes of their own."""
    return are_limited(jobs) or not all(map(bots.is_registered, {name for job in jobs for name in job.bots}))


class Batches:
    """Jobs in batches: one by one while games are long, many at a time when they are too short to be sent alone."""

    def __init__(self, jobs: Sequence[Job], seconds: float = BATCH_SECONDS) -> None:
        self.left = deque(jobs)
        self.seconds = seconds
        self.size = 1

    def next(self) -> list[Job]:
        """The next jobs; none when all have been given out."""
        return [self.left.popleft() for _ in range(min(self.size, len(self.left)))]

    def requeue(self, jobs: Sequence[Job]) -> None:
        """Jobs that are to be played again."""
        self.left.extendleft(reversed(jobs))

    def adapt_size(self, results: Sequence[Result]) -> None:
        mean = sum(result.seconds for result in results) / len(results)
        self.size = max(1, min(LARGEST_BATCH, int(self.seconds / max(mean, 1e-6))))


def play_all(jobs: Sequence[Job], recorded: bool) -> list[Result]:
    """Play a batch in this process."""
    return [play(job, recorded) for job in jobs]


# -- processes -------------------------------------------------------------------------------------


def in_processes(jobs: Sequence[Job], workers: int, recorded: bool) -> Iterator[Result]:
    """One process for each worker; whatever ends this, ends them too."""
    batches = Batches(jobs)
    watch = WATCH_SECONDS if are_limited(jobs) else None
    crew: list[Worker] = []
    try:
        crew += [Worker(recorded) for _ in range(workers)]
        while True:
            for worker in crew:
                if not worker.batch and (batch := batches.next()):
                    worker.start_batch(batch)
            busy = [worker for worker in crew if worker.batch]
            if not busy:
                break
            ready = wait([worker.line for worker in busy], watch)
            for worker in busy:
                results = worker.results() if worker.line in ready else []
                if results:
                    batches.adapt_size(results)
                    if batch := batches.next():
                        worker.start_batch(batch)
                    yield from results
                elif again := worker.failed():
                    worker.end()
                    batches.requeue(again)
                    crew[crew.index(worker)] = Worker(recorded)
        for worker in crew:
            worker.line.close()
        for worker in crew:
            worker.process.join(EXIT_SECONDS)  # bots may have something to tidy up
    except (EOFError, OSError):
        raise BadInput("--workers", "bad-worker") from None
    finally:
        for worker in crew:
            worker.end()


class Worker:
    """A process that plays one batch after another. Its parent watches whether the bots in it answer."""

    def __init__(self, recorded: bool) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.line, other_end = spawn.Pipe()
        self.waiting = AwaitedAnswer(spawn.RawArray("d", AwaitedAnswer.CELLS))
        self.batch: list[Job] = []
        self.ended = False
        self.process = spawn.Process(target=work, args=(other_end, self.waiting, recorded))
        self.process.start()
        other_end.close()

    def start_batch(self, batch: list[Job]) -> None:
        """Have a batch played; the one before must be done."""
        self.batch = batch
        self.line.send(batch)

    def results(self) -> list[Result]:
        """What has come of the batch; nothing if the process has ended."""
        try:
            found: list[Result] | BadInput = self.line.recv()
        except (EOFError, OSError):
            self.process.join(EXIT_SECONDS)
            self.ended = True
            return []
        self.batch = []
        if isinstance(found, BadInput):
            raise found
        return found

    def failed(self) -> list[Job]:
        """The batch to be played again if a bot has ended the process or does not answer; empty if all is well."""
        limit = self.batch[0].limit
        if self.ended:
            return self.silence(self.waiting.awaited_move(), "died", describe_exit(self.process.exitcode))
        late = self.waiting.overdue(limit + GRACE_SECONDS) if limit else None
        if late is None:
            return []
        allowed = limit + MAKING_SECONDS if late[-1] == MAKING else limit
        return self.silence(late, "slow", f"> {allowed:g} s")

    def silence(self, awaited: tuple[int, int, int] | None, reason: str, detail: str) -> list[Job]:
        """The whole batch, with the bot that was awaited silent from that move on."""
        if awaited is None:  # the end of the process was no bot's doing
            raise BadInput("--workers", "bad-worker")
        number, seat, move = awaited
        job = self.batch[number]
        others = [failure for failure in job.known_failures if failure.seat != seat]
        again = replace(job, known_failures=(*others, BotFailure(seat, move, reason, detail)))
        return [*self.batch[:number], again, *self.batch[number + 1 :]]

    def end(self) -> None:
        """End the process at once, whatever it does."""
        self.process.kill()
        self.process.join()
        self.line.close()


def work(line: Connection[Any, Any], waiting: AwaitedAnswer, recorded: bool) -> None:
    """What a worker does: play what comes in until the line is closed."""
    begin_worker()
    while True:
        try:
            batch = line.recv()
        except EOFError:
            return
        try:
            line.send(list(play_batch(batch, waiting, recorded)))
        except BadInput as fault:
            line.send(fault)


def play_batch(batch: list[Job], waiting: AwaitedAnswer, recorded: bool) -> Iterator[Result]:
    for number, job in enumerate(batch):
        waiting.game(number)
        yield play(job, recorded, waiting)


def begin_worker() -> None:
    """A worker leaves Ctrl-C and stdout to its parent, and ends with it: what bots print goes to stderr."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):
        os.dup2(STDERR, STDOUT)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


# -- ray -------------------------------------------------------------------------------------------


def play_on_cluster(jobs: Sequence[Job], recorded: bool, address: str) -> Iterator[Result]:
    """The same on a cluster of ray, whose machines need Grandee and the bots; `local` begins one on this machine."""
    ray = ray_at(address)
    watched = need_own_processes(jobs)
    batches = Batches(jobs, WATCHED_BATCH_SECONDS if watched else BATCH_SECONDS)
    running: list[Any] = []
    try:
        remote = ray.remote(play_isolated if watched else play_all)
        width = BATCHES_PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while True:
            while len(running) < width and (batch := batches.next()):
                running.append(remote.remote(batch, recorded))
            if not running:
                return
            done, running = ray.wait(running)
            for results in ray.get(done):
                batches.adapt_size(results)
                yield from results
    except ray.exceptions.RayTaskError as fault:
        raise (fault.cause if isinstance(fault.cause, BadInput) else fault) from None
    except ray.exceptions.RayError:
        raise BadInput(f"--ray {address}", "bad-worker") from None
    finally:
        ray.shutdown()


def play_isolated(jobs: Sequence[Job], recorded: bool) -> list[Result]:
    """Play a batch in a process of its own, so that a bot that does not answer, or ends it, does no harm."""
    return list(in_processes(jobs, 1, recorded))


def ray_at(address: str) -> Any:
    """The library ray, connected to a cluster."""
    os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", CONNECT_TRIES)  # read when ray is imported
    try:
        ray = import_module("ray")
    except ImportError:
        raise BadInput("--ray", "bad-library", library="ray", command="pip install ray") from None
    try:
        check_reachable(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except Exception as fault:  # of many kinds
        raise BadInput(f"--ray {address}", "bad-cluster", fault=" ".join(system_fault(fault).split())) from None
    return ray


def check_reachable(address: str) -> None:
    """Whether anybody is there at all, where the address is `HOST:PORT`: ray itself would wait for many minutes."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdecimal() and "/" not in host:
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_SECONDS).close()
