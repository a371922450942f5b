"""The contract every game keeps: a state of numbers, steps and effects without memory, and an agenda between them.

A `State` is one row of cells. A `Step` is one kind of decision, or something that happens by itself. The agenda is a
stack of rows inside the state that says which steps are still to come. Nothing else remembers anything, so a state can
be cloned, saved and searched at any decision.
"""

from __future__ import annotations

import sys
from array import array
from typing import Any, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grandee.core.actions import Actions
from grandee.core.chance import STREAM_CELLS, Rng, below, lowest, seed_fast, seed_table
from grandee.core.events import FORCED, EventKind, Events
from grandee.core.fields import Field, Layout, Shown
from grandee.core.outcome import BY_POINTS, FORFEITED, SHARED, Outcome, TieBreak, places
from grandee.core.refusals import IllegalMove, Refusal
from grandee.core.space import Space

HIDDEN: Final[i64] = -1  # what a view holds where the seat may not look
SPECTATOR: Final[i64] = -1  # the seat of somebody who only watches

# Fields that every state begins with.
STREAM: Final[i64] = 0
DEPTH: Final[i64] = 27
AGENDA: Final[i64] = 28
ROW: Final[i64] = 5  # a row of the agenda: step, set of seats, times, about, detail
ROWS: Final[i64] = 16  # of the agenda, unless a game declares another number
CORE_CELLS: Final[i64] = 108  # with so many rows


def core_fields(rows: int = 16) -> list[Field]:
    """The fields that every state begins with."""
    return [
        Field("stream", Shown.NOBODY, 1, STREAM_CELLS),
        Field("depth", Shown.PUBLIC),
        Field("agenda", Shown.PUBLIC, rows, ROW),
    ]


CORE_FIELDS: Final = core_fields()

# Reasons for refusing a move that every game has; a game's own reasons follow.
FINE: Final[i64] = 0
GAME_OVER: Final[i64] = 1
NOT_ASKED: Final[i64] = 2
OTHER_DECISION: Final[i64] = 3
NOT_OFFERED: Final[i64] = 4
FIRST_OWN_REASON: Final[i64] = 5

CORE_REFUSALS: Final = [
    Refusal("fine", message="nothing"),
    Refusal("game_over"),
    Refusal("not_asked"),
    Refusal("other_decision"),
    Refusal("not_offered"),
]


