"""Recorded games replay to the same result for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from grandee.records import record

FILES = sorted((Path(__file__).parent.parent / "golden").rglob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_game_replays_to_its_result(file: Path) -> None:
    written = next(record.read_file(str(file)))
    table = record.replay(written)
    assert table.over
    assert table.points == written.result
    assert record.of_match(table) == written


def test_every_game_has_golden_games() -> None:
    assert len(FILES) >= 10
