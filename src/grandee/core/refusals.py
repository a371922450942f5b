"""What the engine says instead of doing a wrong thing.

A refusal is data: a message id that Fluent words in every language, the rule that forbids the move, and arguments.
"""

from __future__ import annotations

from collections.abc import Mapping


class Say:
    """A sentence not yet worded: its message id and arguments, which may be sentences, or lists of them."""

    def __init__(self, message: str, **arguments: object) -> None:
        self.message = message
        self.arguments = arguments


class Refusal:
    """A reason for refusing a move: the id of its sentence and the id of the rule behind it."""

    def __init__(self, message: str, rule: str = "") -> None:
        self.message = message
        self.rule = rule


class IllegalMove(Exception):
    """A move that the rules do not allow here. The state is unchanged."""

    def __init__(self, message: str, rule: str = "", **arguments: str) -> None:
        self.message = message
        self.rule = rule
        self.arguments = arguments
        words = ", ".join(f"{name} {value}" for name, value in arguments.items() if value)
        super().__init__(f"{message}{f' ({rule})' if rule else ''}{f': {words}' if words else ''}")

    def say(self) -> Say:
        """The reason as a sentence."""
        return Say(self.message, **self.arguments)


class BadInput(Exception):
    """Something a person wrote cannot be used: one sentence that names the place, the fault and what is allowed."""

    packages: tuple[str, ...] = ()  # that have the words for it, beside core

    def __init__(self, where: str, message: str, **arguments: object) -> None:
        super().__init__(where, message)
        self.where = where
        self.say = Say(message, **arguments)

    def inside(self, outer: str) -> BadInput:
        """The same fault, said to be inside something larger, such as a file."""
        self.where = f"{outer}: {self.where}" if self.where else outer
        return self

    def worded(self, language: str) -> str:
        from grandee.core.words import Words

        sentence = Words(language, self.packages).say(self.say)
        return f"{self.where}: {sentence}" if self.where else sentence

    def __str__(self) -> str:
        return self.worded("en")


def nearest(word: str, known: list[str]) -> Say:
    """The ending of a sentence about an unknown word: the nearest known one, or all that there are."""
    import difflib

    close = difflib.get_close_matches(word, known, 1, 0.6)
    if close:
        return Say("did-you-mean", word=close[0])
    if len(known) > 20:
        return Say("nearest-are", words=", ".join(difflib.get_close_matches(word, known, 5, 0.0)))
    return Say("known-are", words=", ".join(known))


def check_keys(table: Mapping[str, object], keys: tuple[str, ...], where: str) -> None:
    """Every key of a table must be one of these."""
    for key in table:
        if key not in keys:
            raise BadInput(where, "bad-key", key=key, hint=nearest(key, list(keys)))


def system_fault(fault: Exception) -> str:
    """What the system says of a file, without its number and name."""
    return (fault.strerror or str(fault)) if isinstance(fault, OSError) else str(fault)
