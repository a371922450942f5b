"""What the guided first game of El Grande tells of its own table."""

from __future__ import annotations

import re

from tests.games.lessons import languages, messages, points, text


@languages
def test_the_points_that_the_lesson_tells_are_right(language: str) -> None:
    found = messages("el-grande", language)
    for step in ("lesson-second", "lesson-win"):
        numbers = set(re.findall(r"\d+", text(found[step].value)))
        assert {str(score) for score in points("el-grande", step).values()} <= numbers
