"""What a scenario may expect of a position of El Grande, and the words of its events."""

from __future__ import annotations

from grandee.core.game import Setup
from grandee.core.shapes import ANYTHING, ListOf, Number, Numeral, Shape, TableOf, Word
from grandee.games.el_grande.deck import Deck
from grandee.games.el_grande.engine.rules import ElGrandeRules
from grandee.games.el_grande.engine.scoring import BONUSES
from grandee.games.el_grande.engine.sizes import POWERS
from grandee.games.el_grande.map import BOARDS, Map
from grandee.games.el_grande.position import EFFECT_CELLS, PILE_WORDS

MOST_POINTS = 100_000


def shapes(setup: Setup, deck: Deck, board: Map) -> dict[str, Shape]:
    """What each key of a position may hold."""
    letters, regions, rules = setup.letters, board.regions, setup.rules
    assert isinstance(rules, ElGrandeRules)
    seat, region, card = Word(letters), Word(regions), Word(deck.ids)
    power, caballeros = Number(1, int(POWERS)), Number(0, int(rules.facts.caballeros))
    numbers = TableOf(letters, caballeros)
    decisions = [step.word for step in setup.rules.steps if not step.automatic]
    return {
        "at": Word([*decisions, "over"]),
        "to_act": seat,
        "asked": ListOf(seat),
        "round": Number(1, 9),
        "first": seat,
        "active": Word([*letters, ""]),
        "king": region,
        "regions": TableOf(regions, numbers),
        "castillo": numbers,
        "court": numbers,
        "province": numbers,
        "score": TableOf(letters, Number(0, MOST_POINTS)),
        "grandes": TableOf(letters, region),
        "boards": TableOf(BOARDS, Word([*regions, "castillo", "off"])),
        "offer": ListOf(card),
        "card": Word([*deck.ids, ""]),
        "done": ListOf(Word(["place", "special"])),
        "hands": TableOf(letters, ListOf(power)),
        "power": TableOf(letters, power),
        "turned": ListOf(seat),
        "vetoes": TableOf(letters, ListOf(Word(["this", "next"]))),
        "piles": TableOf(PILE_WORDS, ListOf(card, ordered=True)),
        "dials": TableOf(letters, region),
        "revealed": TableOf(letters, region),
        "returning": TableOf([*regions, "court"], caballeros),
        "played": TableOf(letters, ListOf(power)),
        "taken_back": TableOf(letters, ListOf(ListOf(power), ordered=True)),
        "effect": TableOf(list(EFFECT_CELLS), Number(0, MOST_POINTS)),
    }


def shape_of(setup: Setup, deck: Deck, board: Map, kind: str) -> Shape:
    """What an argument of an event may be."""
    match kind:
        case "card":
            return Word(deck.ids)
        case "area":
            return Word([*board.regions, "castillo", "court", "off"])
        case "board" | "mode" | "power":
            return Word(setup.rules.space.words[kind])
        case "reason":
            return Word(BONUSES)
        case "number":
            return Numeral()
    return ANYTHING
