"""A thousand tables: how fast a move reaches everybody, and how much memory they take."""

from __future__ import annotations

import asyncio
import gc
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from .crowd import HttpClient
from .play import Load, Pace, WatchedTable, play_all
from .process import PATIENCE, Serving, reserve_core, run_fast, serving, wait_until_ready
from .tables import SEATS, prepare_tables

TABLES, EVERY = 1_000, 10.0  # tables, and seconds between two moves of one
WARM_UP, SECONDS = 10.0, 20.0
PLAYED = 60  # entries that the logs of these tables have already
STUCK = 50  # of so many tables one has a reader who never reads
TRIES, DISTURBED = 3, 0.01  # how often the load is tried if others have the core for more than this part of the time


def measure_undisturbed() -> Load:
    """The load on a machine that others use too: the try in which the server waited least for its core."""
    tries: list[Load] = []
    while len(tries) < TRIES and (not tries or tries[-1].waited > DISTURBED):
        tries.append(measure_load())
    return min(tries, key=lambda load: load.waited)


def measure_load(tables: int = TABLES, seconds: float = SECONDS, stuck: bool = False) -> Load:
    """The load: all tables with four seats and a spectator, a move each ten seconds."""
    with TemporaryDirectory(dir=".") as folder:
        file = Path(folder) / "grandee.sqlite"
        secret, ids = asyncio.run(prepare_tables(file, tables, PLAYED))
        with reserve_core() as core, serving(file, core) as at:
            return run_fast(lambda: play_in_crowd(at, secret, ids, seconds, stuck))


async def play_in_crowd(at: Serving, secret: str, ids: list[str], seconds: float, stuck: bool) -> Load:
    lines, load = HttpClient(at.port, secret), Load()
    await wait_until_ready(at, lines)
    watched = [WatchedTable(table) for table in ids]
    gate = asyncio.Semaphore(50)

    async def open_one(number: int, table: WatchedTable) -> None:
        async with gate:
            await table.open(at.port, secret, stuck=stuck and number % STUCK == 0)

    await asyncio.gather(*(open_one(number, table) for number, table in enumerate(watched)))
    await asyncio.sleep(1.0)
    gc.collect()
    gc.freeze()  # the crowd's own pauses are not the server's
    await play_all(at, [(table, lines) for table in watched], Pace(EVERY, WARM_UP, seconds), load)
    load.memory = at.memory()
    if stuck:
        load.stuck = sum(ear.stuck for table in watched for ear in table.readers.values())
        load.dropped = await count_dropped(lines, len(ids) * (SEATS + 1), load.stuck)
    for table in watched:
        table.close()
    lines.close()
    return load


async def count_dropped(lines: HttpClient, every: int, stuck: int) -> int:
    """How many sockets the server has closed, when all stuck ones should be among them: they answer no ping."""
    until = time.perf_counter() + PATIENCE
    while (closed := every - await count_sockets(lines)) < stuck and time.perf_counter() < until:
        await asyncio.sleep(1.0)
    return closed


async def count_sockets(lines: HttpClient) -> int:
    """Open sockets, as the server counts them."""
    _, figures = await lines.get("/metrics")
    found = [line for line in figures.decode().splitlines() if line.startswith("grandee_sockets{")]
    return int(float(found[0].split()[1]))
