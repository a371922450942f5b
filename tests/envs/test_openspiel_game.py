"""The games in OpenSpiel pass its own random simulations and are played by its own searches."""

from __future__ import annotations

import pickle
import time
from typing import Any

import numpy as np
import pytest

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install grandee[peers]")

from benchmarks import openspiel_bots  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation  # noqa: E402

import grandee.envs.openspiel_game  # noqa: E402
from grandee.core.chance import Rng  # noqa: E402
from grandee.core.seat import Seat  # noqa: E402
from grandee.games import OFFERED, load_game  # noqa: E402
from grandee.records.match import Match  # noqa: E402
from tests.kit import by_tier  # noqa: E402

assert grandee.envs.openspiel_game  # registers the games

NAMES = [
    "python_grandee_el_grande_1995_v1(players=2)",
    "python_grandee_el_grande_1995_v1(players=5,reward=margin,tie_rule=sliding)",
    "python_grandee_kabale_v1(players=2)",
    "python_grandee_kabale_v1(players=4,witch_double=spared)",
    "python_grandee_legends_v1(encounters=dragon+portals+rogues,players=2,setup=random)",
]
TWO = [NAMES[0], NAMES[2]]


def dealt(name: str, moves: int = 0) -> Any:
    """A state of a game after the deal and some random moves."""
    random = np.random.default_rng(moves)
    state = pyspiel.load_game(name).new_initial_state()
    for byte in (1, 2, 3, 4):
        state.apply_action(byte)
    for _ in range(moves):
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_accepts_it(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=by_tier(1, 1, 5), serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_state_survives_serialising_and_pickling(name: str) -> None:
    state = dealt(name, 25)
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(game) == str(state.get_game())
    assert str(again) == str(state) == str(pickle.loads(pickle.dumps(state)))
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = dealt(name, 10)
    before = str(state)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before != str(other)


@pytest.mark.parametrize("name", NAMES)
def test_a_drawn_state_is_one_that_the_player_cannot_tell_from_the_true_one(name: str) -> None:
    state = dealt(name, 40)
    player = state.current_player()
    drawn = [state.resample_from_infostate(player, np.random.default_rng(seed).random) for seed in range(5)]
    for other in drawn:
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.history() == []
    assert len({str(other) for other in drawn} | {str(state)}) > 1


def test_players_know_different_things_and_more_than_the_table_shows() -> None:
    state = dealt(NAMES[3], 30)
    assert len({state.information_state_string(player) for player in range(4)}) == 4
    shown = make_observation(state.get_game())
    known = make_observation(state.get_game(), INFO_STATE_OBS_TYPE)
    assert "recycled" in known.dict
    assert "recycled" not in shown.dict


def test_returns_sum_to_nothing_and_the_winner_gets_most() -> None:
    random = np.random.default_rng(1)
    state = dealt(NAMES[3])
    while not state.is_terminal():
        state.apply_action(int(random.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0
    assert state.legal_actions() == []


@pytest.mark.parametrize("name", TWO)
def test_openspiel_searches_play_it(name: str) -> None:
    state = dealt(name, 5)
    game, options = state.get_game(), state.legal_actions()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    assert mcts.MCTSBot(game, 1.5, 10, evaluator, random_state=np.random.RandomState(1)).step(state) in options
    assert ismcts.ISMCTSBot(game, evaluator, 1.5, 10, random_state=np.random.RandomState(1)).step(state) in options
    compiled = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 7), 1.5, 10, 100, False, 7, False)
    assert compiled.mcts_search(state).best_child().action in options


def test_parameters_are_the_options_of_the_game() -> None:
    game = pyspiel.load_game("python_grandee_kabale_v1", {"players": 3, "number_floor": "none"})
    assert game.num_players() == 3
    assert game.shared.setup.options["number_floor"] == "none"
    with pytest.raises(Exception, match="witch_duoble"):
        pyspiel.load_game("python_grandee_kabale_v1(witch_duoble=spared)")


@pytest.mark.parametrize(
    ("given", "name", "options"),
    [
        ({"encounters": "rogues+dragon"}, "encounters=rogues+dragon", {"encounters": ("dragon", "rogues")}),
        ({"encounters": "portals"}, "encounters=portals", {"encounters": ("portals",)}),
        ({"age_order": "B+A", "players": 2}, "age_order=B+A,players=2", {"age_order": ("B", "A")}),
        ({"matches": 3}, "matches=3", {"matches": "3"}),
        ({"encounters": "", "matches": 1}, "", {"encounters": (), "matches": "1"}),
    ],
)
def test_lists_and_words_of_digits_are_parameters_too(
    given: dict[str, object], name: str, options: dict[str, object]
) -> None:
    """They come back from the name under which OpenSpiel keeps a game."""
    game = pyspiel.load_game("python_grandee_legends_v1", given)
    assert str(game) == f"python_grandee_legends_v1({name})"
    again, _ = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, game.new_initial_state()))
    for each in (game, again, pyspiel.load_game(str(game))):
        assert options.items() <= each.shared.setup.options.items()


def test_a_list_with_an_unknown_word_is_refused() -> None:
    with pytest.raises(Exception, match=r"option encounters: .*trolls.* is not possible"):
        pyspiel.load_game("python_grandee_legends_v1(encounters=dragon+trolls)")


# -- OpenSpiel's searches as bots ----------------------------------------------------------------


@pytest.mark.parametrize("name", ["Mcts", "IsMcts"])
@pytest.mark.parametrize("game", OFFERED)
def test_the_bots_of_the_duel_play_a_whole_game_in_their_time(
    game: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(openspiel_bots, "SECONDS", 0.004)
    bot = getattr(openspiel_bots, name)()
    setup = load_game(game).set_up({"players": 2})
    table, rng = Match(setup, bytes(32)), Rng(1)
    taken: list[float] = []
    while not table.over:
        seat = int(table.state.to_move())
        knows = Seat(table.state, seat)
        start = time.perf_counter()
        chosen = bot.choose(knows, rng) if seat == 0 else knows.legal_actions[rng.below(len(knows.legal_actions))]
        if seat == 0:
            taken.append(time.perf_counter() - start)
        table.play_action(seat, chosen)
    assert sum(taken) / len(taken) > 0.0039


@pytest.mark.parametrize("name", ["Mcts", "IsMcts"])
def test_the_bots_of_the_duel_know_only_what_their_seat_knows(name: str) -> None:
    """The same choice in two worlds that the seat cannot tell apart."""
    state = dealt(TWO[1], 12).position.state
    seat = int(state.to_move())
    other = state.clone()
    other.determinize(seat, Rng(5))
    assert other != state
    chosen = [getattr(openspiel_bots, name)().choose(Seat(world, seat), Rng(1)) for world in (state, other)]
    assert chosen[0] == chosen[1]
