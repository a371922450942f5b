"""Events as sentences: what happened, as one reader may know it."""

from __future__ import annotations

from collections.abc import Sequence

from grandee.core.events import UNKNOWN
from grandee.core.title import SetUp
from grandee.core.words import Words


def sentence(set_up: SetUp, row: Sequence[int], reader: int, words: Words, names: Sequence[str]) -> str:
    """One event for a reader (-1 for a spectator), with the players' names."""
    kind = set_up.rules.event_kinds[row[0]]
    values = kind.seen_by(list(row), reader)
    arguments: dict[str, object] = {}
    for arg, value in zip(kind.args, values, strict=True):
        arguments[arg.name] = (
            names[value] if arg.kind == "seat" else set_up.title.spoken(set_up, arg.kind, value, words)
        )
    return words(f"event-{kind.name}", **arguments)


def in_words(set_up: SetUp, row: Sequence[int], reader: int | None = None) -> str:
    """One event as its name and the words of its arguments; without a reader, everything is told."""
    kind = set_up.rules.event_kinds[row[0]]
    values = list(row[1:]) if reader is None else kind.seen_by(list(row), reader)
    said = [
        "?" if value == UNKNOWN and arg.to else set_up.title.word(set_up, arg.kind, value)
        for arg, value in zip(kind.args, values, strict=False)
    ]
    return " ".join([kind.name, *said])
