"""A special action from its announcement to its end, and every decision that it may ask (sections 13, 21, 23).

The decisions are the same for all cards; which options they have and what follows is a matter of the card's effect.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.chance import lowest
from grandee.core.state import NOT_OFFERED, Effect, Step
from grandee.games.el_grande import veto
from grandee.games.el_grande.facts import ALL_POWERS, SEATS
from grandee.games.el_grande.happenings import (
    DISK_SHOWN,
    MODE_CHOSEN,
    REGION_CHOSEN,
    RETRIEVED,
    SHOWS_BANISH,
    SHOWS_BOARD,
    SHOWS_GRANDE,
    SHOWS_KING,
    SPECIAL_ANNOUNCED,
)
from grandee.games.el_grande.numbers import (
    ALL_REGIONS,
    ANNOUNCED,
    ANYWHERE,
    ANYWHERE_DONE,
    AREAS,
    BANISH,
    BEGIN_EFFECT,
    BOARD,
    BOARD_STAYS,
    COURT_N,
    DISK,
    EACH_OPPONENT,
    END_SPECIAL,
    GRANDE,
    GRANDE_STAYS,
    KING,
    KING_STAYS,
    MODE,
    MOVE,
    MOVE_DONE,
    NO_FOREIGN_LEFT,
    NO_OWN_LEFT,
    NO_SUCH_COLOUR,
    NONE_IN_COURT,
    NONE_THERE,
    NONE_TO_BANISH,
    NONE_TO_RETURN,
    NOT_ADJACENT,
    NOT_THIS_MODE,
    NOT_THIS_OPPONENT,
    NOT_USED,
    OTHER_BOARD,
    OTHER_SOURCE,
    OWN_COLOUR,
    REGION,
    REGIONS,
    RETRIEVE,
    RETURN,
    REVEAL_DISKS,
    SAME_PLACE,
    SCORE_NEXT,
    SET_DISK,
    TABOO,
    TOO_MANY_FOR_THE_COURT,
)
from grandee.games.el_grande.state import (
    ANY_LEFT,
    BOARD_AT,
    CHOSEN,
    CHOSEN_MODE,
    CHOSEN_WHAT,
    COURT,
    CUBES,
    DIAL,
    FOREIGN_LEFT,
    GRANDE_AT,
    HAND,
    HELD,
    KING_AT,
    MOST_TAKEN_BACK,
    OWN_LEFT,
    PLAYED,
    RETURNING,
    REVEALED,
    SOURCE,
    TAKEN_BACK,
    TURN_CARD,
    ElGrande,
)


class Special(Effect[ElGrande]):
    """A special action: what it needs, what is announced, what happens. `use` carries it out after the announcement."""

    def possible(self, g: ElGrande, seat: i64) -> bool:
        """Whether it has any effect now (EG-SPEC-5)."""
        return True

    def announce(self, g: ElGrande, seat: i64) -> None:
        """Ask for every public target that the active seat names before anything happens (EG-VETO-3)."""

    def chosen(self, g: ElGrande) -> Special:
        """The effect itself; for an either-or card the announced one."""
        return self

    def regions(self, g: ElGrande, seat: i64) -> i64:
        """The areas that CHOOSE_REGION offers."""
        raise NotImplementedError

    def why_not_region(self, g: ElGrande, seat: i64, area: i64) -> i64:
        return NOT_OFFERED

    def modes(self, g: ElGrande, seat: i64) -> i64:
        """The modes that CHOOSE_MODE offers."""
        raise NotImplementedError

    def each(self, g: ElGrande, seat: i64, opponent: i64) -> None:
        """What it does to one opponent, where it treats them one after the other (EG-PROV-6)."""
        raise NotImplementedError

    def disks(self, g: ElGrande, who: i64) -> i64:
        """The regions that a seat may set on its disk (EG-DISK-4)."""
        raise NotImplementedError

    def why_not_disk(self, g: ElGrande, who: i64, region: i64) -> i64:
        return NOT_OFFERED

    def revealed(self, g: ElGrande, seat: i64) -> None:
        """What follows when all disks are open (EG-DISK-2)."""
        raise NotImplementedError


@final
class Printed:
    """A card's special action in the list of all: compiled code finds a final class faster than one with subclasses."""

    def __init__(self, special: Special) -> None:
        self.special: Special = special


