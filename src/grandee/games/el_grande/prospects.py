"""What the present position promises each seat: a readable estimate for bots, no rule.

In tenths of points: the score, what a general scoring of the map and the castillo would pay now, once for each that is
still to come but less and less surely, and a little for caballeros that can still be placed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.games.el_grande.facts import BONUS_POINTS, LAST_ROUND, PLACES, SEATS
from grandee.games.el_grande.numbers import AREAS
from grandee.games.el_grande.scoring import standing
from grandee.games.el_grande.state import COURT, CUBES, GRANDE_AT, KING_AT, PROVINCE, ROUND, SCORE, ElGrande

SURE: Final[i64] = 8  # tenths of what a scoring would pay now that the next one is expected to pay
LATER: Final[i64] = 4  # the same for each scoring after it
IN_COURT: Final[i64] = 6  # tenths of a point for a caballero in the court, and for one in the province
IN_PROVINCE: Final[i64] = 2


def estimate(g: ElGrande, into: vec[i64]) -> None:
    """Fill in what every seat may expect."""
    cells = g.cells
    facts = g.facts
    players = facts.players
    weight = scorings_weight(g)
    for seat in range(players):
        into[seat] = 10 * cells[SCORE + seat]
        if weight > 0:
            into[seat] += IN_COURT * cells[COURT + seat] + IN_PROVINCE * cells[PROVINCE + seat]
    if weight == 0:
        return
    for area in range(AREAS):
        at = CUBES + area * SEATS
        first = g.table_of(area) * PLACES
        for seat in range(players):
            strength = cells[at + seat]
            if strength == 0:
                continue
            rank = standing(g, at, strength)
            place = rank >> 3
            equal = rank & 7
            points = facts.paid[first + (place if equal == 1 else place + 1)]
            if place == 1 and equal == 1:
                if area == cells[KING_AT]:
                    points += BONUS_POINTS
                if area == cells[GRANDE_AT + seat]:
                    points += BONUS_POINTS
            into[seat] += points * weight


def scorings_weight(g: ElGrande) -> i64:
    """How much a scoring now stands for those to come, in tenths; 0 when there is none any more."""
    weight: i64 = 0
    number = g.cells[ROUND]
    while number > 0 and number <= LAST_ROUND:
        if g.facts.scores_after[number]:
            weight += SURE if weight == 0 else LATER
        number = g.facts.next_round[number]
    return weight
