"""The row that a table has beside its log: how it was made, when somebody was there, when it is to be looked after."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, func, select, update

from grandee.server.storage.database import Row
from grandee.server.storage.phases import GATHERING, PHASES, RUNNING
from grandee.server.storage.schema import devices, holds, log, tables
from grandee.server.storage.statements import add_once


def add_table(connection: Connection, row: Mapping[str, object]) -> bool:
    """Add a new table; false if one with its id is there already."""
    return add_once(connection, tables, row)


def find_table(connection: Connection, table: str) -> Row | None:
    return connection.execute(select(tables).where(tables.c.id == table)).first()


def first_seats(connection: Connection, table: str) -> str:
    """Who sat there at the beginning."""
    return str(connection.execute(select(tables.c.seats).where(tables.c.id == table)).scalar_one())


def note_visit(connection: Connection, table: str, now: int) -> None:
    """Somebody with a seat is there; what another worker has noted since stays."""
    noted = update(tables).where(tables.c.id == table, tables.c.visited < now)
    connection.execute(noted.values(visited=now))


# -- when somebody has to look after them ------------------------------------------------------------------------------


def note_due(connection: Connection, table: str, phase: int, due: int | None, n: int) -> None:
    """Keep phase and time as they are after an entry, unless they are known after a later one."""
    noted = update(tables).where(tables.c.id == table, tables.c.noted <= n)
    connection.execute(noted.values(phase=phase, due=due, noted=n))


def make_due(connection: Connection, ids: Sequence[str], due: int) -> None:
    connection.execute(update(tables).where(tables.c.id.in_(ids)).values(due=due))


def due_tables(connection: Connection, now: int, most: int) -> list[str]:
    late = select(tables.c.id).where(tables.c.due < now).order_by(tables.c.due).limit(most)
    return list(connection.execute(late).scalars())


def claim_due(connection: Connection, ids: Sequence[str], now: int, until: int) -> list[str]:
    """Those of these tables that are still due, and that nobody else claims until then."""
    mine = update(tables).where(tables.c.id.in_(ids), tables.c.due < now).values(due=until)
    return list(connection.execute(mine.returning(tables.c.id)).scalars())


def running_or_new(connection: Connection, since: int) -> list[str]:
    """Tables whose game runs, and those that were made since and have not started."""
    new = (tables.c.phase == GATHERING) & (tables.c.created > since)
    return list(connection.execute(select(tables.c.id).where((tables.c.phase == RUNNING) | new)).scalars())


# -- for those who look for tables -------------------------------------------------------------------------------------


class TableFilter(NamedTuple):
    """Which tables are wanted; without more, all of them."""

    ids: tuple[str, ...] = ()
    phase: str = ""
    idle_since: int | None = None  # nobody has visited them since
    maker: str = ""  # how the hash of their maker's network begins
    account: str = ""  # the id of an account that has a seat


def find_tables(connection: Connection, wanted: TableFilter) -> Sequence[Row]:
    """Tables as their rows have them, those that were visited last first."""
    chosen: list[ColumnElement[bool]] = []
    if wanted.ids:
        chosen.append(tables.c.id.in_(wanted.ids))
    if wanted.phase:
        chosen.append(tables.c.phase == PHASES.index(wanted.phase))
    if wanted.idle_since is not None:
        chosen.append(tables.c.visited < wanted.idle_since)
    if wanted.account:
        own = select(devices.c.hash).where(devices.c.account == wanted.account)
        chosen.append(tables.c.id.in_(select(holds.c.table_id).where(holds.c.device.in_(own))))
    columns = [tables.c[name] for name in ("id", "game", "terms", "phase", "listed", "created", "visited", "maker")]
    found = connection.execute(select(*columns).where(*chosen).order_by(tables.c.visited.desc(), tables.c.id)).all()
    begins = wanted.maker.lower()
    return [row for row in found if not begins or (row.maker or b"").hex().startswith(begins)]


def last_played(connection: Connection) -> list[str]:
    """Tables that are not over, the last played first."""
    played = select(log.c.table_id, func.max(log.c.at).label("at")).group_by(log.c.table_id).subquery()
    wanted = (
        select(tables.c.id)
        .join(played, played.c.table_id == tables.c.id)
        .where(tables.c.phase.in_((GATHERING, RUNNING)))
    )
    return list(connection.execute(wanted.order_by(played.c.at.desc())).scalars())