def special_of(g: ElGrande) -> Special:
    """The special action of the active seat's card."""
    return g.facts.special[g.cells[TURN_CARD] - 1].special.chosen(g)


# -- from the announcement to the end ------------------------------------------------------------


def announce(g: ElGrande, seat: i64) -> None:
    """Say what is going to be done; then the veto holders may speak, then it happens (EG-VETO-3, -5)."""
    g.tell(SPECIAL_ANNOUNCED, seat, g.cells[TURN_CARD] - 1)
    g.push(END_SPECIAL, seat)
    g.push(ANNOUNCED, seat)
    special_of(g).announce(g, seat)


class Announced(Step[ElGrande]):
    """Everything is announced: the window that every veto holder has in any case (EG-VETO-5)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        if g.other_holders() == 0:
            special_of(g).use(g, seat, 0)
            return
        g.push(BEGIN_EFFECT, seat)
        veto.open_window(g)


class BeginEffect(Step[ElGrande]):
    """Nobody has stopped the announced action."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        special_of(g).use(g, seat, 0)


class EachOpponent(Step[ElGrande]):
    """The effect upon one opponent after the other, clockwise from the active seat's left (EG-PROV-6)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        if about + 1 < g.facts.players:
            g.push(EACH_OPPONENT, seat, 0, about + 1)
        special_of(g).each(g, seat, g.after(seat, about))


class ScoreNext(Step[ElGrande]):
    """Score one region of a set after the other, in the order of the map (EG-SSC-9)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        rest = about & (about - 1)
        if rest:
            g.push(SCORE_NEXT, seat, times, rest)
        veto.step(g, veto.SCORES, lowest(about), times, 0, 0)


# -- announcements -------------------------------------------------------------------------------


class ChooseRegion(Step[ElGrande]):
    """The region to move from, to clear or to score (EG-MOVE-7, EG-CARD-EVICT-1, EG-SSC-5)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(REGION, special_of(g).regions(g, seat))

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.cells[CHOSEN] = action - REGION
        g.pop()
        g.tell(REGION_CHOSEN, seat, action - REGION)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return special_of(g).why_not_region(g, seat, action - REGION)


class ChooseMode(Step[ElGrande]):
    """One side of an either-or card; mixing is not possible (EG-VETO-3)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(MODE, special_of(g).modes(g, seat))

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.cells[CHOSEN_MODE] = action - MODE + 1
        g.pop()
        g.tell(MODE_CHOSEN, seat, action - MODE)
        special_of(g).announce(g, seat)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return NOT_THIS_MODE


class BoardTo(Step[ElGrande]):
    """Which board, and where to (EG-ALT-2 to -6)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        cells = g.cells
        free = g.not_taboo() & ~(1 << cells[BOARD_AT]) & ~(1 << cells[BOARD_AT + 1])  # OFF is no area
        for board in range(i64(2)):
            if cells[BOARD_AT + board] != cells[KING_AT]:
                out.add_each(BOARD + board * AREAS, free)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        board = (action - BOARD) // AREAS
        g.cells[CHOSEN_WHAT] = board
        g.cells[CHOSEN] = (action - BOARD) % AREAS
        g.pop()
        if g.other_holders() != 0:
            g.tell(SHOWS_BOARD, seat, board, g.cells[CHOSEN])

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        cells = g.cells
        board = (action - BOARD) // AREAS
        area = (action - BOARD) % AREAS
        if cells[KING_AT] in (area, cells[BOARD_AT + board]):
            return TABOO
        return BOARD_STAYS if cells[BOARD_AT + board] == area else OTHER_BOARD


class KingTo(Step[ElGrande]):
    """Where the king goes: another region, or a neighbour (EG-CARD-KING-1, EG-CARD-ADVISER-1, EG-KING-13)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(KING, g.about())

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.cells[CHOSEN] = action - KING
        g.pop()
        if g.other_holders() != 0:
            g.tell(SHOWS_KING, seat, action - KING)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return KING_STAYS if action - KING == g.cells[KING_AT] else NOT_ADJACENT


