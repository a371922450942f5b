"""Tables at which moves are made at a steady pace, and what is measured of them meanwhile."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from grandee.core.game import LETTERS

from .crowd import HttpClient, SocketReader, listen
from .process import PATIENCE, Serving
from .tables import SEATS


@dataclass
class WatchedTable:
    """A table with its five sockets. One move at a time is under way."""

    id: str
    readers: dict[str, SocketReader] = field(default_factory=dict)  # by seat; no seat is the spectator
    n: int = 0
    started: float = 0.0
    missing: int = 0
    arrived: asyncio.Future[float] | None = None

    async def open(self, port: int, secret: str, address: str = "127.0.0.1", stuck: bool = False) -> None:
        """Open the sockets of all seats and of a spectator, who may be stuck."""
        for letter in ("", *LETTERS[:SEATS]):
            path = f"/api/tables/{self.id}/live?seat={letter}"
            self.readers[letter] = await listen(port, secret, path, self.on_update, stuck and letter == "", address)

    def close(self) -> None:
        for ear in self.readers.values():
            ear.transport.abort()

    def on_update(self, reader: SocketReader, n: int, at: float) -> None:
        if self.arrived is None or n <= self.n:
            self.n = max(self.n, n)
            return
        self.missing -= 1
        if self.missing == 0 and not self.arrived.done():
            self.arrived.set_result(at - self.started)

    def asked(self) -> tuple[str, dict[str, Any]]:
        """A seat that is to move, and its newest table; everybody's is the same up to what may be known."""
        for letter, ear in self.readers.items():
            if letter and ear.newest:
                table = msgspec.json.decode(ear.newest)["table"]
                if table["moves"] and not table["chosen"]:
                    return letter, table
        return "", {}

    async def post(self, lines: HttpClient, path: str, body: dict[str, Any]) -> float:
        """Milliseconds from the request to the last of those who read."""
        body["id"] = secrets.token_urlsafe(12)
        self.missing = sum(not ear.stuck and not ear.closed for ear in self.readers.values())
        self.arrived = asyncio.get_running_loop().create_future()
        self.started = time.perf_counter()
        status, answer = await lines.post(f"/api/tables/{self.id}/{path}", body)
        if status != 200:
            raise RuntimeError(f"{path} was refused: {answer.decode()}")
        took = await asyncio.wait_for(self.arrived, PATIENCE)
        self.n, self.arrived = msgspec.json.decode(answer)["n"], None
        return 1000 * took

    async def move(self, lines: HttpClient, rng: random.Random) -> float | None:
        letter, table = self.asked()
        if not letter:
            return None
        move = rng.choice(table["moves"])
        return await self.post(lines, "moves", {"seat": letter, "version": table["version"], "move": move})


@dataclass
class Load:
    """What was measured."""

    took: list[float] = field(default_factory=list)  # milliseconds, from the request to the last reader
    memory: float = 0.0
    busy: float = 0.0  # part of its core that the server needed
    waited: float = 0.0  # part of the time in which others had it
    late: float = 0.0  # how late the crowd itself was at most, in milliseconds
    stuck: int = 0
    dropped: int = 0

    def percentile(self, percent: float) -> float:
        ordered = sorted(self.took)
        return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]

    def summary(self) -> str:
        return (
            f"moves {len(self.took)}  p50 {self.percentile(50):.1f} ms  p90 {self.percentile(90):.1f} ms  "
            f"p99 {self.percentile(99):.1f} ms  max {self.percentile(100):.1f} ms  memory {self.memory:.0f} MB  "
            f"core {100 * self.busy:.0f} %, waited for it {100 * self.waited:.1f} %  crowd late {self.late:.1f} ms  "
            f"stuck {self.stuck}, dropped {self.dropped}  machine {os.getloadavg()[0]:.1f}"
        )


@dataclass(frozen=True)
class Pace:
    """Seconds between two moves of a table, before anything is measured, and while it is."""

    every: float
    warm_up: float
    seconds: float


async def play_all(
    at: Serving,
    tables: Sequence[tuple[WatchedTable, HttpClient]],
    pace: Pace,
    load: Load,
    each_second: Callable[[], None] | None = None,
) -> None:
    """Make moves at all tables, and measure once it is warm."""
    began, rng = time.perf_counter() + 0.1, random.Random(1)

    async def keep_playing(table: WatchedTable, lines: HttpClient) -> None:
        due = began + rng.random() * pace.every
        while due < began + pace.warm_up + pace.seconds:
            await asyncio.sleep(due - time.perf_counter())
            measured = due >= began + pace.warm_up
            if measured:
                load.late = max(load.late, 1000 * (time.perf_counter() - due))
            took = await table.move(lines, rng)
            if measured and took is not None:
                load.took.append(took)
            due += pace.every

    async def watch() -> None:
        await asyncio.sleep(pace.warm_up)
        used, waited, until = at.processor(), at.waited(), time.perf_counter() + pace.seconds
        while (left := until - time.perf_counter()) > 0:
            await asyncio.sleep(min(left, 1.0))
            if each_second is not None:
                each_second()
        load.busy, load.waited = (at.processor() - used) / pace.seconds, (at.waited() - waited) / pace.seconds

    await asyncio.gather(watch(), *(keep_playing(*each) for each in tables))
