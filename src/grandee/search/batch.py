"""Many games side by side, one decision of each at a time. Knows no game."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from grandee.core.actions import Actions
from grandee.core.chance import Rng
from grandee.core.rules import Rules
from grandee.core.state import State


@final
class BatchEnv:
    """Games of one set-up, and what is to be known of each decision, in rows of numbers that are written over.

    A game that is over is dealt anew at once: its row of `standings` holds the end, and everything else is that of the
    new game. `remembered` are cells to be taken from the state itself, because everybody remembers them.
    """

    def __init__(self, rules: Rules[Any], games: i64, seed: i64, remembered: list[i64]) -> None:
        self.rules: Rules[Any] = rules
        self.games: i64 = games
        self.rng: Rng = Rng(seed)
        self.remembered: vec[i64] = vec[i64](remembered)
        self.states: list[State] = []
        self.outs: list[Actions] = []
        self.size: i64 = rules.layout.size
        self.cells: vec[i64] = zeros(games * self.size)  # the view of the seat that is asked
        self.masks: vec[u8] = vec[u8]([u8(0) for _ in range(games * rules.actions)])
        self.seats: vec[i64] = zeros(games)
        self.over: vec[i64] = zeros(games)  # 1 where the last step ended a game
        self.standings: vec[i64] = zeros(games * rules.seats)  # of the games that the last step ended
        for game in range(games):
            out = rules.tried.empty_like()
            self.outs.append(out)
            self.states.append(rules.begin_fast(self.rng, out))
            self.write_decision(game)

    def step(self, actions: list[i64]) -> None:
        """Take one action in every game; trusts its caller that they are legal."""
        for game in range(self.games):
            state = self.states[game]
            out = self.outs[game]
            self.unmark(game)
            state.apply(out.seat, actions[game], out)
            self.over[game] = 0
            if out.n == 0:
                self.over[game] = 1
                self.rules.standings(state, self.rules.tenths)
                for seat in range(self.rules.seats):
                    self.standings[game * self.rules.seats + seat] = self.rules.tenths[seat]
                self.states[game] = self.rules.begin_fast(self.rng, out)
            self.write_decision(game)

    def unmark(self, game: i64) -> None:
        """Take the legal actions of a decision that is over out of the mask."""
        out = self.outs[game]
        at = game * self.rules.actions
        for i in range(out.n):
            self.masks[at + out.items[i]] = 0

    def write_decision(self, game: i64) -> None:
        """Write down who is asked, what that seat sees, and its legal actions."""
        out = self.outs[game]
        self.seats[game] = out.seat
        at = game * self.rules.actions
        masks = self.masks
        items = out.items
        for i in range(out.n):
            masks[at + items[i]] = 1
        state = self.states[game]
        seen = state.view(out.seat).cells
        cells = self.cells
        first = game * self.size
        for i in range(self.size):
            cells[first + i] = seen[i]
        for known in self.remembered:
            cells[first + known] = state.cells[known]


def zeros(n: i64) -> vec[i64]:
    return vec[i64]([i64(0) for _ in range(n)])
