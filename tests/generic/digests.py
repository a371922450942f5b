"""Plays random games and prints a digest of every state, view, redraw and event: the same compiled or not.

Runs as a script in a process of its own, on a copy of the sources without compiled modules.
"""

from __future__ import annotations

import sys
from hashlib import sha256

import grandee
from grandee.core.actions import Actions
from grandee.core.chance import Rng
from grandee.core.events import Events
from grandee.core.game import seed_bytes
from grandee.games import load_game


def digest(game: str, games: int) -> str:
    """One digest of whole games of different sizes, readings and deals."""
    hashed = sha256()
    found = load_game(game)
    presets = [*found.options.presets, ""]
    players = found.options.named("players")
    sizes = range(players.low, players.high + 1)
    for number in range(games):
        setup = found.set_up({"players": sizes[number % len(sizes)]}, presets[number % len(presets)])
        events, out, rng = Events(), Actions(setup.rules.actions), Rng(number)
        state = setup.rules.begin(seed_bytes(number), events)
        while not state.is_over():
            seat = state.to_move()
            state.legal(seat, out)
            state.apply(seat, out.items[rng.below(out.n)], out)
            hashed.update(state.serialise())
            hashed.update(bytes(out.mask()))
        redrawn = state.clone()
        redrawn.determinize(number % 2, Rng(number))
        hashed.update(redrawn.serialise() + state.view(number % 2).serialise())
        hashed.update(str(events.rows).encode() + str([state.points(s) for s in range(setup.seats)]).encode())
    return hashed.hexdigest()


if __name__ == "__main__":
    print(grandee.compiled, digest(sys.argv[1], int(sys.argv[2])))
