"""Immediate cards: what a card does when another card flips it during the round (section 5 of the spec).

A card's row in data/cards.toml names one of these under `when_flipped`. Each acts in a column whose bottom card has
just flipped the card above it.
"""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.state import Effect, Step
from grandee.games.kabale.facts import KINDS
from grandee.games.kabale.happenings import (
    CLOSED,
    DISCARDED,
    DISGUISE_SKIPPED,
    DISGUISE_USED,
    GOALS_SWAPPED,
    STAYED,
    TRAITOR_SKIPPED,
    TRAVELLED,
)
from grandee.games.kabale.numbers import (
    CARD_NOT_IN_HAND,
    DISGUISE,
    INSERT,
    INSERT_SKIP,
    NO_SUCH_COLUMN,
    OWN_COLUMN,
    SWAP,
    SWAP_SKIP,
    TRAITOR,
)
from grandee.games.kabale.state import (
    CLOSED_COLUMNS,
    GOAL,
    TRAVELLED_KINDS,
    UNDER,
    Kabale,
    kind_of,
    owner_of,
    turned_down,
)
from grandee.games.kabale.turn import draw, flip_above, note_filled


class Nothing(Effect[Kabale]):
    """A card that does nothing when it is flipped (KH-TURN-5)."""

    def use(self, g: Kabale, seat: i64, about: i64) -> None:
        return


# -- Explorer ------------------------------------------------------------------------------------


class Travels(Effect[Kabale]):
    """Goes face down to the bottom of the next open column on the right and flips the card there (KH-EXP-1 to -5).

    It stays, face up, if every other column is closed (KH-EXP-6) or if it has travelled in this turn (KH-EXP-7).
    """

    def use(self, g: Kabale, seat: i64, about: i64) -> None:
        position = g.length(about) - 2
        kind = kind_of(g.card(about, position))
        to = next_open_column(g, about)
        if to == about or g.cells[TRAVELLED_KINDS + seat] >> kind & 1:
            g.tell(STAYED, seat, kind, about)
            return
        card = g.take(about, position)
        g.cells[TRAVELLED_KINDS + seat] |= 1 << kind
        g.put(to, g.length(to), turned_down(card))
        g.tell(TRAVELLED, seat, kind, about, to)
        note_filled(g)
        flip_above(g, to)


def next_open_column(g: Kabale, column: i64) -> i64:
    """The nearest column to the right that is not closed, going round; the same column if there is none."""
    players = g.facts.players
    for i in range(i64(1), players):
        to = (column + i) % players
        if not g.is_closed(to):
            return to
    return column


# -- Assassin ------------------------------------------------------------------------------------


class DiscardsFlipper(Effect[Kabale]):
    """The card that flipped it goes to its owner's discard pile (KH-ASS-1 to -3)."""

    def use(self, g: Kabale, seat: i64, about: i64) -> None:
        card = g.take(about, g.length(about) - 1)
        g.discard(card)
        g.tell(DISCARDED, owner_of(card), kind_of(card), about)


# -- Storm ---------------------------------------------------------------------------------------


class ClosesColumn(Effect[Kabale]):
    """No further card comes to this column, and its goal counts as filled (KH-STO-1 to -4, KH-FILL-3)."""

    def use(self, g: Kabale, seat: i64, about: i64) -> None:
        g.cells[CLOSED_COLUMNS] |= 1 << about
        g.tell(CLOSED, about)
        note_filled(g)


# -- Disguise ------------------------------------------------------------------------------------


class HidesCard(Effect[Kabale]):
    """Its owner may put a hand card face down under it (KH-DIS-1, -3)."""

    def use(self, g: Kabale, seat: i64, about: i64) -> None:
        if g.hand(seat) == 0:
            g.tell(DISGUISE_SKIPPED, seat, about)
        else:
            g.push(DISGUISE, seat, 0, about)


class InsertUnderDisguise(Step[Kabale]):
    """Put one of your hand cards under your Disguise and draw a card, or leave it (KH-DIS-1 to -5; KH-D2)."""

    def legal(self, g: Kabale, seat: i64, out: Actions) -> None:
        for kind in range(KINDS):
            if g.holds(seat, kind):
                out.add(INSERT + kind)
        out.add(INSERT_SKIP)

    def apply(self, g: Kabale, seat: i64, action: i64) -> None:
        column = g.about()
        g.pop()
        if action == INSERT_SKIP:
            g.tell(DISGUISE_SKIPPED, seat, column)
            return
        kind = action - INSERT
        g.put(column, g.length(column) - 1, g.play_from_hand(seat, kind, UNDER))
        g.tell(DISGUISE_USED, seat, column, kind)
        note_filled(g)
        draw(g, seat)

    def why_not(self, g: Kabale, seat: i64, action: i64) -> i64:
        return CARD_NOT_IN_HAND


# -- Traitor -------------------------------------------------------------------------------------


class SwapsGoals(Effect[Kabale]):
    """Its owner may exchange the goal of this column with that of another (KH-TRA-1)."""

    def use(self, g: Kabale, seat: i64, about: i64) -> None:
        g.push(TRAITOR, seat, 0, about)


class SwapGoals(Step[Kabale]):
    """Exchange the goal of your Traitor's column with another one, or leave it (KH-TRA-1 to -3, KH-STO-4; KH-D3)."""

    def legal(self, g: Kabale, seat: i64, out: Actions) -> None:
        for column in range(g.facts.players):
            if column != g.about():
                out.add(SWAP + column)
        out.add(SWAP_SKIP)

    def apply(self, g: Kabale, seat: i64, action: i64) -> None:
        here = g.about()
        g.pop()
        if action == SWAP_SKIP:
            g.tell(TRAITOR_SKIPPED, seat, here)
            return
        there = action - SWAP
        goal = g.goal(here)
        g.cells[GOAL + here] = g.goal(there)
        g.cells[GOAL + there] = goal
        g.tell(GOALS_SWAPPED, seat, here, there)
        note_filled(g)

    def why_not(self, g: Kabale, seat: i64, action: i64) -> i64:
        return OWN_COLUMN if action - SWAP == g.about() else NO_SUCH_COLUMN
