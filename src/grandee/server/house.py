"""The house: all tables that somebody is at. Takes what people and bots do, writes it to the log, tells everybody.

Every change goes the same way: under the table's lock it is checked against the newest log, appended, taken in after
the commit, and told. Of several workers with one database the append decides who was first; the others catch up and
check again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, select

from grandee.core.state import SPECTATOR
from grandee.core.title import LETTERS
from grandee.server import people, problems, schema, views
from grandee.server.listeners import Elsewhere, Here, Listener
from grandee.server.live import Happened, Live, Sitter, read_seats, set_up_from_row
from grandee.server.messages import (
    Done,
    Presence,
    Terms,
)
from grandee.server.problems import Problem
from grandee.server.schema import GATHERING
from grandee.server.store import Entry, Store, without_old_chat

logger = logging.getLogger("grandee.server")

FROM_ADDRESS, AT_TABLE = 40, 400  # sockets at a table, at most
FOR_SEATS = 40  # of them are not for spectators
PRESENCE = 0.5  # seconds between two messages about who is at a table
MISSED = 500  # entries that somebody who was away is told, at most
SLICE = 200  # entries that are taken in before others have their turn


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Table:
    """A table with its lock, its listeners and what is under way for it."""

    def __init__(self, live: Live, elsewhere: Elsewhere, mine: bool) -> None:
        self.live = live
        self.elsewhere = elsewhere
        self.mine = mine  # whether it is this worker that brought up the present decision, and looks after it
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.shown: dict[int, int] = {}  # the last version that a page has shown to a seat through this worker
        self.seats_of: dict[bytes, set[int]] = {}  # devices that have been asked about
        self.driver: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.row: tuple[int, int | None] = (GATHERING, None)  # phase and due, as the database has them
        self.touched = time.monotonic()
        self.presence_told = -PRESENCE  # when
        self.presence_due: asyncio.TimerHandle | None = None  # when something has changed since

    def has_room(self, listener: Listener) -> bool:
        """Whether one more may listen: not all from one address, and spectators leave room for seats."""
        room = AT_TABLE if listener.reader >= 0 else AT_TABLE - FOR_SEATS
        same = sum(other.address == listener.address for other in self.listeners) if listener.address else 0
        return len(self.listeners) < room and same < FROM_ADDRESS

    def here(self) -> Here:
        """Who is there through this worker."""
        readers = [listener.reader for listener in self.listeners]
        return Here(frozenset(seat for seat in readers if seat >= 0), sum(seat < 0 for seat in readers))

    def online(self) -> set[int]:
        """The seats whose people are there, through whatever worker."""
        return self.elsewhere.seats(self.live.id) | self.here().seats


class Wanted(NamedTuple):
    """A new entry without its number and time."""

    what: str
    seat: int
    text: str
    client: str = ""


Make = Callable[[Live], Wanted | Done]
Also = Callable[[Connection], None]
By = tuple[bytes, int]  # a device and its seat


def nothing(*_: object) -> None:
    """Nobody wants to know."""


class House:
    """All tables of one process."""

    def __init__(self, store: Store, now: Callable[[], int] = now_ms) -> None:
        self.store = store
        self.now = now
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.attend: Callable[[Table, bool], None] = nothing  # a table needs looking after; whether it has moved on
        self.on_seen: Callable[[str, int, int], None] = nothing  # the person of a seat has seen a version
        self.tell_seen: Callable[[str, int, int], None] = nothing  # the same, for the other workers
        self.on_presence: Callable[[Table], None] = nothing  # somebody has come or gone here
        self.elsewhere = Elsewhere()
        self.own_bots: tuple[str, ...] = ()  # that may sit here beside those on offer
        self.moves = 0
        self.dropped = 0
        self.left = 0  # sockets that have been closed since garbage was last collected
        self.closing = False

    async def close(self) -> None:
        """Say good-bye to all who listen, and end what is done beside."""
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        for table in self.tables.values():
            for listener in list(table.listeners):
                listener.drop()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside; what fails there is logged."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("something went wrong beside", exc_info=task.exception())

    # -- finding tables ------------------------------------------------------------------------------------------------

    async def table(self, table_id: str, fresh: bool = True) -> Table:
        """A table, from memory or from its log; a `Problem` if there is none.

        A `fresh` one has all that any worker had acknowledged when it was asked for.
        """
        found = self.tables.get(table_id)
        older = found is not None or table_id in self.loading
        if found is None:
            task = self.loading.get(table_id)
            if task is None:
                task = asyncio.ensure_future(self.load(table_id))
                self.loading[table_id] = task
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            found = await asyncio.shield(task)
        if older and fresh and self.store.shared:
            async with found.lock:
                await self.catch_up(found)
        found.touched = time.monotonic()
        return found

    async def load(self, table_id: str) -> Table:
        tables = schema.tables
        row = await self.store.read(lambda c: c.execute(select(tables).where(tables.c.id == table_id)).first())
        if row is None:
            raise problems.unknown_table()
        set_up = set_up_from_row(row.game, row.options, row.house)
        terms = msgspec.json.decode(row.terms, type=Terms)
        live = Live(row.id, set_up, row.seed, terms, read_seats(row.seats), row.created)
        read = SLICE
        while read >= SLICE:  # a long log takes a while, in which others may append to it
            entries = await self.store.entries(table_id, live.n)
            read = len(entries)
            async for entry in sliced(entries):
                live.take(entry)
        table = Table(live, self.elsewhere, mine=not self.store.shared)
        table.row = (row.phase, row.due)
        self.tables[table_id] = table
        self.attend(table, False)
        return table

    async def catch_up(self, table: Table) -> bool:
        """Take in what other workers have appended; whether there was something."""
        new = await self.store.entries(table.live.id, table.live.n)
        async for entry in sliced(new):
            self.take(table, entry)
        return bool(new)

    def is_behind(self, table_id: str, n: int) -> bool:
        """Whether a table is in memory without this entry."""
        table = self.tables.get(table_id)
        return table is not None and table.live.n < n

    async def heard(self, table_id: str, n: int) -> None:
        """Some worker has appended entry n."""
        if self.is_behind(table_id, n):
            table = self.tables[table_id]
            async with table.lock:
                if table.live.n < n:
                    await self.catch_up(table)

    async def seats_of(self, table: Table, device: bytes) -> set[int]:
        """What a device may do at a table: its seats, and HOST."""
        known = None if self.store.shared else table.seats_of.get(device)  # another worker may have given it more
        if not known:
            cache = table.seats_of  # if something is lost meanwhile, another one takes its place
            known = await self.store.read(lambda c: people.seats_of(c, table.live.id, device)) if device else set()
            if known:  # of strangers nothing is kept, however many come
                cache[device] = known
        return known

    async def has_seat(self, table: Table, device: bytes, seat: int) -> bool:
        """Whether a seat is the device's own. What is lost is lost here at once, so that what is known is enough."""
        return seat in table.seats_of.get(device, ()) or seat in await self.seats_of(table, device)

    async def refusal(self, table: Table, device: bytes) -> Problem:
        """Why a device may not do something: a table that takes no spectators does not exist for strangers."""
        known = table.live.terms.spectators or await self.seats_of(table, device)
        return problems.not_yours() if known else problems.unknown_table()

    def lost(self, device: bytes) -> None:
        """A device has lost something: what is known of it is forgotten, and its sockets have to come again."""
        for table in self.tables.values():
            table.seats_of = {other: seats for other, seats in table.seats_of.items() if other != device}
            for listener in list(table.listeners):
                if listener.device == device:
                    listener.drop()

    async def look_again(self, table: Table) -> None:
        """Let go of those who listen for a seat that is not theirs any more."""
        for listener in list(table.listeners):
            if listener.reader >= 0 and not await self.has_seat(table, listener.device, listener.reader):
                listener.drop()

    async def own_seat(self, table: Table, device: bytes, letter: str) -> int:
        """The number of a seat that is the device's own."""
        seat = LETTERS.index(letter)
        if not await self.has_seat(table, device, seat):
            raise await self.refusal(table, device)
        return seat

    async def reader(self, table: Table, device: bytes, letter: str) -> int:
        """As whom somebody reads: an own seat, or a spectator where there may be some."""
        if letter:
            return await self.own_seat(table, device, letter)
        if not table.live.terms.spectators and not await self.seats_of(table, device):
            raise problems.unknown_table()
        return int(SPECTATOR)

    # -- the one way to change a table ---------------------------------------------------------------------------------

    async def append(self, table: Table, make: Make, also: Also | None = None, by: By | None = None) -> Done:
        """Check something against the newest log and append it; a retry of something known is only answered.

        What is `also` written is written with it or not at all. `By` whom it is done must still have the seat then. It
        is tried on what this worker knows: if that is old, the log does not take it, and a refusal is looked at again.
        """
        async with table.lock:
            while True:
                if by is not None and not await self.has_seat(table, *by):
                    raise problems.not_yours()
                try:
                    wanted = make(table.live)
                except Problem:
                    if self.store.shared and await self.catch_up(table):
                        continue
                    raise
                if isinstance(wanted, Done):
                    return wanted
                at = max(self.now(), table.live.at)
                entry = Entry(table.live.n + 1, at, wanted.what, wanted.seat, wanted.text, wanted.client)
                appended = self.store.append(table.live.id, entry, also)
                try:
                    won = await asyncio.shield(appended)
                except asyncio.CancelledError:  # who asked has gone, and the entry may be in the log nevertheless
                    if not self.closing:
                        self.later(self.take_when(table, appended))
                    raise
                if won:
                    break
                await self.catch_up(table)
            self.take(table, entry, mine=True)
            live = table.live
            return Done(n=live.n, version=live.version, revision=live.revisions.get(entry.seat, 0))

    async def take_when(self, table: Table, appended: asyncio.Future[bool]) -> None:
        """Take in what was appended for somebody who did not wait for it."""
        await asyncio.wait([appended])
        if appended.exception() is None:
            async with table.lock:
                await self.catch_up(table)

    def take(self, table: Table, entry: Entry, mine: bool = False) -> None:
        """Take an entry in that is in the log, `mine` if this worker has put it there, and tell everybody."""
        live = table.live
        version = live.version
        happened = live.take(entry)
        table.touched = time.monotonic()
        if entry.what == "seat" and live.sitters[entry.seat].kind == "open":
            self.vacated(table, entry.seat)
        self.tell(table, [happened])
        self.moves += entry.what in ("move", "answer")
        moved_on = version != live.version or entry.what in ("seat", "flag")
        if moved_on:
            table.mine = mine or not self.store.shared
        elif entry.what == "answer":
            self.on_seen(live.id, entry.seat, version)
        if moved_on or entry.what == "answer":
            self.attend(table, moved_on)

    def seen(self, table: Table, seat: int, version: int) -> None:
        """A page here has shown a version to a person; if the table waits for that person, all workers hear of it."""
        live = table.live
        version = min(version, live.version)
        if version > table.shown.get(seat, -1):
            table.shown[seat] = version
            self.on_seen(live.id, seat, version)
            if version == live.version and seat in live.waited_for():
                self.tell_seen(live.id, seat, version)

    def vacated(self, table: Table, seat: int) -> None:
        """Who had this seat does not see what it sees any more."""
        table.seats_of = {}
        for listener in list(table.listeners):
            if listener.reader == seat:
                listener.drop()

    def tell(self, table: Table, happened: list[Happened]) -> None:
        """Send what happened to all who listen, to each what it may know; worked out once for each kind of reader."""
        live, now, online = table.live, self.now(), table.online()
        made: dict[tuple[int, frozenset[str]], str] = {}
        for listener in list(table.listeners):
            who = (listener.reader, listener.muted)
            if who not in made:
                after = live.n - len(happened)
                said = views.update(live, happened, after, listener.reader, now, online, listener.muted)
                made[who] = msgspec.json.encode(said).decode()
            self.offer(listener, made[who])

    def offer(self, listener: Listener, message: str) -> None:
        self.dropped += not listener.offer(message)

    def tell_presence(self, table: Table) -> None:
        """Tell who is there: at once, or soon if it was told just now, together with what else changes until then."""
        if table.presence_due is None:
            wait = max(0.0, table.presence_told + PRESENCE - time.monotonic())
            table.presence_due = asyncio.get_running_loop().call_later(wait, self.say_presence, table)

    def say_presence(self, table: Table) -> None:
        table.presence_told, table.presence_due = time.monotonic(), None
        if self.closing:
            return
        self.on_presence(table)
        online = [LETTERS[seat] for seat in sorted(table.online())]
        spectators = table.here().spectators + self.elsewhere.spectators(table.live.id)
        said = Presence(n=table.live.n, online=online, spectators=spectators)
        message = msgspec.json.encode(said).decode()
        for listener in list(table.listeners):
            self.offer(listener, message)

    async def listen(self, table: Table, listener: Listener, after: int) -> None:
        """Join the listeners: first comes what was missed since an entry, or the whole table."""
        async with table.lock:
            if self.store.shared:
                await self.catch_up(table)
            if listener.reader >= 0 and not await self.has_seat(table, listener.device, listener.reader):
                listener.drop()  # the seat was given away while the socket was opened
                return
            if not table.has_room(listener):
                raise problems.too_many()
            missed, fresh = await self.since(table, after)
            table.listeners.add(listener)
            said = views.update(
                table.live, missed, after, listener.reader, self.now(), table.online(), listener.muted, fresh
            )
            listener.offer(msgspec.json.encode(said).decode())
        self.tell_presence(table)

    def leave(self, table: Table, listener: Listener) -> None:
        self.left += 1
        if listener in table.listeners:
            table.listeners.discard(listener)
            self.tell_presence(table)

    async def since(self, table: Table, after: int) -> tuple[list[Happened], bool]:
        """What happened after an entry, and whether something older is left out; -1 asks for nothing.

        Where memory does not reach back the log is read again, without the chat that is not told: it changes nothing.
        """
        live = table.live
        if not 0 <= after <= live.n:
            return [], True
        first = max(after, live.n - MISSED)
        if not live.recent or live.recent[0].entry.n <= first + 1:
            return [happened for happened in live.recent if happened.entry.n > first], first > after
        again = Live(live.id, live.set_up, live.seed, live.terms, [Sitter() for _ in live.sitters])
        told = []
        async for entry in sliced(await self.store.read(lambda c: without_old_chat(c, live.id, first))):
            again.n = entry.n - 1
            happened = again.take(entry)
            if first < entry.n <= live.n:
                told.append(happened)
        return told, first > after


async def sliced(entries: list[Entry]) -> AsyncIterator[Entry]:
    """Entries to take in; after some of them others have their turn."""
    for number, entry in enumerate(entries, 1):
        yield entry
        if number % SLICE == 0:
            await asyncio.sleep(0)
