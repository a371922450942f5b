"""What the 2023 edition and its modules change, played by the referee alone on small positions."""

from __future__ import annotations

from typing import Any

import pytest

from grandee.core.chance import Rng
from tests.referee.el_grande import REGIONS, Game, new_game
from tests.referee.el_grande.data import CASTILLO, VIRTUAL
from tests.referee.el_grande.scenes import NEW, gains, last_turn_of_a_period, play, table, targets, word

REGENCY = NEW | {"new_regency": True}
TWO = {"edition": "2023", "players": 2}
SHIFT = NEW | {"shift_of_power": True}


# -- calls, placements, vetoes -----------------------------------------------------------------------------


@pytest.mark.parametrize(("called", "asked"), [(0, "choose_card"), (1, "choose_card"), (2, "recall_one")])
def test_the_map_is_open_when_the_province_is_used_up(called: int, asked: str) -> None:
    """EG-CALL-2, EG-CALL-4, EG-CALL-6."""
    regions = {"toledo": {"A": 20}, "galicia": {"A": 8}}
    game = table(NEW, at="play_power", regions=regions, king="galicia", power={"B": 3, "C": 2, "D": 1})
    play(game, "A play_power 4")
    assert targets(game) == {"0", "1", "2"}
    play(game, f"A call {called}")
    assert word(game) == asked
    if called == 2:
        assert targets(game) == {"toledo", "done"}
        play(game, "A recall_one toledo", "A recall_one toledo")
        assert (word(game), game.court["A"], game.areas["toledo"]["A"]) == ("choose_card", 4, 18)


def test_the_court_card_recalls_too() -> None:
    """EG-CALL-7, also with nothing in the province; in 1995 never (EG-CALL-8)."""
    game = table(NEW, card="eg23_court_reinforce", regions={"toledo": {"A": 29}})
    play(game, "A next_part special", "A court_n 1", "A recall_one toledo")
    assert (game.court["A"], game.province["A"]) == (2, 0)
    game = table(NEW, card="eg23_court_reinforce", regions={"toledo": {"A": 30}})
    play(game, "A next_part special", "A recall_one toledo", "A recall_one done")
    assert game.court["A"] == 1
    game = table({"edition": "1995"}, card="eg95_court_reinforce", regions={"toledo": {"A": 29}})
    play(game, "A next_part special", "A court_n 1")
    assert word(game) == "place_one"


def test_fewer_may_be_placed() -> None:
    """EG-PLACE-2, EG-DP-3."""
    game = table(NEW, card="eg23_coup", court={"A": 5})
    assert targets(game) == {"place", "end_turn"}
    play(game, "A next_part place", "A place_one navarra", "A place_one done")
    assert (game.court["A"], game.active) == (4, "B")


def test_militia_keeps_out_of_the_castillo() -> None:
    """EG-CARD-MILITIA-1: any region, next to the king or not."""
    game = table(NEW, card="eg23_militia", court={"A": 3}, king="toledo")
    play(game, "A next_part special")
    assert targets(game) == set(REGIONS) - {"toledo"} | {"done"}


@pytest.mark.parametrize("partial", [False, True])
def test_a_veto_stops_the_whole_action_or_a_part(partial: bool) -> None:
    """EG-VETO-4, EG-DP-12."""
    options = NEW | {"veteran_cards": ("eg23_veto#1",), "veto_partial": partial}
    given: dict[str, Any] = {"regions": {"toledo": {"B": 2}}, "vetoes": {"D": ["this"]}, "court": {"A": 1}}
    game = table(options, card="eg23_move_three_foreign", **given)
    play(game, "A next_part special", "D veto pass", "A move_one B toledo sevilla")
    assert game.asked() == ({"D"} if partial else {"A"})
    game = table(options, card="eg23_move_three_foreign", **given)
    play(game, "A next_part special", "D veto use")
    assert (game.areas["toledo"]["B"], game.vetoes["D"], game.done) == (2, [], ["special"])


