"""Tools for tests: the games to try, tables in the middle of random games, and the mark that cites a rule."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from hypothesis import strategies as st

from grandee.core.chance import Rng
from grandee.core.refusals import BadInput
from grandee.core.title import SetUp, Title, seed_bytes
from grandee.games import title
from grandee.records.table import Table

Test = TypeVar("Test", bound=Callable[..., Any])
TIER = os.environ.get("GRANDEE_TIER", "normal")
GAMES = ("el-grande", "kabale", "dials")  # a new game joins all generic tests by its id here
MOVES_A_SEAT = {"el-grande": 75, "kabale": 35, "dials": 10}  # of a typical random game


def rule(*ids: str) -> Callable[[Test], Test]:
    """Cite the rules that a test shows; tools/rule_coverage.py collects them."""
    return pytest.mark.rule(*ids)


def by_tier(quick: int, normal: int, long: int) -> int:
    return {"quick": quick, "normal": normal, "long": long}[TIER]


def option_values(game: Title) -> st.SearchStrategy[dict[str, object]]:
    """Any combination of options of a game that its dependencies allow; files are left alone."""
    fields: dict[str, st.SearchStrategy[object]] = {}
    for option in game.options.options:
        if option.kind == "number":
            fields[option.name] = st.integers(option.low, option.high)
        elif option.kind == "choice":
            fields[option.name] = st.sampled_from(option.choices)
        elif option.kind == "switch":
            fields[option.name] = st.booleans()
    return st.fixed_dictionaries({}, optional=fields).filter(lambda given: allowed(game, given))


def random_options(game: Title, rng: Rng) -> dict[str, object]:
    """One combination of options, any that the game's dependencies allow; files and lists are left alone."""
    while True:
        given: dict[str, object] = {}
        for option in game.options.options:
            if option.kind == "number":
                given[option.name] = option.low + rng.below(option.high - option.low + 1)
            elif option.kind == "choice":
                given[option.name] = option.choices[rng.below(len(option.choices))]
            elif option.kind == "switch":
                given[option.name] = rng.below(2) == 1
        if allowed(game, given):
            return given


def allowed(game: Title, given: dict[str, object]) -> bool:
    try:
        game.set_up(given)
    except BadInput:
        return False
    return True


def walk(set_up: SetUp, seed: int, moves: int) -> Table:
    """A table after some random moves (or at the end, if the game is shorter)."""
    table = Table(set_up, seed_bytes(seed))
    rng = Rng(seed)
    while not table.over and len(table.moves) < moves:
        step(table, rng)
    return table


def step(table: Table, rng: Rng) -> None:
    """One random move of a random seat among those asked."""
    asked = table.asked
    seat = table.set_up.seat(asked[rng.below(len(asked))])
    options = table.state.options(seat)
    table.play_action(seat, options[rng.below(len(options))])


@st.composite
def tables(draw: st.DrawFn, game: str, most: int = 400) -> Table:
    """A table of a game, with any options, somewhere in a random game."""
    found = title(game)
    set_up = found.set_up(draw(option_values(found)))
    typical = MOVES_A_SEAT[game] * set_up.seats  # most examples are running games, some are over
    return walk(set_up, draw(st.integers(0, 2**40)), draw(st.integers(0, min(most, typical))))
