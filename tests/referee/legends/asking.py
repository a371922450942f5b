"""What a referee asks, and what chance answers."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Protocol

from grandee.core.chance import Rng


@dataclass
class Ask:
    """A decision: its word, and the moves of every seat that is still to answer."""

    word: str
    options: dict[str, list[str]]


Answer = tuple[str, str]  # who, and which move
Course = Generator[Ask, Answer, None]
Asking = Generator[Ask, Answer, list[str]]
Choosing = Generator[Ask, Answer, str]


class Chance(Protocol):
    """Whatever is drawn. The referee checks that it is one of the options."""

    def pick(self, word: str, about: str, options: list[str]) -> str:
        """One of the options of a decision, or of the tied bidders (`die`)."""
        ...

    def order(self, word: str, items: list[str]) -> list[str]:
        """The items in the order in which they come: `leaders`, `deck`, `discoveries`."""
        ...


class Rolled:
    """Chance of its own, for games without an engine."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def pick(self, word: str, about: str, options: list[str]) -> str:
        return options[self.rng.below(len(options))]

    def order(self, word: str, items: list[str]) -> list[str]:
        left = list(items)
        return [left.pop(self.rng.below(len(left))) for _ in items]


def inquire(word: str, seat: str, arguments: list[str]) -> Asking:
    """Ask one seat; what has only one answer is not asked (section 12). Gives back the words after the decision's."""
    assert arguments, f"{word} without an option"
    if len(arguments) == 1:
        return arguments[0].split()
    _, move = yield Ask(word, {seat: [f"{word} {argument}" for argument in arguments]})
    return move.split()[1:]
