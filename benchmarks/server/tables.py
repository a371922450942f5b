"""Tables that have been played at for a while, written into a database before the server starts."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

from grandee.core.chance import Rng
from grandee.games import OFFERED, manifest_of
from grandee.server.api import CreateTable, SeatRequest
from grandee.server.storage import people, schema
from grandee.server.storage.phases import RUNNING
from grandee.server.storage.store import LogEntry, Store
from grandee.server.tables import seating
from grandee.server.tables.manager import TableManager
from grandee.server.tables.table import Table

SEATS = 4


async def prepare_tables(file: Path, tables: int, entries: int) -> tuple[str, list[str]]:
    """A database of live tables at which one device has all seats: its secret, and the tables."""
    store, secret, rng = Store(str(file)), people.new_secret(), Rng(1)
    device = people.hashed(secret)
    await store.open()
    manager = TableManager(store)
    await store.write(lambda c: people.add_device(c, device, manager.now()))
    games, ids = list(OFFERED), []
    for number in range(tables):
        wanted = CreateTable(
            game=games[number % len(games)],
            options={"players": SEATS},
            seats=[SeatRequest(kind="here", name=name) for name in ("Ada", "Ben", "Cleo", "Dov")],
        )
        made = await seating.make(manager, wanted, device, secrets.token_bytes(32))
        table = manager.tables.pop(made.table)
        waiting = [store.append(made.table, entry) for entry in play_randomly(table, entries, rng)]
        assert all(await asyncio.gather(*waiting))
        ids.append(made.table)
    await store.write(lambda c: c.execute(schema.tables.update().values(phase=RUNNING)))
    await store.close()
    return secret, ids


def play_randomly(table: Table, entries: int, rng: Rng) -> list[LogEntry]:
    """Random moves, and where the game is too short for them, talk after half of it."""
    live, made = table.state, []
    names = live.setup.rules.space.names
    short = manifest_of(live.setup.game.id).benchmark_moves or entries
    while live.n < entries:
        seat = next(seat for seat in live.asked() if seat not in live.answers)
        if live.n > short:
            what, text = "chat", "Whose turn is it?"
        else:
            options = live.state.legal_actions(seat)
            what, text = "answer" if live.is_secret_choice() else "move", names[options[rng.below(len(options))]]
        entry = LogEntry(live.n + 1, live.newest_entry_at, what, seat, text, f"prepared-{live.n:06d}")
        live.take(entry)
        made.append(entry)
    return made
