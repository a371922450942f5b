"""Playing many jobs: here, in one process a core, or on a cluster of ray. The results are the same in any case."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from itertools import islice
from threading import Thread
from typing import Any

from grandee.arena.plans import Job
from grandee.arena.playing import play
from grandee.arena.results import Result
from grandee.core.refusals import BadInput

AHEAD = 2  # batches given out for each worker, so that none is ever idle
BATCH_SECONDS = 0.1  # that a batch of short games takes
LARGEST = 64  # games of a batch


def cores() -> int:
    """How many processor cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def played(jobs: Sequence[Job], workers: int = 1, recorded: bool = False, ray: str = "") -> Iterator[Result]:
    """Play jobs and give their results as they come, in any order."""
    if ray:
        return on_cluster(jobs, recorded, ray)
    if min(workers, len(jobs)) > 1:
        return in_processes(jobs, min(workers, len(jobs)), recorded)
    return (play(job, recorded) for job in jobs)


class Batches:
    """Jobs in batches: one by one while games are long, many at a time when they are too short to be sent alone."""

    def __init__(self, jobs: Sequence[Job]) -> None:
        self.left = iter(jobs)
        self.size = 1

    def next(self) -> list[Job]:
        """The next jobs; none when all have been given out."""
        return list(islice(self.left, self.size))

    def learn(self, results: Sequence[Result]) -> None:
        mean = sum(result.seconds for result in results) / len(results)
        self.size = max(1, min(LARGEST, int(BATCH_SECONDS / max(mean, 1e-6))))


def play_all(jobs: Sequence[Job], recorded: bool) -> list[Result]:
    """What a worker does with a batch."""
    return [play(job, recorded) for job in jobs]


def in_processes(jobs: Sequence[Job], workers: int, recorded: bool) -> Iterator[Result]:
    """One process for each worker; whatever ends this, ends them too."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=begin_worker)
    batches = Batches(jobs)
    running: set[Future[list[Result]]] = set()
    done: set[Future[list[Result]]] = set()
    try:
        while True:
            while len(running) < AHEAD * workers and (batch := batches.next()):
                running.add(pool.submit(play_all, batch, recorded))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                batches.learn(future.result())
                yield from future.result()
    except BrokenProcessPool:
        raise BadInput("--workers", "bad-worker") from None
    except BaseException:
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def begin_worker() -> None:
    """A worker leaves Ctrl-C to its parent, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def on_cluster(jobs: Sequence[Job], recorded: bool, address: str) -> Iterator[Result]:
    """The same on a cluster of ray, whose machines need Grandee and the bots; `local` begins one on this machine."""
    ray = ray_at(address)
    batches = Batches(jobs)
    running: list[Any] = []
    try:
        remote = ray.remote(play_all)
        width = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while True:
            while len(running) < width and (batch := batches.next()):
                running.append(remote.remote(batch, recorded))
            if not running:
                return
            done, running = ray.wait(running)
            for results in ray.get(done):
                batches.learn(results)
                yield from results
    finally:
        ray.shutdown()


def ray_at(address: str) -> Any:
    """The library ray, connected to a cluster."""
    try:
        ray = import_module("ray")
    except ImportError:
        raise BadInput("--ray", "bad-library", library="ray", command="pip install ray") from None
    try:
        ray.init(address=address, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as fault:
        raise BadInput(f"--ray {address}", "bad-cluster", fault=" ".join(str(fault).split())) from None
    return ray
