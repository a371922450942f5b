"""Who listens to a table: one bounded queue and one writer a socket, so that a stuck phone holds up nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

LONGEST_QUEUE = 64  # messages that a slow reader may be behind


def do_nothing() -> None:
    """Nobody has to be told."""


class Subscriber:
    """One socket of a reader. What it is offered waits in its own queue; one that is too far behind is let go.

    Its writer is there only while something waits: most sockets are silent most of the time.
    """

    __slots__ = ("address", "device", "dropped", "muted", "on_drop", "queue", "reader", "send", "writer")

    def __init__(self, reader: int, device: bytes, send: Callable[[str], Awaitable[None]], address: str = "") -> None:
        self.reader = reader
        self.address = address
        self.device = device
        self.send = send
        self.muted: frozenset[str] = frozenset()
        self.queue: deque[str] = deque()
        self.writer: asyncio.Task[None] | None = None
        self.dropped = False
        self.on_drop: Callable[[], None] = do_nothing

    def offer(self, message: str) -> bool:
        """Put a message into the queue; false if the reader had to be let go for it."""
        if self.dropped:
            return True
        if len(self.queue) == LONGEST_QUEUE:
            self.drop()
            return False
        self.queue.append(message)
        if self.writer is None:
            self.writer = asyncio.ensure_future(self.write())
        return True

    async def write(self) -> None:
        """Send what waits. Who has gone is found out by reading, so that a fault here is nobody's concern."""
        try:
            with suppress(OSError, RuntimeError):
                while self.queue:
                    await self.send(self.queue[0])
                    self.queue.popleft()
        finally:
            self.writer = None

    def drop(self) -> None:
        """Let the reader go: its socket is closed. It may come back and catch up."""
        if not self.dropped:
            self.dropped = True
            self.on_drop()

    async def close(self) -> None:
        """End the writer with what it has not sent."""
        self.queue.clear()
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)


class TablePresence(NamedTuple):
    """Who is at a table through one worker."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


class PresenceElsewhere:
    """Who is at the tables through other workers, as those have told."""

    def __init__(self) -> None:
        self.workers: dict[str, dict[str, TablePresence]] = {}

    def seats(self, table: str) -> set[int]:
        return {seat for present in self.workers.values() if table in present for seat in present[table].seats}

    def spectators(self, table: str) -> int:
        return sum(present[table].spectators for present in self.workers.values() if table in present)
