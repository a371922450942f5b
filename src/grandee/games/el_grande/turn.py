"""Set-up, rounds, power cards and turns: sections 6 to 10 and 16 of the spec, in its order."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.chance import lowest
from grandee.core.state import NOT_OFFERED, Step
from grandee.games.el_grande import changes
from grandee.games.el_grande.facts import (
    ALL_POWERS,
    AT_HOME,
    CABALLEROS,
    IN_COURT,
    NO_CARD,
    PILES,
    POWERS,
    ROOM,
)
from grandee.games.el_grande.happenings import (
    CALLED,
    CARD_CHOSEN,
    CARD_TURNED,
    FINAL_SCORE,
    HOME_DRAWN,
    KING_STARTS,
    POWER_PLAYED,
    RECALLED,
    ROUND_ENDED,
    ROUND_STARTED,
    SPECIAL_IDLE,
    SPECIAL_SKIPPED,
    THROWN_TOTAL,
    TURN_STARTED,
    VETO_EXPIRED,
)
from grandee.games.el_grande.numbers import (
    ALL_MUST_BE_PLACED,
    ALL_REGIONS,
    CALL,
    CALL_N,
    CASTILLO_DISK,
    CHOOSE,
    CHOOSE_CARD,
    COURT_EMPTY,
    DISCARD_POWER,
    END_ROUND,
    END_TURN,
    GENERAL_SCORING,
    MUST_PLACE,
    NEXT_PART,
    NEXT_TURN,
    NO_EFFECT,
    NONE_TO_RECALL,
    NOT_BESIDE_KING,
    NOT_FACE_UP,
    NOT_IN_HAND,
    OFF,
    PART_END,
    PART_IS_DONE,
    PART_PLACE,
    PART_SPECIAL,
    PLACE,
    PLACE_DONE,
    PLACE_ONE,
    PLACED_PART,
    PLAY_POWER,
    POWER_PLAY,
    RECALL,
    RECALL_DONE,
    RECALL_ONE,
    REGIONS,
    SET_CASTILLO_DISK,
    SPECIAL_PART,
    TABOO,
    TOO_MANY,
    VALUE_LIES,
)
from grandee.games.el_grande.special import announce, special_of
from grandee.games.el_grande.state import (
    ACTIVE,
    BOARD_AT,
    COURT,
    DIAL,
    FIRST,
    GRANDE_AT,
    HAND,
    HELD,
    IN_CASTILLO,
    KING_AT,
    MOST_TAKEN_BACK,
    NO_SEAT,
    OFFER,
    OFFERED,
    PARTS,
    PILE,
    PLAYED,
    POWER,
    PROVINCE,
    ROUND,
    SCORE,
    TAKEN_BACK,
    THROWN_SO_FAR,
    TURN_CARD,
    TURNED,
    TURNED_UP,
    VETO_NEXT,
    VETO_THIS,
    ElGrande,
)

# -- set-up --------------------------------------------------------------------------------------


def deal(g: ElGrande) -> None:
    """Boards, piles, king and home regions, courts, hands; begin the first round (EG-SETUP-3 to -15)."""
    cells = g.cells
    facts = g.facts
    cells[BOARD_AT] = OFF
    cells[BOARD_AT + 1] = OFF
    for pile in range(i64(4)):
        for i in range(facts.pile_size[pile]):
            cells[PILE + pile * ROOM + i] = facts.pile_cards[pile * ROOM + i]
        g.shuffle(PILE + pile * ROOM, facts.pile_size[pile])
    draw_regions(g)
    for seat in range(facts.players):
        cells[COURT + seat] = IN_COURT
        cells[PROVINCE + seat] = CABALLEROS - IN_COURT - AT_HOME
        cells[HAND + seat] = ALL_POWERS
        cells[HELD + seat] = POWERS
    start = facts.start_seat
    cells[FIRST] = start if start >= 0 else g.below(facts.players)
    start_round(g, facts.first_round)


def draw_regions(g: ElGrande) -> None:
    """One region card for the king, then one for each player, never the same (EG-SETUP-7 to -9)."""
    cells = g.cells
    left = ALL_REGIONS
    for i in range(g.facts.players + 1):
        skip = g.below(REGIONS - i)
        members = left
        for _ in range(skip):
            members &= members - 1
        region = lowest(members)
        left &= ~(1 << region)
        if i == 0:
            cells[KING_AT] = region
            g.tell(KING_STARTS, region)
        else:
            cells[GRANDE_AT + i - 1] = region
            g.put(region, i - 1, AT_HOME)
            g.tell(HOME_DRAWN, i - 1, region)


# -- round ---------------------------------------------------------------------------------------


def start_round(g: ElGrande, number: i64) -> None:
    """Turn the top card of every pile face up, then power cards are played (EG-ROUND-3, EG-REVEAL-1 to -3)."""
    cells = g.cells
    facts = g.facts
    cells[ROUND] = number
    cells[ACTIVE] = NO_SEAT
    cells[TURNED] = 0
    cells[OFFERED] = 0
    g.tell(ROUND_STARTED, number, cells[FIRST])
    turned = cells[TURNED_UP]
    for pile in range(PILES):
        card = facts.standing
        if pile < PILES - 1:
            at = PILE + pile * ROOM + turned
            card = cells[at] if turned < facts.pile_size[pile] else NO_CARD
            if card != NO_CARD:
                cells[at] = 0
        if card != NO_CARD:
            cells[OFFER + pile] = card
            cells[OFFERED] |= 1 << pile
            g.tell(CARD_TURNED, card)
        else:
            cells[OFFER + pile] = 0
    cells[TURNED_UP] = turned + 1
    for seat in range(facts.players):
        cells[POWER + seat] = 0
    g.push(NEXT_TURN, cells[FIRST])
    g.push(PLAY_POWER, cells[FIRST], facts.players)


class PlayPower(Step[ElGrande]):
    """Play a power card face up whose value does not lie there yet (EG-POWER-1 to -3)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(POWER_PLAY, g.cells[HAND + seat] & ~values_lying(g))

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        cells = g.cells
        power = action - POWER_PLAY
        cells[POWER + seat] = power + 1
        cells[HAND + seat] &= ~(1 << power)
        cells[HELD + seat] -= 1
        if cells[PLAYED + seat] >> power & 1:
            seen_again(g, seat, power)
        cells[PLAYED + seat] |= 1 << power
        left = g.times() - 1
        g.pop()
        g.tell(POWER_PLAYED, seat, power)
        if left > 0:
            g.push(PLAY_POWER, g.after(seat, 1), left)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return VALUE_LIES if values_lying(g) >> (action - POWER_PLAY) & 1 else NOT_IN_HAND


