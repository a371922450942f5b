"""The effects that special actions are made of, all but scorings (sections 13, 21 of the spec).

What a deck calls them and gives them is declared in ../effects.py.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from grandee.core.chance import lowest
from grandee.games.el_grande.engine import cells, changes, refusals, sizes, stands, steps, veto
from grandee.games.el_grande.engine.special import Special, ask_for_disks
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

    def most(self, g: ElGrande, seat: i64, region: i64) -> i64:
        """How many caballeros may be moved in all (EG-LIMIT-3); all own ones of a region if it is one."""
        if not self.all_own:
            return self.own + self.foreign + self.either
        return g.cubes(region, seat) + (g.cubes(region, sizes.SIXTH) if g.has_marker(seat) else 0)

    def why_not_region(self, g: ElGrande, seat: i64, area: i64) -> i64:
        return why_no_source(g, area, refusals.NONE_THERE)

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


# -- what opponents lose -------------------------------------------------------------------------


@final
class EmptyCourts(Special):
    """Every opponent returns so many caballeros of the court to the province, or all with 0
    (EG-CARD-CRISIS-1, EG-CARD-CRISIS-2)."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most

    def possible(self, g: ElGrande, seat: i64) -> bool:
        for i in range(i64(1), g.facts.players):
            if g.court(g.after(seat, i)) > 0:
                return True
        return False

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.cells[cells.COVERED] = 1
        g.push(steps.EACH_OPPONENT, seat, 0, 1)

    def each(self, g: ElGrande, seat: i64, opponent: i64) -> None:
        if opponent == sizes.SIXTH:  # it has no court (EG-2P-15)
            return
        n = g.court(opponent)
        if self.most > 0:
            n = min(n, self.most)
        if n > 0:
            veto.step(g, veto.EMPTIES, opponent, n, 0, 0)


@final
class EachReturns(Special):
    """Every opponent returns so many own caballeros from regions and court, or all it has (EG-CARD-WITHDRAW-1)."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def possible(self, g: ElGrande, seat: i64) -> bool:
        for i in range(i64(1), g.facts.players):
            if eligible(g, g.after(seat, i)) > 0:
                return True
        return False

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.push(steps.EACH_OPPONENT, seat, 0, 1)

    def each(self, g: ElGrande, seat: i64, opponent: i64) -> None:
        if opponent == sizes.SIXTH:  # nobody chooses for it (EG-2P-14)
            return
        n = min(self.number, eligible(g, opponent))  # EG-PROV-4, EG-PROV-5, EG-SPEC-6
        if n > 0:
            g.push(steps.RETURN_ONE, opponent, n, n)


def eligible(g: ElGrande, seat: i64) -> i64:
    """How many caballeros a seat has in its court and in regions other than the king's; neither the castillo nor black
    ones count (EG-PROV-2, EG-PROV-3, GI-BLK-4)."""
    n = g.court(seat)
    if g.facts.has_france:
        if g.cells[cells.KING] != sizes.FRANCE:
            n += g.in_france(seat)
        if g.facts.has_sea:
            n += stands.at_sea(g, seat)
    for region in range(sizes.REGIONS):
        if region != g.cells[cells.KING]:  # EG-KING-2
            n += g.cubes(region, seat)
    return n


@final
class Banish(Special):
    """One caballero of one opponent, or of each, goes from a region to the province
    (EG-CARD-BANISH-1, EG-CARD-BANISH-2, EG-CARD-BANISH-3)."""

    def __init__(self, of_each: bool) -> None:
        self.of_each: bool = of_each

    def possible(self, g: ElGrande, seat: i64) -> bool:
        colours = g.other_colours(seat)
        if self.of_each and g.facts.has_sea and g.cells[cells.MARKER] == 0:  # black ones are no opponent's (GI-INQ-4)
            colours &= ~(1 << sizes.SIXTH)
        while colours:
            if stands.banishable(g, lowest(colours)):
                return True
            colours &= colours - 1
        return False

    def announce(self, g: ElGrande, seat: i64) -> None:
        if not self.of_each:
            g.push(steps.BANISH_ONE, seat, 0, g.other_colours(seat), 1)

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        if self.of_each:
            g.push(steps.EACH_OPPONENT, seat, 0, 1)
        else:
            place: i64 = g.cells[cells.CHOSEN_PLACE] if g.facts.has_france else 0
            changes.banish(g, g.cells[cells.CHOSEN_WHAT], g.cells[cells.CHOSEN], place)

    def each(self, g: ElGrande, seat: i64, opponent: i64) -> None:
        colours = g.own(opponent) if g.facts.has_sea else i64(1) << opponent
        if stands.banishable(g, opponent) != 0 or (colours >> sizes.SIXTH and stands.banishable(g, sizes.SIXTH) != 0):
            g.push(steps.BANISH_ONE, seat, 0, colours)


@final
class SecretWithdraw(Special):
    """Every opponent returns so many caballeros, or all with 0, of a region set on the disk
    (EG-CARD-SECRET2-1, EG-CARD-SECRETALL-1)."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return g.regions_with(g.opponents(seat)) & sizes.ALL_REGIONS != 0

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        concerned: i64 = 0
        for i in range(i64(1), g.facts.players):
            if g.regions_of(g.after(seat, i)) & sizes.ALL_REGIONS != 0:
                concerned |= 1 << g.after(seat, i)
        ask_for_disks(g, seat, concerned)

    def disk_regions(self, g: ElGrande, who: i64) -> i64:
        members = g.regions_of(who) & sizes.ALL_REGIONS  # disks do not show France (EG-FRANCE-10)
        at_least = self.number
        while at_least > 1:
            enough: i64 = 0
            for region in range(sizes.REGIONS):
                if members >> region & 1 and g.cubes(region, who) >= at_least:
                    enough |= 1 << region
            if enough:
                return enough
            at_least -= 1
        return members

    def why_not_disk(self, g: ElGrande, who: i64, region: i64) -> i64:
        if region == sizes.FRANCE:
            return refusals.NOT_ON_DISK
        if region == g.cells[cells.KING]:
            return refusals.TABOO
        if g.cubes(region, who) > 0:
            return refusals.TOO_FEW_THERE
        return refusals.NONE_TO_WITHDRAW if self.number == 0 else refusals.NONE_TO_WITHDRAW_TWO

    def revealed(self, g: ElGrande, seat: i64) -> None:
        g.push(steps.EACH_OPPONENT, seat, 0, 1)

    def each(self, g: ElGrande, seat: i64, opponent: i64) -> None:
        if opponent == sizes.SIXTH:  # it has no disk (EG-2P-14)
            return
        region = g.cells[cells.REVEALED + opponent] - 1
        if region >= 0:
            n = g.cubes(region, opponent)
            if self.number > 0:
                n = min(n, self.number)
            veto.step(g, veto.WITHDRAWS, opponent, region, n, 0)


