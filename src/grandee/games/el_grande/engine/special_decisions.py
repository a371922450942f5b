"""Every decision that a special action may ask (sections 13, 21, 23 of the spec).

They are the same for all cards; which options they have and what follows is a matter of the card's effect.
"""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.chance import lowest
from grandee.core.step import Step
from grandee.games.el_grande.engine import actions, cells, events, refusals, sizes, veto
from grandee.games.el_grande.engine.special import special_of
from grandee.games.el_grande.engine.state import ElGrande

# -- announcements -------------------------------------------------------------------------------


class ChooseRegion(Step[ElGrande]):
    """The region to move from, to clear or to score (EG-MOVE-7, EG-CARD-EVICT-1, EG-SSC-5)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(actions.CHOOSE_REGION, special_of(g).regions(g, seat))

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.cells[cells.CHOSEN] = action - actions.CHOOSE_REGION
        g.pop()
        g.emit(events.REGION_CHOSEN, seat, action - actions.CHOOSE_REGION)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return special_of(g).why_not_region(g, seat, action - actions.CHOOSE_REGION)


class ChooseMode(Step[ElGrande]):
    """One side of an either-or card; mixing is not possible (EG-VETO-3)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(actions.CHOOSE_MODE, special_of(g).modes(g, seat))

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.cells[cells.CHOSEN_MODE] = action - actions.CHOOSE_MODE + 1
        g.pop()
        g.emit(events.MODE_CHOSEN, seat, action - actions.CHOOSE_MODE)
        special_of(g).announce(g, seat)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        printed = special_of(g).has_mode(action - actions.CHOOSE_MODE)
        return refusals.NOT_THIS_MODE if printed else refusals.NOT_ON_CARD


class BoardTo(Step[ElGrande]):
    """Which board, and where to: a region or the castillo (EG-ALT-3, EG-ALT-4, EG-CAST-7)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        cell = g.cells
        # neither where the other board lies (EG-ALT-2), nor where it lies itself (EG-ALT-6), nor to or from the king
        # (EG-ALT-5)
        free = g.not_taboo() & ~(1 << cell[cells.BOARD]) & ~(1 << cell[cells.BOARD + 1])  # OFF is no area
        for board in range(g.facts.boards):
            if cell[cells.BOARD + board] != cell[cells.KING]:
                out.add_each(actions.BOARD + board * sizes.AREAS, free)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        board = (action - actions.BOARD) // sizes.AREAS
        g.cells[cells.CHOSEN_WHAT] = board
        g.cells[cells.CHOSEN] = (action - actions.BOARD) % sizes.AREAS
        g.pop()
        if g.other_holders() != 0:
            g.emit(events.SHOWS_BOARD, seat, board, g.cells[cells.CHOSEN])

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        cell = g.cells
        board = (action - actions.BOARD) // sizes.AREAS
        area = (action - actions.BOARD) % sizes.AREAS
        if cell[cells.KING] in (area, cell[cells.BOARD + board]):
            return refusals.TABOO
        return refusals.BOARD_STAYS if cell[cells.BOARD + board] == area else refusals.OTHER_BOARD


class KingTo(Step[ElGrande]):
    """Where the king goes: another region, or a neighbour (EG-CARD-KING-1, EG-CARD-ADVISER-1, EG-KING-13)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(actions.KING_TO, g.about())

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.cells[cells.CHOSEN] = action - actions.KING_TO
        g.pop()
        if g.other_holders() != 0:
            g.emit(events.SHOWS_KING, seat, action - actions.KING_TO)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.KING_STAYS if action - actions.KING_TO == g.cells[cells.KING] else refusals.NOT_ADJACENT


