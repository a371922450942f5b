"""Rounds and turns: sections 7, 8 and 10 of the spec, in its order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.step import Step
from grandee.games.el_grande.engine import actions, cells, events, intrigue, refusals, sizes, steps, virtual
from grandee.games.el_grande.engine.calls import start_call
from grandee.games.el_grande.engine.facts import NO_CARD
from grandee.games.el_grande.engine.placement import may_stop_placing, start_placement
from grandee.games.el_grande.engine.scoring import score_area
from grandee.games.el_grande.engine.special import announce, special_of
from grandee.games.el_grande.engine.state import PLACED_PART, SPECIAL_PART, ElGrande

CONQUEST: Final[i64] = 12  # caballeros in Granada (EG-GRAN-6)

# -- round ---------------------------------------------------------------------------------------


class BeginRound(Step[ElGrande]):
    """The first round, when the grey cards are passed on (EG-SHIFT-1), or everybody has chosen a hand (KI-9)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        start_round(g, g.facts.first_round)


def start_round(g: ElGrande, number: i64) -> None:
    """Turn the top card of every pile face up, then power cards are played
    (EG-ROUND-2, EG-ROUND-3, EG-REVEAL-1, GI-RND-1)."""
    cell = g.cells
    facts = g.facts
    cell[cells.ROUND] = number  # EG-ROUND-4
    cell[cells.ACTIVE] = sizes.NO_SEAT
    cell[cells.TURNED] = 0
    cell[cells.OFFERED] = 0
    g.emit(events.ROUND_STARTED, number, cell[cells.FIRST])
    if facts.has_virtual:
        virtual.place_by_cards(g)
    turned = cell[cells.TURNED_UP]
    for pile in range(facts.piles):
        card = facts.standing[pile]  # EG-REVEAL-2, EG-CHURCH-3, GI-RND-2
        if card == NO_CARD and turned < facts.pile_size[pile]:  # EG-REVEAL-3, EG-REG-2
            card = cell[facts.pile_at[pile] + turned]
            cell[facts.pile_at[pile] + turned] = 0
        if card != NO_CARD:
            cell[g.offer_at(pile)] = card
            cell[cells.OFFERED] |= 1 << pile
            g.emit(events.CARD_TURNED, card)
        else:
            cell[g.offer_at(pile)] = 0
    cell[cells.TURNED_UP] = turned + 1
    for seat in range(facts.players):
        cell[cells.POWER + seat] = 0
        if facts.has_greys:
            cell[cells.GREY_POWER + seat] = 0
    if facts.has_virtual:
        virtual.turn_up_power(g)
    g.push(steps.NEXT_TURN, cell[cells.FIRST])
    if facts.has_intrigue:
        g.push(steps.HAND_STRENGTH, cell[cells.FIRST])
    g.push(steps.PLAY_POWER, cell[cells.FIRST], facts.players)


