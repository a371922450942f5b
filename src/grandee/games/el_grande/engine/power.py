"""Power cards, section 9 of the spec, and grey ones: Shift of Power, section 19.4."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.chance import lowest
from grandee.core.step import Step
from grandee.games.el_grande.engine import actions, cells, events, refusals, sizes, steps
from grandee.games.el_grande.engine.special import special_of
from grandee.games.el_grande.engine.state import ElGrande

DEALT_GREYS: Final[i64] = 3  # EG-SHIFT-1


def deal_greys(g: ElGrande) -> None:
    """Everybody gets three grey cards, looks at them and passes one to the left (EG-SHIFT-1).

    The others go back into the box unseen.
    """
    cell = g.cells
    cell[cells.ROUND] = g.facts.first_round  # which begins afterwards (EG-SHIFT-14)
    cell[cells.ACTIVE] = sizes.NO_SEAT
    left: i64 = (1 << g.facts.greys) - 1
    number = g.facts.greys
    for seat in range(g.facts.players):
        for _ in range(DEALT_GREYS):
            members = left
            for _ in range(g.below(number)):
                members &= members - 1
            number -= 1
            grey = lowest(members)
            left &= ~(1 << grey)
            cell[cells.HAND + seat] |= 1 << (sizes.POWERS + grey)
        cell[cells.HELD + seat] += DEALT_GREYS
    g.emit(events.GREYS_DEALT, DEALT_GREYS)
    g.push(steps.BEGIN_ROUND, 0)
    g.ask(steps.PASS_GREY, g.facts.everybody)


class PassGrey(Step[ElGrande]):
    """Pass one of the dealt grey cards, hidden, to the left neighbour; all do so at the same time (EG-SHIFT-1)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(actions.PASS_GREY, g.cells[cells.HAND + seat] >> sizes.POWERS)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.cells[cells.PASSED + seat] = action - actions.PASS_GREY + 1
        if g.answered(seat):
            pass_on(g)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.GREY_NOT_DEALT


def pass_on(g: ElGrande) -> None:
    """Every passed card goes to its receiver."""
    cell = g.cells
    for seat in range(g.facts.players):
        cell[cells.HAND + seat] &= ~(1 << (sizes.POWERS + cell[cells.PASSED + seat] - 1))
    for seat in range(g.facts.players):
        receiver = g.after(seat, 1)
        cell[cells.HAND + receiver] |= 1 << (sizes.POWERS + cell[cells.PASSED + seat] - 1)
        g.emit(events.GREY_PASSED, seat, receiver, cell[cells.PASSED + seat] - 1)
        g.emit(events.GREY_RECEIVED, receiver, seat, cell[cells.PASSED + seat] - 1)


