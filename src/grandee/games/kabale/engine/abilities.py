"""What cards do when their column is scored (sections 6.3 to 6.8 of the spec), as objects with parameters.

What a deck calls them and gives them under `when_scored` is declared in ../effects.py; a card without any is a plain
number. The order in which they act is in scoring.py.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

NO_NUMBER: Final[i64] = -1000000  # a Doppelgänger with nothing to copy
NOBODY: Final[i64] = -1


# What a card can do, as a set: what a column holds nothing of need not be looked for.
VOIDS: Final[i64] = 1  # step 1
REMOVES_IN_STEP_2: Final[i64] = 2  # step 2
REMOVES_IN_STEP_3: Final[i64] = 4  # step 3
PAIRS: Final[i64] = 8  # step 4
COPIES: Final[i64] = 16  # steps 2 to 5
CHANGES: Final[i64] = 32  # step 5
LOWERS: Final[i64] = 64  # step 5
LOWEST_WINS: Final[i64] = 128  # step 6


@final
class Column:
    """The cards of one column while it is scored, nearest to the goal first. A removed card is gone from it."""

    def __init__(self, room: i64) -> None:
        zeros = vec[i64]([i64(0) for _ in range(room)])
        self.n: i64 = 0
        self.kind: vec[i64] = zeros
        self.owner: vec[i64] = zeros[:]
        self.base: vec[i64] = zeros[:]  # doubled base number, KH-NUM-1
        self.source: vec[i64] = zeros[:]  # the kind that gave it
        self.number: vec[i64] = zeros[:]  # doubled final number, KH-NUM-2
        self.sum: vec[i64] = vec[i64]([i64(0), i64(0), i64(0), i64(0), i64(0), i64(0)])  # of each seat
        self.place: vec[i64] = self.sum[:]  # of each seat's nearest or furthest card

    def add(self, kind: i64, owner: i64) -> None:
        self.kind[self.n] = kind
        self.owner[self.n] = owner
        self.n += 1

    def remove(self, i: i64) -> None:
        """A card is gone, and what it can do with it (KH-COL-3, KH-COL-4)."""
        for j in range(i, self.n - 1):
            self.kind[j] = self.kind[j + 1]
            self.owner[j] = self.owner[j + 1]
            self.base[j] = self.base[j + 1]
            self.source[j] = self.source[j + 1]
        self.n -= 1

    def has(self, kind: i64, owner: i64) -> bool:
        return self.nearest(kind, owner) != NOBODY

    def nearest(self, kind: i64, owner: i64) -> i64:
        """The place of the first card of a kind and colour, or NOBODY."""
        for i in range(self.n):
            if self.kind[i] == kind and self.owner[i] == owner:
                return i
        return NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)  # an ability may be plain Python
class Ability:
    """What one kind of card does in the scoring. This one does nothing: the card is its number (KH-TURN-5)."""

    def __init__(self) -> None:
        self.flags: i64 = 0  # a set of the words above
        self.partner: i64 = NOBODY  # the kind it wins together with
        self.lowers: i64 = 0  # by how much it lowers cards of others, doubled

    def removes(self, base: i64, source: i64, itself: bool, kind: i64) -> bool:
        """Whether a card with this base number leaves the column."""
        return False

    def number(self, column: Column, i: i64) -> i64:
        """The number of this card, at place i, after what it does to itself."""
        return column.base[i]


class VoidsOthers(Ability):
    """No other card of the column has an ability (Musketeers: KH-MUS-1)."""

    def __init__(self) -> None:
        super().__init__()
        self.flags = VOIDS


class RemovesNumbers(Ability):
    """Cards with a base number in a range leave the column (Mage and Witch: KH-MAG-1, KH-WIT-1).

    Which cards these are follows from the numbers in data/cards.toml (KH-MAG-5, KH-WIT-4).

    A card that `spares_itself` stays; whether a copy of its number stays with it is the switch `witch_double`.
    """

    def __init__(self, step: i64, low: i64, high: i64, spares_itself: bool, spares_copies: bool) -> None:
        super().__init__()
        self.flags = REMOVES_IN_STEP_2 if step == 2 else REMOVES_IN_STEP_3
        self.low: i64 = low
        self.high: i64 = high
        self.spares_itself: bool = spares_itself
        self.spares_copies: bool = spares_copies

    def removes(self, base: i64, source: i64, itself: bool, kind: i64) -> bool:
        if base == NO_NUMBER:  # KH-WIT-6
            return False
        if self.spares_itself and (itself or (self.spares_copies and source == kind)):  # KH-WIT-1, KH-WIT-5
            return False
        return self.low <= base <= self.high


class WinsWith(Ability):
    """Wins the goal together with its partner of the same colour (Prince and Squire: KH-PRI-1)."""

    def __init__(self, partner: i64) -> None:
        super().__init__()
        self.flags = PAIRS
        self.partner = partner


class PerOtherCard(Ability):
    """Is worth more or less for each other card of the column (Hermit: KH-HER-1, Little Giant: KH-GIA-1)."""

    def __init__(self, each: i64) -> None:
        super().__init__()
        self.flags = CHANGES
        self.each: i64 = each

    def number(self, column: Column, i: i64) -> i64:
        return column.base[i] + self.each * (column.n - 1)


class WorthBeside(Ability):
    """Has another number beside a card of the same colour (Romeo with Juliet: KH-ROM-1)."""

    def __init__(self, beside: i64, worth: i64) -> None:
        super().__init__()
        self.flags = CHANGES
        self.beside: i64 = beside
        self.worth: i64 = worth

    def number(self, column: Column, i: i64) -> i64:
        return self.worth if column.has(self.beside, column.owner[i]) else column.base[i]


class CopiesBelow(Ability):
    """Has the number of the card below it, without what that card does (Doppelgänger: KH-DOP-1)."""

    def __init__(self) -> None:
        super().__init__()
        self.flags = COPIES


class LowersOthers(Ability):
    """Lowers every card of the column that has another owner (Dragon: KH-DRA-1)."""

    def __init__(self, by: i64) -> None:
        super().__init__()
        self.flags = LOWERS
        self.lowers = by


class LowestWins(Ability):
    """The lowest sum wins (Beggar: KH-BEG-1)."""

    def __init__(self) -> None:
        super().__init__()
        self.flags = LOWEST_WINS
