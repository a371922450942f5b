"""Set-up, rounds and turns: sections 2 and 4 of the spec, in its order."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.chance import lowest
from grandee.core.state import Step
from grandee.games.kabale.facts import ALL_KINDS, GOALS, HAND_CARDS, KINDS, ROUNDS
from grandee.games.kabale.happenings import (
    DREW,
    END_TRIGGERED,
    FINAL_SCORE,
    FLIPPED,
    GOAL_TURNED,
    PLACED,
    RESHUFFLED,
    REVEALED,
    ROUND_ENDED,
    ROUND_STARTED,
    TURN_SKIPPED,
)
from grandee.games.kabale.numbers import (
    CARD_NOT_IN_HAND,
    COLUMN_CLOSED,
    END_ROUND,
    FINISH_TURN,
    NO_SUCH_COLUMN,
    PLACE,
    PLACE_CARD,
)
from grandee.games.kabale.scoring import final_score, plain_count, score_columns, special_count
from grandee.games.kabale.state import (
    ACTIVE,
    CLOSED_COLUMNS,
    DECK,
    DECK_SIZE,
    DISCARD,
    DOWN,
    ENDED,
    FEWEST_HELD,
    GOAL,
    GOAL_DECK,
    GOALS_TURNED,
    HAND,
    HELD_SHIFT,
    LENGTH,
    NOT_SHIFT,
    RECYCLED,
    ROUND,
    SEATS,
    TRAVELLED_KINDS,
    UP,
    Kabale,
    count,
    face_of,
    is_unknown,
    kind_of,
    owner_of,
    turned_up,
)

# -- set-up --------------------------------------------------------------------------------------


def deal(g: Kabale) -> None:
    """Shuffle goals and cards, deal three cards to each hand, begin round 1 (KH-SET-1 to -5)."""
    cells = g.cells
    for goal in range(GOALS):
        cells[GOAL_DECK + goal] = goal
    g.shuffle(GOAL_DECK, GOALS)
    for seat in range(g.facts.players):
        for kind in range(KINDS):
            cells[DECK + seat * KINDS + kind] = kind
        g.shuffle(DECK + seat * KINDS, KINDS)
        cells[DECK_SIZE + seat] = KINDS
        cells[RECYCLED + seat] = ALL_KINDS
        cells[FEWEST_HELD + seat] = HAND_CARDS
    start_round(g, g.facts.first_seat)


# -- round ---------------------------------------------------------------------------------------


def start_round(g: Kabale, seat: i64) -> None:
    """Turn up a goal for each player, left to right, and fill every hand up to three (KH-RND-1, -2, KH-DRAW-4)."""
    g.cells[ROUND] += 1
    g.tell(ROUND_STARTED, g.cells[ROUND], seat)
    for column in range(g.facts.players):
        top = GOAL_DECK + g.cells[GOALS_TURNED]
        g.cells[GOAL + column] = g.cells[top]
        g.tell(GOAL_TURNED, column, g.cells[top])
        g.cells[top] = 0
        g.cells[GOALS_TURNED] += 1
    for other in range(g.facts.players):
        for _ in range(HAND_CARDS - count(g.hand(other))):
            draw(g, other)
    start_turn(g, seat, (seat + g.facts.players - 1) % g.facts.players)


def start_turn(g: Kabale, seat: i64, ended_by: i64) -> None:
    """The first player from `seat` on who holds a card has the turn; if nobody does, the round ends (KH-TURN-8)."""
    players = g.facts.players
    for i in range(players):
        active = (seat + i) % players
        if g.hand(active) != 0:
            g.cells[ACTIVE] = active
            g.push(PLACE_CARD, active)
            return
        g.tell(TURN_SKIPPED, active)
    g.push(END_ROUND, ended_by)


# -- turn ----------------------------------------------------------------------------------------


class PlaceCard(Step[Kabale]):
    """Put one card from your hand face down at the bottom of an open column (KH-TURN-1, -2; KH-D1)."""

    def legal(self, g: Kabale, seat: i64, out: Actions) -> None:
        columns = g.open_columns()
        hand = g.hand(seat)
        while hand:
            out.add_each(PLACE + lowest(hand) * SEATS, columns)
            hand &= hand - 1

    def apply(self, g: Kabale, seat: i64, action: i64) -> None:
        kind = (action - PLACE) // SEATS
        column = (action - PLACE) % SEATS
        g.becomes(FINISH_TURN)
        g.put(column, g.length(column), g.play_from_hand(seat, kind, DOWN))
        g.tell(PLACED, seat, column, kind)
        note_filled(g)
        flip_above(g, column)

    def why_not(self, g: Kabale, seat: i64, action: i64) -> i64:
        if not g.holds(seat, (action - PLACE) // SEATS):
            return CARD_NOT_IN_HAND
        return NO_SUCH_COLUMN if (action - PLACE) % SEATS >= g.facts.players else COLUMN_CLOSED


def flip_above(g: Kabale, column: i64) -> None:
    """The bottom card of a column flips the card above it if that lies face down (KH-TURN-3, KH-DIS-5).

    An immediate card then acts at once (KH-TURN-4, KH-IMM-1); any other does nothing yet (KH-TURN-5).
    """
    position = g.length(column) - 2
    if position < 0:
        return
    card = g.card(column, position)
    if face_of(card) != DOWN:
        return
    kind = kind_of(card)
    owner = owner_of(card)
    g.lay(column, position, turned_up(card))
    g.tell(FLIPPED, column, owner, kind)
    if g.facts.acts[kind]:
        g.facts.when_flipped[kind].use(g, owner, column)


class FinishTurn(Step[Kabale]):
    """After all flips and actions: draw, then the round ends or the next player follows (KH-TURN-6, -7)."""

    def run(self, g: Kabale, seat: i64, times: i64, about: i64) -> None:
        if not g.facts.end_is_locked and g.all_filled():
            g.cells[ENDED] = 1
            g.tell(END_TRIGGERED)
        cells = g.cells
        for i in range(TRAVELLED_KINDS, TRAVELLED_KINDS + g.facts.players):
            cells[i] = 0
        draw(g, seat)
        if cells[ENDED] != 0:
            g.push(END_ROUND, seat)
        else:
            start_turn(g, (seat + 1) % g.facts.players, seat)


# -- drawing -------------------------------------------------------------------------------------


def draw(g: Kabale, seat: i64) -> None:
    """Take the top card of the own deck; an empty deck is made anew from the own discard pile (KH-DRAW-1 to -3)."""
    if g.deck_size(seat) == 0:
        if g.cells[DISCARD + seat] == 0:
            return
        reshuffle(g, seat)
    cells = g.cells
    size = cells[DECK_SIZE + seat] - 1
    top = DECK + seat * KINDS + size
    kind = cells[top]
    cells[top] = 0
    cells[DECK_SIZE + seat] = size
    cells[HAND + seat] |= 1 << kind
    g.tell(DREW, seat, kind)


def reshuffle(g: Kabale, seat: i64) -> None:
    """The discard pile becomes the draw deck (KH-DRAW-2).

    Everybody saw which cards these are: none of them can be one of the seat's cards that lie face down now.
    """
    pile = g.cells[DISCARD + seat]
    size: i64 = 0
    for kind in range(KINDS):
        if pile >> kind & 1:
            g.cells[DECK + seat * KINDS + size] = kind
            size += 1
    g.shuffle(DECK + seat * KINDS, size)
    g.cells[DECK_SIZE + seat] = size
    g.cells[DISCARD + seat] = 0
    g.cells[RECYCLED + seat] = pile
    g.cells[FEWEST_HELD + seat] = HAND_CARDS
    for column in range(g.facts.players):
        for position in range(g.length(column)):
            card = g.card(column, position)
            if owner_of(card) == seat:
                card |= 3 << HELD_SHIFT  # it was played before all that is counted from now on
                g.lay(column, position, card | pile << NOT_SHIFT if is_unknown(card) else card)
    g.tell(RESHUFFLED, seat)


# -- end of a round ------------------------------------------------------------------------------


def note_filled(g: Kabale) -> None:
    """Once all goals are filled, the round is going to end, whatever still happens in this turn (KH-END-1, -2)."""
    if g.facts.end_is_locked and g.cells[ENDED] == 0 and g.all_filled():
        g.cells[ENDED] = 1
        g.tell(END_TRIGGERED)


class EndRound(Step[Kabale]):
    """Turn all cards up, score the columns from left to right, clear the table (KH-END-3 to -7, KH-RND-3, -4)."""

    def run(self, g: Kabale, seat: i64, times: i64, about: i64) -> None:
        g.tell(ROUND_ENDED, g.cells[ROUND], seat)
        players = g.facts.players
        tell_what_is_turned_up(g)
        score_columns(g)
        clear_table(g)
        if g.cells[ROUND] < ROUNDS:
            start_round(g, (seat + 1) % players)
            return
        if g.events is not None:
            tell_final_scores(g)


def tell_final_scores(g: Kabale) -> None:
    for seat in range(g.facts.players):
        g.tell(FINAL_SCORE, seat, plain_count(g, seat), special_count(g, seat), final_score(g, seat))


def tell_what_is_turned_up(g: Kabale) -> None:
    """All cards that are still face down are turned up and do not act any more (KH-END-3, -4).

    The scoring looks at every card anyway, so only those who watch need to hear of it.
    """
    if g.events is None:
        return
    for column in range(g.facts.players):
        for position in range(g.length(column)):
            card = g.card(column, position)
            if face_of(card) != UP:
                g.tell(REVEALED, column, owner_of(card), kind_of(card))


def clear_table(g: Kabale) -> None:
    """All influence cards go face up to their owners' discard piles (KH-END-6)."""
    cells = g.cells
    for column in range(g.facts.players):
        for position in range(g.length(column)):
            g.discard(g.card(column, position))
            g.lay(column, position, 0)
        cells[LENGTH + column] = 0
    cells[CLOSED_COLUMNS] = 0
    cells[ENDED] = 0
