"""Events as words for machines and scenarios. Sentences for people are made by the game's title."""

from __future__ import annotations

from collections.abc import Sequence

from grandee.core.events import UNKNOWN
from grandee.core.title import SetUp


def in_words(set_up: SetUp, row: Sequence[int], reader: int | None = None) -> str:
    """One event as its name and the words of its arguments; without a reader, everything is told."""
    return " ".join(words_of(set_up, row, reader))


def words_of(set_up: SetUp, row: Sequence[int], reader: int | None = None) -> list[str]:
    """The same, word by word."""
    kind = set_up.rules.event_kinds[row[0]]
    values = list(row[1:]) if reader is None else kind.seen_by(list(row), reader)
    said = [
        "?" if value == UNKNOWN and arg.to else set_up.title.word(set_up, arg.kind, value)
        for arg, value in zip(kind.args, values, strict=False)
    ]
    return [kind.name, *said]
