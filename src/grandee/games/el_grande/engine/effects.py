"""The effects that special actions are made of, all but scorings (sections 13, 21 of the spec).

What a deck calls them and gives them is declared in ../effects.py.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from grandee.games.el_grande.engine import cells, changes, events, refusals, sizes, steps, veto
from grandee.games.el_grande.engine.special import Special, ask_for_disks
from grandee.games.el_grande.engine.state import ElGrande


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
        if self.all_own or self.own + self.either > 0:
            owners = 1 << seat
        if self.foreign + self.either > 0:
            owners |= g.opponents(seat)
        return owners

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return g.regions_with(self.owners(g, seat)) != 0

    def announce(self, g: ElGrande, seat: i64) -> None:
        if self.from_one_region:  # EG-MOVE-7
            g.push(steps.CHOOSE_REGION, seat)

    def regions(self, g: ElGrande, seat: i64) -> i64:
        return g.regions_with(self.owners(g, seat))

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
                cell[cells.OWN_LEFT] = g.cubes(cell[cells.CHOSEN], seat)
        g.push(steps.MOVE_ONE, seat)


@final
class PlaceAnywhere(Special):
    """Place up to so many further caballeros from the court into any areas but the king's region (EG-CAST-1)."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return g.court(seat) > 0

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

    def announce(self, g: ElGrande, seat: i64) -> None:
        g.push(steps.CHOOSE_MODE, seat)

    def chosen(self, g: ElGrande) -> Special:
        mode = g.cells[cells.CHOSEN_MODE]
        if mode == 0:
            return self
        return self.one if mode == self.one_mode + 1 else self.other

    def modes(self, g: ElGrande, seat: i64) -> i64:
        one: i64 = 1 << self.one_mode if self.one.possible(g, seat) else 0
        return one | (1 << self.other_mode) if self.other.possible(g, seat) else one

    def has_mode(self, mode: i64) -> bool:
        return mode in (self.one_mode, self.other_mode)


@final
class ReinforceCourt(Special):
    """Bring up to so many own caballeros from the province to the court (EG-CARD-COURT-1)."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return g.cells[cells.PROVINCE + seat] > 0

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.push(steps.COURT_N, seat, min(self.most, g.cells[cells.PROVINCE + seat]))


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
        n = min(self.number, eligible(g, opponent))  # EG-PROV-5, EG-SPEC-6
        if n > 0:
            g.push(steps.RETURN_ONE, opponent, n, n)


def eligible(g: ElGrande, seat: i64) -> i64:
    """How many caballeros a seat has in its court and in regions other than the king's; the castillo does not
    count (EG-PROV-3)."""
    n = g.court(seat)
    for region in range(sizes.REGIONS):
        if region != g.cells[cells.KING]:  # EG-KING-2
            n += g.cubes(region, seat)
    return n


@final
class Banish(Special):
    """One caballero of one opponent, or of each, goes from a region to the province
    (EG-CARD-BANISH-1, EG-CARD-BANISH-2)."""

    def __init__(self, of_each: bool) -> None:
        self.of_each: bool = of_each

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return g.regions_with(g.opponents(seat)) != 0

    def announce(self, g: ElGrande, seat: i64) -> None:
        if not self.of_each:
            g.push(steps.BANISH_ONE, seat, 0, g.opponents(seat), 1)

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        if self.of_each:
            g.push(steps.EACH_OPPONENT, seat, 0, 1)
        else:
            changes.banish(g, g.cells[cells.CHOSEN_WHAT], g.cells[cells.CHOSEN])

    def each(self, g: ElGrande, seat: i64, opponent: i64) -> None:
        if g.regions_of(opponent) != 0:
            g.push(steps.BANISH_ONE, seat, 0, 1 << opponent)


@final
class SecretWithdraw(Special):
    """Every opponent returns so many caballeros, or all with 0, of a region set on the disk
    (EG-CARD-SECRET2-1, EG-CARD-SECRETALL-1)."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return g.regions_with(g.opponents(seat)) != 0

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        concerned: i64 = 0
        for i in range(i64(1), g.facts.players):
            if g.regions_of(g.after(seat, i)) != 0:
                concerned |= 1 << g.after(seat, i)
        ask_for_disks(g, seat, concerned)

    def disk_regions(self, g: ElGrande, who: i64) -> i64:
        members = g.regions_of(who)
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
        if region == g.cells[cells.KING]:
            return refusals.TABOO
        if g.cubes(region, who) > 0:
            return refusals.TOO_FEW_THERE
        return refusals.NONE_TO_WITHDRAW if self.number == 0 else refusals.NONE_TO_WITHDRAW_TWO

    def revealed(self, g: ElGrande, seat: i64) -> None:
        g.push(steps.EACH_OPPONENT, seat, 0, 1)

    def each(self, g: ElGrande, seat: i64, opponent: i64) -> None:
        region = g.cells[cells.REVEALED + opponent] - 1
        if region >= 0:
            n = g.cubes(region, opponent)
            if self.number > 0:
                n = min(n, self.number)
            veto.step(g, veto.WITHDRAWS, opponent, region, n, 0)


