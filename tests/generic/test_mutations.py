"""Tests of the tests: each small wrong change to the rules or to what is shown must make some test fail."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import grandee

ROOT = Path(__file__).parent.parent.parent
RULES = "tests/records/test_scenarios.py"
SECRETS = "tests/generic/test_two_worlds.py tests/rules"

# file, what stands there, what it becomes, and the tests that must notice
MUTATIONS = [
    ("turn.py", "position = g.length(column) - 2", "position = g.length(column) - 1", RULES),
    ("turn.py", "if g.facts.end_is_locked and g.cells[ENDED] == 0", "if g.cells[ENDED] == 0", RULES),
    ("turn.py", "start_turn(g, (seat + 1) % g.facts.players, seat)", "start_turn(g, seat, seat)", RULES),
    ("turn.py", "start_round(g, (seat + 1) % players)", "start_round(g, seat)", RULES),
    ("immediate.py", "to = (column + i) % players", "to = (column - i) % players", RULES),
    ("immediate.py", "g.length(column) - 1, g.play_from_hand", "g.length(column), g.play_from_hand", RULES),
    ("immediate.py", "g.cells[CLOSED_COLUMNS] |= 1 << about", "g.cells[CLOSED_COLUMNS] |= 0", RULES),
    ("scoring.py", "if actors != 1:", "if actors == 0:", RULES),
    ("scoring.py", "rank = column.sum[seat] * ROOM - column.place[seat]", "rank = column.sum[seat] * ROOM", RULES),
    ("scoring.py", "if abilities & PAIRS:", "if abilities & PAIRS and False:", RULES),
    ("scoring.py", "column.owner[i] != column.owner[dragon]", "True", RULES),
    ("scoring.py", "return total - (count(g.won(seat)) - DISCIPLINES)", "return total", RULES),
    ("state.py", "laid -= self.pairs(column)", "laid -= 0", RULES),
    ("state.py", '"hand", HAND, SEATS, 1, Shown.OWNER', '"hand", HAND, SEATS, 1, Shown.PUBLIC', SECRETS),
    ("state.py", "SEATS, 1, Shown.OWNER_REMEMBERED", "SEATS, 1, Shown.PUBLIC", SECRETS),
    ("knowledge.py", "fill_deck(g, owner, ALL_KINDS & ~known & ~g.hand(owner), rng)", "pass", SECRETS),
    ("knowledge.py", "    seed_fast(g.cells, STREAM, rng)\n", "", SECRETS),
    ("knowledge.py", "    redraw_goals(g, rng)\n", "", SECRETS),
    ("knowledge.py", "shown = owner == seat or face_of(card) == UP", "shown = True", SECRETS),
    ("knowledge.py", "    unseen = deal_to_older_cards(g, owner, unseen, rng)\n", "", SECRETS),
    (
        "happenings.py",
        'EventKind("drew", [arg("seat"), arg("card", to="seat")])',
        'EventKind("drew", [arg("seat"), arg("card")])',
        SECRETS,
    ),
    (
        "happenings.py",
        'arg("column"), arg("card", to="seat")]),  # KH-INFO-3',
        'arg("column"), arg("card")]),',
        SECRETS,
    ),
    ("rules.py", 'Param("card", 25, True)', 'Param("card", 25)', SECRETS),
    ("../../records/record.py", 'seed=table.seed.hex() if open_ else ""', "seed=table.seed.hex()", SECRETS),
]


def status_of(tests: str, sources: Path) -> int:
    """How some tests end, run on a copy of the package."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-m", "not long", *tests.split()]
    environment = dict(os.environ, PYTHONPATH=str(sources), GRANDEE_TIER="normal")
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False).returncode


def plain_copy(folder: Path) -> None:
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "_build.json")
    shutil.copytree(grandee.HOME, folder / "grandee", ignore=ignored)


@pytest.mark.long
@pytest.mark.parametrize("tests", [RULES, SECRETS])
def test_without_a_change_all_is_well(tests: str, tmp_path: Path) -> None:
    """The control: a copy that failed anyway would notice every mutation."""
    plain_copy(tmp_path)
    assert status_of(tests, tmp_path) == 0


@pytest.mark.long
@pytest.mark.parametrize(("file", "old", "new", "tests"), MUTATIONS, ids=lambda value: str(value)[:40])
def test_a_wrong_change_is_noticed(file: str, old: str, new: str, tests: str, tmp_path: Path) -> None:
    plain_copy(tmp_path)
    target = tmp_path / "grandee" / "games" / "kabale" / file
    text = target.read_text("utf-8")
    assert old in text, "the line to change is gone: give this mutation a new one"
    target.write_text(text.replace(old, new), "utf-8")
    assert status_of(tests, tmp_path) == 1


def test_mutated_lines_exist() -> None:
    """The quick part: every line that the long test changes is still there."""
    for file, old, _, _ in MUTATIONS:
        assert old in (grandee.HOME / "games" / "kabale" / file).read_text("utf-8"), f"{file}: {old}"
