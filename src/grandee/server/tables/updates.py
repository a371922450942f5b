"""What a reader has missed: what happened at a table after an entry, and the table as it is now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grandee.core.game import LETTERS
from grandee.server.api import Update
from grandee.server.http.problems import refusing_unreadable
from grandee.server.storage.store import Store, without_old_chat
from grandee.server.tables import views
from grandee.server.tables.entries import sliced
from grandee.server.tables.state import Change, Sitter, TableState
from grandee.server.tables.table import Table

if TYPE_CHECKING:
    from grandee.server.tables.manager import TableManager

MOST_MISSED = 500  # entries that somebody who was away is told, at most


async def update(manager: TableManager, table: Table, reader: int, after: int, muted: frozenset[str]) -> Update:
    """What happened after an entry, for a reader, and the table as it is now."""
    happened, fresh = await since(manager.store, table, after)
    return views.update(table.state, happened, after, reader, manager.now(), table.online(), muted, fresh)


async def update_for_mover(manager: TableManager, table: Table, seat: int, after: int, muted: frozenset[str]) -> Update:
    """The same for a seat that has just acted: what its sockets were told a moment ago is not made again."""
    news, table.own_news = table.own_news, None
    if news is not None and (news.table.reader, news.n, news.after) == (LETTERS[seat], table.state.number, after):
        return news
    return await update(manager, table, seat, after, muted)


async def since(store: Store, table: Table, after: int) -> tuple[list[Change], bool]:
    """What happened after an entry, and whether something older is left out; -1 asks for nothing.

    Where memory does not reach back the log is read again, without the chat that is not told: it changes nothing.
    """
    table_state = table.state
    if not 0 <= after <= table_state.number:
        return [], True
    first = max(after, table_state.number - MOST_MISSED)
    if not table_state.recent or table_state.recent[0].number <= first + 1:
        return [happened for happened in table_state.recent if happened.number > first], first > after
    again = TableState(
        table_state.id,
        table_state.setup,
        table_state.seed,
        table_state.terms,
        [Sitter() for _ in table_state.sitters],
    )
    changes = []
    async for entry in sliced(await store.read(lambda c: without_old_chat(c, table_state.id, first))):
        again.n = entry.n - 1
        with refusing_unreadable(table_state.id, entry.n):
            happened = again.take(entry)
        if happened.is_announced and first < happened.number <= table_state.number:
            changes.append(happened)
    return changes, first > after
