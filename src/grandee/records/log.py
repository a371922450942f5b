"""Events as words for machines and scenarios. Sentences for people are made by its `Game`."""

from __future__ import annotations

from collections.abc import Sequence

from grandee.core.events import UNKNOWN
from grandee.core.game import Setup


def in_words(setup: Setup, row: Sequence[int], reader: int | None = None) -> str:
    """One event as its name and the words of its arguments; without a reader, everything is told."""
    return " ".join(words_of(setup, row, reader))


def words_of(setup: Setup, row: Sequence[int], reader: int | None = None) -> list[str]:
    """The same, word by word."""
    kind = setup.rules.event_kinds[row[0]]
    values = list(row[1:]) if reader is None else kind.seen_by(list(row), reader)
    words = [
        "?" if value == UNKNOWN and arg.to else setup.game.word(setup, arg.kind, value)
        for arg, value in zip(kind.args, values, strict=False)
    ]
    return [kind.name, *words]
