"""The numbers that a ruleset publishes for its actions, dense, beside those of the compiled rules (`core/space.py`).

In most games with one ruleset both are the same, and nothing is translated.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from grandee.core.actions import Actions
from grandee.core.space import Space

IntArray = NDArray[np.int64]


class Numbering:
    """Translates the actions of one action space.

    >>> from grandee.games import load_game
    >>> numbering = Numbering(load_game("el-grande").set_up({}).rules.space)
    >>> numbering.size, numbering.names[0], numbering.published([numbering.compiled(0)])
    (656, 'play_power 1', [0])
    """

    def __init__(self, space: Space) -> None:
        self.size = len(space.published)
        self.names = [space.names[action] for action in space.published]  # the words of every published number
        self.same = space.published == list(range(space.size))
        self._compiled_numbers = space.published
        self._compiled: IntArray = np.array(space.published, np.int64)
        self._published: IntArray = np.full(space.size, -1, np.int64)
        self._published[self._compiled] = np.arange(self.size)

    def compiled(self, action: int) -> int:
        """The number of the compiled rules; -1 for none, which they refuse."""
        return self._compiled_numbers[action] if 0 <= action < self.size else -1

    def to_compiled_array(self, actions: IntArray) -> IntArray:
        return actions if self.same else self._compiled[actions]

    def published(self, actions: list[int]) -> list[int]:
        return actions if self.same else [int(self._published[action]) for action in actions]

    def to_published_array(self, actions: IntArray) -> IntArray:
        return actions if self.same else self._published[actions]

    def mask(self, out: Actions) -> NDArray[np.int8]:
        """One number for each published action: 1 where it is legal."""
        return self.masks(np.frombuffer(out.mask(), np.int8))

    def masks(self, marks: NDArray[Any]) -> NDArray[np.int8]:
        """The same from marks of the compiled numbers, the last axis of an array."""
        return marks if self.same else marks[..., self._compiled]
