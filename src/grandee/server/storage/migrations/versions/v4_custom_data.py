"""Decks and maps of somebody's own are called `custom`."""

from __future__ import annotations

from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.execute("ALTER TABLE tables RENAME COLUMN house TO custom")
