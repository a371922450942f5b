"""The effects that special actions are made of, all but scorings (sections 13, 21 of the spec).

What a deck calls them and gives them is declared in ../effects.py.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from grandee.core.chance import lowest
from grandee.games.el_grande.engine import cells, refusals, sizes, stands, steps
from grandee.games.el_grande.engine.special import Special
from grandee.games.el_grande.engine.state import ElGrande

ANYWHERE: Final[i64] = 0  # where further caballeros are placed
REGIONS_ONLY: Final[i64] = 1
CASTILLO_ONLY: Final[i64] = 2
LESS_IF_FAR: Final[i64] = 2  # EG-LIMIT-2


def why_no_source(g: ElGrande, area: i64, nobody_there: i64) -> i64:
    """Why no caballeros can leave an area: the castillo and the king's region are closed, or nobody is there."""
    if area == sizes.CASTILLO:
        return refusals.NO_CASTILLO
    return refusals.TABOO if area == g.cells[cells.KING] else nobody_there


def why_nobody_moves(g: ElGrande, owners: i64, area: i64) -> i64:
    """Why no caballero of some colours can be moved out of an area: with the colonies it may have moved (GI-TURN-5)."""
    is_somebody = g.facts.has_sea and g.regions_with(owners) >> area & 1
    return why_no_source(g, area, refusals.NOBODY_MOVES if is_somebody else refusals.NONE_THERE)


@final
class NoSpecial(Special):
    """A card without a special action."""

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return False


# -- caballeros ----------------------------------------------------------------------------------


@final
class Move(Special):
    """Move caballeros: so many own, foreign, or any (EG-MOVE-1, EG-MOVE-5); all own of one region with `all_own`."""

    def __init__(self, own: i64, foreign: i64, either: i64, all_own: bool, from_one_region: bool) -> None:
        self.own: i64 = own
        self.foreign: i64 = foreign
        self.either: i64 = either
        self.all_own: bool = all_own
        self.from_one_region: bool = from_one_region

    def owners(self, g: ElGrande, seat: i64) -> i64:
        """The set of colours that may be moved (EG-MOVE-3)."""
        owners: i64 = 0
        own = g.own(seat)
        if self.all_own or self.own + self.either > 0:
            owners = own
        if self.foreign + self.either > 0:
            owners |= g.facts.every_colour & ~own
        return owners

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return self.regions(g, seat) != 0

    def announce(self, g: ElGrande, seat: i64) -> None:
        if self.from_one_region:  # EG-MOVE-7
            g.push(steps.CHOOSE_REGION, seat)

    def regions(self, g: ElGrande, seat: i64) -> i64:
        regions = g.regions_with(self.owners(g, seat))
        if g.facts.has_sea:
            return self.with_movable(g, seat, regions) if regions else regions
        if g.facts.has_limits and g.facts.has_church:  # the only ones that may have nowhere to go (EG-LIMIT-7)
            regions = self.with_targets(g, seat, regions)
        return regions

    def with_targets(self, g: ElGrande, seat: i64, regions: i64) -> i64:
        """Those of some regions from which a caballero could move under the limits."""
        owners = self.owners(g, seat)
        found: i64 = 0
        while regions:
            region = lowest(regions)
            most = self.most(g, seat, region)
            left = owners
            while left:
                colour = lowest(left)
                if g.cubes(region, colour) > 0 and move_targets(g, colour, region) & reach(g, region, 0, most, 0):
                    found |= 1 << region
                left &= left - 1
            regions &= regions - 1
        return found

    def with_movable(self, g: ElGrande, seat: i64, regions: i64) -> i64:
        """The same with the colonies: of regions with caballeros that have not moved in this turn (GI-TURN-5)."""
        if not g.facts.has_limits and g.cells[cells.MARKED] == 0:
            return regions
        owners = self.owners(g, seat)
        found: i64 = 0
        while regions:
            region = lowest(regions)
            near = g.facts.all_areas
            if g.facts.has_limits:
                near = reach(g, region, 0, self.most(g, seat, region), 0) | 1 << region
            left = owners
            while left:
                if stands.move_targets(g, region, lowest(left), g.not_taboo() & ~g.full()) & near:
                    found |= 1 << region
                    break
                left &= left - 1
            regions &= regions - 1
        return found

    def most(self, g: ElGrande, seat: i64, region: i64) -> i64:
        """How many caballeros may be moved in all (EG-LIMIT-3); all own ones of a region if it is one."""
        if not self.all_own:
            return self.own + self.foreign + self.either
        return g.cubes(region, seat) + (g.cubes(region, sizes.SIXTH) if g.has_marker(seat) else 0)

    def why_not_region(self, g: ElGrande, seat: i64, area: i64) -> i64:
        return why_nobody_moves(g, self.owners(g, seat), area)

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        cell = g.cells
        cell[cells.OWN_LEFT] = self.own
        cell[cells.FOREIGN_LEFT] = self.foreign
        cell[cells.ANY_LEFT] = self.either
        if self.from_one_region:
            cell[cells.SOURCE] = cell[cells.CHOSEN] + 1
            if self.all_own:
                cell[cells.OWN_LEFT] = self.most(g, seat, cell[cells.CHOSEN])
        if g.facts.has_limits:
            cell[cells.MOVES_MOST] = self.most(g, seat, cell[cells.CHOSEN])
        g.push(steps.MOVE_ONE, seat)


