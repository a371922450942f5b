"""What the end of a game is worth to each seat."""

from __future__ import annotations

from collections.abc import Callable

from grandee.core.refusals import BadInput
from grandee.core.state import State

Reward = Callable[[list[int]], list[float]]  # from the standings of all seats (`Rules.standings`)


def win(standings: list[int]) -> list[float]:
    """A victory is worth 1, shared by all between whom nothing decides.

    >>> win([120, 150, 150])
    [0.0, 0.5, 0.5]
    """
    best = max(standings)
    share = 1 / standings.count(best)
    return [share if own == best else 0.0 for own in standings]


def margin(standings: list[int]) -> list[float]:
    """How many points a seat is ahead of the best of the others, or behind it.

    >>> margin([120, 150, 190])
    [-7.0, -4.0, 4.0]
    """
    points = [standing // 10 for standing in standings]
    return [float(own - max(points[:seat] + points[seat + 1 :])) for seat, own in enumerate(points)]


REWARDS: dict[str, Reward] = {"win": win, "margin": margin}


def standings_of(state: State) -> list[int]:
    """What the seats of a game are ranked by."""
    into = state.rules.tenths
    state.rules.standings(state, into)
    return [int(standing) for standing in into]


def reward(name: str) -> Reward:
    """The reward of this name.

    >>> reward("win") is win
    True
    """
    if name not in REWARDS:
        raise BadInput("reward", "bad-value", given=name, allowed=", ".join(REWARDS))
    return REWARDS[name]
