"""The numbers of the compiled rules are made from what the games declare."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from grandee.core.declarations import BadDeclaration, Decision, Declarations
from grandee.core.events import EventKind
from grandee.core.fields import Field, Part, Shown
from grandee.core.refusals import Refusal
from grandee.core.space import Param
from grandee.core.step import Step
from tools import numbers

ROOT = Path(__file__).resolve().parents[2]


def test_the_numbers_are_fresh() -> None:
    command = [sys.executable, "tools/numbers.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, ""), "run tools/numbers.py"


def declared(**changes: object) -> Declarations:
    given: dict[str, object] = {
        "fields": [
            Field("round", Shown.PUBLIC),
            Field("plan", Shown.OWNER, 2, group="turn", parts=[Part("what"), Part("where", 2)]),
            Field("left", Shown.PUBLIC, group="turn"),
        ],
        "decisions": [Decision("go", Step, [Param("way", 2)], "stay", [Refusal("no_way", "TOY-2")])],
        "automatic": [],
        "events": [EventKind("went-away", [])],
        "words": {"way": ["left", "right"]},
        "sizes": {"WAYS": 2},
    }
    return Declarations(**(given | changes))  # type: ignore[arg-type]


def test_every_declaration_becomes_a_constant() -> None:
    made = numbers.modules(declared())
    assert "GO_LEFT: Final[i64] = 0" in made["actions"]
    assert "GO_STAY: Final[i64] = 2" in made["actions"]
    assert "WENT_AWAY: Final[i64] = 1" in made["events"]
    assert "NO_WAY: Final[i64] = 5  # TOY-2" in made["refusals"]
    assert "WAYS: Final[i64] = 2" in made["sizes"]
    cells = [line for line in made["cells"].splitlines() if "Final[i64]" in line][3:]
    assert cells == [
        "ROUND: Final[i64] = 108",
        "TURN: Final[i64] = 109",
        "PLAN: Final[i64] = 109",
        "WHAT: Final[i64] = 109",
        "WHERE: Final[i64] = 110",
        "LEFT: Final[i64] = 115",
        "TURN_END: Final[i64] = 116",
    ]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"decisions": [Decision("go", Step, refusals=[Refusal("no_way")])]}, "reason 'no_way' names no rule"),
        ({"decisions": [Decision("go", Step), Decision("go", Step)]}, "two declarations of step 'go'"),
        ({"decisions": [Decision("Go on", Step)]}, "step 'Go on' is no word"),
        ({"events": [EventKind("went", []), EventKind("went", [])]}, "two declarations of event 'went'"),
    ],
)
def test_a_declaration_that_says_too_little_is_refused(changes: dict[str, object], fault: str) -> None:
    with pytest.raises(BadDeclaration, match=fault):
        declared(**changes)
