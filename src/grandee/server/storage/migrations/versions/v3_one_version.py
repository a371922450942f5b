"""The version is Alembic's alone, and in SQLite too an old database has the form of a new one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.drop_column("about", "version")
    with op.batch_alter_table("devices") as devices:  # SQLite changes no column: the table is made anew and filled
        devices.alter_column("account", existing_type=sa.String(24), type_=sa.String(32))