def move_targets(g: ElGrande, colour: i64, region: i64) -> i64:
    """Where a caballero may go from a region: any other area that is open (EG-MOVE-1, EG-MOVE-6, EG-CAST-1).

    Black ones go neither into the castillo nor into France nor into Muslim Granada (EG-CHURCH-4, EG-CHURCH-18).
    """
    targets = g.not_taboo() & ~(1 << region)
    if g.facts.has_france:
        targets &= ~g.full()
    if g.facts.has_church and colour == sizes.SIXTH:
        targets &= ~(1 << sizes.CASTILLO | 1 << sizes.FRANCE | g.muslim())
    return targets


def reach(g: ElGrande, region: i64, made: i64, most: i64, one_moved_far: i64) -> i64:
    """The areas that a move from a region may reach under the movement limits: neighbours and the castillo, and all
    while so few moves are made that far ones count (EG-LIMIT-1, EG-LIMIT-2, EG-LIMIT-4, EG-LIMIT-5). Nothing but moves
    asks for it (EG-LIMIT-6)."""
    if made < most - LESS_IF_FAR:
        return g.facts.all_areas
    return 0 if one_moved_far else g.facts.adjacent[region] | 1 << sizes.CASTILLO


@final
class PlaceAnywhere(Special):
    """Place up to so many further caballeros from the court into any areas but the king's region (EG-CAST-1), only into
    regions (EG-CARD-MILITIA-1) or only into the castillo (EG-CARD-GREY-1)."""

    def __init__(self, most: i64, where: i64) -> None:
        self.most: i64 = most
        self.where: i64 = where

    def place_areas(self, g: ElGrande) -> i64:
        areas = g.not_taboo()
        if g.facts.has_closed_areas:
            areas &= ~(g.full() | g.muslim())  # EG-FRANCE-11, EG-GRAN-3
            if g.facts.has_sea:  # France and ship where a placement may go, America and Mediterranean never (GI-REG-8)
                areas &= sizes.ALL_AREAS | g.facts.beside_king[g.cells[cells.KING]]
        if self.where == REGIONS_ONLY:
            return areas & ~(1 << sizes.CASTILLO)
        return areas & 1 << sizes.CASTILLO if self.where == CASTILLO_ONLY else areas

    def why_not_region(self, g: ElGrande, seat: i64, area: i64) -> i64:
        if area == g.cells[cells.KING]:
            return refusals.TABOO
        reached = sizes.ALL_AREAS | g.full() | g.facts.beside_king[g.cells[cells.KING]]
        if g.facts.has_sea and not reached >> area & 1:
            return refusals.NOT_BY_THIS_CARD
        if area == sizes.CASTILLO:
            return refusals.REGIONS_ONLY
        if self.where == CASTILLO_ONLY:
            return refusals.CASTILLO_ONLY
        return refusals.FRANCE_IS_FULL if area == sizes.FRANCE else refusals.NOT_FROM_A_COURT

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return g.court(seat) > 0 and self.place_areas(g) != 0

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.push(steps.PLACE_ANYWHERE_ONE, seat, min(self.most, g.court(seat)))


@final
class Either(Special):
    """One of two effects, announced as the card's mode."""

    def __init__(self, one: Special, one_mode: i64, other: Special, other_mode: i64) -> None:
        self.one: Special = one
        self.one_mode: i64 = one_mode
        self.other: Special = other
        self.other_mode: i64 = other_mode

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return self.one.possible(g, seat) or self.other.possible(g, seat)

    def repeatable(self, g: ElGrande, seat: i64) -> bool:
        return self.one.repeatable(g, seat) or self.other.repeatable(g, seat)

    def announce(self, g: ElGrande, seat: i64) -> None:
        g.push(steps.CHOOSE_MODE, seat)

    def chosen(self, g: ElGrande) -> Special:
        mode = g.cells[cells.CHOSEN_MODE]
        if mode == 0:
            return self
        return self.one if mode == self.one_mode + 1 else self.other

    def modes(self, g: ElGrande, seat: i64) -> i64:
        """In a repetition it is a choice of one's own, but for what cannot be repeated (GI-P7-DOU-11)."""
        if g.is_repetition():
            repeated: i64 = 1 << self.one_mode if self.one.repeatable(g, seat) else 0
            return repeated | (1 << self.other_mode) if self.other.repeatable(g, seat) else repeated
        one: i64 = 1 << self.one_mode if self.one.possible(g, seat) else 0
        return one | (1 << self.other_mode) if self.other.possible(g, seat) else one

    def has_mode(self, mode: i64) -> bool:
        return mode in (self.one_mode, self.other_mode)


@final
class ReinforceCourt(Special):
    """Bring up to so many own caballeros from the province to the court (EG-CARD-COURT-1); with `recall` those that are
    missing there from regions (EG-CALL-7), otherwise not (EG-CALL-8)."""

    def __init__(self, most: i64, recall: bool) -> None:
        self.most: i64 = most
        self.recall: bool = recall

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return g.cells[cells.PROVINCE + seat] > 0 or (self.recall and g.regions_of(seat) != 0)

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        there = g.cells[cells.PROVINCE + seat]
        if there > 0:
            g.push(steps.COURT_N, seat, min(self.most, there), self.most if self.recall else 0)
        else:
            g.push(steps.RECALL_REST, seat, self.most)
