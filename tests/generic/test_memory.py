"""What is asked of a game many times keeps nothing: a server runs for months."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from grandee import bots
from grandee.core.chance import Rng
from grandee.core.seat import Seat
from grandee.games import load_game
from grandee.server.tables import study, views
from tests.kit import GAMES, MOVES_A_SEAT, walk
from tests.server.test_study import at_server

TIMES = 200
ALLOWED = 4_000  # bytes for all of them: one small thing kept each time would be more


def finished(asked: Coroutine[Any, Any, object]) -> object:
    """What something asynchronous comes to that only lets others have their turn: no event loop leaves its traces."""
    while True:
        try:
            asked.send(None)
        except StopIteration as done:
            return done.value


def asked_of(game: str) -> dict[str, Callable[[], object]]:
    """What is done again and again with one position, and thrown away."""
    setup = load_game(game).set_up({})
    table = walk(setup, 5, MOVES_A_SEAT[game] // 4)
    live, _ = at_server(table)
    state = table.state
    seat = next(seat for seat in range(setup.seats) if state.asks(seat))
    move = setup.rules.space.names[state.legal_actions(seat)[0]]
    view = state.view(seat)

    def redraw() -> None:
        state.clone().determinize(seat, Rng(1))

    return {
        "clone": state.clone,
        "view": lambda: state.view(seat),
        "redraw": redraw,
        "bytes": lambda: setup.rules.restore(state.serialise()),
        "options": lambda: state.legal_actions(seat),
        "expected": state.expected,
        "greedy": lambda: bots.bot("greedy").choose(Seat(state, seat), Rng(1)),
        "describe": lambda: setup.game.describe(setup, view),
        "projection": lambda: setup.game.projection(setup, view),
        "move preview": lambda: finished(study.move_preview(live, seat, move)),
        "move check": lambda: study.move_check(live, seat, "no such move", "en"),
        "table": lambda: views.table_view(live, seat, 0),
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_nothing_is_kept_of_what_is_asked(game: str) -> None:
    for name, ask in asked_of(game).items():
        for _ in range(20):  # what is kept for the next time is there then
            ask()
        gc.collect()
        tracemalloc.start()
        try:
            for _ in range(TIMES):
                ask()
            gc.collect()
            kept, _ = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert kept < ALLOWED, name
    assert not any(load_game(game).set_up({}).rules.zeros), "they belong to all states"
