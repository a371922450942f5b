"""Random play to the end: the measure of an engine and the simplest rollout."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.chance import Rng
from grandee.core.rules import Rules
from grandee.core.state import State


def playout(g: State, out: Actions, rng: Rng) -> i64:
    """Play a game to its end with random moves; `out` holds those of the present decision. Returns the moves made."""
    moves: i64 = 0
    while out.n > 0:
        g.apply(out.seat, out.items[rng.below(out.n)], out)
        moves += 1
    return moves


def noted_playout(g: State, out: Actions, rng: Rng) -> list[int]:
    """The same game, with its moves as numbers: seat × the number of actions + action."""
    actions: i64 = g.rules.actions
    moves: list[int] = []
    while out.n > 0:
        action = out.items[rng.below(out.n)]
        moves.append(out.seat * actions + action)
        g.apply(out.seat, action, out)
    return moves


def many_games(rules: Rules[Any], games: i64, seed: i64) -> i64:
    """Play whole random games from their deal; returns the moves of all."""
    rng = Rng(seed)
    out = rules.tried.empty_like()
    moves: i64 = 0
    for _ in range(games):
        moves += playout(rules.begin_fast(rng, out), out, rng)
    return moves


def random_game(rules: Rules[Any], seed: bytes, rng: Rng) -> tuple[State, int]:
    """One whole game from a seed, all seats choosing at random; its end and how many moves it took."""
    g: State = rules.begin(seed)
    out = rules.tried.empty_like()
    g.settle(out)
    return g, playout(g, out, rng)
