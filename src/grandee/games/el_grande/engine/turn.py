"""Set-up, rounds, power cards and turns: sections 6 to 10 and 16 of the spec, in its order."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.chance import lowest
from grandee.core.refusals import NOT_OFFERED
from grandee.core.step import Step
from grandee.games.el_grande.engine import actions, cells, changes, events, refusals, sizes, steps
from grandee.games.el_grande.engine.facts import AT_HOME, IN_COURT, NO_CARD
from grandee.games.el_grande.engine.special import announce, special_of
from grandee.games.el_grande.engine.state import PLACED_PART, SPECIAL_PART, ElGrande

# -- set-up --------------------------------------------------------------------------------------


def deal(g: ElGrande) -> None:
    """Boards, piles, king and home regions, courts, hands; begin the first round.

    All other cells are zero: nobody has points, and the castillo is empty (EG-SETUP-5, EG-SETUP-6).
    """
    cell = g.cells
    facts = g.facts
    cell[cells.BOARD] = sizes.OFF  # EG-SETUP-4
    cell[cells.BOARD + 1] = sizes.OFF
    for pile in range(facts.piles - 1):  # EG-SETUP-3
        for i in range(facts.pile_size[pile]):
            cell[cells.PILE + pile * sizes.ROOM + i] = facts.pile_cards[pile * sizes.ROOM + i]
        g.shuffle(cells.PILE + pile * sizes.ROOM, facts.pile_size[pile])
    draw_regions(g)
    for seat in range(facts.players):
        cell[cells.COURT + seat] = IN_COURT  # EG-SETUP-10
        cell[cells.PROVINCE + seat] = facts.caballeros - IN_COURT - AT_HOME
        cell[cells.HAND + seat] = sizes.ALL_POWERS  # EG-SETUP-11, EG-PCARD-2
        cell[cells.HELD + seat] = sizes.POWERS
    start = facts.start_seat
    cell[cells.FIRST] = start if start >= 0 else g.below(facts.players)  # EG-SETUP-13
    start_round(g, facts.first_round)  # EG-SETUP-14


def draw_regions(g: ElGrande) -> None:
    """One region card for the king, then one for each player, never the same
    (EG-SETUP-7, EG-SETUP-8, EG-SETUP-9)."""
    cell = g.cells
    left = g.facts.all_regions
    for i in range(g.facts.players + 1):
        skip = g.below(g.facts.regions - i)
        members = left
        for _ in range(skip):
            members &= members - 1
        region = lowest(members)
        left &= ~(1 << region)
        if i == 0:
            cell[cells.KING] = region
            g.emit(events.KING_STARTS, region)
        else:
            cell[cells.GRANDE + i - 1] = region
            g.put(region, i - 1, AT_HOME)
            g.emit(events.HOME_DRAWN, i - 1, region)


# -- round ---------------------------------------------------------------------------------------


def start_round(g: ElGrande, number: i64) -> None:
    """Turn the top card of every pile face up, then power cards are played (EG-ROUND-3, EG-REVEAL-1)."""
    cell = g.cells
    facts = g.facts
    cell[cells.ROUND] = number  # EG-ROUND-4
    cell[cells.ACTIVE] = sizes.NO_SEAT
    cell[cells.TURNED] = 0
    cell[cells.OFFERED] = 0
    g.emit(events.ROUND_STARTED, number, cell[cells.FIRST])
    turned = cell[cells.TURNED_UP]
    for pile in range(g.facts.piles):
        card = facts.standing  # EG-REVEAL-2
        if pile < facts.piles - 1:
            at = cells.PILE + pile * sizes.ROOM + turned
            card = cell[at] if turned < facts.pile_size[pile] else NO_CARD  # EG-REVEAL-3
            if card != NO_CARD:
                cell[at] = 0
        if card != NO_CARD:
            cell[cells.OFFER + pile] = card
            cell[cells.OFFERED] |= 1 << pile
            g.emit(events.CARD_TURNED, card)
        else:
            cell[cells.OFFER + pile] = 0
    cell[cells.TURNED_UP] = turned + 1
    for seat in range(facts.players):
        cell[cells.POWER + seat] = 0
    g.push(steps.NEXT_TURN, cell[cells.FIRST])
    g.push(steps.PLAY_POWER, cell[cells.FIRST], facts.players)


class PlayPower(Step[ElGrande]):
    """Play a power card face up whose value does not lie there yet (EG-POWER-1, EG-POWER-2, EG-POWER-3)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        # at least one can be played (EG-PCARD-4)
        out.add_each(actions.PLAY_POWER, g.cells[cells.HAND + seat] & ~values_lying(g))

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        cell = g.cells
        power = action - actions.PLAY_POWER
        cell[cells.POWER + seat] = power + 1
        cell[cells.HAND + seat] &= ~(1 << power)
        cell[cells.HELD + seat] -= 1
        if cell[cells.PLAYED + seat] >> power & 1:
            seen_again(g, seat, power)
        cell[cells.PLAYED + seat] |= 1 << power
        left = g.times() - 1
        g.pop()
        g.emit(events.POWER_PLAYED, seat, power)
        if left > 0:
            g.push(steps.PLAY_POWER, g.after(seat, 1), left)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.VALUE_LIES if values_lying(g) >> (action - actions.PLAY_POWER) & 1 else refusals.NOT_IN_HAND


