"""The PettingZoo environment keeps PettingZoo's own contract, and Grandee's: nothing hidden is seen."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from grandee.core.refusals import IllegalMove

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install grandee[envs]")

from pettingzoo.test import api_test, seed_test

from grandee.envs.pettingzoo_env import GrandeeEnv
from grandee.games import SHIPPED, load_game

SET_UPS = [
    (game, ruleset.environment, {**ruleset.options, "players": players})
    for game in SHIPPED
    for option in [load_game(game).options.named("players")]
    for ruleset in load_game(game).rulesets()
    for players in (range(option.low, option.high + 1) if not ruleset.options else (option.low, option.high))
]
set_ups = pytest.mark.parametrize(
    ("game", "name", "options"), SET_UPS, ids=[f"{name}-{options['players']}" for _, name, options in SET_UPS]
)


@set_ups
@pytest.mark.filterwarnings("ignore::UserWarning")  # that an observation is a dictionary and no array
def test_pettingzoo_accepts_it(game: str, name: str, options: dict[str, Any]) -> None:
    api_test(GrandeeEnv(game, render_mode="ansi", **options), num_cycles=1000, verbose_progress=False)
    seed_test(lambda: GrandeeEnv(game, **options), num_cycles=100)
    assert GrandeeEnv(game, **options).metadata["name"] == name


def play(env: GrandeeEnv, seed: int) -> tuple[dict[str, float], int]:
    """One random game; what each agent got in all, and how many actions it took."""
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    got, moves = dict.fromkeys(env.possible_agents, 0.0), 0
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        got[agent] += reward
        assert not cut
        legal = np.flatnonzero(seen["action_mask"])
        assert over or len(legal) > 1, "a forced move was asked for"
        moves += not over
        env.step(None if over else int(random.choice(legal)))
    return got, moves


@set_ups
def test_a_victory_is_shared_and_paid_once(game: str, name: str, options: dict[str, Any]) -> None:
    env = GrandeeEnv(game, **options)
    got, moves = play(env, 4)
    assert str(env) == name
    assert sum(got.values()) == pytest.approx(1)
    assert moves > 10


def test_margins_say_by_how_much() -> None:
    env = GrandeeEnv("kabale", players=3, reward="margin")
    got, _ = play(env, 4)
    points = [int(env.state_.points(seat)) for seat in range(3)]
    assert got["player_0"] == points[0] - max(points[1:])


def test_the_seed_decides_this_deal_and_the_next() -> None:
    def two_deals(seed: int) -> list[Any]:
        env = GrandeeEnv("kabale", players=2)
        env.reset(seed=seed)
        first = env.observe("player_0")["observation"].tolist()
        env.reset()
        return [first, env.observe("player_0")["observation"].tolist()]

    assert two_deals(1) == two_deals(1)
    assert two_deals(1) != two_deals(2)
    assert two_deals(1)[0] != two_deals(1)[1]


def test_answers_to_a_simultaneous_choice_are_hidden_until_all_are_in() -> None:
    """The toy game: everybody sets a dial at once. Whatever the first seat sets, the second sees the same."""
    seen = []
    for answer in range(5):
        env = GrandeeEnv("dials", players=3)
        env.reset(seed=1)
        assert env.agent_selection == "player_0"
        env.step(answer)
        assert env.agent_selection == "player_1"
        seen.append(env.observe("player_1")["observation"].tobytes())
    assert len(set(seen)) == 1


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = GrandeeEnv("kabale", players=2)
    env.reset(seed=1)
    before = env.state_.serialise()
    with pytest.raises(IllegalMove):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmin()))
    assert env.state_.serialise() == before


def test_the_board_is_drawn_as_text() -> None:
    env = GrandeeEnv("el-grande", players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "castillo" in str(env.render()).lower()


def test_spaces_are_those_of_the_ruleset_whatever_the_options() -> None:
    """The virtual player joins two of 2023, and a preset chooses its ruleset."""
    two, five = (GrandeeEnv("el-grande", edition="2023", players=players) for players in (2, 5))
    assert two.observation_space("player_0") == five.observation_space("player_0")
    assert two.action_space("player_0") == five.action_space("player_0")
    base = ("rulebook", "1995-every-variant", "2023", "2023-every-module")
    expansions = ("king-intrigue", "grand-inquisitor", "grand-inquisitor-king-intrigue")
    names = [str(GrandeeEnv("el-grande", preset=preset).metadata["name"]) for preset in (*base, *expansions)]
    assert names == [ruleset.environment for ruleset in load_game("el-grande").rulesets()]
