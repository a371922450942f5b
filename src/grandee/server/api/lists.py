"""Tables in short: in a list, and in words."""

from __future__ import annotations

from grandee.server.api.base import Response
from grandee.server.api.play import SeatView


class TableSummary(Response):
    table: str
    game: str
    name: str
    phase: str
    seats: list[SeatView]
    mine: list[str]
    asked: list[str]
    created: int
    moved: int


class TableSummaries(Response):
    tables: list[TableSummary]


class TextView(Response):
    """The table in words, for people without the page: the picture of text, the question and its options."""

    board: str
    prompt: str
    options: list[str]
    moves: list[str]
    log: list[str]
    about: str  # how the game is played, in a few sentences
    cards: dict[str, str]  # what the cards do that lie open or are offered, by their names
    n: int  # of the newest entry that this knows
    fresh: bool = False  # whether something older was left out of the log
