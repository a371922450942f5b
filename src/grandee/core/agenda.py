"""What is still to come: a stack of rows inside a state, each a step, the seats that it asks and what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grandee.core.cells import AGENDA, DEPTH, ROW
from grandee.core.chance import lowest

if TYPE_CHECKING:
    from grandee.core.rules import Rules


def take_top_row_off(cells: vec[i64]) -> None:
    depth = cells[DEPTH] - 1
    at = AGENDA + depth * ROW
    cells[at] = 0
    cells[at + 1] = 0
    cells[at + 2] = 0
    cells[at + 3] = 0
    cells[at + 4] = 0
    cells[DEPTH] = depth


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda:
    """The cells of a state as a stack of steps. The row on top is next; an empty stack is the end of the game."""

    rules: Rules[Any]
    cells: vec[i64]

    # -- who decides what -------------------------------------------------------------------------

    def is_over(self) -> bool:
        return self.cells[DEPTH] == 0

    def asked(self) -> i64:
        """The set of seats that may answer now, as bits; more than one only for a secret simultaneous choice."""
        depth = self.cells[DEPTH]
        return self.cells[AGENDA + depth * ROW - 4] if depth > 0 else 0

    def to_move(self) -> i64:
        """The lowest seat that may answer now."""
        cells = self.cells
        return lowest(cells[AGENDA + cells[DEPTH] * ROW - 4])

    def step_number(self) -> i64:
        cells = self.cells
        return cells[AGENDA + cells[DEPTH] * ROW - 5]

    # -- words that steps use ---------------------------------------------------------------------

    def push(self, step: i64, seat: i64, times: i64 = 0, about: i64 = 0, detail: i64 = 0) -> None:
        """Put a step on top of the agenda: it comes before everything already there."""
        self.ask(step, 1 << seat, times, about, detail)

    def ask(self, step: i64, seats: i64, times: i64 = 0, about: i64 = 0, detail: i64 = 0) -> None:
        """Put one secret decision before a whole set of seats, to be answered in any order."""
        cells = self.cells
        depth = cells[DEPTH]
        if depth == self.rules.rows:
            raise OverflowError("the agenda is full")
        at = AGENDA + depth * ROW
        cells[at] = step
        cells[at + 1] = seats
        cells[at + 2] = times
        cells[at + 3] = about
        cells[at + 4] = detail
        cells[DEPTH] = depth + 1

    def pop(self) -> None:
        """Take the top step off the agenda; its cells become zero, so that equal games are equal rows of cells."""
        take_top_row_off(self.cells)

    def unwind(self, step: i64) -> None:
        """Take everything off the agenda that lies above the topmost row of a step: it is not going to happen."""
        while self.step_number() != step:
            self.pop()

    def becomes(self, step: i64) -> None:
        """The top step is over and another one takes its place, for the same seat."""
        self.cells[AGENDA + self.cells[DEPTH] * ROW - ROW] = step

    def answered(self, seat: i64) -> bool:
        """One seat's part of the top decision is done; True when it was the last, and the step is popped."""
        at = AGENDA + self.cells[DEPTH] * ROW - 4
        self.cells[at] &= ~(1 << seat)
        if self.cells[at] == 0:
            self.pop()
            return True
        return False

    def times(self) -> i64:
        """How often the top step is still to be done."""
        return self.cells[AGENDA + self.cells[DEPTH] * ROW - 3]

    def one_done(self) -> bool:
        """One of the top step's times is done; True when none is left."""
        at = AGENDA + self.cells[DEPTH] * ROW - 3
        self.cells[at] -= 1
        return self.cells[at] <= 0

    def about(self) -> i64:
        """What the top step is about: a column, an area, a card."""
        return self.cells[AGENDA + self.cells[DEPTH] * ROW - 2]

    def detail(self) -> i64:
        return self.cells[AGENDA + self.cells[DEPTH] * ROW - 1]
