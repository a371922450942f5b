"""Understanding a game: why not, what if, a game move by move, lessons, rules."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from grandee.core.api import Payments, Preview
from grandee.server.api.base import END_PATTERN, Count, Request, Response
from grandee.server.api.facts import GameInfo
from grandee.server.api.play import Update


class MoveCheck(Response):
    """Whether a move is legal, and why not."""

    legal: bool
    problem: str
    text: str
    rule: str


class MovePreview(Response):
    """What a move would change: what everything would pay after it, and what it pays itself, if nobody stops it.

    Only what holds in every world that the seat can imagine, and whatever others choose in secret at the same time.
    """

    projection: Preview
    pays: Payments
    stoppable: bool = False  # another seat is asked first, and may stop it


class Replay(Response):
    """A game entry by entry. Each update holds the table after its entry."""

    facts: GameInfo
    frames: list[Update]
    more: bool  # whether there are further ones; ask again with the last `n`


class OpenRecord(Request):
    """A record to look at, with the eyes of a seat or, with `*`, everything open."""

    record: Annotated[str, Meta(max_length=1_000_000)]
    seat: Annotated[str, Meta(pattern=rf"^([A-H*])?{END_PATTERN}")] = "*"
    after: Count = 0  # the `n` of the last frame that is known


class LessonStep(Response):
    """What is said at a frame of a lesson, and the move that goes on; without one a button does."""

    frame: int
    message: str
    move: str
    show: list[str]  # words of what the sentence is about: areas, cards, columns
    scored: str = ""  # what was scored last and is spoken of, such as a column: the table shows it as it was then


class Lesson(Response):
    facts: GameInfo
    frames: list[Update]
    steps: list[LessonStep]


class RuleText(Response):
    id: str
    section: str
    text: str


class RuleTexts(Response):
    rules: list[RuleText]
