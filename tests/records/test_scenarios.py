"""Every scenario file holds, and the files show every way in which a move is refused."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from grandee.core.refusals import NOT_OFFERED
from grandee.games import SHIPPED, load_game
from grandee.records import scenario
from tests.kit import walk

FOLDER = Path(__file__).parent.parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))
NOT_SHOWN = {
    ("refused-not-offered", ""),  # no decision of ours needs it: see the test below
    ("refused-not-on-card", "EG-VETO-3"),  # needs a deck with two either-or cards: tests/rules/test_el_grande_cards.py
    ("refused-not-this-mode", "EG-SPEC-5"),  # where one mode is possible, nobody is asked
    ("refused-grey-has-no-effect", "EG-CARD-GREY-1"),  # an effect without a use is passed over
}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario(file: Path) -> None:
    assert scenario.read_file(str(file)).run() == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_is_named_by_a_rule_that_it_shows(file: Path) -> None:
    assert any(file.stem.startswith(rule) for rule in scenario.read_file(str(file)).rules)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_refusal_is_expected_with_its_reason(file: Path) -> None:
    """A move can be refused for another reason than the one that the scenario is about."""
    steps = tomllib.loads(file.read_text("utf-8")).get("then", [])
    assert [step["refuse"] for step in steps if "refuse" in step and "reason" not in step.get("expect", {})] == []


@pytest.mark.parametrize("game", SHIPPED)
def test_every_reason_for_refusing_a_move_is_shown_with_its_rule(game: str) -> None:
    found = load_game(game)
    setups = [found.set_up(ruleset.options) for ruleset in found.rulesets(drafts=True)]
    reasons = {(refusal.message, refusal.rule) for setup in setups for refusal in setup.rules.refusals[1:]}
    shown = set()
    for file in (FOLDER / game).glob("*.toml"):
        for step in tomllib.loads(file.read_text("utf-8")).get("then", []):
            if "refuse" in step:
                shown.add((step["expect"]["reason"], step["expect"].get("rule", "")))
    assert reasons - shown - NOT_SHOWN == set()


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize("seed", range(6))
def test_whatever_a_decision_does_not_offer_is_refused_by_a_rule(game: str, seed: int) -> None:
    """Every action of the decision at hand, in every state of a game: legal, or refused for a reason of its own."""
    found = load_game(game)
    rulesets = found.rulesets(drafts=True)
    setup = found.set_up({**rulesets[seed % len(rulesets)].options, "players": 3})
    table = walk(setup, seed, 10_000)
    space = setup.rules.space
    for state, _ in table.history:
        word = setup.rules.steps[state.step_number()].word
        block = next(block for block in space.blocks if block.word == word)
        for seat in (seat for seat in range(3) if state.asks(seat)):
            legal = state.legal_actions(seat)
            for action in (a for a in range(block.at, block.at + block.size) if space.names[a]):
                reason = state.why_not(seat, action)
                assert (reason == 0) == (action in legal)
                if reason:
                    assert reason != NOT_OFFERED
                    assert setup.rules.refusals[reason].rule, f"{word}: {space.names[action]}"
