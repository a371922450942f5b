"""Tables as lines of JSON, to be kept elsewhere and brought back: one object a table, with its whole log.

What is read back is checked by folding its log, as the server does, before anything is written; then all of it is
written, or nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection, Engine, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from grandee import bots
from grandee.core.refusals import BadInput, IllegalMove
from grandee.records.record import OLDEST_FORMAT, Version, upgrade_format_1
from grandee.server.api import Terms, Value
from grandee.server.storage import schema
from grandee.server.storage.people import HOST, INVITATION
from grandee.server.storage.phases import CLOSED, GATHERING, RUNNING
from grandee.server.storage.store import LogEntry, engine_for, entries, migrate, unusable
from grandee.server.tables.clock import SteadyTime
from grandee.server.tables.state import Sitter, TableState, set_up_from_row

FORMAT = 2
ENTRY_KINDS = {"start", "move", "answer", "cancel", "seat", "enter", "chat", "flag", "host", "rematch", "close"}
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Time = Annotated[int, Meta(ge=0, le=2**53)]


class TableBackup(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One table. Keys, holds and devices are hashes of secrets; they are there only if they were asked for."""

    format: int
    id: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,24}$")]
    created: Time
    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Value]
    seed: Hash
    seats: Annotated[list[Sitter], Meta(max_length=8)]
    terms: Terms
    log: list[LogEntry]
    custom: dict[str, str] = {}
    keys: list[tuple[Hash, int]] = []
    holds: list[tuple[int, Hash]] = []
    devices: list[tuple[Hash, Time]] = []
    notes: list[tuple[int, str]] = []


# -- out ---------------------------------------------------------------------------------------------------------------


@contextmanager
def read_only(url: str) -> Iterator[Connection]:
    """A view of the database at one moment; a server may go on writing to it."""
    engine = engine_for(url)
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    try:
        with engine.connect() as connection:
            check_version(connection)
            yield connection
    except SQLAlchemyError as fault:
        raise unusable(fault) from None
    finally:
        engine.dispose()


def check_version(connection: Connection) -> None:
    known = schema.version_of(connection)
    if known != schema.VERSION:
        raise BadInput("--database", "bad-database-version", given=str(known), known=str(schema.VERSION))


def table_ids(connection: Connection, wanted: Sequence[str] = ()) -> list[str]:
    """The tables that are wanted, or all, the oldest first; one that is not there is refused."""
    tables = schema.tables.c
    found = list(connection.execute(select(tables.id).order_by(tables.created, tables.id)).scalars())
    for table in wanted:
        if table not in found:
            raise BadInput(f"table {table}", "bad-no-table")
    return [table for table in found if not wanted or table in wanted]


def table_line(connection: Connection, table: str, with_keys: bool = False) -> bytes:
    """One table as a line of JSON."""
    tables, keys, holds, devices, notes = schema.tables, schema.keys, schema.holds, schema.devices, schema.notes
    row = connection.execute(select(tables).where(tables.c.id == table)).one()
    made = TableBackup(
        format=FORMAT,
        id=row.id,
        created=row.created,
        game=row.game,
        options=msgspec.json.decode(row.options),
        custom=msgspec.json.decode(row.custom),
        seed=row.seed.hex(),
        seats=msgspec.json.decode(row.seats, type=list[Sitter]),
        terms=msgspec.json.decode(row.terms, type=Terms),
        log=entries(connection, table),
    )
    if with_keys:
        held = connection.execute(select(holds).where(holds.c.table_id == table)).all()
        known = {each.device for each in held}
        rows = connection.execute(select(keys).where(keys.c.table_id == table))
        made.keys = [(each.hash.hex(), each.seat) for each in rows]
        made.holds = [(each.seat, each.device.hex()) for each in held]
        rows = connection.execute(select(devices.c.hash, devices.c.created).where(devices.c.hash.in_(known)))
        made.devices = [(each.hash.hex(), each.created) for each in rows]
        rows = connection.execute(select(notes).where(notes.c.table_id == table))
        made.notes = [(each.seat, each.text) for each in rows]
    return msgspec.json.encode(made) + b"\n"


# -- in ----------------------------------------------------------------------------------------------------------------


def read_table(line: bytes) -> TableBackup:
    """One line; `BadInput` if it is no table."""
    try:
        version = msgspec.json.decode(line, type=Version).format
        if version not in (OLDEST_FORMAT, FORMAT):
            raise BadInput("", "bad-version", given=str(version), known=f"{OLDEST_FORMAT}, {FORMAT}")
        if version == OLDEST_FORMAT:
            return msgspec.convert(upgrade_format_1(line, FORMAT), TableBackup)
        return msgspec.json.decode(line, type=TableBackup)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise BadInput("", "bad-backup", fault=str(fault)) from None


