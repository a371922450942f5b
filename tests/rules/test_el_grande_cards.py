"""El Grande's action cards: every one of them is shown in a scenario, and what no single position can show."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.core.refusals import IllegalMove
from grandee.games import load_game
from grandee.games.el_grande.deck import standard_deck
from grandee.records import log, scenario
from grandee.records.match import Match
from tests.kit import by_tier, rule, step, walk

GAME = load_game("el-grande")
SCENARIOS = Path(__file__).parent.parent / "scenarios/el-grande"


ALL_CARDS = {card: None for ruleset in GAME.rulesets() for card in GAME.cards(GAME.set_up(ruleset.options))}
ALL_CARDS |= dict.fromkeys(GAME.cards(GAME.set_up({"edition": "2023"})))


@pytest.mark.parametrize("card", ALL_CARDS)
def test_every_card_has_a_scenario_that_plays_its_special_action_through(card: str) -> None:
    files = [file for file in SCENARIOS.glob("*.toml") if f"-{card}-" in file.name]
    assert any(announced(file, card) for file in files), "name a scenario RULE-card-words.toml"


def announced(file: Path, card: str) -> bool:
    """Whether the special action of a card begins and ends in a scenario."""
    played = scenario.read_file(str(file))
    table = played.match()
    begun = ended = False
    for move in [str(one["move"]) for one in played.steps if "move" in one]:
        seat, _, words = move.partition(" ")
        table.play(seat, words)
        told = [log.in_words(table.setup, row) for row in table.events.rows]
        begun = any(event.startswith("announced") and event.endswith(f" {card}") for event in told)
        position = GAME.describe(table.setup, table.state)
        ended = ended or (begun and not any(row.startswith("end_special") for row in position["agenda"]))
    return ended


def second_pile(**options: object) -> Counter[str]:
    """The cards of pile 2 at the start of a game: the one face up and those to come."""
    table = Match(GAME.set_up(options), seed_bytes(3))
    position = GAME.describe(table.setup, table.state)
    return Counter([position["offer"][1], *position["piles"]["pile_2"]])


@rule("EG-VETO-13")
def test_two_veto_cards_are_in_the_second_pile() -> None:
    for split in (False, True):
        assert second_pile(eg95_court_crisis_split=split)["eg95_veto"] == 2
    table = Match(GAME.set_up({}), seed_bytes(3))
    piles = GAME.describe(table.setup, table.state)["piles"]
    assert not any("eg95_veto" in cards for pile, cards in piles.items() if pile != "pile_2")


@rule("EG-CARD-CRISIS-2")
def test_the_split_replaces_one_of_the_two_court_crises() -> None:
    normal, split = second_pile(), second_pile(eg95_court_crisis_split=True)
    assert (normal["eg95_court_crisis"], normal["eg95_court_crisis_three"]) == (2, 0)
    assert (split["eg95_court_crisis"], split["eg95_court_crisis_three"]) == (1, 1)
    assert normal.total() == split.total() == 11


@rule("EG-CARD-BANISH-2", "AMB-39")
def test_the_scope_of_banishment_changes_no_pile() -> None:
    assert second_pile(eg95_banish_scope="each") == second_pile()


@rule("EG-VETO-3")
def test_the_mode_of_another_card_is_not_on_this_one() -> None:
    deck = standard_deck().text.replace(
        'id = "eg95_court_reinforce"\npile = 4\ncopies = 1\nspecial = { reinforce_court = 2 }',
        'id = "eg95_court_reinforce"\npile = 4\ncopies = 1\n'
        "special = { either = { king = { move_king = 'anywhere' }, court = { reinforce_court = 2 } } }",
    )
    setup = GAME.set_up({"players": 2}, "", {"deck": deck})
    card = {"at": "next_part", "card": "eg95_place_two_or_move_all", "court": {"A": 2}, "regions": {"aragon": {"A": 1}}}
    table = Match(setup, bytes(32), state=GAME.position(setup, card, bytes(32)))
    table.play("A", "next_part special")
    assert table.legal_moves("A") == ["choose_mode place_two", "choose_mode move_all"]
    with pytest.raises(IllegalMove) as refused:
        table.play("A", "choose_mode court")
    assert (refused.value.message, refused.value.rule) == ("refused-not-on-card", "EG-VETO-3")


@rule("EG-DP-1")
def test_every_option_can_be_played_and_nothing_else_can() -> None:
    for seed in range(by_tier(10, 60, 400)):
        setup = GAME.set_up({"players": 2 + seed % 4}, "other-readings" if seed % 3 == 0 else "")
        table = walk(setup, seed, 7 * seed % 150)
        for letter in table.asked:
            seat = setup.seat(letter)
            options = table.state.legal_actions(seat)
            assert len(options) > 1, "what has one answer is not asked"
            for action in range(setup.rules.actions):
                tried = Match(setup, seed_bytes(seed), state=table.state.clone())
                if action in options:
                    tried.play_action(seat, action)
                    GAME.check(tried.state)
                else:
                    with pytest.raises(IllegalMove):
                        tried.play_action(seat, action)


@rule("EG-DP-1")
@pytest.mark.parametrize("preset", ["rulebook", "short", "six-rounds", "other-readings"])
def test_who_always_takes_an_option_comes_to_the_end_of_the_game(preset: str) -> None:
    for seed in range(by_tier(2, 8, 60)):
        table, rng = Match(GAME.set_up({"players": 2 + seed % 4}, preset), seed_bytes(seed)), Rng(seed)
        while not table.over:
            step(table, rng)
            assert len(table.moves) < 2000
