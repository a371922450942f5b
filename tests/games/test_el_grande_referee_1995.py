"""What the alternative rules of 1995 change, played by the referee alone on small positions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.referee.el_grande import REGIONS
from tests.referee.el_grande.data import BLACK, CASTILLO, FRANCE, GRANADA
from tests.referee.el_grande.scenes import OLD, gains, last_turn_of_a_period, play, table, targets, word

HOME = OLD | {"home_region_advantage": True}
LIMITS = OLD | {"movement_limits": True}
WITH_FRANCE = OLD | {"france": True}
WITH_GRANADA = OLD | {"granada": True}
CHURCH = OLD | {"church": True}


# -- home region -------------------------------------------------------------------------------------------


def test_a_grande_counts_at_home() -> None:
    """EG-HOME-1, EG-HOME-2, EG-HOME-6, also for first places; never in a sum (EG-HOME-3)."""
    given: dict[str, Any] = {"card": "eg95_score_most", "court": {"A": 1}, "grandes": {"A": "toledo", "B": "sevilla"}}
    game = table(HOME, regions={"toledo": {"A": 1, "B": 2}, "sevilla": {"C": 1}}, **given)
    assert gains(game, "toledo") == [4, 4, 0, 0]
    game = table(HOME, regions={"toledo": {"A": 2, "B": 2}}, **given)
    game.score_area("toledo", first_only=True)
    assert game.score["A"] == 7 + 2
    game = table(HOME, king="sevilla", **given)
    assert gains(game, "sevilla") == [0, 4 + 2 + 2, 0, 0]
    game = table(HOME, grandes=dict.fromkeys("AB", "sevilla"), card="eg95_score_most", court={"A": 1})
    assert gains(game, "sevilla") == [3, 3, 0, 0]
    game = table(HOME, **given | {"card": "eg95_score_fewest"})
    assert word(game) == "place_one"  # nothing to score, so the placement begins


def test_one_more_at_home() -> None:
    """EG-HOME-4, EG-HOME-7: only after the whole number, and only if all went there."""
    given: dict[str, Any] = {"card": "eg95_score_any_p2", "grandes": {"A": "navarra"}, "king": "galicia"}
    game = table(HOME, court={"A": 3}, **given)
    play(game, "A next_part place", "A place_one navarra", "A place_one navarra")
    assert game.legal_moves("A") == {"place_extra home navarra", "place_extra done"}
    play(game, "A place_extra home navarra")
    assert (game.areas["navarra"]["A"], word(game)) == (3, "next_part")
    game = table(HOME, court={"A": 3}, **given)
    play(game, "A next_part place", "A place_one navarra", "A place_one castilla")
    assert word(game) == "next_part"
    game = table(HOME, court={"A": 2}, **given)
    play(game, "A next_part place", "A place_one navarra", "A place_one navarra")
    assert word(game) == "next_part"


def test_home_and_church_together() -> None:
    """EG-HOME-8: after one of the two went home as the home region's, the other may only go home."""
    options = HOME | {"church": True}
    given: dict[str, Any] = {"card": "eg95_move_four_own", "grandes": {"A": "navarra"}, "king": "galicia"}
    given |= {"church": "A", "court": {"A": 4}}
    game = table(options, **given)
    play(game, "A place_one navarra")
    church = {f"place_extra church {area}" for area in ("navarra", "castilla", CASTILLO)}
    assert game.legal_moves("A") == {"place_extra home navarra", *church, "place_extra done"}
    play(game, "A place_extra home navarra")
    assert game.legal_moves("A") == {"place_extra church navarra", "place_extra done"}
    game = table(options, **given)
    play(game, "A place_one navarra", "A place_extra church navarra")
    assert game.legal_moves("A") == {"place_extra home navarra", "place_extra done"}
    for first, second in (("navarra", "castilla"), ("castilla", "navarra")):
        game = table(options, **given)
        play(game, f"A place_one {first}", f"A place_extra church {second}")
        assert word(game) != "place_extra"
    game = table(options, **given, extra="used")
    play(game, "A place_one castilla")
    assert word(game) != "place_extra"


# -- movement limits ---------------------------------------------------------------------------------------


