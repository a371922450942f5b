"""What an operator does to tables: end and remove them, while servers use the database or not.

Every order is left in the database for the workers that run, which take notice within seconds (`tables/warden.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.exc import SQLAlchemyError

from grandee.core.refusals import BadInput
from grandee.server.storage import backup, schema
from grandee.server.storage.database import Row
from grandee.server.storage.phases import CLOSED, GATHERING, OVER
from grandee.server.storage.schema import log, orders, tables
from grandee.server.storage.statements import add_once, insert_into
from grandee.server.storage.store import engine_for, unusable

CLOSE, REMOVE = "closed", "removed"  # kinds of orders


@contextmanager
def changing_database(url: str) -> Iterator[Connection]:
    """A database of this version, to change something there: all of it, or nothing."""
    engine = engine_for(url).execution_options(writes=True)
    try:
        with engine.begin() as connection:
            backup.check_version(connection)
            yield connection
    except SQLAlchemyError as fault:
        raise unusable(fault) from None
    finally:
        engine.dispose()


def close(connection: Connection, table: str, now: int) -> None:
    """End a table before its time: the last entry of its log says so, and it takes no other after it."""
    order(connection, table, CLOSE, now)
    phase = connection.execute(select(tables.c.phase).where(tables.c.id == table)).scalar_one_or_none()
    if phase is None:
        raise BadInput(f"table {table}", "bad-no-table")
    if phase in (OVER, CLOSED):
        raise BadInput(f"table {table}", "bad-table-ended")
    while True:  # of several that append, the key of the log lets one go first
        newest = select(func.max(log.c.n), func.max(log.c.at)).where(log.c.table_id == table)
        n, at = connection.execute(newest).one()
        entry = {"table_id": table, "n": (n or 0) + 1, "at": max(now, at or 0)}
        if add_once(connection, log, {**entry, "what": "close", "seat": -1, "text": "", "client": ""}):
            break
    values = {"phase": CLOSED, "due": None, "noted": entry["n"]}
    connection.execute(update(tables).where(tables.c.id == table).values(values))


def remove(connection: Connection, table: str, now: int) -> bool:
    """Remove a table and everything that belongs to it; false if there is none."""
    order(connection, table, REMOVE, now)
    found = connection.execute(delete(tables).where(tables.c.id == table)).rowcount > 0
    clear(connection, table)
    return found


def is_removed(connection: Connection, table: str) -> bool:
    """Whether a table was removed lately, and is not made again."""
    wanted = select(orders.c.table_id).where(orders.c.table_id == table, orders.c.what == REMOVE)
    return connection.execute(wanted).first() is not None


def clear(connection: Connection, table: str) -> None:
    """Delete what belongs to a table that is not there any more."""
    if connection.execute(select(tables.c.id).where(tables.c.id == table)).first() is None:
        for kept in (log, schema.keys, schema.holds, schema.notes, schema.hooks, schema.told):
            connection.execute(delete(kept).where(kept.c.table_id == table))


def order(connection: Connection, table: str, what: str, now: int) -> None:
    """Leave word for every worker that runs."""
    row = insert_into(connection, orders).values(table_id=table, what=what, at=now)
    same = [orders.c.table_id, orders.c.what]
    connection.execute(row.on_conflict_do_update(index_elements=same, set_={"at": now}))


def every_order(connection: Connection) -> list[Row]:
    return list(connection.execute(select(orders)))


def remove_old_orders(connection: Connection, before: int) -> None:
    """Delete the orders that were given before."""
    connection.execute(delete(orders).where(orders.c.at < before))


def never_started(connection: Connection, before: int) -> list[str]:
    """Tables that never started and that nobody has visited since.

    The log says whether one has: the phase of its row is written a moment later, which a crash may prevent.
    """
    started = select(log.c.n).where(log.c.table_id == tables.c.id, log.c.what == "start").exists()
    idle = select(tables.c.id).where(tables.c.phase == GATHERING, tables.c.visited < before, ~started)
    return list(connection.execute(idle).scalars())
