"""A running game: one row of cells, and how it goes from one decision to the next.

Steps and effects (`step.py`) have no memory, and what is still to come lies inside the state (`agenda.py`). Nothing
else remembers anything, so a state can be cloned, saved and searched at any decision.
"""

from __future__ import annotations

import sys
from array import array
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grandee.core.actions import Actions
from grandee.core.agenda import Agenda, take_top_row_off
from grandee.core.cells import AGENDA, DEPTH, ROW, STREAM
from grandee.core.chance import Rng, below, lowest, seed_fast, seed_table
from grandee.core.events import FORCED, Events
from grandee.core.fields import Shown
from grandee.core.outcome import Outcome
from grandee.core.refusals import FINE, GAME_OVER, NOT_ASKED, OTHER_DECISION, IllegalMove

if TYPE_CHECKING:
    from grandee.core.rules import Rules
    from grandee.core.step import Step

HIDDEN: Final[i64] = -1  # what a view holds where the seat may not look
SPECTATOR: Final[i64] = -1  # the seat of somebody who only watches


def give(g: State, cells: vec[i64]) -> None:
    """Put cells into a new state.

    They are not passed to `Rules.state` or to a constructor: compiled code that is called from plain Python, as by a
    game that is not compiled, never lets go of a vec that it was given.
    """
    g.cells = cells


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Agenda):
    """All numbers of a running game. What a game adds are words for its cells: `hand(seat)`, `put(column, card)`."""

    def __init__(self, rules: Rules[Any], cells: vec[i64]) -> None:
        self.rules = rules
        self.cells = cells
        self.events: Events | None = None  # attached by whoever wants to know what happened; never copied

    def clone(self) -> State:
        """The same game again, independent of this one, without the events buffer."""
        other: State = self.rules.state(self.rules.zeros)
        give(other, self.cells[:])
        return other

    def points(self, seat: i64) -> i64:
        """What a seat's score is, or would be if the game ended now."""
        points: i64 = self.rules.points(self, seat)
        return points

    def outcome(self, forfeited: int = 0) -> Outcome:
        """Who has won and why, and the order of all seats, or what they would be if the game ended now."""
        outcome: Outcome = self.rules.outcome(self, forfeited)
        return outcome

    def expected(self) -> list[int]:
        """What every seat may expect at the end, in tenths of points, as the game itself estimates it."""
        into = self.rules.tenths
        self.rules.evaluate(self, into)
        return [int(into[seat]) for seat in range(self.rules.seats)]

    def determinize(self, seat: i64, rng: Rng) -> None:
        """Redraw in place all that a seat cannot know, consistently with all that it has seen.

        The result depends only on what the seat knows and on `rng`, never on the truth.
        """
        self.rules.determinize(self, seat, rng)
        seed_fast(self.cells, STREAM, rng)  # what chance will bring is nobody's knowledge

    def seed(self, key: bytes) -> None:
        """Let chance begin anew, from a seed of 32 bytes."""
        seed_table(self.cells, STREAM, key)

    # -- who decides what -------------------------------------------------------------------------

    def legal(self, seat: i64, out: Actions) -> None:
        """Fill `out` with the options of a seat that is asked."""
        out.n = 0
        out.seat = seat
        self.rules.places[self.step_number()].step.legal(self, seat, out)

    def legal_actions(self, seat: i64) -> list[int]:
        """The options of a seat as a list; empty when it is not asked."""
        if not self.asks(seat):
            return []
        out = self.rules.tried.empty_like()
        self.legal(seat, out)
        return out.to_list()

    def asks(self, seat: i64) -> bool:
        return 0 <= seat < self.rules.seats and self.asked() >> seat & 1 == 1

    # -- going on ---------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, out: Actions) -> None:
        """Take a legal action, go on to the next decision, and leave the options of its lowest seat in `out`.

        An empty `out` means that the game is over.

        Trusts its caller: search and replay know that the action is legal. Everybody else calls `play`.
        """
        cells = self.cells  # `step_number` is a call
        self.rules.places[cells[AGENDA + cells[DEPTH] * ROW - ROW]].step.apply(self, seat, action)
        self.settle(out)

    def play(self, seat: i64, action: i64, out: Actions) -> None:
        """Take an action if it is legal; otherwise raise `IllegalMove` and leave the state as it was."""
        reason = self.why_not(seat, action)
        if reason != FINE:
            refusal = self.rules.refusals[reason]
            space = self.rules.space
            name = (space.names[action] if 0 <= action < space.size else "") or str(action)
            raise IllegalMove(
                refusal.message,
                refusal.rule,
                seat=chr(65 + seat) if 0 <= seat < 26 else str(seat),
                move=name,
                decision="" if self.is_over() else self.rules.steps[self.step_number()].word,
                **self.rules.refusal_words(self, reason),
            )
        self.apply(seat, action, out)

    def why_not(self, seat: i64, action: i64) -> i64:
        """FINE, or the number of the reason for which an action is refused."""
        if self.is_over():
            return GAME_OVER
        if not self.asks(seat):
            return NOT_ASKED
        if not 0 <= action < self.rules.actions:
            return OTHER_DECISION
        step = self.rules.steps[self.step_number()]
        space = self.rules.space
        if not space.names[action]:
            return OTHER_DECISION
        word = space.block_of(action).word
        if word != step.word and word not in step.also:
            return OTHER_DECISION
        out = self.rules.tried
        self.legal(seat, out)
        if out.has(action):
            return FINE
        return step.why_not(self, seat, action)

    def settle(self, out: Actions) -> None:
        """Carry out everything that needs no choice, until some seat has a real one or the game is over."""
        cells = self.cells
        places = self.rules.places
        while cells[DEPTH] > 0:
            at = AGENDA + cells[DEPTH] * ROW - ROW
            step = places[cells[at]].step
            if step.automatic:
                seat = lowest(cells[at + 1])
                times = cells[at + 2]
                about = cells[at + 3]
                take_top_row_off(cells)
                step.run(self, seat, times, about)
            else:
                seats = cells[at + 1]
                if seats & (seats - 1):
                    if not self.took_one_of_several(step, seats, out):
                        return
                else:
                    seat = lowest(seats)
                    out.n = 0
                    out.seat = seat
                    step.legal(self, seat, out)
                    if out.n != 1:
                        return
                    if self.events is not None:
                        self.emit(FORCED, seat, self.step_number())
                    step.apply(self, seat, out.items[0])
        out.n = 0

    def took_one_of_several(self, step: Step[Any], seats: i64, out: Actions) -> bool:
        """In a simultaneous choice, answer for a seat that has one option only; not even that is told.

        If every seat has a choice, the options of the lowest are left in `out`.
        """
        for seat in range(self.rules.seats - 1, i64(-1), -1):
            if seats >> seat & 1:
                out.n = 0
                out.seat = seat
                step.legal(self, seat, out)
                if out.n == 1:
                    step.apply(self, seat, out.items[0])
                    return True
        return False

    # -- events and chance --------------------------------------------------------------------------

    def emit(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """Write down what happened, if anybody listens."""
        if self.events is not None:  # all that most calls do: small enough for the compiler to inline
            write_down(self, kind, a, b, c, d, e, f)

    def below(self, n: i64) -> i64:
        """A random number from 0 to n - 1 out of the game's own stream."""
        return below(self.cells, STREAM, n)

    def shuffle(self, first: i64, n: i64) -> None:
        """Shuffle a run of cells with the game's own stream."""
        cells = self.cells
        for i in range(n - 1, i64(0), -1):
            j = first + below(cells, STREAM, i + 1)
            kept = cells[first + i]
            cells[first + i] = cells[j]
            cells[j] = kept

    # -- copies, bytes, views ---------------------------------------------------------------------

    def serialise(self) -> bytes:
        """The whole state, secrets included, as bytes that are the same on every platform."""
        if sys.byteorder == "little":
            return bytes(self.cells)
        swapped = array("q", list(self.cells))
        swapped.byteswap()
        return swapped.tobytes()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.serialise() == other.serialise()

    def __hash__(self) -> int:
        return hash(self.serialise())

    def view(self, seat: i64) -> State:
        """The game as the table shows it to a seat (or to SPECTATOR): what it may not see is HIDDEN."""
        seen = self.clone()
        for field in self.rules.layout.fields:
            shown = field.shown
            if shown is Shown.NOBODY or shown is Shown.REMEMBERED:
                blank(seen, field.at, field.size)
            elif shown is Shown.OWNER or shown is Shown.OWNER_REMEMBERED:
                for row in range(field.rows):
                    if row != seat:
                        blank(seen, field.at + row * field.width, field.width)
        self.rules.hide(seen, seat)
        return seen


def write_down(g: State, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
    if g.events is not None:
        g.events.add(kind, a, b, c, d, e, f)


def blank(g: State, first: i64, n: i64) -> None:
    for i in range(first, first + n):
        g.cells[i] = HIDDEN
