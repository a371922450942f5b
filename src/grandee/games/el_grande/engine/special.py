"""A special action from its announcement to its end, without the decisions that it may ask (sections 13, 21)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from grandee.core.actions import Actions
from grandee.core.chance import lowest
from grandee.core.refusals import NOT_OFFERED
from grandee.core.step import Effect, Step
from grandee.games.el_grande.engine import cells, events, refusals, sizes, steps, veto
from grandee.games.el_grande.engine.state import ElGrande


@mypyc_attr(allow_interpreted_subclasses=True)  # an effect may be plain Python
class Special(Effect[ElGrande]):
    """A special action: what it needs, what is announced, what happens. `use` carries it out after the announcement."""

    def possible(self, g: ElGrande, seat: i64) -> bool:
        """Whether it has any effect now (EG-SPEC-5)."""
        return True

    def repeatable(self, g: ElGrande, seat: i64) -> bool:
        """Whether Double strike can repeat it: not if it keeps or lays out its card, nor without an effect
        (GI-P7-DOU-6, GI-P7-DOU-11)."""
        return self.possible(g, seat)

    def why_impossible(self, g: ElGrande, seat: i64) -> i64:
        """The reason why it has no effect now."""
        return refusals.NO_EFFECT

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

    def why_not_king(self, g: ElGrande, seat: i64, place: i64) -> i64:
        """The reason why the king does not go to a place that KING_TO does not offer."""
        return NOT_OFFERED

    def place_areas(self, g: ElGrande) -> i64:
        """The areas that PLACE_ANYWHERE_ONE offers, as far as they are open now."""
        return g.facts.all_areas

    def modes(self, g: ElGrande, seat: i64) -> i64:
        """The modes that CHOOSE_MODE offers."""
        raise NotImplementedError

    def has_mode(self, mode: i64) -> bool:
        """Whether a mode is printed on the card, be it possible now or not."""
        raise NotImplementedError

    def owners(self, g: ElGrande, seat: i64) -> i64:
        """The set of colours that MOVE_ONE may move (EG-MOVE-3)."""
        raise NotImplementedError

    def adds_moves(self, g: ElGrande, seat: i64, out: Actions) -> bool:
        """Whether it fills in by itself what MOVE_ONE offers."""
        return False

    def brings_back(self) -> bool:
        """Whether MOVE_ONE may bring back black caballeros that are laid aside (GI-BLK-3)."""
        return False

    def moves_one_foreign(self) -> bool:
        """Whether a foreign caballero is the only one that is moved, for the movement limits (GI-MIX-10)."""
        return False

    def moved(self, g: ElGrande, is_own: bool) -> None:
        """What a move of MOVE_ONE, own or foreign, leaves for the next one."""

    def each(self, g: ElGrande, seat: i64, opponent: i64) -> None:
        """What it does to one opponent, or to the virtual player, where it treats them one after the other
        (EG-PROV-6)."""
        raise NotImplementedError

    def disk_regions(self, g: ElGrande, who: i64) -> i64:
        """The regions that a seat may set on its disk, which does not show the castillo (EG-DISK-1, EG-DISK-4)."""
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
    """The special action of the active seat's card, or of a kept card that is used instead (GI-D13); before the seat
    has a card, the effect of its grey one (EG-SHIFT-7)."""
    card = g.cells[cells.CARD]
    if g.facts.has_sea and g.cells[cells.ACTING] != 0:
        card = g.cells[cells.ACTING]
    if card == 0:
        return g.facts.grey_special[g.cells[cells.GREY_POWER + g.cells[cells.ACTIVE]] - 1].special
    return g.facts.special[card - 1].special.chosen(g)


# -- from the announcement to the end ------------------------------------------------------------


def announce(g: ElGrande, seat: i64) -> None:
    """Say what is going to be done; then the veto holders may speak, then it happens (EG-VETO-3, EG-VETO-5).

    Only a veto takes off what has not happened yet: no step but moving and placing can be left half done (EG-SPEC-4).
    """
    g.emit(events.ANNOUNCED, seat, g.cells[cells.CARD] - 1)
    if g.facts.has_sea:
        follow(g, seat, g.cells[cells.CARD])
    begin(g, seat)
    special_of(g).announce(g, seat)


def follow(g: ElGrande, seat: i64, card: i64) -> None:
    """What follows a special action comes when it is over; Double strike may then repeat it
    (GI-TURN-9, GI-P7-DOU-10)."""
    g.cells[cells.CARRIED_OUT] = card
    g.push(steps.AFTER_SPECIAL, seat)


def begin(g: ElGrande, seat: i64) -> None:
    """It happens when all is announced."""
    g.push(steps.END_SPECIAL, seat)
    g.push(steps.ANNOUNCED, seat)


class Announced(Step[ElGrande]):
    """Everything is announced: the window that every veto holder has in any case (EG-VETO-5)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        if g.other_holders() == 0:
            special_of(g).use(g, seat, 0)
            return
        g.push(steps.BEGIN_EFFECT, seat)
        veto.open_window(g)


class BeginEffect(Step[ElGrande]):
    """Nobody has stopped the announced action."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        special_of(g).use(g, seat, 0)


class EachOpponent(Step[ElGrande]):
    """The effect upon one opponent after the other, clockwise from the active seat's left, then upon the virtual player
    (EG-PROV-6, EG-DP-11, EG-2P-14, EG-2P-15, EG-2P-20)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        if about + 1 < g.facts.players or (g.facts.has_virtual and about < g.facts.players):
            g.push(steps.EACH_OPPONENT, seat, 0, about + 1)
        special_of(g).each(g, seat, g.after(seat, about) if about < g.facts.players else sizes.SIXTH)


class ScoreNext(Step[ElGrande]):
    """Score one region of a set after the other, in the order of the map (EG-SSC-9, EG-MAP-11)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        rest = about & (about - 1)
        if rest:
            g.push(steps.SCORE_NEXT, seat, times, rest)
        veto.step(g, veto.SCORES, lowest(about), times, 0, 0)


# -- disks ----------------------------------------------------------------------------------------


def ask_for_disks(g: ElGrande, seat: i64, concerned: i64) -> None:
    """All seats concerned set their disks; then the disks are opened together (EG-DISK-2)."""
    g.push(steps.REVEAL_DISKS, seat)
    g.ask(steps.DISK, concerned)


class RevealDisks(Step[ElGrande]):
    """Open all disks, the active seat's first, then clockwise (EG-DISK-2, EG-DISK-5)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        cell = g.cells
        for i in range(g.facts.players):
            who = g.after(seat, i)
            if cell[cells.DIAL + who] != 0:
                cell[cells.REVEALED + who] = cell[cells.DIAL + who]
                cell[cells.DIAL + who] = 0
                g.emit(events.DISK_SHOWN, who, cell[cells.REVEALED + who] - 1)
        special_of(g).revealed(g, seat)
