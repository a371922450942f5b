"""Scoring: sections 14 and 15 of the spec."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.state import Step
from grandee.games.el_grande.facts import BONUS_POINTS, PLACES, SEATS
from grandee.games.el_grande.happenings import (
    BONUS,
    DISK_SHOWN,
    FOR_THE_GRANDE,
    FOR_THE_KING,
    GENERAL_SCORING_STARTED,
    LEFT_CASTILLO,
    PAID,
    SCORE_NOW,
    SCORING,
)
from grandee.games.el_grande.numbers import CASTILLO, REGIONS
from grandee.games.el_grande.numbers import COURT as TO_COURT
from grandee.games.el_grande.state import (
    COURT,
    CUBES,
    DIAL,
    FIRST,
    GRANDE_AT,
    IN_CASTILLO,
    KING_AT,
    ROUND,
    SCORE,
    ElGrande,
)


def score_area(g: ElGrande, area: i64, first_only: bool) -> None:
    """Pay the places of one area (EG-SCORE-1 to -15); with `first_only` nothing but a sole first (EG-SSC-10).

    A group of equals is paid the place after the one it stands on (EG-SCORE-6, -7).
    """
    cells = g.cells
    facts = g.facts
    players = facts.players
    table = g.table_of(area)
    at = CUBES + area * SEATS
    if g.events is not None:
        first = table * PLACES + 1
        second: i64 = 0 if first_only else facts.paid[first + 1]
        g.tell(SCORING, area, facts.paid[first], second, 0 if first_only else facts.paid[first + 2])
    for seat in range(players):
        strength = cells[at + seat]
        if strength == 0:  # no rank, no points (EG-SCORE-5)
            continue
        rank = standing(g, at, strength)
        place = rank >> 3
        equal = rank & 7
        points: i64 = 0
        if equal == 1 and place == 1:
            points = facts.paid[table * PLACES + 1]
        elif not first_only:
            points = facts.paid[table * PLACES + (place if equal == 1 else place + 1)]
        cells[SCORE + seat] += points
        if g.events is not None:
            g.tell(PAID, seat, area, strength, place, equal, points)
        if place == 1 and equal == 1:
            pay_bonuses(g, area, seat)


def standing(g: ElGrande, at: i64, strength: i64) -> i64:
    """The place of a strength among all in an area, and how many share it: eight times the one and the other."""
    cells = g.cells
    above: i64 = 0
    equal: i64 = 0
    for other in range(g.facts.players):
        above += 1 if cells[at + other] > strength else 0
        equal += 1 if cells[at + other] == strength else 0
    if above > 1 and g.facts.ties_slide:
        above = slid_above(g, at, strength)
    return (1 + above) << 3 | equal


def slid_above(g: ElGrande, at: i64, strength: i64) -> i64:
    """How many places are used up above a strength when a tie of any size uses up two (EG-SCORE-6, `sliding`)."""
    cells = g.cells
    used: i64 = 0
    for seat in range(g.facts.players):
        mine = cells[at + seat]
        if mine > strength:
            before: i64 = 0
            for other in range(seat):
                if cells[at + other] == mine:
                    before += 1
            if before < 2:  # the first of a group takes a place, the second another, the others none
                used += 1
    return used


def pay_bonuses(g: ElGrande, area: i64, seat: i64) -> None:
    """A sole first takes the king's bonus and that of the own grande, also where a place pays 0 (EG-SCORE-9 to -13)."""
    if area == g.cells[KING_AT]:
        g.score(seat, BONUS_POINTS)
        g.tell(BONUS, seat, area, BONUS_POINTS, FOR_THE_KING)
    if area == g.cells[GRANDE_AT + seat]:
        g.score(seat, BONUS_POINTS)
        g.tell(BONUS, seat, area, BONUS_POINTS, FOR_THE_GRANDE)


# -- general scoring -----------------------------------------------------------------------------


class ScoreEverything(Step[ElGrande]):
    """The disks are set: open and score the castillo, empty it, score all regions (EG-GEN-1 to -8)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        g.tell(GENERAL_SCORING_STARTED, g.cells[ROUND])
        before = g.cells[SCORE : SCORE + SEATS]
        score_area(g, CASTILLO, False)
        empty_castillo(g)
        for region in range(REGIONS):
            score_area(g, region, False)
        for other in range(g.facts.players):
            g.tell(SCORE_NOW, other, g.cells[SCORE + other] - before[other], g.cells[SCORE + other])


def empty_castillo(g: ElGrande) -> None:
    """Open the disks; the caballeros of a seat go to its region, or to its court if the king is there (EG-GEN-5)."""
    cells = g.cells
    for i in range(g.facts.players):
        seat = g.after(cells[FIRST], i)
        if cells[DIAL + seat] != 0:
            g.tell(DISK_SHOWN, seat, cells[DIAL + seat] - 1)
    for i in range(g.facts.players):
        seat = g.after(cells[FIRST], i)
        n = cells[IN_CASTILLO + seat]
        if n == 0:
            continue
        region = cells[DIAL + seat] - 1
        cells[DIAL + seat] = 0
        cells[IN_CASTILLO + seat] = 0
        if region == cells[KING_AT]:
            cells[COURT + seat] += n
            g.tell(LEFT_CASTILLO, seat, TO_COURT, n)
        else:
            g.put(region, seat, n)
            g.tell(LEFT_CASTILLO, seat, region, n)
