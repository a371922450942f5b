"""A second past of Dials: the others' dials that are set now, and the die."""

from __future__ import annotations

from grandee.core.chance import Rng
from grandee.records.match import Match
from tests.toy.dials import DIE, HAND
from tests.worlds import replayed, true_moves


def second_world(table: Match, seat: int, rng: Rng) -> Match:
    moves = true_moves(table)
    for i in range(table.sealed, len(moves)):
        mover = moves[i][0]
        if mover != seat:
            held = [n for n in range(5) if table.state.cells[HAND + mover] >> n & 1]
            moves[i] = (mover, held[rng.below(len(held))])
    second = replayed(table, table.setup.begin(table.seed), moves, [], rng)
    second.state.cells[DIE] = rng.below(3)
    return second
