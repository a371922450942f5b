"""How many moves a second reach the disk."""

from __future__ import annotations

import asyncio
import secrets
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import func, select

from grandee.server.storage import schema
from grandee.server.storage.store import LogEntry, Store

from .process import run_fast
from .tables import SEATS

APPENDS, AT_ONCE = 30_000, 2_000


def measure_appends(appends: int = APPENDS) -> float:
    """Moves a second that the store alone takes, each acknowledged after it is on the disk; all of them are counted."""
    with TemporaryDirectory(dir=".") as folder:
        return run_fast(lambda: appending(Path(folder) / "grandee.sqlite", appends))


async def appending(file: Path, appends: int) -> float:
    store = Store(str(file))
    await store.open()
    tables = [secrets.token_urlsafe(9) for _ in range(AT_ONCE)]
    started = time.perf_counter()

    async def one_after_the_other(table: str) -> None:
        for n in range(1, appends // AT_ONCE + 1):
            assert await store.append(table, LogEntry(n, 0, "move", n % SEATS, "place nowhere", f"{table}-{n:06d}"))

    await asyncio.gather(*(one_after_the_other(table) for table in tables))
    seconds = time.perf_counter() - started
    written = await store.read(lambda c: c.execute(select(func.count()).select_from(schema.log)).scalar_one())
    await store.close()
    if written != appends // AT_ONCE * AT_ONCE:
        raise RuntimeError(f"{written} entries are in the log")
    return written / seconds
