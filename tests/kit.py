"""Tools for tests: the games to try, tables in the middle of random games, and the mark that cites a rule."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from hypothesis import strategies as st

from grandee.core.chance import Rng
from grandee.core.game import Game, Setup, seed_bytes
from grandee.core.refusals import BadInput
from grandee.games import SHIPPED, ids, load_game
from grandee.records.match import Match

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


def option_values(game: Game) -> st.SearchStrategy[dict[str, object]]:
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


def random_options(game: Game, rng: Rng) -> dict[str, object]:
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
    found = load_game(game)
    setup = found.set_up(draw(option_values(found)))
    typical = MOVES_A_SEAT[game] * setup.seats  # most examples are running games, some are over
    return walk(setup, draw(st.integers(0, 2**40)), draw(st.integers(0, min(most, typical))))
