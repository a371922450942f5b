"""Set-up, rounds and turns: sections 2 and 4 of the spec, in its order."""

from __future__ import annotations

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.chance import count, lowest
from grandee.core.step import Step
from grandee.games.kabale.engine import actions, cells, events, refusals, sizes, steps
from grandee.games.kabale.engine.facts import HAND_CARDS, ROUNDS
from grandee.games.kabale.engine.scoring import final_score, plain_count, score_columns, special_count
from grandee.games.kabale.engine.state import (
    DOWN,
    HELD_SHIFT,
    NOT_SHIFT,
    UP,
    Kabale,
    face_of,
    is_unknown,
    kind_of,
    owner_of,
    turned_up,
)

# -- set-up --------------------------------------------------------------------------------------


def deal(g: Kabale) -> None:
    """Shuffle goals and cards, deal three cards to each hand, begin round 1."""
    cell = g.cells
    for goal in range(sizes.GOALS):  # those that six rounds do not reach are the ones left out (KH-SET-4)
        cell[cells.GOAL_DECK + goal] = goal
    g.shuffle(cells.GOAL_DECK, sizes.GOALS)
    for seat in range(g.facts.players):  # KH-SET-2, KH-SET-3
        for kind in range(sizes.KINDS):
            cell[cells.DECK + seat * sizes.KINDS + kind] = kind
        g.shuffle(cells.DECK + seat * sizes.KINDS, sizes.KINDS)
        cell[cells.DECK_SIZE + seat] = sizes.KINDS
        cell[cells.RECYCLED + seat] = sizes.ALL_KINDS
        cell[cells.FEWEST_HELD + seat] = HAND_CARDS
    start_round(g, g.facts.first_seat)  # KH-SET-5


# -- round ---------------------------------------------------------------------------------------


def start_round(g: Kabale, seat: i64) -> None:
    """Turn up a goal for each player, left to right, and fill every hand up to three
    (KH-RND-2, KH-SET-3, KH-DRAW-4)."""
    g.cells[cells.ROUND] += 1
    g.emit(events.ROUND_STARTED, g.cells[cells.ROUND], seat)
    for column in range(g.facts.players):
        top = cells.GOAL_DECK + g.cells[cells.GOALS_TURNED]
        g.cells[cells.GOAL + column] = g.cells[top]
        g.emit(events.GOAL_TURNED, column, g.cells[top])
        g.cells[top] = 0
        g.cells[cells.GOALS_TURNED] += 1
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
            g.cells[cells.ACTIVE] = active
            g.push(steps.PLACE_CARD, active)
            return
        g.emit(events.TURN_SKIPPED, active)
    g.push(steps.END_ROUND, ended_by)


# -- turn ----------------------------------------------------------------------------------------


