"""Grandee's games in OpenSpiel: importing this module registers them.

    import pyspiel
    import grandee.envs.openspiel_game
    game = pyspiel.load_game("python_grandee_kabale_v1(players=3)")

Every ruleset of a shipped game is `python_grandee_`, its id with underscores, and its version. Its parameters are the
options of the game (not those that are files; not all lead to this ruleset) and `reward`: `win` (a victory, shared by
all with the best score, less an equal share of it: sums to zero) or `margin` (points ahead of the best of the others).
A list is one text, `encounters=dragon+rogues`: a comma would begin the next parameter.

**Chance.** The deal is four explicit chance nodes at the root, one byte each: together they are the seed of the game's
own random stream, so there are 2**32 deals. Draws later in the game come out of that stream and are no nodes. A history
therefore replays, serialises and pickles to the same game. A search that clones the true state (MCTS) knows what will
be drawn, as it knows the other hands; a search in information sets (IS-MCTS) does not.

**What a player knows.** `observation_tensor` is what the table shows (`observation.py`, features, not rotated).
`information_state_tensor` has what was announced and is no longer shown too. `information_state_string` is a digest of
all that a perfect memory has: it is the same in two states exactly when the player cannot tell them apart by anything
that may still matter. The order of past moves is not part of it, so that a state drawn by `resample_from_infostate` has
it too. Such a state has an empty history, so that the true deal is not in it.

OpenSpiel's Python algorithms work, and so does `mcts_search` of its C++ MCTSBot. `step` of the C++ bots ends the
interpreter on every game written in Python; that is OpenSpiel's.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from grandee.core.chance import Rng
from grandee.core.game import Game, seed_bytes
from grandee.core.options import Option, Value
from grandee.core.rulesets import Ruleset
from grandee.core.state import State
from grandee.envs.numbering import Numbering
from grandee.envs.observation import Observer
from grandee.envs.rewards import reward, standings_of
from grandee.games import OFFERED, load_game

Parameters = tuple[tuple[str, Any], ...]
LIST_SEPARATOR = "+"  # the words of a list
DEAL_BYTES = 4  # chance nodes, of one byte each
MOST_MOVES_PER_SEAT = 2_000  # more than any game takes
MOST_POINTS = 1_000.0


class Shared:
    """What all states of a game use. It is not copied with them, and travels in a pickle as its name and options."""

    def __init__(self, game: str, options: Parameters, kind: str) -> None:
        self.key = (game, options, kind)
        self.setup = load_game(game).set_up(dict(options))
        self.actions = self.setup.rules.tried.empty_like()
        self.numbering = Numbering(self.setup.rules.space)
        self.equal_share = 1 / self.setup.seats if kind == "win" else 0.0
        self.reward = reward(kind)
        self.observers = {memory: Observer(self.setup, memory=memory) for memory in (False, True)}

    def __deepcopy__(self, memo: dict[int, object]) -> Shared:
        return self

    def __reduce__(self) -> tuple[Callable[..., Shared], tuple[str, Parameters, str]]:
        return shared_by_all, self.key

    def returns(self, state: State) -> list[float]:
        return [worth - self.equal_share for worth in self.reward(standings_of(state))]


@lru_cache(maxsize=64)
def shared_by_all(game: str, options: Parameters, kind: str) -> Shared:
    return Shared(game, options, kind)


class Position:
    """A running game and the legal actions of its decision, as published numbers.

    OpenSpiel copies a state's attributes, and pickles them.
    """

    def __init__(self, shared: Shared, state: State, seat: int, legal_actions: list[int]) -> None:
        self.shared = shared
        self.state = state
        self.seat = seat
        self.legal_actions = legal_actions

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        return Position(self.shared, self.state.clone(), self.seat, self.legal_actions)

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[Shared, bytes]]:
        return restore_position, (self.shared, self.state.serialise())


def position_of(shared: Shared, state: State) -> Position:
    """A state as it stands in `shared.actions` after `apply` or `settle`."""
    out = shared.actions
    seat = int(out.seat) if out.n else int(pyspiel.PlayerId.TERMINAL)
    return Position(shared, state, seat, sorted(shared.numbering.published(out.to_list())))


def restore_position(shared: Shared, data: bytes) -> Position:
    return begin_at(shared, shared.setup.rules.restore(data))


def begin_at(shared: Shared, state: State) -> Position:
    """A state that comes from somewhere else."""
    shared.actions.n = 0
    if not state.is_over():
        state.legal(state.to_move(), shared.actions)
    return position_of(shared, state)


class GrandeeGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options. Every ruleset has a subclass of its own, because OpenSpiel registers classes."""

    game = ""
    ruleset: Ruleset

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        found = load_game(self.game)
        usual = defaults(found, self.ruleset)
        given = {name: value for name, value in (parameters or {}).items() if value != usual[name]}
        kind = str(given.get("reward", "win"))
        options = tuple((name, read(found, name, given[name])) for name in sorted(given) if name != "reward")
        shared = shared_by_all(self.game, tuple(sorted({**self.ruleset.options, **dict(options)}.items())), kind)
        played = shared.setup.ruleset
        if played != self.ruleset:
            raise ValueError(f"with these options it is {played.environment}, not {self.ruleset.environment}")
        seats, win = shared.setup.seats, kind == "win"
        info = pyspiel.GameInfo(
            num_distinct_actions=shared.numbering.size,
            max_chance_outcomes=256,
            num_players=seats,
            min_utility=-1 / seats if win else -MOST_POINTS,
            max_utility=1 - 1 / seats if win else MOST_POINTS,
            utility_sum=0.0 if win else None,
            max_game_length=MOST_MOVES_PER_SEAT * seats,
        )
        super().__init__(game_type(found, self.ruleset, win), info, given)
        self.shared = shared

    def new_initial_state(self) -> GrandeeState:
        return GrandeeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> GrandeeObserver:
        if params:
            raise ValueError(f"an observer has no parameters; these were given: {params}")
        recall = bool(iig_obs_type.perfect_recall) if iig_obs_type else False
        return GrandeeObserver(self.shared, recall)


