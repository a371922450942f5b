"""A bot that searches: its budget is a number of playouts or a time for each decision."""

from __future__ import annotations

from grandee.core.chance import Rng
from grandee.core.seat import Seat
from grandee.search.tree import Tree, think

EXPLORATION = 0.7
NODES = 60_000
NO_LIMIT = 1 << 40


class Thinker:
    """Takes the option that information-set tree search tries most."""

    def __init__(
        self,
        playouts: int = 0,
        seconds: float = 0.0,
        horizon: int = 0,
        prior: int = 0,
        exploration: float = EXPLORATION,
    ) -> None:
        self.playouts = playouts or NO_LIMIT
        self.seconds = seconds
        self.horizon = horizon
        self.prior = prior
        self.exploration = exploration
        self._tree: Tree | None = None

    def choose(self, seat: Seat, rng: Rng) -> int:
        if len(seat.options) == 1:
            return seat.options[0]
        root = seat.sample(rng)
        if self._tree is None:
            self._tree = Tree(root.rules.actions, root.rules.seats, min(NODES, self.playouts + root.rules.actions + 2))
        budget = (self.playouts, self.seconds, self.horizon, self.prior)
        return int(think(root, seat.number, self._tree, self.exploration, *budget, rng))
