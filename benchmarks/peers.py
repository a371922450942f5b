"""Other engines on the same loop in the same run: OpenSpiel's backgammon and hearts, driven from Python like ours."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from grandee.games import load_game

from .engine import FIRST_RULESET, GAMES, driven_steps
from .measure import Row, best, calibration

PEERS = {"backgammon": 5.0, "hearts": 1.5}  # how many times their speed ours must be


def installed() -> bool:
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        return False
    return True


def rows(wanted: tuple[str, ...]) -> Iterator[Row]:
    game, options = GAMES[FIRST_RULESET]
    for peer, budget in PEERS.items():
        full = f"peer.openspiel-{peer}"
        if any(full.startswith(prefix) for prefix in wanted):
            ratio = driven_steps(load_game(game).set_up(options)) * 1e6 / peer_steps(peer)
            yield Row(full, ratio, f"times ({FIRST_RULESET})", budget, True, ratio / calibration())


def peer_steps(name: str) -> float:
    """Steps a second of OpenSpiel's game: list of actions to Python, one action back, chance nodes included."""
    import pyspiel

    game: Any = pyspiel.load_game(name)
    made = 0

    def play() -> None:
        nonlocal made
        made = 0
        rng = random.Random(1)
        for _ in range(10):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[rng.randrange(len(actions))])
                made += 1

    seconds = best(play, 3)
    return made / seconds
