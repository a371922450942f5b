"""The worked examples of Grand Inquisitor & Colonies (section 17), played by the referee alone: red is A, blue B, green
C, yellow D."""

from __future__ import annotations

from typing import Any

import pytest

from tests.referee.el_grande import REGIONS
from tests.referee.el_grande.colonies_data import AMERICA, COAST, MEDITERRANEAN, NEW_AREAS, SHIP, TOKEN_POINTS
from tests.referee.el_grande.colony_scenes import colony, turn_begins
from tests.referee.el_grande.data import BLACK, CASTILLO, FRANCE
from tests.referee.el_grande.inquisitor_game import InquisitorGame
from tests.referee.el_grande.scenes import gains, play, targets, word

CARD: dict[str, Any] = {"card": "eg95_king", "king": "toledo"}
FRANCE_OF_E1: dict[str, Any] = {"regions": {FRANCE: {"A": 2}}, "france": {"ambassador": "A", "envoy": "A"}}
AMERICA_OF_E13: dict[str, Any] = {
    "regions": {AMERICA: {"A": 2, "B": 1}},
    "offices": {"viceroy": "A"},
    "carriers": {AMERICA: {"B": ["gold"]}},
}


def place_targets(game: InquisitorGame, seat: str = "A") -> set[str]:
    return {move.split()[-1] for move in game.legal_moves(seat) if move.startswith("place_one")}


def counts(game: InquisitorGame, area: str) -> dict[str, int]:
    return {colour: number for colour, number in game.areas[area].items() if number}


def on_board(game: InquisitorGame) -> list[str]:
    return sorted(piece.colour for piece in game.standing[game.limit_area] if not piece.beside)


# -- scoring -----------------------------------------------------------------------------------------------


def test_france() -> None:
    """E-1, and for first places E-14."""
    game = colony(**CARD, **FRANCE_OF_E1)
    assert gains(game, FRANCE) == [6, 0, 0, 0]
    game = colony(**CARD, **FRANCE_OF_E1)
    game.score_area(FRANCE, first_only=True)
    assert game.score["A"] == 3


def test_black_caballeros_without_and_with_a_holder() -> None:
    """E-7, E-8."""
    regions: dict[str, Any] = {"navarra": {BLACK: 2, "A": 2, "B": 1}}
    assert gains(colony(**CARD, regions=regions), "navarra") == [3, 1, 0, 0]
    assert gains(colony(**CARD, regions=regions, inquisitor="B"), "navarra") == [3, 5, 0, 0]


def test_a_score_board_on_the_ship() -> None:
    """E-12, and a ship alone pays only the captain (GI-SHIP-8)."""
    given: dict[str, Any] = {"regions": {SHIP: {"A": 2, "B": 2}}, "offices": {"captain": "A"}}
    assert gains(colony(**CARD, **given, boards={"board_8": SHIP}), SHIP) == [7, 8, 0, 0]
    assert gains(colony(**CARD, **given), SHIP) == [3, 0, 0, 0]


def test_america() -> None:
    """E-13, E-14."""
    assert gains(colony(**CARD, **AMERICA_OF_E13), AMERICA) == [5, 0, 0, 0]
    game = colony(**CARD, **(AMERICA_OF_E13 | {"regions": {AMERICA: {"A": 3, "B": 1}}}))
    game.score_area(AMERICA, first_only=True)
    assert game.score["A"] == 4


def test_the_most_caballeros() -> None:
    """E-15."""
    regions = {AMERICA: {"A": 5}, "granada": {"B": 5}, "sevilla": {"C": 1}}
    game = colony(card="eg95_score_most", king="toledo", regions=regions, offices={"viceroy": "A"}, court={"A": 1})
    play(game, "A next_part special")
    assert game.score == {"A": 0, "B": 6, "C": 0, "D": 0}


def test_all_new_areas_are_scored() -> None:
    """E-18."""
    regions = {FRANCE: {"A": 2}, SHIP: {"B": 1}, AMERICA: {"A": 2, "B": 1}, MEDITERRANEAN: {"C": 2, "B": 1}}
    offices = {"captain": "B", "viceroy": "A"}
    game = colony(card="k7_score_new", king="toledo", regions=regions, offices=offices, france=FRANCE_OF_E1["france"])
    play(game, "A next_part special")
    assert game.score == {"A": 11, "B": 5, "C": 4, "D": 0}