class PlayPower(Step[ElGrande]):
    """Play a power card face up whose value does not lie there yet, with a grey card if one likes
    (EG-POWER-1, EG-POWER-2, EG-POWER-3, EG-SHIFT-2)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        # at least one can be played (EG-PCARD-4, EG-SHIFT-11)
        lying = values_lying(g)
        hand = g.cells[cells.HAND + seat]
        out.add_each(actions.PLAY_POWER, hand & g.facts.all_powers & ~lying)
        if g.facts.has_greys:
            add_with_greys(g, hand, lying, out)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        cell = g.cells
        power = action - actions.PLAY_POWER
        grey: i64 = 0
        if power >= sizes.POWER_WORDS:  # with a grey card
            grey = power // sizes.POWER_WORDS
            power -= grey * sizes.POWER_WORDS
        cell[cells.POWER + seat] = power + 1
        cell[cells.HELD + seat] -= 1
        leaves_hand(g, seat, power)
        left = g.times() - 1
        g.pop()
        g.emit(events.POWER_PLAYED, seat, power)
        if grey > 0:
            cell[cells.GREY_POWER + seat] = grey
            cell[cells.HELD + seat] -= 1
            leaves_hand(g, seat, sizes.POWERS + grey - 1)
            cell[cells.GREY_SEEN + seat] |= 1 << (grey - 1)
            g.emit(events.GREY_PLAYED, seat, grey - 1, g.bid(seat))
        if left > 0:
            g.push(steps.PLAY_POWER, g.after(seat, 1), left)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        power = (action - actions.PLAY_POWER) % sizes.POWER_WORDS
        grey = (action - actions.PLAY_POWER) // sizes.POWER_WORDS
        hand = g.cells[cells.HAND + seat]
        if g.facts.has_intrigue:
            return refusals.KI_VALUE_LIES if values_lying(g) >> power & 1 else refusals.KI_NOT_IN_HAND
        if grey == 0:
            return refusals.VALUE_LIES if values_lying(g) >> power & 1 else refusals.NOT_IN_HAND
        if not hand >> power & 1:
            return refusals.NOT_IN_HAND
        return refusals.SUM_LIES if hand >> (sizes.POWERS + grey - 1) & 1 else refusals.GREY_NOT_IN_HAND


def add_with_greys(g: ElGrande, hand: i64, lying: i64, out: Actions) -> None:
    """Every card of the hand together with every grey one whose sum does not lie there yet; only the resulting values
    are compared (EG-SHIFT-3)."""
    greys = hand >> sizes.POWERS
    while greys:
        grey = lowest(greys) + 1
        members = hand & sizes.ALL_POWERS
        while members:
            power = lowest(members)
            if not lying >> (power + g.facts.grey_value[grey]) & 1:
                out.add(actions.PLAY_POWER + grey * sizes.POWER_WORDS + power)
            members &= members - 1
        greys &= greys - 1


def values_lying(g: ElGrande) -> i64:
    """The set of values, counted from 0, that lie on the table this round, the virtual player's included
    (EG-2P-8, EG-SHIFT-13)."""
    values: i64 = 0
    cell = g.cells
    if g.facts.has_greys or g.facts.has_virtual:
        for colour in range(g.facts.colours):
            values |= 1 << g.bid(colour)
    else:
        for seat in range(g.facts.players):
            values |= 1 << cell[cells.POWER + seat]
    return values >> 1


def leaves_hand(g: ElGrande, seat: i64, card: i64) -> None:
    """A card of the hand, power or grey, is seen by everybody."""
    cell = g.cells
    cell[cells.HAND + seat] &= ~(1 << card)
    if cell[cells.PLAYED + seat] >> card & 1:
        seen_again(g, seat, card)
    cell[cells.PLAYED + seat] |= 1 << card


def seen_again(g: ElGrande, seat: i64, card: i64) -> None:
    """A card that was taken back unseen is played again: now everybody knows which it was (EG-INFO-8).

    The sets of what the cards taken back can be grow with time. This card is counted as the earliest that it can be,
    which leaves for the others exactly what they can still be.
    """
    cell = g.cells
    first = cells.TAKEN_BACK + seat * sizes.MOST_TAKEN_BACK
    found = False
    for i in range(first, first + sizes.MOST_TAKEN_BACK):
        if not found and cell[i] >> card & 1:
            found = True
        if found:
            cell[i] = cell[i + 1] if i + 1 < first + sizes.MOST_TAKEN_BACK else 0
        cell[i] &= ~(1 << card)


# -- taking back ---------------------------------------------------------------------------------


def used_cards(g: ElGrande, seat: i64) -> i64:
    """The set of a seat's own used cards that it may take back: any power card, this round's included
    (EG-CARD-POWER-1), and of the grey ones that of this round, or any with `retrieve_grey` (EG-SHIFT-9)."""
    cell = g.cells
    if g.facts.has_intrigue:
        return on_pile(g, seat) & ~cell[cells.HAND + seat]
    used = sizes.ALL_POWERS
    if g.facts.has_greys:
        if g.facts.any_grey_back:
            used |= cell[cells.GREY_SEEN + seat] << sizes.POWERS
        elif cell[cells.GREY_POWER + seat] > 0:
            used |= 1 << (sizes.POWERS + cell[cells.GREY_POWER + seat] - 1)
    return used & ~cell[cells.HAND + seat]


def on_pile(g: ElGrande, seat: i64) -> i64:
    """King & Intrigue: the set of a seat's cards of earlier rounds that have been on its pile. What lies in front of it
    as a Veto has not (KI-24, KI-25)."""
    cell = g.cells
    members = cell[cells.PLAYED + seat] & ~(1 << (cell[cells.POWER + seat] - 1))
    return members & ~g.facts.stay_in_front if g.vetoes(seat) > 0 else members


class TakeBack(Step[ElGrande]):
    """Take one used power card back into the hand; nobody else sees which, unless it lies open before everybody
    (EG-CARD-POWER-1, EG-CARD-POWER-3, EG-INFO-8, EG-INFO-9).

    No other step gives a power card back (EG-PCARD-3). What lies on the table for this round stays what it is, for the
    order of turns and for who is first (EG-CARD-POWER-2, EG-SHIFT-9).
    """

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(actions.RETRIEVE, used_cards(g, seat))

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        cell = g.cells
        card = action - actions.RETRIEVE
        is_grey = card >= sizes.POWERS
        cell[cells.HAND + seat] |= 1 << card
        cell[cells.HELD + seat] += 1
        g.pop()
        if card in (open_card(g, seat, False), open_card(g, seat, True)):
            cell[cells.PLAYED + seat] &= ~(1 << card)
            if is_grey:
                g.emit(events.GREY_RETRIEVED_OPENLY, seat, card - sizes.POWERS)
            else:
                g.emit(events.RETRIEVED_OPENLY, seat, card)
            return
        remember(g, seat)
        g.emit(events.RETRIEVED, seat, card)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        card = action - actions.RETRIEVE
        if g.facts.has_intrigue:
            return refusals.NOT_OF_AN_EARLIER_ROUND
        return refusals.NOT_USED if card < sizes.POWERS else refusals.GREY_NOT_BACK


def open_card(g: ElGrande, seat: i64, grey: bool) -> i64:
    """The card of this round that lies open before a seat, if it does in this edition; -1 for none (EG-INFO-9)."""
    if g.facts.discards_in_turn:
        return -1
    if not grey:
        return g.cells[cells.POWER + seat] - 1
    if not g.facts.has_greys or g.cells[cells.GREY_POWER + seat] == 0:
        return -1
    return sizes.POWERS + g.cells[cells.GREY_POWER + seat] - 1


def remember(g: ElGrande, seat: i64) -> None:
    """Everybody knows that the card taken back unseen is one of those played and not lying open; with
    `retrieve_grey` = `any` it may be a grey one, and nothing tells (EG-INFO-8, EG-INFO-11, EG-SHIFT-15)."""
    cell = g.cells
    can_be = cell[cells.PLAYED + seat]
    if g.facts.has_intrigue:
        can_be = on_pile(g, seat)
    elif not g.facts.any_grey_back:
        can_be &= sizes.ALL_POWERS
    for grey in (False, True):
        lying = open_card(g, seat, grey)
        if lying >= 0:
            can_be &= ~(1 << lying)
    first = cells.TAKEN_BACK + seat * sizes.MOST_TAKEN_BACK
    for i in range(first, first + sizes.MOST_TAKEN_BACK):
        if cell[i] == 0:
            cell[i] = can_be
            return


# -- the effect of a grey card -------------------------------------------------------------------


class GreyEffect(Step[ElGrande]):
    """Use the effect of the grey card played this round, or not; asked once, after the call
    (EG-SHIFT-7, EG-SHIFT-16)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        if special_of(g).possible(g, seat):  # EG-CARD-GREY-1
            out.add(actions.GREY_EFFECT_USE)
        out.add(actions.GREY_EFFECT_SKIP)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.pop()
        if action == actions.GREY_EFFECT_SKIP:
            return
        g.emit(events.GREY_USED, seat, g.cells[cells.GREY_POWER + seat] - 1)
        g.push(steps.END_SPECIAL, seat)
        special_of(g).use(g, seat, 0)  # without a window for vetoes (EG-VETO-12)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.GREY_HAS_NO_EFFECT
