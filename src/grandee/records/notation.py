"""Notation: `<seat letter> <decision> <words…>`, total in both directions.

Every action of every game has exactly one notation, made from its action space, and it parses back.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from grandee.core.game import LETTERS
from grandee.core.refusals import BadInput, nearest
from grandee.core.rules import Rules


def write(rules: Rules[Any], seat: int, action: int, reader: int | None = None) -> str:
    """A move in words; for another `reader` than the mover, what is hidden of it stands as `?`."""
    known = reader is None or reader == seat
    return f"{LETTERS[seat]} {rules.space.names[action] if known else rules.space.hidden_name(action)}"


@lru_cache(maxsize=8)
def every_move(rules: Rules[Any]) -> list[str]:
    """All moves of all seats in words; that of a seat has the place seat × the number of actions + action.

    At the place of an action that the ruleset lacks stands the letter alone.
    """
    return [f"{letter} {name}" for letter in LETTERS[: rules.seats] for name in rules.space.names]


def read(rules: Rules[Any], text: str) -> tuple[int, int]:
    """The seat and action of a move in words."""
    letter, _, name = text.strip().partition(" ")
    letters = LETTERS[: rules.seats]
    if len(letter) != 1 or letter not in letters:
        raise BadInput("", "bad-seat", given=letter, known=", ".join(letters))
    return letters.index(letter), read_action(rules, name)


def read_action(rules: Rules[Any], name: str) -> int:
    """The action of a move without its seat."""
    action: int | None = rules.space.numbers.get(" ".join(name.split()))
    if action is None:
        raise BadInput("", "bad-move", given=name, hint=nearest(name, list(rules.space.numbers)))
    return action
