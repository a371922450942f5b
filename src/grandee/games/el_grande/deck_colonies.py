"""Piles 6 and 7 of Grand Inquisitor & Colonies, in data/cards-colonies.toml, beside the piles of a deck of 1995."""

from __future__ import annotations

from functools import cache, lru_cache

from grandee.core.game import UnprintedFact
from grandee.core.toml import parse, read_at, rows_at
from grandee.games.el_grande.deck import CardRow, Deck, DeckHead
from grandee.games.el_grande.files import EDITION, FILES, shipped

SHIPPED = "cards-colonies.toml"


class ColonyCards:
    """What is shipped of both piles; a deck reads and checks the rows."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        table = parse(text, name, ("deck", "card"))
        self.head = read_at(table, "deck", DeckHead, name)
        self.rows = rows_at(table, "card", CardRow, name)

    def unprinted(self) -> list[UnprintedFact]:
        """All that is not from a rulebook."""
        facts = [(str(row["id"]), str(row["source"])) for row in self.rows]
        facts.append(("number of copies", self.head.copies_source))
        return [UnprintedFact(self.name, name, source) for name, source in facts if source != "rulebook"]


@cache
def shipped_colony_cards() -> ColonyCards:
    return ColonyCards(shipped(SHIPPED), SHIPPED)


@lru_cache(maxsize=16)
def deck_with_colonies(text: str = "", name: str = "") -> Deck:
    """A deck of the user's own, or the shipped one, with the shipped cards of the piles that it has not."""
    file = FILES[EDITION].cards
    return Deck(text or shipped(file), name or file, shipped_colony_cards().rows)
