"""Who listens to a table: one bounded queue a socket, so that a stuck phone holds up nobody."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

QUEUE = 64  # messages that a slow reader may be behind


class Listener:
    """One socket of a reader. What it is offered waits in its own queue; one that is too far behind is let go."""

    def __init__(self, reader: int, device: bytes) -> None:
        self.reader = reader
        self.device = device
        self.muted: frozenset[str] = frozenset()
        self.queue: asyncio.Queue[str] = asyncio.Queue(QUEUE)
        self.gone = asyncio.Event()

    @property
    def dropped(self) -> bool:
        return self.gone.is_set()

    def offer(self, message: str) -> bool:
        """Put a message into the queue; false if the reader had to be let go for it."""
        if self.dropped:
            return True
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.drop()
            return False
        return True

    def drop(self) -> None:
        """Let the reader go: its socket is closed. It may come back and catch up."""
        self.gone.set()


class Here(NamedTuple):
    """Who is at a table through one worker."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


class Elsewhere:
    """Who is at the tables through other workers, as those have told."""

    def __init__(self) -> None:
        self.workers: dict[str, dict[str, Here]] = {}

    def seats(self, table: str) -> set[int]:
        return {seat for told in self.workers.values() if table in told for seat in told[table].seats}

    def spectators(self, table: str) -> int:
        return sum(told[table].spectators for told in self.workers.values() if table in told)
