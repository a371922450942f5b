"""Many games in one call are the same games as one at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from grandee.core.actions import Actions
from grandee.core.chance import Rng
from grandee.core.refusals import IllegalMove
from grandee.envs.numbering import IntArray
from grandee.envs.rewards import standings_of, win
from grandee.envs.vectorised import Batch, Games
from tests.kit import GAMES, MOVES_A_SEAT, by_tier


def chosen(batch: Batch, random: np.random.Generator) -> IntArray:
    return np.asarray((batch.masks * random.random(batch.masks.shape)).argmax(axis=1), np.int64)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("memory", [False, True])
def test_every_row_is_the_game_that_is_played_alone(game: str, memory: bool) -> None:
    games = Games(game, players=3, memory=memory)
    rules, rng, random = games.setup.rules, Rng(7), np.random.default_rng(1)
    batch = games.reset(3, seed=7)
    outs = [Actions(rules.actions) for _ in range(3)]
    states = [rules.begin_fast(rng, out) for out in outs]
    ended = 0
    moves = by_tier(120, 150, 1500)
    for _ in range(moves):
        for row, (state, out) in enumerate(zip(states, outs, strict=True)):
            assert batch.seats[row] == out.seat
            assert np.array_equal(batch.masks[row], games.numbering.mask(out))
            assert np.array_equal(batch.observations[row], games.observer(state, out.seat))
        actions = chosen(batch, random)
        batch = games.step(actions)
        for row, out in enumerate(outs):
            states[row].apply(out.seat, games.numbering.compiled(int(actions[row])), out)
            assert batch.dones[row] == (out.n == 0)
            worth = win(standings_of(states[row])) if out.n == 0 else [0.0] * 3
            assert batch.rewards[row].tolist() == pytest.approx(worth)
            if out.n == 0:
                ended += 1
                states[row] = rules.begin_fast(rng, out)
    assert ended or MOVES_A_SEAT[game] * 3 > moves


def test_what_was_handed_out_does_not_change_later() -> None:
    games = Games("kabale", players=2)
    first = games.reset(2, seed=1)
    arrays: list[NDArray[Any]] = [first.observations, first.masks, first.seats]
    kept = [array.copy() for array in arrays]
    games.step(first.masks.argmax(axis=1))
    for before, after in zip(kept, arrays, strict=True):
        assert np.array_equal(before, after)


def test_one_illegal_action_plays_none() -> None:
    games = Games("kabale", players=2)
    batch = games.reset(3, seed=1)
    actions = batch.masks.argmax(axis=1)
    for wrong in (int(batch.masks[1].argmin()), -1, 10_000):
        bad = actions.copy()
        bad[1] = wrong
        with pytest.raises(IllegalMove):
            games.step(bad)
    with pytest.raises(ValueError, match="3 games"):
        games.step(actions[:2])
    again = Games("kabale", players=2)
    again.reset(3, seed=1)
    assert np.array_equal(again.step(actions).observations, games.step(actions).observations)


@pytest.mark.parametrize(("n", "seed", "said"), [(0, 1, "at least 1"), (-1, 1, "at least 1"), (1, 1 << 63, "seed")])
def test_impossible_games_are_refused(n: int, seed: int, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Games("kabale").reset(n, seed)


def test_every_seed_of_64_bits_is_possible() -> None:
    for seed in (-1, -(1 << 63), (1 << 63) - 1):
        assert Games("kabale").reset(1, seed).masks.any()


def test_actions_are_whole_numbers() -> None:
    games = Games("kabale", players=2)
    batch = games.reset(2, seed=1)
    with pytest.raises(ValueError, match="whole numbers; these are float64"):
        games.step(batch.masks.argmax(axis=1) + 0.5)
    games.step(batch.masks.argmax(axis=1).astype(np.uint8))


def test_games_must_be_dealt_first() -> None:
    with pytest.raises(ValueError, match="reset"):
        Games("kabale").step(np.zeros(1))
