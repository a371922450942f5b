"""Games that the page's tests read: they say what the server says."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.page_games import GAMES, fresh


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.json")), ids=lambda path: path.stem)
def test_a_recorded_game_has_the_lines_that_the_server_tells(path: Path) -> None:
    assert path.read_text("utf-8") == fresh(path), "python -m tools.page_games"
