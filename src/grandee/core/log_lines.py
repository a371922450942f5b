"""What people read of one or several events: lines that are condensed, and not worded yet.

The lines of an entry stand for themselves. What is told over several of them, such as the placements of a turn, is said
by `joins` and `parts`: lines with the same word that follow each other are one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import Literal

from grandee.core.refusals import Message
from grandee.core.words import Words

Kind = Literal[
    "",
    "inset",  # a reason of the line before
    "follows",  # belongs to the line before, as the second thing that a move led to
    "head",  # a new part begins
    "open head",  # the same, and what follows stands for itself
    "board",  # only for a board that shows one thing after the other: the log tells it in another way
]


@dataclass(frozen=True)
class LogLine:
    """One line: a sentence, whose it is, and how it stands to the others."""

    message: Message
    seat: str = ""  # the letter of the seat whose shape stands before it; empty for none
    kind: Kind = ""
    joins: str = ""  # lines with the same word that follow each other are one, with all their parts
    into: str = ""  # the argument of the sentence that the parts are, with commas between them
    parts: list[Message] = field(default_factory=list)  # those that differ in `count` alone are added up
    provisional: bool = False  # told as long as nothing has come of it
    tells: list[int] = field(default_factory=list)  # which events it tells, by their place; empty where no board asks


def listed(parts: Iterable[Message], message: str = "list-comma") -> Message:
    """Several sentences as one, with a comma or something else between them."""
    return reduce(lambda some, last: Message(message, some=some, last=last), parts)


def joined(lines: Sequence[LogLine]) -> list[LogLine]:
    """Lines as they are read: what follows each other and belongs together is one, and what has passed is gone."""
    out: list[LogLine] = []
    for line in lines:
        if line.kind == "board":
            continue
        if out and out[-1].provisional:
            out.pop()
        if out and line.joins and line.joins == out[-1].joins:
            out[-1] = replace(out[-1], parts=added(out[-1].parts, line.parts))
        else:
            out.append(replace(line, parts=added([], line.parts)))
    return out


def added(parts: Sequence[Message], more: Sequence[Message]) -> list[Message]:
    """Parts with further ones; where one differs from an earlier one in its count alone, the counts are added."""
    out = list(parts)
    for part in more:
        same = next((i for i, other in enumerate(out) if without_count(other) == without_count(part)), -1)
        if same < 0 or "count" not in part.arguments:
            out.append(part)
        else:
            both = (out[same].arguments["count"], part.arguments["count"])
            counted = [number for number in both if isinstance(number, int)]
            out[same] = Message(part.message, **{**part.arguments, "count": sum(counted)})
    return out


def without_count(part: Message) -> tuple[str, list[tuple[str, object]]]:
    return part.message, [(name, value) for name, value in part.arguments.items() if name != "count"]


def render(lines: Sequence[LogLine], words: Words) -> list[str]:
    """Lines in sentences of a language; reasons are set in."""
    found = []
    for line in joined(lines):
        more = {line.into: listed(line.parts)} if line.parts else {}
        text = words.render(Message(line.message.message, **line.message.arguments, **more))
        found.append(f"   {text}" if line.kind == "inset" else text)
    return found
