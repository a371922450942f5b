"""Tools for tests: the games to try, tables in the middle of random games, and the mark that cites a rule."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import pytest
from hypothesis import assume
from hypothesis import strategies as st

from grandee.core.chance import Rng
from grandee.core.game import LETTERS, Game, Setup, seed_bytes
from grandee.core.options import AsManyAs, Forces, OnlyWhere, Option, Value, holds
from grandee.core.refusals import BadInput
from grandee.core.rulesets import Ruleset
from grandee.games import SHIPPED, ids, load_game
from grandee.records.match import Match
from tests.games.parts import random_files

Test = TypeVar("Test", bound=Callable[..., Any])
TIER = os.environ.get("GRANDEE_TIER", "normal")
GAMES = (
    *SHIPPED,
    *(game for game in ids() if game not in SHIPPED),
)  # shipped or registered by conftest.py: every game joins all generic tests
MOVES_A_SEAT = {game: load_game(game).moves_a_seat for game in GAMES}


def rule(*ids: str) -> Callable[[Test], Test]:
    """Cite the rules that a test shows; grandee/records/citations.py collects them."""
    return pytest.mark.rule(*ids)


def by_tier(quick: int, normal: int, long: int) -> int:
    return {"quick": quick, "normal": normal, "long": long}[TIER]


@st.composite
def option_values(draw: st.DrawFn, game: Game) -> dict[str, object]:
    """Any combination of options of a game that its dependencies allow; files are those of `setups`."""
    fields: dict[str, st.SearchStrategy[object]] = {}
    for option in game.options.options:
        if option.kind == "number":
            fields[option.name] = st.integers(option.low, option.high)
        elif option.kind == "choice":
            fields[option.name] = st.sampled_from(option.choices)
        elif option.kind == "switch":
            fields[option.name] = st.booleans()
    given = draw(st.fixed_dictionaries({}, optional=fields))
    lists = {option.name for option in game.options.options if option.kind == "list"}
    without = lists - {*without_conflicts(game, given | dict.fromkeys(lists, ()))}
    given = without_conflicts(game, given)
    for option in game.options.options:
        if option.kind == "list" and option.name not in without and draw(st.booleans()):
            length = draw(st.sampled_from(lengths(game, option, given)))
            given[option.name] = tuple(draw(st.permutations(listed(game, option, given)))[:length])
    assume(allowed(game, given))
    return given


@st.composite
def setups(draw: st.DrawFn, game: Game) -> Setup:
    """Any set-up of a game, with files of somebody's own in one of three."""
    given = draw(option_values(game))
    files = draw(st.sampled_from([False, False, True]))
    return with_files(game, given, Rng(draw(st.integers(0, 2**40)))) if files else game.set_up(given)


def random_setup(game: Game, rng: Rng) -> Setup:
    """One set-up, with files of somebody's own in one of three."""
    given = random_options(game, rng)
    return with_files(game, given, rng) if rng.below(3) == 0 else game.set_up(given)


def with_files(game: Game, given: Mapping[str, object], rng: Rng) -> Setup:
    return game.set_up(given, custom=random_files(game.id, game.set_up(given).options, rng))


def random_options(game: Game, rng: Rng) -> dict[str, object]:
    """One combination of options, any that the game's dependencies allow; files are those of `random_setup`."""
    while True:
        given = without_conflicts(game, any_options(game, rng))
        if allowed(game, given):
            return given


def without_conflicts(game: Game, given: Mapping[str, Any]) -> dict[str, object]:
    """The same without what other options forbid or force, so that few draws are in vain."""
    fits = dict(given)
    for dependency in game.options.dependencies:
        values: dict[str, Value] = {
            option.name: fits.get(option.name, option.default) for option in game.options.options
        }
        if isinstance(dependency, OnlyWhere) and not holds(dependency.when, values):
            fits.pop(dependency.name, None)
        elif isinstance(dependency, Forces) and holds(dependency.when, values):
            for name in dependency.then:
                fits.pop(name, None)
    return fits


def any_options(game: Game, rng: Rng) -> dict[str, object]:
    """One combination of options, whether it is allowed or not."""
    given: dict[str, object] = {}
    for option in game.options.options:
        if option.kind == "number":
            given[option.name] = option.low + rng.below(option.high - option.low + 1)
        elif option.kind == "choice":
            given[option.name] = option.choices[rng.below(len(option.choices))]
        elif option.kind == "switch":
            given[option.name] = rng.below(2) == 1
    for option in game.options.options:
        if option.kind == "list":
            words, possible = listed(game, option, given), lengths(game, option, given)
            length = possible[rng.below(len(possible))]
            given[option.name] = tuple(words.pop(rng.below(len(words))) for _ in range(length))
    return given


def options_of(game: Game, ruleset: Ruleset, rng: Rng) -> dict[str, object]:
    """One combination of options that leads to a ruleset: of what brings its modules any part that is enough."""
    declared = game.declarations
    modules = [name for module in declared.modules for when in module.when for name in when] if declared else []
    while True:
        given = {name: value for name, value in any_options(game, rng).items() if name not in {*modules} - {"players"}}
        given |= {name: value for name, value in ruleset.options.items() if name == "edition" or rng.below(2)}
        given = without_conflicts(game, given)
        if allowed(game, given) and game.set_up(given).ruleset == ruleset:
            return given


def lengths(game: Game, option: Option, given: Mapping[str, object]) -> Sequence[int]:
    """How many words a list may have: any number, or none or as many as another option says."""
    for dependency in game.options.dependencies:
        if isinstance(dependency, AsManyAs) and dependency.name == option.name:
            return (0, number_of(game, dependency.number, given))
    return range(len(option.choices) + 1)


def listed(game: Game, option: Option, given: Mapping[str, object]) -> list[str]:
    """The words that a list may have; letters are those of seats that play."""
    away = LETTERS[number_of(game, "players", given) :]
    return [word for word in option.choices if word not in away]


def number_of(game: Game, name: str, given: Mapping[str, object]) -> int:
    number = given.get(name, game.options.named(name).default)
    assert isinstance(number, int)
    return number


def allowed(game: Game, given: dict[str, object]) -> bool:
    try:
        game.set_up(given)
    except BadInput:
        return False
    return True


def walk(setup: Setup, seed: int, moves: int) -> Match:
    """A table after some random moves (or at the end, if the game is shorter)."""
    table = Match(setup, seed_bytes(seed))
    rng = Rng(seed)
    while not table.over and len(table.moves) < moves:
        step(table, rng)
    return table


def final_points(table: dict[str, Any]) -> dict[str, int]:
    """Every seat's points at the end of a table, as the server sends it."""
    return {rank["seat"]: rank["points"] for rank in table["outcome"]["ranking"]}


def step(table: Match, rng: Rng) -> None:
    """One random move of a random seat among those asked."""
    asked = table.asked
    seat = table.setup.seat(asked[rng.below(len(asked))])
    options = table.state.legal_actions(seat)
    table.play_action(seat, options[rng.below(len(options))])


@st.composite
def tables(draw: st.DrawFn, game: str, most: int = 400) -> Match:
    """A table of a game, with any options, somewhere in a random game."""
    setup = draw(setups(load_game(game)))
    typical = MOVES_A_SEAT[game] * setup.seats  # most examples are running games, some are over
    return walk(setup, draw(st.integers(0, 2**40)), draw(st.integers(0, min(most, typical))))
