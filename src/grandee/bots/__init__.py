"""Who plays. A bot is one class with `choose(seat, rng)`; it gets a `Seat` and never the true state.

A bot of a user's own joins by an entry point `grandee.bots` or by `register`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Protocol

from grandee.core.chance import Rng
from grandee.core.refusals import BadInput, nearest
from grandee.core.seat import Seat


class Bot(Protocol):
    """Somebody who chooses one of a seat's options."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        """One of `seat.options`."""
        ...


class Random:
    """Takes any option, all equally likely."""

    def choose(self, seat: Seat, rng: Rng) -> int:
        return seat.options[rng.below(len(seat.options))]


_known: dict[str, Callable[[], Bot]] = {"random": Random}


def register(name: str, make: Callable[[], Bot]) -> None:
    _known[name] = make


def names() -> list[str]:
    return sorted({*_known, *(entry.name for entry in entry_points(group="grandee.bots"))})


def bot(name: str) -> Bot:
    """The bot with this name."""
    if name not in _known:
        found = entry_points(group="grandee.bots", name=name)
        if not found:
            raise BadInput(f"bot {name}", "bad-bot", hint=nearest(name, names()))
        register(name, next(iter(found)).load())
    return _known[name]()
