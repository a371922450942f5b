"""Positions of Grand Inquisitor & Colonies at which its tables in the browser begin."""

from __future__ import annotations

from typing import Any

OPTIONS: dict[str, Any] = {"grand_inquisitor": True, "players": 4}

# Everything that the colonies add is somewhere: offices, black caballeros, a score board on the ship, a card that is
# due, kept cards, a grande in the castillo.
IN_THE_MIDDLE: dict[str, Any] = {
    "at": "next_part",
    "to_act": "A",
    "card": "k6_inquisitor",
    "round": 5,
    "king": "valencia",
    "first": "B",
    "inquisitor": "D",
    "aside": 1,
    "court": {"A": 5, "B": 3, "C": 2, "D": 6},
    "power": {"A": 10, "B": 9, "C": 13, "D": 12},
    "grandes": {"A": "galicia", "B": "castilla", "C": "cataluna", "D": "castillo"},
    "score": {"A": 31, "B": 41, "C": 38, "D": 35},
    "offices": {"captain": "C", "viceroy": "D"},
    "france": {"ambassador": "B", "envoy": "black", "third": ""},
    "kept": {"B": ["after_castillo"], "D": ["turn"]},
    "due": {"ship": 1},
    "boards": {"board_8": "ship"},
    "regions": {
        "galicia": {"A": 3, "C": 2},
        "castilla": {"B": 3, "D": 2, "black": 1},
        "aragon": {"A": 1, "C": 4},
        "ship": {"A": 2, "C": 2, "D": 1},
        "america": {"D": 1, "A": 1, "C": 2},
        "mediterranean": {"B": 2, "C": 1, "black": 1},
        "france": {"B": 1, "black": 1},
        "sevilla": {"A": 3, "B": 2, "D": 1},
    },
}

# The same before the general scoring of round 3: nobody has the Inquisitor, and Granada is due after it.
# Those who come to Sevilla step on the limit board.
AT_THE_SCORING: dict[str, Any] = {
    **{key: IN_THE_MIDDLE[key] for key in ("king", "first", "court", "score", "offices", "france")},
    "at": "general_scoring",
    "round": 3,
    "grandes": {"A": "galicia", "B": "castilla", "C": "cataluna", "D": "sevilla"},
    "castillo": {"A": 2, "B": 1, "C": 1, "D": 3, "black": 1},
    "kept": {"B": ["after_castillo"]},
    "due": {"granada": 1},
    "regions": {**IN_THE_MIDDLE["regions"], "granada": {"A": 1, "C": 2}},
    "limit_board": "sevilla",
}
DISKS = [
    "A castillo_disk galicia",
    "B castillo_disk sevilla",
    "C castillo_disk granada",
    "D castillo_disk valencia",
]

# The king has been moved by B, and A has Double strike; C may turn over a card.
BEFORE_A_REPETITION: dict[str, Any] = {
    "at": "next_part",
    "to_act": "B",
    "card": "eg95_king",
    "round": 5,
    "king": "toledo",
    "first": "B",
    "court": {"A": 5, "B": 6, "C": 2, "D": 6},
    "power": {"A": 10, "B": 13, "C": 9, "D": 12},
    "kept": {"A": ["double"]},
    "offer": ["eg95_move_four_any", "eg95_score_fives", "k6_inquisitor"],
    "regions": {"galicia": {"A": 3, "C": 2}},
}

# A uses “Turn over a card” at once.
BEFORE_TURNING: dict[str, Any] = {
    **BEFORE_A_REPETITION,
    "to_act": "A",
    "card": "k7_turn",
    "kept": {},
    "offer": ["eg95_move_four_any", "eg95_score_fives", "eg95_king", "k6_inquisitor"],
}
del BEFORE_TURNING["to_act"], BEFORE_TURNING["first"]
BEFORE_TURNING["turned"] = ["B", "D"]

# A places caballeros, with the king at the coast: the ship is open.
BEFORE_PLACING: dict[str, Any] = {
    **IN_THE_MIDDLE,
    "king": "galicia",
    "grandes": {**IN_THE_MIDDLE["grandes"], "A": "toledo"},
}

# The turn of A begins: own caballeros at sea may sail, with gold, with goods and with nothing; tokens lie free, and the
# limit board lies in Toledo, with others beside it.
AT_SEA: dict[str, Any] = {
    "at": "next_turn",
    "round": 6,
    "king": "valencia",
    "first": "B",
    "inquisitor": "B",
    "turned": ["B", "C", "D"],
    "court": {"A": 5, "B": 3, "C": 2, "D": 6},
    "power": {"A": 8, "B": 11, "C": 13, "D": 9},
    "grandes": {"A": "cataluna", "B": "navarra", "C": "valencia", "D": "galicia"},
    "score": {"A": 31, "B": 41, "C": 38, "D": 35},
    "offices": {"captain": "C", "viceroy": "D"},
    "france": {"ambassador": "B", "envoy": "C", "third": ""},
    "kept": {"C": ["after_castillo"], "D": ["double"]},
    "due": {"granada": 1},
    "offer": ["eg95_move_four_any", "eg95_score_fives", "eg95_king", "k7_transport", "k6_inquisitor"],
    "regions": {
        "galicia": {"A": 1, "C": 2, "D": 3},
        "castilla": {"A": 2, "B": 1, "C": 3, "D": 4},
        "navarra": {"A": 2, "B": 3, "black": 1},
        "aragon": {"A": 3, "C": 4, "D": 1},
        "cataluna": {"A": 3, "B": 2, "C": 1},
        "toledo": {"A": 4, "B": 2, "C": 3, "D": 4, "black": 1},
        "valencia": {"A": 2, "B": 1, "C": 3},
        "sevilla": {"A": 3, "B": 2, "D": 1, "black": 1},
        "granada": {"B": 2, "C": 1, "D": 3, "black": 1},
        "ship": {"A": 3, "C": 1, "D": 1},
        "america": {"A": 2, "C": 1, "D": 1},
        "mediterranean": {"A": 1, "B": 3, "C": 1},
        "france": {"B": 1, "C": 1},
    },
    "carriers": {"ship": {"A": ["gold", "goods"]}, "mediterranean": {"B": ["goods"], "C": ["goods"]}},
    "free_tokens": {"gold": 1, "goods": 2},
    "loads": {"envoy": "goods"},
    "limit_board": "toledo",
    "beside": {"A": ["ordinary"], "C": ["ordinary", "ordinary", "ordinary"]},
}

# A has the Inquisitor, and two places of the limit board are free.
BESIDE_THE_BOARD: dict[str, Any] = {
    **AT_SEA,
    "inquisitor": "A",
    "beside": {"A": ["ordinary"], "C": ["ordinary", "ordinary", "ordinary"], "D": ["ordinary", "ordinary"]},
}
