"""The turn and the end of a leg (sections 4, 7, 8 and 10 of the spec)."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.chance import bit, first_of
from grandee.core.step import Step
from grandee.games.legends.engine import actions, cells, events, refusals, sizes, steps
from grandee.games.legends.engine.building import discovery_at
from grandee.games.legends.engine.facts import NO_PART
from grandee.games.legends.engine.scoring import controller, emit_scoring, leg_points
from grandee.games.legends.engine.state import Legends


def price(position: i64) -> i64:
    """What a card of the row costs: 0, 1, 1, 2, 2, 3 from the left (EL-TURN-1)."""
    return (position + 1) // 2


def start_turn(g: Legends, seat: i64) -> None:
    g.cells[cells.ACTIVE] = seat
    g.push(steps.TAKE_CARD, seat)


def affordable(g: Legends, seat: i64) -> i64:
    """The set of positions of the row with a card that a seat can pay (EL-TURN-1, EL-TURN-7)."""
    positions: i64 = 0
    coins = g.coins(seat)
    for position in range(sizes.OFFER):
        if g.cells[cells.ROW + position] != 0 and price(position) <= coins:
            positions |= 1 << position
    return positions


def take(g: Legends, seat: i64, position: i64) -> i64:
    """Pay for a card of the row and lay it before oneself: from now on its ability holds (EL-TURN-2, EL-TURN-3)."""
    card = g.cells[cells.ROW + position] - 1
    cost = price(position)
    g.cells[cells.ROW + position] = 0
    g.cells[cells.COINS + seat] -= cost
    g.cells[cells.CARDS + seat] |= bit(card)
    g.emit(events.CARD_TAKEN, seat, card, cost)
    g.facts.ability[card].ability.gain(g, seat)
    return card


class TakeCard(Step[Legends]):
    """Take one card of the row and pay for it; then its action may be carried out
    (EL-TURN-1, EL-TURN-4, EL-TURN-5, EL-TURN-6, EL-D8)."""

    def legal(self, g: Legends, seat: i64, out: Actions) -> None:
        out.add_each(actions.TAKE_CARD, affordable(g, seat))

    def apply(self, g: Legends, seat: i64, action: i64) -> None:
        g.becomes(steps.FINISH_TURN)
        card = take(g, seat, action - actions.TAKE_CARD)
        g.cells[cells.TAKEN_CARDS] += 1
        if g.facts.either[card]:
            if possible_parts(g, seat, card) != 0:
                g.push(steps.CHOOSE_PART, seat, 0, card)
            return
        if g.facts.part[2 * card + 1] != NO_PART:
            g.push(steps.CARRY_OUT, seat, 1, card)
        g.push(steps.CARRY_OUT, seat, 0, card)

    def why_not(self, g: Legends, seat: i64, action: i64) -> i64:
        return why_not_card(g, action - actions.TAKE_CARD, refusals.CARD_TOO_DEAR)


def why_not_card(g: Legends, position: i64, too_dear: i64) -> i64:
    return too_dear if g.cells[cells.ROW + position] != 0 else refusals.NO_SUCH_CARD


def possible_parts(g: Legends, seat: i64, card: i64) -> i64:
    """The set of parts of a card's action that have any effect now."""
    parts: i64 = 0
    for which in range(i64(2)):
        part = g.facts.part[2 * card + which]
        if part != NO_PART and g.facts.parts[part].part.possible(g, seat):
            parts |= 1 << which
    return parts


class ChoosePart(Step[Legends]):
    """Of a card with "/" at most one part is carried out (EL-TURN-5, EL-D9)."""

    def legal(self, g: Legends, seat: i64, out: Actions) -> None:
        out.add_each(actions.CHOOSE_PART, possible_parts(g, seat, g.about()))
        out.add(actions.CHOOSE_PART_SKIP)

    def apply(self, g: Legends, seat: i64, action: i64) -> None:
        card = g.about()
        g.pop()
        if action == actions.CHOOSE_PART_SKIP:
            g.emit(events.ACTION_SKIPPED, seat, card)
            return
        which = action - actions.CHOOSE_PART
        g.emit(events.PART_CHOSEN, seat, card, which)
        g.facts.parts[g.facts.part[2 * card + which]].part.use(g, seat, card)

    def why_not(self, g: Legends, seat: i64, action: i64) -> i64:
        return refusals.PART_WITHOUT_EFFECT


