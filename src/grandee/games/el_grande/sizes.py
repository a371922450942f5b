"""How many there are of everything, at most: what fields and moves have room for."""

from __future__ import annotations

SEATS = 5  # players, at most (EG-COMP-1, EG-COMP-2)
# of caballeros: the last is no seat's but the virtual player's (EG-2P-1) or the church's (EG-CHURCH-1)
COLOURS = SEATS + 1
REGIONS = 9  # EG-MAP-1, in the order of scoring (EG-MAP-11); the castillo follows (EG-MAP-2, EG-MAP-3)
CASTILLO = REGIONS
FRANCE = REGIONS + 1  # a region with the option `france` (EG-FRANCE-1), and a place of the king in 2023 (EG-MAP-4)
AREAS = FRANCE + 1  # the castillo lies among them: sets of regions leave it out
OFF = AREAS  # where a board lies that is not on the map yet
PORTUGAL = OFF + 1  # a place of the king (EG-MAP-4)
KING_PLACES = PORTUGAL + 1
SHIP, AMERICA, MEDITERRANEAN = range(KING_PLACES, KING_PLACES + 3)  # of Grand Inquisitor & Colonies (GI-REG-1)
SEAS = ("ship", "america", "mediterranean")
AREA_NUMBERS = MEDITERRANEAN + 1  # what moves and tables count: all areas, and two numbers between that are none
BASE_PILES = 6  # the last one is the church's (EG-CHURCH-1), or the Inquisitor's (GI-SET-6)
PILES = BASE_PILES + 1  # and that of the colonies (GI-SET-7)
SHUFFLED_PILES = 4
ROOM = 11  # cards in a pile, at most
POWERS = 13  # EG-COMP-2
GREYS = 16  # grey power cards (EG-COMP-4)
BOARDS = 2  # EG-COMP-6
KINDS = 60  # of action cards in a deck, at most
KINDS_1995 = 46  # the same in that edition: 45 and the church's
KI_CARDS = 18  # of a player in King & Intrigue: they take the place of power cards (KI-2, KI-3)
KI_ACTIONS = ("own", "king", "intrigue")  # which action a player has; they follow the piles (KI-18)
KI_KINDS = KI_CARDS + 2  # and the King and the Intrigue card
MOST_POWERS = max(POWERS, KI_CARDS)
MOST_TAKEN_BACK = 9  # power cards, in a whole game
FRANCE_PLACES = 3  # EG-FRANCE-2
SEA_AREAS = len(SEAS)  # GI-REG-1
TOKENS = ("gold", "goods")  # GI-TOK-2
LOADS = len(TOKENS) + 1  # what a caballero carries: nothing, gold, goods
OFFICES = ("captain", "viceroy")  # GI-SHIP-4, GI-AME-2
TO_PLACES = ("ambassador", "envoy", "third", *OFFICES, "gold", "goods", "ordinary")  # GI-D17
FROM_PLACES = (*TO_PLACES, "beside", "gold_beside", "goods_beside")  # GI-D16
# those who differ in area, load, office or place in France, or in standing on the limit board: GI-D16
GROUPS = REGIONS + SEA_AREAS * LOADS + LOADS + FRANCE_PLACES + len(OFFICES)

SIZES = {
    "SEATS": SEATS,
    "COLOURS": COLOURS,
    "NO_SEAT": SEATS,
    "SIXTH": SEATS,  # the colour that is no seat's
    "REGIONS": REGIONS,
    "ALL_REGIONS": (1 << REGIONS) - 1,  # of the map
    "CASTILLO": CASTILLO,
    "FRANCE": FRANCE,
    "AREAS": AREAS,
    "MAP_AREAS": CASTILLO + 1,  # regions of the map and the castillo: those with a row of `cubes`
    "ALL_AREAS": (1 << CASTILLO + 1) - 1,  # the same as a set
    "PORTUGAL": PORTUGAL,
    "KING_PLACES": KING_PLACES,
    "OFF": OFF,  # where a board lies that is not on the map yet
    "AREA_NUMBERS": AREA_NUMBERS,
    "COURT": AREA_NUMBERS,  # where pieces come from or go to that are on the map no more, in events
    "PROVINCE_PLACE": AREA_NUMBERS + 1,
    "ASIDE": AREA_NUMBERS + 2,  # where black caballeros lie that were removed (GI-BLK-2)
    "ASIDE_SOURCE": CASTILLO,  # the same as the source of a move (GI-DP-6): nothing else leaves the castillo by one
    "COURT_SOURCE": CASTILLO,
    "TABLES": AREA_NUMBERS + BOARDS,  # of points: those of the areas, then those of the boards
    "BOARD_TABLE": AREA_NUMBERS,
    "BOARDS": BOARDS,
    "PILES": PILES,
    "BASE_PILES": BASE_PILES,  # those with a cell of `offer`
    "SHUFFLED_PILES": SHUFFLED_PILES,
    "REGENCY_PILE": 4,  # the fifth: one card that returns, or with New Regency a pile (EG-REG-1)
    "CHURCH_PILE": 5,
    "INQUISITOR_PILE": 5,  # the same place: one of both is in play at most (GI-MIX-1)
    "COLONY_PILE": BASE_PILES,
    "ROOM": ROOM,
    "POWERS": POWERS,
    "ALL_POWERS": (1 << POWERS) - 1,
    "POWER_WORDS": MOST_POWERS,
    "KI_CARDS": KI_CARDS,
    "ALL_KI_CARDS": (1 << KI_CARDS) - 1,
    "KI_KING": KI_CARDS,  # the kind of the King card, and of the Intrigue card: the played ones come first
    "KI_INTRIGUE": KI_CARDS + 1,
    "LAID_ASIDE": 5,  # cards of a player that are out of the game (KI-9)
    "GREYS": GREYS,
    "GREY_WORDS": GREYS + 1,  # none, then each
    "MOST_TAKEN_BACK": MOST_TAKEN_BACK,
    "FRANCE_PLACES": FRANCE_PLACES,
    "SHIP": SHIP,
    "AMERICA": AMERICA,
    "MEDITERRANEAN": MEDITERRANEAN,
    "SEA_AREAS": SEA_AREAS,
    "AT_SEA": 1 << SHIP | 1 << AMERICA | 1 << MEDITERRANEAN,
    "CAPTAIN": TO_PLACES.index("captain"),  # how a caballero stands: the places in France, the offices, and without one
    "VICEROY": TO_PLACES.index("viceroy"),
    "GOLD": FROM_PLACES.index("gold"),  # a carrier, or a step onto such a token
    "GOODS": FROM_PLACES.index("goods"),
    "ORDINARY": FROM_PLACES.index("ordinary"),
    "BESIDE": FROM_PLACES.index("beside"),  # where the limit board lies: not on it
    "GOLD_BESIDE": FROM_PLACES.index("gold_beside"),
    "GOODS_BESIDE": FROM_PLACES.index("goods_beside"),
    "TOKENS": len(TOKENS),
    "LOADS": LOADS,
    "GROUPS": GROUPS,
    "ON_BOARD": REGIONS + SEA_AREAS * LOADS,  # the first group on the limit board, and of those in places and offices
    "IN_PLACES": REGIONS + SEA_AREAS * LOADS + LOADS,
}