class NextTurn(Step[ElGrande]):
    """The highest power card whose turn has not come has the next one; after the last one the round ends
    (EG-POWER-4, EG-TURN-1, EG-SHIFT-4, KI-13)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        cell = g.cells
        turned = cell[cells.TURNED]
        next_seat = sizes.COLOURS
        highest: i64 = 0
        if g.facts.has_greys or g.facts.has_virtual:
            next_seat = highest_bidder(g, turned)
        else:
            for other in range(g.facts.players):
                if not turned >> other & 1 and cell[cells.POWER + other] > highest:
                    highest = cell[cells.POWER + other]
                    next_seat = other
        if next_seat == sizes.COLOURS:
            g.push(steps.END_ROUND, seat)
            return
        g.push(steps.NEXT_TURN, seat)
        if next_seat == sizes.SIXTH:
            virtual.take_card(g)
        else:
            start_turn(g, next_seat)


def highest_bidder(g: ElGrande, turned: i64) -> i64:
    """The same with grey cards and the virtual player (EG-SHIFT-4, EG-2P-9)."""
    found = sizes.COLOURS
    highest: i64 = 0
    for colour in range(g.facts.colours):
        value = g.bid(colour)
        if not turned >> colour & 1 and value > highest:
            highest = value
            found = colour
    return found


def start_turn(g: ElGrande, seat: i64) -> None:
    """Call caballeros, turn the power card over, choose an action card (EG-TURN-2, EG-TURN-3, KI-16).

    In between a grey card may be used (EG-SHIFT-7).
    """
    cell = g.cells
    cell[cells.ACTIVE] = seat
    power = cell[cells.POWER + seat] - 1
    g.emit(events.TURN_STARTED, seat, power)
    g.push(steps.CHOOSE_CARD, seat)  # lies below the call, so it comes afterwards (EG-CALL-10)
    if g.facts.has_greys and cell[cells.GREY_POWER + seat] > 0:
        g.push(steps.GREY_EFFECT, seat)
    most = g.facts.calls[power]  # may be 0 (EG-CALL-9), and a grey card does not change it (EG-SHIFT-6)
    if g.facts.has_church and g.has_marker(seat):  # one more, in every turn (EG-CHURCH-7, EG-CHURCH-17)
        g.push(steps.CALL_EXTRA, seat, most)
    else:
        start_call(g, seat, most)


class ChooseCard(Step[ElGrande]):
    """Take one of the action cards that are still face up (EG-PICK-1).

    The only one that is left is taken at once and told as `forced`, like every single option (EG-PICK-2).
    """

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(actions.CHOOSE_CARD, g.cells[cells.OFFERED])  # with King & Intrigue piles 6 and 7 (GI-KI-1)
        if g.facts.has_intrigue:  # instead of any of these (GI-KI-2, GI-KI-8)
            out.add_each(actions.CHOOSE_CARD + sizes.PILES, intrigue.choices(g, seat))

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        cell = g.cells
        pile = action - actions.CHOOSE_CARD
        if pile >= sizes.PILES:
            intrigue.choose(g, seat, pile - sizes.PILES)
            return
        card = cell[g.offer_at(pile)]
        cell[cells.CARD] = card + 1
        cell[cells.OFFERED] &= ~(1 << pile)
        cell[g.offer_at(pile)] = 0
        g.becomes(steps.NEXT_PART)
        g.emit(events.CARD_CHOSEN, seat, card)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.OTHER_ACTION if action - actions.CHOOSE_CARD >= sizes.PILES else refusals.NOT_FACE_UP


class NextPart(Step[ElGrande]):
    """Placement or special action, in either order, each at most once and as a whole (EG-TURN-4, EG-DP-2).

    What is possible is looked up each time, in the state that the first part has left (EG-TURN-5).
    """

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        cell = g.cells
        parts = cell[cells.PARTS]
        court_is_empty = cell[cells.COURT + seat] == 0
        if not parts & PLACED_PART and not court_is_empty:
            out.add(actions.NEXT_PART_PLACE)
        if not parts & SPECIAL_PART and special_of(g).possible(g, seat):
            out.add(actions.NEXT_PART_SPECIAL)
        # the special action may be left out (EG-SPEC-1, EG-TURN-6, EG-TURN-7, EG-PICK-3, KI-22), the placement only if
        # it is optional or the court is empty now (EG-PLACE-3, EG-DP-9)
        if parts & PLACED_PART or court_is_empty or (g.facts.may_place_fewer and may_stop_placing(g)):
            out.add(actions.NEXT_PART_END_TURN)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        cell = g.cells
        if action == actions.NEXT_PART_END_TURN:
            g.becomes(steps.END_TURN)
            return
        part = PLACED_PART if action == actions.NEXT_PART_PLACE else SPECIAL_PART
        cell[cells.PARTS] |= part
        if cell[cells.PARTS] == PLACED_PART | SPECIAL_PART:
            g.becomes(steps.END_TURN)
        if part == PLACED_PART:
            start_placement(g, seat)
        else:
            announce(g, seat)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        parts = g.cells[cells.PARTS]
        if action == actions.NEXT_PART_PLACE:
            return refusals.PART_IS_DONE if parts & PLACED_PART else refusals.COURT_EMPTY
        if action == actions.NEXT_PART_SPECIAL:
            return refusals.PART_IS_DONE if parts & SPECIAL_PART else special_of(g).why_impossible(g, seat)
        return refusals.MUST_PLACE


class EndTurn(Step[ElGrande]):
    """The action card is put away; a veto card lies in front of its taker by now
    (EG-TURN-8, EG-TURN-9, EG-TURN-10). Then Granada may be conquered (EG-GRAN-6)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        card = g.cells[cells.CARD] - 1
        if g.events is not None and not g.cells[cells.PARTS] & SPECIAL_PART and not g.facts.infiltrates[card]:
            idle = not special_of(g).possible(g, seat)
            g.emit(events.SPECIAL_IDLE if idle else events.SPECIAL_SKIPPED, seat, card)
        g.cells[cells.CARD] = 0
        g.cells[cells.PARTS] = 0
        if g.facts.has_regency:
            g.cells[cells.INFILTRATES] = 0
        if g.facts.has_church:
            g.cells[cells.EXTRA_USED] = 0
        if g.muslim() and g.crowd(g.facts.granada) >= CONQUEST:
            conquer(g)


def conquer(g: ElGrande) -> None:
    """Granada is scored at once, everything doubled, and is a region like the others from now on
    (EG-GRAN-7, EG-GRAN-8, EG-GRAN-9, EG-GRAN-10)."""
    g.cells[cells.CONQUERED] = 1
    g.emit(events.GRANADA_CONQUERED, g.facts.granada, g.crowd(g.facts.granada))
    score_area(g, g.facts.granada, False, 2)
