"""The environments' figures: many games in one call, PettingZoo, data sets. They need numpy and PettingZoo."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.games import load_game
from grandee.records.bare_match import BareMatch

from .engine import GAMES
from .measure import Row, best, calibration

MANY = 256  # games side by side
STEPS = 30  # of each of them in one try
TRIES = 3


def installed() -> bool:
    return all(find_spec(library) for library in ("numpy", "pettingzoo"))


def ids() -> list[str]:
    return [f"{name}.{kind}" for name in GAMES for kind in KINDS]


def rows(wanted: tuple[str, ...]) -> Iterator[Row]:
    for name, (game, options) in GAMES.items():
        for kind, (measure, budget) in KINDS.items():
            full = f"{name}.{kind}"
            if full.startswith(wanted):
                value = measure(game, options)
                yield Row(full, value / 1e3, "k/s", budget, True, value / 1e6 / calibration())


def many(game: str, options: dict[str, object]) -> float:
    """Decisions a second inside `Games.step`, with observations and masks; random actions are chosen outside."""
    import numpy as np

    from grandee.envs.vectorised import Games

    games, random = Games(game, **options), np.random.default_rng(1)  # type: ignore[arg-type]
    batch = games.reset(MANY, 1)
    fastest = float("inf")
    for _ in range(TRIES):
        seconds = 0.0
        for _ in range(STEPS):
            actions = (batch.masks * random.random(batch.masks.shape, np.float32)).argmax(axis=1)
            start = time.perf_counter()
            batch = games.step(actions)
            seconds += time.perf_counter() - start
        fastest = min(fastest, seconds)
    return MANY * STEPS / fastest


def one(game: str, options: dict[str, object]) -> float:
    """Steps a second of PettingZoo's loop over whole games, random actions."""
    import numpy as np

    from grandee.envs.pettingzoo_env import GrandeeEnv

    env = GrandeeEnv(game, **options)  # type: ignore[arg-type]
    made = 0

    def play() -> None:
        nonlocal made
        made, rng = 0, Rng(1)
        for seed in range(3):
            env.reset(seed=seed)
            for _ in env.agent_iter():
                seen, _, over, _, _ = env.last()
                offered = np.flatnonzero(seen["action_mask"])
                env.step(None if over else int(offered[rng.below(len(offered))]))
                made += not over

    seconds = best(play, TRIES)
    return made / seconds


def loader(game: str, options: dict[str, object]) -> float:
    """Decisions a second out of a file of records, in batches."""
    from grandee.envs.dataset import DataSet

    setup = load_game(game).set_up(options)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.jsonl"
        with file.open("w", encoding="utf-8") as out:
            for number in range(20):
                played = BareMatch(setup, seed_bytes(number), ["random"] * setup.seats)
                played.play_at_random(Rng(number))
                out.write(played.record().to_json() + "\n")
        data = DataSet(file)
        found = sum(len(batch.moves) for batch in data)
        return found / best(lambda: list(data), TRIES)


KINDS: dict[str, tuple[Callable[[str, dict[str, object]], float], float]] = {  # what is measured, and its budget
    "env-many": (many, 25.0),
    "env-aec": (one, 6.0),
    "loader": (loader, 15.0),
}
