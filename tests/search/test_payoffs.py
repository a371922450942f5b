"""What a position is worth: the victory first, shared by those who are level, and a little for the distance."""

from __future__ import annotations

import pytest

from grandee.games import SHIPPED, load_game
from grandee.search.payoffs import Payoffs
from tests.kit import walk


def judged(tenths: list[int], spread: float) -> list[float]:
    payoffs = Payoffs(load_game("kabale").set_up({"players": len(tenths)}).rules)
    for seat, number in enumerate(tenths):
        payoffs.tenths[seat] = number
    payoffs.share(spread)
    return [float(payoff) for payoff in payoffs.of]


def test_the_victory_counts_most_and_is_shared_by_those_who_are_level() -> None:
    won, lost = judged([200, 190], 0.0)
    assert won > 0.85
    assert lost < 0.15
    assert judged([150, 150], 0.0) == pytest.approx([0.5, 0.5])
    first, second, third = judged([150, 150, 20], 0.0)
    assert first == second > 0.4 > third


def test_of_two_lost_games_the_closer_one_is_better() -> None:
    assert judged([300, 100], 0.0)[1] < judged([300, 290], 0.0)[1]
    assert judged([300, 100], 0.0)[0] > judged([300, 290], 0.0)[0]


def test_a_leader_is_worth_stopping() -> None:
    """With the same points of one's own, it is better that the leader has less and somebody behind has more."""
    assert judged([100, 180, 60], 40.0)[0] < judged([100, 140, 100], 40.0)[0]


def test_what_is_still_to_come_makes_a_lead_less_sure() -> None:
    early, late = judged([120, 100], 80.0)[0], judged([120, 100], 20.0)[0]
    assert 0.5 < early < late < 1.0


@pytest.mark.parametrize("game", SHIPPED)
def test_payoffs_are_shares(game: str) -> None:
    for moves in (5, 60, 10_000):
        table = walk(load_game(game).set_up({"players": 4}), 3, moves)
        payoffs = Payoffs(table.setup.rules)
        payoffs.compute(table.state)
        assert all(0.0 <= payoff <= 1.0 for payoff in payoffs.of)
        assert 0.85 <= sum(payoffs.of) <= 1.3
        if table.over:
            best = max(range(4), key=lambda seat: payoffs.of[seat])
            assert table.setup.letters[best] in table.winners
