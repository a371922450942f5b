"""Who won: by points, by tie-breaks in their order, shared, and with seats that have forfeited."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.outcome import TieBreak
from grandee.search.payoffs import Payoffs
from tests.toy.dials import HAND, POINTS, ROUND, DialRules, DialState


class WithTieBreaks(DialRules):
    """Equal points: who holds more wins, then who sits further back; the round decides whether that counts."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, 5)
        self.tie_breaks = [TieBreak("hand", "TOY-1"), TieBreak("seat", "TOY-1")]

    def tie_break(self, g: DialState, seat: int, number: int) -> int:
        return int(g.cells[HAND + seat]) if number == 0 else seat * int(g.cells[ROUND])


def ended(rules: DialRules, points: list[int], hands: list[int], last_counts: bool = False) -> Any:
    """A game that is over, with these points and hands."""
    g = rules.blank_state()
    for seat, (own, held) in enumerate(zip(points, hands, strict=True)):
        g.cells[POINTS + seat], g.cells[HAND + seat] = own, held
    g.cells[ROUND] = int(last_counts)
    assert g.is_over()
    return g


@pytest.mark.parametrize(
    ("points", "hands", "last_counts", "places", "winners", "reason"),
    [
        ([3, 9, 4], [0, 0, 0], False, [3, 1, 2], [1], "points"),
        ([9, 9, 4], [1, 2, 7], False, [2, 1, 3], [1], "hand"),
        ([9, 9, 9], [2, 2, 1], True, [2, 1, 3], [1], "seat"),
        ([9, 9, 4], [2, 2, 0], False, [1, 1, 3], [0, 1], "shared"),
        ([-2, -2, -9], [0, 3, 3], False, [2, 1, 3], [1], "hand"),
    ],
)
def test_ties_are_broken_in_order_and_shared_if_nothing_decides(
    points: list[int], hands: list[int], last_counts: bool, places: list[int], winners: list[int], reason: str
) -> None:
    outcome = ended(WithTieBreaks(3), points, hands, last_counts).outcome()
    assert (outcome.points, outcome.places, outcome.winners, outcome.reason) == (points, places, winners, reason)
    assert sum(outcome.shares()) == pytest.approx(1.0)


def test_a_game_without_tie_breaks_shares() -> None:
    outcome = ended(DialRules(3, 5), [9, 9, 4], [1, 2, 7]).outcome()
    assert (outcome.places, outcome.winners, outcome.reason) == ([1, 1, 3], [0, 1], "shared")


def test_who_has_forfeited_comes_last_and_wins_nothing() -> None:
    rules = WithTieBreaks(3)
    outcome = ended(rules, [9, 9, 4], [2, 1, 0]).outcome(0b001)
    assert (outcome.places, outcome.winners, outcome.reason) == ([3, 1, 2], [1], "points")
    alone = ended(rules, [9, 9, 4], [2, 1, 0]).outcome(0b011)
    assert (alone.places, alone.winners, alone.reason) == ([2, 2, 1], [2], "forfeit")
    nobody = ended(rules, [9, 9, 4], [2, 1, 0]).outcome(0b111)
    assert (nobody.winners, nobody.shares()) == ([], [0.0, 0.0, 0.0])


def test_a_search_knows_the_tie_breaks() -> None:
    rules = WithTieBreaks(2)
    payoffs = Payoffs(rules)
    payoffs.compute(ended(rules, [9, 9], [1, 2]))
    assert payoffs.of[1] > 0.85
    assert payoffs.of[0] < 0.15


def test_standings_of_equal_points_stay_within_a_point() -> None:
    rules = WithTieBreaks(4)
    into = vec[i64]([i64(0) for _ in range(4)])
    game = ended(rules, [9, 9, 9, 10], [1, 2, 3, 0])
    rules.standings(game, into)
    assert [int(standing) for standing in into] == [90, 91, 92, 100]
