"""Scoring: sections 14 and 15 of the spec."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandee.core.step import Step
from grandee.games.el_grande.engine import cells, events, sizes
from grandee.games.el_grande.engine.facts import BONUS_POINTS, PLACES
from grandee.games.el_grande.engine.state import ElGrande

# why a sole first takes a bonus
FOR_THE_KING: Final[i64] = 0
FOR_THE_GRANDE: Final[i64] = 1
BONUSES: Final = ["king", "grande"]


def score_area(g: ElGrande, area: i64, first_only: bool) -> None:
    """Pay the places of one area; with `first_only` nothing but a sole first (EG-SSC-10).

    Every scoring is done so (EG-SSC-1, EG-SCORE-12). It changes points and no piece (EG-SCORE-15).
    A group of equals is paid the place after the one it stands on, however many they are (EG-SCORE-6, EG-SCORE-7).
    """
    cell = g.cells
    facts = g.facts
    players = facts.players
    table = g.table_of(area)  # EG-SCORE-1
    at = cells.CUBES + area * sizes.COLOURS
    if g.events is not None:
        first = table * PLACES + 1
        second: i64 = 0 if first_only else facts.paid[first + 1]
        g.emit(events.SCORING, area, facts.paid[first], second, 0 if first_only else facts.paid[first + 2])
    for seat in range(players):
        strength = cell[at + seat]  # EG-SCORE-3, EG-GRANDE-4
        if strength == 0:  # no rank, no points (EG-SCORE-5, EG-SCORE-14)
            continue
        rank = standing(g, at, strength)
        place = rank >> 3
        equal = rank & 7
        points: i64 = 0
        # facts.paid is 0 beyond the paid places (EG-SCORE-2)
        if equal == 1 and place == 1:
            points = facts.paid[table * PLACES + 1]
        elif not first_only:
            points = facts.paid[table * PLACES + (place if equal == 1 else place + 1)]
        cell[cells.SCORE + seat] += points  # EG-SPEC-7
        if g.events is not None:
            g.emit(events.PAID, seat, area, strength, place, equal, points)
        if place == 1 and equal == 1:
            pay_bonuses(g, area, seat)  # whatever the place itself pays (EG-SCORE-13)


def standing(g: ElGrande, at: i64, strength: i64) -> i64:
    """The place of a strength among all in an area, and how many share it: eight times the one and the other."""
    cell = g.cells
    above: i64 = 0
    equal: i64 = 0
    for other in range(g.facts.colours):
        above += 1 if cell[at + other] > strength else 0
        equal += 1 if cell[at + other] == strength else 0
    if above > 1 and g.facts.ties_slide:
        above = slid_above(g, at, strength)
    return (1 + above) << 3 | equal


def slid_above(g: ElGrande, at: i64, strength: i64) -> i64:
    """How many places are used up above a strength when a tie of any size uses up two (EG-SCORE-6, `sliding`).

    A tie of two does so in either reading (EG-SCORE-8).
    """
    cell = g.cells
    used: i64 = 0
    for seat in range(g.facts.colours):
        mine = cell[at + seat]
        if mine > strength:
            before: i64 = 0
            for other in range(seat):
                if cell[at + other] == mine:
                    before += 1
            if before < 2:  # the first of a group takes a place, the second another, the others none
                used += 1
    return used


def pay_bonuses(g: ElGrande, area: i64, seat: i64) -> None:
    """A sole first takes the king's bonus and that of the own grande, or both (EG-SCORE-11).

    They come on top of any table, also that of a board (EG-ALT-8).
    """
    if area == g.cells[cells.KING]:  # EG-SCORE-9, EG-KING-4
        g.score(seat, BONUS_POINTS)
        g.emit(events.BONUS, seat, area, BONUS_POINTS, FOR_THE_KING)
    if area == g.cells[cells.GRANDE + seat]:  # EG-SCORE-10, EG-GRANDE-3
        g.score(seat, BONUS_POINTS)
        g.emit(events.BONUS, seat, area, BONUS_POINTS, FOR_THE_GRANDE)


# -- general scoring -----------------------------------------------------------------------------


class ScoreEverything(Step[ElGrande]):
    """The disks are set: open and score the castillo, empty it, score all regions (EG-GEN-1, EG-CAST-5).

    No window for vetoes is opened (EG-GEN-12).
    """

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        g.emit(events.GENERAL_SCORING, g.cells[cells.ROUND])
        before = g.cells[cells.SCORE : cells.SCORE + sizes.SEATS]
        score_area(g, sizes.CASTILLO, False)  # EG-GEN-4
        empty_castillo(g)
        for region in range(g.facts.regions):  # EG-GEN-7, in the order of EG-MAP-11
            score_area(g, region, False)
        for other in range(g.facts.players):
            g.emit(events.SCORE_NOW, other, g.cells[cells.SCORE + other] - before[other], g.cells[cells.SCORE + other])


def empty_castillo(g: ElGrande) -> None:
    """Open the disks; the caballeros of a seat go to its region, or to its court if the king is there (EG-GEN-5).

    It is the only way out of the castillo (EG-CAST-4), which is empty afterwards (EG-GEN-8).
    """
    cell = g.cells
    for i in range(g.facts.players):  # the first player, then clockwise (EG-DISK-5)
        seat = g.after(cell[cells.FIRST], i)
        if cell[cells.DIAL + seat] != 0:
            g.emit(events.DISK_SHOWN, seat, cell[cells.DIAL + seat] - 1)
    for i in range(g.facts.players):
        seat = g.after(cell[cells.FIRST], i)
        n = cell[cells.CASTILLO + seat]
        if n == 0:
            continue
        region = cell[cells.DIAL + seat] - 1
        cell[cells.DIAL + seat] = 0
        cell[cells.CASTILLO + seat] = 0
        if region == cell[cells.KING]:  # EG-KING-2
            cell[cells.COURT + seat] += n
            g.emit(events.LEFT_CASTILLO, seat, sizes.COURT, n)
        else:
            g.put(region, seat, n)
            g.emit(events.LEFT_CASTILLO, seat, region, n)