def test_three_tied_for_first_leave_the_third_place() -> None:
    """EG-SCORE-6 with the tie rule of the edition."""
    game = table(NEW, card="eg23_coup", court={"A": 1}, regions={"toledo": {"A": 2, "B": 2, "C": 2, "D": 1}})
    assert gains(game, "toledo") == [4, 4, 4, 2]


# -- the virtual player ------------------------------------------------------------------------------------


def two(**given: Any) -> Game:
    cards = {"region_cards": ["sevilla", "granada"], "virtual_powers": [4, 5]}
    return table(TWO, **cards | given)


def test_a_round_begins_with_region_cards() -> None:
    """EG-2P-5, EG-2P-6, EG-2P-8, EG-2P-9, EG-2P-11."""
    piles = {"pile_1": ["eg23_militia"], "pile_2": ["eg23_bases"], "pile_4": ["eg23_coup"]}
    given: dict[str, Any] = {"card": "eg23_coup", "active": "B", "power": {"A": 9, "B": 8, VIRTUAL: 1}}
    game = two(king="granada", piles=piles, court={"B": 1}, **given)
    play(game, "B next_part end_turn")
    assert (game.round, game.first, game.power) == (2, "B", {VIRTUAL: 4})
    assert game.position()["regions"]["sevilla"] == {VIRTUAL: 2}
    assert not game.position()["regions"]["granada"]
    assert game.offer == ["eg23_militia", "eg23_bases", "eg23_coup", "eg23_your_majesty"]
    assert "play_power 4" not in game.legal_moves("B")
    play(game, "B play_power 13", "A play_power 3", "B choose_card pile_1", "B next_part end_turn")
    assert game.offer == ["eg23_bases", "eg23_coup"]  # its turn came before that of A
    assert targets(game) == {"0", "1", "2", "3", "4", "5"}


@pytest.mark.parametrize(("left", "expected"), [(0, [0, 0, 2]), (1, [1, 0, 1]), (2, [2, 0, 1]), (3, [2, 1, 0])])
def test_the_last_of_its_caballeros(left: int, expected: list[int]) -> None:
    """EG-2P-6: checked before each card."""
    regions = {"toledo": {VIRTUAL: 30 - left}}
    given: dict[str, Any] = {"card": "eg23_infiltration", "active": "B", "power": {"A": 9, "B": 8, VIRTUAL: 13}}
    game = two(regions=regions, **given)
    assert [game.areas["sevilla"][VIRTUAL], game.areas["granada"][VIRTUAL], len(game.region_cards)] == expected


def test_it_takes_places_but_no_points() -> None:
    """EG-SCORE-16, EG-2P-17."""
    game = two(card="eg23_coup", king="toledo", regions={"toledo": {"A": 1, "B": 2, VIRTUAL: 3}}, court={"A": 1})
    assert gains(game, "toledo") == [0, 4]


def test_it_is_passed_over_where_it_would_decide() -> None:
    """EG-2P-14, EG-2P-20, EG-CARD-COUP-2, EG-CARD-BANISH-3."""
    regions = {"toledo": {VIRTUAL: 3}, "sevilla": {VIRTUAL: 1}}
    for card in ("eg23_coup", "eg23_withdrawal", "eg23_civil_war", "eg23_secret_withdraw_two"):
        game = two(card=card, regions=regions, court={"A": 1})
        assert targets(game) == {"place", "end_turn"}
    game = two(card="eg23_banish_one_each", regions=regions | {"granada": {"B": 1}}, court={"A": 1})
    play(game, "A next_part special")
    assert game.province["B"] == 30
    assert game.legal_moves("A") == {"banish_one virtual toledo", "banish_one virtual sevilla"}


def test_its_caballeros_stay_in_the_castillo() -> None:
    """EG-2P-16; then all region cards are shuffled (EG-2P-7)."""
    given: dict[str, Any] = {"region_cards": [], "virtual_powers": [4, 5]}
    game = last_turn_of_a_period(
        TWO, castillo={"A": 1, "B": 2, VIRTUAL: 3}, power={"A": 9, "B": 8, VIRTUAL: 13}, **given
    )
    play(game, "A castillo_disk sevilla", "B castillo_disk sevilla")
    assert game.position()["castillo"] == {VIRTUAL: 3}
    assert game.score == {"A": 3, "B": 3 + 4}
    assert len(game.region_cards) == 7


