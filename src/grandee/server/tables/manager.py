"""The open tables: all that somebody is at. Takes what people and bots do, writes it to the log, tells everybody.

Every change goes the same way: under the table's lock it is checked against the newest log, appended, taken in after
the commit, and told. Of several workers with one database the append decides who was first; the others catch up and
check again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from grandee.core.game import LETTERS, Setup
from grandee.core.state import SPECTATOR
from grandee.server.api import EntryAppended, Presence, Terms
from grandee.server.custom.read_queue import ReadQueue
from grandee.server.http import problems
from grandee.server.http.problems import Problem, refusing_unreadable
from grandee.server.live.subscribers import PresenceElsewhere, Subscriber
from grandee.server.storage import people
from grandee.server.storage.database import Connection
from grandee.server.storage.phases import CLOSED
from grandee.server.storage.store import LogEntry, Store, newest_time
from grandee.server.storage.table_rows import find_table, note_visit
from grandee.server.tables import views
from grandee.server.tables.clock import SteadyTime
from grandee.server.tables.entries import SLICE, NewEntry, sliced
from grandee.server.tables.state import Change, TableState, read_seats, set_up_from_row
from grandee.server.tables.table import PRESENCE_SECONDS, Table
from grandee.server.tables.updates import since

logger = logging.getLogger("grandee.server")

NOTHING_CUSTOM = "{}"  # a table without a deck or map of somebody's own
VISIT_INTERVAL = 3_600_000  # milliseconds between two notes that somebody visits a table

Make = Callable[[TableState], NewEntry | EntryAppended]
Also = Callable[[Connection], None]
DeviceSeat = tuple[bytes, int]  # a device and its seat


def do_nothing(*_: object) -> None:
    """Nobody wants to know."""


def log_failed_write(done: asyncio.Future[Any]) -> None:
    """Log a write that failed and that nobody waits for."""
    if not done.cancelled() and done.exception() is not None:
        logger.error("a write failed", exc_info=done.exception())


class TableManager:
    """All tables of one process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.time = SteadyTime()
        self.now = self.time.now
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.attend: Callable[[Table, bool], None] = do_nothing  # a table needs looking after; whether it has moved on
        self.on_seen: Callable[[str, int, int], None] = do_nothing  # the person of a seat has seen a version
        self.announce_seen: Callable[[str, int, int], None] = do_nothing  # the same, for the other workers
        self.on_presence: Callable[[Table], None] = do_nothing  # somebody has come or gone here
        self.elsewhere = PresenceElsewhere()
        self.read_queue = ReadQueue()  # of what strangers have written
        self.building = asyncio.Lock()
        self.retelling = asyncio.Lock()  # games are told move by move one after the other: each has the loop for long
        self.limits = True  # to tables of one address in the list, and to lettings in
        self.own_bots: tuple[str, ...] = ()  # that may sit here beside those on offer
        self.metrics = store.metrics
        self.metrics.tables.set_function(lambda: len(self.tables))
        self.metrics.sockets.set_function(lambda: sum(len(each.subscribers) for each in self.tables.values()))
        self.left = 0  # sockets that have been closed since garbage was last collected
        self.closing = False

    async def open(self) -> None:
        """Begin no earlier than the log ends: a machine whose clock was put back meanwhile gives nobody time."""
        self.time.advance_to(await self.store.read(newest_time))

    async def close(self) -> None:
        """Say good-bye to all who listen, and end what is done beside."""
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        for table in self.tables.values():
            for subscriber in list(table.subscribers):
                subscriber.drop()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.read_queue.close()

    async def beside(self, build: Callable[[], Setup]) -> Setup:
        """A set-up with data of somebody's own, made in a thread: others wait a little, and only for one at a time."""
        async with self.building:
            return await asyncio.to_thread(build)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside; what fails there is logged."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("something went wrong beside", exc_info=task.exception())

    def present(self) -> set[str]:
        """The tables where somebody with a seat is, through whatever worker."""
        here = {name for name, table in self.tables.items() if table.here().seats}
        there = (name for present in self.elsewhere.workers.values() for name, each in present.items() if each.seats)
        return here.union(there)

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
        row = await self.store.read(lambda c: find_table(c, table_id))
        if row is None:
            raise problems.unknown_table()
        with refusing_unreadable(table_id):
            if row.custom == NOTHING_CUSTOM:
                setup = set_up_from_row(row.game, row.options, row.custom)
            else:
                setup = await self.beside(lambda: set_up_from_row(row.game, row.options, row.custom))
            terms = msgspec.json.decode(row.terms, type=Terms)
            table_state = TableState(row.id, setup, row.seed, terms, read_seats(row.seats), row.created)
        read = SLICE
        while read >= SLICE:  # a long log takes a while, in which others may append to it
            entries = await self.store.entries(table_id, table_state.n)
            read = len(entries)
            async for entry in sliced(entries):
                with refusing_unreadable(table_id, entry.n):
                    table_state.take(entry)
        self.time.advance_to(table_state.newest_entry_at)
        table = Table(table_state, self.elsewhere, mine=not self.store.shared)
        table.row, table.visited = (row.phase, row.due), row.visited
        self.tables[table_id] = table
        self.attend(table, False)
        return table

    async def take_in_appended(self, table_id: str) -> None:
        """Somebody outside, such as the operator, has appended to a table: what is in memory takes it in."""
        if table_id in self.tables or table_id in self.loading:
            table = await self.table(table_id)
            async with table.lock:
                await self.catch_up(table)

    async def forget(self, table_id: str) -> None:
        """A table was removed: nothing more is written to it, and whoever listens is let go."""
        with suppress(Problem):
            if table_id in self.loading:
                await self.table(table_id, fresh=False)
        table = self.tables.pop(table_id, None)
        if table is None:
            return
        async with table.lock:
            table.is_gone = True
        if table.driver is not None:
            table.driver.cancel()
        if table.alarm is not None:
            table.alarm.cancel()
        for subscriber in list(table.subscribers):
            subscriber.drop()

    def note_visit(self, table: Table) -> None:
        """Keep that somebody with a seat is here, to an hour."""
        now = self.now()
        if now - table.visited >= VISIT_INTERVAL and not table.is_gone:
            table.visited = now
            self.store.write(lambda c: note_visit(c, table.state.id, now)).add_done_callback(log_failed_write)

    async def catch_up(self, table: Table) -> bool:
        """Take in what other workers have appended; whether there was something."""
        new = await self.store.entries(table.state.id, table.state.n)
        async for entry in sliced(new):
            self.take(table, entry)
        return bool(new)

    def is_behind(self, table_id: str, n: int) -> bool:
        """Whether a table is in memory without this entry."""
        table = self.tables.get(table_id)
        return table is not None and table.state.n < n

    async def heard(self, table_id: str, n: int) -> None:
        """Some worker has appended entry n."""
        if self.is_behind(table_id, n):
            table = self.tables[table_id]
            async with table.lock:
                if table.state.n < n:
                    await self.catch_up(table)

    async def seats_of(self, table: Table, device: bytes) -> set[int]:
        """What a device may do at a table: its seats, and HOST."""
        known = None if self.store.shared else table.seats_of.get(device)  # another worker may have given it more
        if not known:
            cache = table.seats_of  # if something is lost meanwhile, another one takes its place
            known = await self.store.read(lambda c: people.seats_of(c, table.state.id, device)) if device else set()
            if known:  # of strangers nothing is kept, however many come
                cache[device] = known
        if known:
            self.note_visit(table)
        return known

    async def has_seat(self, table: Table, device: bytes, seat: int) -> bool:
        """Whether a seat is the device's own. What is lost is lost here at once, so that what is known is enough."""
        if seat in table.seats_of.get(device, ()):
            self.note_visit(table)
            return True
        return seat in await self.seats_of(table, device)

    async def refusal(self, table: Table, device: bytes) -> Problem:
        """Why a device may not do something: a table that takes no spectators does not exist for strangers."""
        known = table.state.terms.spectators or await self.seats_of(table, device)
        return problems.not_yours() if known else problems.unknown_table()

    def device_lost_rights(self, device: bytes) -> None:
        """A device has lost something: what is known of it is forgotten, and its sockets have to come again."""
        for table in self.tables.values():
            table.seats_of = {other: seats for other, seats in table.seats_of.items() if other != device}
            for subscriber in list(table.subscribers):
                if subscriber.device == device:
                    subscriber.drop()

    async def look_again(self, table: Table) -> None:
        """Let go of those who listen for a seat that is not theirs any more."""
        for subscriber in list(table.subscribers):
            if subscriber.reader >= 0 and not await self.has_seat(table, subscriber.device, subscriber.reader):
                subscriber.drop()

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
        if not table.state.terms.spectators and not await self.seats_of(table, device):
            raise problems.unknown_table()
        return int(SPECTATOR)

    # -- the one way to change a table ---------------------------------------------------------------------------------

    async def append(
        self, table: Table, make: Make, also: Also | None = None, by: DeviceSeat | None = None
    ) -> EntryAppended:
        """Check something against the newest log and append it; a retry of something known is only answered.

        What is `also` written is written with it or not at all. `by` whom it is done must still have the seat then. It
        is tried on what this worker knows: if that is old, the log does not take it, and a refusal is looked at again.
        """
        async with table.lock:
            while True:
                if table.is_gone:
                    raise problems.unknown_table()
                if by is not None and not await self.has_seat(table, *by):
                    raise problems.not_yours()
                if table.state.phase == CLOSED:
                    raise Problem(409, "problem-closed")
                try:
                    wanted = make(table.state)
                except Problem:
                    if self.store.shared and await self.catch_up(table):
                        continue
                    raise
                if isinstance(wanted, EntryAppended):
                    return wanted
                at = max(self.now(), table.state.newest_entry_at)
                entry = LogEntry(table.state.n + 1, at, wanted.what, wanted.seat, wanted.text, wanted.client)
                appended = self.store.append(table.state.id, entry, also)
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
            table_state = table.state
            return EntryAppended(
                n=table_state.number, version=table_state.version, revision=table_state.revisions.get(entry.seat, 0)
            )

    async def take_when(self, table: Table, appended: asyncio.Future[bool]) -> None:
        """Take in what was appended for somebody who did not wait for it."""
        await asyncio.wait([appended])
        if appended.exception() is None:
            async with table.lock:
                await self.catch_up(table)

    def take(self, table: Table, entry: LogEntry, mine: bool = False) -> None:
        """Take an entry in that is in the log, `mine` if this worker has put it there, and tell everybody."""
        table_state = table.state
        version = table_state.version
        with refusing_unreadable(table_state.id, entry.n):
            happened = table_state.take(entry)
        self.time.advance_to(entry.at)
        table.touched = time.monotonic()
        if entry.what == "seat" and table_state.sitters[entry.seat].kind == "open":
            self.seat_vacated(table, entry.seat)
        self.send_changes(table, [happened])
        if happened.is_announced and entry.what in ("move", "answer"):
            self.metrics.moves.inc()
        moved_on = version != table_state.version or entry.what in ("seat", "flag")
        if moved_on:
            table.mine = mine or not self.store.shared
        elif entry.what == "answer":
            self.on_seen(table_state.id, entry.seat, version)
        if moved_on or entry.what == "answer":
            self.attend(table, moved_on)

    def mark_seen(self, table: Table, seat: int, version: int) -> None:
        """A page here has shown a version to a person; if the table waits for that person, all workers hear of it."""
        table_state = table.state
        version = min(version, table_state.version)
        if version > table.shown.get(seat, -1):
            table.shown[seat] = version
            self.on_seen(table_state.id, seat, version)
            if version == table_state.version and seat in table_state.waited_for():
                self.announce_seen(table_state.id, seat, version)

    def seat_vacated(self, table: Table, seat: int) -> None:
        """Who had this seat does not see what it sees any more."""
        table.seats_of = {}
        for subscriber in list(table.subscribers):
            if subscriber.reader == seat:
                subscriber.drop()

    def send_changes(self, table: Table, happened: list[Change]) -> None:
        """Send what happened to all who listen, to each what it may know; worked out once for each kind of reader.

        What nobody is told reaches the other devices of its own seat, which have to know what is chosen now.
        """
        table_state, now, online = table.state, self.now(), table.online()
        announced = [each for each in happened if each.is_announced]
        table.own_news = None
        made: dict[tuple[int, frozenset[str]], str] = {}
        for subscriber in list(table.subscribers):
            who = (subscriber.reader, subscriber.muted)
            if not announced and all(each.entry.seat != subscriber.reader for each in happened):
                continue
            if who not in made:
                after = table_state.number - len(announced)
                update = views.update(table_state, announced, after, subscriber.reader, now, online, subscriber.muted)
                made[who] = msgspec.json.encode(update).decode()
                if subscriber.reader == happened[-1].entry.seat:
                    table.own_news = update
            self.offer(subscriber, made[who])

    def offer(self, subscriber: Subscriber, message: str) -> None:
        if not subscriber.offer(message):
            self.metrics.dropped.inc()

    def schedule_presence(self, table: Table) -> None:
        """Tell who is there: at once, or soon if it was told just now, together with what else changes until then."""
        if table.presence_due is None:
            wait = max(0.0, table.presence_sent + PRESENCE_SECONDS - time.monotonic())
            table.presence_due = asyncio.get_running_loop().call_later(wait, self.send_presence, table)

    def send_presence(self, table: Table) -> None:
        table.presence_sent, table.presence_due = time.monotonic(), None
        if self.closing:
            return
        self.on_presence(table)
        online = [LETTERS[seat] for seat in sorted(table.online())]
        spectators = table.here().spectators + self.elsewhere.spectators(table.state.id)
        presence = Presence(n=table.state.number, online=online, spectators=spectators)
        message = msgspec.json.encode(presence).decode()
        for subscriber in list(table.subscribers):
            self.offer(subscriber, message)

    async def listen(self, table: Table, subscriber: Subscriber, after: int) -> None:
        """Join the subscribers: first comes what was missed since an entry, or the whole table."""
        async with table.lock:
            if self.store.shared:
                await self.catch_up(table)
            if subscriber.reader >= 0 and not await self.has_seat(table, subscriber.device, subscriber.reader):
                subscriber.drop()  # the seat was given away while the socket was opened
                return
            if not table.has_room(subscriber):
                raise problems.too_many()
            missed, fresh = await since(self.store, table, after)
            table.subscribers.add(subscriber)
            update = views.update(
                table.state, missed, after, subscriber.reader, self.now(), table.online(), subscriber.muted, fresh
            )
            subscriber.offer(msgspec.json.encode(update).decode())
        self.schedule_presence(table)

    def leave(self, table: Table, subscriber: Subscriber) -> None:
        self.left += 1
        if subscriber in table.subscribers:
            table.subscribers.discard(subscriber)
            self.schedule_presence(table)
