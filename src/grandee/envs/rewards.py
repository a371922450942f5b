"""What the end of a game is worth to each seat."""

from __future__ import annotations

from collections.abc import Callable

from grandee.core.refusals import BadInput
from grandee.core.state import State

Reward = Callable[[list[int]], list[float]]  # from the final score of every seat


def win(points: list[int]) -> list[float]:
    """A victory is worth 1, shared by all who have the highest score.

    >>> win([12, 15, 15])
    [0.0, 0.5, 0.5]
    """
    best = max(points)
    share = 1 / points.count(best)
    return [share if own == best else 0.0 for own in points]


def margin(points: list[int]) -> list[float]:
    """How many points a seat is ahead of the best of the others, or behind it.

    >>> margin([12, 15, 19])
    [-7.0, -4.0, 4.0]
    """
    return [float(own - max(points[:seat] + points[seat + 1 :])) for seat, own in enumerate(points)]


REWARDS: dict[str, Reward] = {"win": win, "margin": margin}


def points_of(state: State) -> list[int]:
    return [int(state.points(seat)) for seat in range(state.rules.seats)]


def reward(name: str) -> Reward:
    """The reward of this name.

    >>> reward("win") is win
    True
    """
    if name not in REWARDS:
        raise BadInput("reward", "bad-value", given=name, allowed=", ".join(REWARDS))
    return REWARDS[name]
