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
from sqlalchemy import select, update

from grandee.server import schema, views
from grandee.server.clock import DAY
from grandee.server.house import House, Table, Wanted, nothing
from grandee.server.live import Live, Sitter
from grandee.server.messages import Done
from grandee.server.schema import GATHERING, RUNNING
from grandee.server.seating import begin
from grandee.server.thinkers import Ask, NoAnswer, Thinkers, imagined

logger = logging.getLogger("grandee.server")

SAFE_BOT = "greedy"  # plays on where another bot has failed
SWEEP = 5.0  # seconds between two looks at tables that are due
CLAIMED = 200  # tables that are looked after at once
BOT_DUE = 30_000  # milliseconds after which another worker looks whether a bot has been forgotten
NEAR = 3_600.0  # seconds: for what is further away no alarm is set, the sweep finds it
GARBAGE = 2_000  # closed sockets after which their remains are collected
IDLE = 600.0  # seconds after which a table that nobody is at leaves the memory


class Attendant:
    """Looks after all tables of a house."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self.house = house
        self.thinkers = thinkers
        self.on_turn: Callable[[Table], None] = nothing  # others are to move than before
        house.attend = self.attend

    async def start(self) -> None:
        """What bots and clocks have to do goes on where it was; of several workers, the sweep finds one for each."""
        if not self.house.store.shared:
            self.house.later(self.resume())
        self.house.later(self.sweep())

    async def close(self) -> None:
        """End all bots; other workers may go on with them at once."""
        driven = [table.live.id for table in self.house.tables.values() if table.driver is not None]
        for table in self.house.tables.values():
            if table.alarm is not None:
                table.alarm.cancel()
            if table.driver is not None:
                table.driver.cancel()
                await asyncio.gather(table.driver, return_exceptions=True)
        if driven and self.house.store.shared:
            at_once = update(schema.tables).where(schema.tables.c.id.in_(driven)).values(due=self.house.now() - 1)
            self.house.store.write(lambda connection: connection.execute(at_once)).add_done_callback(report)

    def attend(self, table: Table, moved_on: bool) -> None:
        """Look after a table: wake the bot that is to move, set the alarm of the clock, remind people."""
        live = table.live
        if self.house.closing:
            return
        if moved_on and table.driver is not None and table.driver is not asyncio.current_task():
            table.driver.cancel()  # what it thinks about is over
            table.driver = None
        if live.bots_to_move() and table.driver is None and table.mine:
            table.driver = asyncio.ensure_future(self.drive(table))
            table.driver.add_done_callback(self.driven)
        if table.alarm is not None:
            table.alarm.cancel()
            table.alarm = None
        deadline = live.clocks.next_deadline() if live.running else None
        if deadline is not None:
            wait = max(0.0, (deadline - self.house.now()) / 1000)
            if wait < NEAR:
                alarm = asyncio.get_running_loop().call_later(wait, lambda: self.house.later(self.ring(table)))
                table.alarm = alarm
        if moved_on:
            self.on_turn(table)
        if table.mine:
            self.note_due(table, deadline)
        else:
            table.row = (live.phase, self.due(live, deadline))  # as the worker writes whose it is

    def note_due(self, table: Table, deadline: int | None) -> None:
        """Keep in the table's row when somebody has to look after it, and its phase, so that it is found."""
        live = table.live
        due = self.due(live, deadline)
        known_phase, known_due = table.row
        early = BOT_DUE // 2 if live.bots_to_move() else 1000  # a bot's is moved on now and then, while it thinks
        near = due == known_due or (due is not None and known_due is not None and abs(due - known_due) < early)
        if live.phase == known_phase and near:
            return
        table.row = (live.phase, due)
        tables, values = schema.tables, {"phase": live.phase, "due": due, "noted": live.n}
        chosen = update(tables).where(tables.c.id == live.id, tables.c.noted <= live.n).values(values)
        self.house.store.write(lambda connection: connection.execute(chosen)).add_done_callback(report)

    def due(self, live: Live, deadline: int | None) -> int | None:
        """When somebody else has to look whether this table was forgotten."""
        return self.house.now() + BOT_DUE if live.bots_to_move() else deadline

    def driven(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            logger.error("a bot could not be driven", exc_info=task.exception())

    async def drive(self, table: Table) -> None:
        """Let bots move until a person is to move, the game is over, or another worker was quicker."""
        try:
            while table.mine and (waiting := table.live.bots_to_move()):
                await self.bot_moves(table, waiting[0])
        finally:
            if table.driver is asyncio.current_task():
                table.driver = None

    async def bot_moves(self, table: Table, seat: int) -> None:
        live = table.live
        version, sitter = live.version, live.sitters[seat]
        try:
            watched = any(sitter.kind == "person" for sitter in live.sitters)
            action = await self.thinkers.choose(self.ask(live, seat, sitter.bot), patient=not watched)
        except NoAnswer as failed:
            logger.warning("a bot failed", extra={"bot": sitter.bot, "reason": failed.reason})
            if sitter.bot != SAFE_BOT:
                safe = msgspec.json.encode(Sitter("bot", sitter.name, SAFE_BOT, sitter.forfeited)).decode()
                await self.house.append(table, lambda now: still(now, version, seat, Wanted("seat", seat, safe)))
                return
            action = live.state.options(seat)[0]
        move = live.set_up.rules.space.names[action]
        what = "answer" if live.is_secret_choice() else "move"
        await self.house.append(table, lambda now: still(now, version, seat, Wanted(what, seat, move)))

    def ask(self, live: Live, seat: int, bot: str) -> Ask:
        return Ask(
            table=live.id,
            game=live.set_up.title.id,
            options=views.plain(dict(live.set_up.options)),
            house=live.set_up.house,
            bot=bot,
            seat=seat,
            state=imagined(live.state, seat),
            seed=secrets.randbits(40),
        )

    async def ring(self, table: Table) -> None:
        """The time of some seats may be over."""
        for seat in table.live.clocks.late(self.house.now()):
            await self.house.append(table, partial(self.flagged, seat))

    def flagged(self, seat: int, live: Live) -> Wanted | Done:
        if not live.running or seat not in live.clocks.late(self.house.now()):
            return Done(n=live.n, version=live.version)
        return Wanted("flag", seat, "")

    async def resume(self) -> None:
        """After a start: all running tables are looked after once, and new ones, which may have missed their start."""
        tables, lately = schema.tables, self.house.now() - DAY
        new = (tables.c.phase == GATHERING) & (tables.c.created > lately)
        running = select(tables.c.id).where((tables.c.phase == RUNNING) | new)
        for row in await self.house.store.read(lambda c: c.execute(running).all()):
            await self.careful(row.id, self.wake(row.id))

    async def wake(self, table_id: str) -> None:
        """Bring a table into memory; one that had only to be started is started."""
        table = await self.house.table(table_id)
        if table.live.phase == GATHERING and not any(sitter.kind == "open" for sitter in table.live.sitters):
            await begin(self.house, table)

    async def careful(self, table_id: str, work: Coroutine[Any, Any, None]) -> None:
        """One table that cannot be read stops nobody else's."""
        try:
            await work
        except Exception:
            logger.exception("a table cannot be looked after", extra={"table": table_id})

    async def sweep(self) -> None:
        """Every few seconds: tables that are due, and those that can leave the memory."""
        while True:
            await asyncio.sleep(SWEEP)
            for table in self.house.tables.values():
                if table.driver is not None and table.live.bots_to_move():  # it is not forgotten
                    self.note_due(table, None)
            try:
                for table_id, due in await self.claimed():
                    await self.careful(table_id, self.look_after(table_id, due))
            except Exception:  # such as a database that is started again: there is a next time
                logger.exception("tables that are due were not looked after")
            self.forget()
            if self.house.left > GARBAGE:
                self.house.left = 0
                gc.collect()

    async def claimed(self) -> list[tuple[str, int]]:
        """Tables that are due and have become this worker's to look after: of several that claim one, one gets it."""
        tables, now = schema.tables.c, self.house.now()
        late = select(tables.id).where(tables.due < now).order_by(tables.due).limit(CLAIMED)
        found = [row.id for row in await self.house.store.read(lambda c: c.execute(late).all())]
        if not found:
            return []
        mine = update(schema.tables).where(tables.id.in_(found), tables.due < now).values(due=now + BOT_DUE)
        rows = await self.house.store.write(lambda c: c.execute(mine.returning(tables.id)).all())
        return [(row.id, now + BOT_DUE) for row in rows]

    async def look_after(self, table_id: str, due: int) -> None:
        table = await self.house.table(table_id)
        await self.ring(table)
        async with table.lock:
            table.mine = True
            table.row = (table.row[0], due)
            self.attend(table, False)

    def forget(self) -> None:
        """Let go of tables that nobody has been at for a while; their logs have everything."""
        early = time.monotonic() - IDLE
        for table_id, table in list(self.house.tables.items()):
            idle = not table.listeners and table.driver is None and not table.lock.locked()
            if idle and table.touched < early and not table.live.bots_to_move():
                if table.alarm is not None:
                    table.alarm.cancel()
                del self.house.tables[table_id]


def report(done: asyncio.Future[Any]) -> None:
    if not done.cancelled() and done.exception() is not None:
        logger.error("a write failed", exc_info=done.exception())


def still(live: Live, version: int, seat: int, wanted: Wanted) -> Wanted | Done:
    """What a bot wants to do, if the table has not moved on."""
    gone = live.version != version or seat in live.answers or live.sitters[seat].kind != "bot"
    return Done(n=live.n, version=live.version) if gone else wanted
