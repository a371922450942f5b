"""Record golden games: `python tools/make_golden.py [--again] GAME`. Without `--again` only those that are missing.

There is one for each preset and number of players, and those that `tests/golden/GAME/sets.toml` lists. Old records must
replay for ever: record them again only when the rules or the deal are meant to change, with a line in CHANGELOG.md that
says why.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

sys.path[:] = [path for path in sys.path if Path(path).resolve() != Path(__file__).resolve().parent]  # hides `numbers`

from grandee.core.chance import Rng  # noqa: E402
from grandee.core.game import Game, Setup  # noqa: E402
from grandee.games import load_game  # noqa: E402
from grandee.records import record  # noqa: E402
from grandee.records.match import begin  # noqa: E402

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"


def sets(game: Game) -> Iterator[tuple[str, Setup]]:
    """The name of every golden game, and how it is set up."""
    players = game.options.named("players")
    for preset in game.options.presets:
        for seats in range(players.low, players.high + 1):
            yield f"{preset}-{seats}", game.set_up({"players": seats}, preset)
    file = FOLDER / game.id / "sets.toml"
    for name, listed in (tomllib.loads(file.read_text("utf-8")) if file.exists() else {}).items():
        for seats in listed["players"]:
            yield f"{name}-{seats}", game.set_up({**listed["options"], "players": seats})


def main(game: str, again: bool) -> None:
    for name, setup in sets(load_game(game)):
        file = FOLDER / game / f"{name}.json"
        if file.exists() and not again:
            continue
        title, _, seats = name.rpartition("-")
        table, rng = begin(setup, f"golden {title} {seats}"), Rng(int(seats))
        while not table.over:
            seat = table.state.to_move()
            options = table.state.legal_actions(seat)
            table.play_action(seat, options[rng.below(len(options))])
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(record.of_match(table).to_json() + "\n", "utf-8")
        print(file.name, len(table.moves), table.points)


if __name__ == "__main__":
    main(sys.argv[-1], "--again" in sys.argv)
