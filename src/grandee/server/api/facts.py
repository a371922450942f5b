"""What a board of a game must know, whoever looks at it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from grandee.core.api import CardInfo, Facts
from grandee.server.api.base import Request, Response, Value


class DescribeSetup(Request):
    """A set-up of which somebody wants the facts before there is a table."""

    game: Annotated[str, Meta(max_length=40)]
    preset: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, Value] = {}
    custom: dict[str, Annotated[str, Meta(max_length=40_000)]] = {}  # a deck or map of one's own, in full


class EventArg(Response):
    name: str
    kind: str


class GameInfo(Response):
    """How events are told, what cards do, and what a board of the game must know: the same for everybody.

    It stays as long as the table names this version of it; most games have one.
    """

    game: str
    version: int
    events: dict[str, list[EventArg]]
    cards: dict[str, CardInfo]  # by id
    facts: Facts  # the game's own: regions, goals, calls of power cards
