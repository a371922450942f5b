"""The steps from one version of the database to the next, run by Alembic; each is a file in `versions`.

A new database goes through all of them, so that it has the form of an old one. None is ever changed or left out.
"""

from __future__ import annotations

import logging

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

logger = logging.getLogger("grandee.server")


def configured(connection: Connection) -> Config:
    """The settings of Alembic for one database."""
    config = Config()
    config.set_main_option("script_location", "grandee.server.storage:migrations")
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, known: int) -> None:
    """Bring a database from the version that it has to the newest: all the way, or not at all.

    Up to version 2 a database had its number in `about` alone; such a one is entered with Alembic first.
    """
    config = configured(connection)
    if known:
        command.stamp(config, str(known))
    command.upgrade(config, "head")
    logger.info("the database was brought to a newer version", extra={"before": known})