# -- New Regency -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("king", "beside"),
    [
        ("france", {"navarra", "aragon", "cataluna", CASTILLO}),
        ("portugal", {"galicia", "castilla", "toledo", "sevilla", CASTILLO}),
        (CASTILLO, set(REGIONS)),
    ],
)
def test_the_king_elsewhere(king: str, beside: set[str]) -> None:
    """EG-KING-9, EG-KING-10, EG-KING-15, EG-CARD-REGX-1."""
    regions = {region: {"A": 1, "B": 1} for region in REGIONS}
    game = table(REGENCY, card="eg23_regency_adjacent", king=king, regions=regions, court={"A": 2})
    play(game, "A next_part place")
    assert targets(game) == beside | {"done"}
    play(game, "A place_one done", "A next_part special")
    assert targets(game) == beside - {CASTILLO}
    game = table(REGENCY, card="eg23_move_three_any", king=king, regions=regions)
    play(game, "A next_part special")
    assert targets(game) == {*REGIONS, "done"} | ({CASTILLO} if king != CASTILLO else set())
    assert {move.split()[2] for move in game.legal_moves("A") if len(move.split()) == 4} == set(REGIONS)


def test_revolt() -> None:
    """EG-KING-14, EG-CARD-REVOLT-1, EG-GEN-9: no disk, nobody leaves, the king's bonus is paid."""
    inside = {"A": 2, "B": 1}
    game = table(REGENCY, card="eg23_score_any", king=CASTILLO, castillo=inside, court={"A": 1})
    play(game, "A next_part special")
    assert targets(game) == {*REGIONS, CASTILLO}
    play(game, "A choose_region castillo")
    assert game.score["A"] == 7
    game = table(REGENCY, card="eg23_revolt", king=CASTILLO, court={"A": 1})
    assert targets(game) == {"place", "end_turn"}
    game = table(REGENCY, card="eg23_decree", king=CASTILLO, court={"A": 1}, boards={"board_8": CASTILLO})
    play(game, "A next_part special")
    assert not any(CASTILLO in move or "board_8" in move for move in game.legal_moves("A"))
    game = last_turn_of_a_period(REGENCY, castillo=inside, king=CASTILLO, grandes={"A": CASTILLO})
    assert (game.round, word(game)) == (4, "play_power")
    assert game.score == {"A": 5 + 2 + 2, "B": 3, "C": 0, "D": 0}
    assert (game.position()["castillo"], game.grandes["A"]) == (inside, CASTILLO)


def test_exile_goes_to_the_other_country() -> None:
    """EG-CARD-EXILE-1, EG-KING-13."""
    game = table(REGENCY, card="eg23_exile", king="toledo", court={"A": 1})
    play(game, "A next_part special")
    assert targets(game) == {"france", "portugal"}
    game = table(REGENCY, card="eg23_exile", king="france", court={"A": 1})
    play(game, "A next_part special")
    assert game.king == "portugal"


def test_grandes_leave_the_castillo() -> None:
    """EG-GEN-10, EG-GEN-11, EG-GEN-13."""
    game = last_turn_of_a_period(
        REGENCY, castillo={"A": 2, "B": 1}, king="toledo", grandes={"A": CASTILLO, "C": CASTILLO}
    )
    assert game.asked() == {"A", "B", "C"}
    play(game, "A castillo_disk toledo", "B castillo_disk sevilla", "C castillo_disk granada")
    assert (game.court["A"], game.grandes["A"], game.grandes["C"]) == (2, CASTILLO, "granada")
    assert game.score == {"A": 5 + 2, "B": 3 + 4, "C": 0, "D": 0}
    game = last_turn_of_a_period(REGENCY, castillo={"A": 2}, king="france", grandes={"A": CASTILLO})
    assert targets(game) == {*REGIONS, "court"}
    play(game, "A castillo_disk court")
    assert (game.court["A"], game.grandes["A"]) == (2, CASTILLO)


