"""Statements that SQLite and PostgreSQL both know, each in its own way."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_into(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insertion that can be told what to do where a row with the same key is there already."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)


def add_once(connection: Connection, table: Table, row: Mapping[str, object]) -> bool:
    """Add a row unless one with its key is there already, perhaps from another worker in this moment.

    Says whether it was added, without an error, which would end a transaction.
    """
    added = insert_into(connection, table).values(row).on_conflict_do_nothing().returning(*table.primary_key.columns)
    return connection.execute(added).first() is not None  # rowcount says -1 under PostgreSQL
