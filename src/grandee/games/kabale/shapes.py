"""What a scenario may expect of a position of Kabale & Hiebe, and the words of its events."""

from __future__ import annotations

from grandee.core.game import Setup
from grandee.core.shapes import ANYTHING, Fields, ListOf, Number, Numeral, Shape, Switch, TableOf, Word
from grandee.games.kabale.deck import Deck
from grandee.games.kabale.effects import KabaleFault
from grandee.games.kabale.engine.facts import ROUNDS
from grandee.games.kabale.engine.scoring import REASONS
from grandee.games.kabale.goals import goals


class TableCard(Shape):
    """A card on the table, such as `B queen* seen`."""

    def __init__(self, setup: Setup, deck: Deck) -> None:
        self.setup = setup
        self.deck = deck

    def check(self, given: object, where: str) -> None:
        parts = given.split() if isinstance(given, str) else []
        if len(parts) < 2:
            raise KabaleFault(where, "bad-table-card", given=str(given))
        owner, kind, *rest = parts
        self.setup.seat(owner, where)
        self.deck.kind(kind.removesuffix("*"), where)
        while rest:
            match rest:
                case ["under" | "seen", *rest]:
                    pass
                case ["held", "0" | "1", *rest]:
                    pass
                case ["not", kinds, *rest]:
                    for word in kinds.split(","):
                        self.deck.kind(word, where)
                case _:
                    raise KabaleFault(where, "bad-table-card", given=str(given))


def columns(setup: Setup) -> list[str]:
    return [f"c{i + 1}" for i in range(setup.seats)]


def shapes(setup: Setup, deck: Deck) -> dict[str, Shape]:
    """What each key of a position may hold."""
    seat, column, goal = Word(setup.letters), Word(columns(setup)), Word([*goals().ids, ""])
    cards = TableOf(setup.letters, ListOf(Word(deck.ids)))
    decisions = [step.word for step in setup.rules.steps if not step.automatic]
    laid = ListOf(TableCard(setup, deck), ordered=True)
    return {
        "at": Word([*decisions, "over"]),
        "to_act": seat,
        "column": column,
        "round": Number(1, int(ROUNDS)),
        "active": seat,
        "ended": Switch(),
        "columns": TableOf(columns(setup), Fields({"goal": goal, "closed": Switch(), "cards": laid})),
        "hands": cards,
        "decks": TableOf(setup.letters, ListOf(Word(deck.ids), ordered=True)),
        "discards": cards,
        "won": TableOf(setup.letters, ListOf(Word(goals().ids))),
        "goal_deck": ListOf(Word(goals().ids), ordered=True),
        "recycled": cards,
        "travelled": cards,
        "fewest_held": TableOf(setup.letters, Number(0, 7)),
    }


def shape_of(setup: Setup, deck: Deck, kind: str) -> Shape:
    """What an argument of an event may be."""
    match kind:
        case "column":
            return Word(columns(setup))
        case "card":
            return Word(deck.ids)
        case "goal":
            return Word(goals().ids)
        case "reason":
            return Word(REASONS)
        case "number" | "half":
            return Numeral()
        case "base":
            return Numeral("same")
    return ANYTHING
