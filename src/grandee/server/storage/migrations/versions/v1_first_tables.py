"""The tables of version 1, and the secret of a new server. Like every step: written down once, never changed."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    about = op.create_table(
        "about",
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
    )
    op.bulk_insert(about, [{"version": 1, "secret": secrets.token_bytes(32)}])
    of_tables()
    of_people()
    of_notices()
    of_accounts()


def of_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("house", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("phase", sa.SmallInteger, nullable=False),
        sa.Column("listed", sa.SmallInteger, nullable=False),
        sa.Column("noted", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_listed", "tables", ["listed", "phase", "created"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("what", sa.String(10), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
        sqlite_with_rowid=False,
    )


def of_people() -> None:
    op.create_table(
        "keys",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
    )
    op.create_index("keys_table", "keys", ["table_id"])
    op.create_table(
        "devices",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("account", sa.String(24)),
    )
    op.create_index("devices_account", "devices", ["account"])
    op.create_table(
        "holds",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("device", sa.LargeBinary(32), primary_key=True),
    )
    op.create_index("holds_device", "holds", ["device"])
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def of_notices() -> None:
    op.create_table(
        "pushes",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("device", sa.LargeBinary(32), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
    )
    op.create_index("pushes_device", "pushes", ["device"])
    op.create_table(
        "mails",
        sa.Column("device", sa.LargeBinary(32), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("token", sa.LargeBinary(32), nullable=False),
        sa.Column("confirmed", sa.SmallInteger, nullable=False),
    )
    op.create_index("mails_token", "mails", ["token"])
    op.create_table(
        "hooks",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("secret", sa.String(100), nullable=False),
    )
    op.create_table(
        "told",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "confirms",
        sa.Column("address", sa.LargeBinary(32), primary_key=True),
        sa.Column("device", sa.LargeBinary(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("confirms_device", "confirms", ["device"])


def of_accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.LargeBinary, primary_key=True),
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("ix_passkeys_account", "passkeys", ["account"])
    op.create_table(
        "passwords",
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("hash", sa.Text, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_challenges_expires", "challenges", ["expires"])