def values_lying(g: ElGrande) -> i64:
    """The set of power values on the table this round."""
    cells = g.cells
    values: i64 = 0
    for seat in range(g.facts.players):
        values |= 1 << cells[POWER + seat]
    return values >> 1


def seen_again(g: ElGrande, seat: i64, power: i64) -> None:
    """A card that was taken back unseen is played again: now everybody knows which it was (EG-INFO-8).

    The sets of what the cards taken back can be grow with time. This card is counted as the earliest that it can be,
    which leaves for the others exactly what they can still be.
    """
    cells = g.cells
    first = TAKEN_BACK + seat * MOST_TAKEN_BACK
    found = False
    for i in range(first, first + MOST_TAKEN_BACK):
        if not found and cells[i] >> power & 1:
            found = True
        if found:
            cells[i] = cells[i + 1] if i + 1 < first + MOST_TAKEN_BACK else 0
        cells[i] &= ~(1 << power)


class NextTurn(Step[ElGrande]):
    """The highest power card that still lies face up has the next turn; after the last one the round ends
    (EG-POWER-4, EG-TURN-1)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        cells = g.cells
        turned = cells[TURNED]
        next_seat = NO_SEAT
        highest: i64 = 0
        for other in range(g.facts.players):
            if not turned >> other & 1 and cells[POWER + other] > highest:
                highest = cells[POWER + other]
                next_seat = other
        if next_seat == NO_SEAT:
            g.push(END_ROUND, seat)
            return
        g.push(NEXT_TURN, seat)
        start_turn(g, next_seat, highest)


def start_turn(g: ElGrande, seat: i64, power: i64) -> None:
    """Call caballeros, turn the power card over, choose an action card (EG-TURN-3, EG-CALL-1 to -10)."""
    cells = g.cells
    cells[ACTIVE] = seat
    g.tell(TURN_STARTED, seat, power - 1)
    g.push(CHOOSE_CARD, seat)
    most = g.facts.calls[power - 1]
    if most > 0 and not g.facts.must_call:
        g.push(DISCARD_POWER, seat)
        g.push(CALL, seat, most)
        return
    n = min(most, cells[PROVINCE + seat])
    call(g, seat, n)
    if may_recall(g, seat, most - n):
        g.push(DISCARD_POWER, seat)
        g.push(RECALL_ONE, seat, most - n)
    else:
        cells[TURNED] |= 1 << seat


def call(g: ElGrande, seat: i64, n: i64) -> None:
    """Caballeros come from the province to the court (EG-CALL-1, -3)."""
    if n > 0:
        g.cells[PROVINCE + seat] -= n
        g.cells[COURT + seat] += n
        g.tell(CALLED, seat, n)


def may_recall(g: ElGrande, seat: i64, missing: i64) -> bool:
    """Whether a missing rest of the call can come from regions: only if the province is empty (EG-CALL-5)."""
    return missing > 0 and g.cells[PROVINCE + seat] == 0 and g.regions_of(seat) != 0


class Call(Step[ElGrande]):
    """How many caballeros to call, where fewer are allowed (EG-CALL-2, EG-DP-10)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        for n in range(min(g.times(), g.cells[PROVINCE + seat]) + 1):
            out.add(CALL_N + n)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        missing = g.times() - (action - CALL_N)
        g.pop()
        call(g, seat, action - CALL_N)
        if may_recall(g, seat, missing):
            g.push(RECALL_ONE, seat, missing)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return TOO_MANY


