"""The tables of the database and the steps from one version of them to the next.

Truth is the log: what is played, said and changed at a table are its rows, and everything else follows from them.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    insert,
    inspect,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from grandee.core.refusals import BadInput
from grandee.server import accounts

VERSION = 1

metadata = MetaData()

about = Table(
    "about",
    metadata,
    Column("version", Integer, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),  # of this server: it signs challenges and names its push key
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("house", Text, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("seats", Text, nullable=False),  # who sat there at the beginning
    Column("terms", Text, nullable=False),
    # What the log gives too, kept so that the right tables are found without reading every log:
    Column("phase", SmallInteger, nullable=False),
    Column("listed", SmallInteger, nullable=False),
    Column("noted", Integer, nullable=False, default=0),  # the entry after which phase and due were noted last
    Column("due", BigInteger),  # when somebody has to look after it: a clock runs out, a bot is to move
    Index("tables_due", "due"),
    Index("tables_listed", "listed", "phase", "created"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),  # this key is the lock
    Column("at", BigInteger, nullable=False),
    Column("what", String(10), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("client", String(64), nullable=False),
    sqlite_with_rowid=False,
)

# Secrets are kept as SHA-256 of 256 random bits. `seat` is a number, HOST or INVITATION.
keys = Table(
    "keys",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("table_id", String(24), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Index("keys_table", "table_id"),
)

devices = Table(
    "devices",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("account", String(24)),
    Index("devices_account", "account"),
)

holds = Table(
    "holds",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("device", LargeBinary(32), primary_key=True),
    Index("holds_device", "device"),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("text", Text, nullable=False),
)

# What people asked to be told by when it is their turn.
pushes = Table(
    "pushes",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),  # of the endpoint
    Column("device", LargeBinary(32), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(5), nullable=False),
    Index("pushes_device", "device"),
)

mails = Table(
    "mails",
    metadata,
    Column("device", LargeBinary(32), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(5), nullable=False),
    Column("token", LargeBinary(32), nullable=False),  # the hash of what confirms the address and stops the mails
    Column("confirmed", SmallInteger, nullable=False),
    Index("mails_token", "token"),
)

hooks = Table(
    "hooks",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("url", Text, nullable=False),
    Column("secret", String(100), nullable=False),
)

# The version of which a seat was last told, or which it has seen while a notice waited; one of many workers tells it.
told = Table(
    "told",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),  # when the last notice went out; 0 if none did
)

# Mails of the last day that asked somebody to confirm an address.
confirms = Table(
    "confirms",
    metadata,
    Column("address", LargeBinary(32), primary_key=True),  # its hash
    Column("device", LargeBinary(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("confirms_device", "device"),
)

account_tables = accounts.define(metadata)

HOST = -2
INVITATION = -3
GATHERING, RUNNING, OVER = range(3)
PHASES = ("gathering", "running", "over")


def add_once(connection: Connection, table: Table, row: dict[str, object]) -> bool:
    """Add a row unless one with its key is there already, perhaps from another worker in this moment.

    Says whether it was added.
    """
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    added = insert(table).values(row).on_conflict_do_nothing().returning(*table.primary_key.columns)
    return connection.execute(added).first() is not None


# The step that leads to version n + 1 stands at place n; none is ever changed or left out.
MIGRATIONS: list[Callable[[Connection], None]] = [metadata.create_all]


def migrate(connection: Connection) -> None:
    """Bring a database to this version; one that is newer than the program is refused."""
    known = 0
    if inspect(connection).has_table("about"):
        known = connection.execute(select(about.c.version)).scalar_one()
    if known > VERSION:
        raise BadInput("database", "bad-version", given=str(known), known=str(VERSION))
    for step in MIGRATIONS[known:]:
        step(connection)
    if known == 0:
        connection.execute(insert(about).values(version=VERSION, secret=secrets.token_bytes(32)))
    elif known < VERSION:
        connection.execute(update(about).values(version=VERSION))