class CarryOut(Step[Legends]):
    """One part of a card with "+", in the printed order; what has no effect is left out
    (EL-TURN-6, EL-KILL-5, EL-DISC-3)."""

    def run(self, g: Legends, seat: i64, times: i64, about: i64) -> None:
        part = g.facts.parts[g.facts.part[2 * about + times]].part
        if part.possible(g, seat):
            part.use(g, seat, about)


class FinishTurn(Step[Legends]):
    """The row closes up and is filled, the player looks at tokens, and the next one follows
    (EL-TURN-7, EL-SWAMP-4, EL-TURN-8, EL-END-1)."""

    def run(self, g: Legends, seat: i64, times: i64, about: i64) -> None:
        close_row(g)
        fill_row(g)
        if g.facts.swamp:
            look_at_tokens(g, seat)
        if g.cells[cells.TAKEN_CARDS] < g.facts.turns * g.facts.players:
            start_turn(g, (seat + 1) % g.facts.players)
            return
        g.push(steps.END_LEG, 0)
        for other in range(g.facts.players):
            if g.is_led_by(other, sizes.LEADER_FAIRY_QUEEN) and affordable(g, other) != 0:
                g.push(steps.EXTRA_CARD, other)


def close_row(g: Legends) -> None:
    """The remaining cards move to the left (EL-TURN-7)."""
    to: i64 = 0
    for position in range(sizes.OFFER):
        card = g.cells[cells.ROW + position]
        if card != 0:
            g.cells[cells.ROW + position] = 0
            g.cells[cells.ROW + to] = card
            to += 1


def fill_row(g: Legends) -> None:
    """New cards at the right end, as long as there are some (EL-SET-7, EL-TURN-7)."""
    for position in range(sizes.OFFER):
        if g.cells[cells.ROW + position] == 0 and g.cells[cells.DECK_LEFT] > 0:
            g.cells[cells.DECK_LEFT] -= 1
            top = cells.DECK + g.cells[cells.DECK_LEFT]
            g.cells[cells.ROW + position] = g.cells[top]
            g.cells[top] = 0
            g.emit(events.CARD_TURNED, g.cells[cells.ROW + position] - 1)


def look_at_tokens(g: Legends, seat: i64) -> None:
    """At the end of the own turn a player sees the face-down tokens of the regions that he controls (EL-SWAMP-4)."""
    hidden = g.cells[cells.FACE_DOWN] & ~g.cells[cells.SEEN + seat]
    while hidden:
        region = first_of(hidden)
        if controller(g, region) == seat:
            g.cells[cells.SEEN + seat] |= bit(region)
            g.emit(events.TOKEN_SEEN, seat, region, discovery_at(g, region))
        hidden &= hidden - 1


class TakeExtraCard(Step[Legends]):
    """The Fairy Queen may take one more card after all turns; its action is not carried out
    (EL-LEAD-FQ-2, EL-D16)."""

    def legal(self, g: Legends, seat: i64, out: Actions) -> None:
        out.add_each(actions.EXTRA_CARD, affordable(g, seat))
        out.add(actions.EXTRA_CARD_SKIP)

    def apply(self, g: Legends, seat: i64, action: i64) -> None:
        g.pop()
        if action != actions.EXTRA_CARD_SKIP:
            take(g, seat, action - actions.EXTRA_CARD)
            close_row(g)

    def why_not(self, g: Legends, seat: i64, action: i64) -> i64:
        return why_not_card(g, action - actions.EXTRA_CARD, refusals.EXTRA_CARD_TOO_DEAR)


class EndLeg(Step[Legends]):
    """Score; in a full game the points are carried to the next leg (EL-END-1, EL-FULL-1, EL-FULL-2)."""

    def run(self, g: Legends, seat: i64, times: i64, about: i64) -> None:
        if g.events is not None:
            emit_scoring(g)
        if g.facts.legs == 1 or g.cells[cells.LEG] == g.facts.legs:
            return
        for other in range(g.facts.players):
            g.cells[cells.CARRIED + other] += leg_points(g, other)
        g.push(steps.BEGIN_LEG, 0)