def test_far_moves_cost_two() -> None:
    """EG-LIMIT-1, EG-LIMIT-2, EG-LIMIT-5."""
    game = table(LIMITS, card="eg95_move_three_any", king="galicia", regions={"sevilla": {"A": 3}})
    play(game, "A next_part special")
    assert targets(game) == set(REGIONS) - {"galicia", "sevilla"} | {CASTILLO, "done"}
    play(game, "A move_one A sevilla valencia")
    assert game.active == "B"  # one far move of three
    game = table(LIMITS, card="eg95_move_three_any", king="galicia", regions={"sevilla": {"A": 3}})
    play(game, "A next_part special", "A move_one A sevilla castillo")
    assert targets(game) == {"toledo", "granada", CASTILLO, "done"}
    play(game, "A move_one A sevilla toledo", "A move_one A sevilla granada")
    assert game.active == "B"
    game = table(LIMITS, card="eg95_move_four_any", king="galicia", regions={"sevilla": {"A": 4}})
    play(game, "A next_part special", "A move_one A sevilla toledo", "A move_one A sevilla valencia")
    assert game.active == "B"  # two of four, one of them far


@pytest.mark.parametrize(("number", "far"), [(2, False), (3, True)])
def test_all_own_of_a_region_have_its_number(number: int, far: bool) -> None:
    """EG-LIMIT-3, EG-LIMIT-4."""
    game = table(LIMITS, card="eg95_move_all_own_one_region", king="galicia", regions={"sevilla": {"A": number}})
    play(game, "A next_part special")
    assert ("valencia" in targets(game)) == far


# -- France ------------------------------------------------------------------------------------------------


def test_into_france() -> None:
    """EG-FRANCE-2, EG-FRANCE-6, EG-FRANCE-12: the place is asked while more than one is free."""
    game = table(WITH_FRANCE, card="eg95_royal_adviser", king="aragon", court={"A": 5})
    play(game, "A next_part place")
    assert FRANCE in targets(game)
    play(game, "A place_one france")
    assert (game.legal_moves("A"), game.court["A"]) == (
        {"france_place ambassador", "france_place envoy", "france_place third"},
        5,
    )
    play(game, "A france_place envoy", "A place_one france", "A france_place third", "A place_one france")
    assert (game.france, game.court["A"]) == (dict.fromkeys(("ambassador", "envoy", "third"), "A"), 2)
    assert FRANCE not in targets(game)
    game = table(WITH_FRANCE, card="eg95_king", king="aragon", court={"A": 5})
    play(game, "A next_part special")
    assert targets(game) == set(REGIONS) - {"aragon"}  # EG-FRANCE-3


def test_out_of_france() -> None:
    """EG-FRANCE-8, EG-FRANCE-10: who decides the removal chooses the place, before a veto holder is asked."""
    standing: dict[str, Any] = {"regions": {FRANCE: {"B": 2, "C": 1}}}
    standing["france"] = {"ambassador": "B", "envoy": "C", "third": "B"}
    game = table(WITH_FRANCE, card="eg95_banish_one_foreign", **standing, vetoes={"D": ["this"]})
    play(game, "A next_part special", "A banish_one B france")
    assert game.legal_moves("A") == {"france_place ambassador", "france_place third"}
    play(game, "A france_place ambassador")
    assert (game.asked(), game.france["ambassador"]) == ({"D"}, "B")
    play(game, "D veto pass")
    assert game.france == {"ambassador": "", "envoy": "C", "third": "B"}
    game = table(WITH_FRANCE, card="eg95_kings_return", **standing, court={"B": 1, "C": 3})
    play(game, "A next_part special")  # B returns all three, with the last place in France taken at once
    assert game.legal_moves("B") == {"return_one court", "return_one france"}
    play(game, "B return_one france", "B france_place third")
    assert game.legal_moves("B") == {"return_one court", "return_one france"}
    play(game, "B return_one court", "C return_one court", "C return_one court", "C return_one court")
    assert (game.france, game.province["B"]) == ({"ambassador": "", "envoy": "C", "third": ""}, 30)
    game = table(WITH_FRANCE, card="eg95_secret_withdraw_all", **standing)
    assert game.active == "B"  # disks do not show France, so there is nothing to do
    game = table(WITH_FRANCE, card="eg95_eviction", **standing)
    play(game, "A next_part special", "B disk toledo", "C disk galicia")
    assert set(game.france.values()) == {""}
    assert (game.areas["toledo"]["B"], game.court["C"]) == (2, 1)


