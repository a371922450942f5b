"""The first action of every decision, and actions with a name. Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PLACE_CARD: Final[i64] = 0  # place_card CARD COLUMN
DISGUISE: Final[i64] = 150  # disguise CARD
DISGUISE_SKIP: Final[i64] = 175
TRAITOR: Final[i64] = 176  # traitor COLUMN
TRAITOR_C1: Final[i64] = 176
TRAITOR_C2: Final[i64] = 177
TRAITOR_C3: Final[i64] = 178
TRAITOR_C4: Final[i64] = 179
TRAITOR_C5: Final[i64] = 180
TRAITOR_C6: Final[i64] = 181
TRAITOR_SKIP: Final[i64] = 182
