"""Which cards a set-up is played with."""

from __future__ import annotations

from collections.abc import Mapping

from grandee.core.game import Setup
from grandee.core.options import Value
from grandee.games.el_grande.deck import COLONIES, Deck, deck_from, standard_deck
from grandee.games.el_grande.deck_colonies import deck_with_colonies
from grandee.games.el_grande.deck_intrigue import intrigue_deck_from, shipped_intrigue_deck


def deck_for(options: Mapping[str, Value], own: Mapping[str, str], name: str = "deck") -> Deck:
    """The deck of the user's own, or the shipped one: of the edition, or of King & Intrigue (KI-2). With the colonies
    piles 6 and 7 join (GI-BASE-2)."""
    if options["king_intrigue"]:
        with_colonies = bool(options[COLONIES])  # GI-KI-1, GI-KI-6
        return (
            intrigue_deck_from(own["deck"], name, with_colonies)
            if "deck" in own
            else shipped_intrigue_deck(with_colonies)
        )
    if options[COLONIES]:
        return deck_with_colonies(own["deck"], name) if "deck" in own else deck_with_colonies()
    return deck_from(own["deck"], name) if "deck" in own else standard_deck(str(options["edition"]))


def deck_of(setup: Setup) -> Deck:
    return deck_for(setup.options, setup.custom)
