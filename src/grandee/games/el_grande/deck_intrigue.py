"""The cards of King & Intrigue: those that are shipped, in data/cards-intrigue.toml, or a deck of the user's own.

Its kinds are the 18 cards that everybody plays, from the lowest value up, then the King card and the Intrigue card.
Cards of piles 6 and 7 may follow, which only Grand Inquisitor & Colonies brings (GI-KI-1).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from grandee.core.game import UnprintedFact, UnprintedPart
from grandee.core.refusals import BadInput, Message
from grandee.core.toml import Source, digest, parse, read_at, read_struct, rows_at
from grandee.games.el_grande.deck import (
    CHURCH_PILE,
    COLONIES,
    COLONY_PILE,
    MODES,
    Card,
    CardRow,
    Deck,
    DeckHead,
    Options,
)
from grandee.games.el_grande.deck_colonies import shipped_colony_cards
from grandee.games.el_grande.engine import sizes
from grandee.games.el_grande.files import ElGrandeFault, id_of, shipped

STEP = 10  # between the values (KI-3)
VALUES = [STEP * number for number in range(1, int(sizes.KI_CARDS) + 1)]
COMMON = ("highest", "lowest")  # whose are the King card and the Intrigue card (KI-14)
SHIPPED = "cards-intrigue.toml"
COLONY_KEYS = ("pile", "place", "copies", "variant", "up_to", "gold", "goods")  # the same of cards of the colonies
RULE_KEYS = ("id", "value", "call", "goes_to", "special", "players", "cards")  # what a game played with it depends on


class PlayedRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that everybody has (KI-3, KI-4)."""

    id: str
    value: int
    call: Annotated[int, Meta(ge=0, le=6)]
    source: Source
    special: object = None
    rules: list[str] = []
    worth: int = 0  # in hand, beyond the usual, in tenths of points: for bots


class CommonRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that goes to the highest or the lowest value (KI-5)."""

    id: str
    goes_to: Literal["highest", "lowest"]
    source: Source
    special: object = None
    rules: list[str] = []


class StrengthRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Caballero cards in use with so many players (KI-6)."""

    players: Annotated[int, Meta(ge=2, le=sizes.SEATS)]
    cards: list[Annotated[int, Meta(ge=1, le=9)]]
    source: Source


@dataclass(frozen=True)
class IntrigueCard(Card):
    """A card that is played, or the King or the Intrigue card; how many it places is a matter of a Caballero card."""

    call: int = -1

    def sentences(self) -> list[Message]:
        called = [Message("text-call", number=self.call)] if self.call >= 0 else []
        said = self.special.text()
        return [*called, Message("text-take_card_back") if said.message == "text-retrieve_power" else said]


@dataclass(frozen=True)
class TurningCard(Card):
    """A card for turning over another, which serves as a Veto too where both expansions are played (GI-KI-4)."""

    def sentences(self) -> list[Message]:
        return [*super().sentences(), Message("text-turn_card-veto")]


