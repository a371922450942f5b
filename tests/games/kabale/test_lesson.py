"""What the guided first game of Kabale & Hiebe tells of its own table."""

from __future__ import annotations

from tests.games.lessons import points


def test_the_learner_wins_two_goals_in_the_lesson() -> None:
    assert points("kabale", "lesson-third-goal") == {"A": 5, "B": 1, "C": 0}
