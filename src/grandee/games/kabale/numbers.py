"""The numbers of actions, steps and reasons: what `turn.py`, `immediate.py` and `rules.py` agree on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# the action space: card and column, then the choices of Disguise and Traitor
PLACE: Final[i64] = 0
INSERT: Final[i64] = 150
INSERT_SKIP: Final[i64] = 175
SWAP: Final[i64] = 176
SWAP_SKIP: Final[i64] = 182

# steps: their places in rules.STEPS
PLACE_CARD: Final[i64] = 0
DISGUISE: Final[i64] = 1
TRAITOR: Final[i64] = 2
FINISH_TURN: Final[i64] = 3
END_ROUND: Final[i64] = 4

# reasons for refusing a move: their places in rules.REFUSALS, after core's own
CARD_NOT_IN_HAND: Final[i64] = 5
COLUMN_CLOSED: Final[i64] = 6
NO_SUCH_COLUMN: Final[i64] = 7
OWN_COLUMN: Final[i64] = 8
