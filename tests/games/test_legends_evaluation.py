"""What bots of Legends expect of a position: in order, within bounds, and without knowing any card by its name."""

from __future__ import annotations

from typing import Any

import pytest

from grandee.core.game import Setup, seed_bytes
from grandee.core.state import State
from grandee.games import load_game
from grandee.games.legends.deck import standard_deck
from grandee.games.legends.engine import cells, steps
from grandee.games.legends.engine.rules import A_LEG
from grandee.records.match import Match
from tests.kit import by_tier

GAME = load_game("legends")
SEED = seed_bytes(1)
HERE = {"to_act": "A", "regions": {"fern_1": {"armies": {"A": 2, "B": 1}}, "meadow_1": {"armies": {"B": 1, "C": 1}}}}

MANY = ["dire_eye", "dire_giant", "dire_ogre", "forest_elf", "forest_pixie", "night_hydra", "night_village", "lake"]


def expected(position: dict[str, Any], **options: object) -> list[int]:
    setup = GAME.set_up({"players": 3, **options})
    return GAME.position(setup, {**HERE, **position}, SEED).expected()


def lead(position: dict[str, Any], **options: object) -> int:
    """How far A is ahead of B by the estimate."""
    of = expected(position, **options)
    return of[0] - of[1]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"regions": {"fern_1": {"armies": {"A": 2, "B": 1}}}}, {"regions": {"fern_1": {"armies": {"A": 1, "B": 1}}}}),
        ({"regions": {"fern_1": {"armies": {"A": 3, "B": 1}}}}, {"regions": {"fern_1": {"armies": {"A": 2, "B": 1}}}}),
        (
            {"regions": {"fern_1": {"armies": {"A": 1}}, "fern_2": {"armies": {"A": 1}}}, "cards": {"C": MANY}},
            {"regions": {"fern_1": {"armies": {"A": 2}}}, "cards": {"C": MANY}},
        ),
        ({"coins": {"A": 5}}, {"coins": {"A": 3}}),
        ({"cards": {"A": ["dire_eye"]}}, {"cards": {"A": ["forest_pixie"]}}),
        ({"cards": {"A": ["cursed_banshee"]}}, {"cards": {"A": ["dire_goblin"]}}),
        ({"cards": {"A": ["noble_hills", "noble_knight"]}}, {"cards": {"A": ["noble_knight", "noble_unicorn"]}}),
        (
            {"regions": {"fern_1": {"armies": {"A": 1}, "cities": {"A": 1}}}},
            {"regions": {"fern_1": {"armies": {"A": 2}}}},
        ),
    ],
    ids=["control", "margin", "regions", "coins", "flight", "elixirs", "a set under way", "a city"],
)
def test_what_is_better_is_expected_to_be_better(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert lead(better) > lead(worse)


def test_a_card_that_pays_hopes_for_cards_that_nobody_has() -> None:
    """EL-ABI-4: the others of a family may still be taken, unless somebody has them."""
    free = lead({"cards": {"A": ["night_wizard"], "C": ["dire_ogre", "lake"]}})
    gone = lead({"cards": {"A": ["night_wizard"], "C": ["night_hydra", "night_village"]}})
    assert free > gone


def test_a_set_that_cannot_be_completed_any_more_promises_nothing() -> None:
    """EL-ABI-5."""
    under_way = lead({"cards": {"A": ["noble_hills"], "C": ["dire_ogre"]}})
    spoilt = lead({"cards": {"A": ["noble_hills"], "C": ["noble_knight"]}})
    assert under_way > spoilt


def test_a_token_and_a_leader_count() -> None:
    with_book = lead({"owned": {"A": ["magic_book"]}}, discoveries=True)
    assert with_book > lead({}, discoveries=True)


def test_the_points_of_earlier_legs_count_in_full() -> None:
    """EL-FULL-1."""
    one, other = (lead({"leg": 2, "carried": {"A": points}}, matches="3") for points in (7, 3))
    assert one - other == 40


def games(players: int, preset: str, number: int) -> Match:
    return Match(GAME.set_up({"players": players}, preset), seed_bytes(f"{preset} {players} {number}"))


def each_position(table: Match, number: int) -> list[State]:
    found = []
    while not table.over:
        found.append(table.state.clone())
        seat = table.state.to_move()
        options = table.state.legal_actions(seat)
        table.play_action(seat, options[(7 * len(found) + number) % len(options)])
    return [*found, table.state]


@pytest.mark.parametrize("preset", GAME.options.presets)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_estimate_is_of_the_size_of_points_and_says_how_unsure_it_is(players: int, preset: str) -> None:
    for number in range(by_tier(1, 3, 20)):
        spreads = []
        for state in each_position(games(players, preset, number), number):
            spreads.append(int(state.rules.evaluate(state, state.rules.tenths)))
            assert all(-100 < tenths < 2_000 for tenths in state.expected())
        assert all(spread > 0 for spread in spreads)
        assert spreads == sorted(spreads, reverse=True)


@pytest.mark.parametrize("preset", ["quick", "everything", "full-game"])
def test_a_stage_is_a_turn(preset: str) -> None:
    """It ends with the turn, not when its card is taken: what the card does belongs to it."""
    before, first = -1, 0
    for state in each_position(games(3, preset, 1), 1)[:-1]:
        stage = int(state.rules.stage(state))
        assert stage >= before
        if steps.TAKE_CARD <= state.step_number() <= steps.TAKE_COIN:
            if stage % A_LEG == 0:
                first = int(state.cells[cells.ACTIVE])
            assert state.cells[cells.ACTIVE] == (first + stage % A_LEG) % 3
        before = stage


def test_the_names_of_cards_do_not_matter() -> None:
    """A deck with other ids, played by the same moves, is expected to end alike."""
    text = standard_deck().text
    for card in standard_deck().cards:
        text = text.replace(f'id = "{card.id}"', f'id = "own_{card.id}"')
    tables = [games(4, "quick", 3), Match(set_up_with(text), seed_bytes("quick 4 3"))]
    for state, other in zip(each_position(tables[0], 3), each_position(tables[1], 3), strict=True):
        assert state.expected() == other.expected()


def set_up_with(deck: str) -> Setup:
    return GAME.set_up({"players": 4}, "quick", {"deck": deck})


def test_a_deck_of_ones_own_may_have_sets_of_one_card() -> None:
    text = standard_deck().text.replace("number = 3, points = 4", "number = 1, points = 4")
    assert text != standard_deck().text
    for state in each_position(Match(set_up_with(text), SEED), 1):
        assert len(state.expected()) == 4
