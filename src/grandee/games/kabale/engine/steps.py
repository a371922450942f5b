"""The steps that can lie on the agenda. Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PLACE_CARD: Final[i64] = 0
DISGUISE: Final[i64] = 1  # about: the column of the Disguise
TRAITOR: Final[i64] = 2  # about: the column of the Traitor
FINISH_TURN: Final[i64] = 3
END_ROUND: Final[i64] = 4
