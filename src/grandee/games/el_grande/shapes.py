"""What a scenario may expect of a position of El Grande, and the words of its events."""

from __future__ import annotations

from grandee.core.game import Setup
from grandee.core.shapes import ANYTHING, ListOf, Number, Numeral, Shape, TableOf, Word
from grandee.games.el_grande.deck import Deck
from grandee.games.el_grande.engine.rules import ElGrandeRules
from grandee.games.el_grande.engine.scoring import BONUSES
from grandee.games.el_grande.engine.sizes import KING_PLACES, POWERS, ROOM
from grandee.games.el_grande.invariants import BLACK_CABALLEROS
from grandee.games.el_grande.map import BOARDS, Map
from grandee.games.el_grande.position import EFFECT_CELLS, FRANCE_PLACES, KEPT, LAID, LIMITS, PILE_WORDS, king_word
from grandee.games.el_grande.sizes import OFFICES

MOST_POINTS = 100_000


class PowerOrGrey(Shape):
    """A power card by its value, or a grey one by its word."""

    def __init__(self, greys: list[str]) -> None:
        self.grey, self.power = Word(greys), Number(1, int(POWERS))

    def check(self, given: object, where: str) -> None:
        (self.grey if isinstance(given, str) else self.power).check(given, where)


def shapes(setup: Setup, deck: Deck, board: Map) -> dict[str, Shape]:
    """What each key of a position may hold."""
    letters, regions, rules = setup.letters, board.regions, setup.rules
    assert isinstance(rules, ElGrandeRules)
    seat, region, card = Word(letters), Word(regions), Word(deck.ids)
    most = 10 * int(rules.facts.powers) if rules.facts.has_intrigue else int(POWERS)
    power, caballeros = Number(1, most), Number(0, int(rules.facts.caballeros))
    facts = rules.facts
    others = list(rules.others)
    numbers, counts = TableOf(letters, caballeros), TableOf([*letters, *others], caballeros)
    with_province = TableOf([*letters, *(others if facts.has_virtual else [])], caballeros)
    all_regions = board.regions_for(setup.options)
    taken = PowerOrGrey(deck.grey_ids) if facts.has_greys else power
    king_places = [king_word(regions, place) for place in range(int(KING_PLACES))] if facts.has_regency else regions
    if facts.has_sea:
        king_places = [*regions, "france"]
    decisions = [step.word for step in setup.rules.steps if not step.automatic]
    return {
        "at": Word([*decisions, "over"]),
        "to_act": seat,
        "asked": ListOf(seat),
        "round": Number(1, 9),
        "first": seat,
        "active": Word([*letters, ""]),
        "king": Word(king_places),
        "regions": TableOf(all_regions, counts),
        "castillo": counts,
        "court": numbers,
        "province": with_province,
        "score": TableOf(letters, Number(0, MOST_POINTS)),
        "grandes": TableOf(letters, Word([*all_regions, "castillo"])),
        "boards": TableOf(BOARDS, Word([*all_regions, "castillo", "off"])),
        "offer": ListOf(card),
        "card": Word([*deck.ids, ""]),
        "done": ListOf(Word(["place", "special"])),
        "hands": TableOf(letters, ListOf(power)),
        "power": TableOf([*letters, *others], power),
        "turned": ListOf(Word([*letters, *others])),
        "vetoes": TableOf(letters, ListOf(Word(["this", "next"]))),
        "piles": TableOf(PILE_WORDS, ListOf(card, ordered=True)),
        "dials": TableOf(letters, Word([*regions, "court", *(deck.ids if facts.has_intrigue else [])])),
        "revealed": TableOf(letters, region),
        "returning": TableOf([*all_regions, "court", *OFFICES], caballeros),
        "played": TableOf(letters, ListOf(taken)),
        "taken_back": TableOf(letters, ListOf(ListOf(taken), ordered=True)),
        "effect": TableOf(list(EFFECT_CELLS), Number(0, MOST_POINTS)),
        "removed": TableOf(PILE_WORDS, ListOf(card)),
        "france": TableOf(FRANCE_PLACES, Word([*letters, *others, ""])),
        "granada": Word(["muslim", "conquered"]),
        "church": Word([*letters, ""]),
        "extra": Word(["", "used"]),
        "limits": TableOf(list(LIMITS), Number(0, MOST_POINTS)),
        "drawn": Number(0, 9),
        "region_cards": ListOf(region, ordered=True),
        "virtual_powers": ListOf(power, ordered=True),
        "greys": TableOf(letters, ListOf(Word(deck.grey_ids))),
        "grey": TableOf(letters, Word(deck.grey_ids)),
        "grey_seen": TableOf(letters, ListOf(Word(deck.grey_ids))),
        "passed": TableOf(letters, Word(deck.grey_ids)),
        "laid_aside": TableOf(letters, ListOf(power)),
        "offices": TableOf(OFFICES, Word([*letters, *others, ""])),
        "strength": TableOf(letters, Number(1, 9)),
        "kept": TableOf(letters, ListOf(Word(list(KEPT)))),
        **dict.fromkeys(LAID, TableOf([*all_regions, "castillo"], Number(0, int(ROOM)))),
        **dict.fromkeys(("acting", "carried_out"), Word([*deck.ids, ""])),
        "turn_of": Word([*letters, ""]),
        "inquisitor": Word([*letters, ""]),
        "aside": Number(0, BLACK_CABALLEROS),
        "bonus_used": ListOf(seat),
        "gained_by": Word([*letters, ""]),
    }


def shape_of(setup: Setup, deck: Deck, board: Map, kind: str) -> Shape:
    """What an argument of an event may be."""
    match kind:
        case "card":
            return Word(deck.ids)
        case "area":
            return Word([*board.regions_for(setup.options), "castillo", "court", "off", "province", "aside"])
        case "king_place":
            return Word([king_word(board.regions, place) for place in range(int(KING_PLACES))])
        case "grey_card":
            return Word(deck.grey_ids)
        case "colour":
            return Word(setup.colours)
        case "board" | "mode" | "power" | "ki_card" | "taken" | "france_place" | "from_place" | "to_place" | "extra":
            return Word([word for word in setup.rules.space.words[kind] if word])
        case "reason":
            return Word(BONUSES)
        case "number":
            return Numeral()
    return ANYTHING
