"""OpenSpiel's searches as bots, for duels in the arena with one of ours that has the same time.

    grandee arena el-grande --players 2 --bots search@50ms,benchmarks/openspiel_bots.py:Mcts

Needs `pip install grandee[peers]`. A bot gets a `Seat`, so OpenSpiel searches in worlds drawn from what the seat knows
and never in the true one. Its searches take a number of simulations and no time; the number is chosen so that a
decision takes at least as long as one of ours on average.
"""

from __future__ import annotations

import os
from functools import lru_cache
from math import ceil
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from grandee.core.chance import Rng
from grandee.core.rules import Rules
from grandee.core.seat import Seat
from grandee.envs.openspiel_game import from_engine_state
from grandee.games import SHIPPED, load_game, manifest_of

SECONDS = float(os.environ.get("GRANDEE_DUEL_SECONDS", "0.05"))  # for one decision
GENEROUS = 1.04  # times as long for the peers, so that they never have less
FEWEST = 4  # simulations
GUESS = 0.001  # seconds for one simulation, before any was timed
ROOM = 1 << 30  # memory of a tree, in megabytes: no limit


class Budget:
    """How many simulations fit into the time; what was spent too little on one decision is spent on the next."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.owed = 0.0
        self.each = GUESS

    def simulations(self) -> int:
        return max(FEWEST, ceil((self.seconds + max(0.0, self.owed)) / self.each))

    def spent(self, seconds: float, simulations: int) -> None:
        self.owed += self.seconds - seconds
        self.each = seconds / simulations


class Peer:
    """A search of OpenSpiel with random rollouts."""

    def __init__(self) -> None:
        self.budget = Budget(GENEROUS * SECONDS)

    def choose(self, seat: Seat, rng: Rng) -> int:
        if len(seat.legal_actions) == 1:
            return seat.legal_actions[0]
        start = perf_counter()
        world = seat.sample(rng)
        game, exploration = spiel_game(world.rules)
        simulations = self.budget.simulations()
        action = self.search(from_engine_state(game, world), exploration, simulations, rng.below(1 << 30))
        self.budget.spent(perf_counter() - start, simulations)
        return int(game.shared.numbering.compiled(action))

    def search(self, root: Any, exploration: float, simulations: int, seed: int) -> int:
        raise NotImplementedError


class Mcts(Peer):
    """MCTS in one world, by OpenSpiel's C++ (`step` of that bot cannot be used with games in Python)."""

    def search(self, root: Any, exploration: float, simulations: int, seed: int) -> int:
        rollouts = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.MCTSBot(root.get_game(), rollouts, exploration, simulations, ROOM, False, seed, False)
        return int(bot.mcts_search(root).best_child().action)


class IsMcts(Peer):
    """IS-MCTS by OpenSpiel's Python: every simulation in a world drawn anew from the information state.

    It takes the option of the best mean: there are few simulations, and by visits it would be weaker.
    """

    def search(self, root: Any, exploration: float, simulations: int, seed: int) -> int:
        dice = np.random.RandomState(seed)
        rollouts = mcts.RandomRolloutEvaluator(1, dice)
        bot = ismcts.ISMCTSBot(
            root.get_game(),
            rollouts,
            exploration,
            simulations,
            random_state=dice,
            final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VALUE,
        )
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, dice.uniform))
        return int(bot.step(root))


@lru_cache(maxsize=8)
def spiel_game(rules: Rules[Any]) -> tuple[Any, float]:
    """The game that has these rules, and how much to explore in it; other options are in the states themselves."""
    options = {"players": int(rules.seats)}
    (found,) = [name for name in SHIPPED if type(load_game(name).set_up(options).rules) is type(rules)]
    manifest = manifest_of(found)
    name = f"python_{load_game(found).set_up(options).ruleset.environment}"
    return pyspiel.load_game(name, {**options, "reward": manifest.peer_reward}), manifest.peer_exploration
