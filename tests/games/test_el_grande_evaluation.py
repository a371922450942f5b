"""What bots of El Grande expect of a position with editions and variants: what is better is expected to be better."""

from __future__ import annotations

from typing import Any

import pytest

from grandee.core.game import seed_bytes
from grandee.games import load_game
from grandee.games.el_grande.engine.rules import ElGrandeRules

GAME = load_game("el-grande")
SEED = seed_bytes(1)
REGENCY = {"edition": "2023", "new_regency": True}
INSIDE = {"castillo": {"A": 3, "B": 1}}
BESIDE = {"king": "castillo", **INSIDE}
SECOND = {"castillo": {"A": 1, "C": 3}}
COLONIES = {"grand_inquisitor": True}
TIED = {"regions": {"toledo": {"A": 2, "B": 2}, "granada": {"B": 3, "C": 2}}}

FIRST = {"regions": {"toledo": {"A": 3, "B": 1}}}
BLACK = {"regions": {"toledo": {"A": 1, "B": 2, "black": 2}}}


def carrying(token: str, area: str) -> dict[str, Any]:
    return {"regions": {area: {"A": 1, "B": 1}}, "carriers": {area: {"A": [token]}}}


def lead(position: dict[str, Any], **options: object) -> int:
    """How far A is ahead of B by the estimate, in tenths of points."""
    setup = GAME.set_up({"players": 3, **options})
    offer = {"offer": ["eg23_exile"]} if "new_regency" in options else {}
    start = {"to_act": "C" if setup.seats > 2 else "B", "round": 2, "king": "galicia", **offer, **position}
    expected = GAME.position(setup, start, SEED).expected()
    return expected[0] - expected[1]


@pytest.mark.parametrize(
    ("better", "worse", "options"),
    [
        (SECOND, {"king": "castillo", **SECOND}, REGENCY),  # it comes to a region afterwards, or it does not
        (BESIDE, {"king": "castillo", "castillo": {"A": 1, "B": 3}}, REGENCY),
        (
            {"grandes": {"A": "castillo", "B": "toledo"}, **INSIDE},
            {"grandes": {"A": "toledo", "B": "castillo"}, **INSIDE},
            REGENCY,
        ),
        (
            {"regions": {"toledo": {"A": 2}}},
            {"regions": {"toledo": {"A": 2, "virtual": 3}}},
            {"edition": "2023", "players": 2},
        ),
        (
            {"greys": {"A": ["g01", "g02", "g03"]}},
            {"greys": {"A": ["g01", "g02"]}, "grey_seen": {"A": ["g03"]}},
            {"edition": "2023", "shift_of_power": True},
        ),
        (
            {"regions": {"granada": {"A": 8, "B": 3}}},
            {"regions": {"granada": {"A": 5, "B": 1}}},
            {"granada": True},
        ),
        (
            {"regions": {"granada": {"A": 3}}, "granada": "conquered"},
            {"regions": {"granada": {"A": 3}}, "granada": "muslim"},
            {"granada": True},
        ),
        ({"church": "A"}, {"church": ""}, {"church": True}),
        (
            {"france": {"ambassador": "A", "third": "B"}},
            {"france": {"third": "A", "envoy": "B"}},
            {"france": True},
        ),
        (
            {"grandes": {"A": "toledo", "B": "sevilla"}, **TIED},
            {"grandes": {"A": "granada", "B": "sevilla"}, **TIED},
            {"home_region_advantage": True},
        ),
        (carrying("gold", "ship"), carrying("goods", "ship"), COLONIES),
        (carrying("goods", "ship"), carrying("goods", "mediterranean"), COLONIES),
        (carrying("gold", "america"), {"regions": {"america": {"A": 1, "B": 1}}}, COLONIES),
        (
            {**carrying("gold", "america"), "round": 7},
            {**carrying("gold", "america"), "round": 9},  # too late
            COLONIES,
        ),
        (
            {"regions": {"ship": {"A": 1}}, "free_tokens": {"gold": 1}},
            {"regions": {"ship": {"A": 1}}},
            COLONIES,
        ),
        (
            {"regions": {"ship": {"A": 1, "B": 1}}, "offices": {"captain": "A"}},
            {"regions": {"ship": {"A": 1, "B": 1}}},
            COLONIES,
        ),
        ({"inquisitor": "A", **BLACK}, {"inquisitor": "C", **BLACK}, COLONIES),
        ({"kept": {"A": ["double"]}}, {"kept": {"A": ["turn"]}}, COLONIES),
        ({"due": {"toledo": 1}, **FIRST}, FIRST, COLONIES),
    ],
    ids=[
        "king beside the castillo",
        "castillo beside the king",
        "grande inside",
        "virtual player",
        "grey cards",
        "near the conquest",
        "conquered",
        "marker",
        "places in France",
        "home region",
        "gold before goods",
        "near the coast",
        "a token",
        "in time",
        "a token to fetch",
        "captain",
        "Inquisitor",
        "a card that is kept",
        "a scoring that is due",
    ],
)
def test_what_is_better_is_expected_to_be_better(
    better: dict[str, Any], worse: dict[str, Any], options: dict[str, object]
) -> None:
    assert lead(better, **options) > lead(worse, **options)


def test_the_king_beside_the_castillo_pays_his_bonus_there_and_keeps_what_is_inside() -> None:
    """A point of the castillo is worth as much as one of a region then, with the bonus; otherwise twice as much."""
    inside = lead(BESIDE, **REGENCY) - lead({"king": "castillo"}, **REGENCY)
    region = {"king": "aragon", "regions": {"aragon": {"A": 3, "B": 1}}, "boards": {"board_8": "aragon"}}
    on_map = lead(region, **REGENCY) - lead({"king": "aragon", "boards": {"board_8": "aragon"}}, **REGENCY)
    # 5 + 2 to 3 in the castillo, 8 + 2 to 4 on the board
    caballeros = 2 * 2 * 8
    assert (inside - caballeros) * 6 == (on_map - caballeros) * 4


def test_the_inquisitor_counts_less_than_own_caballeros() -> None:
    """GI-INQ-2: another will take him."""
    own = lead({"regions": {"toledo": {"A": 3, "B": 2}}}, **COLONIES)
    black = lead({"inquisitor": "A", **BLACK}, **COLONIES)
    nobodys = lead(BLACK, **COLONIES)
    assert nobodys < black < own


def test_who_leaves_the_colonies_out_expects_nothing_of_them() -> None:
    """benchmarks/games/el_grande_landlubbers.py measures what the rest is worth."""
    setup = GAME.set_up({"players": 3, **COLONIES})
    start = {"to_act": "C", "round": 2, "king": "galicia", **carrying("gold", "america"), "kept": {"B": ["turn"]}}
    state = GAME.position(setup, start, SEED)
    assert isinstance(setup.rules, ElGrandeRules)
    assert len(set(state.expected())) == 3
    setup.rules.facts.weighs_sea = False
    assert len(set(state.expected())) == 1


def test_an_estimate_leaves_the_holder_where_he_is() -> None:
    setup = GAME.set_up({"players": 3, **COLONIES})
    state = GAME.position(setup, {"to_act": "C", "round": 2, "king": "galicia", "inquisitor": "A", **BLACK}, SEED)
    before = state.serialise()
    assert state.expected() == state.expected()
    assert state.serialise() == before
