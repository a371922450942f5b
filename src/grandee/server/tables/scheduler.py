"""Looks after tables: wakes bots, watches clocks, finds what is due, lets go of tables that nobody is at.

Of several workers, the one that brought up the present decision does this (`Table.mine`). If it ends, another one finds
the table by its row, a while later. Where two of them do the same thing all the same, the log takes one.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import msgspec

from grandee.server.api import EntryAppended
from grandee.server.bots.bot_pool import BotPool, BotRequest, NoAnswer, determinized_bytes
from grandee.server.storage import table_rows
from grandee.server.storage.phases import GATHERING
from grandee.server.tables import views
from grandee.server.tables.clock import DAY
from grandee.server.tables.entries import NewEntry
from grandee.server.tables.manager import TableManager, do_nothing, log_failed_write
from grandee.server.tables.seating import begin
from grandee.server.tables.state import Sitter, TableState
from grandee.server.tables.table import Table

logger = logging.getLogger("grandee.server")

SAFE_BOT = "greedy"  # plays on where another bot has failed
SWEEP_SECONDS = 5.0  # seconds between two looks at tables that are due
MOST_CLAIMED = 200  # tables that are looked after at once
BOT_DUE = 30_000  # milliseconds after which another worker looks whether a bot has been forgotten
ALARM_HORIZON = 3_600.0  # seconds: for what is further away no alarm is set, the sweep finds it
CLOSED_BEFORE_COLLECTION = 2_000  # closed sockets after which their remains are collected
IDLE_SECONDS = 600.0  # seconds after which a table that nobody is at leaves the memory


class Scheduler:
    """Looks after all tables of one process."""

    def __init__(self, manager: TableManager, bot_pool: BotPool) -> None:
        self.manager = manager
        self.bot_pool = bot_pool
        self.on_turn: Callable[[Table], None] = do_nothing  # others are to move than before
        manager.attend = self.attend

    async def start(self) -> None:
        """What bots and clocks have to do goes on where it was; of several workers, the sweep finds one for each."""
        if not self.manager.store.shared:
            self.manager.later(self.resume())
        self.manager.later(self.sweep())

    async def close(self) -> None:
        """End all bots; other workers may go on with them at once."""
        driven = [table.state.id for table in self.manager.tables.values() if table.driver is not None]
        for table in self.manager.tables.values():
            if table.alarm is not None:
                table.alarm.cancel()
            if table.driver is not None:
                table.driver.cancel()
                await asyncio.gather(table.driver, return_exceptions=True)
        if driven and self.manager.store.shared:
            at_once = self.manager.now() - 1
            self.manager.store.write(lambda c: table_rows.make_due(c, driven, at_once)).add_done_callback(
                log_failed_write
            )

    def attend(self, table: Table, moved_on: bool) -> None:
        """Look after a table: wake the bot that is to move, set the alarm of the clock, remind people."""
        table_state = table.state
        if self.manager.closing:
            return
        if moved_on and table.driver is not None and table.driver is not asyncio.current_task():
            table.driver.cancel()  # what it thinks about is over
            table.driver = None
        if table_state.bots_to_move() and table.driver is None and table.mine:
            table.driver = asyncio.ensure_future(self.drive(table))
            table.driver.add_done_callback(self.log_failure)
        if table.alarm is not None:
            table.alarm.cancel()
            table.alarm = None
        deadline = table_state.clocks.next_deadline() if table_state.running else None
        if deadline is not None:
            wait = max(0.0, (deadline - self.manager.now()) / 1000)
            if wait < ALARM_HORIZON:
                alarm = asyncio.get_running_loop().call_later(
                    wait, lambda: self.manager.later(self.check_clocks(table))
                )
                table.alarm = alarm
        if moved_on:
            self.on_turn(table)
        if table.mine:
            self.note_due(table, deadline)
        else:
            table.row = (table_state.phase, self.due(table_state, deadline))  # as the worker writes whose it is

    def note_due(self, table: Table, deadline: int | None) -> None:
        """Keep in the table's row when somebody has to look after it, and its phase, so that it is found."""
        table_state = table.state
        due = self.due(table_state, deadline)
        known_phase, known_due = table.row
        early = (
            BOT_DUE // 2 if table_state.bots_to_move() else 1000
        )  # a bot's is moved on now and then, while it thinks
        near = due == known_due or (due is not None and known_due is not None and abs(due - known_due) < early)
        if table_state.phase == known_phase and near:
            return
        table.row = (table_state.phase, due)
        noted = partial(table_rows.note_due, table=table_state.id, phase=table_state.phase, due=due, n=table_state.n)
        self.manager.store.write(noted).add_done_callback(log_failed_write)

    def due(self, table_state: TableState, deadline: int | None) -> int | None:
        """When somebody else has to look whether this table was forgotten."""
        return self.manager.now() + BOT_DUE if table_state.bots_to_move() else deadline

    def log_failure(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            logger.error("a bot could not be driven", exc_info=task.exception())

    async def drive(self, table: Table) -> None:
        """Let bots move until a person is to move, the game is over, or another worker was quicker."""
        try:
            while table.mine and (waiting := table.state.bots_to_move()):
                await self.play_bot_move(table, waiting[0])
        finally:
            if table.driver is asyncio.current_task():
                table.driver = None

    async def play_bot_move(self, table: Table, seat: int) -> None:
        table_state = table.state
        version, sitter = table_state.version, table_state.sitters[seat]
        what = "answer" if table_state.is_secret_choice() else "move"
        if answer := table_state.late_answer(seat):
            await self.manager.append(table, lambda now: still(now, version, seat, NewEntry(what, seat, answer)))
            return
        try:
            watched = any(sitter.kind == "person" for sitter in table_state.sitters)
            ask = self.ask(table_state, seat, sitter.bot)
            action = await self.bot_pool.choose(ask, is_background=not watched, address=table.address)
        except NoAnswer as failed:
            logger.warning("a bot failed", extra={"bot": sitter.bot, "reason": failed.reason})
            if sitter.bot != SAFE_BOT:
                safe = msgspec.json.encode(Sitter("bot", sitter.name, SAFE_BOT, sitter.forfeited, sitter.late)).decode()
                await self.manager.append(table, lambda now: still(now, version, seat, NewEntry("seat", seat, safe)))
                return
            action = table_state.legal_actions(seat)[0]
        move = table_state.setup.rules.space.names[action]
        await self.manager.append(table, lambda now: still(now, version, seat, NewEntry(what, seat, move)))

    def ask(self, table_state: TableState, seat: int, bot: str) -> BotRequest:
        return BotRequest(
            table=table_state.id,
            game=table_state.setup.game.id,
            options=views.plain(dict(table_state.setup.options)),
            custom=table_state.setup.custom,
            bot=bot,
            seat=seat,
            state=determinized_bytes(table_state.state, seat),
            seed=secrets.randbits(40),
        )

    async def check_clocks(self, table: Table) -> None:
        """The time of some seats may be over."""
        for seat in table.state.clocks.late(self.manager.now()):
            await self.manager.append(table, partial(self.flag_entry, seat))

    def flag_entry(self, seat: int, table_state: TableState) -> NewEntry | EntryAppended:
        if not table_state.running or seat not in table_state.clocks.late(self.manager.now()):
            return EntryAppended(n=table_state.number, version=table_state.version)
        return NewEntry("flag", seat, "")

    async def resume(self) -> None:
        """After a start: all running tables are looked after once, and new ones, which may have missed their start."""
        lately = self.manager.now() - DAY
        for table_id in await self.manager.store.read(lambda c: table_rows.running_or_new(c, lately)):
            await self.careful(table_id, self.wake(table_id))

    async def wake(self, table_id: str) -> None:
        """Bring a table into memory; one that had only to be started is started."""
        table = await self.manager.table(table_id)
        if table.state.phase == GATHERING and not any(sitter.kind == "open" for sitter in table.state.sitters):
            await begin(self.manager, table)

    async def careful(self, table_id: str, work: Coroutine[Any, Any, None]) -> None:
        """One table that cannot be read stops nobody else's."""
        try:
            await work
        except Exception:
            logger.exception("a table cannot be looked after", extra={"table": table_id})

    async def sweep(self) -> None:
        """Every few seconds: tables that are due, and those that can leave the memory."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for table in self.manager.tables.values():
                if table.driver is not None and table.state.bots_to_move():  # it is not forgotten
                    self.note_due(table, None)
            try:
                for table_id, due in await self.claim_due_tables():
                    await self.careful(table_id, self.look_after(table_id, due))
            except Exception:  # such as a database that is started again: there is a next time
                logger.exception("tables that are due were not looked after")
            self.forget()
            if self.manager.left > CLOSED_BEFORE_COLLECTION:
                self.manager.left = 0
                gc.collect()

    async def claim_due_tables(self) -> list[tuple[str, int]]:
        """Tables that are due and have become this worker's to look after: of several that claim one, one gets it."""
        now = self.manager.now()
        found = await self.manager.store.read(lambda c: table_rows.due_tables(c, now, MOST_CLAIMED))
        if not found:
            return []
        mine = await self.manager.store.write(lambda c: table_rows.claim_due(c, found, now, now + BOT_DUE))
        return [(table_id, now + BOT_DUE) for table_id in mine]

    async def look_after(self, table_id: str, due: int) -> None:
        table = await self.manager.table(table_id)
        await self.check_clocks(table)
        async with table.lock:
            table.mine = True
            table.row = (table.row[0], due)
            self.attend(table, False)

    def forget(self) -> None:
        """Let go of tables that nobody has been at for a while; their logs have everything."""
        early = time.monotonic() - IDLE_SECONDS
        for table_id, table in list(self.manager.tables.items()):
            idle = not table.subscribers and table.driver is None and not table.lock.locked()
            if idle and table.touched < early and not table.state.bots_to_move():
                if table.alarm is not None:
                    table.alarm.cancel()
                del self.manager.tables[table_id]


def still(table_state: TableState, version: int, seat: int, wanted: NewEntry) -> NewEntry | EntryAppended:
    """What a bot wants to do, if the table has not moved on."""
    gone = table_state.version != version or seat in table_state.answers or table_state.sitters[seat].kind != "bot"
    return EntryAppended(n=table_state.number, version=table_state.version) if gone else wanted
