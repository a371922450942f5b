"""Second worlds: another deal and other hidden choices that a seat cannot tell from the true ones, from the start.

`determinize` gives a second present; channels with a history (log, record, replay, undo) need a second past. A game
supplies one function that rewrites its history, `second_world` in its own `worlds.py`; everything else is generic.
"""

from __future__ import annotations

from collections.abc import Callable

from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.core.state import State
from grandee.records import notation
from grandee.records.match import Match
from tests.games.parts import part

SecondWorld = Callable[[Match, int, Rng], Match]


def second_world(game: str) -> SecondWorld:
    """The function that rewrites a game's history."""
    found: SecondWorld = part(game, "worlds").second_world
    return found


def permuted(members: list[int], rng: Rng) -> dict[int, int]:
    """A random permutation of some numbers; every other number stays itself."""
    left, out = list(members), {}
    for member in members:
        out[member] = left.pop(rng.below(len(left)))
    return out


def replayed(table: Match, start: State, moves: list[tuple[int, int]], rows: list[list[int]], rng: Rng) -> Match:
    """A table that begins in another state, with the events of its set-up, makes other moves and has another future."""
    second = Match(table.setup, seed_bytes(rng.word()), table.names, start)
    second.events.rows[:] = rows
    for seat, action in moves:
        second.play_action(seat, action)
    second.state.seed(second.seed)
    return second


def true_moves(table: Match) -> list[tuple[int, int]]:
    return [notation.read(table.setup.rules, move) for move in table.moves]
