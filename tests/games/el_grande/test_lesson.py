"""What the guided first game of El Grande tells of its own table."""

from __future__ import annotations

import re

import pytest

from tests.games.lessons import languages, messages, points, text


@languages
def test_the_points_that_the_lesson_tells_are_right(language: str) -> None:
    found = messages("el-grande", language)
    for step in ("lesson-second", "lesson-win"):
        numbers = set(re.findall(r"\d+", text(found[step].value)))
        assert {str(score) for score in points("el-grande", step).values()} <= numbers


GAINS = [  # what a step of a chapter tells: the step, the one before the scoring, who gains how much
    ("edition-2023", "special", "ties", {"A": 1 + 1, "B": 4 + 5, "C": 4 + 5, "D": 4 + 1 + 3}),
    ("home-and-limits", "stopped", "scored", {"A": 5 + 2}),
    ("france", "score", "paid", {"A": 3 + 2, "B": 1 + 1}),
    ("granada", "place", "conquered", {"A": 12, "B": 6}),
    ("church", "extra", "scored", {"A": 6 + 2, "B": 4}),
    ("two-players", "place", "scored", {"A": 5, "B": 3}),
    ("veteran-cards", "threat", "stopped", {"A": 0, "B": 0, "C": 0}),
]


@pytest.mark.parametrize(("chapter", "before", "step", "gained"), GAINS)
def test_the_points_that_a_chapter_tells_are_right(
    chapter: str, before: str, step: str, gained: dict[str, int]
) -> None:
    was = points("el-grande", f"lesson-{chapter}-{before}", chapter)
    now = points("el-grande", f"lesson-{chapter}-{step}", chapter)
    assert {seat: now[seat] - was[seat] for seat in gained} == gained
