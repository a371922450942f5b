"""Special actions that score (sections 14, 21 of the spec). What a deck calls them is declared in ../effects.py."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from grandee.core.chance import lowest
from grandee.games.el_grande.engine import cells, events, refusals, sizes, steps
from grandee.games.el_grande.engine.scoring import score_area
from grandee.games.el_grande.engine.special import Special, ask_for_disks
from grandee.games.el_grande.engine.state import ElGrande


def score_regions(g: ElGrande, seat: i64, regions: i64, first_only: i64) -> None:
    """Score a set of regions, one step each (EG-SSC-9); quickly if nobody could object."""
    if g.other_holders() != 0:
        if regions:
            g.push(steps.SCORE_NEXT, seat, first_only, regions)
        return
    while regions:
        score_area(g, lowest(regions), first_only != 0)
        regions &= regions - 1


def scored_regions(g: ElGrande) -> i64:
    """The set of regions that can be scored now: France where it is one, Granada when it is conquered
    (EG-FRANCE-7, EG-GRAN-4, EG-GRAN-5); with the colonies the areas at sea too (GI-SCO-3)."""
    return g.facts.all_regions & ~g.muslim()


def numbers_of_areas(g: ElGrande) -> i64:
    """One more than the largest number of an area in play (GI-SCO-2)."""
    return sizes.AREA_NUMBERS if g.facts.has_sea else sizes.AREAS


def most_crowded(g: ElGrande) -> i64:
    """The set of regions with the most caballeros of all colours (EG-SSC-6, EG-SSC-8)."""
    most: i64 = 0
    regions: i64 = 0
    scored = scored_regions(g)
    for region in range(numbers_of_areas(g)):
        if scored >> region & 1:
            n = g.crowd(region)
            if n > most:
                most = n
                regions = 0
            if n == most:
                regions |= 1 << region
    return regions


def least_crowded(g: ElGrande) -> i64:
    """The set of regions with the fewest, at least one (EG-SSC-7, EG-SSC-8)."""
    fewest: i64 = sizes.COLOURS * g.facts.caballeros
    regions: i64 = 0
    scored = scored_regions(g)
    for region in range(numbers_of_areas(g)):
        if scored >> region & 1:
            n = g.crowd(region)
            if 0 < n < fewest:
                fewest = n
                regions = 0
            if n == fewest:
                regions |= 1 << region
    return regions


@final
class ScoreChosen(Special):
    """Score one region of choice, the king's included, or the castillo if the card names it or the king is beside it
    (EG-SSC-4, EG-SSC-5, EG-KING-4, EG-KING-14, EG-MAP-3). Muslim Granada is not scored (EG-GRAN-5)."""

    def __init__(self, or_castillo: bool) -> None:
        self.or_castillo: bool = or_castillo

    def announce(self, g: ElGrande, seat: i64) -> None:
        g.push(steps.CHOOSE_REGION, seat)

    def regions(self, g: ElGrande, seat: i64) -> i64:
        castillo = self.or_castillo or g.cells[cells.KING] == sizes.CASTILLO
        return (g.facts.all_areas if castillo else g.facts.all_regions) & ~g.muslim()

    def why_not_region(self, g: ElGrande, seat: i64, area: i64) -> i64:
        return refusals.NO_CASTILLO if area == sizes.CASTILLO else refusals.NOT_SCORED_NOW

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        score_area(g, g.cells[cells.CHOSEN], False)


@final
class ScoreClass(Special):
    """Score all regions whose first place is worth one of these values now
    (EG-SSC-2, EG-SSC-3, EG-CARD-SCORE-1)."""

    def __init__(self, values: i64) -> None:
        self.values: i64 = values  # a set

    def members(self, g: ElGrande) -> i64:
        regions: i64 = 0
        scored = scored_regions(g)
        for region in range(numbers_of_areas(g)):
            if scored >> region & 1 and self.values >> g.facts.points[g.table_of(region) * 3] & 1:
                regions |= 1 << region
        return regions

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return self.members(g) != 0

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.cells[cells.COVERED] = 1
        score_regions(g, seat, self.members(g), 0)


@final
class ScoreMost(Special):
    """Score the regions with the most caballeros, all that share the number (EG-SSC-3, EG-SSC-6, EG-SSC-8)."""

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.cells[cells.COVERED] = 1
        score_regions(g, seat, most_crowded(g), 0)


@final
class ScoreFewest(Special):
    """Score the regions with the fewest caballeros, at least one, all that share the number
    (EG-SSC-3, EG-SSC-7, EG-SSC-8)."""

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return least_crowded(g) != 0

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.cells[cells.COVERED] = 1
        score_regions(g, seat, least_crowded(g), 0)


@final
class ScoreFirstPlaces(Special):
    """Score only the first place in every region (EG-SSC-3, EG-SSC-10)."""

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.cells[cells.COVERED] = 1
        score_regions(g, seat, scored_regions(g), 1)


@final
class ScoreCastillo(Special):
    """Open the castillo, score it, put everything back
    (EG-CARD-CASTILLO-1, EG-CAST-5, EG-CAST-6)."""

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        score_area(g, sizes.CASTILLO, False)


@final
class ScoreSecretly(Special):
    """All players set a region; those set by exactly one player are scored (EG-CARD-SSCORE-1)."""

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        ask_for_disks(g, seat, g.facts.everybody)

    def disk_regions(self, g: ElGrande, who: i64) -> i64:
        return sizes.ALL_REGIONS & ~g.muslim()

    def why_not_disk(self, g: ElGrande, who: i64, region: i64) -> i64:
        return refusals.NOT_ON_DISK if region == sizes.FRANCE else refusals.NOT_SCORED_NOW

    def revealed(self, g: ElGrande, seat: i64) -> None:
        once: i64 = 0
        twice: i64 = 0
        for who in range(g.facts.players):
            shown: i64 = 1 << (g.cells[cells.REVEALED + who] - 1)
            twice |= once & shown
            once |= shown
        for region in range(sizes.REGIONS):
            if twice >> region & 1:
                g.emit(events.NOT_SCORED, region)
        score_regions(g, seat, once & ~twice, 0)
