"""What the engine says instead of doing a wrong thing.

A refusal is data: a message id that Fluent words in every language, the rule that forbids the move, and arguments.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

LONGEST = 100  # characters of a word that are compared with what is known


class Message:
    """A sentence not yet worded: its message id and arguments, which may be sentences, or lists of them."""

    def __init__(self, message: str, **arguments: object) -> None:
        self.message = message
        self.arguments = arguments


class Refusal:
    """A reason for refusing a move: its name, the id of the rule behind it, and the id of its sentence.

    Reasons that differ in their rule alone may `say` the same.
    """

    def __init__(self, name: str, rule: str = "", message: str = "") -> None:
        self.name = name
        self.rule = rule
        self.message = f"refused-{(message or name).replace('_', '-')}"


# Reasons for refusing a move that every game has; a game's own reasons follow.
FINE: Final[i64] = 0
GAME_OVER: Final[i64] = 1
NOT_ASKED: Final[i64] = 2
OTHER_DECISION: Final[i64] = 3
NOT_OFFERED: Final[i64] = 4
FIRST_OWN_REASON: Final[i64] = 5

CORE_REFUSALS: Final = [
    Refusal("fine", message="nothing"),
    Refusal("game_over"),
    Refusal("not_asked"),
    Refusal("other_decision"),
    Refusal("not_offered"),
]


class IllegalMove(Exception):
    """A move that the rules do not allow here. The state is unchanged."""

    def __init__(self, message: str, rule: str = "", **arguments: str) -> None:
        self.message = message
        self.rule = rule
        self.arguments = arguments
        words = ", ".join(f"{name} {value}" for name, value in arguments.items() if value)
        super().__init__(f"{message}{f' ({rule})' if rule else ''}{f': {words}' if words else ''}")

    def as_message(self) -> Message:
        """The reason as a sentence."""
        return Message(self.message, **self.arguments)


class BadInput(Exception):
    """Something a person wrote cannot be used: one sentence that names the place, the fault and what is allowed."""

    packages: tuple[str, ...] = ()  # that have the words for it, beside core

    def __init__(self, where: str, message: str, **arguments: object) -> None:
        super().__init__(where, message)
        self.where = where
        self.message = Message(message, **arguments)
        self.rule = ""

    def by(self, rule: str) -> BadInput:
        """The same fault, with the id of the rule that is behind it."""
        self.rule = rule
        return self

    def inside(self, outer: str) -> BadInput:
        """The same fault, said to be inside something larger, such as a file."""
        self.where = f"{outer}: {self.where}" if self.where else outer
        return self

    def render(self, language: str) -> str:
        from grandee.core.words import Words

        sentence = Words(language, self.packages).render(self.message)
        sentence += f" ({self.rule})" if self.rule else ""
        return f"{self.where}: {sentence}" if self.where else sentence

    def __str__(self) -> str:
        return self.render("en")


def nearest(word: str, known: list[str]) -> Message:
    """The ending of a sentence about an unknown word: the nearest known one, or all that there are."""
    import difflib

    word = word[:LONGEST]  # to compare takes time
    close = difflib.get_close_matches(word, known, 1, 0.6)
    if close:
        return Message("did-you-mean", word=close[0])
    if len(known) > 20:
        return Message("nearest-are", words=", ".join(difflib.get_close_matches(word, known, 5, 0.0)))
    return Message("known-are", words=", ".join(known))


def check_keys(table: Mapping[str, object], keys: tuple[str, ...], where: str) -> None:
    """Every key of a table must be one of these."""
    for key in table:
        if key not in keys:
            raise BadInput(where, "bad-key", key=key, hint=nearest(key, list(keys)))


def system_fault(fault: Exception) -> str:
    """What the system says of a file, without its number and name."""
    return (fault.strerror or str(fault)) if isinstance(fault, OSError) else str(fault)
