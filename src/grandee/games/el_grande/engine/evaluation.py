"""What the present position promises each seat: a readable evaluation for bots, no rule.

In tenths of points: the score, a part of what a general scoring of the map and the castillo would pay now, and what
caballeros on the map and in the court are still good for. The weights were fitted to games between searching bots.
What the colonies add is in `evaluation_colonies.py`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.games.el_grande.engine import cells, sizes
from grandee.games.el_grande.engine.evaluation_colonies import (
    HELD,
    delayed,
    give_up_black,
    holds_black,
    weigh_colonies,
)
from grandee.games.el_grande.engine.facts import BONUS_POINTS, PLACES
from grandee.games.el_grande.engine.scoring import rank_by_strength, standing
from grandee.games.el_grande.engine.state import ElGrande

NEXT_SCORING: Final[i64] = 7  # tenths that a point of a scoring now is worth, one less for each round until the next
LATER_SCORING: Final[i64] = 1  # and one more for each scoring after that
CASTILLO: Final[i64] = 2  # times as much for a point of the castillo: its caballeros move on, unless the king is there
ON_MAP: Final[i64] = 2  # tenths of a point for a caballero on the map and each round that is left
IN_COURT: Final[i64] = 1  # the same for one in the court
MARKER: Final[i64] = 5  # tenths of a point for the church marker and each round that is left
GREY: Final[i64] = 10  # for a card in hand beyond one for each round
CONQUEST: Final[i64] = 12  # caballeros that make Granada a region to be scored
SPREAD: Final[i64] = 45  # how far the end may be, in tenths of points, and how much more for each round that is left
SPREAD_A_ROUND: Final[i64] = 5


def evaluate(g: ElGrande, into: vec[i64]) -> i64:
    """Fill in what every seat may expect; returns how far the end may be from it."""
    cell = g.cells
    facts = g.facts
    players = facts.players
    left: i64 = 0
    weight: i64 = 0
    number = cell[cells.ROUND]
    while number > 0 and not g.is_over():
        left += 1
        if facts.scores_after[number]:
            weight += LATER_SCORING if weight > 0 else NEXT_SCORING - left
        number = facts.next_round[number]
    for seat in range(players):
        into[seat] = 10 * cell[cells.SCORE + seat] + IN_COURT * left * cell[cells.COURT + seat]
    if left == 0:
        return SPREAD
    muslim = g.muslim()
    areas: i64 = sizes.AREAS if facts.has_france else sizes.MAP_AREAS
    if facts.has_sea:
        areas = sizes.AREA_NUMBERS if facts.weighs_sea else sizes.MAP_AREAS
    for area in range(areas):
        if area > sizes.FRANCE and not facts.all_areas >> area & 1:
            continue
        row = cell
        at = cells.CUBES + area * sizes.COLOURS
        if facts.counts_more or area >= sizes.FRANCE:
            rank_by_strength(g, area)
            row = facts.strengths
            at = 0
        worth = weight
        if area == sizes.CASTILLO and cell[cells.KING] != sizes.CASTILLO:
            worth *= CASTILLO
        if muslim >> area & 1:  # nearer to its conquest, more of twice its points
            worth = 2 * weight * min(g.crowd(area), CONQUEST) // CONQUEST
        if facts.has_sea:
            worth += delayed(g, area)
            if holds_black(g, area):
                weigh_places(g, area, row, at, worth // HELD, 0, into)
                worth -= worth // HELD
                give_up_black(g, area)
            weigh_places(g, area, row, at, worth, ON_MAP * left if area < sizes.FRANCE else i64(0), into)
        else:
            weigh_places(g, area, row, at, worth, ON_MAP * left, into)
    if facts.has_church and cell[cells.MARKER] > 0:  # one caballero more in every turn
        into[cell[cells.MARKER] - 1] += MARKER * left
    if facts.has_greys:
        for seat in range(players):
            into[seat] += GREY * (cell[cells.HELD + seat] - left)  # as many power cards as rounds, the rest are grey
    if facts.has_intrigue:
        for seat in range(players):
            if cell[cells.HELD + seat] > 0:
                into[seat] += worth_of_hand(g, seat) * left // cell[cells.HELD + seat]
    if areas > sizes.MAP_AREAS:
        for place in range(sizes.FRANCE_PLACES):
            owner = g.payee(cell[cells.FRANCE + place] - 1)
            if owner >= 0:
                into[owner] += facts.france_bonus[place] * weight
    if facts.weighs_sea:
        weigh_colonies(g, left, weight, into)
    return SPREAD + SPREAD_A_ROUND * left


def weigh_places(g: ElGrande, area: i64, row: vec[i64], at: i64, worth: i64, on_map: i64, into: vec[i64]) -> None:
    """Add what the places of one area are worth to those who count there."""
    facts = g.facts
    first = g.table_of(area) * PLACES
    for seat in range(facts.players):
        strength = row[at + seat]
        if strength == 0:
            continue
        rank = standing(facts, row, at, strength)
        place = rank >> 3
        equal = rank & 7
        points = facts.paid[first + (place if equal == 1 else place + 1)]
        if place == 1 and equal == 1:
            if area == g.cells[cells.KING]:
                points += BONUS_POINTS
            if area == g.cells[cells.GRANDE + seat]:
                points += BONUS_POINTS
        into[seat] += points * worth + on_map * strength


def worth_of_hand(g: ElGrande, seat: i64) -> i64:
    """What the cards of King & Intrigue in a hand are good for beyond the usual, if all of them were played."""
    worth: i64 = 0
    for card in range(sizes.KI_CARDS):
        if g.cells[cells.HAND + seat] >> card & 1:
            worth += g.facts.card_worth[card]
    return worth