@pytest.mark.parametrize(
    ("number", "scored_after"), [(2, 3), (4, 5), (9, 9)], ids=["before a scoring", "without one", "in the last round"]
)
def test_a_scoring_that_is_put_off(number: int, scored_after: int) -> None:
    """E-19: it comes after the general scoring of the round."""
    game = colony(card="k7_score_later", king="toledo", regions={"granada": {"A": 1}}, round=number, court={"A": 1})
    play(game, "A next_part special")
    assert targets(game) == {*REGIONS, *NEW_AREAS, CASTILLO}
    play(game, "A choose_region granada")
    game.power, game.turned = {seat: 13 - i for i, seat in enumerate("ABCD")}, list("ABCD")
    scored = []
    for last in range(number, min(number + 2, 9) + 1):
        game.round = last
        before = game.score["A"]
        game.score_what_is_due()
        scored += [last] * (game.score["A"] - before == 6)
    assert scored == [scored_after]


# -- the king and the new areas ----------------------------------------------------------------------------


def test_king_and_ship() -> None:
    """E-20."""
    game = colony(card="eg95_move_grande", king="toledo", court={"A": 3})
    play(game, "A next_part place")
    assert SHIP not in targets(game)
    game = colony(card="eg95_move_grande", king=FRANCE, court={"A": 3})
    play(game, "A next_part place")
    assert targets(game) == {"aragon", "cataluna", SHIP, CASTILLO}


def test_a_double_strike_moves_the_king() -> None:
    """E-17."""
    given: dict[str, Any] = {"power": {"A": 13, "B": 12, "C": 11, "D": 10}, "kept": {"B": ["double"]}}
    game = colony(card="eg95_king", king="toledo", court={"A": 5}, **given)
    play(game, "A next_part special", "A king_to aragon")
    assert game.asked() == {"B"}
    play(game, "B double repeat", "B king_to galicia")
    assert (game.king, game.kept["B"], game.active) == ("galicia", [], "A")  # who has only to place
    assert targets(game) == {"navarra", "castilla", SHIP, CASTILLO}


# -- tokens and sea moves ----------------------------------------------------------------------------------


def test_a_transport_in_four_turns() -> None:
    """E-4: one sea move in a turn, and none for whoever has just come."""
    game = colony(card="eg95_move_grande", king="valencia", court={"A": 1}, free_tokens={"gold": 1})
    play(game, "A place_one ship", "A to_place ordinary")
    assert game.active == "B"
    gold: dict[str, Any] = {"free_tokens": {"gold": 1}, "king": "valencia"}
    game = turn_begins(regions={SHIP: {"A": 1}}, **gold)
    assert targets(game) == {AMERICA, MEDITERRANEAN, *COAST, "done"} - {"valencia"}
    play(game, "A sea_move A ship america", "A to_place gold")
    assert (word(game), game.free["gold"]) == ("choose_card", 0)
    game = turn_begins(regions={AMERICA: {"A": 1}}, carriers={AMERICA: {"A": ["gold"]}}, king="valencia")
    play(game, "A sea_move A america ship")
    assert (word(game), game.position()["carriers"][SHIP]["A"]) == ("choose_card", ["gold"])
    game = turn_begins(regions={SHIP: {"A": 1}}, carriers={SHIP: {"A": ["gold"]}}, king="valencia")
    assert FRANCE not in targets(game)  # GI-SEA-6
    play(game, "A sea_move A ship sevilla")
    assert (game.score["A"], game.supply["gold"], counts(game, "sevilla")) == (6, 5, {"A": 1})


