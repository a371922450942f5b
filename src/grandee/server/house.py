"""The house: all tables that somebody is at. Takes what people and bots do, writes it to the log, tells everybody.

Every change goes the same way: under the table's lock it is checked against the newest log, appended, taken in after the
commit, and told. Of several workers with one database the append decides who was first; the others catch up and check
again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from grandee import bots
from grandee.core.refusals import BadInput, IllegalMove, nearest
from grandee.core.state import SPECTATOR, State
from grandee.core.title import LETTERS, SetUp
from grandee.games import title
from grandee.records import notation
from grandee.server import people, problems, schema, views
from grandee.server.listeners import Listener
from grandee.server.live import Happened, Live, Sitter, read_seats, set_up_from_row
from grandee.server.messages import (
    Cancel,
    Chat,
    Done,
    Joined,
    Joining,
    KeySaid,
    Move,
    Presence,
    SeatChange,
    SeatWanted,
    TableMade,
    TableWanted,
    Terms,
)
from grandee.server.problems import Problem
from grandee.server.schema import GATHERING, HOST, INVITATION, OVER, RUNNING
from grandee.server.store import Entry, Store
from grandee.server.thinkers import Ask, NoAnswer, Thinkers, imagined

logger = logging.getLogger("grandee.server")

SAFE_BOT = "greedy"  # plays on where another bot has failed
SWEEP = 5.0  # seconds between two looks at tables that are due
BOT_DUE = 30_000  # milliseconds after which another worker looks whether a bot has been forgotten
IDLE = 600.0  # seconds after which a table that nobody is at leaves the memory


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Table:
    """A table with its lock, its listeners and what is under way for it."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.seats_of: dict[bytes, set[int]] = {}  # devices that have been asked about
        self.driver: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.row = (schema.GATHERING, None)  # phase and due, as the database has them
        self.touched = time.monotonic()

    def online(self) -> set[int]:
        return {listener.reader for listener in self.listeners if listener.reader >= 0}


class Wanted(NamedTuple):
    """A new entry without its number and time."""

    what: str
    seat: int
    text: str
    client: str = ""


Make = Callable[[Live], Wanted | Done]
Also = Callable[[Connection], None]


