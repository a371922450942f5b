"""Immediate cards: what a card does when another card flips it during the round (section 5 of the spec).

What a deck calls them under `when_flipped` is declared in ../effects.py. Each acts in a column whose bottom card has
just flipped the card above it.
"""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.step import Effect, Step
from grandee.games.kabale.engine import actions, cells, events, refusals, sizes, steps
from grandee.games.kabale.engine.state import UNDER, Kabale, kind_of, owner_of, turned_down
from grandee.games.kabale.engine.turn import draw, flip_above, note_filled


class Nothing(Effect[Kabale]):
    """A card that does nothing when it is flipped (KH-TURN-5)."""

    def use(self, g: Kabale, seat: i64, about: i64) -> None:
        return


# -- Explorer ------------------------------------------------------------------------------------


class Travels(Effect[Kabale]):
    """Goes face down to the bottom of the next open column on the right and flips the card there
    (KH-EXP-1, KH-EXP-2, KH-EXP-4, KH-EXP-5).

    It stays, face up, if every other column is closed (KH-EXP-6) or if it has travelled in this turn (KH-EXP-7).
    """

    def use(self, g: Kabale, seat: i64, about: i64) -> None:
        position = g.length(about) - 2
        kind = kind_of(g.card(about, position))
        to = next_open_column(g, about)
        if to == about or g.cells[cells.TRAVELLED + seat] >> kind & 1:
            g.emit(events.STAYED, seat, kind, about)
            return
        card = g.take(about, position)  # KH-EXP-3
        g.cells[cells.TRAVELLED + seat] |= 1 << kind
        g.put(to, g.length(to), turned_down(card))
        g.emit(events.TRAVELLED, seat, kind, about, to)
        note_filled(g)
        flip_above(g, to)


def next_open_column(g: Kabale, column: i64) -> i64:
    """The nearest column to the right that is not closed, going round; the same column if there is none
    (KH-EXP-1, KH-STO-3)."""
    players = g.facts.players
    for i in range(i64(1), players):
        to = (column + i) % players
        if not g.is_closed(to):
            return to
    return column


# -- Assassin ------------------------------------------------------------------------------------


class DiscardsFlipper(Effect[Kabale]):
    """The card that flipped it goes to its owner's discard pile and does nothing (KH-ASS-1, KH-ASS-2)."""

    def use(self, g: Kabale, seat: i64, about: i64) -> None:
        card = g.take(about, g.length(about) - 1)
        g.discard(card)
        g.emit(events.DISCARDED, owner_of(card), kind_of(card), about)


# -- Storm ---------------------------------------------------------------------------------------


class ClosesColumn(Effect[Kabale]):
    """No further card comes to this column, and its goal counts as filled (KH-STO-2, KH-FILL-3).

    The card that flipped it stays as it lies (KH-STO-1).
    """

    def use(self, g: Kabale, seat: i64, about: i64) -> None:
        g.cells[cells.CLOSED] |= 1 << about
        g.emit(events.CLOSED, about)
        note_filled(g)


# -- Disguise ------------------------------------------------------------------------------------


class HidesCard(Effect[Kabale]):
    """Its owner may put a hand card face down under it (KH-DIS-1, KH-DIS-3)."""

    def use(self, g: Kabale, seat: i64, about: i64) -> None:
        if g.hand(seat) == 0:
            g.emit(events.DISGUISE_SKIPPED, seat, about)
        else:
            g.push(steps.DISGUISE, seat, 0, about)


class InsertUnderDisguise(Step[Kabale]):
    """Put one of your hand cards under your Disguise and draw a card, or leave it (KH-DIS-1, KH-D2)."""

    def legal(self, g: Kabale, seat: i64, out: Actions) -> None:
        for kind in range(sizes.KINDS):
            if g.holds(seat, kind):
                out.add(actions.DISGUISE + kind)
        out.add(actions.DISGUISE_SKIP)  # KH-IMM-3, KH-DIS-3

    def apply(self, g: Kabale, seat: i64, action: i64) -> None:
        column = g.about()
        g.pop()
        if action == actions.DISGUISE_SKIP:
            g.emit(events.DISGUISE_SKIPPED, seat, column)
            return
        kind = action - actions.DISGUISE
        # between the Disguise and the card that flipped it, where nothing flips it (KH-DIS-4, KH-DIS-5)
        g.put(column, g.length(column) - 1, g.play_from_hand(seat, kind, UNDER))
        g.emit(events.DISGUISE_USED, seat, column, kind)
        note_filled(g)
        draw(g, seat)  # KH-DIS-2

    def why_not(self, g: Kabale, seat: i64, action: i64) -> i64:
        return refusals.NO_CARD_TO_HIDE


# -- Traitor -------------------------------------------------------------------------------------


class SwapsGoals(Effect[Kabale]):
    """Its owner may exchange the goal of this column with that of another (KH-TRA-1)."""

    def use(self, g: Kabale, seat: i64, about: i64) -> None:
        g.push(steps.TRAITOR, seat, 0, about)


class SwapGoals(Step[Kabale]):
    """Exchange the goal of your Traitor's column with another one, be it closed or not, or leave it
    (KH-TRA-1, KH-STO-4, KH-D3)."""

    def legal(self, g: Kabale, seat: i64, out: Actions) -> None:
        for column in range(g.facts.players):
            if column != g.about():
                out.add(actions.TRAITOR + column)
        out.add(actions.TRAITOR_SKIP)  # KH-IMM-3

    def apply(self, g: Kabale, seat: i64, action: i64) -> None:
        here = g.about()
        g.pop()
        if action == actions.TRAITOR_SKIP:
            g.emit(events.TRAITOR_SKIPPED, seat, here)
            return
        there = action - actions.TRAITOR
        goal = g.goal(here)  # nothing but the goals (KH-TRA-2)
        g.cells[cells.GOAL + here] = g.goal(there)
        g.cells[cells.GOAL + there] = goal
        g.emit(events.GOALS_SWAPPED, seat, here, there)
        note_filled(g)  # KH-TRA-3

    def why_not(self, g: Kabale, seat: i64, action: i64) -> i64:
        return refusals.OWN_COLUMN if action - actions.TRAITOR == g.about() else refusals.NO_SUCH_COLUMN