def test_the_transport_card() -> None:
    """E-5."""
    game = turn_begins(offer=["k7_transport", "eg95_king"], king="granada", regions={"aragon": {"A": 3}})
    play(game, "A choose_card pile_7")
    assert game.free == {"gold": 1, "goods": 2}
    play(game, "A next_part special", "A move_one A aragon america", "A to_place gold")
    play(game, "A move_one A aragon mediterranean", "A to_place goods")
    play(game, "A move_one A aragon mediterranean", "A to_place goods")
    assert game.position()["carriers"][MEDITERRANEAN]["A"] == ["goods", "goods"]
    assert game.free == {"gold": 0, "goods": 0}
    assert (game.active, game.round) == ("B", 1)  # nobody may sail, and the court is empty


@pytest.mark.parametrize("kind", ["gold", "goods"])
def test_a_delivery_by_relocation(kind: str) -> None:
    """E-6."""
    area = {"gold": AMERICA, "goods": MEDITERRANEAN}[kind]
    game = colony(card="eg95_move_four_own", king="granada", regions={area: {"A": 1}}, carriers={area: {"A": [kind]}})
    play(game, "A next_part special")
    assert "castillo" not in targets(game)  # GI-CAR-2
    before = game.supply[kind]
    play(game, f"A move_one A {area} castilla")
    assert (game.score["A"], game.supply[kind]) == (TOKEN_POINTS[kind], before + 1)
    assert counts(game, "castilla") == {"A": 1}


def test_a_token_is_lost_in_the_province() -> None:
    """E-21."""
    given: dict[str, Any] = {"regions": {SHIP: {"B": 1}, AMERICA: {"C": 1}}, "carriers": {SHIP: {"B": ["gold"]}}}
    game = colony(card="eg95_banish_one_foreign", king="toledo", **given, court={"A": 1})
    play(game, "A next_part special")
    assert counts(game, AMERICA) == {}
    game = colony(card="eg95_kings_return", king="toledo", **given, court={"A": 1, "B": 2})
    play(game, "A next_part special")
    assert set(game.legal_moves("B")) == {"return_one court", "return_one ship"}
    play(game, "B return_one ship")
    assert (counts(game, SHIP), game.court["B"], game.province["B"]) == ({}, 0, 36)
    assert (game.supply["gold"], game.free["gold"]) == (4, 0)


def test_sail_first_and_step_on_a_token_later() -> None:
    """E-23."""
    game = turn_begins(offer=["k7_double", "eg95_king"], king="toledo", regions={SHIP: {"A": 1}})
    play(game, "A sea_move A ship america", "A to_place ordinary")
    play(game, "A choose_card pile_7")
    assert set(game.legal_moves("A")) == {"sea_move A america america", "sea_move done"}
    play(game, "A sea_move A america america")
    assert (game.free, game.position()["carriers"][AMERICA]["A"]) == ({"gold": 0, "goods": 1}, ["gold"])
    assert word(game) == "next_part"


def test_a_repetition_and_the_sea() -> None:
    """E-30."""
    game = turn_begins(
        offer=["eg95_move_three_foreign", "eg95_king"],
        king="toledo",
        regions={SHIP: {"A": 2}, "aragon": {"B": 3}},
        free_tokens={"gold": 1},
        kept={"B": ["double"]},
    )
    play(game, "A sea_move done", "A choose_card pile_1", "A sea_move done", "A next_part special")
    play(game, "A move_one B aragon sevilla", "A move_one done", "B double repeat")
    play(game, "B move_one A ship america", "B to_place ordinary", "B move_one done")
    assert game.asked() == {"A"}
    moves = game.legal_moves("A")
    assert "sea_move A america america" in moves
    assert "sea_move A america ship" not in moves
    assert "sea_move A ship sevilla" in moves


# -- the Inquisitor ----------------------------------------------------------------------------------------


def test_one_more_by_the_inquisitor() -> None:
    """E-2."""
    game = colony(card="k6_inquisitor", king="toledo", court={"A": 5}, regions={"sevilla": {BLACK: 4}})
    play(game, "A next_part special", "A move_one done", "A sea_move done", "A next_part place")
    play(game, *["A place_one sevilla"] * 3)
    assert {move.split()[1] for move in game.legal_moves("A")} == {"inquisitor", "done"}
    play(game, "A place_extra inquisitor sevilla")
    assert (game.court["A"], game.bonus_used, game.active) == (1, ["A"], "B")


