"""The data of docs/rules/grand-inquisitor.md, typed in a second time: new areas, tokens and cards."""

from __future__ import annotations

from tests.referee.el_grande.cards import Card
from tests.referee.el_grande.data import FRANCE, FRANCE_PLACES

SHIP, AMERICA, MEDITERRANEAN = "ship", "america", "mediterranean"
AT_SEA = (SHIP, AMERICA, MEDITERRANEAN)
NEW_AREAS = (FRANCE, *AT_SEA)  # in the order of GI-SCO-1
COAST = ("cataluna", "valencia", "granada", "sevilla", "galicia", "navarra", FRANCE)  # GI-SHIP-2
TABLES = {SHIP: (0, 0, 0), AMERICA: (4, 0, 0), MEDITERRANEAN: (4, 2, 1)}  # section 1.1: the ship has none

ORDINARY = "ordinary"
OFFICES = {"captain": SHIP, "viceroy": AMERICA}
OFFICE_POINTS = {"captain": 3, "viceroy": 5}  # GI-SHIP-8, GI-AME-6
EXTRA_POINTS = OFFICE_POINTS | FRANCE_PLACES

CABALLEROS = 36  # GI-BASE-10
SET_UP = 2  # caballeros by disk (GI-SET-10)
TOKEN_AREAS = {"gold": AMERICA, "goods": MEDITERRANEAN}  # GI-TOK-2
TOKEN_POINTS = {"gold": 6, "goods": 4}  # GI-TOK-9
TOKENS = {"gold": 5, "goods": 11}
FREE_AT_FIRST = {"gold": 1, "goods": 2}  # GI-SET-13
SPACES = {2: 6, 3: 6, 4: 10, 5: 10}  # of the limit board (GI-SET-4)

INQUISITOR_CARD = "k6_inquisitor"
LIMIT_CARD, CONSPIRACY_CARD = "k7_limit", "k7_conspiracy"
DOUBLE, TURN, LATER, AFTER_CASTILLO = "k7_double", "k7_turn", "k7_score_later", "k7_after_castillo"
ICONS = {  # section 1.3: what enters when the card is taken (GI-TURN-4)
    LIMIT_CARD: {"goods": 1},
    CONSPIRACY_CARD: {"gold": 1},
    "k7_transport": {"gold": 1, "goods": 2},
    DOUBLE: {"gold": 1, "goods": 1},
    TURN: {"goods": 1},
    "k7_score_inq": {"goods": 1},
    LATER: {"goods": 1},
    AFTER_CASTILLO: {"gold": 1},
}
NEW_CARDS = {  # the number of caballeros stands in NEW_PLACEMENTS
    INQUISITOR_CARD: Card(6, 1, "take_inquisitor", (2,)),
    LIMIT_CARD: Card(7, 3, "move_limit_board"),
    CONSPIRACY_CARD: Card(7, 1, "conspire"),
    "k7_transport": Card(7, 1, "move_any", (3, 0, 3)),
    DOUBLE: Card(7, 1, "keep"),
    TURN: Card(7, 1, "turn_a_card"),
    "k7_score_inq": Card(7, 1, "score_black"),
    "k7_score_new": Card(7, 1, "score_new"),
    LATER: Card(7, 1, "score_later"),
    AFTER_CASTILLO: Card(7, 1, "keep"),
}
NEW_PLACEMENTS = {
    INQUISITOR_CARD: 3,
    LIMIT_CARD: 3,
    CONSPIRACY_CARD: 3,
    "k7_transport": 1,
    DOUBLE: 2,
    TURN: 3,
    "k7_score_inq": 2,
    "k7_score_new": 2,
    LATER: 2,
    AFTER_CASTILLO: 4,
}
