"""Which moves hand the turn on: told to the seat that may make them, and to nobody else."""

from __future__ import annotations

import random

import pytest

from grandee.core.state import SPECTATOR
from grandee.games import load_game
from grandee.server.storage.store import LogEntry
from grandee.server.tables import views
from grandee.server.tables.state import TableState
from grandee.server.tables.study import table_of


def begun(game: str, players: int) -> TableState:
    setup = load_game(game).set_up({"players": players})
    table_state = table_of(setup, bytes(32), list(setup.letters))
    table_state.take(LogEntry(1, 0, "start", -1, "", ""))
    return table_state


@pytest.mark.parametrize(("game", "players"), [("el-grande", 3), ("kabale", 3)])
def test_a_move_that_ends_a_turn_is_known_before_it_is_played(game: str, players: int) -> None:
    """Both ways, wherever what a seat knows decides it: a card that a seat cannot know may ask it again."""
    table_state, dice = begun(game, players), random.Random(4)
    seen = {True: 0, False: 0}
    unforeseen = 0
    while table_state.running and sum(seen.values()) < 400:
        seat = next(seat for seat in table_state.asked() if seat not in table_state.answers)
        now = views.table_view(table_state, seat, 0)
        secret = table_state.is_secret_choice()
        move = dice.choice(now.moves)
        assert set(now.ends) <= set(now.moves)
        others = [SPECTATOR, *(other for other in range(players) if other not in table_state.asked())]
        assert all(views.table_view(table_state, other, 0).ends == [] for other in others)
        table_state.take(LogEntry(table_state.n + 1, 0, "answer" if secret else "move", seat, move, ""))
        if secret:
            assert now.ends == []
            continue
        ended = not table_state.running or seat not in table_state.asked()
        seen[ended] += 1
        unforeseen += ended != (move in now.ends)
    assert seen[True] > 20
    assert seen[False] > (20 if game == "el-grande" else 0)
    assert unforeseen <= (0 if game == "el-grande" else seen[False]), (seen, unforeseen)


def test_of_a_past_table_nothing_is_said_to_end() -> None:
    table_state = begun("el-grande", 2)
    [seat] = table_state.asked()
    assert views.table_view(table_state, seat, 0).ends
    assert views.table_view(table_state, seat, 0, past=True).ends == []