class PlaceCard(Step[Kabale]):
    """Put one card from your hand face down at the bottom of an open column (KH-TURN-1, KH-TURN-2, KH-D1)."""

    def legal(self, g: Kabale, seat: i64, out: Actions) -> None:
        columns = g.open_columns()
        hand = g.hand(seat)
        while hand:
            out.add_each(actions.PLACE_CARD + lowest(hand) * sizes.SEATS, columns)
            hand &= hand - 1

    def apply(self, g: Kabale, seat: i64, action: i64) -> None:
        kind = (action - actions.PLACE_CARD) // sizes.SEATS
        column = (action - actions.PLACE_CARD) % sizes.SEATS
        g.becomes(steps.FINISH_TURN)
        g.put(column, g.length(column), g.play_from_hand(seat, kind, DOWN))
        g.emit(events.PLACED, seat, column, kind)
        note_filled(g)
        flip_above(g, column)

    def why_not(self, g: Kabale, seat: i64, action: i64) -> i64:
        if not g.holds(seat, (action - actions.PLACE_CARD) // sizes.SEATS):
            return refusals.CARD_NOT_IN_HAND
        return (
            refusals.NO_SUCH_COLUMN
            if (action - actions.PLACE_CARD) % sizes.SEATS >= g.facts.players
            else refusals.COLUMN_CLOSED
        )


def flip_above(g: Kabale, column: i64) -> None:
    """The bottom card of a column flips the card above it if that lies face down (KH-TURN-3).

    An immediate card then acts at once (KH-TURN-4, KH-IMM-1); any other does nothing yet (KH-TURN-5).
    """
    position = g.length(column) - 2
    if position < 0:
        return
    card = g.card(column, position)
    if face_of(card) != DOWN:  # face up already (KH-ASS-3), or under a Disguise (KH-DIS-5)
        return
    kind = kind_of(card)
    owner = owner_of(card)
    g.lay(column, position, turned_up(card))
    g.emit(events.FLIPPED, column, owner, kind)
    if g.facts.acts[kind]:
        g.facts.when_flipped[kind].use(g, owner, column)  # for its owner, in this column (KH-IMM-2, KH-IMM-3)


class FinishTurn(Step[Kabale]):
    """After all flips and actions: draw, then the round ends or the next player follows (KH-TURN-6, KH-TURN-7)."""

    def run(self, g: Kabale, seat: i64, times: i64, about: i64) -> None:
        if not g.facts.end_is_locked and g.all_filled():
            g.cells[cells.ENDED] = 1
            g.emit(events.END_TRIGGERED)
        cell = g.cells
        for i in range(cells.TRAVELLED, cells.TRAVELLED + g.facts.players):  # KH-EXP-5
            cell[i] = 0
        draw(g, seat)
        if cell[cells.ENDED] != 0:
            g.push(steps.END_ROUND, seat)  # by whoever had the turn (KH-RND-4)
        else:
            start_turn(g, (seat + 1) % g.facts.players, seat)


# -- drawing -------------------------------------------------------------------------------------


def draw(g: Kabale, seat: i64) -> None:
    """Take the top card of the own deck; an empty deck is made anew from the own discard pile
    (KH-DRAW-1, KH-DRAW-2)."""
    if g.deck_size(seat) == 0:
        if g.cells[cells.DISCARD + seat] == 0:  # KH-DRAW-3
            return
        reshuffle(g, seat)
    cell = g.cells
    size = cell[cells.DECK_SIZE + seat] - 1
    top = cells.DECK + seat * sizes.KINDS + size
    kind = cell[top]
    cell[top] = 0
    cell[cells.DECK_SIZE + seat] = size
    cell[cells.HAND + seat] |= 1 << kind
    g.emit(events.DREW, seat, kind)


def reshuffle(g: Kabale, seat: i64) -> None:
    """The discard pile becomes the draw deck (KH-DRAW-2).

    Everybody saw which cards these are: none of them can be one of the seat's cards that lie face down now.
    """
    pile = g.cells[cells.DISCARD + seat]
    size: i64 = 0
    for kind in range(sizes.KINDS):
        if pile >> kind & 1:
            g.cells[cells.DECK + seat * sizes.KINDS + size] = kind
            size += 1
    g.shuffle(cells.DECK + seat * sizes.KINDS, size)
    g.cells[cells.DECK_SIZE + seat] = size
    g.cells[cells.DISCARD + seat] = 0
    g.cells[cells.RECYCLED + seat] = pile
    g.cells[cells.FEWEST_HELD + seat] = HAND_CARDS
    for column in range(g.facts.players):
        for position in range(g.length(column)):
            card = g.card(column, position)
            if owner_of(card) == seat:
                card |= 3 << HELD_SHIFT  # it was played before all that is counted from now on
                g.lay(column, position, card | pile << NOT_SHIFT if is_unknown(card) else card)
    g.emit(events.RESHUFFLED, seat)


# -- end of a round ------------------------------------------------------------------------------


def note_filled(g: Kabale) -> None:
    """Once all goals are filled, the round is going to end, whatever still happens in this turn
    (KH-END-1, KH-END-2)."""
    if g.facts.end_is_locked and g.cells[cells.ENDED] == 0 and g.all_filled():
        g.cells[cells.ENDED] = 1
        g.emit(events.END_TRIGGERED)


class EndRound(Step[Kabale]):
    """Turn all cards up, score the columns from left to right, clear the table (KH-END-3, KH-END-5, KH-END-6)."""

    def run(self, g: Kabale, seat: i64, times: i64, about: i64) -> None:
        g.emit(events.ROUND_ENDED, g.cells[cells.ROUND], seat)
        players = g.facts.players
        emit_what_is_turned_up(g)
        score_columns(g)
        clear_table(g)
        if g.cells[cells.ROUND] < ROUNDS:  # KH-END-7, KH-RND-1, KH-FIN-1
            start_round(g, (seat + 1) % players)  # KH-RND-3
            return
        if g.events is not None:
            emit_final_scores(g)


def emit_final_scores(g: Kabale) -> None:
    for seat in range(g.facts.players):
        g.emit(events.FINAL_SCORE, seat, plain_count(g, seat), special_count(g, seat), final_score(g, seat))


def emit_what_is_turned_up(g: Kabale) -> None:
    """All cards that are still face down are turned up and do not act any more (KH-END-3, KH-END-4, KH-DIS-6).

    The scoring looks at every card anyway, so only those who watch need to hear of it.
    """
    if g.events is None:
        return
    for column in range(g.facts.players):
        for position in range(g.length(column)):
            card = g.card(column, position)
            if face_of(card) != UP:
                g.emit(events.REVEALED, column, owner_of(card), kind_of(card))


def clear_table(g: Kabale) -> None:
    """All influence cards go face up to their owners' discard piles (KH-END-6); hands are kept (KH-DRAW-5)."""
    cell = g.cells
    for column in range(g.facts.players):
        for position in range(g.length(column)):
            g.discard(g.card(column, position))
            g.lay(column, position, 0)
        cell[cells.LENGTH + column] = 0
    cell[cells.CLOSED] = 0
    cell[cells.ENDED] = 0
