"""All that a set-up fixes for a whole game, and what a game supplies: the deal, the points, what is hidden."""

from __future__ import annotations

import sys
from array import array
from typing import Any, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from grandee.core.actions import Actions
from grandee.core.cells import STREAM
from grandee.core.chance import Rng, seed_fast
from grandee.core.events import EventKind, Events
from grandee.core.fields import Layout
from grandee.core.outcome import BY_POINTS, FORFEITED, SHARED, Outcome, TieBreak, places
from grandee.core.refusals import Refusal
from grandee.core.space import Space
from grandee.core.state import State, give
from grandee.core.step import Place, Step

G = TypeVar("G", bound=State)


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
        others: list[str] | None = None,
    ) -> None:
        self.seats: i64 = seats  # that decide
        self.others: list[str] = others or []  # words of colours in play that are no seats: nobody decides for them
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
        self.stages_ahead: i64 = 1  # how many stages of the game a search looks ahead
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
        """The number of the present part of the game (a round, a turn), for searches that look to the end of some."""
        return 0

    def hide(self, g: G, seat: i64) -> None:
        """Blank out, in this copy, the cells of MIXED fields that a seat may not see."""

    def refusal_words(self, g: G, reason: i64) -> dict[str, str]:
        """What the sentence of a refusal names beside the move, by its argument: the id of a message."""
        return {}

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

    def blank_state(self) -> G:
        """A state whose cells are all 0."""
        g = self.state(self.zeros)
        give(g, self.zeros[:])
        return g

    def begin(self, seed: bytes, events: Events | None = None) -> G:
        """A new game dealt from a seed of 32 bytes, standing at its first decision."""
        g = self.blank_state()
        g.seed(seed)
        g.events = events
        self.set_up(g)
        g.settle(self.tried.empty_like())
        return g

    def begin_fast(self, rng: Rng, out: Actions) -> G:
        """A new game for search and simulation, dealt by the fast generator; leaves the first options in `out`."""
        g = self.blank_state()
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
