"""What a game sends to a page: the structs that every game's own extend, and sentences that are not worded yet.

A game declares its view, projection, preview, facts and cards as structs in its `api.py`; the page's types are made
from them (`tools/typescript.py`). What a game leaves out of a struct, because a reader may not know it, is `UNSET`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from grandee.core.refusals import Message


class MessageView(Struct, kw_only=True):
    """A sentence before it is worded: a message id, and arguments: texts, numbers, messages, lists of those."""

    id: str
    args: dict[str, Argument]


Argument = str | int | MessageView | list[MessageView]


def message_view(message: Message) -> MessageView:
    """A sentence as a page gets it, to word it there."""
    return MessageView(
        id=message.message, args={name: argument_view(value) for name, value in message.arguments.items()}
    )


def message_views(messages: Iterable[Message]) -> list[MessageView]:
    return [message_view(each) for each in messages]


def argument_view(value: object) -> Argument:
    """An argument of a sentence as a page gets it."""
    if isinstance(value, Message):
        return message_view(value)
    if isinstance(value, list | tuple):
        return message_views(value)
    return value if isinstance(value, str | int) else str(value)


class View(Struct, kw_only=True):
    """A state as one reader may know it, in the words of scenarios; empty before the deal."""


class Projection(Struct, kw_only=True):
    """What would be paid if everything were scored now, as far as a reader can know."""


class Preview(Struct, kw_only=True):
    """The projection after a move, as far as it is sure: what is not, is left out."""


class Facts(Struct, kw_only=True):
    """What a board must know to be drawn: the map, what there is, how long it lasts."""


class CardInfo(Struct, kw_only=True):
    """What there is to know of a card: what it does, and the rules behind it."""

    text: list[MessageView]
    rules: list[str]


Payments = dict[str, dict[str, int]]  # by place on the board and letter of the seat


@dataclass(frozen=True)
class GameTypes:
    """The structs of one game."""

    view: type[View] = View
    projection: type[Projection] = Projection
    preview: type[Preview] = Preview
    facts: type[Facts] = Facts
    card: type[CardInfo] = CardInfo


def words_of(struct: Struct) -> dict[str, Any]:
    """A struct as tables of plain words, such as a position of a scenario."""
    words: dict[str, Any] = msgspec.to_builtins(struct)
    return words


def described(words: Mapping[str, object]) -> View:
    """The view of a game that has no struct of its own: whatever its position says."""
    return view_of(tuple(words))(**words)


@lru_cache(maxsize=64)
def view_of(keys: tuple[str, ...]) -> type[View]:
    made = msgspec.defstruct("Described", [(key, object) for key in keys], bases=(View,), kw_only=True)
    assert issubclass(made, View)
    return made
