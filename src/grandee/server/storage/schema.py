"""The tables of the database, and how one is brought to this form.

Truth is the log: what is played, said and changed at a table are its rows, and everything else follows from them.
"""

from __future__ import annotations

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
    inspect,
    text,
)

from grandee.core.refusals import BadInput
from grandee.server.storage import account_rows

VERSION = 4  # the newest of `migrations/versions`

metadata = MetaData()

about = Table(
    "about",
    metadata,
    Column("secret", LargeBinary(32), nullable=False),  # of this server: it signs challenges and names its push key
    Column("written", BigInteger, nullable=False, server_default="0"),  # when somebody last tried whether it can be
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("custom", Text, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("seats", Text, nullable=False),  # who sat there at the beginning
    Column("terms", Text, nullable=False),
    # What the log gives too, kept so that the right tables are found without reading every log:
    Column("phase", SmallInteger, nullable=False),
    Column("listed", SmallInteger, nullable=False),
    Column("noted", Integer, nullable=False, default=0),  # the entry after which phase and due were noted last
    Column("due", BigInteger),  # when somebody has to look after it: a clock runs out, a bot is to move
    Column(
        "visited", BigInteger, nullable=False, server_default="0"
    ),  # when somebody with a seat was there, to an hour
    Column("maker", LargeBinary(32)),  # from where it was made, as a hash under the server's secret
    Index("tables_due", "due"),
    Index("tables_listed", "listed", "phase", "visited"),
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

# Secrets are kept as SHA-256 of 256 random bits. `seat` is a number, HOST or INVITATION (`people.py`).
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
    Column("account", String(32)),
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

# Mails of the last day that asked somebody to confirm an address. Its key is the bound: one address has so many places.
confirmations = Table(
    "confirmations",
    metadata,
    Column("address", LargeBinary(32), primary_key=True),  # its hash
    Column("place", SmallInteger, primary_key=True, autoincrement=False),
    Column("device", LargeBinary(32), nullable=False),
    Column("network", LargeBinary(32), nullable=False),  # from where it was asked for, as a hash
    Column("token", LargeBinary(32), nullable=False),  # the hash of what its link carries
    Column("at", BigInteger, nullable=False),
    Index("confirmations_device", "device"),
    Index("confirmations_network", "network"),
)

# What an operator has done to tables lately, so that every worker lets go of what it has in memory.
orders = Table(
    "orders",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("what", String(10), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Who may not do anything here: a network, as written in `ipaddress`, or the id of an account.
bars = Table(
    "bars",
    metadata,
    Column("kind", String(10), primary_key=True),
    Column("what", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),  # for good, if it is empty
)

account_tables = account_rows.define(metadata)


def version_of(connection: Connection) -> int:
    """The version of a database, 0 of an empty one. Alembic keeps it; up to version 2 it was in `about`."""
    has_table = inspect(connection).has_table
    if has_table("alembic_version"):
        return int(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())
    if has_table("about"):
        return int(connection.execute(text("SELECT version FROM about")).scalar_one())
    return 0


def is_current(connection: Connection) -> bool:
    """Whether a database has the present version. While somebody else brings it there, it has not: `about` is not
    looked at, which goes meanwhile."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == str(VERSION)


def migrate(connection: Connection) -> None:
    """Make a new database, or bring an old one to its present form; one of a newer program is refused."""
    known = version_of(connection)
    if known > VERSION:
        raise BadInput("database", "bad-version", given=str(known), known=str(VERSION))
    if known < VERSION:
        from grandee.server.storage import migrations  # brings Alembic, for which nobody waits who needs no step

        migrations.upgrade(connection, known)