@final
class Evict(Special):
    """Every opponent moves all own caballeros out of a chosen region to one set on the disk (EG-CARD-EVICT-1); the
    king's region sends them to the court, or cannot be set (EG-CARD-COUP-1)."""

    def __init__(self, king_means_court: bool) -> None:
        self.king_means_court: bool = king_means_court

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return self.regions(g, seat) != 0

    def announce(self, g: ElGrande, seat: i64) -> None:
        g.push(steps.CHOOSE_REGION, seat)

    def regions(self, g: ElGrande, seat: i64) -> i64:
        """Where opponents with a disk stand, or black ones of an opponent; the virtual player's stay
        (EG-CARD-COUP-2, EG-CHURCH-16, GI-BLK-7)."""
        colours = g.opponents(seat)
        if g.facts.has_black and g.cells[cells.MARKER] != 0 and not g.has_marker(seat):
            colours |= 1 << sizes.SIXTH
        return g.regions_with(colours)

    def why_not_region(self, g: ElGrande, seat: i64, area: i64) -> i64:
        return why_no_source(g, area, refusals.NO_OPPONENT_THERE)

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        concerned: i64 = 0
        chosen = g.cells[cells.CHOSEN]
        for i in range(i64(1), g.facts.players):
            who = g.after(seat, i)
            if g.cubes(chosen, who) > 0 or (g.has_marker(who) and g.cubes(chosen, sizes.SIXTH) > 0):
                concerned |= 1 << who
        ask_for_disks(g, seat, concerned)

    def disk_regions(self, g: ElGrande, who: i64) -> i64:
        regions = sizes.ALL_REGIONS & ~(1 << g.cells[cells.CHOSEN])
        return regions if self.king_means_court else regions & g.not_taboo()

    def why_not_disk(self, g: ElGrande, who: i64, region: i64) -> i64:
        if region == sizes.FRANCE:
            return refusals.NOT_ON_DISK
        return refusals.EVICTED_REGION if region == g.cells[cells.CHOSEN] else refusals.NOT_TO_THE_KING

    def revealed(self, g: ElGrande, seat: i64) -> None:
        g.push(steps.EACH_OPPONENT, seat, 0, 1)

    def each(self, g: ElGrande, seat: i64, opponent: i64) -> None:
        if opponent == sizes.SIXTH:
            return
        target = g.cells[cells.REVEALED + opponent] - 1
        if target >= 0:
            source = g.cells[cells.CHOSEN]
            n = g.cubes(source, opponent)
            if n > 0 or changes.evicted_black(g, opponent, source, target) > 0:
                veto.step(g, veto.EVICTS, opponent, source, target, n)
