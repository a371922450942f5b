"""How many there are of everything, at most. Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEATS: Final[i64] = 6
KINDS: Final[i64] = 25
ALL_KINDS: Final[i64] = 33554431
GOALS: Final[i64] = 36
MOST_IN_COLUMN: Final[i64] = 150
