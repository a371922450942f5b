"""The games that the page's own tests read have the lines that the server tells.

`web/src/boards/kabale/games` holds games as the page of seat A was told them. The lines of an entry follow from its
events; `python -m tests.games.kabale.test_page_games` makes them anew when `games/kabale/log_lines.py` tells something
in another way.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grandee.core.game import Setup
from grandee.games import load_game
from grandee.games.kabale.engine.scoring import UNCHANGED
from grandee.server.tables.views import log_line_view

GAMES = Path(__file__).parents[3] / "web" / "src" / "boards" / "kabale" / "games"
READER = 0


def fresh(path: Path) -> str:
    """A recorded game with the lines that the server tells now."""
    recorded = json.loads(path.read_text(encoding="utf-8"))
    frames = recorded["frames"]
    setup = load_game("kabale").set_up({"players": len(frames[0]["view"]["hands"])})
    for frame in frames:
        for entry in frame["happened"]:
            entry["lines"] = lines_of(setup, entry)
    told = ",\n".join(short(frame) for frame in frames)
    return f'{{"facts":{short(recorded["facts"])},"frames":[\n{told}\n]}}\n'


def short(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def lines_of(setup: Setup, entry: dict[str, Any]) -> list[object]:
    rows = [row_of(setup, event) for event in entry["events"]]
    mover = setup.letters.index(entry["seat"]) if entry["seat"] else -1
    lines = setup.game.log_lines(setup, rows, READER, setup.letters, mover)
    return [msgspec.to_builtins(log_line_view(line)) for line in lines]


def row_of(setup: Setup, event: list[str]) -> list[int]:
    """An event as numbers, from its words."""
    name, *words = event
    number, kind = next((i, each) for i, each in enumerate(setup.rules.event_kinds) if each.name == name)
    values = [number_of(setup, arg.kind, word) for arg, word in zip(kind.args, words, strict=True)]
    return [number, *values, *[0] * (6 - len(values))]


def number_of(setup: Setup, kind: str, word: str) -> int:
    match kind, word:
        case _, "?":
            return -1
        case "base", "same":
            return int(UNCHANGED)
        case (("half" | "base"), _):
            return int(float(word) * 2)
        case "number", _:
            return int(word)
        case "decision", _:
            return next(i for i, step in enumerate(setup.rules.steps) if step.word == word)
    return next(number for number in range(100) if setup.game.word(setup, kind, number) == word)


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.json")), ids=lambda path: path.stem)
def test_a_recorded_game_has_the_lines_that_the_server_tells(path: Path) -> None:
    assert path.read_text("utf-8") == fresh(path), "python -m tests.games.kabale.test_page_games"


def main() -> None:
    for path in sorted(GAMES.glob("*.json")):
        path.write_text(fresh(path), encoding="utf-8")


if __name__ == "__main__":
    main()