@final
class Evict(Special):
    """Every opponent moves all own caballeros out of a chosen region to one set on the disk (EG-CARD-EVICT-1)."""

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return g.regions_with(g.opponents(seat)) != 0

    def announce(self, g: ElGrande, seat: i64) -> None:
        g.push(steps.CHOOSE_REGION, seat)

    def regions(self, g: ElGrande, seat: i64) -> i64:
        return g.regions_with(g.opponents(seat))

    def why_not_region(self, g: ElGrande, seat: i64, area: i64) -> i64:
        return why_no_source(g, area, refusals.NO_OPPONENT_THERE)

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        concerned: i64 = 0
        for i in range(i64(1), g.facts.players):
            if g.cubes(g.cells[cells.CHOSEN], g.after(seat, i)) > 0:
                concerned |= 1 << g.after(seat, i)
        ask_for_disks(g, seat, concerned)

    def disk_regions(self, g: ElGrande, who: i64) -> i64:
        return g.facts.all_regions & ~(1 << g.cells[cells.CHOSEN])

    def why_not_disk(self, g: ElGrande, who: i64, region: i64) -> i64:
        return refusals.EVICTED_REGION

    def revealed(self, g: ElGrande, seat: i64) -> None:
        g.push(steps.EACH_OPPONENT, seat, 0, 1)

    def each(self, g: ElGrande, seat: i64, opponent: i64) -> None:
        target = g.cells[cells.REVEALED + opponent] - 1
        if target >= 0:
            source = g.cells[cells.CHOSEN]
            veto.step(g, veto.EVICTS, opponent, source, target, g.cubes(source, opponent))


# -- king, grande, boards, cards -----------------------------------------------------------------


@final
class MoveKing(Special):
    """Move the king to another region, or only to a neighbouring one (EG-CARD-KING-1, EG-CARD-ADVISER-1)."""

    def __init__(self, anywhere: bool) -> None:
        self.anywhere: bool = anywhere

    def announce(self, g: ElGrande, seat: i64) -> None:
        king = g.cells[cells.KING]
        # regions only (EG-KING-8, EG-CAST-9), and another one than he is in (EG-KING-13)
        g.push(steps.KING_TO, seat, 0, g.facts.all_regions & ~(1 << king) if self.anywhere else g.facts.adjacent[king])

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        changes.move_king(g, g.cells[cells.CHOSEN])


@final
class MoveGrande(Special):
    """Move the own grande to another region; not out of the king's region
    (EG-GRANDE-1, EG-GRANDE-2, EG-CARD-GRANDE-1)."""

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return g.cells[cells.GRANDE + seat] != g.cells[cells.KING]

    def why_impossible(self, g: ElGrande, seat: i64) -> i64:
        return refusals.GRANDE_SHUT_IN

    def announce(self, g: ElGrande, seat: i64) -> None:
        g.push(steps.GRANDE_TO, seat)

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        changes.move_grande(g, g.cells[cells.CHOSEN])


@final
class MoveBoard(Special):
    """Bring a board onto the map or move one there; always possible
    (EG-CARD-BOARD-1, EG-ALT-3, EG-ALT-4, EG-ALT-7)."""

    def announce(self, g: ElGrande, seat: i64) -> None:
        g.push(steps.BOARD, seat)

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        changes.move_board(g, g.cells[cells.CHOSEN_WHAT], g.cells[cells.CHOSEN])


@final
class RetrievePower(Special):
    """Take back one used power card; it is not announced which (EG-CARD-POWER-1, EG-VETO-3)."""

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return g.cells[cells.HAND + seat] != sizes.ALL_POWERS

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.push(steps.RETRIEVE, seat)


@final
class TakeVeto(Special):
    """Put the veto card in front of you: for later turns of this round and for the next round (EG-VETO-1, EG-TURN-10).

    It is announced like any other special action, so another holder can stop it (EG-VETO-9).
    """

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        g.cells[cells.VETO_NEXT + seat] += 1
        g.count_vetoes(seat)
        g.emit(events.VETO_TAKEN, seat)
