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
RULES, SECRETS = "rules", "secrets"
TESTS = {  # what must notice a change, by game
    ("kabale", RULES): ["tests/records/test_scenarios.py", "-k", "not EG- and not WE- and not AMB- and not eg95"],
    ("kabale", SECRETS): ["tests/generic/test_two_worlds.py", "tests/rules", "-k", "kabale"],
    ("el_grande", RULES): ["tests/records/test_scenarios.py", "-k", "EG- or WE- or AMB- or eg95"],
    ("el_grande", SECRETS): [
        "tests/rules/test_el_grande_knowledge.py",
        "tests/generic/test_two_worlds.py",
        "-k",
        "el-grande or el_grande",
    ],
}

# file, what stands there, what it becomes, and the tests that must notice
KABALE = [
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
    ("../../core/state.py", "        seed_fast(self.cells, STREAM, rng)", "        pass", SECRETS),
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
    ("../../records/record.py", "of_moves(set_up, NO_SEED,", "of_moves(set_up, table.seed,", SECRETS),
]
EL_GRANDE = [
    (
        "turn.py",
        "if cells[POWER + seat] < cells[POWER + first]:",
        "if cells[POWER + seat] > cells[POWER + first]:",
        RULES,
    ),
    ("turn.py", "return missing > 0 and g.cells[PROVINCE + seat] == 0", "return missing > 0", RULES),
    ("turn.py", "if parts & PLACED_PART or court_is_empty or not g.facts.must_place:", "if True:", RULES),
    ("turn.py", "cells[VETO_THIS + seat] = cells[VETO_NEXT + seat]", "cells[VETO_THIS + seat] = 0", RULES),
    ("deck.py", "facts.adjacent[region] | 1 << CASTILLO", "facts.adjacent[region]", RULES),
    ("state.py", "return ALL_AREAS & ~(1 << self.cells[KING_AT])", "return ALL_AREAS", RULES),
    ("state.py", "return members & ~(1 << cells[KING_AT])", "return members", RULES),
    ("effects.py", "g.cells[COVERED] = 1", "g.cells[COVERED] = 0", RULES),
    ("effects.py", "g.facts.points[g.table_of(region) * 3]", "g.facts.points[region * 3]", RULES),
    ("effects.py", "if 0 < n < fewest:", "if n < fewest:", RULES),
    ("effects.py", "score_regions(g, seat, once & ~twice, 0)", "score_regions(g, seat, once, 0)", RULES),
    ("effects.py", "if self.anywhere else g.facts.adjacent[king]", "", RULES),
    ("scoring.py", "(place if equal == 1 else place + 1)", "place", RULES),
    ("scoring.py", "if place == 1 and equal == 1:", "if place == 1:", RULES),
    ("scoring.py", "if region == cells[KING_AT]:", "if region < 0:", RULES),
    ("changes.py", "if target == g.cells[KING_AT]:", "if target < 0:", RULES),
    ("special.py", "sources = 1 << (source - 1) if source else", "sources =", RULES),
    ("special.py", "cells[FOREIGN_LEFT] -= 1", "cells[FOREIGN_LEFT] -= 0", RULES),
    ("veto.py", "elif g.other_holders() != 0 and g.facts.veto_each_step:", "elif g.facts.players > 5:", RULES),
    ("veto.py", "cells[VETO_NEXT + seat] -= 1", "cells[VETO_NEXT + seat] -= 0", RULES),
    (
        "state.py",
        '"castillo", IN_CASTILLO, 1, SEATS, Shown.REMEMBERED',
        '"castillo", 234, 1, SEATS, Shown.PUBLIC',
        SECRETS,
    ),
    ("state.py", '"hand", HAND, SEATS, 1, Shown.OWNER', '"hand", HAND, SEATS, 1, Shown.PUBLIC', SECRETS),
    ("state.py", '"dial", DIAL, SEATS, 1, Shown.OWNER', '"dial", DIAL, SEATS, 1, Shown.PUBLIC', SECRETS),
    ("knowledge.py", "            redraw_hand(g, other, rng)\n", "", SECRETS),
    ("knowledge.py", "                redraw_disk(g, other, rng)\n", "                pass\n", SECRETS),
    ("knowledge.py", "    shuffle_piles(g, facts, rng)\n", "", SECRETS),
    ("knowledge.py", "if other != seat and g.cells[TURNED] >> other & 1:", "if other < 0:", SECRETS),
    ("turn.py", "            seen_again(g, seat, power)\n", "            pass\n", SECRETS),
    ("happenings.py", 'arg("power", to="seat")', 'arg("power")', SECRETS),
    ("rules.py", 'Param("power", 13, True)', 'Param("power", 13)', SECRETS),
]
MUTATIONS = [("kabale", *row) for row in KABALE] + [("el_grande", *row) for row in EL_GRANDE]


def status_of(tests: list[str], sources: Path) -> int:
    """How some tests end, run on a copy of the package."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-m", "not long", *tests]
    environment = dict(os.environ, PYTHONPATH=str(sources), GRANDEE_TIER="normal")
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False).returncode


def plain_copy(folder: Path) -> None:
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "_build.json")
    shutil.copytree(grandee.HOME, folder / "grandee", ignore=ignored)


@pytest.mark.long
@pytest.mark.parametrize("which", list(TESTS))
def test_without_a_change_all_is_well(which: tuple[str, str], tmp_path: Path) -> None:
    """The control: a copy that failed anyway would notice every mutation."""
    plain_copy(tmp_path)
    assert status_of(TESTS[which], tmp_path) == 0


@pytest.mark.long
@pytest.mark.parametrize(("game", "file", "old", "new", "which"), MUTATIONS, ids=lambda value: str(value)[:40])
def test_a_wrong_change_is_noticed(game: str, file: str, old: str, new: str, which: str, tmp_path: Path) -> None:
    plain_copy(tmp_path)
    target = tmp_path / "grandee" / "games" / game / file
    text = target.read_text("utf-8")
    assert old in text, "the line to change is gone: give this mutation a new one"
    target.write_text(text.replace(old, new), "utf-8")
    assert status_of(TESTS[game, which], tmp_path) == 1


def test_mutated_lines_exist() -> None:
    """The quick part: every line that the long test changes is still there."""
    for game, file, old, _, _ in MUTATIONS:
        assert old in (grandee.HOME / "games" / game / file).read_text("utf-8"), f"{game}/{file}: {old}"