def values_lying(g: ElGrande) -> i64:
    """The set of power values on the table this round."""
    cell = g.cells
    values: i64 = 0
    for seat in range(g.facts.players):
        values |= 1 << cell[cells.POWER + seat]
    return values >> 1


def seen_again(g: ElGrande, seat: i64, power: i64) -> None:
    """A card that was taken back unseen is played again: now everybody knows which it was (EG-INFO-8).

    The sets of what the cards taken back can be grow with time. This card is counted as the earliest that it can be,
    which leaves for the others exactly what they can still be.
    """
    cell = g.cells
    first = cells.TAKEN_BACK + seat * sizes.MOST_TAKEN_BACK
    found = False
    for i in range(first, first + sizes.MOST_TAKEN_BACK):
        if not found and cell[i] >> power & 1:
            found = True
        if found:
            cell[i] = cell[i + 1] if i + 1 < first + sizes.MOST_TAKEN_BACK else 0
        cell[i] &= ~(1 << power)


class NextTurn(Step[ElGrande]):
    """The highest power card that still lies face up has the next turn; after the last one the round ends
    (EG-POWER-4, EG-TURN-1)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        cell = g.cells
        turned = cell[cells.TURNED]
        next_seat = sizes.NO_SEAT
        highest: i64 = 0
        for other in range(g.facts.players):
            if not turned >> other & 1 and cell[cells.POWER + other] > highest:
                highest = cell[cells.POWER + other]
                next_seat = other
        if next_seat == sizes.NO_SEAT:
            g.push(steps.END_ROUND, seat)
            return
        g.push(steps.NEXT_TURN, seat)
        start_turn(g, next_seat, highest)


def start_turn(g: ElGrande, seat: i64, power: i64) -> None:
    """Call caballeros, turn the power card over, choose an action card (EG-TURN-3)."""
    cell = g.cells
    cell[cells.ACTIVE] = seat
    g.emit(events.TURN_STARTED, seat, power - 1)
    g.push(steps.CHOOSE_CARD, seat)  # lies below the call, so it comes afterwards (EG-CALL-10)
    most = g.facts.calls[power - 1]  # may be 0 (EG-CALL-9)
    if most > 0 and not g.facts.must_call:
        g.push(steps.DISCARD_POWER, seat)
        g.push(steps.CALL, seat, most)
        return
    n = min(most, cell[cells.PROVINCE + seat])  # EG-CALL-3
    call(g, seat, n)
    if may_recall(g, seat, most - n):
        g.push(steps.DISCARD_POWER, seat)
        g.push(steps.RECALL_ONE, seat, most - n)
    else:
        cell[cells.TURNED] |= 1 << seat


def call(g: ElGrande, seat: i64, n: i64) -> None:
    """Caballeros come from the province to the court (EG-CALL-1)."""
    if n > 0:
        g.cells[cells.PROVINCE + seat] -= n
        g.cells[cells.COURT + seat] += n
        g.emit(events.CALLED, seat, n)


def may_recall(g: ElGrande, seat: i64, missing: i64) -> bool:
    """Whether a missing rest of the call can come from regions: only if the province is empty (EG-CALL-5)."""
    return missing > 0 and g.cells[cells.PROVINCE + seat] == 0 and g.regions_of(seat) != 0


class Call(Step[ElGrande]):
    """How many caballeros to call, where fewer are allowed (EG-CALL-2, EG-DP-10)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        for n in range(min(g.times(), g.cells[cells.PROVINCE + seat]) + 1):
            out.add(actions.CALL + n)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        missing = g.times() - (action - actions.CALL)
        g.pop()
        call(g, seat, action - actions.CALL)
        if may_recall(g, seat, missing):
            g.push(steps.RECALL_ONE, seat, missing)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.TOO_MANY


