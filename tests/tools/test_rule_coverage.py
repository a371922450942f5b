"""The report fails for whatever keeps a reader from finding a rule's code or its test."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tools.rule_coverage import Built, Cited, problems

ROOT = Path(__file__).resolve().parents[2]
TOY = Built("toy", "toy", "TOY-")
KNOWN = ["TOY-1", "TOY-2", "AMB-1", "WE-1"]


def faults(
    code: str = "TOY-1 TOY-2", scenarios: str = "AMB-1 WE-1 TOY-1", tests: str = "TOY-2", excused: str = ""
) -> dict[str, list[str]]:
    shown = frozenset(scenarios.split())
    cited = Cited(frozenset(code.split()), shown, shown | {*tests.split()})
    found = problems(TOY, KNOWN, KNOWN, cited, dict.fromkeys(excused.split(), "a reason"))
    return {problem: rules for problem, rules in found.items() if rules}


def test_the_rules_of_the_games_have_code_and_tests() -> None:
    command = [sys.executable, "tools/rule_coverage.py"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_all_is_well_with_code_and_a_test_for_every_rule() -> None:
    assert faults() == {}


@pytest.mark.parametrize(
    ("given", "problem", "rule"),
    [
        ({"code": "TOY-1"}, "without a place in the code", "TOY-2"),
        ({"tests": ""}, "without a test", "TOY-2"),
        ({"scenarios": "WE-1 TOY-1", "tests": "TOY-2 AMB-1"}, "without a test", "AMB-1"),  # a ruling must be shown
        ({"code": "TOY-1 TOY-2 TOY-3"}, "not in the spec", "TOY-3"),
        ({"code": "TOY-1 TOY-2 TOY-KING"}, "not in the spec", "TOY-KING"),
        ({"code": "TOY-1 TOY-2 AMB-7"}, "not in the spec", "AMB-7"),
        ({"tests": "TOY-2 TOY-3"}, "not in the spec", "TOY-3"),
        ({"scenarios": "AMB-1 WE-1 TOY-1 ELSE-1"}, "not in the spec", "ELSE-1"),
        ({"excused": "TOY-2"}, "needlessly excused", "TOY-2"),
        ({"excused": "TOY-9"}, "not in the spec", "TOY-9"),
    ],
)
def test_what_is_missing_or_wrong_is_named(given: dict[str, str], problem: str, rule: str) -> None:
    assert faults(**given)[problem] == [rule]


@pytest.mark.parametrize("given", [{"code": "TOY-1"}, {"tests": ""}, {"code": "TOY-1", "tests": ""}])
def test_a_rule_that_no_engine_can_break_is_excused(given: dict[str, str]) -> None:
    assert faults(**given, excused="TOY-2") == {}
