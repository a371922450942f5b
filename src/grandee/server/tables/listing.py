"""The list of open tables: who is in it, so that it shows what somebody waits at, and nobody can bury it."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, case, func, select

from grandee.server.http.limits import network_of
from grandee.server.http.problems import Problem
from grandee.server.storage.people import network_hash
from grandee.server.storage.phases import GATHERING
from grandee.server.storage.schema import tables
from grandee.server.tables.clock import DAY

LISTED = 100  # tables in a list, at most
OF_ONE_MAKER = 5  # of them, at most, that were made from one address
OF_MAKER = 56  # bits of an IPv6 address: so much is often given to one household


def is_open(now: int) -> ColumnElement[bool]:
    """A table where anybody may sit down, and that somebody who has a seat there has visited within a day."""
    return (tables.c.listed == 1) & (tables.c.phase == GATHERING) & (tables.c.visited > now - DAY)


def maker_of(secret: bytes, address: str) -> bytes | None:
    """Who makes a table, as the list counts it; none where there is no address, such as at a socket file."""
    return network_hash(secret, network_of(address, OF_MAKER)) if address else None


def check_room(connection: Connection, table: str, maker: bytes, now: int) -> None:
    """Refuse one more table in the list from this address; one that is there already is only asked for again."""
    theirs = select(tables.c.id).where(is_open(now), tables.c.maker == maker)
    found = set(connection.execute(theirs).scalars())
    if table not in found and len(found) >= OF_ONE_MAKER:
        raise Problem(409, "problem-listed", most=str(OF_ONE_MAKER))


def open_tables(connection: Connection, now: int, present: Collection[str], limits: bool = True) -> list[str]:
    """The ids of open tables: first those where somebody is present, then those that were visited last."""
    away = case((tables.c.id.in_(present), 0), else_=1)
    place = func.row_number().over(partition_by=tables.c.maker, order_by=(away, tables.c.visited.desc(), tables.c.id))
    chosen = select(tables.c.id, tables.c.visited, away.label("away"), place.label("place"))
    each = chosen.where(is_open(now)).subquery().c
    few = each.place <= (OF_ONE_MAKER if limits else LISTED)  # tables of unknown makers count as those of one
    newest = select(each.id).where(few).order_by(each.away, each.visited.desc(), each.id).limit(LISTED)
    return list(connection.execute(newest).scalars())