class RecallOne(Step[ElGrande]):
    """The province is empty: bring an own caballero from a region to the court, or stop (EG-CALL-5, EG-CALL-6)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(actions.RECALL_ONE, g.regions_of(seat))
        out.add(actions.RECALL_ONE_DONE)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        if action == actions.RECALL_ONE_DONE:
            g.pop()
            return
        g.put(action - actions.RECALL_ONE, seat, -1)
        g.cells[cells.COURT + seat] += 1
        g.emit(events.RECALLED, seat, action - actions.RECALL_ONE)
        if g.one_done() or g.regions_of(seat) == 0:
            g.pop()

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.TABOO if action - actions.RECALL_ONE == g.cells[cells.KING] else refusals.NONE_TO_RECALL


class DiscardPower(Step[ElGrande]):
    """The power card is put face down on the own pile (EG-TURN-3)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        g.cells[cells.TURNED] |= 1 << seat


class ChooseCard(Step[ElGrande]):
    """Take one of the action cards that are still face up (EG-PICK-1).

    The only one that is left is taken at once and told as `forced`, like every single option (EG-PICK-2).
    """

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(actions.CHOOSE_CARD, g.cells[cells.OFFERED])

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        cell = g.cells
        pile = action - actions.CHOOSE_CARD
        card = cell[cells.OFFER + pile]
        cell[cells.CARD] = card + 1
        cell[cells.OFFERED] &= ~(1 << pile)
        cell[cells.OFFER + pile] = 0
        g.becomes(steps.NEXT_PART)
        g.emit(events.CARD_CHOSEN, seat, card)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return refusals.NOT_FACE_UP


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
        # the special action may be left out (EG-SPEC-1, EG-TURN-7, EG-PICK-3), the placement only if it is optional or
        # the court is empty now (EG-PLACE-3, EG-DP-9)
        if parts & PLACED_PART or court_is_empty or not g.facts.must_place:
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
        if part == PLACED_PART:  # EG-PLACE-3
            g.push(steps.PLACE_ONE, seat, min(g.facts.places[cell[cells.CARD] - 1], cell[cells.COURT + seat]))
        else:
            announce(g, seat)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        parts = g.cells[cells.PARTS]
        if action == actions.NEXT_PART_PLACE:
            return refusals.PART_IS_DONE if parts & PLACED_PART else refusals.COURT_EMPTY
        if action == actions.NEXT_PART_SPECIAL:
            return refusals.PART_IS_DONE if parts & SPECIAL_PART else special_of(g).why_impossible(g, seat)
        return refusals.MUST_PLACE


