"""The data of docs/rules/el-grande.md, typed in a second time: map, tables, calls, rounds and grey power cards."""

from __future__ import annotations

SEATS = "ABCDE"
VIRTUAL = "virtual"  # of a 2-player game, 2023 (EG-2P-20)
BLACK = "black"

# EG-MAP-1, in the order of EG-MAP-11
REGIONS = ("galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "sevilla", "granada", "valencia")
GRANADA = "granada"
FRANCE = "france"
PORTUGAL = "portugal"
CASTILLO = "castillo"
AREAS = (*REGIONS, CASTILLO)

NEIGHBOURS = {  # EG-MAP-6
    "galicia": ("navarra", "castilla"),
    "navarra": ("galicia", "castilla", "aragon"),
    "castilla": ("galicia", "navarra", "aragon", "toledo"),
    "aragon": ("navarra", "castilla", "toledo", "valencia", "cataluna"),
    "cataluna": ("aragon", "valencia"),
    "toledo": ("castilla", "aragon", "valencia", "granada", "sevilla"),
    "valencia": ("aragon", "cataluna", "toledo", "granada"),
    "sevilla": ("toledo", "granada"),
    "granada": ("sevilla", "toledo", "valencia"),
}
ABROAD = {  # EG-MAP-7: where the king of 2023 may be
    FRANCE: ("navarra", "aragon", "cataluna"),
    PORTUGAL: ("galicia", "castilla", "toledo", "sevilla"),
}
BESIDE_FRANCE = ("aragon", "cataluna")  # EG-FRANCE-6: the region of the 1995 variant

PRINTED = {  # EG-MAP-9, EG-FRANCE-6
    "galicia": (4, 2, 0),
    "navarra": (5, 3, 1),
    "castilla": (6, 4, 2),
    "aragon": (5, 4, 1),
    "cataluna": (4, 2, 1),
    "toledo": (7, 4, 2),
    "valencia": (5, 3, 2),
    "sevilla": (4, 3, 1),
    "granada": (6, 3, 1),
    CASTILLO: (5, 3, 1),
    FRANCE: (3, 1, 0),
}
BOARDS = {"board_8": (8, 4, 0), "board_4": (4, 0, 0)}  # EG-COMP-6
FRANCE_PLACES = {"ambassador": 2, "envoy": 1, "third": 0}  # EG-FRANCE-4

CALL = {1: 6, 2: 5, 3: 5, 4: 4, 5: 4, 6: 3, 7: 3, 8: 2, 9: 2, 10: 1, 11: 1, 12: 0, 13: 0}  # EG-PCARD-1
POWERS = range(1, 14)
PAID_PLACES = {  # EG-SCORE-2
    "1995": {2: 1, 3: 2, 4: 3, 5: 3},
    "2023": {2: 2, 3: 2, 4: 3, 5: 3},
}
CABALLEROS = 30  # EG-COMP-3
BLACK_CABALLEROS = 4  # EG-CHURCH-1
CONQUERED_AT = 12  # EG-GRAN-6

ROUNDS = {  # EG-ROUND-1, EG-SHORT-1, EG-SHORT-2, EG-SHORT-3
    "none": (1, 2, 3, 4, 5, 6, 7, 8, 9),
    "two_per_period": (2, 3, 5, 6, 8, 9),
    "six_rounds": (1, 2, 3, 4, 5, 6),
}
SCORING_ROUNDS = (3, 6, 9)

GREYS = {  # section 21.4: the value, what it does, and how often
    "g01": (1, "call", 2),
    "g02": (1, "call", 2),
    "g03": (1, "place", 1),
    "g04": (1, "place", 1),
    "g05": (2, "move_own", 1),
    "g06": (2, "move_own", 1),
    "g07": (2, "call", 1),
    "g08": (2, "call", 1),
    "g09": (2, "throw", 2),
    "g10": (2, "throw", 2),
    "g11": (3, "move_foreign", 1),
    "g12": (3, "move_foreign", 1),
    "g13": (3, "throw", 1),
    "g14": (3, "throw", 1),
    "g15": (4, "none", 0),
    "g16": (4, "none", 0),
}
