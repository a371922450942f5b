"""What the present position promises each seat: a readable estimate for bots, no rule."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.games.legends.engine import cells
from grandee.games.legends.engine.scoring import total_points
from grandee.games.legends.engine.state import Legends

COIN: Final[i64] = 3  # tenths of a point for a coin while turns are left
ARMY: Final[i64] = 1  # for an army on the map and each quarter of the game that is left
SPREAD: Final[i64] = 15  # how far the end may be, in tenths of points, and how much more for each turn that is left
A_TURN: Final[i64] = 5


def evaluate(g: Legends, into: vec[i64]) -> i64:
    """Fill in what every seat may expect; returns how far the end may be from it."""
    facts = g.facts
    left = facts.turns - g.cells[cells.TAKEN_CARDS] // facts.players
    for seat in range(facts.players):
        into[seat] = 10 * total_points(g, seat)
        if left > 0:
            into[seat] += COIN * g.coins(seat) + ARMY * g.on_map(seat) * left // 4
    return SPREAD + A_TURN * left
