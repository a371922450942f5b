"""Both expansions: the engine against the referee at every decision, in whole games and from rare positions."""

from __future__ import annotations

from typing import Any

import pytest

from grandee.core.chance import Rng
from grandee.games import load_game
from grandee.games.el_grande.deck_colonies import deck_with_colonies
from grandee.records.match import begin
from tests.games.el_grande.compared import from_position, referee_of, to_the_end, truth
from tests.kit import by_tier, rule
from tests.referee.el_grande.colonies_deal import random_full_position
from tests.referee.el_grande.intrigue_data import VALUES
from tests.referee.el_grande.intrigue_positions import random_intrigue_options


def random_options(players: int, rng: Rng) -> dict[str, Any]:
    return random_intrigue_options(players, rng) | {"grand_inquisitor": True}


def known_cards() -> list[str]:
    return [card for card in deck_with_colonies().ids if card.startswith("k")]


def check_opening(opening: dict[str, Any]) -> None:
    """GI-KI-9: the disks of both are still to be set."""
    for seat, home in opening["grandes"].items():
        assert opening["regions"][home].get(seat) == 2
        assert (opening["court"][seat], opening["province"][seat]) == (7, 27)
        assert opening["hands"][seat] == list(VALUES)
    assert len(opening["offer"]) == 2
    assert opening["at"] == "setup_disk"


@rule("GI-KI-1", "GI-KI-2", "GI-KI-3", "GI-KI-6", "GI-KI-8", "GI-KI-9", "GI-KI-11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games(players: int) -> None:
    games = by_tier(1, 3, 200)
    compared = 0
    for seed in range(games):
        rng = Rng(60_000 * players + seed)
        setup = load_game("el-grande").set_up(random_options(players, rng))
        table = begin(setup, 60_000 * players + seed)
        check_opening(truth(table))
        compared += to_the_end(table, referee_of(table, truth(table)), rng)
    assert compared > 50 * games


@rule("GI-KI-4", "GI-KI-5", "GI-KI-7", "GI-KI-10", "KI-D5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("at", ["next_part", "choose_card", "play_power"])
def test_odd_positions(at: str, players: int) -> None:
    for seed in range(by_tier(10, 60, 24_000) if at == "next_part" else by_tier(2, 10, 1_000)):
        rng = Rng(600_000 * players + seed)
        options = random_options(players, rng)
        from_position(options, random_full_position(options, at, rng, known_cards()), seed, rng)


@rule("GI-SCO-8", "GI-SCO-10", "GI-BLK-6", "GI-LIM-4", "GI-P7-AFT-1", "GI-P7-SLA-2", "GI-TURN-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_odd_rounds(players: int) -> None:
    """A whole round with all that follows it: general scoring, kept cards, delayed scorings."""
    for seed in range(by_tier(2, 4, 1_500)):
        rng = Rng(600_000 * players + 50_000 + seed)
        options = random_options(players, rng)
        position = random_full_position(options, "play_power", rng, known_cards())
        from_position(options, position, seed, rng, until="round")
