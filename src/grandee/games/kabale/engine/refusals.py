"""Reasons for refusing a move. Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FINE: Final[i64] = 0
GAME_OVER: Final[i64] = 1
NOT_ASKED: Final[i64] = 2
OTHER_DECISION: Final[i64] = 3
NOT_OFFERED: Final[i64] = 4
CARD_NOT_IN_HAND: Final[i64] = 5  # KH-TURN-1
NO_SUCH_COLUMN: Final[i64] = 6  # KH-RND-2
COLUMN_CLOSED: Final[i64] = 7  # KH-STO-2
NO_CARD_TO_HIDE: Final[i64] = 8  # KH-DIS-1
OWN_COLUMN: Final[i64] = 9  # KH-TRA-1
