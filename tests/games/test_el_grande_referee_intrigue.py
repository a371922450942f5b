"""King & Intrigue: the engine against the referee at every decision of whole games and from rare positions."""

from __future__ import annotations

from typing import Any

import pytest

from grandee.core.chance import Rng
from grandee.games import load_game
from grandee.records.match import begin
from tests.games.el_grande.compared import from_position, referee_of, to_the_end, truth
from tests.kit import by_tier, rule
from tests.referee.el_grande.intrigue import IntrigueGame
from tests.referee.el_grande.intrigue_data import VALUES
from tests.referee.el_grande.intrigue_positions import random_intrigue_options, random_intrigue_position
from tests.referee.el_grande.scenes import OLD, plain_position, play, targets


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


# -- worked examples, by the referee alone: red is A, blue B, green C, yellow D ------------------------------


def scene(options: dict[str, Any], **given: Any) -> IntrigueGame:
    neutral = {"at": "next_part", "offer": [], "hands": {seat: list(VALUES) for seat in "ABCDE"[: options["players"]]}}
    options = OLD | {"king_intrigue": True} | options
    return IntrigueGame(plain_position(options, **(neutral | given)), options)


def test_who_is_handed_which_card() -> None:
    """E-26."""
    power = {"A": 70, "B": 150, "C": 30}
    game = scene({"players": 4}, at="play_power", power=power, hands={seat: [110] for seat in "ABCD"}, first="A")
    assert game.strength_cards == {"B": 5, "D": 4, "A": 3, "C": 2}
    assert (game.active, game.card) == ("B", "ki_king")
    game = scene(
        {"players": 3}, at="play_power", power={"A": 70, "B": 150}, hands={seat: [30] for seat in "ABC"}, first="A"
    )
    assert game.strength_cards == {"B": 5, "A": 4, "C": 3}
    assert game.legal_moves("B") == {"choose_card own", "choose_card king"}


def test_the_intrigue_action() -> None:
    """E-27."""
    regions = {"valencia": {"C": 3, "A": 1}, "granada": {"C": 1}, "aragon": {"B": 1}}
    given: dict[str, Any] = {
        "card": "ki_intrigue",
        "active": "C",
        "king": "granada",
        "regions": regions,
        "court": {"C": 1},
        "power": {"A": 70, "B": 150, "C": 30, "D": 110},
    }
    game = scene({"players": 4}, **given)
    play(game, "C next_part special")
    assert targets(game, "C") == {"valencia", "aragon"}
    play(game, "C choose_region valencia", "C move_one C valencia castillo")
    assert {move.split()[1] for move in game.legal_moves("C")} == {"C", "done"}
    assert "granada" not in targets(game, "C")
    game = scene({"players": 4}, **given)
    play(game, "C next_part special", "C choose_region valencia", "C move_one A valencia toledo")
    assert game.areas["toledo"]["A"] == 1
    assert "special" in game.done
