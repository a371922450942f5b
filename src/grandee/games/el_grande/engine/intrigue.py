"""King & Intrigue: section 14.A of docs/rules/grand-inquisitor.md, what it has of its own in set-up, round and turn.

The cards that players play lie in the cells of the power cards: a hand holds the one or the other.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.chance import lowest
from grandee.core.step import Step
from grandee.games.el_grande.engine import actions, cells, effects, events, refusals, sizes, stands, steps
from grandee.games.el_grande.engine.scoring import put_out
from grandee.games.el_grande.engine.special import Special
from grandee.games.el_grande.engine.state import ElGrande

# whose action a seat has, as bits and as words of CHOOSE_CARD after the piles
OWN: Final[i64] = 0
KING: Final[i64] = 1
INTRIGUE: Final[i64] = 2

BY_INTRIGUE: Final[i64] = 1  # caballeros by the disk at set-up (KI-7)
BY_COLONIES: Final[i64] = 2  # GI-SET-10

# -- set-up ----------------------------------------------------------------------------------------


def begin(g: ElGrande) -> None:
    """The first round begins when everything is set up (KI-7, KI-9)."""
    g.cells[cells.ROUND] = g.facts.first_round
    g.cells[cells.ACTIVE] = sizes.NO_SEAT
    g.push(steps.BEGIN_ROUND, 0)
    choose_hands(g)


def choose_hands(g: ElGrande) -> None:
    """Everybody sets a disk for one caballero; then the hands are chosen, last of all (KI-7, KI-9, GI-KI-9)."""
    g.ask(steps.LAY_ASIDE_ONE, g.facts.everybody, sizes.LAID_ASIDE)
    ask_for_setup_disks(g, BY_INTRIGUE)


def ask_for_setup_disks(g: ElGrande, n: i64) -> None:
    """Where so many caballeros of each player begin."""
    g.push(steps.REVEAL_SETUP, g.cells[cells.FIRST], n)
    g.ask(steps.SETUP_DISK, g.facts.everybody, n)


class SetupDisk(Step[ElGrande]):
    """Set secretly where more caballeros begin; the king's region means the court. Muslim Granada takes none
    (KI-7, KI-8, KI-MIX-2, GI-SET-10, GI-SET-11, GI-MIX-4)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(actions.SETUP_DISK, sizes.ALL_REGIONS & ~g.muslim())

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.cells[cells.DIAL + seat] = action - actions.SETUP_DISK + 1
        g.answered(seat)  # EG-DP-5

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.NOT_ON_SETUP_DISK


class RevealSetup(Step[ElGrande]):
    """Open all disks; caballeros of each player go there, or to the court (KI-7, KI-8, GI-SET-10, GI-SET-11)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        cell = g.cells
        for i in range(g.facts.players):  # EG-DISK-5
            who = g.after(seat, i)
            g.emit(events.DISK_SHOWN, who, cell[cells.DIAL + who] - 1)
        for i in range(g.facts.players):
            who = g.after(seat, i)
            region = cell[cells.DIAL + who] - 1
            cell[cells.DIAL + who] = 0
            cell[cells.PROVINCE + who] -= times
            if region == cell[cells.KING]:
                cell[cells.COURT + who] += times
                g.emit(events.SETUP_PLACED, who, sizes.COURT, times)
            else:
                put_out(g, region, who, times)
                g.emit(events.SETUP_PLACED, who, region, times)
        if g.facts.has_sea:
            g.push(steps.SETTLE, seat)  # GI-SET-12


class LayAsideOne(Step[ElGrande]):
    """Lay aside one card after the other, all seats at once: nobody sees those of others (KI-9)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(actions.LAY_ASIDE_ONE, g.cells[cells.HAND + seat])

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.cells[cells.DIAL + seat] = action - actions.LAY_ASIDE_ONE + 1
        left = g.times() - 1
        if g.answered(seat):
            lay_aside(g)
            if left > 0:
                g.ask(steps.LAY_ASIDE_ONE, g.facts.everybody, left)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.LAID_ASIDE_ALREADY


def lay_aside(g: ElGrande) -> None:
    """What everybody has chosen leaves the hands together."""
    cell = g.cells
    for seat in range(g.facts.players):
        card = cell[cells.DIAL + seat] - 1
        cell[cells.DIAL + seat] = 0
        cell[cells.HAND + seat] &= ~(1 << card)
        cell[cells.LAID_ASIDE + seat] |= 1 << card
        cell[cells.HELD + seat] -= 1
        g.emit(events.LAID_ASIDE, seat, card)


# -- round -----------------------------------------------------------------------------------------


def take_back_strength(g: ElGrande) -> None:
    """The common cards go back at the end of the round (KI-14)."""
    for seat in range(g.facts.players):
        g.cells[cells.STRENGTH_CARD + seat] = 0


