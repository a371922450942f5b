"""Compiled and plain Python give the same games, move for move."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import grandee
from grandee.games import SHIPPED
from tests.generic.digests import digest
from tests.kit import by_tier


@pytest.fixture(scope="session")
def plain_sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package without compiled modules."""
    folder = tmp_path_factory.mktemp("plain")
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "_build.json")
    shutil.copytree(grandee.PACKAGE_FOLDER, folder / "grandee", ignore=ignored)
    return folder


@pytest.mark.skipif(not grandee.compiled, reason="no compiled modules here: there is nothing to compare")
@pytest.mark.parametrize("game", SHIPPED)
def test_compiled_equals_plain_move_for_move(game: str, plain_sources: Path) -> None:
    games = by_tier(5, 30, 300)
    script = Path(__file__).with_name("digests.py")
    said = subprocess.run(
        [sys.executable, str(script), game, str(games)],
        env=dict(os.environ, PYTHONPATH=str(plain_sources)),
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.split() == ["False", digest(game, games)]