class IntrigueDeck(Deck):
    """All cards of King & Intrigue, wholly checked when they are read."""

    def __init__(self, text: str, name: str, added: Sequence[dict[str, Any]] = ()) -> None:
        """`added` are cards of the colonies, as far as this file has none of their piles."""
        self.text = text
        self.name = name
        table = parse(text, name, ("deck", "played", "common", "strength", "card"))
        self.head = read_at(table, "deck", DeckHead, name) if "deck" in table else DeckHead()
        self.rows = [*rows_at(table, "played", PlayedRow, name), *rows_at(table, "common", CommonRow, name)]
        colonies = rows_at(table, "card", CardRow, name)
        own_piles = [row.get("pile") for row in colonies]
        self.rows += [*colonies, *(row for row in added if row["pile"] not in own_piles)]
        self.strength_rows = rows_at(table, "strength", StrengthRow, name)
        self.ids = []
        for number, row in enumerate(self.rows, 1):
            self.ids.append(id_of(row, self.ids, f"{name}, card {number}"))
        self.modes: list[str] = []
        self.cards = [*self.read_played(), *self.read_common(), *self.read_colonies()]
        self.calls = [card.call for card in self.cards if isinstance(card, IntrigueCard) and card.call >= 0]
        self.worths = [int(row.get("worth", 0)) for row in self.rows if is_played(row)]
        self.modes = self.modes or MODES
        self.grey_rows = []
        self.greys = []
        self.grey_ids = []
        self.strength = self.read_strength()
        self.check_kept()
        in_front = [
            card.id
            for card in self.cards
            if any(each.is_veto for each in (card.special, *card.special.sides().values()))
        ]
        if len(in_front) > 1:  # else nobody could tell which of them lies in front of its player (KI-25)
            raise ElGrandeFault(self.where(in_front[1], "special"), "bad-many-vetoes")

    def read_played(self) -> list[Card]:
        """One of every value, in any order; they are kept by their values."""
        rows = [
            (given, read_struct(given, PlayedRow, self.where(given["id"]))) for given in self.rows if is_played(given)
        ]
        values = [row.value for _, row in rows]
        if sorted(values) != VALUES:
            raise ElGrandeFault(f"{self.name}, played", "bad-played", given=", ".join(map(str, values)) or "-")
        rows.sort(key=lambda each: each[1].value)
        self.rows = [*(given for given, _ in rows), *(given for given in self.rows if not is_played(given))]
        self.ids = [given["id"] for given in self.rows]
        return [self.card(row, row.call) for _, row in rows]

    def read_common(self) -> list[Card]:
        rows = [read_struct(given, CommonRow, self.where(given["id"])) for given in self.rows if is_common(given)]
        if [row.goes_to for row in rows] != list(COMMON):
            given = ", ".join(row.goes_to for row in rows)
            raise ElGrandeFault(f"{self.name}, common", "bad-common", given=given or "-")
        return [self.card(row, -1) for row in rows]

    def read_colonies(self) -> list[Card]:
        """No other pile is used (GI-KI-6)."""
        found = [self.read_card(given) for given in self.rows if not is_played(given) and not is_common(given)]
        for card in found:
            if card.pile < CHURCH_PILE or card.only != COLONIES:
                raise ElGrandeFault(self.where(card.id, "pile"), "bad-no-such-pile")
        return [TurningCard(**vars(card)) if card.special.stays == "turn" else card for card in found]

    def card(self, row: PlayedRow | CommonRow, call: int) -> IntrigueCard:
        card = IntrigueCard(row.id, 0, 0, 1, self.special(row.special, row.id), tuple(row.rules), row.source, call=call)
        for switch in card.special.needs():
            if switch != "king_intrigue":
                raise ElGrandeFault(
                    self.where(row.id, "special"), "bad-effect-needs", given=card.special.word, switch=switch
                )
        return card

    def read_strength(self) -> dict[int, list[int]]:
        """One row for each number of players, with as many cards, from the largest down (KI-6, KI-14)."""
        found: dict[int, list[int]] = {}
        for number, given in enumerate(self.strength_rows, 1):
            where = f"{self.name}, strength {number}"
            row = read_struct(given, StrengthRow, where)
            if row.players in found:
                raise BadInput(f"{where}, players", "bad-twice", given=str(row.players))
            if len(row.cards) != row.players:
                raise BadInput(f"{where}, cards", "bad-length", given=len(row.cards), needed=str(row.players))
            if row.cards != sorted(set(row.cards), reverse=True):
                raise ElGrandeFault(f"{where}, cards", "bad-strength", given=", ".join(map(str, row.cards)))
            found[row.players] = row.cards
        return found

    # -- what a record names it by, and what is not from a rulebook -------------------------------------

    def digest_for(self, options: Options) -> str:
        used = [row for row, card in zip(self.rows, self.cards, strict=True) if card.is_brought(options)]
        keys = (*RULE_KEYS, *COLONY_KEYS)
        return digest([{key: row[key] for key in keys if key in row} for row in [*used, *self.strength_rows]])

    def unprinted(self) -> list[UnprintedFact]:
        facts = [(card.id, card.source) for card in self.cards]
        facts += [(f"strength {row['players']}", str(row["source"])) for row in self.strength_rows]
        return [UnprintedFact(self.name, name, source) for name, source in facts if source != "rulebook"]

    def unprinted_in(self, options: Options) -> list[UnprintedPart]:
        used = [card.under(options) for card in self.cards if card.in_use(options)]
        parts = [UnprintedPart(Message(f"card-{card.id}"), card.source, card.copies) for card in used]
        parts += [
            UnprintedPart(Message("unprinted-strength"), str(row["source"]), 1)
            for row in self.strength_rows
            if row["players"] == options["players"]
        ]
        return [part for part in parts if part.source != "rulebook"]

    def check(self, options: Options) -> None:
        if options["players"] not in self.strength:
            raise ElGrandeFault(f"{self.name}, strength", "bad-no-strength", players=str(options["players"]))
        for pile in (CHURCH_PILE, COLONY_PILE):
            self.check_pile(pile, sum(card.number(options) for card in self.cards if card.pile == pile), 0, options)


def is_played(row: dict[str, Any]) -> bool:
    return "value" in row or "call" in row


def is_common(row: dict[str, Any]) -> bool:
    return "goes_to" in row


@lru_cache(maxsize=16)
def intrigue_deck_from(text: str, name: str, with_colonies: bool = False) -> IntrigueDeck:
    return IntrigueDeck(text, name, shipped_colony_cards().rows if with_colonies else ())


@cache
def shipped_intrigue_deck(with_colonies: bool = False) -> IntrigueDeck:
    return intrigue_deck_from(shipped(SHIPPED), SHIPPED, with_colonies)