class GrandeTo(Step[ElGrande]):
    """The new home of the own grande (EG-GRANDE-1)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(GRANDE, g.not_taboo() & ALL_REGIONS & ~(1 << g.cells[GRANDE_AT + seat]))

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.cells[CHOSEN] = action - GRANDE
        g.pop()
        if g.other_holders() != 0:
            g.tell(SHOWS_GRANDE, seat, action - GRANDE)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return TABOO if action - GRANDE == g.cells[KING_AT] else GRANDE_STAYS


class BanishOne(Step[ElGrande]):
    """A caballero of an opponent outside the king's region (EG-CARD-BANISH-1, -2).

    The row is about the set of colours; its detail says whether the piece is announced or, one for each opponent, a
    step of its own.
    """

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        colours = g.about()
        while colours:
            colour = lowest(colours)
            out.add_each(BANISH + colour * REGIONS, g.regions_of(colour))
            colours &= colours - 1

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        colour = (action - BANISH) // REGIONS
        region = (action - BANISH) % REGIONS
        announced = g.detail() != 0
        g.pop()
        if not announced:
            veto.step(g, veto.BANISHES, colour, region, 0, 0)
            return
        g.cells[CHOSEN_WHAT] = colour
        g.cells[CHOSEN] = region
        if g.other_holders() != 0:
            g.tell(SHOWS_BANISH, seat, colour, region)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        colour = (action - BANISH) // REGIONS
        if colour >= g.facts.players:
            return NO_SUCH_COLOUR
        if colour == seat:
            return OWN_COLOUR
        if not g.about() >> colour & 1:
            return NOT_THIS_OPPONENT
        return TABOO if (action - BANISH) % REGIONS == g.cells[KING_AT] else NONE_TO_BANISH


# -- moving and placing --------------------------------------------------------------------------


class MoveOne(Step[ElGrande]):
    """Move one caballero from a region to another area, within the limits of the card (EG-MOVE-1 to -8, EG-SPEC-3)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        cells = g.cells
        open_areas = g.not_taboo()
        source = cells[SOURCE]
        sources = 1 << (source - 1) if source else open_areas & ALL_REGIONS
        owners: i64 = 0
        if cells[OWN_LEFT] + cells[ANY_LEFT] > 0:
            owners = 1 << seat
        if cells[FOREIGN_LEFT] + cells[ANY_LEFT] > 0:
            owners |= g.opponents(seat)
        while sources:
            region = lowest(sources)
            targets = open_areas & ~(1 << region)
            for owner in range(g.facts.players):
                if owners >> owner & 1 and cells[CUBES + region * SEATS + owner] > 0:
                    out.add_each(MOVE + (owner * REGIONS + region) * AREAS, targets)
            sources &= sources - 1
        out.add(MOVE_DONE)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        if action == MOVE_DONE:
            g.pop()
            return
        cells = g.cells
        target = (action - MOVE) % AREAS
        piece = (action - MOVE) // AREAS
        owner = piece // REGIONS
        if cells[ANY_LEFT] > 0:
            cells[ANY_LEFT] -= 1
        elif owner == seat:
            cells[OWN_LEFT] -= 1
        else:
            cells[FOREIGN_LEFT] -= 1
        if cells[ANY_LEFT] + cells[OWN_LEFT] + cells[FOREIGN_LEFT] == 0:
            g.pop()
        veto.step(g, veto.MOVES, owner, piece % REGIONS, target, 0)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        cells = g.cells
        target = (action - MOVE) % AREAS
        region = (action - MOVE) // AREAS % REGIONS
        owner = (action - MOVE) // AREAS // REGIONS
        if owner >= g.facts.players:
            return NO_SUCH_COLOUR
        if cells[KING_AT] in (region, target):
            return TABOO
        if cells[SOURCE] not in (0, region + 1):
            return OTHER_SOURCE
        if owner == seat and cells[OWN_LEFT] + cells[ANY_LEFT] == 0:
            return NO_OWN_LEFT
        if owner != seat and cells[FOREIGN_LEFT] + cells[ANY_LEFT] == 0:
            return NO_FOREIGN_LEFT
        return NONE_THERE if g.cubes(region, owner) == 0 else SAME_PLACE


