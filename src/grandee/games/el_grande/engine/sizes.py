"""How many there are of everything, at most. Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEATS: Final[i64] = 5
COLOURS: Final[i64] = 5
NO_SEAT: Final[i64] = 5
REGIONS: Final[i64] = 9
ALL_REGIONS: Final[i64] = 511
CASTILLO: Final[i64] = 9
AREAS: Final[i64] = 10
ALL_AREAS: Final[i64] = 1023
COURT: Final[i64] = 10
OFF: Final[i64] = 11
SOURCES: Final[i64] = 10
COURT_SOURCE: Final[i64] = 9
TABLES: Final[i64] = 12
BOARD_TABLE: Final[i64] = 10
BOARDS: Final[i64] = 2
PILES: Final[i64] = 5
ROOM: Final[i64] = 11
POWERS: Final[i64] = 13
ALL_POWERS: Final[i64] = 8191
MOST_TAKEN_BACK: Final[i64] = 9