def test_tournament() -> None:
    """EG-CARD-TOURN-1, EG-CARD-TOURN-4: with a partial veto the grandes go in one by one."""
    grandes = {"A": "sevilla", "B": "toledo", "C": "granada", "D": CASTILLO}
    game = table(REGENCY, card="eg23_tournament", king="toledo", grandes=grandes, court={"A": 1})
    play(game, "A next_part special", "A king_to granada")
    assert game.grandes == {"A": CASTILLO, "B": CASTILLO, "C": "granada", "D": CASTILLO}
    options = REGENCY | {"veto_partial": True, "veteran_cards": ("eg23_veto#1",)}
    for target, passes, inside in (("toledo", 1, {"A"}), ("sevilla", 1, set()), ("sevilla", 2, {"B"})):
        game = table(
            options, card="eg23_tournament", king="toledo", grandes=grandes, court={"A": 1}, vetoes={"D": ["next"]}
        )
        play(game, "A next_part special", f"A king_to {target}", *["D veto pass"] * passes, "D veto use")
        assert {seat for seat, home in game.grandes.items() if home == CASTILLO} == inside | {"D"}
        assert game.king == target


def test_escort_takes_any_colours() -> None:
    """EG-CARD-ESCORT-1, EG-CARD-ESCORT-2: all of it is announced."""
    options = REGENCY | {"veteran_cards": ("eg23_veto#1",)}
    regions = {"toledo": {"A": 1, "B": 1, "C": 2}}
    given: dict[str, Any] = {"regions": regions, "king": "toledo", "vetoes": {"B": ["this"]}, "court": {"A": 1}}
    game = table(options, card="eg23_escort", **given)
    play(game, "A next_part special", "A king_to sevilla", "A escort_one B")
    assert targets(game) == {"A", "C"}
    play(game, "A escort_one C")
    assert (game.asked(), game.king) == ({"B"}, "toledo")
    play(game, "B veto pass")
    assert (game.king, game.position()["regions"]["sevilla"]) == ("sevilla", {"B": 1, "C": 1})
    game = table(REGENCY, card="eg23_escort", king=CASTILLO, castillo={"A": 2}, court={"A": 1})
    play(game, "A next_part special", "A king_to sevilla")
    assert game.position()["castillo"] == {"A": 2}


def test_summer_residence() -> None:
    """EG-CARD-SUMMER-1."""
    regions = {"toledo": {"A": 1}, "sevilla": {"B": 1}, "granada": {"B": 2}}
    game = table(REGENCY, card="eg23_summer_residence", king="toledo", regions=regions, court={"A": 1})
    play(game, "A next_part special")
    assert game.king == "sevilla"
    game = table(REGENCY, card="eg23_summer_residence", king="toledo", regions={"toledo": {"A": 1}}, court={"A": 1})
    assert targets(game) == {"place", "end_turn"}


def test_viceroy() -> None:
    """EG-CARD-VICEROY-1, EG-CARD-VICEROY-2."""
    grandes = {"A": "toledo", "B": "sevilla", "C": CASTILLO, "D": "granada"}
    game = table(REGENCY, card="eg23_viceroy", king="toledo", grandes=grandes, court={"A": 1})
    play(game, "A next_part special")
    assert targets(game) == {"B", "D"}
    play(game, "A swap_grande B")
    assert (game.king, game.grandes["B"]) == ("sevilla", "toledo")
    game = table(REGENCY, card="eg23_viceroy", king="france", grandes=grandes, court={"A": 1})
    assert targets(game) == {"place", "end_turn"}


