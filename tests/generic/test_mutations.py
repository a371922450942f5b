"""Tests of the tests: each small wrong change to the rules or to what is shown must make some test fail."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import grandee
from grandee.games import SHIPPED, load_game
from tests.games.parts import Mutation, part

ROOT = Path(__file__).parent.parent.parent
TESTS = {(game, kind): tests for game in SHIPPED for kind, tests in part(game, "mutations").TESTS.items()}
MUTATIONS: list[tuple[str, Mutation]] = [
    (game, mutation) for game in SHIPPED for mutation in part(game, "mutations").MUTATIONS
]


def changed_file(sources: Path, game: str, mutation: Mutation) -> Path:
    return sources / "games" / load_game(game).package.rpartition(".")[2] / mutation.file


def status_of(tests: list[str], sources: Path) -> int:
    """How some tests end, run on a copy of the package."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-m", "not long", *tests]
    environment = dict(os.environ, PYTHONPATH=str(sources), GRANDEE_TIER="normal")
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False).returncode


def plain_copy(folder: Path) -> None:
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "_build.json")
    shutil.copytree(grandee.PACKAGE_FOLDER, folder / "grandee", ignore=ignored)


@pytest.mark.long
@pytest.mark.parametrize("which", list(TESTS))
def test_without_a_change_all_is_well(which: tuple[str, str], tmp_path: Path) -> None:
    """The control: a copy that failed anyway would notice every mutation."""
    plain_copy(tmp_path)
    assert status_of(TESTS[which], tmp_path) == 0


@pytest.mark.long
@pytest.mark.parametrize(("game", "mutation"), MUTATIONS, ids=lambda value: getattr(value, "old", str(value))[:40])
def test_a_wrong_change_is_noticed(game: str, mutation: Mutation, tmp_path: Path) -> None:
    plain_copy(tmp_path)
    target = changed_file(tmp_path / "grandee", game, mutation)
    text = target.read_text("utf-8")
    assert mutation.old in text, "the line to change is gone: give this mutation a new one"
    target.write_text(text.replace(mutation.old, mutation.new), "utf-8")
    assert status_of(TESTS[game, mutation.noticed_by], tmp_path) == 1


def test_mutated_lines_exist() -> None:
    """The quick part: every line that the long test changes is still there."""
    for game, mutation in MUTATIONS:
        text = changed_file(grandee.PACKAGE_FOLDER, game, mutation).read_text("utf-8")
        assert mutation.old in text, f"{game}/{mutation.file}: {mutation.old}"
