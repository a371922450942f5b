"""The effects by which opponents lose caballeros (sections 13, 21 of the spec).

What a deck calls them and gives them is declared in ../effects.py.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from grandee.core.chance import lowest
from grandee.games.el_grande.engine import cells, changes, refusals, sizes, stands, steps, veto
from grandee.games.el_grande.engine.effects import why_no_source
from grandee.games.el_grande.engine.special import Special, ask_for_disks
from grandee.games.el_grande.engine.state import ElGrande


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
