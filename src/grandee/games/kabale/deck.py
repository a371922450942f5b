"""The influence cards: those that are shipped, in data/cards.toml, or a deck of the user's own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from grandee.core.effects import named
from grandee.core.refusals import BadInput, Message, nearest
from grandee.core.toml import Source, digest, parse, read_at, read_struct, rows_at, text_of
from grandee.games.kabale.effects import FLIPPED, SCORED, KabaleFault, WhenFlipped, WhenScored
from grandee.games.kabale.engine import sizes
from grandee.games.kabale.goals import goals
from grandee.games.kabale.numbers import Half, printed

RULE_KEYS = ("id", "number", "matched", "when_flipped", "when_scored")  # what a game played with the deck depends on
CARD_ID = re.compile("[a-z][a-z0-9_]*")  # a word of the notation and a part of message ids
RESERVED = ("skip", "rest", "under", "seen", "not")  # words that mean something else in moves and positions


class DeckHead(msgspec.Struct, frozen=True):
    """What a deck says of itself."""

    id: object = ""
    title: object = ""


class Matched(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another number below a goal of a discipline (KH-SPEC-1)."""

    discipline: str
    number: Half


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as its table in the file."""

    id: str
    source: Source
    number: Half | None = None
    matched: Matched | None = None
    when_flipped: object = None
    when_scored: object = None
    worth: Annotated[int, Meta(ge=-99, le=99)] = 0
    rules: list[str] = []


@dataclass(frozen=True)
class Card:
    """One kind of influence card."""

    id: str
    number: float | None  # none of its own: a Doppelgänger
    matched: Matched | None
    when_flipped: WhenFlipped | None
    when_scored: WhenScored | None
    worth: int
    rules: tuple[str, ...]
    source: str

    @property
    def acts(self) -> WhenFlipped | WhenScored | None:
        """What it does beside counting; if it acts twice, what it does first."""
        return self.when_flipped or self.when_scored

    def sentences(self) -> list[Message]:
        """Its number, and what it does."""
        number = "" if self.number is None else printed(self.number)
        if self.matched:
            discipline = f"discipline-{self.matched.discipline}"
            counts = Message("text-matched", matched=printed(self.matched.number), number=number, discipline=discipline)
        else:
            counts = Message("text-number", number=number) if number else Message("text-no-number")
        return [counts, *(each.text() for each in (self.when_flipped, self.when_scored) if each)]

    def icon(self) -> str:
        """The name of its drawing: its discipline, or what it does at last, or that it is a number."""
        if self.matched:
            return self.matched.discipline
        last = self.when_scored or self.when_flipped
        return last.icon() if last else "number"


class Deck:
    """The 25 influence cards of one colour. Wholly checked when it is read."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        table = parse(text, name, ("deck", "card"))
        if "deck" in table:
            read_at(table, "deck", DeckHead, name)
        rows = rows_at(table, "card", CardRow, name)
        if len(rows) != sizes.KINDS:
            raise BadInput(f"{name}, card", "bad-length", given=len(rows), needed=str(sizes.KINDS))
        self.ids: list[str] = []
        for place, row in enumerate(rows, 1):
            self.ids.append(self.read_id(row, f"{name}, card {place}, id"))
        self.cards = [self.read_card(row) for row in rows]
        self.digest = digest([{key: row.get(key) for key in RULE_KEYS} for row in rows])

    def where(self, card: str, key: str = "") -> str:
        return f"{self.name}, {card}" + (f", {key}" if key else "")

    def kind(self, card: object, where: str) -> int:
        if card not in self.ids:
            raise BadInput(where, "bad-word", given=str(card), hint=nearest(str(card), self.ids))
        return self.ids.index(str(card))

    def read_id(self, row: Mapping[str, object], where: str) -> str:
        card = row.get("id")
        if not isinstance(card, str) or not CARD_ID.fullmatch(card) or card in RESERVED:
            raise KabaleFault(where, "bad-card-id", given=str(card))
        if card in self.ids:
            raise BadInput(where, "bad-twice", given=card)
        return card

    def read_card(self, given: dict[str, Any]) -> Card:
        row = read_struct(given, CardRow, self.where(given["id"]))
        if row.matched and row.matched.discipline not in goals().disciplines:
            allowed = Message("allowed-choice", words=", ".join(goals().disciplines))
            where = self.where(row.id, "matched, discipline")
            raise BadInput(where, "bad-value", given=row.matched.discipline, allowed=allowed)
        flipped = None if row.when_flipped is None else FLIPPED.read(row.when_flipped, self.where(row.id))
        scored = None if row.when_scored is None else SCORED.read(row.when_scored, self.where(row.id))
        for partner in scored.partners() if scored else ():
            self.kind(partner, self.where(row.id, named(row.when_scored)[0]))
        has_number = scored is None or scored.has_number
        if has_number and row.number is None:
            raise BadInput(self.where(row.id), "bad-missing", key="number")
        if not has_number and row.number is not None:
            raise KabaleFault(self.where(row.id, "number"), "bad-number-beside-copy")
        return Card(row.id, row.number, row.matched, flipped, scored, row.worth, tuple(row.rules), row.source)


def read_deck(file: str) -> Deck:
    """The deck of the rulebook, or the one in a file."""
    return Deck(text_of(file), file) if file else standard_deck()


@lru_cache(maxsize=1)
def standard_deck() -> Deck:
    return Deck(resources.files(__package__).joinpath("data/cards.toml").read_text("utf-8"), "cards.toml")