def test_france_is_scored() -> None:
    """EG-FRANCE-4, EG-FRANCE-6, EG-FRANCE-9, EG-FRANCE-13."""
    standing: dict[str, Any] = {"regions": {FRANCE: {"A": 2, "B": 1}}}
    standing["france"] = {"ambassador": "B", "envoy": "A", "third": "A"}
    game = table(WITH_FRANCE, card="eg95_score_first_places", **standing)
    play(game, "A next_part special")
    assert game.score == {"A": 3, "B": 0, "C": 0, "D": 0}
    game = table(WITH_FRANCE, card="eg95_score_fours", **standing, boards={"board_4": FRANCE})
    play(game, "A next_part special")
    assert game.score == {"A": 4 + 1, "B": 0 + 2, "C": 0, "D": 0}
    game = last_turn_of_a_period(WITH_FRANCE, **standing)
    assert (game.round, game.score) == (4, {"A": 3 + 1, "B": 1 + 2, "C": 0, "D": 0})


# -- Granada -----------------------------------------------------------------------------------------------


def test_muslim_granada_is_closed() -> None:
    """EG-GRAN-2, EG-GRAN-3, EG-GRAN-5, EG-GRAN-11."""
    given: dict[str, Any] = {"king": "toledo", "court": {"A": 3}, "regions": {GRANADA: {"A": 2, "B": 3}}}
    game = table(WITH_GRANADA, card="eg95_mobile_scoreboard", **given)
    play(game, "A next_part place")
    assert targets(game) == {"castilla", "aragon", "valencia", "sevilla", CASTILLO}
    for card, closed in (
        ("eg95_place_two_anywhere", True),
        ("eg95_king", True),
        ("eg95_move_grande", True),
        ("eg95_score_any_p2", True),
        ("eg95_secret_scoring", True),
        ("eg95_mobile_scoreboard", False),
    ):
        game = table(WITH_GRANADA, card=card, **given)
        play(game, "A next_part special")
        assert (GRANADA not in targets(game)) == closed, card
        game = table(WITH_GRANADA, card=card, **given, granada="conquered")
        play(game, "A next_part special")
        assert GRANADA in targets(game), card
    game = table(WITH_GRANADA, card="eg95_move_three_any", king="toledo", regions={"sevilla": {"A": 1}})
    play(game, "A next_part special")
    assert GRANADA in targets(game)
    game = table(WITH_GRANADA, card="eg95_score_fewest", **given)
    assert word(game) == "place_one"


def test_a_class_may_be_empty() -> None:
    """EG-GRAN-5 with both boards on the other two of the class (EG-SPEC-5)."""
    boards = {"board_8": "castilla", "board_4": "toledo"}
    game = table(WITH_GRANADA, card="eg95_score_sixes_sevens", boards=boards)
    assert game.active == "B"


def test_granada_is_conquered() -> None:
    """EG-GRAN-6, EG-GRAN-7, EG-GRAN-8: at the end of the turn, twofold."""
    regions = {GRANADA: {"A": 5, "B": 6, "C": 1}, "sevilla": {"A": 1}}
    given: dict[str, Any] = {"king": "toledo", "regions": regions}
    for board, points in (("off", [6, 12, 2]), (GRANADA, [8, 16, 0])):
        game = table(WITH_GRANADA, card="eg95_score_castillo", **given, boards={"board_8": board})
        play(game, "A next_part special")
        assert not game.muslim
        assert list(game.score.values()) == [*points, 0]
    game = table(WITH_GRANADA, card="eg95_move_three_any", king="toledo", regions={GRANADA: {"B": 11}}, court={"C": 1})
    play(game, "A next_part special", "A move_one B granada sevilla", "A move_one done")
    assert game.muslim


def test_the_castillo_empties_into_granada() -> None:
    """EG-GRAN-3, EG-GRAN-8: counted at the end of the next turn."""
    game = last_turn_of_a_period(WITH_GRANADA, castillo={"A": 12}, king="toledo")
    play(game, "A castillo_disk granada")
    assert (game.areas[GRANADA]["A"], game.muslim, game.score["A"]) == (12, True, 5)


# -- the church --------------------------------------------------------------------------------------------


def test_the_church_card() -> None:
    """EG-CHURCH-3, EG-CHURCH-4, EG-CHURCH-8, EG-CHURCH-15."""
    options = CHURCH | {"granada": True, "france": True}
    regions = {"toledo": {BLACK: 2}, "sevilla": {BLACK: 2, "B": 1}}
    game = table(options, card="eg95_church", king="toledo", regions=regions, court={"A": 4})
    play(game, "A next_part special")
    assert game.church == "A"
    assert {move.split()[1:3] == [BLACK, "sevilla"] for move in game.legal_moves("A") if "done" not in move} == {True}
    assert targets(game) == set(REGIONS) - {"toledo", "sevilla", GRANADA} | {"done"}
    play(game, "A move_one black sevilla galicia", "A move_one black galicia aragon")
    play(game, *["A place_one castillo"] * 3)
    assert word(game) == "place_extra"  # the marker was taken before
    game = table(options, card="eg95_church", king="toledo", regions=regions, court={"A": 4})
    play(game, "A next_part place", *["A place_one castillo"] * 3)
    assert (word(game), game.church) == ("next_part", "")


