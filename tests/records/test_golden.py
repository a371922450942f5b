"""Recorded games replay to the same result for ever."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from grandee.games import load_game
from grandee.records import record

FILES = sorted((Path(__file__).parent.parent / "golden").rglob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_game_replays_to_its_result(file: Path) -> None:
    written = next(record.read_file(str(file)))
    table = record.replay(written)
    assert table.over
    assert table.points == written.result
    again = record.of_match(table)
    options = load_game(written.game).options.resolve(written.options)  # those that came later have their defaults
    assert again.options == {name: list(to) if isinstance(to, tuple) else to for name, to in options.items()}
    assert msgspec.structs.replace(again, options=written.options) == written


def test_every_game_has_golden_games() -> None:
    assert len(FILES) >= 10
