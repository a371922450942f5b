"""Record golden games: `python tools/make_golden.py GAME`. Run it only when the rules or the deal are meant to change.

Old records must replay for ever, so a changed golden file needs a line in CHANGELOG.md that says why.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path[:] = [path for path in sys.path if Path(path).resolve() != Path(__file__).resolve().parent]  # hides `numbers`

from grandee.core.chance import Rng  # noqa: E402
from grandee.games import load_game  # noqa: E402
from grandee.records import record  # noqa: E402
from grandee.records.match import begin  # noqa: E402

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"


def main(game: str) -> None:
    found = load_game(game)
    players = found.options.named("players")
    for preset in found.options.presets:
        for seats in range(players.low, players.high + 1):
            table = begin(found.set_up({"players": seats}, preset), f"golden {preset} {seats}")
            rng = Rng(seats)
            while not table.over:
                seat = table.state.to_move()
                options = table.state.legal_actions(seat)
                table.play_action(seat, options[rng.below(len(options))])
            file = FOLDER / game / f"{preset}-{seats}.json"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(record.of_match(table).to_json() + "\n", "utf-8")
            print(file.name, len(table.moves), table.points)


if __name__ == "__main__":
    main(sys.argv[1])
