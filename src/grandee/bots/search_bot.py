"""A bot that searches: its budget is a number of playouts or a time for each decision."""

from __future__ import annotations

import time
from typing import NamedTuple

from grandee.core.chance import Rng
from grandee.core.seat import Seat
from grandee.core.state import State
from grandee.search.tree import SearchConfig, Tree, follow, think

MOST_NODES, FEWEST_NODES = 1 << 19, 1 << 12  # actions that a search can remember
NODES_PER_SECOND = 500_000  # for each second that it has; it seldom tries as many
NO_LIMIT = 1 << 40  # playouts
LEAST_SECONDS = 0.0005  # seconds: nobody decides without a search


class LastDecision(NamedTuple):
    """The last decision of a bot."""

    seat: int
    world: State  # one that the seat may have been in
    chosen: int


class SearchBot:
    """Takes the action that information-set tree search tries most.

    What a search found out is kept for the next decision, if that comes from a position the search has looked into.
    """

    def __init__(
        self, playouts: int = 0, seconds: float = 0.0, config: SearchConfig | None = None, keep: bool = True
    ) -> None:
        self.playouts = playouts or NO_LIMIT
        self.seconds = seconds
        self.config = config or SearchConfig()
        self.keep = keep
        self.nodes = min(
            MOST_NODES, 4 * self.playouts, max(FEWEST_NODES, int(NODES_PER_SECOND * seconds)) if seconds else MOST_NODES
        )
        self._tree: Tree | None = None
        self._last: LastDecision | None = None

    def choose(self, seat: Seat, rng: Rng) -> int:
        if len(seat.legal_actions) == 1:
            return seat.legal_actions[0]
        start = time.perf_counter()
        root = seat.sample(rng)
        tree = self.tree(root, seat.number)
        if not self.is_continued(seat, tree):
            tree.clear()
        left = max(LEAST_SECONDS, self.seconds - (time.perf_counter() - start)) if self.seconds else 0.0
        chosen = int(think(root, seat.number, tree, self.config, self.playouts, left, rng))
        self._last = LastDecision(seat.number, root, chosen)
        return chosen

    def tree(self, root: State, seat: int) -> Tree:
        """The tree of this bot; a new one for another game, and for another seat, which must not learn from this."""
        if (
            self._tree is None
            or self._last is None
            or self._last.world.rules is not root.rules
            or self._last.seat != seat
        ):
            self._tree, self._last = Tree(root.rules, self.nodes), None
        return self._tree

    def is_continued(self, seat: Seat, tree: Tree) -> bool:
        """Whether the tree can be gone on with from here."""
        if not self.keep or self._last is None or 2 * tree.used > tree.capacity:
            return False
        return follow(self._last.world, seat.number, self._last.chosen, seat.view, tree)
