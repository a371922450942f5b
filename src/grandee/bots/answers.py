"""What a bot answers: an action that it was offered, or something else that nobody can use."""

from __future__ import annotations

import operator

from grandee.bots.protocol import Bot
from grandee.core.chance import Rng
from grandee.core.seat import Seat


def answer(bot: Bot, seat: Seat, rng: Rng) -> tuple[int, str]:
    """The action that a bot chooses; or -1, and what it said instead. What it does to its list changes nothing."""
    offered = list(seat.legal_actions)
    action = bot.choose(seat, rng)
    number = as_int(action)
    return (number, "") if number in offered else (-1, repr(action))


def as_int(action: object) -> int:
    """An answer as a number, -1 if it is none."""
    try:
        return operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        return -1
