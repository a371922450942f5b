"""The tables at which anybody may sit down."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, case, func, select

from grandee.server.storage.phases import GATHERING
from grandee.server.storage.schema import tables


def is_open(since: int) -> ColumnElement[bool]:
    """A table where anybody may sit down, and that somebody who has a seat there has visited since."""
    return (tables.c.listed == 1) & (tables.c.phase == GATHERING) & (tables.c.visited > since)


def open_tables_of(connection: Connection, maker: bytes, since: int) -> set[str]:
    """The ids of the open tables that one maker has made."""
    theirs = select(tables.c.id).where(is_open(since), tables.c.maker == maker)
    return set(connection.execute(theirs).scalars())


def open_tables(
    connection: Connection, since: int, present: Collection[str], most: int, of_one_maker: int
) -> list[str]:
    """The ids of open tables: first those where somebody is present, then those that were visited last."""
    away = case((tables.c.id.in_(present), 0), else_=1)
    place = func.row_number().over(partition_by=tables.c.maker, order_by=(away, tables.c.visited.desc(), tables.c.id))
    chosen = select(tables.c.id, tables.c.visited, away.label("away"), place.label("place"))
    each = chosen.where(is_open(since)).subquery().c
    few = each.place <= of_one_maker  # tables of unknown makers count as those of one
    newest = select(each.id).where(few).order_by(each.away, each.visited.desc(), each.id).limit(most)
    return list(connection.execute(newest).scalars())
