"""Grandee's games as PettingZoo environments: one agent a seat, one decision at a time (the AEC interface).

    from grandee.envs.pettingzoo_env import GrandeeEnv
    env = GrandeeEnv("el-grande", players=3)

| | |
|---|---|
| agents | `player_0`, `player_1`, …: the seats A, B, … |
| action space | `Discrete`: the ruleset's fixed action space; `env.numbering.names[action]` are its words |
| observation | a dictionary: `observation` as in `observation.py`; `action_mask`, all zero for who is not asked |
| name | `env.metadata["name"]`: ruleset and version; both spaces are the same for all options of a ruleset |
| reward | at the end only: `win` (1, shared by all with the best score) or `margin` (points ahead of the best other) |
| termination | all agents at once, when the game is over; there is no truncation |

Decisions with one legal action are taken by the engine and never seen here. A simultaneous choice is asked one seat
after the other, the lowest first; an answer is hidden from the others until all are in. An illegal action raises
`IllegalMove` and changes nothing. `reset(seed=…)` decides all deals that follow.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from grandee.core.state import SPECTATOR, State
from grandee.envs.numbering import Numbering
from grandee.envs.observation import Encoding, Observer
from grandee.envs.rewards import reward as reward_named
from grandee.envs.rewards import standings_of
from grandee.games import load_game


class GrandeeEnv(AECEnv):  # type: ignore[misc]
    """One game with its options; `preset` and `options` are those of `grandee games`."""

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
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.setup = load_game(game).set_up(options, preset)
        self.observer = Observer(self.setup, encoding=encoding, rotated=rotated, memory=memory, trimmed=trimmed)
        self.numbering = Numbering(self.setup.rules.space)
        self.metadata = {"name": self.setup.ruleset.environment, "render_modes": ["ansi", "human"]}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.seats)]
        self.agents: list[str] = []
        self._reward = reward_named(reward)
        self._actions = self.setup.rules.tried.empty_like()
        self._nothing = np.zeros(self.numbering.size, np.int8)
        self._random = np.random.default_rng()
        whole = np.iinfo(np.int64)
        low, high = (whole.min, whole.max) if encoding == "cells" else (-1.0, np.inf)
        seen = spaces.Box(low, high, (self.observer.size,), self.observer.dtype)
        offered = spaces.Box(0, 1, (self.numbering.size,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": offered}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.numbering.size) for agent in self.possible_agents}
        self.state_: State = self.setup.begin(self._random.bytes(32))

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; with a seed, this deal and all that follow are decided by it."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.state_ = self.setup.begin(self._random.bytes(32))
        self.state_.settle(self._actions)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._actions.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, and its options; who is not asked has none."""
        seat = self.possible_agents.index(agent)
        asked = self._actions.n > 0 and self._actions.seat == seat
        return {
            "observation": self.observer(self.state_, seat),
            "action_mask": self.numbering.mask(self._actions) if asked else self._nothing.copy(),
        }

    def step(self, action: int | None) -> None:
        """Take the selected agent's action and go on to the next decision of anybody."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.state_.play(
            self._actions.seat, self.numbering.compiled(-1 if action is None else int(action)), self._actions
        )
        if self._actions.n:
            self.agent_selection = self.possible_agents[self._actions.seat]
        else:
            for seat, worth in enumerate(self._reward(standings_of(self.state_))):
                self.rewards[self.possible_agents[seat]] = worth
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as everybody sees it; `ansi` gives the text, `human` prints it."""
        words, letters = self.setup.game.words("en"), list(self.setup.letters)
        board = self.setup.game.board(self.setup, self.state_.view(SPECTATOR), words, letters)
        if self.render_mode == "ansi":
            return board
        if self.render_mode == "human":
            print(board)
        return None

    def close(self) -> None:
        """Nothing is held open."""
