"""Several workers on one PostgreSQL: each hears what the others have written, and who is at the tables through them.

A message is a word and what it is about, sent with NOTIFY:

    log TABLE N                           entry N is in the log of a table
    lost DEVICE                           a device may do less than before
    seen TABLE SEAT VERSION               a page has shown a version to a seat
    here WORKER TABLE:SEATS:SPECTATORS …  who is at some tables through a worker
    hello WORKER                          a worker begins to listen, and wants to hear who is where
    alive WORKER, gone WORKER             signs of life, and the last one

Nothing depends on a message but how soon something is seen: what counts is in the database. A worker hears itself too.
If it hears nothing for a while, the line is broken. It connects again and catches up.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterable, Iterator

import psycopg

from grandee.core.game import LETTERS
from grandee.server.live.subscribers import TablePresence
from grandee.server.storage.database import DatabaseFault
from grandee.server.storage.store import CHANNEL
from grandee.server.tables.manager import TableManager, log_failed_write
from grandee.server.tables.table import Table

logger = logging.getLogger("grandee.server")

HEARTBEAT_SECONDS = 10.0  # seconds between two signs of life
SILENCE_SECONDS = 35.0  # seconds after which a worker is gone, and a line broken, if nothing is heard
RETRY_PAUSE, LONGEST_RETRY_PAUSE = 0.2, 10.0  # seconds before a broken line is tried again
LONGEST_MESSAGE = 7_000  # characters of a message; PostgreSQL takes 8,000 bytes
NOBODY = TablePresence()


class Broadcast:
    """One worker's line to the others."""

    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.worker = secrets.token_hex(6)
        self.announced: dict[str, TablePresence] = {}  # who is here, as the others know it
        self.heard_at: dict[str, float] = {}  # when a worker gave its last sign of life
        self.listening = asyncio.Event()
        manager.on_presence = self.announce_presence
        manager.announce_seen = self.announce_seen

    def start(self) -> None:
        """Listen until the server closes."""
        self.manager.later(self.listen())
        self.manager.later(self.keep_alive())

    def close(self) -> None:
        self.notify(f"gone {self.worker}")

    def notify(self, *messages: str) -> None:
        self.manager.store.notify(*messages).add_done_callback(log_failed_write)

    # -- the line ------------------------------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Keep a connection on which other workers are heard, however often it breaks."""
        url = self.manager.store.engine.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        pause = RETRY_PAUSE
        while True:
            try:
                line = await psycopg.AsyncConnection.connect(
                    address, autocommit=True, connect_timeout=10, keepalives_idle=20, keepalives_interval=5
                )
                async with line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    pause = RETRY_PAUSE
                    await self.begin()
                    await self.receive_until_silent(line)
                logger.warning("the line to other workers is silent")
            except (psycopg.Error, DatabaseFault, OSError) as fault:
                logger.warning("the line to other workers is broken", extra={"reason": str(fault).partition("\n")[0]})
            self.listening.clear()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_RETRY_PAUSE)

    async def begin(self) -> None:
        """A new line: what was missed is read, who is here is told, and the others are asked for the same."""
        for worker in list(self.manager.elsewhere.workers):
            self.forget(worker)
        self.notify(f"hello {self.worker}", *self.presence_messages())
        for table in list(self.manager.tables.values()):
            table.seats_of = {}  # who has lost a seat meanwhile was not heard
            if table.subscribers:
                async with table.lock:
                    await self.manager.catch_up(table)
                    await self.manager.look_again(table)
        self.listening.set()

    async def receive_until_silent(self, line: psycopg.AsyncConnection) -> None:
        """Take messages until none comes for a while; this worker's own signs of life come at least."""
        heard = True
        while heard:
            heard = False
            async for notification in line.notifies(timeout=SILENCE_SECONDS, stop_after=1):
                heard = True
                self.receive(notification.payload)

    async def keep_alive(self) -> None:
        """Give signs of life, and let go of workers that give none."""
        while True:
            self.notify(f"alive {self.worker}")
            await asyncio.sleep(HEARTBEAT_SECONDS)
            early = time.monotonic() - SILENCE_SECONDS
            for worker in [worker for worker, at in self.heard_at.items() if at < early]:
                self.forget(worker)

    # -- messages ------------------------------------------------------------------------------------------------------

    def receive(self, message: str) -> None:
        """Take one message; a word that only a newer worker knows is passed over."""
        match message.split(" "):
            case ["log", table, n] if self.manager.is_behind(table, int(n)):
                self.manager.later(self.manager.heard(table, int(n)))
            case ["lost", device]:
                self.manager.device_lost_rights(bytes.fromhex(device))
            case ["seen", table, letter, version]:
                self.manager.on_seen(table, LETTERS.index(letter), int(version))
            case [("here" | "hello" | "alive" | "gone") as word, worker, *rest] if worker != self.worker:
                self.heard_at[worker] = time.monotonic()
                if word == "here":
                    self.take_presence(worker, rest)
                elif word == "hello":
                    self.notify(*self.presence_messages())
                elif word == "gone":
                    self.forget(worker)

    def take_presence(self, worker: str, tables: Iterable[str]) -> None:
        """A worker tells who is at some tables through it."""
        known = self.manager.elsewhere.workers.setdefault(worker, {})
        for each in tables:
            table, letters, spectators = each.split(":")
            here = TablePresence(frozenset(LETTERS.index(letter) for letter in letters), int(spectators))
            known[table] = here
            if here == NOBODY:
                del known[table]
            self.show(table)

    def forget(self, worker: str) -> None:
        """A worker is gone, and all who were there through it."""
        self.heard_at.pop(worker, None)
        for table in self.manager.elsewhere.workers.pop(worker, {}):
            self.show(table)

    def show(self, table_id: str) -> None:
        """Tell those who are here who is there."""
        table = self.manager.tables.get(table_id)
        if table is not None and table.subscribers:
            self.manager.schedule_presence(table)

    # -- presence ------------------------------------------------------------------------------------------------------

    def announce_presence(self, table: Table) -> None:
        """Tell the others who is at a table here, if it has changed."""
        here, name = table.here(), table.state.id
        if here == self.announced.get(name, NOBODY):
            return
        self.announced[name] = here
        if here == NOBODY:
            del self.announced[name]
        self.notify(f"here {self.worker} {presence_text(name, here)}")

    def announce_seen(self, table: str, seat: int, version: int) -> None:
        """Tell the others that a person has seen a version: a notice of it may be waiting there."""
        self.notify(f"seen {table} {LETTERS[seat]} {version}")

    def presence_messages(self) -> Iterator[str]:
        """Who is at all tables here, in messages that are not too long."""
        message = f"here {self.worker}"
        for name, here in self.announced.items():
            each = presence_text(name, here)
            if len(message) + len(each) > LONGEST_MESSAGE:
                yield message
                message = f"here {self.worker}"
            message += f" {each}"
        yield message


def presence_text(table: str, here: TablePresence) -> str:
    return f"{table}:{''.join(LETTERS[seat] for seat in sorted(here.seats))}:{here.spectators}"