class House:
    """All tables of one process."""

    def __init__(self, store: Store, thinkers: Thinkers, now: Callable[[], int] = now_ms) -> None:
        self.store = store
        self.thinkers = thinkers
        self.now = now
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.on_turn: Callable[[Table, int], None] = lambda table, seat: None
        self.on_seen: Callable[[Table, int, int], None] = lambda table, seat, version: None
        self.moves = 0
        self.dropped = 0
        self.closing = False

    async def start(self) -> None:
        """Open the house: what bots and clocks have to do goes on where it was."""
        self.later(self.resume())
        self.later(self.sweep())

    async def close(self) -> None:
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        for table in self.tables.values():
            if table.driver is not None:
                table.driver.cancel()
            if table.alarm is not None:
                table.alarm.cancel()
            for listener in list(table.listeners):
                listener.drop()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def later(self, work: object) -> None:
        """Do something beside; what fails there is logged."""
        task = asyncio.ensure_future(work)  # type: ignore[arg-type]
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("something went wrong beside", exc_info=task.exception())

    # -- finding tables --------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """A table, from memory or from its log; a `Problem` if there is none."""
        found = self.tables.get(table_id)
        if found is None:
            task = self.loading.get(table_id)
            if task is None:
                task = asyncio.ensure_future(self.load(table_id))
                self.loading[table_id] = task
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            found = await asyncio.shield(task)
        elif self.store.shared and not found.listeners:
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
        for entry in await self.store.entries(table_id):
            live.take(entry)
        table = Table(live)
        table.row = (row.phase, row.due)
        self.tables[table_id] = table
        self.attend(table)
        return table

    async def catch_up(self, table: Table) -> None:
        """Take in what other workers have appended."""
        for entry in await self.store.entries(table.live.id, table.live.n):
            self.take(table, entry)

    async def heard(self, table_id: str) -> None:
        """Another worker has appended something."""
        table = self.tables.get(table_id)
        if table is not None:
            async with table.lock:
                await self.catch_up(table)

    async def seats_of(self, table: Table, device: bytes) -> set[int]:
        """What a device may do at a table: its seats, and HOST."""
        known = table.seats_of.get(device)
        if not known:
            known = await self.store.read(lambda c: people.seats_of(c, table.live.id, device)) if device else set()
            table.seats_of[device] = known
        return known

    async def own_seat(self, table: Table, device: bytes, letter: str) -> int:
        """The number of a seat that is the device's own."""
        seat = LETTERS.index(letter)
        if seat not in await self.seats_of(table, device):
            raise problems.not_yours()
        return seat

    async def reader(self, table: Table, device: bytes, letter: str) -> int:
        """As whom somebody reads: an own seat, or a spectator where there may be some."""
        if letter:
            return await self.own_seat(table, device, letter)
        if not table.live.terms.spectators and not await self.seats_of(table, device):
            raise problems.unknown_table()
        return int(SPECTATOR)

    # -- the one way to change a table ---------------------------------------------------------------------------------

    async def append(self, table: Table, make: Make, also: Also | None = None) -> Done:
        """Check something against the newest log and append it; a retry of something known is only answered.

        What is `also` written is written with it or not at all.
        """
        async with table.lock:
            if self.store.shared:
                await self.catch_up(table)
            while True:
                wanted = make(table.live)
                if isinstance(wanted, Done):
                    return wanted
                at = max(self.now(), table.live.at)
                entry = Entry(table.live.n + 1, at, wanted.what, wanted.seat, wanted.text, wanted.client)
                if await asyncio.shield(self.store.append(table.live.id, entry, also)):
                    break
                await self.catch_up(table)
            self.take(table, entry)
            live = table.live
            return Done(n=live.n, version=live.version, revision=live.revisions.get(entry.seat, 0))

    def take(self, table: Table, entry: Entry) -> None:
        """Take an entry in that is in the log, and tell everybody."""
        live = table.live
        version = live.version
        happened = live.take(entry)
        table.touched = time.monotonic()
        if entry.what == "seat" and live.sitters[entry.seat].kind == "open":
            table.seats_of.clear()
        self.tell(table, [happened])
        self.moves += entry.what in ("move", "answer")
        if version != live.version or entry.what in ("seat", "flag"):
            if table.driver is not None and table.driver is not asyncio.current_task():
                table.driver.cancel()  # the table has moved on
                table.driver = None
            self.attend(table)
        elif entry.what == "answer":
            self.attend(table)

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
        online = [LETTERS[seat] for seat in sorted(table.online())]
        spectators = sum(listener.reader < 0 for listener in table.listeners)
        said = Presence(n=table.live.n, online=online, spectators=spectators)
        message = msgspec.json.encode(said).decode()
        for listener in list(table.listeners):
            self.offer(listener, message)

    async def listen(self, table: Table, listener: Listener, after: int) -> None:
        """Join the listeners: first comes what was missed since an entry, or the whole table."""
        async with table.lock:
            if self.store.shared:
                await self.catch_up(table)
            missed, fresh = await self.since(table, after)
            table.listeners.add(listener)
            said = views.update(
                table.live, missed, after, listener.reader, self.now(), table.online(), listener.muted, fresh
            )
            listener.offer(msgspec.json.encode(said).decode())
        self.tell_presence(table)

    def leave(self, table: Table, listener: Listener) -> None:
        table.listeners.discard(listener)
        if not self.closing:
            self.tell_presence(table)

    async def since(self, table: Table, after: int) -> tuple[list[Happened], bool]:
        """What happened after an entry; the log is read again where memory does not reach back. -1 asks for nothing."""
        live = table.live
        if not 0 <= after <= live.n:
            return [], True
        if not live.recent or live.recent[0].entry.n <= after + 1:
            return [happened for happened in live.recent if happened.entry.n > after], False
        again = Live(live.id, live.set_up, live.seed, live.terms, [Sitter() for _ in live.sitters])
        every = [again.take(entry) for entry in await self.store.entries(live.id)]
        return [happened for happened in every if after < happened.entry.n <= live.n], False

    # -- bots, clocks ----------------------------------------------------------------------------------------------------

    def attend(self, table: Table) -> None:
        """Look after a table: wake the bot that is to move, set the alarm of the clock, remind people."""
        live = table.live
        if self.closing:
            return
        if live.bots_to_move() and table.driver is None:
            table.driver = asyncio.ensure_future(self.drive(table))
            table.driver.add_done_callback(self.driven)
        if table.alarm is not None:
            table.alarm.cancel()
            table.alarm = None
        deadline = live.clocks.next_deadline() if live.running else None
        if deadline is not None:
            wait = max(0.0, (deadline - self.now()) / 1000)
            if wait < 3_600:  # what is further away is found by the sweep
                alarm = asyncio.get_running_loop().call_later(wait, lambda: self.later(self.ring(table)))
                table.alarm = alarm
        for seat in live.waited_for():
            self.on_turn(table, seat)
        self.note_due(table, deadline)

    def note_due(self, table: Table, deadline: int | None) -> None:
        """Keep in the table's row when somebody has to look after it, and its phase, so that it is found."""
        live = table.live
        due = self.now() + BOT_DUE if live.bots_to_move() else deadline
        known_phase, known_due = table.row
        if live.phase == known_phase and (due is None) == (known_due is None):
            if due is None or known_due is None or abs(due - known_due) < 1000 or live.bots_to_move():
                return
        table.row = (live.phase, due)
        tables, values = schema.tables, {"phase": live.phase, "due": due}
        chosen = update(tables).where(tables.c.id == live.id).values(values)
        self.store.write(lambda connection: connection.execute(chosen) and None).add_done_callback(report)

    def driven(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            logger.error("a bot could not be driven", exc_info=task.exception())

    async def drive(self, table: Table) -> None:
        """Let bots move until a person is to move or the game is over."""
        try:
            while waiting := table.live.bots_to_move():
                await self.bot_moves(table, waiting[0])
        finally:
            if table.driver is asyncio.current_task():
                table.driver = None

    async def bot_moves(self, table: Table, seat: int) -> None:
        live = table.live
        version, sitter = live.version, live.sitters[seat]
        try:
            action = await self.thinkers.choose(self.ask(live, seat, sitter.bot))
        except NoAnswer as failed:
            logger.warning("a bot failed", extra={"bot": sitter.bot, "reason": failed.reason})
            if sitter.bot != SAFE_BOT:
                safe = msgspec.json.encode(Sitter("bot", sitter.name, SAFE_BOT, sitter.forfeited)).decode()
                await self.append(table, lambda now: still(now, version, seat, Wanted("seat", seat, safe)))
                return
            action = live.state.options(seat)[0]
        move = live.set_up.rules.space.names[action]
        what = "answer" if live.is_secret_choice() else "move"
        await self.append(table, lambda now: still(now, version, seat, Wanted(what, seat, move)))

    def ask(self, live: Live, seat: int, bot: str) -> Ask:
        options = views.plain(dict(live.set_up.options))
        state = imagined(live.state, seat)
        seed = secrets.randbits(40)
        return Ask(live.id, live.set_up.title.id, options, live.set_up.house, bot, seat, state, seed)

    async def ring(self, table: Table) -> None:
        """The time of some seats may be over."""
        for seat in table.live.clocks.late(self.now()):
            await self.append(table, lambda live, late=seat: self.flagged(live, late))  # type: ignore[misc]

    def flagged(self, live: Live, seat: int) -> Wanted | Done:
        if not live.running or seat not in live.clocks.late(self.now()):
            return Done(n=live.n, version=live.version)
        return Wanted("flag", seat, "")

    async def resume(self) -> None:
        """After a start: all running tables are looked after once."""
        tables = schema.tables
        running = select(tables.c.id).where(tables.c.phase == RUNNING)
        for row in await self.store.read(lambda c: c.execute(running).all()):
            with suppress(Problem):
                await self.table(row.id)

    async def sweep(self) -> None:
        """Every few seconds: tables that are due, and those that can leave the memory."""
        tables = schema.tables
        while True:
            await asyncio.sleep(SWEEP)
            due = select(tables.c.id).where(tables.c.due < self.now()).limit(200)
            for row in await self.store.read(lambda c: c.execute(due).all()):
                with suppress(Problem):
                    table = await self.table(row.id)
                    await self.ring(table)
                    async with table.lock:
                        if table.live.bots_to_move() and table.driver is None:
                            self.attend(table)
                        elif not table.live.bots_to_move() and table.live.clocks.next_deadline() is None:
                            self.note_due(table, None)
            self.forget()

    def forget(self) -> None:
        """Let go of tables that nobody has been at for a while; their logs have everything."""
        early = time.monotonic() - IDLE
        for table_id, table in list(self.tables.items()):
            idle = not table.listeners and table.driver is None and not table.lock.locked()
            if idle and table.touched < early and not table.live.bots_to_move():
                if table.alarm is not None:
                    table.alarm.cancel()
                del self.tables[table_id]

    # -- moves -----------------------------------------------------------------------------------------------------------

    async def move(self, table: Table, seat: int, move: Move) -> Done:
        return await self.append(table, lambda live: self.checked_move(live, seat, move))

    def checked_move(self, live: Live, seat: int, move: Move) -> Wanted | Done:
        if done := known(live, seat, move.id):
            return done
        self.check_running(live)
        if (move.version, move.revision) != (live.version, live.revisions.get(seat, 0)):
            raise self.stale(live, seat)
        if seat in live.answers and not live.terms.changes:
            raise Problem(422, "problem-answered")
        action = legal_action(live, seat, move.move)
        what = "answer" if live.is_secret_choice() else "move"
        return Wanted(what, seat, live.set_up.rules.space.names[action], move.id)

    async def cancel(self, table: Table, seat: int, cancel: Cancel) -> Done:
        return await self.append(table, lambda live: self.checked_cancel(live, seat, cancel))

    def checked_cancel(self, live: Live, seat: int, cancel: Cancel) -> Wanted | Done:
        if done := known(live, seat, cancel.id):
            return done
        self.check_running(live)
        if cancel.version != live.version:
            raise self.stale(live, seat)
        if not live.may_cancel(seat):
            shown = bool(live.undo) and live.undo[-1].seat == seat
            raise Problem(422, "problem-cancel-shown" if shown else "problem-cancel-nothing")
        return Wanted("cancel", seat, "", cancel.id)

    def check_running(self, live: Live) -> None:
        if live.phase == GATHERING:
            raise Problem(409, "problem-not-started")
        if live.phase == OVER:
            raise Problem(409, "problem-over")

    def stale(self, live: Live, seat: int) -> Problem:
        """The client's table is old: the answer brings the present one."""
        return Problem(409, "problem-stale", table=views.table_said(live, seat, self.now()))

    async def chat(self, table: Table, seat: int, chat: Chat) -> Done:
        def make(live: Live) -> Wanted | Done:
            if done := known(live, seat, chat.id):
                return done
            if not live.chat:
                raise Problem(403, "problem-no-chat")
            return Wanted("chat", seat, chat.text, chat.id)

        return await self.append(table, make)

    # -- setting up and seats ------------------------------------------------------------------------------------------

    async def make(self, wanted: TableWanted, device: bytes, seed: bytes | None = None) -> TableMade:
        """A new table. Seats that are wanted for this device get a key each; the invitation is no seat."""
        game = title(wanted.game)
        files = [option.name for option in game.options.options if option.kind == "file"]
        for name in wanted.options.keys() & set(files):  # a client never makes this machine open a file of its own
            raise BadInput(f"option {name}", "bad-file-in-record")
        for name in wanted.house:
            if name not in files:
                raise BadInput("house", "bad-key", key=name, hint=nearest(name, files))
        set_up = game.set_up(wanted.options, wanted.preset, wanted.house)
        if len(wanted.seats) > set_up.seats:
            raise BadInput("seats", "bad-length", given=len(wanted.seats), needed=str(set_up.seats))
        check_bot(wanted.terms.late_bot)
        asked = [*wanted.seats, *(SeatWanted() for _ in range(set_up.seats - len(wanted.seats)))]
        mine = [seat for seat, each in enumerate(asked) if each.kind in ("me", "here")]
        table_id = secrets.token_urlsafe(9)
        if wanted.id is not None:  # a retry finds what it has made
            table_id = urlsafe_b64encode(sha256(device + wanted.id.encode()).digest()[:9]).decode()
        keys = {seat: people.new_secret() for seat in [*mine, INVITATION]}
        holders = {seat: [device] for seat in [*mine, HOST]}
        await self.create(table_id, set_up, [sitter_for(seat) for seat in asked], wanted.terms, holders, keys, seed)
        said = [KeySaid(seat=LETTERS[seat], key=keys[seat]) for seat in mine]
        return TableMade(table=table_id, keys=said, invitation=keys[INVITATION])

    async def create(
        self,
        table_id: str,
        set_up: SetUp,
        sitters: list[Sitter],
        terms: Terms,
        holders: Mapping[int, Sequence[bytes]],
        keys: Mapping[int, str],
        seed: bytes | None = None,
    ) -> None:
        """Write a new table down, and start it if everybody is there. One that exists gets the keys only."""
        row = {
            "id": table_id,
            "created": self.now(),
            "game": set_up.title.id,
            "options": msgspec.json.encode(views.plain(dict(set_up.options))).decode(),
            "house": msgspec.json.encode(set_up.house).decode(),
            "seed": seed or secrets.token_bytes(32),
            "seats": msgspec.json.encode(sitters).decode(),
            "terms": msgspec.json.encode(terms).decode(),
            "phase": GATHERING,
            "listed": int(terms.listed),
            "due": None,
        }

        def write(connection: Connection) -> None:
            tables = schema.tables
            if connection.execute(select(tables.c.id).where(tables.c.id == table_id)).first() is None:
                connection.execute(insert(tables).values(row))
            for seat, devices in holders.items():
                for device in devices:
                    people.hold(connection, table_id, seat, device)
            for seat, key in keys.items():
                people.add_key(connection, table_id, seat, key)

        with suppress(IntegrityError):  # another worker was quicker
            await self.store.write(write)
        if not any(sitter.kind == "open" for sitter in sitters):
            await self.begin(await self.table(table_id))

    async def begin(self, table: Table) -> Done:
        """Start the game; all seats must be taken."""

        def make(live: Live) -> Wanted | Done:
            if live.phase != GATHERING:
                return Done(n=live.n, version=live.version)
            if any(sitter.kind == "open" for sitter in live.sitters):
                raise Problem(409, "problem-open-seats")
            return Wanted("start", -1, "")

        return await self.append(table, make)

    async def join(self, table: Table, joining: Joining, device: bytes) -> Joined:
        """Sit down at an open seat."""
        live = table.live
        if not live.terms.listed:
            opened = await self.store.read(lambda c: people.key_opens(c, joining.invitation))
            if opened != (live.id, INVITATION):
                raise problems.unknown_table()
        key = people.new_secret()
        taken: list[int] = []

        def make(live: Live) -> Wanted | Done:
            free = [seat for seat, sitter in enumerate(live.sitters) if sitter.kind == "open"]
            if joining.seat is not None:
                free = [seat for seat in free if LETTERS[seat] == joining.seat]
            if not free or live.phase == OVER:
                raise Problem(409, "problem-no-seat")
            taken[:] = [free[0]]
            return Wanted("seat", free[0], msgspec.json.encode(Sitter("person", joining.name)).decode())

        def also(connection: Connection) -> None:
            people.add_key(connection, live.id, taken[0], key)
            people.hold(connection, live.id, taken[0], device)

        await self.append(table, make, also)
        seat = taken[0]
        table.seats_of.pop(device, None)
        if live.phase == GATHERING and not any(sitter.kind == "open" for sitter in live.sitters):
            await self.begin(table)
        return Joined(seat=LETTERS[seat], key=key)

    async def change_seat(self, table: Table, seat: int, change: SeatChange, device: bytes) -> Done:
        """Give a seat to a bot or to somebody else, or take the own one back from a bot."""
        rights = await self.seats_of(table, device)
        own = seat in rights
        if not own and HOST not in rights:
            raise problems.not_yours()

        def make(live: Live) -> Wanted | Done:
            sitter = live.sitters[seat]
            if live.phase == OVER:
                raise Problem(409, "problem-over")
            if not own and sitter.kind == "person" and seat in table.online():
                raise Problem(409, "problem-present")
            match change.to:
                case "bot":
                    check_bot(change.bot or live.terms.late_bot)
                    made = Sitter("bot", sitter.name, change.bot or live.terms.late_bot, sitter.forfeited)
                case "open":
                    made = Sitter("open", "", "", sitter.forfeited)
                case "back":
                    if not own or sitter.kind != "bot" or sitter.forfeited:
                        raise Problem(409, "problem-not-back")
                    made = Sitter("person", sitter.name or LETTERS[seat])
            return Wanted("seat", seat, msgspec.json.encode(made).decode())

        def vacate(connection: Connection) -> None:
            people.vacate(connection, table.live.id, [seat])

        done = await self.append(table, make, vacate if change.to == "open" else None)
        if change.to == "open":
            for listener in list(table.listeners):
                if listener.reader == seat:
                    listener.drop()
        elif table.live.phase == GATHERING and not any(s.kind == "open" for s in table.live.sitters):
            return await self.begin(table)
        return done

    async def host(self, table: Table, chat: bool, device: bytes) -> Done:
        if HOST not in await self.seats_of(table, device):
            raise problems.not_yours()
        return await self.append(table, lambda live: Wanted("host", -1, "chat" if chat else "quiet"))

    async def rematch(self, table: Table, device: bytes) -> str:
        """The same people once more, everybody one seat on; whoever asks second gets the same table."""
        live = table.live
        if live.phase != OVER:
            raise Problem(409, "problem-not-over")
        if not await self.seats_of(table, device):
            raise problems.not_yours()
        def make(live: Live) -> Wanted | Done:
            if live.rematch:
                return Done(n=live.n, version=live.version)
            return Wanted("rematch", -1, secrets.token_urlsafe(9))

        await self.append(table, make)
        seats, before = live.set_up.seats, await self.store.read(lambda c: people.devices_at(c, live.id))
        turned = [live.sitters[(seat + 1) % seats] for seat in range(seats)]
        sitters = [Sitter("open" if each.kind == "open" else each.kind, each.name, each.bot) for each in turned]
        holders = {seat: before.get((seat + 1) % seats, []) for seat in range(seats)}
        holders[HOST] = before.get(HOST, [])
        await self.create(live.rematch, live.set_up, sitters, live.terms, holders, {})
        return live.rematch


def report(done: asyncio.Future[None]) -> None:
    if not done.cancelled() and done.exception() is not None:
        logger.error("a write failed", exc_info=done.exception())


def known(live: Live, seat: int, client: str) -> Done | None:
    """What was answered to something that was done already."""
    found = live.known.get(f"{seat} {client}")
    return Done(n=found[0], version=found[1], revision=found[2]) if found else None


def still(live: Live, version: int, seat: int, wanted: Wanted) -> Wanted | Done:
    """What a bot wants to do, if the table has not moved on."""
    gone = live.version != version or seat in live.answers or live.sitters[seat].kind != "bot"
    return Done(n=live.n, version=live.version) if gone else wanted


def legal_action(live: Live, seat: int, move: str) -> int:
    """The number of a legal move; a `Problem` with the reason and the rule if it is none."""
    set_up, state = live.set_up, live.state
    try:
        action = notation.read_action(set_up.rules, set_up.title.understood(set_up, state, move))
    except BadInput:
        word = set_up.rules.steps[state.step_number()].word
        refused = IllegalMove("refused-unknown-move", seat=LETTERS[seat], move=move, decision=word)
        raise problems.illegal(refused, set_up) from None
    if state.why_not(seat, action) != 0:
        raise problems.illegal(refusal(state, seat, action), set_up)
    return action


def refusal(state: State, seat: int, action: int) -> IllegalMove:
    try:
        state.clone().play(seat, action, state.rules.tried.another())
    except IllegalMove as refused:
        return refused
    raise AssertionError("a legal move was to be refused")


def sitter_for(seat: SeatWanted) -> Sitter:
    match seat.kind:
        case "bot":
            check_bot(seat.bot)
            return Sitter("bot", seat.name, seat.bot)
        case "me" | "here":
            return Sitter("person", seat.name)
    return Sitter()


def offered_bots() -> list[str]:
    """The bots that people at a table may choose: never a file, and no budget that would hold the machine."""
    return bots.names()


def check_bot(name: str) -> None:
    if name not in offered_bots():
        raise BadInput(f"bot {name}", "bad-word", given=name, hint=nearest(name, offered_bots()))