class RecallOne(Step[ElGrande]):
    """The province is empty: bring an own caballero from a region to the court, or stop (EG-CALL-5, -6)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(RECALL, g.regions_of(seat))
        out.add(RECALL_DONE)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        if action == RECALL_DONE:
            g.pop()
            return
        g.put(action - RECALL, seat, -1)
        g.cells[COURT + seat] += 1
        g.tell(RECALLED, seat, action - RECALL)
        if g.one_done() or g.regions_of(seat) == 0:
            g.pop()

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return TABOO if action - RECALL == g.cells[KING_AT] else NONE_TO_RECALL


class DiscardPower(Step[ElGrande]):
    """The power card is put face down on the own pile (EG-TURN-3)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        g.cells[TURNED] |= 1 << seat


class ChooseCard(Step[ElGrande]):
    """Take one of the action cards that are still face up (EG-PICK-1 to -3)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(CHOOSE, g.cells[OFFERED])

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        cells = g.cells
        pile = action - CHOOSE
        card = cells[OFFER + pile]
        cells[TURN_CARD] = card + 1
        cells[OFFERED] &= ~(1 << pile)
        cells[OFFER + pile] = 0
        g.becomes(NEXT_PART)
        g.tell(CARD_CHOSEN, seat, card)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return NOT_FACE_UP


class NextPart(Step[ElGrande]):
    """Placement or special action, in either order, each at most once and as a whole (EG-TURN-4 to -7, EG-DP-2, -9)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        cells = g.cells
        parts = cells[PARTS]
        court_is_empty = cells[COURT + seat] == 0
        if not parts & PLACED_PART and not court_is_empty:
            out.add(PART_PLACE)
        if not parts & SPECIAL_PART and special_of(g).possible(g, seat):
            out.add(PART_SPECIAL)
        if parts & PLACED_PART or court_is_empty or not g.facts.must_place:
            out.add(PART_END)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        cells = g.cells
        if action == PART_END:
            g.becomes(END_TURN)
            return
        part = PLACED_PART if action == PART_PLACE else SPECIAL_PART
        cells[PARTS] |= part
        if cells[PARTS] == PLACED_PART | SPECIAL_PART:
            g.becomes(END_TURN)
        if part == PLACED_PART:
            g.push(PLACE_ONE, seat, min(g.facts.places[cells[TURN_CARD] - 1], cells[COURT + seat]))
        else:
            announce(g, seat)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        parts = g.cells[PARTS]
        if action == PART_PLACE:
            return PART_IS_DONE if parts & PLACED_PART else COURT_EMPTY
        if action == PART_SPECIAL:
            return PART_IS_DONE if parts & SPECIAL_PART else NO_EFFECT
        return MUST_PLACE