class GrandeTo(Step[ElGrande]):
    """The new home of the own grande: a region, not the king's (EG-GRANDE-1, EG-CAST-9)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(actions.GRANDE_TO, g.not_taboo() & g.facts.all_regions & ~(1 << g.cells[cells.GRANDE + seat]))

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.cells[cells.CHOSEN] = action - actions.GRANDE_TO
        g.pop()
        if g.other_holders() != 0:
            g.emit(events.SHOWS_GRANDE, seat, action - actions.GRANDE_TO)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.TABOO if action - actions.GRANDE_TO == g.cells[cells.KING] else refusals.GRANDE_STAYS


class BanishOne(Step[ElGrande]):
    """A caballero of an opponent outside the king's region (EG-CARD-BANISH-1, EG-CARD-BANISH-2).

    The row is about the set of colours; its detail says whether the piece is announced or, one for each opponent, a
    step of its own.
    """

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        colours = g.about()
        while colours:
            colour = lowest(colours)
            out.add_each(actions.BANISH_ONE + colour * sizes.REGIONS, g.regions_of(colour))
            colours &= colours - 1

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        colour = (action - actions.BANISH_ONE) // sizes.REGIONS
        region = (action - actions.BANISH_ONE) % sizes.REGIONS
        announced = g.detail() != 0
        g.pop()
        if not announced:
            veto.step(g, veto.BANISHES, colour, region, 0, 0)
            return
        g.cells[cells.CHOSEN_WHAT] = colour
        g.cells[cells.CHOSEN] = region
        if g.other_holders() != 0:
            g.emit(events.SHOWS_BANISH, seat, colour, region)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        colour = (action - actions.BANISH_ONE) // sizes.REGIONS
        if colour >= g.facts.players:
            return refusals.NO_SUCH_COLOUR
        announced = g.detail() != 0
        if colour == seat:
            return refusals.OWN_COLOUR if announced else refusals.OWN_COLOUR_OF_EACH
        if not g.about() >> colour & 1:
            return refusals.NOT_THIS_OPPONENT
        if (action - actions.BANISH_ONE) % sizes.REGIONS == g.cells[cells.KING]:
            return refusals.TABOO
        return refusals.NONE_TO_BANISH if announced else refusals.NONE_OF_EACH


# -- moving and placing --------------------------------------------------------------------------


class MoveOne(Step[ElGrande]):
    """Move one caballero from a region to another area, within the limits of the card
    (EG-MOVE-1, EG-MOVE-4, EG-MOVE-6)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        cell = g.cells
        open_areas = g.not_taboo()
        source = cell[cells.SOURCE]
        # one region (EG-MOVE-7), or any but the king's; never the castillo (EG-MOVE-2, EG-CAST-4)
        sources = 1 << (source - 1) if source else open_areas & g.facts.all_regions
        owners: i64 = 0  # EG-MOVE-3
        if cell[cells.OWN_LEFT] + cell[cells.ANY_LEFT] > 0:
            owners = 1 << seat
        if cell[cells.FOREIGN_LEFT] + cell[cells.ANY_LEFT] > 0:
            owners |= g.opponents(seat)
        while sources:
            region = lowest(sources)
            targets = open_areas & ~(1 << region)  # EG-CAST-1, EG-MOVE-6
            for owner in range(g.facts.colours):
                if owners >> owner & 1 and cell[cells.CUBES + region * sizes.COLOURS + owner] > 0:
                    out.add_each(actions.MOVE_ONE + (owner * sizes.REGIONS + region) * sizes.AREAS, targets)
            sources &= sources - 1
        out.add(actions.MOVE_ONE_DONE)  # EG-MOVE-5, EG-SPEC-3

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        if action == actions.MOVE_ONE_DONE:
            g.pop()
            return
        cell = g.cells
        target = (action - actions.MOVE_ONE) % sizes.AREAS
        piece = (action - actions.MOVE_ONE) // sizes.AREAS
        owner = piece // sizes.REGIONS
        if cell[cells.ANY_LEFT] > 0:
            cell[cells.ANY_LEFT] -= 1
        elif owner == seat:
            cell[cells.OWN_LEFT] -= 1
        else:
            cell[cells.FOREIGN_LEFT] -= 1
        if cell[cells.ANY_LEFT] + cell[cells.OWN_LEFT] + cell[cells.FOREIGN_LEFT] == 0:
            g.pop()
        veto.step(g, veto.MOVES, owner, piece % sizes.REGIONS, target, 0)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        cell = g.cells
        target = (action - actions.MOVE_ONE) % sizes.AREAS
        region = (action - actions.MOVE_ONE) // sizes.AREAS % sizes.REGIONS
        owner = (action - actions.MOVE_ONE) // sizes.AREAS // sizes.REGIONS
        if owner >= g.facts.colours:
            return refusals.NO_SUCH_COLOUR
        if cell[cells.KING] in (region, target):
            return refusals.TABOO
        if cell[cells.SOURCE] not in (0, region + 1):
            return refusals.OTHER_SOURCE
        if not special_of(g).owners(g, seat) >> owner & 1:
            return refusals.NO_OWN_ON_CARD if owner == seat else refusals.NO_FOREIGN_ON_CARD
        if owner == seat and cell[cells.OWN_LEFT] + cell[cells.ANY_LEFT] == 0:
            return refusals.NO_OWN_LEFT
        if owner != seat and cell[cells.FOREIGN_LEFT] + cell[cells.ANY_LEFT] == 0:
            return refusals.NO_FOREIGN_LEFT
        return refusals.NONE_THERE if g.cubes(region, owner) == 0 else refusals.SAME_PLACE


