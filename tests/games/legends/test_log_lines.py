"""What people read of a game of Legends."""

from __future__ import annotations

from typing import Any

import pytest

from grandee.core.words import LANGUAGES
from grandee.games import load_game
from tests.kit import walk
from tests.rules.test_legends_segments import T, given, written

TOKENS: dict[str, Any] = {"discoveries": True, "citadels": True, "encounters": ["portals"]}


def told(moves: int, start: str = "", **options: Any) -> list[str]:
    """The log of the beginning of a game, in short."""
    setup = given(written(*T, start=start), **options) if start else load_game("legends").set_up(options)
    return walk(setup, 4, moves).short_log("A")


def test_what_was_drawn_by_lot_was_chosen_by_nobody() -> None:
    lines = told(0, players=3, setup="random", **TOKENS)
    assert any(line.startswith("The start region is ") and line.endswith(", drawn by lot.") for line in lines)
    assert any(line.startswith("Drawn by lot: Magic Spring in ") for line in lines)
    assert any(line.startswith("One more army of each player goes to ") for line in lines)
    assert not any("chosen by" in line or "lays" in line or "sends" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("swamp", [False, True])
def test_in_no_language_does_a_seat_do_what_the_lot_did(language: str, swamp: bool) -> None:
    setup = load_game("legends").set_up({"players": 3, "setup": "random", "poison_swamp": swamp, **TOKENS})
    table = walk(setup, 4, 0)
    table.names = ["Ada", "Ben", "Cy"]
    lines = table.short_log("A", words=table.words(language))
    assert sum("Ada" in line for line in lines) == 1  # how many armies everybody starts with


def test_who_sets_up_has_chosen_what_others_read() -> None:
    lines = told(40, players=3, **TOKENS)
    assert any(line.endswith("chosen by A.") for line in lines)
    assert any(line.startswith("A lays: Magic Spring in ") for line in lines)
    assert any(line.startswith("A sends one more army of each player to ") for line in lines)


@pytest.mark.parametrize("by", ["random", "by_player"])
def test_a_start_region_that_is_given_was_chosen_by_nobody(by: str) -> None:
    lines = told(0, "volcano_5", players=3, setup=by)
    assert [line for line in lines if "start region" in line] == [
        "The start region is Smokehaven, as the given layout says."
    ]
