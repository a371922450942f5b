"""How soon all is back after `kill -9`."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import signal
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from .crowd import HttpClient
from .process import Serving, reserve_core, run_fast, serving, wait_until_ready
from .tables import prepare_tables

RESTARTED, LONG = 500, 200  # tables that are live when the server is killed, and entries that each log has at least


def measure_restart(tables: int = RESTARTED, entries: int = LONG) -> float:
    """Seconds from the start of the server until all tables have been read, after it was killed while they played."""
    with TemporaryDirectory(dir=".") as folder:
        file = Path(folder) / "grandee.sqlite"
        secret, ids = asyncio.run(prepare_tables(file, tables, entries))
        with reserve_core() as core:
            with serving(file, core) as at:
                acknowledged = run_fast(lambda: played_until_killed(at, secret, ids))
            started = time.perf_counter()
            with serving(file, core) as at:
                run_fast(lambda: all_there(at, secret, acknowledged))
                return time.perf_counter() - started


async def played_until_killed(at: Serving, secret: str, ids: list[str]) -> dict[str, tuple[int, int]]:
    """What the server has acknowledged when it is killed in the midst of moves: n and version of every table."""
    lines, rng = HttpClient(at.port, secret), random.Random(1)
    acknowledged: dict[str, tuple[int, int]] = {}
    await wait_until_ready(at, lines)

    async def play(table: str) -> None:
        view = msgspec.json.decode((await lines.get(f"/api/tables/{table}"))[1])["table"]
        acknowledged[table] = view["n"], view["version"]
        asked = view["asked"][0]
        mine = msgspec.json.decode((await lines.get(f"/api/tables/{table}?seat={asked}"))[1])["table"]
        move = {
            "seat": asked,
            "version": mine["version"],
            "revision": mine["revision"],
            "id": secrets.token_urlsafe(12),
        }
        status, answer = await lines.post(f"/api/tables/{table}/moves", {**move, "move": rng.choice(mine["moves"])})
        if status == 200:
            done = msgspec.json.decode(answer)
            acknowledged[table] = done["n"], done["version"]
        if len(acknowledged) == len(ids):
            os.killpg(at.process.pid, signal.SIGKILL)

    async def play_some(tables: list[str]) -> None:
        with suppress(OSError):
            for table in tables:
                await play(table)

    await asyncio.gather(*(play_some(ids[first::20]) for first in range(20)))
    at.process.wait()
    return acknowledged


async def all_there(at: Serving, secret: str, acknowledged: dict[str, tuple[int, int]]) -> None:
    """Read every table: nothing that was acknowledged is lost, and at most the move that was under way is new."""
    lines = HttpClient(at.port, secret)
    await wait_until_ready(at, lines)

    async def look(tables: list[str]) -> None:
        for table in tables:
            view = msgspec.json.decode((await lines.get(f"/api/tables/{table}"))[1])["table"]
            (n, version), now = acknowledged[table], (view["n"], view["version"])
            if now != (n, version) and now not in ((n + 1, version), (n + 1, version + 1)):
                raise RuntimeError(f"table {table} was at {(n, version)} and is at {now}")

    every = list(acknowledged)
    await asyncio.gather(*(look(every[first::20]) for first in range(20)))
    lines.close()