class PlaceAnywhereOne(Step[ElGrande]):
    """Place one further caballero from the court, not only beside the king (EG-CAST-1, EG-VETO-14)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(actions.PLACE_ANYWHERE_ONE, g.not_taboo())
        out.add(actions.PLACE_ANYWHERE_ONE_DONE)  # EG-SPEC-3

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        if action == actions.PLACE_ANYWHERE_ONE_DONE:
            g.pop()
            return
        if g.one_done():
            g.pop()
        veto.step(g, veto.PLACES, action - actions.PLACE_ANYWHERE_ONE, 0, 0, 0)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.TABOO


class Reinforce(Step[ElGrande]):
    """How many caballeros go from the province to the court: 0 to the limit (EG-CARD-COURT-1, EG-CALL-8)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        for n in range(g.times() + 1):
            out.add(actions.COURT_N + n)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.pop()
        if action > actions.COURT_N:
            veto.step(g, veto.REINFORCES, action - actions.COURT_N, 0, 0, 0)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.TOO_MANY_FOR_THE_COURT


class TakeBack(Step[ElGrande]):
    """Take one used power card back into the hand, this round's included; nobody else sees which (EG-CARD-POWER-1).

    No other step gives a power card back (EG-PCARD-3). What lies on the table for this round stays what it is, for the
    order of turns and for who is first (EG-CARD-POWER-2).
    """

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(actions.RETRIEVE, sizes.ALL_POWERS & ~g.cells[cells.HAND + seat])

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        cell = g.cells
        power = action - actions.RETRIEVE
        cell[cells.HAND + seat] |= 1 << power
        cell[cells.HELD + seat] += 1
        first = cells.TAKEN_BACK + seat * sizes.MOST_TAKEN_BACK
        for i in range(first, first + sizes.MOST_TAKEN_BACK):
            if cell[i] == 0:
                cell[i] = cell[cells.PLAYED + seat]  # everybody knows that it is one of these (EG-INFO-8)
                break
        g.pop()
        g.emit(events.RETRIEVED, seat, power)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.NOT_USED


# -- what opponents must do ----------------------------------------------------------------------


class ReturnOne(Step[ElGrande]):
    """Choose an own caballero to return to the province; all of a seat's are returned together, and none can
    be kept (EG-CARD-WITHDRAW-1, EG-SPEC-6, EG-DP-11)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        cell = g.cells
        for region in range(sizes.REGIONS):  # EG-PROV-3, EG-KING-2
            if (
                region != cell[cells.KING]
                and cell[cells.CUBES + region * sizes.COLOURS + seat] > cell[cells.RETURNING + region]
            ):
                out.add(actions.RETURN_ONE + region)
        if cell[cells.COURT + seat] > cell[cells.RETURNING + sizes.REGIONS]:
            out.add(actions.RETURN_ONE + sizes.REGIONS)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        cell = g.cells
        cell[cells.RETURNING + action - actions.RETURN_ONE] += 1
        if g.one_done():
            n = g.about()
            g.pop()
            veto.step(g, veto.RETURNS, seat, n, 0, 0)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        if action - actions.RETURN_ONE == sizes.REGIONS:
            return refusals.NONE_IN_COURT
        return refusals.TABOO if action - actions.RETURN_ONE == g.cells[cells.KING] else refusals.NONE_TO_RETURN


class SetDisk(Step[ElGrande]):
    """Set the disk secretly; all concerned must do it, at the same time (EG-DISK-2, EG-INFO-10, EG-SPEC-6)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(actions.DISK, special_of(g).disk_regions(g, seat))

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.cells[cells.DIAL + seat] = action - actions.DISK + 1
        g.answered(seat)  # EG-DP-5

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return special_of(g).why_not_disk(g, seat, action - actions.DISK)