def test_the_bonus_from_the_province() -> None:
    """E-3."""
    game = colony(
        at="choose_card", offer=["eg95_king", "k6_inquisitor", "k7_limit", "k7_turn"], court={"A": 4}, inquisitor="A"
    )
    play(game, "A choose_card pile_5", "A bonus bonus_province")
    assert game.court["A"] == 5
    play(game, "A next_part place", *["A place_one castilla"] * 5)
    assert word(game) == "next_part"


def test_what_follows_a_special_action() -> None:
    """E-28: the bonus goes to who is holder after the repetition."""
    given: dict[str, Any] = {
        "card": "k6_inquisitor",
        "done": ["place"],
        "king": "toledo",
        "court": {"A": 2, "B": 2},
        "kept": {"B": ["double"]},
    }
    over: dict[str, Any] = {"power": {"A": 9, "B": 13, "C": 5, "D": 4}, "turned": ["A", "B"]}
    game = colony(**given, **over)
    play(game, "A next_part special", "B double repeat")
    assert (game.holder, game.asked()) == ("B", {"B"})
    assert targets(game, "B") == {"bonus_province", "bonus_place", "skip"}
    play(game, "B bonus bonus_place", "B place_extra inquisitor castilla")
    assert (counts(game, "castilla"), game.court["B"], game.active) == ({"B": 1}, 1, "C")
    game = colony(**given, **over)
    play(game, "A next_part special", "B double skip")
    assert word(game) == "bonus"
    assert game.asked() == {"A"}
    game = colony(**given, power={"A": 9, "B": 6, "C": 13, "D": 12}, turned=["A", "C", "D"])
    play(game, "A next_part special", "B double repeat")
    assert (game.holder, game.active, word(game)) == ("B", "B", "sea_move")  # the first window of the own turn


# -- the limit board ---------------------------------------------------------------------------------------


def test_the_limit_board_is_moved() -> None:
    """E-9."""
    regions = {"aragon": {"A": 4, "B": 5}}
    game = colony(2, card="k7_limit", king="toledo", regions=regions, limit_board="sevilla", court={"A": 1})
    play(game, "A next_part special")
    assert FRANCE not in targets(game)
    play(game, "A choose_region aragon", *["A fill_board A"] * 4)
    assert on_board(game) == ["A"] * 4 + ["B"] * 2
    assert gains(game, "aragon") == [5, 0]


def test_replacing_on_the_limit_board_costs_two() -> None:
    """E-10."""
    regions = {"granada": {"B": 10, "A": 1}}
    game = colony(
        card="eg95_move_two_own_two_foreign",
        king="toledo",
        regions=regions,
        limit_board="granada",
        beside={"A": ["ordinary"]},
        court={"A": 1},
    )
    play(game, "A next_part special")
    assert "move_one A granada granada" not in game.legal_moves("A")
    play(game, "A move_one B granada granada", "A move_one A granada granada", "A move_one done")
    assert on_board(game) == ["A"] + ["B"] * 9


@pytest.mark.parametrize("holder", ["C", ""])
def test_castillo_and_limit_board(holder: str) -> None:
    """E-11."""
    given: dict[str, Any] = {"regions": {"granada": {"C": 8}}, "limit_board": "granada", "king": "toledo"}
    last: dict[str, Any] = {"active": "D", "round": 3, "card": "eg95_move_grande", "turned": ["A", "B", "C", "D"]}
    grandes = {"D": "toledo"}
    game = colony(**given, **last, castillo={"B": 2, "A": 1}, inquisitor=holder, grandes=grandes)
    play(game, "A castillo_disk granada", "B castillo_disk granada")
    if holder:
        assert game.asked() == {"C"}
        play(game, "C fill_board A")
        assert on_board(game) == ["A", "B"] + ["C"] * 8
    else:
        assert on_board(game) == ["C"] * 8
    game = colony(**given, **last, castillo={"B": 2}, inquisitor=holder, grandes=grandes)
    play(game, "B castillo_disk granada")
    assert on_board(game) == ["B", "B"] + ["C"] * 8


