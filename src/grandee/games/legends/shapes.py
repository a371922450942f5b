"""What a scenario may expect of a position of Legends, and the words of its events."""

from __future__ import annotations

from grandee.core.game import Setup
from grandee.core.shapes import ANYTHING, Fields, ListOf, Number, Numeral, Shape, TableOf, Word
from grandee.games.legends.deck import Deck
from grandee.games.legends.declarations import LEADERS, PLACES, TOKENS, TURNS
from grandee.games.legends.engine.bidding import TIES
from grandee.games.legends.engine.facts import ARMIES
from grandee.games.legends.map import Map
from grandee.games.legends.position import NEUTRAL

MOST_COINS = 99
MOST_POINTS = 1000


def shapes(setup: Setup, deck: Deck, board: Map) -> dict[str, Shape]:
    """What each key of a position may hold."""
    letters, colours = setup.letters, [*setup.letters, NEUTRAL]
    seat, region, card, token = Word(letters), Word(board.regions), Word(deck.ids), Word(TOKENS)
    armies = Number(0, int(ARMIES))
    decisions = [step.word for step in setup.rules.steps if not step.automatic]
    lies = Word([f"{place} {turn}" for place in PLACES for turn in range(TURNS)])
    return {
        "at": Word([*decisions, "over"]),
        "to_act": seat,
        "asked": ListOf(seat),
        "active": seat,
        "layout": TableOf(board.ids, lies),
        "start": Word([*board.regions, ""]),
        "regions": TableOf(
            board.regions, Fields({"armies": TableOf(colours, armies), "cities": TableOf(letters, Number(0, 3))})
        ),
        "row": ListOf(Word([*deck.ids, ""]), ordered=True),
        "deck": ListOf(card, ordered=True),
        "cards": TableOf(letters, ListOf(card)),
        "coins": TableOf(letters, Number(0, MOST_COINS)),
        "supply": TableOf(letters, armies),
        "bids": TableOf(letters, Number(0, MOST_COINS)),
        "tokens": TableOf(TOKENS, region),
        "face_down": ListOf(region),
        "seen": TableOf(letters, ListOf(region)),
        "owned": TableOf(letters, ListOf(token)),
        "leaders": TableOf(letters, Word(LEADERS)),
        "captured": TableOf(letters, armies),
        "leg": Number(1, 3),
        "carried": TableOf(letters, Number(-MOST_POINTS, MOST_POINTS)),
    }


def shape_of(setup: Setup, deck: Deck, board: Map, kind: str) -> Shape:
    """What an argument of an event may be."""
    match kind:
        case "card":
            return Word(deck.ids)
        case "region":
            return Word(board.regions)
        case "island":
            return Word(board.islands)
        case "side":
            return Word(board.ids)
        case "token":
            return Word(TOKENS)
        case "leader":
            return Word(LEADERS)
        case "tie":
            return Word(TIES)
        case "colour":
            return Word([*setup.letters, NEUTRAL])
        case "place" | "turn" | "part":
            return Word(setup.rules.space.words[kind])
        case "number":
            return Numeral()
    return ANYTHING
