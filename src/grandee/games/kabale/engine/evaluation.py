"""What the present position promises each seat: a readable evaluation for bots, no rule.

In tenths of points: what the seat would have if the round were scored now, with the cards as they lie, and what its
cards that are not played yet are good for. Their worth in data/cards.toml was fitted to games between searching bots.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.games.kabale.engine import cells, sizes
from grandee.games.kabale.engine.facts import ROUNDS
from grandee.games.kabale.engine.scoring import final_score, score_columns
from grandee.games.kabale.engine.state import Kabale

SPREAD: Final[i64] = 30  # how far the end may be, in tenths of points, and how much more for each round that is left
SPREAD_A_ROUND: Final[i64] = 7


def evaluate(g: Kabale, into: vec[i64]) -> i64:
    """Fill in what every seat may expect; returns how far the end may be from it."""
    cell = g.cells
    kept = cell[cells.WON : cells.WON + 2 * sizes.SEATS]  # the goals won, and how many
    listener = g.events
    g.events = None
    left: i64 = 0
    if not g.is_over():
        score_columns(g)
        left = ROUNDS + 1 - cell[cells.ROUND]
    for seat in range(g.facts.players):
        into[seat] = 10 * final_score(g, seat)
        if left > 1:
            into[seat] += worth_of_cards(g, seat)
        elif left == 1:
            into[seat] += worth_of_cards(g, seat) // 2  # few of them will still be played
    for i in range(2 * sizes.SEATS):
        cell[cells.WON + i] = kept[i]
    g.events = listener
    return SPREAD + SPREAD_A_ROUND * left


def worth_of_cards(g: Kabale, seat: i64) -> i64:
    """What a seat's hand and draw deck are good for."""
    cell = g.cells
    worth = g.facts.worth
    total: i64 = 0
    hand = cell[cells.HAND + seat]
    kind: i64 = 0
    while hand:
        if hand & 1:
            total += worth[kind]
        hand >>= 1
        kind += 1
    first = cells.DECK + seat * sizes.KINDS
    for i in range(first, first + cell[cells.DECK_SIZE + seat]):
        total += worth[cell[i]]
    return total
