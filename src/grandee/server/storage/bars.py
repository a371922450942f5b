"""Who may do nothing here: networks and accounts, for good or for a time."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, delete, insert, select

from grandee.server.storage.database import Row
from grandee.server.storage.schema import bars

NETWORK, ACCOUNT = "network", "account"  # kinds of bars


def bar(connection: Connection, kind: str, what: str, now: int, until: int | None) -> None:
    """Bar an address or an account, for good or until then; a bar that is there already gets the new end."""
    connection.execute(delete(bars).where(is_bar(kind, what)))
    connection.execute(insert(bars).values(kind=kind, what=what, at=now, until=until))


def lift(connection: Connection, kind: str, what: str) -> bool:
    """Lift a bar; false if there is none."""
    return connection.execute(delete(bars).where(is_bar(kind, what))).rowcount > 0


def is_bar(kind: str, what: str) -> ColumnElement[bool]:
    return (bars.c.kind == kind) & (bars.c.what == what)


def in_force(connection: Connection, now: int) -> list[Row]:
    """All bars that are not over, the newest first."""
    still = bars.c.until.is_(None) | (bars.c.until > now)
    return list(connection.execute(select(bars).where(still).order_by(bars.c.at.desc(), bars.c.what)))


def forget_bars(connection: Connection, before: int) -> None:
    """Delete the bars that were over by then."""
    connection.execute(delete(bars).where(bars.c.until < before))
