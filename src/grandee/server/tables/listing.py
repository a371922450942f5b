"""The list of open tables: who is in it, so that it shows what somebody waits at, and nobody can bury it."""

from __future__ import annotations

from collections.abc import Collection

from grandee.server.http.limits import network_of
from grandee.server.http.problems import Problem
from grandee.server.storage import open_tables as storage
from grandee.server.storage.database import Connection
from grandee.server.storage.people import network_hash
from grandee.server.tables.clock import DAY

MOST_LISTED = 100  # tables in a list, at most
MOST_OF_MAKER = 5  # of them, at most, that were made from one address
MAKER_BITS = 56  # bits of an IPv6 address: so much is often given to one household


def maker_of(secret: bytes, address: str) -> bytes | None:
    """Who makes a table, as the list counts it; none where there is no address, such as at a socket file."""
    return network_hash(secret, network_of(address, MAKER_BITS)) if address else None


def check_room(connection: Connection, table: str, maker: bytes, now: int) -> None:
    """Refuse one more table in the list from this address; one that is there already is only asked for again."""
    found = storage.open_tables_of(connection, maker, now - DAY)
    if table not in found and len(found) >= MOST_OF_MAKER:
        raise Problem(409, "problem-listed", most=str(MOST_OF_MAKER))


def open_tables(connection: Connection, now: int, present: Collection[str], limits: bool = True) -> list[str]:
    """The ids of tables that somebody with a seat has visited within a day, with `limits` only a few of one maker."""
    return storage.open_tables(connection, now - DAY, present, MOST_LISTED, MOST_OF_MAKER if limits else MOST_LISTED)
