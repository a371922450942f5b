"""The worked examples of docs/rules/el-grande.md, section 24, played by the referee alone.

WE-23-15, WE-23-25, WE-23-26, WE-95-8, WE-95-10 and WE-95-11 are set-ups and courses: test_el_grande_referee_alone.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.referee.el_grande import REGIONS, score
from tests.referee.el_grande.data import CASTILLO
from tests.referee.el_grande.scenes import NEW, OLD, gains, last_turn_of_a_period, play, table, targets, word

# -- 24.1: the 2023 rulebook -------------------------------------------------------------------------------


def test_power_cards_and_the_order_of_turns() -> None:
    """WE-23-1, WE-23-2: green is A, blue B, orange C, purple D."""
    piles = {f"pile_{n}": [card] * 2 for n, card in enumerate(["eg23_intrigue", "eg23_veto", "eg23_bases"], 1)}
    offer = ["eg23_intrigue", "eg23_civil_war", "eg23_fiesta", "eg23_coup", "eg23_your_majesty"]
    game = table(NEW, at="play_power", offer=offer, piles=piles, court=dict.fromkeys("ABCD", 7))
    assert game.legal_moves("A") == {f"play_power {value}" for value in range(1, 14)}
    play(game, "A play_power 8")
    assert game.legal_moves("B") == {f"play_power {value}" for value in range(1, 14) if value != 8}
    play(game, "B play_power 3")
    assert game.legal_moves("C") == {f"play_power {value}" for value in range(1, 14) if value not in (8, 3)}
    play(game, "C play_power 5", "D play_power 9")
    for seat, calls, pile in (("D", 2, 1), ("A", 2, 2), ("C", 4, 3), ("B", 5, 4)):
        assert (game.active, game.asked()) == (seat, {seat})
        assert game.legal_moves(seat) == {f"call {number}" for number in range(calls + 1)}  # WE-23-3
        play(game, f"{seat} call 0", f"{seat} choose_card pile_{pile}", f"{seat} next_part end_turn")
    assert (game.round, game.first, game.asked()) == (2, "B", {"B"})


@pytest.mark.parametrize("value", [12, 13])
def test_a_high_card_calls_nobody(value: int) -> None:
    """WE-23-3."""
    power = {"A": value, "B": 3, "C": 2, "D": 1}
    game = table(NEW, at="play_power", power={"B": 3, "C": 2, "D": 1}, hands={seat: [value, 7] for seat in "ABCD"})
    game.offer = ["eg23_coup", "eg23_fiesta"]
    play(game, f"A play_power {value}")
    assert game.power == power
    assert targets(game) == {"pile_3", "pile_4"}
    assert game.province["A"] == 30


def test_placement_targets() -> None:
    """WE-23-4, WE-95-1, WE-95-2."""
    for king, expected in (
        ("castilla", {"galicia", "navarra", "aragon", "toledo"}),
        ("galicia", {"castilla", "navarra"}),
        ("toledo", {"castilla", "sevilla", "granada", "valencia", "aragon"}),
    ):
        game = table(NEW, card="eg23_fiesta", king=king, court={"A": 5})
        play(game, "A next_part place")
        assert targets(game) == expected | {CASTILLO, "done"}
        game = table(OLD, card="eg95_score_fives", king=king, court={"A": 5})
        play(game, "A next_part place")
        assert targets(game) == expected | {CASTILLO}


def test_place_then_the_king() -> None:
    """WE-23-5: purple is A."""
    game = table(NEW, card="eg23_your_majesty", king="valencia", court={"A": 6}, offer=["eg23_coup", "eg23_bases"])
    play(game, "A next_part place", *["A place_one granada"] * 2, *["A place_one toledo"] * 2, "A place_one castillo")
    assert word(game) == "next_part"
    play(game, "A next_part special")
    assert targets(game) == set(REGIONS) - {"valencia"}
    play(game, "A king_to toledo")
    assert (game.king, game.court["A"]) == ("toledo", 1)
    assert (game.areas["granada"]["A"], game.areas["toledo"]["A"], game.areas[CASTILLO]["A"]) == (2, 2, 1)
    assert game.active == "B"
    assert targets(game, "B") == {"pile_3", "pile_4"}


def test_a_skipped_special_action() -> None:
    """WE-23-6."""
    regions = {"aragon": {"B": 2}}
    game = table(NEW, card="eg23_fiesta", king="castilla", court={"A": 4}, regions=regions)
    play(game, "A next_part place", "A place_one aragon", "A place_one toledo", "A place_one toledo")
    play(game, "A next_part end_turn")
    assert set(game.score.values()) == {0}
    assert game.active != "A"


def test_the_leftover_card() -> None:
    """WE-23-7."""
    piles = {"pile_1": ["eg23_militia"], "pile_3": ["eg23_bases"]}
    offer = ["eg23_fiesta", "eg23_your_majesty"]
    for pile in ("pile_3", "pile_5"):
        game = table(NEW, at="choose_card", active="D", offer=offer, piles=piles)
        play(game, f"D choose_card {pile}", "D next_part end_turn")
        assert game.round == 2
        assert game.offer == ["eg23_militia", "eg23_bases", "eg23_your_majesty"]


def test_the_castillo_in_a_general_scoring() -> None:
    """WE-23-8: purple is A, blue B, orange C."""
    game = last_turn_of_a_period(NEW, castillo={"A": 3, "B": 2, "C": 1}, king="galicia")
    assert game.asked() == {"A", "B", "C"}
    assert targets(game) == set(REGIONS)
    play(game, "B castillo_disk galicia", "A castillo_disk granada", "C castillo_disk sevilla")
    assert game.areas["granada"]["A"] == 3
    assert game.court["B"] == 2
    assert sum(game.areas[CASTILLO].values()) == 0
    assert game.score == {"A": 5 + 6, "B": 3, "C": 1 + 4, "D": 0}


@pytest.mark.parametrize(
    ("area", "counts", "king", "grandes", "points"),
    [
        ("galicia", {"A": 4, "B": 3, "C": 2, "D": 1}, "toledo", {}, [4, 2, 0, 0]),  # WE-23-9
        ("navarra", {"A": 2, "B": 2, "C": 2, "D": 1}, "toledo", {"C": "navarra"}, [3, 3, 3, 1]),  # WE-23-10
        ("sevilla", {"A": 2, "B": 2, "C": 1}, "toledo", {"A": "sevilla"}, [3, 3, 1, 0]),  # WE-23-11
        ("granada", {"A": 3, "B": 1, "C": 1}, "granada", {"A": "granada"}, [10, 1, 1, 0]),  # WE-23-12
        ("castillo", {"A": 3, "B": 2, "C": 1}, "toledo", {}, [5, 3, 1, 0]),  # WE-23-14
    ],
)
def test_areas(area: str, counts: dict[str, int], king: str, grandes: dict[str, str], points: list[int]) -> None:
    place: dict[str, Any] = {"castillo": counts} if area == CASTILLO else {"regions": {area: counts}}
    game = table(NEW, card="eg23_coup", king=king, grandes=grandes, court={"A": 1}, **place)
    assert gains(game, area) == points


def test_a_board_lowers_a_region() -> None:
    """WE-23-13."""
    game = table(NEW, card="eg23_decree", regions={"castilla": {"A": 2, "B": 1}}, court={"A": 1})
    play(game, "A next_part special", "A board board_4 castilla")
    assert gains(game, "castilla") == [4, 0, 0, 0]


def test_sums_of_power_cards() -> None:
    """WE-23-16, WE-23-17, and no grey card twice."""
    options = NEW | {"shift_of_power": True}
    greys = {"A": ["g15"], "B": ["g01", "g05"]}
    hands = {"A": [8, 9, 13], "B": [6, 7, 9, 10], "C": [1, 2], "D": [1, 2]}
    game = table(options, at="play_power", greys=greys, hands=hands)
    play(game, "A play_power 9")
    plain = {"play_power 6", "play_power 7", "play_power 10"}
    assert {move for move in game.legal_moves("B") if len(move.split()) == 2} == plain
    assert "play_power 9 g01" in game.legal_moves("B")
    assert "play_power 7 g05" not in game.legal_moves("B")
    game = table(options, at="play_power", greys=greys, hands=hands)
    play(game, "A play_power 8")
    assert "play_power 7 g01" not in game.legal_moves("B")
    assert {"play_power 7 g05", "play_power 6 g01"} <= game.legal_moves("B")
    play(game, "B play_power 7 g05")
    assert game.value("B") == 9
    assert game.greys["B"] == ["g01"]


def test_intrigue() -> None:
    """WE-23-18: purple is A, green B, blue C."""
    regions = {"granada": {"A": 3}, "aragon": {"B": 2}, "valencia": {"C": 2}}
    game = table(NEW, card="eg23_intrigue", king="navarra", regions=regions, court={"A": 1})
    play(game, "A next_part special", "A move_one A granada castilla", "A move_one A granada castillo")
    assert not any(move.startswith("move_one A ") for move in game.legal_moves("A"))
    play(game, "A move_one B aragon valencia", "A move_one C valencia castilla")
    assert word(game) == "next_part"
    assert game.position()["regions"]["castilla"] == {"A": 1, "C": 1}
    assert game.position()["castillo"] == {"A": 1}


def test_withdrawal() -> None:
    """WE-23-19: purple is A, orange B, blue C, green D."""
    regions = {"valencia": {"C": 2, "D": 1}, "toledo": {"D": 3}}
    court = {"B": 4, "C": 2, "D": 1}
    game = table(NEW, card="eg23_withdrawal", king="navarra", regions=regions, court=court)
    before = dict(game.province)
    play(game, "A next_part special")  # orange has nothing but the court
    assert game.court["B"] == 1
    assert game.asked() == {"C"}
    play(game, "C return_one court", "C return_one court", "D return_one toledo", "D return_one toledo")
    play(game, "D return_one valencia")
    assert {seat: game.province[seat] - before[seat] for seat in "BCD"} == {"B": 3, "C": 3, "D": 3}
    assert (game.areas["valencia"]["C"], game.areas["toledo"]["D"], game.court["D"]) == (1, 1, 1)


def test_bases_with_boards() -> None:
    """WE-23-20; the castillo never has a class."""
    boards = {"board_4": "toledo", "board_8": "galicia"}
    regions = {region: {"A": 2, "B": 1} for region in REGIONS}
    game = table(NEW, card="eg23_bases", king="navarra", regions=regions, boards=boards)
    play(game, "A next_part special")
    assert game.score == {"A": 4 + 4 + 4, "B": 2 + 0 + 3, "C": 0, "D": 0}


def test_coup() -> None:
    """WE-23-21: purple is A, orange B, blue C, green D."""
    game = table(NEW, card="eg23_coup", king="galicia", regions={"toledo": {"A": 2, "B": 1, "C": 2, "D": 2}})
    play(game, "A next_part special")  # only one region can be chosen
    assert game.asked() == {"B", "C", "D"}
    assert targets(game, "C") == set(REGIONS) - {"toledo", "galicia"}
    play(game, "D disk valencia", "B disk cataluna")
    assert game.position()["regions"]["toledo"] == {"A": 2, "B": 1, "C": 2, "D": 2}
    play(game, "C disk granada")
    regions = game.position()["regions"]
    assert regions["toledo"] == {"A": 2}
    assert (regions["cataluna"], regions["granada"], regions["valencia"]) == ({"B": 1}, {"C": 2}, {"D": 2})


def test_the_lowest_card_is_taken_back() -> None:
    """WE-23-22."""
    hands = {seat: [1, 2] for seat in "ABC"} | {"D": [1]}
    game = table(NEW, active="D", card="eg23_empowerment", hands=hands, power={"A": 9, "B": 8, "C": 7, "D": 5})
    play(game, "D next_part special")
    assert targets(game, "D") == {str(value) for value in range(2, 14)}
    play(game, "D retrieve 5")
    assert game.hands["D"] == [1, 5]
    assert (game.round, game.first) == (2, "D")


def test_reveal_with_a_grande_inside() -> None:
    """WE-23-23: green is A, blue B."""
    options = NEW | {"new_regency": True}
    inside = {"A": 2, "B": 1}
    game = table(options, card="eg23_reveal", castillo=inside, grandes={"A": CASTILLO}, court={"A": 1})
    play(game, "A next_part special")
    assert game.score == {"A": 7, "B": 3, "C": 0, "D": 0}
    assert (game.position()["castillo"], game.grandes["A"]) == (inside, CASTILLO)


def test_escort_with_one_caballero() -> None:
    """WE-23-24."""
    regions = {"toledo": {"B": 1}, "sevilla": {"A": 1}}
    game = table(NEW | {"new_regency": True}, card="eg23_escort", king="toledo", regions=regions, court={"A": 1})
    play(game, "A next_part special", "A king_to sevilla")
    assert game.king == "sevilla"
    assert game.position()["regions"]["sevilla"] == {"A": 1, "B": 1}


# -- 24.2: the 1995 rulebook -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "values", "counts", "points"),
    [
        (4, (5, 3, 1), {"A": 4, "B": 4, "C": 4, "D": 3}, {"A": 3, "B": 3, "C": 3}),  # WE-95-3
        (4, (6, 4, 2), {"A": 4, "B": 3, "C": 2, "D": 2}, {"A": 6, "B": 4}),  # WE-95-4
        (2, (5, 3, 1), {"A": 3, "B": 2}, {"A": 5}),  # WE-95-12
        (2, (5, 3, 1), {"A": 3, "B": 3}, {}),
        (3, (6, 4, 2), {"A": 4, "B": 2, "C": 1}, {"A": 6, "B": 4}),  # WE-95-13
        (3, (6, 4, 2), {"A": 4, "B": 2, "C": 2}, {"A": 6}),
        (3, (6, 4, 2), {"A": 3, "B": 3, "C": 1}, {"A": 4, "B": 4}),
    ],
)
def test_tables(players: int, values: tuple[int, ...], counts: dict[str, int], points: dict[str, int]) -> None:
    assert score(counts, values, players) == points


def test_a_triple_tie_slides() -> None:
    """WE-95-3 with the other tie rule; no bonus where the first place is shared."""
    counts = {"A": 4, "B": 4, "C": 4, "D": 3}
    assert score(counts, (5, 3, 1), 4, "sliding") == {"A": 3, "B": 3, "C": 3, "D": 1}
    assert score({"A": 3, "B": 3}, (5, 3, 1), 2, king=True, grandes=("A", "B")) == {}


def test_a_partial_veto() -> None:
    """WE-95-5, and the same with the veto of a whole action."""
    given: dict[str, Any] = {"regions": {"toledo": {"A": 3, "B": 3}}, "court": {"A": 3}, "vetoes": {"C": ["next"]}}
    game = table(OLD, card="eg95_move_four_any", king="galicia", **given)
    play(game, "A next_part special", "C veto pass", "A move_one A toledo sevilla", "C veto pass")
    play(game, "A move_one B toledo castillo", "C veto pass", "A move_one B toledo castillo", "C veto use")
    position = game.position()
    assert position["regions"]["toledo"] == {"A": 2, "B": 2}
    assert (position["regions"]["sevilla"], position["castillo"], position["vetoes"]) == ({"A": 1}, {"B": 1}, {})
    assert targets(game) == {"navarra", "castilla", CASTILLO}
    game = table(OLD | {"veto_partial": False}, card="eg95_move_four_any", king="galicia", **given)
    play(game, "A next_part special", "C veto pass", "A move_one A toledo sevilla", "A move_one B toledo castillo")
    assert game.asked() == {"A"}


@pytest.mark.parametrize(
    ("boards", "card", "scored"),
    [
        ({"board_8": "galicia"}, "eg95_score_fours", {"cataluna", "sevilla"}),  # WE-95-6
        ({"board_4": "granada"}, "eg95_score_fours", {"granada", "galicia", "cataluna", "sevilla"}),  # WE-95-7
        ({}, "eg95_score_fours", {"galicia", "cataluna", "sevilla"}),  # WE-95-9
        ({}, "eg95_score_fives", {"navarra", "aragon", "valencia"}),
        ({}, "eg95_score_sixes_sevens", {"castilla", "toledo", "granada"}),
    ],
)
def test_classes(boards: dict[str, str], card: str, scored: set[str]) -> None:
    """The weakest player of each region stands for it."""
    paid: set[str] = set()
    for region in REGIONS:
        game = table(OLD, card=card, king="toledo", regions={region: {"A": 2}}, boards={"board_8": "off"} | boards)
        play(game, "A next_part special")
        paid |= {region} if game.score["A"] else set()
    assert paid == scored


def test_first_places_with_a_tie() -> None:
    """WE-95-14: red is A, blue B, yellow C, green D."""
    regions = {"castilla": {"A": 3, "B": 3, "C": 1}, "aragon": {"A": 2, "D": 1}}
    given: dict[str, Any] = {"regions": regions, "king": "aragon", "grandes": {"A": "aragon"}, "castillo": {"B": 1}}
    game = table(OLD, card="eg95_score_first_places", **given)
    play(game, "A next_part special")
    assert game.score == {"A": 9, "B": 0, "C": 0, "D": 0}


def test_eviction_onto_the_kings_region() -> None:
    """WE-95-15: red is A, blue B, green C."""
    game = table(OLD, card="eg95_eviction", king="toledo", regions={"aragon": {"A": 1, "B": 2, "C": 1}})
    play(game, "A next_part special")
    assert targets(game, "B") == set(REGIONS) - {"aragon"}
    play(game, "B disk toledo", "C disk sevilla")
    regions = game.position()["regions"]
    assert (regions["aragon"], regions["sevilla"], game.court["B"]) == ({"A": 1}, {"C": 1}, 2)
