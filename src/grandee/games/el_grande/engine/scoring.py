"""Scoring: sections 14 and 15 of the spec."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.step import Step
from grandee.games.el_grande.engine import cells, events, sizes, steps
from grandee.games.el_grande.engine.facts import BONUS_POINTS, PLACES, Facts
from grandee.games.el_grande.engine.state import ElGrande

# why points are paid beside a place
FOR_THE_KING: Final[i64] = 0
FOR_THE_GRANDE: Final[i64] = 1
FOR_THE_PLACE: Final[i64] = 2  # in France, and so on for the further ones
FOR_THE_OFFICE: Final[i64] = 5  # of captain, and so on for viceroy
BONUSES: Final = ["king", "grande", "ambassador", "envoy", "third", "captain", "viceroy"]


def score_area(g: ElGrande, area: i64, first_only: bool, factor: i64 = 1) -> None:
    """Pay the places of one area, so many times; with `first_only` nothing but a sole first (EG-SSC-10).

    Every scoring is done so (EG-SSC-1, EG-SCORE-12). It changes points and no piece (EG-SCORE-15).
    A group of equals is paid the place after the one it stands on, however many they are (EG-SCORE-6, EG-SCORE-7).
    """
    cell = g.cells
    facts = g.facts
    table = g.table_of(area)  # EG-SCORE-1
    row = cell
    at = cells.CUBES + area * sizes.COLOURS
    if facts.counts_more or area >= sizes.FRANCE:
        rank_by_strength(g, area)
        row = facts.strengths
        at = 0
    if g.events is not None:
        first = table * PLACES + 1
        second: i64 = 0 if first_only else facts.paid[first + 1] * factor
        third: i64 = 0 if first_only else facts.paid[first + 2] * factor
        kind = events.SCORING if factor == 1 else events.SCORING_DOUBLED
        g.emit(kind, area, facts.paid[first] * factor, second, third)
    for seat in range(facts.players):
        strength = row[at + seat]  # EG-SCORE-3, EG-GRANDE-4
        if strength == 0:  # no rank, no points (EG-SCORE-4, EG-SCORE-5, EG-SCORE-14)
            continue
        rank = standing(facts, row, at, strength)
        place = rank >> 3
        equal = rank & 7
        points: i64 = 0
        # facts.paid is 0 beyond the paid places (EG-SCORE-2)
        if equal == 1 and place == 1:
            points = facts.paid[table * PLACES + 1]
        elif not first_only:
            points = facts.paid[table * PLACES + (place if equal == 1 else place + 1)]
        cell[cells.SCORE + seat] += points * factor  # EG-SPEC-7
        if g.events is not None:
            g.emit(events.PAID, seat, area, strength, place, equal, points * factor)
        if place == 1 and equal == 1:
            pay_bonuses(g, area, seat)  # whatever the place itself pays (EG-SCORE-13)
    if g.events is not None and (facts.has_virtual or facts.has_sea) and row[at + sizes.SIXTH] > 0:
        # it takes a place and no points (EG-SCORE-16, GI-INQ-4)
        rank = standing(facts, row, at, row[at + sizes.SIXTH])
        kind = events.FICTITIOUS_RANKED if facts.has_sea else events.VIRTUAL_RANKED
        g.emit(kind, area, row[at + sizes.SIXTH], rank >> 3, rank & 7)
    if area >= sizes.FRANCE and not first_only:  # GI-SCO-6
        if area == sizes.FRANCE:
            pay_places_in_france(g)
        else:
            pay_office(g, area)


def rank_by_strength(g: ElGrande, area: i64) -> None:
    """Fill in what counts in an area: caballeros, the grande of a home region, which may be alone there
    (EG-HOME-1, EG-HOME-2, EG-HOME-6, GI-MIX-7), and the black ones for the holder, who may have no others
    (EG-CHURCH-6, EG-CHURCH-19, GI-INQ-3, GI-SCO-7). Without a holder they are a further player's in the expansion
    (GI-INQ-4)."""
    facts = g.facts
    for colour in range(facts.colours):
        strength = counted(g, area, colour)
        if area == sizes.SHIP and g.table_of(area) == area:  # it has no places (GI-SHIP-8)
            strength = 0
        elif colour < facts.players:
            if facts.has_home_advantage and area != sizes.CASTILLO and g.cells[cells.GRANDE + colour] == area:
                strength += 1
            if g.has_marker(colour):
                strength += counted(g, area, sizes.SIXTH)
        elif facts.has_church or (facts.has_sea and g.cells[cells.MARKER] != 0):
            strength = 0  # they count for the holder, or for nobody
        facts.strengths[colour] = strength


def counted(g: ElGrande, area: i64, colour: i64) -> i64:
    """How many caballeros of a colour count for a place: neither captain nor viceroy."""
    return g.on_deck(area, colour) if area > sizes.FRANCE else g.cubes(area, colour)


def standing(facts: Facts, row: vec[i64], at: i64, strength: i64) -> i64:
    """The place of a strength among all in an area, and how many share it: eight times the one and the other."""
    above: i64 = 0
    equal: i64 = 0
    for other in range(facts.colours):
        above += 1 if row[at + other] > strength else 0
        equal += 1 if row[at + other] == strength else 0
    if above > 1 and facts.ties_slide:
        above = slid_above(facts, row, at, strength)
    return (1 + above) << 3 | equal


def slid_above(facts: Facts, row: vec[i64], at: i64, strength: i64) -> i64:
    """How many places are used up above a strength when a tie of any size uses up two (EG-SCORE-6, `sliding`).

    A tie of two does so in either reading (EG-SCORE-8).
    """
    used: i64 = 0
    for colour in range(facts.colours):
        mine = row[at + colour]
        if mine > strength:
            before: i64 = 0
            for other in range(colour):
                if row[at + other] == mine:
                    before += 1
            if before < 2:  # the first of a group takes a place, the second another, the others none
                used += 1
    return used


def pay_bonuses(g: ElGrande, area: i64, seat: i64) -> None:
    """A sole first takes the king's bonus and that of the own grande, or both (EG-SCORE-11).

    They come on top of any table, also that of a board (EG-ALT-8), and in the castillo if king or grande are there
    (EG-GEN-9, EG-GEN-10, EG-KING-14, EG-CARD-TOURN-2, GI-SCO-9).
    """
    if area == g.cells[cells.KING]:  # EG-SCORE-9, EG-KING-4
        g.score(seat, BONUS_POINTS)
        g.emit(events.BONUS, seat, area, BONUS_POINTS, FOR_THE_KING)
    if area == g.cells[cells.GRANDE + seat]:  # EG-SCORE-10, EG-GRANDE-3
        g.score(seat, BONUS_POINTS)
        g.emit(events.BONUS, seat, area, BONUS_POINTS, FOR_THE_GRANDE)


def pay_places_in_france(g: ElGrande) -> None:
    """Ambassador and envoy are paid whatever their ranks (EG-FRANCE-4, EG-FRANCE-13, GI-FRA-5, GI-FRA-6)."""
    for place in range(sizes.FRANCE_PLACES):
        seat = g.payee(g.cells[cells.FRANCE + place] - 1)
        points = g.facts.france_bonus[place]
        if seat >= 0 and points > 0:
            g.score(seat, points)
            g.emit(events.BONUS, seat, sizes.FRANCE, points, FOR_THE_PLACE + place)


def pay_office(g: ElGrande, area: i64) -> None:
    """Captain and viceroy are paid whenever ship or America is scored, also with a board there
    (GI-SHIP-8, GI-SHIP-9, GI-AME-6, GI-SCO-4, GI-TAB-2)."""
    if area > sizes.AMERICA:
        return
    seat = g.payee(g.cells[cells.OFFICE + area - sizes.SHIP] - 1)
    if seat >= 0:
        points = g.facts.office_points[area - sizes.SHIP]
        g.score(seat, points)
        g.emit(events.BONUS, seat, area, points, FOR_THE_OFFICE + area - sizes.SHIP)


# -- general scoring -----------------------------------------------------------------------------


class ScoreEverything(Step[ElGrande]):
    """The disks are set: open and score the castillo, empty it, score all regions (EG-GEN-1, EG-CAST-5).

    No window for vetoes is opened (EG-GEN-12). Who keeps a card for it comes in between (GI-SCO-8): `about` is 1 when
    only the regions are left.
    """

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        before = g.cells[cells.SCORE : cells.SCORE + sizes.SEATS]
        if about == 0:
            g.emit(events.GENERAL_SCORING, g.cells[cells.ROUND])
            score_area(g, sizes.CASTILLO, False)  # EG-GEN-4
            if g.cells[cells.KING] == sizes.CASTILLO:  # nothing leaves it (EG-GEN-9)
                g.emit(events.CASTILLO_CLOSED)
            else:
                empty_castillo(g)
            if g.facts.has_sea and somebody_has_use_for_kept(g):
                tell_scores(g, before)
                g.push(steps.GENERAL_SCORING, seat, 0, 1)
                g.push(steps.EACH_KEEPER, seat)
                return
        for region in range(g.facts.regions):  # EG-GEN-7, in the order of EG-MAP-11
            if not g.muslim() >> region & 1:  # EG-GRAN-4
                score_area(g, region, False)
        if g.facts.has_france:  # EG-FRANCE-6
            score_area(g, sizes.FRANCE, False)
            if g.facts.has_sea:  # GI-SCO-1
                for area in range(sizes.SHIP, sizes.MEDITERRANEAN + 1):
                    score_area(g, area, False)
        tell_scores(g, before)


def tell_scores(g: ElGrande, before: vec[i64]) -> None:
    for seat in range(g.facts.players):
        now = g.cells[cells.SCORE + seat]
        g.emit(events.SCORE_NOW, seat, now - before[seat], now)


def somebody_has_use_for_kept(g: ElGrande) -> bool:
    for seat in range(g.facts.players):
        if g.has_use_for_kept(seat):
            return True
    return False


def empty_castillo(g: ElGrande) -> None:
    """Open the disks; the caballeros of a seat go to its region, or to its court if the king is there (EG-GEN-5).

    It is the only way out of the castillo (EG-CAST-4). A grande goes with them, but to no court, and the virtual player
    has no disk: else it is empty afterwards (EG-GEN-8, EG-GEN-10, EG-GEN-11, EG-2P-16, GI-SCO-10, GI-P7-CON-2). Black
    caballeros go with the holder's (GI-BLK-6).
    """
    cell = g.cells
    for i in range(g.facts.players):  # the first player, then clockwise (EG-DISK-5)
        seat = g.after(cell[cells.FIRST], i)
        if cell[cells.DIAL + seat] != 0:
            g.emit(events.DISK_SHOWN, seat, home_on_disk(cell[cells.DIAL + seat] - 1))
    for i in range(g.facts.players):
        seat = g.after(cell[cells.FIRST], i)
        if cell[cells.DIAL + seat] == 0:
            continue
        n = cell[cells.CASTILLO + seat]
        region = home_on_disk(cell[cells.DIAL + seat] - 1)
        cell[cells.DIAL + seat] = 0
        cell[cells.CASTILLO + seat] = 0
        to_court = region in (cell[cells.KING], sizes.COURT)  # EG-KING-2, EG-GEN-13
        if to_court:
            cell[cells.COURT + seat] += n
        else:
            g.put(region, seat, n)
        if n > 0:
            g.emit(events.LEFT_CASTILLO, seat, sizes.COURT if to_court else region, n)
        if g.has_marker(seat) and not to_court:
            black_leave_castillo(g, region)
        if cell[cells.GRANDE + seat] == sizes.CASTILLO:
            if to_court or g.muslim() >> region & 1:  # GI-SCO-10, EG-GRAN-2
                g.emit(events.GRANDE_STAYED, seat)
            else:
                cell[cells.GRANDE + seat] = region
                g.emit(events.GRANDE_LEFT, seat, region)
    if g.facts.has_virtual and cell[cells.CASTILLO + sizes.SIXTH] > 0:
        g.emit(events.VIRTUAL_STAYED, cell[cells.CASTILLO + sizes.SIXTH])
    if g.facts.has_sea and cell[cells.CASTILLO + sizes.SIXTH] > 0:
        g.emit(events.BLACK_STAYED, cell[cells.CASTILLO + sizes.SIXTH])


def black_leave_castillo(g: ElGrande, region: i64) -> None:
    n = g.cells[cells.CASTILLO + sizes.SIXTH]
    if n > 0:
        g.cells[cells.CASTILLO + sizes.SIXTH] = 0
        g.put(region, sizes.SIXTH, n)
        g.emit(events.BLACK_LEFT_CASTILLO, region, n)


def home_on_disk(number: i64) -> i64:
    """Where a disk sends pieces: a region, or the court."""
    return sizes.COURT if number == sizes.CASTILLO else number
