"""By what the people of a seat are told that it is their turn, and of which version they were told last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, select

from grandee.server.storage import people
from grandee.server.storage.database import Row
from grandee.server.storage.phases import GATHERING, RUNNING
from grandee.server.storage.schema import devices, holds, hooks, mails, pushes, tables, told
from grandee.server.storage.statements import insert_into


class SeatAddresses(NamedTuple):
    """What the people of a seat asked to be told by, and what is known of the last notice, if there was one."""

    pushes: Sequence[Row]
    mail: Row | None
    hooks: Sequence[Row]
    last_notice: Row | None


def addresses_at(connection: Connection, table: str, seat: int) -> SeatAddresses:
    own = people.all_devices_at(connection, table, seat)
    confirmed = select(mails).where(mails.c.device.in_(own), mails.c.confirmed == 1)
    return SeatAddresses(
        pushes=connection.execute(select(pushes).where(pushes.c.device.in_(own))).all(),
        mail=connection.execute(confirmed).first(),
        hooks=connection.execute(select(hooks).where(hooks.c.table_id == table, hooks.c.seat == seat)).all(),
        last_notice=connection.execute(select(told).where(told.c.table_id == table, told.c.seat == seat)).first(),
    )


def awaited_tables(connection: Connection) -> list[str]:
    """The tables that are not over and where somebody asked to be told."""
    asked = devices.c.hash.in_(select(pushes.c.device)) | devices.c.hash.in_(
        select(mails.c.device).where(mails.c.confirmed == 1)
    )
    accounts = select(devices.c.account).where(asked, devices.c.account.is_not(None))
    every = select(devices.c.hash).where(asked | devices.c.account.in_(accounts))
    held = select(holds.c.table_id).where(holds.c.device.in_(every), holds.c.seat >= 0)
    chosen = tables.c.id.in_(held) | tables.c.id.in_(select(hooks.c.table_id))
    wanted = select(tables.c.id).where(tables.c.phase.in_((GATHERING, RUNNING)), chosen)
    return list(connection.execute(wanted).scalars())


def note_notified(connection: Connection, table: str, seat: int, version: int, at: int | None = None) -> bool:
    """Keep that a seat was told of a version then, or has seen it; false if that, or a newer one, is known already."""
    values = {"version": version} if at is None else {"version": version, "at": at}
    row = insert_into(connection, told).values(table_id=table, seat=seat, version=version, at=at or 0)
    noted = row.on_conflict_do_update(
        index_elements=[told.c.table_id, told.c.seat], set_=values, where=told.c.version < version
    )
    return connection.execute(noted.returning(told.c.seat)).first() is not None


def forget_notified(connection: Connection, table: str) -> None:
    """Nobody is told anything of a table any more."""
    connection.execute(delete(told).where(told.c.table_id == table))


def remove_push(connection: Connection, endpoint: str) -> None:
    """A browser has ended its subscription."""
    connection.execute(delete(pushes).where(pushes.c.hash == people.hashed(endpoint)))
