"""How many there are of everything, at most. Made by tools/numbers.py from declarations.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEATS: Final[i64] = 5
COLOURS: Final[i64] = 6
NO_SEAT: Final[i64] = 5
SIXTH: Final[i64] = 5
REGIONS: Final[i64] = 9
ALL_REGIONS: Final[i64] = 511
CASTILLO: Final[i64] = 9
FRANCE: Final[i64] = 10
AREAS: Final[i64] = 11
MAP_AREAS: Final[i64] = 10
ALL_AREAS: Final[i64] = 1023
PORTUGAL: Final[i64] = 12
KING_PLACES: Final[i64] = 13
OFF: Final[i64] = 11
AREA_NUMBERS: Final[i64] = 16
COURT: Final[i64] = 16
PROVINCE_PLACE: Final[i64] = 17
COURT_SOURCE: Final[i64] = 9
TABLES: Final[i64] = 18
BOARD_TABLE: Final[i64] = 16
BOARDS: Final[i64] = 2
PILES: Final[i64] = 7
BASE_PILES: Final[i64] = 6
SHUFFLED_PILES: Final[i64] = 4
REGENCY_PILE: Final[i64] = 4
CHURCH_PILE: Final[i64] = 5
INQUISITOR_PILE: Final[i64] = 5
COLONY_PILE: Final[i64] = 6
ROOM: Final[i64] = 11
POWERS: Final[i64] = 13
ALL_POWERS: Final[i64] = 8191
POWER_WORDS: Final[i64] = 18
KI_CARDS: Final[i64] = 18
ALL_KI_CARDS: Final[i64] = 262143
KI_KING: Final[i64] = 18
KI_INTRIGUE: Final[i64] = 19
LAID_ASIDE: Final[i64] = 5
GREYS: Final[i64] = 16
GREY_WORDS: Final[i64] = 17
MOST_TAKEN_BACK: Final[i64] = 9
FRANCE_PLACES: Final[i64] = 3
SHIP: Final[i64] = 13
AMERICA: Final[i64] = 14
MEDITERRANEAN: Final[i64] = 15
SEA_AREAS: Final[i64] = 3
AT_SEA: Final[i64] = 57344
CAPTAIN: Final[i64] = 3
VICEROY: Final[i64] = 4
ORDINARY: Final[i64] = 7
