"""Goals, and what the decisions ask, in words for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from grandee.core.declarations import Asked
from grandee.core.refusals import Message
from grandee.games.kabale.engine import cells
from grandee.games.kabale.goals import goals

if TYPE_CHECKING:
    from grandee.games.kabale.engine.state import Kabale


def goal_name(goal: int) -> Message:
    all_goals = goals()
    discipline = all_goals.disciplines[goal // (len(all_goals.ids) // len(all_goals.disciplines))]
    return Message("goal-name", discipline=f"discipline-{discipline}", value=all_goals.values[goal])


def what_to_hide(asked: Asked[Kabale]) -> Message:
    return Message("prompt-disguise", column=asked.view.about() + 1)


def what_to_swap(asked: Asked[Kabale]) -> Message:
    column = asked.view.about()
    return Message("prompt-traitor", column=column + 1, **goal_of_column(asked, [column]))


def goal_of_column(asked: Asked[Kabale], columns: Sequence[int]) -> dict[str, object]:
    return {"goal": goal_name(asked.view.cells[cells.GOAL + columns[0]])}
