"""Small tables of Grand Inquisitor & Colonies: what is not named is in the provinces, and nobody has the Inquisitor."""

from __future__ import annotations

from typing import Any

from tests.referee.el_grande.colonies_data import CABALLEROS, NEW_AREAS
from tests.referee.el_grande.data import CABALLEROS as OF_BASE
from tests.referee.el_grande.inquisitor_game import InquisitorGame
from tests.referee.el_grande.scenes import OLD, plain_position

COLONIES = OLD | {"grand_inquisitor": True}
ROW = ["eg95_move_three_foreign", "eg95_score_fives", "eg95_retrieve_power", "eg95_king", "k6_inquisitor", "k7_double"]


def colony(players: int = 4, more: dict[str, Any] | None = None, **given: Any) -> InquisitorGame:
    """At `next_part` of A with the card that is given, if nothing else is."""
    options = COLONIES | {"players": players} | (more or {})
    regions = {area: {} for area in NEW_AREAS} | given.get("regions", {})
    neutral = {
        "at": "next_part",
        "free_tokens": {},
        "supply": {"gold": 4, "goods": 9},
        "inquisitor": "",
        "piles": {"pile_7": ["k7_limit"] * 9},
        "offer": ROW,
    }
    position = plain_position(options, **(neutral | given | {"regions": regions}))
    position["province"] = {seat: number + CABALLEROS - OF_BASE for seat, number in position["province"].items()}
    position["regions"] |= regions
    return InquisitorGame(position, options)


def turn_begins(more: dict[str, Any] | None = None, **given: Any) -> InquisitorGame:
    """The whole turn of A, with two players; B comes after."""
    cards: dict[str, Any] = {"power": {"B": 5}, "hands": {"A": [12], "B": [1, 2]}, "first": "B"}
    return colony(2, more, **({"at": "play_power"} | cards | given))
