"""A recorded game once more: every decision as its seat saw it. Knows no game."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.rules import Rules
from grandee.core.state import State


@final
class DecisionRecorder:
    """The decisions of one game at a time, row after row: what the seat saw, and its legal actions.

    `remembered` are cells to be taken from the state itself, because everybody remembers them.
    """

    def __init__(self, rules: Rules[Any], remembered: list[i64]) -> None:
        self.rules: Rules[Any] = rules
        self.remembered: vec[i64] = vec[i64](remembered)
        self.out: Actions = rules.tried.empty_like()
        self.state: State = rules.blank_state()  # where the game stands
        self.cells: vec[i64] = vec[i64]()  # a view a row
        self.move_of_row: vec[i64] = vec[i64]()  # which of the moves each row is about
        self.counts: vec[i64] = vec[i64]()  # how many legal actions each row has
        self.legal_actions: vec[i64] = vec[i64]()  # all of the first row, then those of the second, …

    def follow(self, seed: bytes, moves: list[i64], wanted: i64) -> i64:
        """Play moves from the deal on, and record the decisions of a set of seats. A move is seat × actions + action.

        Returns how many moves were made: not all, if one of them is not legal.
        """
        state: State = self.rules.begin(seed)
        out = self.out
        state.settle(out)
        self.state = state
        self.cells = vec[i64]()
        self.move_of_row = vec[i64]()
        self.counts = vec[i64]()
        self.legal_actions = vec[i64]()
        actions: i64 = self.rules.actions
        made: i64 = 0
        for move in moves:
            seat = move // actions
            action = move % actions
            if not state.asks(seat):
                return made
            if out.seat != seat:
                state.legal(seat, out)
            if not out.has(action):
                return made
            if wanted >> seat & 1:
                self.record(made, seat)
            state.apply(seat, action, out)
            made += 1
        return made

    def record(self, move: i64, seat: i64) -> None:
        """Write down what a seat sees, and its legal actions."""
        out = self.out
        first = len(self.cells)
        self.cells = extend(self.cells, self.state.view(seat).cells)
        for known in self.remembered:
            self.cells[first + known] = self.state.cells[known]
        self.move_of_row = append(self.move_of_row, move)
        self.counts = append(self.counts, out.n)
        self.legal_actions = extend(self.legal_actions, out.items[: out.n])