def give(g: State, cells: vec[i64]) -> None:
    """Put cells into a new state.

    They are not passed to `Rules.state` or to a constructor: compiled code that is called from plain Python, as by a
    game that is not compiled, never lets go of a vec that it was given.
    """
    g.cells = cells


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """All numbers of a running game. What a game adds are words for its cells: `hand(seat)`, `put(column, card)`."""

    def __init__(self, rules: Rules[Any], cells: vec[i64]) -> None:
        self.rules: Rules[Any] = rules
        self.cells: vec[i64] = cells
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

    def legal(self, seat: i64, out: Actions) -> None:
        """Fill `out` with the options of a seat that is asked."""
        out.n = 0
        out.seat = seat
        self.rules.places[self.step_number()].step.legal(self, seat, out)

    def legal_actions(self, seat: i64) -> list[int]:
        """The options of a seat as a list; empty when it is not asked."""
        if not self.asks(seat):
            return []
        out = self.rules.tried.another()
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
        self.rules.places[self.step_number()].step.apply(self, seat, action)
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
        if not space.names[action] or space.block_of(action).word != step.word:
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
                self.pop()
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
        cells = self.cells
        depth = cells[DEPTH] - 1
        at = AGENDA + depth * ROW
        cells[at] = 0
        cells[at + 1] = 0
        cells[at + 2] = 0
        cells[at + 3] = 0
        cells[at + 4] = 0
        cells[DEPTH] = depth

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

    def emit(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """Write down what happened, if anybody listens."""
        if self.events is not None:
            self.events.add(kind, a, b, c, d, e, f)

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
            return bytes(memoryview(self.cells))
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


def blank(g: State, first: i64, n: i64) -> None:
    for i in range(first, first + n):
        g.cells[i] = HIDDEN


G = TypeVar("G", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One kind of decision (`legal`, `apply`), or something that happens by itself (`run`). Has no memory."""

    def __init__(self, word: str, automatic: bool = False) -> None:
        self.word: str = word  # the decision's name in notation, positions and log
        self.automatic: bool = automatic

    def legal(self, g: G, seat: i64, out: Actions) -> None:
        """Add every option of the seat; at least one."""
        raise NotImplementedError

    def apply(self, g: G, seat: i64, action: i64) -> None:
        """Do what the option says and take the step off the agenda when it is done."""
        raise NotImplementedError

    def run(self, g: G, seat: i64, times: i64, about: i64) -> None:
        """Do what happens by itself. The step has been taken off the agenda already."""
        raise NotImplementedError

    def why_not(self, g: G, seat: i64, action: i64) -> i64:
        """The number of the reason why an action of this decision is not among the seat's options."""
        return NOT_OFFERED


@final
class Place:
    """A step's place in the list of steps. Compiled code looks a final class up faster than one with subclasses."""

    def __init__(self, step: Step[Any]) -> None:
        self.step: Step[Any] = step


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[G]):
    """What is printed on a card, with its parameters. Has no memory."""

    def use(self, g: G, seat: i64, about: i64) -> None:
        """Carry the effect out for a seat; `about` is where (a column, an area)."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[G]):
    """All that a set-up fixes for a whole game; every state of that game shares it."""

    def __init__(
        self,
        seats: i64,
        steps: list[Step[Any]],
        layout: Layout,
        space: Space,
        event_kinds: list[EventKind],
        refusals: list[Refusal],
        tie_breaks: list[TieBreak] | None = None,
        others: str = "",
    ) -> None:
        self.seats: i64 = seats  # that decide
        self.others: str = others  # letters of colours in play that are no seats: nobody decides for them
        self.steps: list[Step[Any]] = steps
        self.places: list[Place] = [Place(step) for step in steps]
        self.layout = layout  # of this set-up's states: they end where its last field ends
        self.rows: i64 = layout.named("agenda").rows  # of the agenda, at most
        self.space = space
        self.actions: i64 = space.size  # numbers of the compiled rules; the space knows the published ones
        self.tried: Actions = Actions(space.size)  # for `why_not` alone
        self.event_kinds: list[EventKind] = event_kinds
        self.refusals: list[Refusal] = refusals
        self.tie_breaks: list[TieBreak] = tie_breaks or []
        self.zeros: vec[i64] = vec[i64]([i64(0) for _ in range(layout.size)])
        self.tenths: vec[i64] = vec[i64]([i64(0) for _ in range(seats)])  # room for an estimate, used again and again

    # -- what a game supplies ---------------------------------------------------------------------

    def state(self, cell: vec[i64]) -> G:
        """A state of this game. The cells are for its constructor alone: it passes them on, reads none and keeps none.

        They are the same zeros for every state, and are exchanged for its own when it is made.
        """
        raise NotImplementedError

    def set_up(self, g: G) -> None:
        """Deal and begin: draw from the state's own stream and push the first steps."""
        raise NotImplementedError

    def points(self, g: G, seat: i64) -> i64:
        raise NotImplementedError

    def tie_break(self, g: G, seat: i64, number: i64) -> i64:
        """What a seat has of the tie-break with this number; more is better."""
        raise NotImplementedError

    def determinize(self, g: G, seat: i64, rng: Rng) -> None:
        """Redraw all that a seat cannot know but the stream of chance, which every state redraws by itself."""
        raise NotImplementedError

    def evaluate(self, g: G, into: vec[i64]) -> i64:
        """What every seat may expect at the end, in tenths of points, for bots; without more its points.

        Returns how far the end may still be from it: the distance, in tenths, that makes a victory e times likelier.
        """
        for seat in range(self.seats):
            into[seat] = 10 * self.points(g, seat)
        return 100

    def stage(self, g: G) -> i64:
        """The number of the present part of the game (a round), for searches that look to the end of one."""
        return 0

    def hide(self, g: G, seat: i64) -> None:
        """Blank out, in this copy, the cells of MIXED fields that a seat may not see."""

    # -- the end ----------------------------------------------------------------------------------

    def outcome(self, g: G, forfeited: int = 0) -> Outcome:
        """Who has won and why, and the order of all seats; `forfeited` is a set of seats, as bits."""
        into = self.tenths
        self.standings(g, into)
        ranked = places(list(into), forfeited)
        first = [seat for seat in range(self.seats) if ranked[seat] == 1 and not forfeited >> seat & 1]
        points = [int(standing // 10) for standing in into]
        return Outcome(points, ranked, [int(seat) for seat in first], self.reason(g, ranked, forfeited))

    def reason(self, g: G, ranked: list[int], forfeited: int) -> str:
        """By what the first is ahead of the next: points, the word of a tie-break, or nothing."""
        order = sorted(range(len(ranked)), key=lambda seat: ranked[seat])
        first, second = order[0], order[1]
        if ranked[first] == ranked[second]:
            return SHARED
        if forfeited >> second & 1:
            return FORFEITED
        if self.points(g, first) != self.points(g, second):
            return BY_POINTS
        return self.tie_breaks[self.decider(g, first, second)].word

    def standings(self, g: G, into: vec[i64]) -> None:
        """What seats are ranked by: ten times the points, and one for each seat that a tie-break puts behind."""
        for seat in range(self.seats):
            into[seat] = 10 * self.points(g, seat)
        if len(self.tie_breaks) == 0:
            return
        for seat in range(self.seats):
            for other in range(self.seats):
                if into[seat] // 10 == into[other] // 10:
                    number = self.decider(g, seat, other)
                    if number >= 0 and self.tie_break(g, seat, number) > self.tie_break(g, other, number):
                        into[seat] += 1

    def decider(self, g: G, seat: i64, other: i64) -> i64:
        """The number of the tie-break that tells two seats apart; -1 if none does."""
        for number in range(i64(len(self.tie_breaks))):
            if self.tie_break(g, seat, number) != self.tie_break(g, other, number):
                return number
        return -1

    # -- beginning --------------------------------------------------------------------------------

    def blank(self) -> G:
        """A state whose cells are all 0."""
        g = self.state(self.zeros)
        give(g, self.zeros[:])
        return g

    def begin(self, seed: bytes, events: Events | None = None) -> G:
        """A new game dealt from a seed of 32 bytes, standing at its first decision."""
        g = self.blank()
        g.seed(seed)
        g.events = events
        self.set_up(g)
        g.settle(self.tried.another())
        return g

    def begin_fast(self, rng: Rng, out: Actions) -> G:
        """A new game for search and simulation, dealt by the fast generator; leaves the first options in `out`."""
        g = self.blank()
        seed_fast(g.cells, STREAM, rng)
        self.set_up(g)
        g.settle(out)
        return g

    def restore(self, data: bytes) -> G:
        """The state that `serialise` wrote."""
        if len(data) != 8 * self.layout.size:
            raise ValueError(f"these are {len(data)} bytes; a state of this game has {8 * self.layout.size}")
        numbers = array("q")
        numbers.frombytes(data)
        if sys.byteorder != "little":
            numbers.byteswap()
        g = self.state(self.zeros)
        give(g, vec[i64](list(numbers)))
        return g
