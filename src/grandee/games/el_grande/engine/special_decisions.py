"""Every decision that a special action may ask (sections 13, 21, 23 of the spec).

They are the same for all cards; which options they have and what follows is a matter of the card's effect.
"""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.chance import lowest
from grandee.core.step import Step
from grandee.games.el_grande.engine import (
    actions,
    cells,
    effects,
    events,
    france,
    groups,
    refusals,
    sizes,
    stands,
    steps,
    veto,
)
from grandee.games.el_grande.engine.relocation import add_moves_with_stands, add_returns
from grandee.games.el_grande.engine.special import special_of
from grandee.games.el_grande.engine.state import ElGrande

# -- announcements -------------------------------------------------------------------------------


class ChooseRegion(Step[ElGrande]):
    """The region to move from, to clear or to score (EG-MOVE-7, EG-CARD-EVICT-1, EG-CARD-COUP-1, EG-SSC-5)."""

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
    """Which board, and where to: a region or the castillo (EG-ALT-3, EG-ALT-4, EG-CAST-7, GI-REG-5, GI-TAB-1)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        cell = g.cells
        # neither where the other board lies (EG-ALT-2), nor where it lies itself (EG-ALT-6), nor to or from the king
        # (EG-ALT-5)
        free = g.not_taboo() & ~(1 << cell[cells.BOARD]) & ~(1 << cell[cells.BOARD + 1])  # OFF is no area
        for board in range(g.facts.boards):
            if cell[cells.BOARD + board] != cell[cells.KING]:
                out.add_each(actions.BOARD + board * sizes.AREA_NUMBERS, free)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        board = (action - actions.BOARD) // sizes.AREA_NUMBERS
        g.cells[cells.CHOSEN_WHAT] = board
        g.cells[cells.CHOSEN] = (action - actions.BOARD) % sizes.AREA_NUMBERS
        g.pop()
        if g.other_holders() != 0:
            g.emit(events.SHOWS_BOARD, seat, board, g.cells[cells.CHOSEN])

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        cell = g.cells
        board = (action - actions.BOARD) // sizes.AREA_NUMBERS
        area = (action - actions.BOARD) % sizes.AREA_NUMBERS
        if cell[cells.KING] in (area, cell[cells.BOARD + board]):
            return refusals.TABOO
        return refusals.BOARD_STAYS if cell[cells.BOARD + board] == area else refusals.OTHER_BOARD


class KingTo(Step[ElGrande]):
    """Where the king goes: what the card allows (EG-CARD-KING-1, EG-CARD-ADVISER-1, EG-KING-13)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(actions.KING_TO, g.about())

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.cells[cells.CHOSEN] = action - actions.KING_TO
        g.pop()
        if g.other_holders() != 0:
            g.emit(events.SHOWS_KING, seat, action - actions.KING_TO)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        place = action - actions.KING_TO
        return refusals.KING_STAYS if place == g.cells[cells.KING] else special_of(g).why_not_king(g, seat, place)