class PlaceOne(Step[ElGrande]):
    """Put a caballero from the court into a region beside the king, or into the castillo
    (EG-PLACE-1, EG-PLACE-4, EG-PLACE-8)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(actions.PLACE_ONE, g.facts.beside_king[g.cells[cells.KING]])  # EG-KING-7, EG-PLACE-5
        if not g.facts.must_place:
            out.add(actions.PLACE_ONE_DONE)  # EG-PLACE-2, EG-DP-3

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        if action != actions.PLACE_ONE_DONE:
            changes.place(g, action - actions.PLACE_ONE)  # without a window for vetoes (EG-PLACE-9)
            if not g.one_done():
                return
        g.pop()
        if g.cells[cells.THROWN_SO_FAR] > 1:  # EG-DP-4
            g.emit(events.THROWN_TOTAL, seat, g.cells[cells.THROWN_SO_FAR])
        g.cells[cells.THROWN_SO_FAR] = 0

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        if action == actions.PLACE_ONE_DONE:
            return refusals.ALL_MUST_BE_PLACED
        return refusals.TABOO if action - actions.PLACE_ONE == g.cells[cells.KING] else refusals.NOT_BESIDE_KING


class EndTurn(Step[ElGrande]):
    """The action card is turned over; a veto card lies in front of its taker by now (EG-TURN-9, EG-TURN-10)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        if g.events is not None and not g.cells[cells.PARTS] & SPECIAL_PART:
            idle = not special_of(g).possible(g, seat)
            g.emit(events.SPECIAL_IDLE if idle else events.SPECIAL_SKIPPED, seat, g.cells[cells.CARD] - 1)
        g.cells[cells.CARD] = 0
        g.cells[cells.PARTS] = 0


# -- end of a round ------------------------------------------------------------------------------


class EndRound(Step[ElGrande]):
    """Cards left over are turned over, old veto cards discarded; a general scoring may follow (EG-END-2).

    Runs twice: `about` is 1 when everything is scored and only the next round is to be begun.
    """

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        cell = g.cells
        number = cell[cells.ROUND]
        if about == 0:
            g.emit(events.ROUND_ENDED, number)
            cell[cells.ACTIVE] = sizes.NO_SEAT
            cell[cells.OFFERED] = 0  # EG-END-3
            for pile in range(g.facts.piles):
                cell[cells.OFFER + pile] = 0
            expire_vetoes(g)
            if g.facts.scores_after[number]:  # EG-ROUND-1
                g.push(steps.END_ROUND, seat, 0, 1)
                ask_for_castillo_disks(g, seat)
                return
        next_round = g.facts.next_round[number]
        if next_round == 0:  # EG-WIN-1
            for other in range(g.facts.players):
                g.emit(events.FINAL_SCORE, other, cell[cells.SCORE + other])
            return
        cell[cells.FIRST] = lowest_power(g)
        start_round(g, next_round)


def expire_vetoes(g: ElGrande) -> None:
    """A veto card lasts to the end of the round after the one in which it was taken (EG-VETO-7)."""
    cell = g.cells
    for seat in range(g.facts.players):
        for _ in range(cell[cells.VETO_THIS + seat]):
            g.emit(events.VETO_EXPIRED, seat)
        cell[cells.VETO_THIS + seat] = cell[cells.VETO_NEXT + seat]
        cell[cells.VETO_NEXT + seat] = 0
        g.count_vetoes(seat)


def lowest_power(g: ElGrande) -> i64:
    """The seat that played the lowest power card, also if it has taken it back
    (EG-POWER-5, EG-POWER-7, EG-CARD-POWER-2)."""
    cell = g.cells
    first: i64 = 0
    for seat in range(i64(1), g.facts.players):
        if cell[cells.POWER + seat] < cell[cells.POWER + first]:
            first = seat
    return first


def ask_for_castillo_disks(g: ElGrande, seat: i64) -> None:
    """Everybody with caballeros in the castillo sets a region before it is opened
    (EG-GEN-1, EG-GEN-2, EG-GEN-3)."""
    g.push(steps.GENERAL_SCORING, seat)
    inside: i64 = 0
    for other in range(g.facts.players):
        if g.cells[cells.CASTILLO + other] > 0:
            inside |= 1 << other
    if inside:
        g.ask(steps.CASTILLO_DISK, inside)


class SetCastilloDisk(Step[ElGrande]):
    """Set secretly where the caballeros in the castillo go; the king's region means the court
    (EG-GEN-2, EG-GEN-5)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(actions.CASTILLO_DISK, g.facts.all_regions)  # EG-DISK-1, EG-GEN-6

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.cells[cells.DIAL + seat] = action - actions.CASTILLO_DISK + 1
        g.answered(seat)  # EG-DP-5

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return NOT_OFFERED
