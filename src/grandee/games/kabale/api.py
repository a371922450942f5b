"""What a page gets of Kabale & Hiebe."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from grandee.core import api
from grandee.core.api import MessageView

CardsOrCount = list[str] | int  # the cards or goals; what is hidden is how many there are


class ColumnView(Struct, kw_only=True):
    """A column: its goal, empty when the game is over, and its cards, such as `B queen*`."""

    goal: str
    closed: bool
    cards: list[str]


class View(api.View, kw_only=True):
    """The table in the words of scenarios."""

    at: str
    to_act: str | UnsetType = UNSET
    column: str | UnsetType = UNSET  # of a Disguise or a Traitor
    round: int
    active: str
    ended: bool
    columns: dict[str, ColumnView]
    hands: dict[str, CardsOrCount]
    decks: dict[str, CardsOrCount]
    discards: dict[str, list[str]]
    won: dict[str, CardsOrCount]
    goal_deck: CardsOrCount
    recycled: dict[str, list[str]] | UnsetType = UNSET
    travelled: dict[str, list[str]] | UnsetType = UNSET
    fewest_held: dict[str, int] | UnsetType = UNSET


class ColumnProjection(Struct, kw_only=True):
    """How a column would be scored with the cards that the reader knows."""

    sums: dict[str, str]
    leads: str
    reason: str
    unknown: list[str]  # whose cards the reader does not know
    goal: str
    needed: int
    laid: int  # how many cards count for filling the goal
    filled: bool
    flips: int  # where the card lies that the next placement turns over; -1 if none


class Projection(api.Projection, kw_only=True):
    """Every column as it stands; none when the game is over."""

    columns: dict[str, ColumnProjection]


class ColumnPreview(Struct, kw_only=True):
    """A column after a move, as far as it is sure."""

    sums: dict[str, str] | UnsetType = UNSET
    leads: str | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    unknown: list[str] | UnsetType = UNSET
    goal: str | UnsetType = UNSET
    needed: int | UnsetType = UNSET
    laid: int | UnsetType = UNSET
    filled: bool | UnsetType = UNSET
    flips: int | UnsetType = UNSET


class Preview(api.Preview, kw_only=True):
    columns: dict[str, ColumnPreview] | UnsetType = UNSET


class Goal(Struct, kw_only=True):
    discipline: str
    value: int
    needed: int
    name: MessageView


class Facts(api.Facts, kw_only=True):
    columns: int
    rounds: int
    hand: int
    disciplines: list[str]
    goals: dict[str, Goal]
    colours: list[str]


class Matched(Struct, kw_only=True):
    """A specialist's number below a goal of its own discipline (KH-SPEC-1)."""

    discipline: str
    number: str


class CardInfo(api.CardInfo, kw_only=True):
    """A card as it is printed: its number, when it acts and how."""

    number: str
    matched: Matched | None
    numbers: dict[str, str]  # by the discipline of a goal
    when: Literal["", "flipped", "scored"]
    effect: str
    icon: str  # of MARKS in marks.ts


TYPES = api.GameTypes(View, Projection, Preview, Facts, CardInfo)
