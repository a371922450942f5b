"""The play cards: those that are shipped, in data/cards.toml, or a deck of the user's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from grandee.core.game import Setup
from grandee.core.refusals import BadInput, Message, nearest
from grandee.core.toml import Source, digest, parse, read_at, read_struct, rows_at
from grandee.games.legends.effects import ABILITIES, PARTS, CardAbility, CardPart
from grandee.games.legends.engine import sizes
from grandee.games.legends.files import ID, LONGEST_ID, LegendsFault, check_id, shipped

RULE_KEYS = ("id", "adjective", "players", "ability", "action", "either")  # what a game with the deck depends on
MOST_TAKEN = {2: 22, 3: 30, 4: 32}  # cards in a leg, by players (section 1.2 of the spec)


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a deck says of itself."""

    id: object = ""
    title: Annotated[str, Meta(max_length=200)] = ""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as its table in the file."""

    id: str
    source: Source
    ability: object = None
    adjective: str = ""
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    action: list[object] | None = None
    either: list[object] | None = None
    rules: list[str] = []


@dataclass(frozen=True)
class Card:
    """One play card."""

    id: str
    adjective: str
    players: int  # at least so many
    abilities: tuple[CardAbility, ...]
    parts: tuple[CardPart, ...]  # one or two
    is_either: bool  # one of them, not all
    rules: tuple[str, ...]
    source: str

    def ability_text(self) -> list[Message]:
        return [ability.text() for ability in self.abilities]

    def action_text(self) -> Message:
        """What it lets its player do."""
        said = [part.text() for part in self.parts]
        if len(said) == 1:
            return said[0]
        return Message("text-either" if self.is_either else "text-then", one=said[0], other=said[1])

    def sentences(self) -> list[Message]:
        return [*self.ability_text(), self.action_text()]


class Deck:
    """All play cards. Wholly checked when it is read."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        table = parse(text, name, ("deck", "card"))
        if "deck" in table:
            read_at(table, "deck", Head, name)
        rows = rows_at(table, "card", Row, name)
        if len(rows) > sizes.CARDS:
            raise BadInput(f"{name}, card", "bad-too-many", given=len(rows), most=int(sizes.CARDS))
        self.ids: list[str] = []
        for place, row in enumerate(rows, 1):
            self.ids.append(check_id(row.get("id"), self.ids, f"{name}, card {place}, id"))
        self.cards = [self.read_card(row) for row in rows]
        self.adjectives = self.all_adjectives()
        for players, taken in MOST_TAKEN.items():
            used = sum(card.players <= players for card in self.cards)
            if used < taken:
                raise LegendsFault(f"{name}, card", "bad-too-few-cards", given=used, needed=taken, players=players)
        self.digest = digest([{key: row.get(key) for key in RULE_KEYS} for row in rows])

    def where(self, card: str, key: str = "") -> str:
        return f"{self.name}, {card}" + (f", {key}" if key else "")

    def number(self, card: object, where: str) -> int:
        if card not in self.ids:
            raise BadInput(where, "bad-word", given=str(card), hint=nearest(str(card), self.ids))
        return self.ids.index(str(card))

    def read_card(self, given: Mapping[str, Any]) -> Card:
        row = read_struct(given, Row, self.where(str(given["id"])))
        if row.adjective and (not ID.fullmatch(row.adjective) or len(row.adjective) > LONGEST_ID):
            raise LegendsFault(
                self.where(row.id, "adjective"), "bad-id", given=row.adjective[:LONGEST_ID], most=LONGEST_ID
            )
        entries = [] if row.ability is None else row.ability if isinstance(row.ability, list) else [row.ability]
        abilities = tuple(ABILITIES.read(entry, self.where(row.id, "ability")) for entry in entries)
        return Card(
            row.id,
            row.adjective,
            row.players,
            abilities,
            self.read_parts(row),
            row.either is not None,
            tuple(row.rules),
            row.source,
        )

    def read_parts(self, row: Row) -> tuple[CardPart, ...]:
        """The action: one part, or two in order, or one of two."""
        if (row.action is None) == (row.either is None):
            raise LegendsFault(self.where(row.id), "bad-action")
        key, entries = ("action", row.action) if row.action is not None else ("either", row.either)
        if not entries or len(entries) > 2 or (key == "either" and len(entries) != 2):
            needed = "2" if key == "either" else "1, 2"
            raise BadInput(self.where(row.id, key), "bad-length", given=len(entries or []), needed=needed)
        return tuple(PARTS.read(entry, self.where(row.id, key)) for entry in entries)

    def all_adjectives(self) -> list[str]:
        """Those in names of cards; an ability may speak of no others."""
        known = list(dict.fromkeys(card.adjective for card in self.cards if card.adjective))
        for card in self.cards:
            for ability in card.abilities:
                if ability.adjective() and ability.adjective() not in known:
                    hint = nearest(ability.adjective(), known)
                    where = self.where(card.id, f"ability, {ability.word}")
                    raise BadInput(where, "bad-word", given=ability.adjective(), hint=hint)
        return known


@cache
def standard_deck() -> Deck:
    return Deck(shipped("cards.toml"), "cards.toml")


@lru_cache(maxsize=256)  # every look at a table with a deck of its own asks for it
def deck_from(text: str, name: str = "deck") -> Deck:
    return Deck(text, name)


def deck_of(setup: Setup) -> Deck:
    return deck_from(setup.custom["deck"]) if "deck" in setup.custom else standard_deck()


def ids(cards: int, deck: Deck) -> Sequence[str]:
    """The ids of a set of cards."""
    return [card for number, card in enumerate(deck.ids) if cards >> number & 1]
