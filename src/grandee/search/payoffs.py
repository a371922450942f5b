"""What a position is worth to each seat of a game, between 0 and 1: mostly its share of the victory.

So in games of three and more it counts who is ahead, and a leader is worth stopping.
"""

from __future__ import annotations

import math
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.rules import Rules
from grandee.core.state import State

MARGIN_WEIGHT: Final = 0.15  # what a payoff owes to the distance to the best of the others; the rest is the victory
HALF_DISTANCE: Final = 120.0  # tenths of points of distance that count half


@final
class Payoffs:
    """The worth of one position at a time; `of` are the numbers of its seats."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.seats: i64 = rules.seats
        self.of: vec[float] = vec[float]([0.0 for _ in range(rules.seats)])
        self.tenths: vec[i64] = rules.tenths

    def compute(self, g: State) -> None:
        """By the standings if the game is over, otherwise by what its rules expect of it."""
        if g.is_over():
            g.rules.standings(g, self.tenths)
            self.share(0.0)
        else:
            spread: i64 = g.rules.evaluate(g, self.tenths)
            self.share(float(spread))

    def share(self, spread: float) -> None:
        """Divide the victory: `spread` tenths more make it e times likelier; with 0 the best take it all."""
        tenths = self.tenths
        best: i64 = tenths[0]
        second: i64 = -1000000
        for seat in range(i64(1), self.seats):
            if tenths[seat] > best:
                second = best
                best = tenths[seat]
            elif tenths[seat] > second:
                second = tenths[seat]
        total = 0.0
        for seat in range(self.seats):
            behind = float(tenths[seat] - best)
            part = 1.0 if behind == 0.0 else (math.exp(behind / spread) if spread > 0.0 else 0.0)
            self.of[seat] = part
            total += part
        for seat in range(self.seats):
            ahead = float(tenths[seat] - (second if tenths[seat] == best else best))
            distance = 0.5 + 0.5 * ahead / (HALF_DISTANCE + (ahead if ahead > 0.0 else -ahead))
            self.of[seat] = (1.0 - MARGIN_WEIGHT) * self.of[seat] / total + MARGIN_WEIGHT * distance
