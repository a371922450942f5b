"""The buffer that `legal` fills: the numbers of the options of one decision."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8


@final
class Actions:
    """The legal actions of one decision. One buffer serves a whole game: it is emptied, not made anew.

    >>> out = Actions(4)
    >>> out.add(3)
    >>> out.add(1)
    >>> out.to_list(), out.empty_like().to_list()
    ([3, 1], [])
    """

    def __init__(self, size: i64) -> None:
        self.n: i64 = 0
        self.seat: i64 = 0  # whose options these are
        self.size: i64 = size
        self.items: vec[i64] = vec[i64]([i64(0) for _ in range(size + 1)])
        self.marks: vec[u8] = vec[u8]()  # made by the first call of `mask`; all zero between two calls

    def empty_like(self) -> Actions:
        """An empty buffer for as many actions: a copy of numbers, which costs less than to fill a new one."""
        other = Actions(0)
        other.size = self.size
        other.items = self.items[:]
        return other

    def add(self, action: i64) -> None:
        self.items[self.n] = action
        self.n += 1

    def add_each(self, first: i64, members: i64) -> None:
        """Add one action for each member of a set of small numbers: `first` + member."""
        items = self.items
        n = self.n
        while members:  # two at a time
            items[n] = first
            n += members & 1  # no branch: what is not a member is written over
            items[n] = first + 1
            n += members >> 1 & 1
            first += 2
            members >>= 2
        self.n = n

    def has(self, action: i64) -> bool:
        for i in range(self.n):
            if self.items[i] == action:
                return True
        return False

    def to_list(self) -> list[int]:
        items = self.items
        actions: list[int] = [0] * self.n  # not appended to: that makes room again and again
        for i in range(self.n):
            actions[i] = items[i]
        return actions

    def mask(self) -> bytearray:
        """One byte for each number of the action space: 1 where the action is legal."""
        if len(self.marks) == 0:
            self.marks = vec[u8]([u8(0) for _ in range(self.size)])
        items = self.items
        marks = self.marks
        for i in range(self.n):
            marks[items[i]] = 1
        mask = bytearray(marks)
        for i in range(self.n):
            marks[items[i]] = 0
        return mask
