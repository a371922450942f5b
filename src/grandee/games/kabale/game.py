"""Kabale & Hiebe as the rest of Grandee knows it: options, data, words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from grandee.core.api import words_of
from grandee.core.game import LETTERS, Game, Paint, Setup, UnprintedFact, UnprintedPart, no_paint
from grandee.core.log_lines import LogLine
from grandee.core.options import AsManyAs, Below, Option, OptionSet, Value
from grandee.core.refusals import Message
from grandee.core.shapes import Shape
from grandee.core.state import State
from grandee.core.words import Words
from grandee.games.kabale import api, position, projection, shapes
from grandee.games.kabale.board import Drawing
from grandee.games.kabale.deck import Deck, read_deck, standard_deck
from grandee.games.kabale.declarations import DECLARATIONS
from grandee.games.kabale.engine.rules import KabaleRules
from grandee.games.kabale.engine.scoring import REASONS, UNCHANGED
from grandee.games.kabale.engine.state import Kabale
from grandee.games.kabale.facts import facts_for
from grandee.games.kabale.goals import goals
from grandee.games.kabale.invariants import check
from grandee.games.kabale.log_lines import LogLines
from grandee.games.kabale.messages import goal_name
from grandee.games.kabale.numbers import half
from grandee.games.kabale.position_reader import read

OPTIONS = OptionSet(
    [
        Option("players", "number", 4, low=2, high=6, rules=("KH-SET-1",)),
        Option("first_seat", "number", 0, low=0, high=5, rules=("KH-SET-5",)),
        Option("colours", "list", (), choices=goals().colours, rules=("KH-SET-2",)),
        Option("deck", "file", "", rules=("KH-SET-2",)),
        Option("round_end_check", "choice", "locked", choices=("locked", "after_resolution"), rules=("KH-END-1",)),
        Option("disguise_stack", "choice", "separate", choices=("separate", "single_slot"), rules=("KH-DIS-8",)),
        Option("doppelganger_copies", "choice", "base", choices=("base", "changed"), rules=("KH-DOP-5",)),
        Option("number_floor", "choice", "0", choices=("0", "none"), rules=("KH-NUM-3",)),
        Option("witch_double", "choice", "removed", choices=("removed", "spared"), rules=("KH-WIT-5",)),
    ],
    [Below("first_seat", "players"), AsManyAs("colours", "players")],
    {
        "rulebook": {},
        "other-readings": {
            "round_end_check": "after_resolution",
            "disguise_stack": "single_slot",
            "doppelganger_copies": "changed",
            "number_floor": "none",
            "witch_double": "spared",
        },
    },
)


@lru_cache(maxsize=32)
def rules_for(options: tuple[tuple[str, Value], ...], deck: Deck) -> KabaleRules:
    return KabaleRules(facts_for(dict(options), deck), DECLARATIONS.select(dict(options)), deck.ids)


class KabaleGame(Game):
    id = "kabale"
    package = "grandee.games.kabale"
    spec = "kabale.md"
    prefix = "KH"
    options = OPTIONS
    declarations = DECLARATIONS
    moves_a_seat = 35
    position_keys = position.KEYS
    types = api.TYPES

    def set_up(self, given: Mapping[str, object], preset: str = "", custom: Mapping[str, str] | None = None) -> Setup:
        options = OPTIONS.resolve(given, preset)
        if custom and "deck" in custom:
            deck = custom_deck(custom["deck"])
        else:
            deck = read_deck(str(options["deck"]))
        options["deck"] = ""  # the deck itself is what counts, not where it lay
        own = {} if deck is standard_deck() else {"deck": deck.text}
        return Setup(self, options, rules_for(tuple(options.items()), deck), own)

    def digests(self, setup: Setup) -> dict[str, str]:
        return {"deck": deck_of(setup).digest}

    def describe(self, setup: Setup, state: State) -> dict[str, Any]:
        return words_of(self.view(setup, state))

    def view(self, setup: Setup, state: State) -> api.View:
        assert isinstance(state, Kabale)
        return position.write(state, deck_of(setup).ids)

    def position(self, setup: Setup, table: Mapping[str, Any], seed: bytes) -> State:
        return read(setup, table, deck_of(setup), seed)

    def check(self, state: State) -> None:
        assert isinstance(state, Kabale)
        check(state)

    def shapes(self, setup: Setup) -> Mapping[str, Shape]:
        return shapes.shapes(setup, deck_of(setup))

    def shape_of(self, setup: Setup, kind: str) -> Shape:
        if kind in ("seat", "decision"):
            return super().shape_of(setup, kind)
        return shapes.shape_of(setup, deck_of(setup), kind)

    def word(self, setup: Setup, kind: str, number: int) -> str:
        match kind:
            case "seat":
                return LETTERS[number]
            case "column":
                return f"c{number + 1}"
            case "card":
                return deck_of(setup).ids[number]
            case "goal":
                return goals().ids[number]
            case "half":
                return f"{number / 2:g}"
            case "base":
                return "same" if number == UNCHANGED else f"{number / 2:g}"
            case "reason":
                return REASONS[number]
            case "decision":
                return setup.rules.steps[number].word
        return str(number)

    def message_argument(self, setup: Setup, kind: str, number: int) -> object:
        match kind:
            case "card":
                return f"card-{deck_of(setup).ids[number]}" if number >= 0 else "card-unknown"
            case "goal":
                return goal_name(number)
            case "column":
                return number + 1
            case "half":
                return half(number)
            case "base":
                return "same" if number == UNCHANGED else half(number)
            case "reason":
                return f"reason-{REASONS[number]}"
            case "number":
                return number
        return self.word(setup, kind, number)

    def board(
        self,
        setup: Setup,
        view: State,
        words: Words,
        names: list[str],
        paint: Paint = no_paint,
        width: int = 80,
    ) -> str:
        assert isinstance(view, Kabale)
        return Drawing(view, deck_of(setup).ids, words, paint, width).picture(names, colours_of(setup))

    def projection(self, setup: Setup, view: State) -> api.Projection:
        assert isinstance(view, Kabale)
        return projection.projection(view)

    def facts(self, setup: Setup, view: State | None = None) -> api.Facts:
        return projection.facts(setup, colours_of(setup))

    def card_facts(self, setup: Setup) -> Mapping[str, api.CardInfo]:
        return projection.card_facts(deck_of(setup))

    def log_lines(
        self, setup: Setup, rows: list[list[int]], reader: int | None, names: Sequence[str], mover: int = -1
    ) -> list[LogLine]:
        return LogLines(setup, reader, names).lines(rows, mover)

    def card_text(self, setup: Setup, card: str, words: Words) -> str:
        deck = deck_of(setup)
        if card not in deck.ids:
            return ""
        return " ".join(words.render(sentence) for sentence in deck.cards[deck.ids.index(card)].sentences())

    def unprinted(self, setup: Setup) -> list[UnprintedPart]:
        return [
            UnprintedPart(Message(f"card-{card.id}"), card.source, 1)
            for card in standard_deck().cards
            if card.source != "rulebook"
        ]

    def provenance(self) -> list[UnprintedFact]:
        facts = [UnprintedFact("cards.toml", card.id, card.source) for card in standard_deck().cards]
        facts += [
            UnprintedFact("goals.toml", f"colour {colour}", source)
            for colour, source in zip(goals().colours, goals().colours_source, strict=True)
        ]
        return [fact for fact in facts if fact.source != "rulebook"]


def colours_of(setup: Setup) -> tuple[str, ...]:
    """The colours of the seats, in their order."""
    colours = setup.options["colours"] or goals().colours
    assert isinstance(colours, tuple)
    return colours


def deck_of(setup: Setup) -> Deck:
    return custom_deck(setup.custom["deck"]) if "deck" in setup.custom else standard_deck()


@lru_cache(maxsize=8)
def custom_deck(text: str) -> Deck:
    return Deck(text, "deck")


GAME = KabaleGame()