class GrandeeState(pyspiel.State):  # type: ignore[misc]
    """The deal, byte by byte, and then the running game."""

    def __init__(self, game: GrandeeGame) -> None:
        super().__init__(game)
        self.shared = game.shared
        self.deal: tuple[int, ...] = ()
        self.position: Position | None = None

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.CHANCE) if self.position is None else self.position.seat

    def is_terminal(self) -> bool:
        return self.position is not None and not self.position.legal_actions

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_actions if self.position is not None and player == self.position.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1 / 256) for byte in range(256)]

    def _apply_action(self, action: int) -> None:
        out = self.shared.actions
        if self.position is not None:
            self.position.state.apply(self.position.seat, self.shared.numbering.compiled(action), out)
            self.position = position_of(self.shared, self.position.state)
            return
        self.deal += (action,)
        if len(self.deal) == DEAL_BYTES:
            state = self.shared.setup.begin(seed_bytes(bytes(self.deal)))
            state.settle(out)
            self.position = position_of(self.shared, state)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self.shared.numbering.names[action]

    def returns(self) -> list[float]:
        if self.position is None or self.position.legal_actions:
            return [0.0] * self.shared.setup.seats
        return self.shared.returns(self.position.state)

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> GrandeeState:
        """A state that this player may be in, drawn from all that it knows; its history is empty."""
        other = GrandeeState(self.get_game())
        if self.position is not None:
            drawn = self.position.state.clone()
            drawn.determinize(player_id, Rng(int(sampler() * 2**52)))
            other.position = Position(self.shared, drawn, self.position.seat, self.legal_actions_in(drawn))
        return other

    def legal_actions_in(self, drawn: State) -> list[int]:
        """What the present player may do in a state that somebody imagines; others may have other cards there."""
        return sorted(self.shared.numbering.published(drawn.legal_actions(self.current_player())))

    def __str__(self) -> str:
        """The whole truth in the words of scenarios."""
        if self.position is None:
            return f"deal {' '.join(map(str, self.deal))}"
        return json.dumps(self.shared.setup.game.describe(self.shared.setup, self.position.state))


def from_engine_state(game: GrandeeGame, state: State) -> GrandeeState:
    """A state of the engine as one of OpenSpiel's, such as a world that a bot imagines. Its history is empty."""
    other = GrandeeState(game)
    other.position = begin_at(game.shared, state)
    return other


class GrandeeObserver:
    """What a player sees, or (with perfect recall) knows, as a tensor and as a string."""

    def __init__(self, shared: Shared, recall: bool) -> None:
        self.shared = shared
        self.recall = recall
        self.observer = shared.observers[recall]
        self.tensor = np.zeros(self.observer.size, np.float32)
        self.dict = {name: self.tensor[where] for name, where in self.observer.layout.items()}

    def set_from(self, state: GrandeeState, player: int) -> None:
        """Fill the tensor; it is all zero before the deal."""
        self.tensor[:] = 0 if state.position is None else self.observer(state.position.state, player)

    def string_from(self, state: GrandeeState, player: int) -> str:
        if state.position is None:
            return f"player {player}, deal"
        engine_state, setup = state.position.state, self.shared.setup
        if self.recall:
            return f"player {player}, {knowledge(engine_state, player)}"
        return json.dumps({"player": player, **setup.game.describe(setup, engine_state.view(player))})


def knowledge(state: State, player: int) -> str:
    """A digest of all that a seat knows: of the one state that is drawn from its knowledge with a fixed seed."""
    imagined = state.clone()
    imagined.determinize(player, Rng(0))
    return blake2b(imagined.serialise(), digest_size=16).hexdigest()


# -- registration --------------------------------------------------------------------------------


def defaults(found: Game, ruleset: Ruleset) -> dict[str, Any]:
    """The parameters of a ruleset, with the values that they have if none are given."""
    options = [option for option in found.options.offered.options if option.kind != "file"]
    usual = found.options.resolve(ruleset.options)  # an edition has defaults of its own
    return {**{option.name: parameter_value(option, usual[option.name]) for option in options}, "reward": "win"}


def parameter_value(option: Option, value: Value) -> int | bool | str:
    """A value as OpenSpiel reads it in the name of a game, where digits are a number and commas part parameters."""
    if isinstance(value, tuple):
        return LIST_SEPARATOR.join(value)
    return int(value) if option.choices and all(word.isdecimal() for word in option.choices) else value


def read(found: Game, name: str, value: Any) -> Any:
    """The value of an option from its parameter."""
    is_list = found.options.named(name).kind == "list"
    return tuple(word for word in str(value).split(LIST_SEPARATOR) if word) if is_list else value


def game_type(found: Game, ruleset: Ruleset, win: bool = True) -> Any:
    players = next(option for option in found.options.options if option.name == "players")
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"python_{ruleset.environment}",
        long_name=f"Grandee: {ruleset.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if win else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=min(players.high, ruleset.seats),
        min_num_players=players.low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(found, ruleset),
    )


def register(found: Game) -> None:
    """Make the rulesets of a game known to OpenSpiel; once is enough."""
    for ruleset in found.rulesets():
        kind = game_type(found, ruleset)
        if kind.short_name not in pyspiel.registered_names():
            own = {"game": found.id, "ruleset": ruleset}
            pyspiel.register_game(kind, type(f"Grandee_{ruleset.id}", (GrandeeGame,), own))


for shipped in OFFERED:
    register(load_game(shipped))