def test_infiltration() -> None:
    """EG-CARD-INFIL-1, EG-CARD-INFIL-2, EG-CARD-INFIL-3."""
    options = REGENCY | {"veteran_cards": ("eg23_veto#1",)}
    game = table(options, card="eg23_infiltration", king="galicia", court={"A": 3})
    assert targets(game) == {"place", "end_turn"}
    play(game, "A next_part place", "A place_one galicia")
    assert targets(game) == {"galicia", "navarra", "castilla", CASTILLO, "done"}
    for answer, more in (("use", set()), ("pass", {"galicia"})):
        given: dict[str, Any] = {"court": {"A": 3}, "vetoes": {"B": ["this"]}}
        game = table(options, card="eg23_infiltration", king="galicia", **given)
        play(game, "A next_part place", f"B veto {answer}")
        assert targets(game) == {"navarra", "castilla", CASTILLO, "done"} | more
        assert bool(game.vetoes["B"]) == (answer == "pass")
        game = table(options, card="eg23_infiltration", king="france", **given)
        play(game, "A next_part place")
        assert game.asked() == {"A"}


# -- Shift of Power ----------------------------------------------------------------------------------------


def test_greys_are_passed_to_the_left() -> None:
    """EG-SHIFT-1, EG-SHIFT-14: before the first cards are turned up."""
    game = new_game(SHIFT, Rng(5))
    dealt = {seat: list(greys) for seat, greys in game.greys.items()}
    assert (word(game), game.asked(), game.offer) == ("pass_grey", set("ABCD"), [])
    for seat in "CADB":
        assert targets(game, seat) == set(dealt[seat])
        play(game, f"{seat} pass_grey {dealt[seat][0]}")
    assert set(game.greys["B"]) == {*dealt["B"][1:], dealt["A"][0]}
    assert set(game.greys["A"]) == {*dealt["A"][1:], dealt["D"][0]}
    assert (word(game), len(game.offer)) == ("play_power", 5)


def grey_turn(grey: str, **given: Any) -> Game:
    """A's turn, with the highest sum and this grey card."""
    power = {"B": 3, "C": 2, "D": 1}
    game = table(SHIFT, at="play_power", power=power, greys={"A": [grey]}, **given)
    play(game, f"A play_power 13 {grey}")
    return game


def test_grey_effects() -> None:
    """EG-SHIFT-7, EG-SHIFT-16, EG-CARD-GREY-1."""
    game = grey_turn("g01")
    assert targets(game) == {"use", "skip"}
    play(game, "A grey_effect use", "A court_n 2")
    assert (game.court["A"], word(game)) == (2, "choose_card")
    game = grey_turn("g03", court={"A": 1})
    play(game, "A grey_effect use")
    assert targets(game) == set(REGIONS) - {"galicia"} | {"done"}
    game = grey_turn("g09", court={"A": 3})
    play(game, "A grey_effect use", "A place_anywhere_one castillo", "A place_anywhere_one done")
    assert (game.areas[CASTILLO]["A"], game.court["A"]) == (1, 2)
    game = grey_turn("g11", regions={"toledo": {"A": 1, "B": 1}})
    play(game, "A grey_effect use", "A move_one B toledo castillo")
    assert word(game) == "choose_card"
    for grey, without in (("g09", {"court": {"A": 0}}), ("g05", {"regions": {"toledo": {"B": 1}}}), ("g15", {})):
        assert word(grey_turn(grey, **without)) == "choose_card"
    assert word(grey_turn("g13", court={"A": 1}, king=CASTILLO)) == "choose_card"


@pytest.mark.parametrize(("reading", "greys"), [("current", {"g05"}), ("any", {"g05", "g01"})])
def test_a_grey_card_is_taken_back(reading: str, greys: set[str]) -> None:
    """EG-SHIFT-9: it keeps counting, and is not put away."""
    options = SHIFT | {"retrieve_grey": reading}
    given: dict[str, Any] = {"active": "D", "power": {"A": 9, "B": 8, "C": 2, "D": 1}, "grey": {"D": "g05"}}
    given |= {"grey_used": {"D": ["g01"]}, "hands": {seat: [5, 6] for seat in "ABCD"}, "greys": {"D": []}}
    game = table(options, card="eg23_empowerment", **given)
    play(game, "D next_part special")
    assert {card for card in targets(game, "D") if card.startswith("g")} == greys
    play(game, "D retrieve g05")
    assert (game.active, game.value("D")) == ("C", 3)  # the sum of C is lower
    assert (game.greys["D"], game.grey_used["D"]) == (["g05"], ["g01"])
