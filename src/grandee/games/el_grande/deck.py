"""The cards: those that are shipped, in data/cards.toml, or a deck of the user's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from grandee.core.game import Setup
from grandee.core.options import Value
from grandee.core.refusals import Message
from grandee.core.toml import Source, digest, parse, read_at, read_struct, rows_at
from grandee.games.el_grande.effects import NO_SPECIAL, SPECIALS, SpecialAction
from grandee.games.el_grande.engine import sizes
from grandee.games.el_grande.files import EDITION, FILES, ElGrandeFault, id_of, shipped

RULE_KEYS = ("id", "pile", "place", "copies", "special", "variant")  # what a game played with the deck depends on
MOST_MODES = 16  # of all either-or cards of a deck
MODES = ["place_two", "move_all"]  # of a deck without such cards

Calls = Annotated[list[Annotated[int, Meta(ge=0, le=6)]], Meta(min_length=sizes.POWERS, max_length=sizes.POWERS)]
Copies = Annotated[int, Meta(ge=0, le=sizes.ROOM)]


# -- as it is written ----------------------------------------------------------------------------


class DeckHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a deck says of itself."""

    id: object = ""
    title: object = ""


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    call: Calls
    source: Source


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an option changes."""

    option: str
    value: object
    copies: Copies | None = None
    special: object = None


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as its table in the file."""

    id: str
    pile: Annotated[int, Meta(ge=1, le=sizes.PILES)]
    copies: Copies
    source: Source
    place: Annotated[int, Meta(ge=1, le=9)] | None = None
    special: object = None
    variant: Variant | None = None
    rules: list[str] = []


# -- as it is meant ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Card:
    """One kind of action card; `under` is how options make it."""

    id: str
    pile: int
    place: int
    copies: int
    special: SpecialAction
    rules: tuple[str, ...]
    source: str
    variant: Variant | None = None
    changed: Card | None = None  # where the variant's option has the variant's value

    def under(self, options: Mapping[str, Value]) -> Card:
        if self.variant is None or self.changed is None or options.get(self.variant.option) != self.variant.value:
            return self
        return self.changed

    def sentences(self) -> list[Message]:
        """How many caballeros it places, and its special action."""
        return [Message("text-place", number=self.place), self.special.text()]


class Deck:
    """The action cards of piles 1 to 5 and what power cards call. Wholly checked when it is read."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        table = parse(text, name, ("deck", "power", "card"))
        if "deck" in table:
            read_at(table, "deck", DeckHead, name)
        self.power = read_at(table, "power", Power, name)
        self.calls = self.power.call
        rows = rows_at(table, "card", CardRow, name)
        self.ids: list[str] = []
        for number, row in enumerate(rows, 1):
            self.ids.append(id_of(row, self.ids, f"{name}, card {number}"))
        self.modes: list[str] = []  # the words of all either-or cards
        self.cards = [self.read_card(row) for row in rows]
        self.modes = self.modes or MODES
        self.digest = digest([self.calls, [{key: row.get(key) for key in RULE_KEYS} for row in rows]])

    def where(self, card: str, key: str = "") -> str:
        return f"{self.name}, {card}" + (f", {key}" if key else "")

    def read_card(self, given: dict[str, Any]) -> Card:
        row = read_struct(given, CardRow, self.where(given["id"]))
        special = self.special(row.special, row.id)
        place = row.pile if row.place is None else row.place
        card = Card(row.id, row.pile, place, row.copies, special, tuple(row.rules), row.source)
        variant = row.variant
        if variant is None:
            return card
        copies = card.copies if variant.copies is None else variant.copies
        if variant.special is not None:
            special = self.special(variant.special, row.id)
        return replace(card, variant=variant, changed=replace(card, copies=copies, special=special))

    def special(self, entry: object, card: str) -> SpecialAction:
        if entry is None:
            return NO_SPECIAL
        special = SPECIALS.read(entry, self.where(card))
        for mode in special.sides():
            if mode not in self.modes:
                self.modes.append(mode)
        if len(self.modes) > MOST_MODES:
            raise ElGrandeFault(self.where(card, special.word), "bad-many-modes", most=MOST_MODES)
        return special


@lru_cache(maxsize=16)
def deck_from(text: str, name: str) -> Deck:
    return Deck(text, name)


@cache
def shipped_deck(name: str) -> Deck:
    return Deck(shipped(name), name)


def standard_deck(edition: str = EDITION) -> Deck:
    return shipped_deck(FILES[edition].cards)


def deck_of(setup: Setup) -> Deck:
    own, edition = setup.custom, str(setup.options["edition"])
    return deck_from(own["deck"], "deck") if "deck" in own else standard_deck(edition)
