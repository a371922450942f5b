"""The row that a table has beside its log: how it was made, and when somebody was there."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, select, update

from grandee.server.storage.schema import tables


def find_table(connection: Connection, table: str) -> Row[Any] | None:
    return connection.execute(select(tables).where(tables.c.id == table)).first()


def first_seats(connection: Connection, table: str) -> str:
    """Who sat there at the beginning."""
    return str(connection.execute(select(tables.c.seats).where(tables.c.id == table)).scalar_one())


def note_visit(connection: Connection, table: str, now: int) -> None:
    """Somebody with a seat is there; what another worker has noted since stays."""
    noted = update(tables).where(tables.c.id == table, tables.c.visited < now)
    connection.execute(noted.values(visited=now))