class PlaceOne(Step[ElGrande]):
    """Put a caballero from the court into a region beside the king, or into the castillo (EG-PLACE-1 to -8)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(PLACE, g.facts.beside_king[g.cells[KING_AT]])
        if not g.facts.must_place:
            out.add(PLACE_DONE)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        if action != PLACE_DONE:
            changes.place(g, action - PLACE)
            if not g.one_done():
                return
        g.pop()
        if g.cells[THROWN_SO_FAR] > 1:
            g.tell(THROWN_TOTAL, seat, g.cells[THROWN_SO_FAR])
        g.cells[THROWN_SO_FAR] = 0

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        if action == PLACE_DONE:
            return ALL_MUST_BE_PLACED
        return TABOO if action - PLACE == g.cells[KING_AT] else NOT_BESIDE_KING


class EndTurn(Step[ElGrande]):
    """The action card is turned over (EG-TURN-9, -10)."""

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        if g.events is not None and not g.cells[PARTS] & SPECIAL_PART:
            idle = not special_of(g).possible(g, seat)
            g.tell(SPECIAL_IDLE if idle else SPECIAL_SKIPPED, seat, g.cells[TURN_CARD] - 1)
        g.cells[TURN_CARD] = 0
        g.cells[PARTS] = 0


# -- end of a round ------------------------------------------------------------------------------


class EndRound(Step[ElGrande]):
    """Cards left over are turned over, old veto cards discarded; a general scoring may follow (EG-END-2, EG-VETO-7).

    Runs twice: `about` is 1 when everything is scored and only the next round is to be begun.
    """

    def run(self, g: ElGrande, seat: i64, times: i64, about: i64) -> None:
        cells = g.cells
        number = cells[ROUND]
        if about == 0:
            g.tell(ROUND_ENDED, number)
            cells[ACTIVE] = NO_SEAT
            cells[OFFERED] = 0
            for pile in range(PILES):
                cells[OFFER + pile] = 0
            expire_vetoes(g)
            if g.facts.scores_after[number]:
                g.push(END_ROUND, seat, 0, 1)
                ask_for_castillo_disks(g, seat)
                return
        next_round = g.facts.next_round[number]
        if next_round == 0:
            for other in range(g.facts.players):
                g.tell(FINAL_SCORE, other, cells[SCORE + other])
            return
        cells[FIRST] = lowest_power(g)
        start_round(g, next_round)


def expire_vetoes(g: ElGrande) -> None:
    """A veto card lasts to the end of the round after the one in which it was taken (EG-VETO-7)."""
    cells = g.cells
    for seat in range(g.facts.players):
        for _ in range(cells[VETO_THIS + seat]):
            g.tell(VETO_EXPIRED, seat)
        cells[VETO_THIS + seat] = cells[VETO_NEXT + seat]
        cells[VETO_NEXT + seat] = 0
        g.count_vetoes(seat)


def lowest_power(g: ElGrande) -> i64:
    """The seat that played the lowest power card, also if it has taken it back (EG-POWER-5, -7)."""
    cells = g.cells
    first: i64 = 0
    for seat in range(i64(1), g.facts.players):
        if cells[POWER + seat] < cells[POWER + first]:
            first = seat
    return first


def ask_for_castillo_disks(g: ElGrande, seat: i64) -> None:
    """Everybody with caballeros in the castillo sets a region before it is opened (EG-GEN-1 to -3)."""
    g.push(GENERAL_SCORING, seat)
    inside: i64 = 0
    for other in range(g.facts.players):
        if g.cells[IN_CASTILLO + other] > 0:
            inside |= 1 << other
    if inside:
        g.ask(SET_CASTILLO_DISK, inside)


class SetCastilloDisk(Step[ElGrande]):
    """Set secretly where the caballeros in the castillo go; the king's region means the court (EG-GEN-2, -5, -6)."""

    def legal(self, g: ElGrande, seat: i64, out: Actions) -> None:
        out.add_each(CASTILLO_DISK, ALL_REGIONS)

    def apply(self, g: ElGrande, seat: i64, action: i64) -> None:
        g.cells[DIAL + seat] = action - CASTILLO_DISK + 1
        g.answered(seat)

    def why_not(self, g: ElGrande, seat: i64, action: i64) -> i64:
        return NOT_OFFERED