def fold_table(table: TableBackup) -> TableState:
    """The table as its log makes it; `BadInput` if the log cannot have been played."""
    options = msgspec.json.encode(table.options).decode()
    setup = set_up_from_row(table.game, options, msgspec.json.encode(table.custom).decode())
    if len(table.seats) != setup.seats:
        raise BadInput("seats", "bad-length", given=len(table.seats), needed=str(setup.seats))
    table_state = TableState(table.id, setup, bytes.fromhex(table.seed), table.terms, list(table.seats), table.created)
    check_bots(table.terms.late_bot, *(sitter.bot for sitter in table.seats))
    for entry in table.log:
        try:
            check_entry(table_state, entry)
            table_state.take(entry)
        except IllegalMove as refused:
            fault = BadInput(
                "", "bad-refused-move", given=entry.text, reason=refused.as_message(), rule=refused.rule or "-"
            )
            fault.packages = (setup.game.package,)
            raise fault.inside(f"entry {entry.n}") from None
        except BadInput as fault:
            raise fault.inside(f"entry {entry.n}") from None
        except (ArithmeticError, LookupError, ValueError, msgspec.MsgspecError) as fault:
            raise BadInput(f"entry {entry.n}", "bad-backup", fault=str(fault)) from None
    for seat in [*(seat for _, seat in table.keys), *(seat for seat, _ in [*table.holds, *table.notes])]:
        if not (0 <= seat < setup.seats or seat in (HOST, INVITATION)):
            raise BadInput("seat", "bad-backup", fault=str(seat))
    return table_state


def check_entry(table_state: TableState, entry: LogEntry) -> None:
    """What folding would not notice."""
    if entry.what not in ENTRY_KINDS or not 0 <= entry.at <= 2**53 or len(entry.client) > 64:
        raise ValueError(entry.what)
    needs_seat = entry.what in ("move", "answer", "seat", "enter", "chat", "flag", "cancel")
    if not (0 if needs_seat else -1) <= entry.seat < table_state.setup.seats:
        raise ValueError(f"seat {entry.seat}")
    if entry.what == "start" and table_state.phase != GATHERING:
        raise ValueError(entry.what)
    if table_state.phase == CLOSED:
        raise ValueError(entry.what)
    if entry.what == "cancel" and not (table_state.undo and table_state.undo[-1].seat == entry.seat):
        raise ValueError(entry.what)
    if entry.what == "seat":
        check_bots(msgspec.json.decode(entry.text, type=Sitter).bot)


def check_bots(*names: str) -> None:
    """A backup never makes this machine run a file."""
    for name in names:
        if name and not bots.is_known(name):
            raise BadInput(f"bot {name}", "bad-bot-in-backup")


class Restorer:
    """A database that tables are brought into."""

    def __init__(self, url: str) -> None:
        self.engine: Engine = engine_for(url)

    def migrate(self) -> None:
        try:
            migrate(self.engine)
        except SQLAlchemyError as fault:
            raise unusable(fault) from None

    def refuse_existing(self, tables: Sequence[str]) -> None:
        """Nothing is written over."""
        try:
            with self.engine.connect() as connection:
                known = set(connection.execute(select(schema.tables.c.id)).scalars())
        except SQLAlchemyError as fault:
            raise unusable(fault) from None
        for table in tables:
            if table in known:
                raise BadInput(f"table {table}", "bad-table-exists")

    def write(self, tables: Iterable[tuple[TableBackup, int]]) -> int:
        """Write tables with their phases: all of them, or none. It begins with a write, so it waits for no reader."""
        count = 0
        try:
            with self.engine.begin() as connection:
                for table, phase in tables:
                    write_table(connection, table, phase)
                    count += 1
        except IntegrityError:
            raise BadInput("table", "bad-table-exists") from None
        except SQLAlchemyError as fault:
            raise unusable(fault) from None
        return count

    def close(self) -> None:
        self.engine.dispose()


def write_table(connection: Connection, table: TableBackup, phase: int) -> None:
    row = {
        "id": table.id,
        "created": table.created,
        "game": table.game,
        "options": msgspec.json.encode(table.options).decode(),
        "custom": msgspec.json.encode(table.custom).decode(),
        "seed": bytes.fromhex(table.seed),
        "seats": msgspec.json.encode(table.seats).decode(),
        "terms": msgspec.json.encode(table.terms).decode(),
        "phase": phase,
        "listed": int(table.terms.listed),
        "visited": SteadyTime().now(),
        "due": SteadyTime().now() if phase == RUNNING else None,  # a server that runs looks after it within seconds
    }
    connection.execute(insert(schema.tables).values(row))
    add(connection, schema.log, [{"table_id": table.id, **entry._asdict()} for entry in table.log])
    known = set(connection.execute(select(schema.devices.c.hash).where(in_hashes(table.devices))).scalars())
    devices = [{"hash": bytes.fromhex(text), "created": at} for text, at in table.devices]
    add(connection, schema.devices, [each for each in devices if each["hash"] not in known])
    keys = [{"hash": bytes.fromhex(text), "table_id": table.id, "seat": seat} for text, seat in table.keys]
    add(connection, schema.keys, keys)
    holds = [{"table_id": table.id, "seat": seat, "device": bytes.fromhex(text)} for seat, text in table.holds]
    add(connection, schema.holds, holds)
    notes = [{"table_id": table.id, "seat": seat, "text": text} for seat, text in table.notes]
    add(connection, schema.notes, notes)


def in_hashes(devices: list[tuple[Hash, Time]]) -> Any:
    return schema.devices.c.hash.in_([bytes.fromhex(text) for text, _ in devices])


def add(connection: Connection, table: Any, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(table), rows)