class GrandeTo(Step[ElGrande]):
    """The new home of the own grande: a region, not the king's (EG-GRANDE-1, EG-CAST-9)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        # neither in France (EG-FRANCE-3) nor in Muslim Granada (EG-GRAN-2)
        closed = 1 << g.cells[cells.GRANDE + seat] | g.muslim()
        regions = g.facts.all_regions if g.facts.has_sea else sizes.ALL_REGIONS  # GI-REG-4
        out.add_each(actions.GRANDE_TO, g.not_taboo() & regions & ~closed)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.cells[cells.CHOSEN] = action - actions.GRANDE_TO
        g.pop()
        if g.other_holders() != 0:
            g.emit(events.SHOWS_GRANDE, seat, action - actions.GRANDE_TO)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        region = action - actions.GRANDE_TO
        if region == sizes.FRANCE and not g.facts.has_sea:
            return refusals.NOT_IN_FRANCE
        if g.muslim() >> region & 1:
            return refusals.NOT_WITH_MUSLIMS
        return refusals.TABOO if region == g.cells[cells.KING] else refusals.GRANDE_STAYS


class BanishOne(Step[ElGrande]):
    """A caballero of an opponent outside the king's region (EG-CARD-BANISH-1, EG-CARD-BANISH-2).

    The row is about the set of colours; its detail says whether the piece is announced or, one for each opponent, a
    step of its own.
    """

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        colours = g.about()
        while colours:
            colour = lowest(colours)
            out.add_each(actions.BANISH_ONE + colour * sizes.AREA_NUMBERS, stands.banishable(g, colour))
            colours &= colours - 1

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        colour = (action - actions.BANISH_ONE) // sizes.AREA_NUMBERS
        region = (action - actions.BANISH_ONE) % sizes.AREA_NUMBERS
        if g.tells_apart(region):
            france.ask_for_place(g, seat, colour, region, sizes.PROVINCE_PLACE)
        else:
            banish_one(g, seat, colour, region, 0)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        colour = (action - actions.BANISH_ONE) // sizes.AREA_NUMBERS
        if not g.facts.every_colour >> colour & 1:
            return refusals.NO_SUCH_COLOUR
        announced = g.detail() != 0
        if g.own(seat) >> colour & 1:
            return refusals.OWN_COLOUR if announced else refusals.OWN_COLOUR_OF_EACH
        if not g.about() >> colour & 1:
            return refusals.NOT_THIS_OPPONENT
        region = (action - actions.BANISH_ONE) % sizes.AREA_NUMBERS
        if region == g.cells[cells.KING]:
            return refusals.TABOO
        if g.facts.has_sea and g.regions_of(colour) >> region & 1:
            return refusals.NOT_SENT_AWAY
        return refusals.NONE_TO_BANISH if announced else refusals.NONE_OF_EACH


def banish_one(g: ElGrande, seat: i64, colour: i64, region: i64, place: i64) -> None:
    announced = g.detail() != 0
    g.pop()
    if not announced:
        veto.step(g, veto.BANISHES, colour, region, place, 0)
        return
    g.cells[cells.CHOSEN_WHAT] = colour
    g.cells[cells.CHOSEN] = region
    if g.facts.has_france:
        g.cells[cells.CHOSEN_PLACE] = place
    if g.other_holders() != 0:
        g.emit(events.SHOWS_BANISH, seat, colour, region)


# -- moving and placing --------------------------------------------------------------------------


class MoveOne(Step[ElGrande]):
    """Move one caballero from a region to another area, within the limits of the card
    (EG-MOVE-1, EG-MOVE-4, EG-MOVE-6)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        cell = g.cells
        facts = g.facts
        if facts.has_expansion:
            if facts.has_sea:
                add_moves_with_stands(g, seat, out)
                return
            if special_of(g).adds_moves(g, seat, out):
                return
        open_areas = g.not_taboo()
        source = cell[cells.SOURCE]
        # one region (EG-MOVE-7), or any but the king's; never the castillo (EG-MOVE-2, EG-CAST-4)
        sources = 1 << (source - 1) if source else open_areas & facts.all_regions
        owners: i64 = 0  # EG-MOVE-3
        own = g.own(seat)
        if cell[cells.OWN_LEFT] + cell[cells.ANY_LEFT] > 0:
            owners = own
        if cell[cells.FOREIGN_LEFT] + cell[cells.ANY_LEFT] > 0:
            owners |= facts.every_colour & ~own
        if facts.has_france:
            open_areas &= ~g.full()
        if facts.has_church:
            owners &= special_of(g).owners(g, seat)  # the church's own card moves black ones only (EG-CHURCH-3)
        while sources:
            region = lowest(sources)
            targets = open_areas & ~(1 << region)  # EG-CAST-1, EG-MOVE-6
            if facts.has_limits:
                made = cell[cells.MOVES_MADE]
                targets &= effects.reach(g, region, made, cell[cells.MOVES_MOST], cell[cells.ONE_MOVED_FAR])
            for owner in range(facts.colours):
                if not owners >> owner & 1:
                    continue
                n = cell[cells.CUBES + region * sizes.COLOURS + owner] if region < sizes.REGIONS else g.in_france(owner)
                if n > 0:
                    there = targets & effects.move_targets(g, owner, region) if owner == sizes.SIXTH else targets
                    out.add_each(actions.MOVE_ONE + (owner * sizes.AREA_NUMBERS + region) * sizes.AREA_NUMBERS, there)
            sources &= sources - 1
        out.add(actions.MOVE_ONE_DONE)  # EG-MOVE-5, EG-SPEC-2, EG-SPEC-3, EG-CARD-MOVE23-1

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        if action == actions.MOVE_ONE_DONE:
            g.pop()
            return
        target = (action - actions.MOVE_ONE) % sizes.AREA_NUMBERS
        piece = (action - actions.MOVE_ONE) // sizes.AREA_NUMBERS
        source = piece % sizes.AREA_NUMBERS
        if target >= sizes.FRANCE or g.tells_apart(source):
            from_where = sizes.ASIDE if source == sizes.ASIDE_SOURCE else source
            france.ask_for_place(g, seat, piece // sizes.AREA_NUMBERS, from_where, target)
        else:
            if source == sizes.ASIDE_SOURCE:
                source = sizes.ASIDE
            move_one(g, seat, piece // sizes.AREA_NUMBERS, source, target, 0)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        cell = g.cells
        target = (action - actions.MOVE_ONE) % sizes.AREA_NUMBERS
        region = (action - actions.MOVE_ONE) // sizes.AREA_NUMBERS % sizes.AREA_NUMBERS
        owner = (action - actions.MOVE_ONE) // sizes.AREA_NUMBERS // sizes.AREA_NUMBERS
        if not g.facts.every_colour >> owner & 1:
            return refusals.NO_SUCH_COLOUR
        if g.facts.has_sea and region == sizes.ASIDE_SOURCE:
            from_aside = special_of(g).brings_back() and owner == sizes.SIXTH and cell[cells.PROVINCE + owner] > 0
            if not from_aside:
                return refusals.NONE_ASIDE
        if cell[cells.KING] in (region, target):
            return refusals.TABOO
        if cell[cells.SOURCE] not in (0, region + 1):
            return refusals.OTHER_SOURCE
        own = g.own(seat) >> owner & 1 == 1
        allowed = special_of(g).owners(g, seat)
        if not allowed >> owner & 1:
            if allowed == 1 << sizes.SIXTH:
                return refusals.ONLY_HIS if g.facts.has_sea else refusals.ONLY_BLACK
            return refusals.NO_OWN_ON_CARD if own else refusals.NO_FOREIGN_ON_CARD
        if own and cell[cells.OWN_LEFT] + cell[cells.ANY_LEFT] == 0:
            return refusals.NO_OWN_LEFT
        if not own and cell[cells.FOREIGN_LEFT] + cell[cells.ANY_LEFT] == 0:
            return refusals.NO_FOREIGN_LEFT
        if region != sizes.ASIDE_SOURCE and g.cubes(region, owner) == 0:
            return refusals.NONE_THERE
        if g.facts.has_sea and region != sizes.ASIDE_SOURCE:
            members = stands.movable(g, region, owner)
            if members == 0:
                return refusals.MOVED_ALREADY
            if target == sizes.CASTILLO and members & ~groups.carriers(g, region) == 0:
                return refusals.CARRIER_STAYS_OUT
        if region == target and region != sizes.ASIDE_SOURCE:
            return refusals.SAME_PLACE
        if g.full() >> target & 1:
            return refusals.FRANCE_IS_FULL
        if owner == sizes.SIXTH and not effects.move_targets(g, owner, region) >> target & 1:
            return refusals.CLOSED_TO_BLACK
        return refusals.TOO_FAR


def move_one(g: ElGrande, seat: i64, owner: i64, source: i64, target: i64, place: i64) -> None:
    """Count the move against the limits of the card and carry it out."""
    cell = g.cells
    if cell[cells.ANY_LEFT] > 0:
        cell[cells.ANY_LEFT] -= 1
    elif g.own(seat) >> owner & 1:
        cell[cells.OWN_LEFT] -= 1
    else:
        cell[cells.FOREIGN_LEFT] -= 1
    if g.facts.has_expansion:
        special_of(g).moved(g, g.own(seat) >> owner & 1 == 1)
    done = cell[cells.ANY_LEFT] + cell[cells.OWN_LEFT] + cell[cells.FOREIGN_LEFT] == 0
    if g.facts.has_limits:
        cell[cells.MOVES_MADE] += 1
        if source not in (target, sizes.ASIDE) and not (g.facts.adjacent[source] | 1 << sizes.CASTILLO) >> target & 1:
            cell[cells.ONE_MOVED_FAR] = 1
        if cell[cells.ONE_MOVED_FAR] and cell[cells.MOVES_MADE] >= cell[cells.MOVES_MOST] - effects.LESS_IF_FAR:
            done = True  # EG-LIMIT-2
    if done:
        g.pop()
    veto.step(g, veto.MOVES, owner, source, target, place)


class PlaceAnywhereOne(Step[ElGrande]):
    """Place one further caballero from the court, not only beside the king (EG-CAST-1, EG-VETO-14)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(actions.PLACE_ANYWHERE_ONE, special_of(g).place_areas(g))
        out.add(actions.PLACE_ANYWHERE_ONE_DONE)  # EG-SPEC-2, EG-SPEC-3

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        if action == actions.PLACE_ANYWHERE_ONE_DONE:
            g.pop()
        elif action - actions.PLACE_ANYWHERE_ONE >= sizes.FRANCE:
            france.ask_for_place(g, seat, seat, sizes.COURT, action - actions.PLACE_ANYWHERE_ONE)
        else:
            place_anywhere(g, action - actions.PLACE_ANYWHERE_ONE, 0)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return special_of(g).why_not_region(g, seat, action - actions.PLACE_ANYWHERE_ONE)


def place_anywhere(g: ElGrande, area: i64, place: i64) -> None:
    if g.one_done():
        g.pop()
    veto.step(g, veto.PLACES, area, place, 0, 0)


class Reinforce(Step[ElGrande]):
    """How many caballeros go from the province to the court: 0 to the limit
    (EG-CARD-COURT-1, EG-CALL-7, EG-CALL-8)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        for n in range(g.times() + 1):
            out.add(actions.COURT_N + n)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        n = action - actions.COURT_N
        missing = g.about() - n
        g.pop()
        if missing > 0 and n == g.cells[cells.PROVINCE + seat]:
            g.push(steps.RECALL_REST, seat, missing)
        if n > 0:
            veto.step(g, veto.REINFORCES, n, 0, 0, 0)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.TOO_MANY_FOR_THE_COURT


# -- what opponents must do ----------------------------------------------------------------------


class ReturnOne(Step[ElGrande]):
    """Choose an own caballero to return to the province; all of a seat's are returned together, and none can
    be kept (EG-CARD-WITHDRAW-1, EG-SPEC-6, EG-DP-11)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        cell = g.cells
        if g.facts.has_sea:
            add_returns(g, seat, out)
            return
        for region in range(sizes.REGIONS):  # EG-PROV-2, EG-PROV-3, EG-KING-2
            if (
                region != cell[cells.KING]
                and cell[cells.CUBES + region * sizes.COLOURS + seat] > cell[cells.RETURNING + region]
            ):
                out.add(actions.RETURN_ONE + region)
        if cell[cells.COURT + seat] > cell[cells.RETURNING + sizes.COURT_SOURCE]:
            out.add(actions.RETURN_ONE + sizes.COURT_SOURCE)
        if g.facts.has_france:
            if cell[cells.KING] != sizes.FRANCE and france.places_of(g, seat) & ~cell[cells.RETURNING + sizes.FRANCE]:
                out.add(actions.RETURN_ONE + sizes.FRANCE)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        source = action - actions.RETURN_ONE
        if g.tells_apart(source):
            france.ask_for_place(g, seat, seat, source, sizes.PROVINCE_PLACE)
        else:
            return_one(g, seat, source, 0)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        if action - actions.RETURN_ONE == sizes.COURT_SOURCE:
            return refusals.NONE_IN_COURT
        return refusals.TABOO if action - actions.RETURN_ONE == g.cells[cells.KING] else refusals.NONE_TO_RETURN


def return_one(g: ElGrande, seat: i64, source: i64, place: i64) -> None:
    """One more to return; of France the set of places is noted."""
    if source != sizes.FRANCE and g.tells_apart(source):
        g.cells[stands.returning_cell(g, source, place % stands.ENTERS)] += 1
    elif source == sizes.FRANCE:
        g.cells[cells.RETURNING + source] += 1 << (place % stands.ENTERS)
    else:
        g.cells[cells.RETURNING + source] += 1
    if g.one_done():
        n = g.about()
        g.pop()
        veto.step(g, veto.RETURNS, seat, n, 0, 0)


class SetDisk(Step[ElGrande]):
    """Set the disk secretly; all concerned must do it, at the same time (EG-DISK-2, EG-INFO-10, EG-SPEC-6).

    Only one region can be set, so that every disk is clear (EG-DISK-3).
    """

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(actions.DISK, special_of(g).disk_regions(g, seat))

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.cells[cells.DIAL + seat] = action - actions.DISK + 1
        g.answered(seat)  # EG-DP-5

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        region = action - actions.DISK
        if g.facts.has_sea and region >= sizes.REGIONS:  # GI-BASE-9
            return refusals.ONLY_SPAIN_ON_DISK
        return special_of(g).why_not_disk(g, seat, region)
