"""What a referee asks, and what chance answers in the middle of a game."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

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
Areas = Mapping[str, Mapping[str, int]]  # how many caballeros of each colour


class Vetoed(Exception):
    """Somebody used a veto: the step that was shown and everything after it do not happen (EG-VETO-4, EG-VETO-5)."""


def inquire(word: str, seat: str, arguments: Iterable[str]) -> Asking:
    """Ask one seat; what has only one answer is not asked. Gives back the words after the decision's own."""
    given = list(arguments)
    assert given, f"{word} without an option"
    if len(given) == 1:
        return given[0].split()
    _, move = yield Ask(word, {seat: [f"{word} {argument}" for argument in given]})
    return move.split()[1:]


def choose(word: str, seat: str, arguments: Iterable[str]) -> Choosing:
    """The same where the answer is one word."""
    (answer,) = yield from inquire(word, seat, arguments)
    return answer


def shuffled(items: Iterable[Any], rng: Rng) -> list[Any]:
    left = list(items)
    return [left.pop(rng.below(len(left))) for _ in range(len(left))]


class Chance(Protocol):
    """What is shuffled in the course of a game; everything else lies in the position from which it begins."""

    def region_cards(self, areas: Areas) -> list[str]:
        """All nine region cards in the order in which they will be turned up (EG-2P-7), where this lies."""
        ...


class Rolled:
    """Chance of its own, for games without an engine."""

    def __init__(self, rng: Rng, cards: Iterable[str]) -> None:
        self.rng = rng
        self.cards = list(cards)

    def region_cards(self, areas: Areas) -> list[str]:
        return shuffled(self.cards, self.rng)
