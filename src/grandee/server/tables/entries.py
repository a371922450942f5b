"""Entries of the log on their way: new ones, and those that are taken in."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import NamedTuple

from grandee.server.storage.store import LogEntry

SLICE = 200  # entries that are taken in before others have their turn


class NewEntry(NamedTuple):
    """A new entry without its number and time."""

    what: str
    seat: int
    text: str
    client: str = ""


async def sliced(entries: list[LogEntry]) -> AsyncIterator[LogEntry]:
    """Entries to take in; after some of them others have their turn."""
    for number, entry in enumerate(entries, 1):
        yield entry
        if number % SLICE == 0:
            await asyncio.sleep(0)
