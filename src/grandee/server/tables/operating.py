"""What whoever runs a server does with its tables and visitors: list, close and remove, bar an address or an account.

Everything works on a connection to the database, while a server uses it or not. A running one takes notice within
seconds (`warden.py`): of tables by orders, of bars by reading them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from grandee.core.refusals import BadInput
from grandee.server.accounts.text import tidy_name
from grandee.server.storage import backup, schema
from grandee.server.storage.phases import CLOSED, GATHERING, OVER, PHASES
from grandee.server.storage.schema import add_once
from grandee.server.storage.store import engine_for, unusable
from grandee.server.tables.names import shown

NETWORK, ACCOUNT = "network", "account"  # kinds of bars
CLOSE, REMOVE = "closed", "removed"  # kinds of orders
HOUSEHOLD = 64  # bits of an IPv6 network that one household has; a smaller part of it bars nobody
MAPPED = IPv6Network("::ffff:0:0/96")  # where IPv6 has the addresses of IPv4
Network = IPv4Network | IPv6Network


@contextmanager
def opened(url: str) -> Iterator[Connection]:
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


# -- tables ------------------------------------------------------------------------------------------------------------


class Wanted(NamedTuple):
    """Which tables are listed."""

    ids: tuple[str, ...] = ()
    phase: str = ""
    idle_since: int | None = None  # nobody has visited them since
    maker: str = ""  # how the hash of their maker's network begins
    account: str = ""  # somebody with this account has a seat


def listed(connection: Connection, wanted: Wanted) -> Sequence[Row[Any]]:
    """Tables as their rows have them, those that were visited last first."""
    tables, holds, devices = schema.tables.c, schema.holds.c, schema.devices.c
    chosen: list[ColumnElement[bool]] = []
    if wanted.ids:
        chosen.append(tables.id.in_(wanted.ids))
    if wanted.phase:
        chosen.append(tables.phase == PHASES.index(wanted.phase))
    if wanted.idle_since is not None:
        chosen.append(tables.visited < wanted.idle_since)
    if wanted.account:
        own = select(devices.hash).where(devices.account == account_of(connection, wanted.account))
        chosen.append(tables.id.in_(select(holds.table_id).where(holds.device.in_(own))))
    columns = [tables[name] for name in ("id", "game", "terms", "phase", "listed", "created", "visited", "maker")]
    wanted_rows = select(*columns).where(*chosen).order_by(tables.visited.desc(), tables.id)
    found = connection.execute(wanted_rows).all()
    begins = wanted.maker.lower()
    return [row for row in found if not begins or (row.maker or b"").hex().startswith(begins)]


class Called(msgspec.Struct):
    """The terms of a table, as far as its name."""

    name: str = ""


def name_in(terms: str) -> str:
    """The name of a table as it can be printed; none where the terms cannot be read."""
    try:
        return shown(msgspec.json.decode(terms, type=Called).name)
    except msgspec.DecodeError:
        return ""


def close(connection: Connection, table: str, now: int) -> None:
    """End a table before its time: the last entry of its log says so, and it takes no other after it."""
    order(connection, table, CLOSE, now)
    tables, log = schema.tables, schema.log
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
    found = connection.execute(delete(schema.tables).where(schema.tables.c.id == table)).rowcount > 0
    clear(connection, table)
    return found


def is_removed(connection: Connection, table: str) -> bool:
    """Whether a table was removed lately, and is not made again."""
    orders = schema.orders.c
    wanted = select(orders.table_id).where(orders.table_id == table, orders.what == REMOVE)
    return connection.execute(wanted).first() is not None


def clear(connection: Connection, table: str) -> None:
    """Delete what belongs to a table that is not there any more."""
    if connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table)).first() is None:
        for kept in (schema.log, schema.keys, schema.holds, schema.notes, schema.hooks, schema.told):
            connection.execute(delete(kept).where(kept.c.table_id == table))


def order(connection: Connection, table: str, what: str, now: int) -> None:
    """Leave word for every worker that runs."""
    orders = schema.orders
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    row = dialect.insert(orders).values(table_id=table, what=what, at=now)
    same = [orders.c.table_id, orders.c.what]
    connection.execute(row.on_conflict_do_update(index_elements=same, set_={"at": now}))


def forgotten(connection: Connection, before: int) -> list[str]:
    """Tables that never started and that nobody has visited since.

    The log says whether one has: the phase of its row is written a moment later, which a crash may prevent.
    """
    tables, log = schema.tables.c, schema.log.c
    started = select(log.n).where(log.table_id == tables.id, log.what == "start").exists()
    idle = select(tables.id).where(tables.phase == GATHERING, tables.visited < before, ~started)
    return list(connection.execute(idle).scalars())


# -- bars --------------------------------------------------------------------------------------------------------------


def network(text: str) -> Network:
    """An address or a network, as it is barred: of IPv6 never less than a household has."""
    try:
        found = ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadInput(text, "bad-network") from None
    if isinstance(found, IPv6Network):
        mapped = found.network_address.ipv4_mapped
        if mapped is not None and found.prefixlen >= MAPPED.prefixlen:
            return ip_network((mapped, found.prefixlen - MAPPED.prefixlen))
        if found.prefixlen > HOUSEHOLD:
            if found.supernet_of(MAPPED):  # all of IPv4 and more: nobody can mean that
                raise BadInput(text, "bad-network")
            return found.supernet(new_prefix=HOUSEHOLD)
    return found


def account_of(connection: Connection, name: str) -> str:
    """The id of the account with a name, however it is written."""
    accounts = schema.account_tables.accounts.c
    found = connection.execute(select(accounts.id).where(accounts.key == tidy_name(name)[1])).scalar_one_or_none()
    if found is None:
        raise BadInput(f"account {name}", "bad-no-account")
    return str(found)


def bar(connection: Connection, kind: str, what: str, now: int, until: int | None) -> None:
    """Bar an address or an account, for good or until then; a bar that is there already gets the new end."""
    connection.execute(delete(schema.bars).where(is_bar(kind, what)))
    connection.execute(insert(schema.bars).values(kind=kind, what=what, at=now, until=until))


def lift(connection: Connection, kind: str, what: str) -> bool:
    """Lift a bar; false if there is none."""
    return connection.execute(delete(schema.bars).where(is_bar(kind, what))).rowcount > 0


def is_bar(kind: str, what: str) -> ColumnElement[bool]:
    return (schema.bars.c.kind == kind) & (schema.bars.c.what == what)


def in_force(connection: Connection, now: int) -> list[Row[Any]]:
    """All bars that are not over, the newest first."""
    bars = schema.bars.c
    still = bars.until.is_(None) | (bars.until > now)
    return list(connection.execute(select(schema.bars).where(still).order_by(bars.at.desc(), bars.what)))


def names_of(connection: Connection, accounts: Iterable[str]) -> dict[str, str]:
    """What accounts are called, as it can be printed, by their ids."""
    rows = schema.account_tables.accounts.c
    found = connection.execute(select(rows.id, rows.name).where(rows.id.in_(accounts)))
    return {row.id: shown(row.name) for row in found}
