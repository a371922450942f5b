"""How many there are of everything, at most. Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEATS: Final[i64] = 4
COLOURS: Final[i64] = 5
NEUTRAL: Final[i64] = 4
SIDES: Final[i64] = 8
REGIONS: Final[i64] = 40
ISLANDS: Final[i64] = 16
CARDS: Final[i64] = 40
OFFER: Final[i64] = 6
PLACES: Final[i64] = 9
ROW_PLACES: Final[i64] = 5
TURNS: Final[i64] = 4
TOKENS: Final[i64] = 13
DISCOVERIES: Final[i64] = 6
TOKEN_MAGIC_SPRING: Final[i64] = 0
TOKEN_COTTAGE: Final[i64] = 1
TOKEN_HIDDEN_TREASURE: Final[i64] = 2
TOKEN_MAGIC_BOOK: Final[i64] = 3
TOKEN_STABLE: Final[i64] = 4
TOKEN_POISON_SWAMP: Final[i64] = 5
TOKEN_CITADEL_1: Final[i64] = 6
TOKEN_CITADEL_2: Final[i64] = 7
TOKEN_CITADEL_3: Final[i64] = 8
TOKEN_DRAGON: Final[i64] = 9
TOKEN_PORTAL_1: Final[i64] = 10
TOKEN_PORTAL_2: Final[i64] = 11
TOKEN_ROGUES: Final[i64] = 12
LEADER_FAIRY_QUEEN: Final[i64] = 1
LEADER_BANDIT_KING: Final[i64] = 2
LEADER_RED_SORCERESS: Final[i64] = 3
LEADER_WHITE_KNIGHT: Final[i64] = 4
LEADERS: Final[i64] = 4