@pytest.mark.parametrize(("answer", "called", "used"), [("extra", 1, True), ("no_extra", 0, False)])
def test_one_more_is_called(answer: str, called: int, used: bool) -> None:
    """EG-CHURCH-14, EG-CHURCH-17: also with a 13."""
    game = table(CHURCH, at="play_power", church="A", power={"B": 3, "C": 2, "D": 1})
    play(game, "A play_power 13")
    assert targets(game) == {"extra", "no_extra"}
    play(game, f"A call_extra {answer}")
    assert (game.court["A"], game.extra_used, word(game)) == (called, used, "choose_card")
    game = table(CHURCH | {"call_mandatory": False}, at="play_power", church="A", power={"B": 3, "C": 2, "D": 1})
    play(game, "A play_power 10", f"A call_extra {answer}")
    assert targets(game) == {str(number) for number in range(2 + called)}


def test_black_caballeros_count_for_the_holder() -> None:
    """EG-CHURCH-6, EG-CHURCH-11, EG-CHURCH-19."""
    regions = {"sevilla": {BLACK: 2, "A": 1, "B": 2}, "toledo": {BLACK: 2}}
    for holder, points, alone in (("", [3, 4, 0, 0], 0), ("A", [4, 3, 0, 0], 7 + 2), ("B", [3, 4, 0, 0], 0)):
        game = table(CHURCH, card="eg95_score_castillo", king="toledo", regions=regions, church=holder)
        assert gains(game, "sevilla") == points
        before = game.score["A"]
        game.score_area("toledo")
        assert game.score["A"] - before == alone
        assert game.sum_of("sevilla") == 5


def test_black_caballeros_are_own_for_the_holder() -> None:
    """EG-CHURCH-9, EG-CHURCH-18: also where all own of a region are moved."""
    regions = {"sevilla": {BLACK: 2, "A": 1}, "aragon": {BLACK: 2}}
    for holder, choices in (("A", {"sevilla", "aragon"}), ("B", set())):
        game = table(CHURCH, card="eg95_move_all_own_one_region", king="toledo", regions=regions, church=holder)
        play(game, "A next_part special")
        if choices:
            assert targets(game) == choices
            play(game, "A choose_region sevilla")
        assert any(move.startswith(f"move_one {BLACK}") for move in game.legal_moves("A")) == bool(choices)
    game = table(CHURCH, card="eg95_move_three_foreign", king="toledo", regions=regions, church="A", court={"A": 1})
    assert word(game) == "place_one"


def test_black_caballeros_may_be_stuck() -> None:
    """EG-LIMIT-7: no neighbour is open, the castillo is closed to them, and two moves allow none far away."""
    options = CHURCH | {"movement_limits": True, "granada": True}
    game = table(options, card="eg95_church", king="toledo", regions={"sevilla": {BLACK: 4}})
    play(game, "A next_part special")
    assert (game.church, game.active) == ("A", "B")
    game = table(options, card="eg95_move_five_from_one_region", king="toledo", regions={"sevilla": {BLACK: 4}})
    play(game, "A next_part special")
    assert targets(game) == {"galicia", "navarra", "aragon", "cataluna", "castilla", "valencia", "done"}


@pytest.mark.parametrize("target", ["galicia", "toledo", GRANADA])
def test_black_caballeros_are_evicted_with_the_holder(target: str) -> None:
    """EG-CHURCH-10, EG-CHURCH-16."""
    options = CHURCH | {"granada": True}
    regions = {"sevilla": {BLACK: 2, "C": 1}, "aragon": {BLACK: 2}}
    game = table(options, card="eg95_eviction", king="toledo", regions=regions, church="C")
    play(game, "A next_part special")
    assert targets(game) == {"sevilla", "aragon"}
    play(game, "A choose_region sevilla", f"C disk {target}")
    assert game.areas["sevilla"][BLACK] == (0 if target == "galicia" else 2)
    assert game.areas["sevilla"]["C"] == 0
    assert game.court["C"] == (1 if target == "toledo" else 0)
    game = table(options, card="eg95_eviction", king="toledo", regions={"sevilla": {BLACK: 2}}, church="A")
    assert game.active == "B"
