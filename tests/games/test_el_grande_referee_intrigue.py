"""King & Intrigue: the engine against the referee at every decision of whole games and from rare positions."""

from __future__ import annotations

from typing import Any

import pytest

from grandee.core.chance import Rng
from grandee.games import load_game
from grandee.records.match import begin
from tests.games.el_grande.compared import from_position, referee_of, to_the_end, truth
from tests.kit import by_tier, rule
from tests.referee.el_grande.intrigue_data import VALUES
from tests.referee.el_grande.intrigue_positions import random_intrigue_options, random_intrigue_position


def check_opening(opening: dict[str, Any]) -> None:
    """KI-7: as in the base game, with no row of action cards and all 18 cards in hand."""
    homes = opening["grandes"]
    assert len({opening["king"], *homes.values()}) == 1 + len(homes)
    for seat, home in homes.items():
        assert opening["regions"][home].get(seat) == 2
        assert (opening["court"][seat], opening["province"][seat], opening["score"][seat]) == (7, 21, 0)
        assert opening["hands"][seat] == list(VALUES)
    assert not opening["offer"]
    assert not opening["piles"]
    assert opening["at"] == "setup_disk"


@rule("KI-7", "KI-8", "KI-9", "KI-10", "KI-11", "KI-12", "KI-14", "KI-16", "KI-17", "KI-18", "KI-25")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games(players: int) -> None:
    games = by_tier(1, 3, 200)
    compared = 0
    for seed in range(games):
        rng = Rng(30_000 * players + seed)
        setup = load_game("el-grande").set_up(random_intrigue_options(players, rng))
        table = begin(setup, 30_000 * players + seed)
        check_opening(truth(table))
        compared += to_the_end(table, referee_of(table, truth(table)), rng)
    assert compared > 50 * games


@rule("KI-19", "KI-20", "KI-21", "KI-24", "KI-27", "KI-MIX-2", "KI-MIX-3", "KI-MIX-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("at", ["next_part", "choose_card", "play_power"])
def test_odd_positions(at: str, players: int) -> None:
    for seed in range(by_tier(10, 60, 24_000) if at == "next_part" else by_tier(2, 10, 1_000)):
        rng = Rng(300_000 * players + seed)
        options = random_intrigue_options(players, rng)
        if at == "choose_card":
            options["ki_free_choice"] = True
        from_position(options, random_intrigue_position(options, at, rng), seed, rng)
