"""The cells that every state begins with: the stream of chance, and the agenda with its depth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandee.core.chance import STREAM_CELLS
from grandee.core.fields import Field, Shown

STREAM: Final[i64] = 0
DEPTH: Final[i64] = 27
AGENDA: Final[i64] = 28
ROW: Final[i64] = 5  # a row of the agenda: step, set of seats, times, about, detail
AGENDA_ROWS: Final[i64] = 16  # of the agenda, unless a game declares another number
CORE_CELLS: Final[i64] = 108  # with so many rows


def core_fields(rows: int = 16) -> list[Field]:
    """The fields that every state begins with."""
    return [
        Field("stream", Shown.NOBODY, 1, STREAM_CELLS),
        Field("depth", Shown.PUBLIC),
        Field("agenda", Shown.PUBLIC, rows, ROW),
    ]


CORE_FIELDS: Final = core_fields()
