"""Grand Inquisitor & Colonies: the engine against the referee at every decision, in whole games and from positions that
are rare."""

from __future__ import annotations

from typing import Any

import pytest

from grandee.core.chance import Rng
from grandee.games import load_game
from grandee.games.el_grande.deck_colonies import deck_with_colonies
from grandee.records.match import begin
from tests.games.el_grande.compared import from_position, referee_of, to_the_end, truth
from tests.kit import by_tier, rule
from tests.referee.el_grande.colonies_data import NEW_AREAS
from tests.referee.el_grande.colonies_deal import random_full_position
from tests.referee.el_grande.colonies_positions import random_colonies_options


def built_cards() -> list[str]:
    return deck_with_colonies().ids


def check_opening(opening: dict[str, Any]) -> None:
    """GI-SET-1, GI-SET-8, GI-SET-9: two of each colour, which a disk will place, are still in the province."""
    homes = opening["grandes"]
    assert len({opening["king"], *homes.values()}) == 1 + len(homes)
    for seat, home in homes.items():
        assert opening["regions"][home].get(seat) == 2
        assert (opening["court"][seat], opening["province"][seat], opening["score"][seat]) == (7, 27, 0)
    assert len(opening["offer"]) >= 5
    assert not any(opening["regions"][area] for area in NEW_AREAS)
    assert opening["at"] == "setup_disk"


@rule("GI-BASE-1", "GI-BASE-2", "GI-BASE-9", "GI-BASE-10", "GI-SET-1", "GI-SET-9", "GI-SET-10", "GI-SET-11", "GI-SCO-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games(players: int) -> None:
    games = by_tier(1, 3, 200)
    compared = 0
    for seed in range(games):
        rng = Rng(40_000 * players + seed)
        setup = load_game("el-grande").set_up(random_colonies_options(players, rng))
        table = begin(setup, 40_000 * players + seed)
        check_opening(truth(table))
        compared += to_the_end(table, referee_of(table, truth(table)), rng)
    assert compared > 50 * games


@rule("GI-REG-1", "GI-REG-8", "GI-REG-9", "GI-MOVE-1", "GI-MOVE-2", "GI-MOVE-3", "GI-AME-8", "GI-MIX-7", "GI-MIX-9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("at", ["next_part", "choose_card", "play_power"])
def test_odd_positions(at: str, players: int) -> None:
    for seed in range(by_tier(10, 60, 24_000) if at == "next_part" else by_tier(2, 10, 1_000)):
        rng = Rng(400_000 * players + seed)
        options = random_colonies_options(players, rng)
        from_position(options, random_full_position(options, at, rng, built_cards()), seed, rng)


@rule("GI-SCO-8", "GI-SCO-10", "GI-BLK-6", "GI-LIM-4", "GI-P7-AFT-1", "GI-P7-SLA-2", "GI-TURN-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_odd_rounds(players: int) -> None:
    """A whole round with all that follows it: general scoring, kept cards, delayed scorings."""
    for seed in range(by_tier(2, 4, 1_500)):
        rng = Rng(400_000 * players + 50_000 + seed)
        options = random_colonies_options(players, rng)
        position = random_full_position(options, "play_power", rng, built_cards())
        from_position(options, position, seed, rng, until="round")
