"""What the guided first game of Legends tells of its own table."""

from __future__ import annotations

import re

from tests.games.lessons import languages, messages, points, text


@languages
def test_the_points_that_the_lesson_tells_are_right(language: str) -> None:
    found = messages("legends", language)
    numbers = set(re.findall(r"\d+", text(found["lesson-forecast"].value)))
    assert numbers == {str(score) for score in points("legends", "lesson-forecast").values()}


@languages
def test_an_island_with_two_regions_is_worth_three_points(language: str) -> None:
    found = messages("legends", language)
    assert points("legends", "lesson-rule")["A"] == 3
    assert re.findall(r"\d+", text(found["lesson-rule"].value)) == ["3"]
