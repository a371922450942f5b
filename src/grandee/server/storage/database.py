"""What those hold of the database who ask it nothing themselves: a connection that they pass on, rows, its faults."""

from __future__ import annotations

from typing import Any, TypeAlias

import sqlalchemy
from sqlalchemy.exc import SQLAlchemyError

Connection: TypeAlias = sqlalchemy.Connection
Row: TypeAlias = sqlalchemy.Row[Any]
DatabaseFault: TypeAlias = SQLAlchemyError