@pytest.mark.parametrize("holder", ["A", ""])
def test_one_colour_and_too_few_spaces(holder: str) -> None:
    """E-24."""
    game = colony(
        3,
        regions={"sevilla": {"C": 5}},
        limit_board="sevilla",
        king="toledo",
        active="C",
        round=3,
        card="eg95_move_grande",
        turned=["A", "B", "C"],
        castillo={"B": 2},
        inquisitor=holder,
        grandes={"C": "toledo"},
    )
    play(game, "B castillo_disk sevilla")
    assert on_board(game) == ["B"] * bool(holder) + ["C"] * 5


@pytest.mark.parametrize("veto", [False, True])
@pytest.mark.parametrize("holder", ["D", ""])
def test_an_eviction_onto_the_limit_board(holder: str, veto: bool) -> None:
    """E-29."""
    game = colony(
        card="eg95_eviction",
        king="toledo",
        regions={"aragon": {"B": 2, "C": 1}, "sevilla": {"A": 9}},
        limit_board="sevilla",
        inquisitor=holder,
        vetoes={"D": ["next"]} if veto else {},
        court={"A": 1},
    )
    play(game, "A next_part special")
    if veto:
        play(game, "D veto pass")
    play(game, "B disk sevilla", "C disk sevilla")
    if veto:
        play(game, "D veto pass", "D veto pass")
    if holder:
        assert game.legal_moves("D") == {"fill_board B", "fill_board C"}
        play(game, "D fill_board C")
    assert on_board(game) == ["A"] * 9 + ["C"] * bool(holder)


def test_an_eviction_that_is_stopped() -> None:
    """E-29, the last clause: those who have arrived are alike, so one of them steps on."""
    game = colony(
        card="eg95_eviction",
        king="toledo",
        regions={"aragon": {"B": 2, "C": 1}, "sevilla": {"A": 9}},
        limit_board="sevilla",
        inquisitor="D",
        vetoes={"D": ["next"]},
        court={"A": 1},
    )
    play(game, "A next_part special", "D veto pass", "B disk sevilla", "C disk sevilla", "D veto pass", "D veto use")
    assert on_board(game) == ["A"] * 9 + ["B"]
    assert counts(game, "aragon") == {"C": 1}


# -- the castillo and the set-up ---------------------------------------------------------------------------


def test_the_conspiracy() -> None:
    """E-16."""
    grandes = {"A": "galicia", "B": "sevilla", "C": "toledo", "D": "aragon"}
    game = colony(card="k7_conspiracy", king="toledo", grandes=grandes, court={"A": 1}, castillo={"B": 3, "A": 2})
    play(game, "A next_part special")
    assert game.grandes == {"A": "galicia", "B": CASTILLO, "C": "toledo", "D": CASTILLO}
    game = colony(
        card="eg95_move_grande",
        king="toledo",
        active="C",
        grandes=game.grandes,
        castillo={"B": 3, "A": 2},
        round=3,
        power={"A": 13, "B": 12, "D": 11, "C": 1},
        turned=list("ABCD"),
    )
    play(game, "D castillo_disk granada", "B castillo_disk sevilla", "A castillo_disk navarra")
    assert game.score["B"] == 7 + 4 + 2
    assert game.score["A"] == 3 + 5
    assert (game.grandes["B"], game.grandes["D"]) == ("sevilla", "granada")
    assert counts(game, "sevilla") == {"B": 3}


def test_the_counts_of_the_set_up() -> None:
    """E-22."""
    regions = {"galicia": {"A": 2}, "navarra": {"B": 2}, "aragon": {"C": 2}, "sevilla": {"D": 2}}
    game = colony(at="setup_disk", active="", power={}, king="toledo", regions=regions, court=dict.fromkeys("ABCD", 7))
    assert targets(game) == set(REGIONS)
    play(game, "A setup_disk toledo", "B setup_disk sevilla", "C setup_disk aragon", "D setup_disk granada")
    assert (game.court["A"], game.province["A"]) == (9, 25)
    assert (game.court["B"], game.province["B"]) == (7, 25)
    assert counts(game, "sevilla") == {"B": 2, "D": 2}
    assert set(game.score.values()) == {0}
