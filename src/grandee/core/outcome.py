"""Who won: the one answer for records, server, arena, search, environments and boards (`Rules.outcome`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

BY_POINTS = "points"  # the winner has more points than anybody else
FORFEITED = "forfeit"  # all others have forfeited
SHARED = "shared"  # nothing decides between the winners


@dataclass(frozen=True)
class TieBreak:
    """What decides between seats with equal points: a word, and its rule. They apply in the order of declaration."""

    word: str
    rule: str


@dataclass(frozen=True)
class Outcome:
    """The order of all seats: by points, then by the game's tie-breaks. Who has forfeited comes last."""

    points: list[int]
    places: list[int]  # of every seat, from 1; seats that nothing tells apart share the better one
    winners: list[int]  # the seats at place 1; nobody if all have forfeited
    reason: str  # BY_POINTS, FORFEITED, SHARED, or the word of the tie-break that decided the victory

    def shares(self) -> list[float]:
        """Every seat's share of the victory."""
        return [(seat in self.winners) / max(1, len(self.winners)) for seat in range(len(self.points))]


def places(standings: Sequence[int], forfeited: int = 0) -> list[int]:
    """Every seat's place from its standing; `forfeited` is a set of seats, as bits, who share the last place.

    >>> places([140, 141, 90])
    [2, 1, 3]
    >>> places([140, 141, 90], forfeited=0b010)
    [1, 3, 2]
    """
    last = min(standings) - 1
    order = [last if forfeited >> seat & 1 else standing for seat, standing in enumerate(standings)]
    return [1 + sum(other > own for other in order) for own in order]
