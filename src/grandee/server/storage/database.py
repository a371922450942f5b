"""What those hold of the database who ask it nothing themselves: a connection that they pass on, and its faults."""

from __future__ import annotations

from typing import TypeAlias

import sqlalchemy
from sqlalchemy.exc import SQLAlchemyError

Connection: TypeAlias = sqlalchemy.Connection
DatabaseFault: TypeAlias = SQLAlchemyError
