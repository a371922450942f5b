"""What a seat has noted for itself, and whose chat it does not want to read."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select

from grandee.server.api import SeatNotes, WriteNotes
from grandee.server.storage.schema import notes
from grandee.server.storage.store import Store


def read_notes(connection: Connection, table: str, seat: int) -> SeatNotes:
    wanted = select(notes.c.text).where(notes.c.table_id == table, notes.c.seat == seat)
    text = connection.execute(wanted).scalar_one_or_none()
    return msgspec.json.decode(text, type=SeatNotes) if text else SeatNotes(text="", muted=[])


def keep_notes(connection: Connection, table: str, seat: int, written: WriteNotes) -> None:
    """Keep these instead of what was noted before."""
    row = {"table_id": table, "seat": seat, "text": msgspec.json.encode(written).decode()}
    connection.execute(delete(notes).where(notes.c.table_id == table, notes.c.seat == seat))
    connection.execute(insert(notes).values(row))


async def muted_by(store: Store, table: str, reader: int) -> frozenset[str]:
    """The seats whose chat a reader does not want to read; a spectator reads all."""
    if reader < 0:
        return frozenset()
    return frozenset((await store.read(lambda c: read_notes(c, table, reader))).muted)