class HandStrength(Step[ElGrande]):
    """The highest value gets the largest Caballero card in use and the King card, the lowest the smallest one and the
    Intrigue card (KI-10, KI-14)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        hand_out(g)
        for place in range(g.facts.players):
            who = seat_at(g, place)
            g.emit(events.STRENGTH_HANDED, who, g.facts.strength[place])
            if place == 0:
                g.emit(events.KING_CARD, who)
            elif place == g.facts.players - 1:
                g.emit(events.INTRIGUE_CARD, who)


def hand_out(g: ElGrande) -> None:
    """Caballero cards by the order of the values."""
    for place in range(g.facts.players):
        g.cells[cells.STRENGTH_CARD + seat_at(g, place)] = g.facts.strength[place]


def seat_at(g: ElGrande, place: i64) -> i64:
    """The seat with so many higher values than its own."""
    cell = g.cells
    for seat in range(g.facts.players):
        higher: i64 = 0
        for other in range(g.facts.players):
            if cell[cells.POWER + other] > cell[cells.POWER + seat]:
                higher += 1
        if higher == place:
            return seat
    return 0


# -- turn ------------------------------------------------------------------------------------------


def choices(g: ElGrande, seat: i64) -> i64:
    """The set of actions that a seat has: its own card's, or that of the King or the Intrigue card, or with free choice
    either (KI-15, KI-18, KI-19, KI-23)."""
    facts = g.facts
    strength = g.cells[cells.STRENGTH_CARD + seat]
    common: i64 = 0
    if strength == facts.strength[0]:
        common = 1 << KING
    elif strength == facts.strength[facts.players - 1]:
        common = 1 << INTRIGUE
    return common | 1 << OWN if common == 0 or facts.free_choice else common


def choose(g: ElGrande, seat: i64, choice: i64) -> None:
    """Take the action of one of those cards (KI-18, KI-19, KI-23)."""
    card = kind_of(g, seat, choice)
    g.cells[cells.CARD] = card + 1
    g.becomes(steps.NEXT_PART)
    g.emit(events.ACTION_CHOSEN, seat, card)


def kind_of(g: ElGrande, seat: i64, choice: i64) -> i64:
    """The kind of the card whose action it is."""
    if choice == OWN:
        return g.cells[cells.POWER + seat] - 1
    return sizes.KI_KING if choice == KING else sizes.KI_INTRIGUE


@final
class Intrigue(Special):
    """Out of one region either one foreign caballero or any number of own ones (KI-21)."""

    def possible(self, g: ElGrande, seat: i64) -> bool:
        return self.regions(g, seat) != 0

    def announce(self, g: ElGrande, seat: i64) -> None:
        g.push(steps.CHOOSE_REGION, seat)

    def regions(self, g: ElGrande, seat: i64) -> i64:
        regions = g.regions_with(g.facts.every_colour)
        if not g.facts.has_sea or (not g.facts.has_limits and g.cells[cells.MARKED] == 0):
            return regions
        found: i64 = 0
        while regions:  # each once in a turn (GI-TURN-5)
            if somebody_moves(g, seat, lowest(regions)):
                found |= regions & -regions
            regions &= regions - 1
        return found

    def why_not_region(self, g: ElGrande, seat: i64, area: i64) -> i64:
        return effects.why_nobody_moves(g, g.facts.every_colour, area)

    def owners(self, g: ElGrande, seat: i64) -> i64:
        return g.facts.every_colour

    def moves_one_foreign(self) -> bool:
        return True

    def use(self, g: ElGrande, seat: i64, about: i64) -> None:
        """Areas at sea are regions too, with all who stand there, and black ones may be own (GI-KI-5, GI-MOVE-5)."""
        cell = g.cells
        region = cell[cells.CHOSEN]
        cell[cells.SOURCE] = region + 1
        cell[cells.OWN_LEFT] = g.cubes(region, seat)
        if g.has_marker(seat):
            cell[cells.OWN_LEFT] += g.cubes(region, sizes.SIXTH)
        cell[cells.FOREIGN_LEFT] = 1
        if g.facts.has_limits:  # of own ones (GI-MIX-10)
            cell[cells.MOVES_MOST] = cell[cells.OWN_LEFT]
        g.push(steps.MOVE_ONE, seat)

    def adds_moves(self, g: ElGrande, seat: i64, out: Actions) -> bool:
        cell = g.cells
        region = cell[cells.SOURCE] - 1
        for owner in range(g.facts.players):
            left = cell[cells.OWN_LEFT] if owner == seat else cell[cells.FOREIGN_LEFT]
            if left > 0 and g.cubes(region, owner) > 0:
                out.add_each(
                    actions.MOVE_ONE + (owner * sizes.AREA_NUMBERS + region) * sizes.AREA_NUMBERS,
                    targets(g, region, owner == seat),
                )
        out.add(actions.MOVE_ONE_DONE)
        return True

    def moved(self, g: ElGrande, is_own: bool) -> None:
        """After a foreign one the action is over, after an own one only own ones follow (KI-21, KI-D7)."""
        g.cells[cells.FOREIGN_LEFT] = 0
        if not is_own:
            g.cells[cells.OWN_LEFT] = 0


def somebody_moves(g: ElGrande, seat: i64, region: i64) -> bool:
    """Whether an own caballero can be moved out of a region, or one foreign one (GI-MIX-10)."""
    own = g.own(seat)
    open_areas = g.not_taboo() & ~g.full()
    number: i64 = 0
    for colour in range(sizes.COLOURS):
        if own >> colour & 1:
            number += g.cubes(region, colour)
    for colour in range(sizes.COLOURS):
        there = stands.move_targets(g, region, colour, open_areas)
        if g.facts.has_limits:
            there &= effects.reach(g, region, 0, number if own >> colour & 1 else i64(1), 0) | 1 << region
        if there:
            return True
    return False


def targets(g: ElGrande, region: i64, is_own: bool) -> i64:
    """Any other area but the king's region; with movement limits the one foreign caballero goes no further than to a
    neighbour or into the castillo (KI-21, KI-MIX-4, GI-MIX-10)."""
    areas = g.not_taboo() & ~(1 << region)
    if not g.facts.has_limits:
        return areas
    if not is_own:
        return areas & effects.reach(g, region, 0, 1, 0)
    cell = g.cells
    return areas & effects.reach(g, region, cell[cells.MOVES_MADE], cell[cells.MOVES_MOST], cell[cells.ONE_MOVED_FAR])
