"""The kinds of events. Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FORCED: Final[i64] = 0
ROUND_STARTED: Final[i64] = 1
GOAL_TURNED: Final[i64] = 2
PLACED: Final[i64] = 3
FLIPPED: Final[i64] = 4
TRAVELLED: Final[i64] = 5
STAYED: Final[i64] = 6
DISCARDED: Final[i64] = 7
CLOSED: Final[i64] = 8
DISGUISE_USED: Final[i64] = 9
DISGUISE_SKIPPED: Final[i64] = 10
GOALS_SWAPPED: Final[i64] = 11
TRAITOR_SKIPPED: Final[i64] = 12
DREW: Final[i64] = 13
RESHUFFLED: Final[i64] = 14
END_TRIGGERED: Final[i64] = 15
ROUND_ENDED: Final[i64] = 16
REVEALED: Final[i64] = 17
VOIDED: Final[i64] = 18
REMOVED: Final[i64] = 19
NUMBERED: Final[i64] = 20
SUMMED: Final[i64] = 21
AWARDED: Final[i64] = 22
UNAWARDED: Final[i64] = 23
FINAL_SCORE: Final[i64] = 24
TURN_SKIPPED: Final[i64] = 25
CANCELLED: Final[i64] = 26
PAIRED: Final[i64] = 27
NUMBERLESS: Final[i64] = 28
