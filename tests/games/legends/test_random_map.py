"""Maps by lot keep the rules of a map, can be drawn with all their borders, and can be played."""

from __future__ import annotations

import subprocess
import sys
from hashlib import sha256

import pytest

from grandee.games import load_game
from grandee.games.legends.drawing import drawn
from grandee.games.legends.drawing.shapes import shape_of
from grandee.games.legends.map import Map
from grandee.games.legends.random_map import random_map
from grandee.records.match import begin
from grandee.server.custom.checks import check_custom

QUICK, ALL, PLAYED = 6, 200, 20
DIGEST = "3f3e25639cc1c161"


def check(seed: int) -> None:
    """`Map` refuses islands and sides in pieces, and whatever else is no map."""
    text = random_map(str(seed))
    check_custom({"map": text})
    board = Map(text, "map")
    assert not any(drawn(shape_of(side)).is_plain for side in board.sides)
    assert len({*board.ids, *board.regions, *board.islands}) == len([*board.ids, *board.regions, *board.islands])


@pytest.mark.parametrize("seed", range(QUICK))
def test_a_map_by_lot_is_a_map(seed: int) -> None:
    check(seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(QUICK, ALL))
def test_many_maps_by_lot_are_maps(seed: int) -> None:
    check(seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(PLAYED))
def test_a_map_by_lot_is_played_to_the_end(seed: int) -> None:
    more = (
        {"discoveries": True, "citadels": True, "encounters": ["dragon", "portals", "rogues"]} if seed % 4 < 2 else {}
    )
    options = {"setup": "random", "players": 2 + seed % 3, "layout": "row" if seed % 2 else "t", **more}
    legends = load_game("legends")
    game = begin(legends.set_up(options, custom={"map": random_map(str(seed))}), seed)
    number = seed
    while not game.over:
        moves = game.legal_moves(game.asked[0])
        number = (number * 1103515245 + 12345) % (1 << 31)
        game.play(game.asked[0], moves[number % len(moves)])
        legends.check(game.state)


def test_a_seed_gives_the_same_map_for_ever() -> None:
    assert sha256(random_map("grandee").encode()).hexdigest()[:16] == DIGEST
    code = "from grandee.games.legends.random_map import random_map; print(random_map('grandee'), end='')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == random_map("grandee")
