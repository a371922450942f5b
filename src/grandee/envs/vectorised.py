"""Many games in one call: one decision of each game in, everything about the next decisions out, as arrays.

The loop over the games runs in `grandee.search.batch`, compiled; observations of all games are encoded together. A game
that is over is dealt anew at once, so the arrays never have holes: `dones` says which games ended, `rewards` what they
were worth, and the rest of the row belongs to the new game.

Deals come from the fast generator: this is for learning, not for tables.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from grandee.core.refusals import IllegalMove
from grandee.envs.numbering import IntArray, Numbering
from grandee.envs.observation import Encoding, Observation, Observer
from grandee.envs.rewards import reward as reward_named
from grandee.games import load_game
from grandee.search.batch import BatchEnv

SEEDS = 1 << 63  # as many on either side of 0 fit a number of the compiled code


@dataclass(frozen=True)
class Batch:
    """What stands before the players of `n` games, and what the last step brought; a row for each game."""

    observations: Observation  # (n, size): what the seat that is asked sees
    masks: NDArray[np.int8]  # (n, actions): 1 where an action is legal
    seats: IntArray  # (n,): the seat that is asked
    rewards: NDArray[np.float32]  # (n, players): of games that the last step ended; otherwise 0
    dones: NDArray[np.bool_]  # (n,): whether the last step ended a game


class Games:
    """Games of one kind, played side by side; `name` is that of the ruleset's environments, with its version.

    >>> games = Games("kabale", players=2)
    >>> batch = games.reset(4, seed=1)
    >>> batch.masks.shape, batch.seats.tolist()
    ((4, 183), [0, 0, 0, 0])
    >>> batch = games.step(batch.masks.argmax(axis=1))  # in every game the first legal action
    >>> batch.rewards.shape, batch.dones.any()
    ((4, 2), np.False_)
    """

    def __init__(
        self,
        game: str,
        *,
        preset: str = "",
        reward: str = "win",
        encoding: Encoding = "features",
        rotated: bool = True,
        memory: bool = False,
        trimmed: bool = False,
        **options: object,
    ) -> None:
        self.setup = load_game(game).set_up(options, preset)
        self.observer = Observer(self.setup, encoding=encoding, rotated=rotated, memory=memory, trimmed=trimmed)
        self.numbering = Numbering(self.setup.rules.space)
        self.name = self.setup.ruleset.environment
        self._reward = reward_named(reward)
        self._env: BatchEnv | None = None

    def reset(self, n: int, seed: int) -> Batch:
        """Deal `n` new games; the seed decides these deals and all that follow."""
        n, seed = index(n), index(seed)
        if n < 1:
            raise ValueError(f"at least 1 game is needed, not {n}")
        if not -SEEDS <= seed < SEEDS:
            raise ValueError(f"the seed {seed} is not a whole number from {-SEEDS} to {SEEDS - 1}")
        self._env = BatchEnv(self.setup.rules, n, seed, self.observer.remembered.tolist())
        return self._batch(self._env)

    def step(self, actions: NDArray[Any]) -> Batch:
        """Take one action in every game; raises `IllegalMove`, and plays none, if one of them is not legal."""
        if self._env is None:
            raise ValueError("no games are dealt: call reset first")
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise ValueError(f"actions are whole numbers; these are {chosen.dtype}")
        chosen = chosen.astype(np.int64)
        self._check(self._env, chosen)
        self._env.step(self.numbering.to_compiled_array(chosen).tolist())
        return self._batch(self._env)

    def _check(self, env: BatchEnv, chosen: IntArray) -> None:
        masks = self._masks(env)
        if chosen.shape != (len(masks),):
            raise ValueError(
                f"one action for each of {len(masks)} games is needed; these have the shape {chosen.shape}"
            )
        inside = (chosen >= 0) & (chosen < masks.shape[1])
        legal = inside & (masks[np.arange(len(masks)), np.where(inside, chosen, 0)] == 1)
        if not legal.all():
            game = int(legal.argmin())
            move, seat = int(chosen[game]), int(env.seats[game])
            raise IllegalMove("refused-not-offered", seat=self.setup.letters[seat], move=str(move), decision=str(game))

    def _batch(self, env: BatchEnv) -> Batch:
        seats = np.array(memoryview(env.seats), np.int64)
        dones = np.array(memoryview(env.over), np.int64) == 1
        rewards = np.zeros((len(seats), self.setup.seats), np.float32)
        if dones.any():
            standings = self._rows(env.standings, np.int64)
            for game in np.flatnonzero(dones):
                rewards[game] = self._reward(standings[game].tolist())
        observations = self.observer.encode(self._rows(env.cells, np.int64), seats)
        return Batch(observations, self._masks(env).copy(), seats, rewards, dones)

    def _masks(self, env: BatchEnv) -> NDArray[np.int8]:
        return self.numbering.masks(self._rows(env.masks, np.int8))

    def _rows(self, numbers: Any, dtype: type[Any]) -> NDArray[Any]:
        """Numbers of all games as an array with a row for each game; no copy, so it changes with the next step."""
        env = self._env
        assert env is not None
        return np.frombuffer(memoryview(numbers), dtype).reshape(int(env.games), -1)