class PlaceAnywhereOne(Step[ElGrande]):
    """Place one further caballero from the court, not only beside the king (EG-CAST-1, EG-VETO-14)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(ANYWHERE, g.not_taboo())
        out.add(ANYWHERE_DONE)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        if action == ANYWHERE_DONE:
            g.pop()
            return
        if g.one_done():
            g.pop()
        veto.step(g, veto.PLACES, action - ANYWHERE, 0, 0, 0)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return TABOO


class Reinforce(Step[ElGrande]):
    """How many caballeros go from the province to the court: 0 to the limit (EG-CARD-COURT-1, EG-CALL-8)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        for n in range(g.times() + 1):
            out.add(COURT_N + n)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.pop()
        if action > COURT_N:
            veto.step(g, veto.REINFORCES, action - COURT_N, 0, 0, 0)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return TOO_MANY_FOR_THE_COURT


class TakeBack(Step[ElGrande]):
    """Take one used power card back into the hand, this round's included; nobody else sees which (EG-CARD-POWER-1)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(RETRIEVE, ALL_POWERS & ~g.cells[HAND + seat])

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        cells = g.cells
        power = action - RETRIEVE
        cells[HAND + seat] |= 1 << power
        cells[HELD + seat] += 1
        first = TAKEN_BACK + seat * MOST_TAKEN_BACK
        for i in range(first, first + MOST_TAKEN_BACK):
            if cells[i] == 0:
                cells[i] = cells[PLAYED + seat]  # everybody knows that it is one of these (EG-INFO-8)
                break
        g.pop()
        g.tell(RETRIEVED, seat, power)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return NOT_USED


# -- what opponents must do ----------------------------------------------------------------------


class ReturnOne(Step[ElGrande]):
    """Choose an own caballero to return to the province; all of a seat's are returned together
    (EG-CARD-WITHDRAW-1, EG-DP-11)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        cells = g.cells
        for region in range(REGIONS):
            if region != cells[KING_AT] and cells[CUBES + region * SEATS + seat] > cells[RETURNING + region]:
                out.add(RETURN + region)
        if cells[COURT + seat] > cells[RETURNING + REGIONS]:
            out.add(RETURN + REGIONS)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        cells = g.cells
        cells[RETURNING + action - RETURN] += 1
        if g.one_done():
            n = g.about()
            g.pop()
            veto.step(g, veto.RETURNS, seat, n, 0, 0)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        if action - RETURN == REGIONS:
            return NONE_IN_COURT
        return TABOO if action - RETURN == g.cells[KING_AT] else NONE_TO_RETURN


class SetDisk(Step[ElGrande]):
    """Set the disk secretly; all concerned do it at the same time (EG-DISK-2, EG-INFO-10)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(DISK, special_of(g).disks(g, seat))

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.cells[DIAL + seat] = action - DISK + 1
        g.answered(seat)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return special_of(g).why_not_disk(g, seat, action - DISK)


def ask_for_disks(g: ElGrande, seat: i64, concerned: i64) -> None:
    """All seats concerned set their disks; then the disks are opened together (EG-DISK-2)."""
    g.push(REVEAL_DISKS, seat)
    g.ask(SET_DISK, concerned)


class RevealDisks(Step[ElGrande]):
    """Open all disks, the active seat's first, then clockwise (EG-DISK-2, -5)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        cells = g.cells
        for i in range(g.facts.players):
            who = g.after(seat, i)
            if cells[DIAL + who] != 0:
                cells[REVEALED + who] = cells[DIAL + who]
                cells[DIAL + who] = 0
                g.tell(DISK_SHOWN, who, cells[REVEALED + who] - 1)
        special_of(g).revealed(g, seat)
