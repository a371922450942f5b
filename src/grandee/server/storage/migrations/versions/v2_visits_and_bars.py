"""When tables were visited and where made, what operators order, mails by place, whole ids of accounts."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("about", sa.Column("written", sa.BigInteger, server_default="0", nullable=False))
    op.add_column("tables", sa.Column("visited", sa.BigInteger, server_default="0", nullable=False))
    op.add_column("tables", sa.Column("maker", sa.LargeBinary(32)))
    op.drop_index("tables_listed", "tables")
    op.create_index("tables_listed", "tables", ["listed", "phase", "visited"])
    op.create_table(
        "confirmations",
        sa.Column("address", sa.LargeBinary(32), primary_key=True),
        sa.Column("place", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("device", sa.LargeBinary(32), nullable=False),
        sa.Column("network", sa.LargeBinary(32), nullable=False),
        sa.Column("token", sa.LargeBinary(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("confirmations_device", "confirmations", ["device"])
    op.create_index("confirmations_network", "confirmations", ["network"])
    op.execute("INSERT INTO confirmations SELECT address, 0, device, device, device, at FROM confirms")
    op.drop_table("confirms")
    op.create_table(
        "orders",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("what", sa.String(10), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "bars",
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("what", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
    if op.get_bind().dialect.name == "postgresql":  # SQLite minds no length; here nobody could have an account
        op.alter_column("devices", "account", type_=sa.String(32))
    now = time.time_ns() // 1_000_000
    op.execute(sa.text("UPDATE tables SET visited = :now").bindparams(now=now))  # everybody has the whole time from now
