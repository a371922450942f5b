"""Kabale & Hiebe as the rest of Grandee knows it: options, data, words."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from typing import Any

from grandee.core.options import AsManyAs, Below, Option, OptionSet, Value
from grandee.core.refusals import Say
from grandee.core.state import State
from grandee.core.title import LETTERS, Fact, Paint, SetUp, Title, no_paint
from grandee.core.words import Words
from grandee.games.kabale import outlook, position
from grandee.games.kabale.board import Drawing
from grandee.games.kabale.deck import Deck, facts_for, goals, read_deck, standard_deck
from grandee.games.kabale.happenings import REASONS, UNCHANGED
from grandee.games.kabale.numbers import PLACE_CARD, SWAP, SWAP_SKIP, TRAITOR
from grandee.games.kabale.rules import KabaleRules
from grandee.games.kabale.speech import card_sentences, goal_name, half
from grandee.games.kabale.state import GOAL, Kabale
from grandee.games.kabale.story import Story

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
    return KabaleRules(facts_for(dict(options), deck), deck.ids)


class KabaleTitle(Title):
    id = "kabale"
    package = "grandee.games.kabale"
    spec = "kabale.md"
    prefix = "KH"
    options = OPTIONS
    position_keys = position.KEYS

    def set_up(self, given: Mapping[str, object], preset: str = "", house: Mapping[str, str] | None = None) -> SetUp:
        options = OPTIONS.resolve(given, preset)
        if house and "deck" in house:
            deck = house_deck(house["deck"])
        else:
            deck = read_deck(str(options["deck"]))
        options["deck"] = ""  # the deck itself is what counts, not where it lay
        own = {} if deck is standard_deck() else {"deck": deck.text}
        return SetUp(self, options, rules_for(tuple(options.items()), deck), own)

    def digests(self, set_up: SetUp) -> dict[str, str]:
        return {"deck": deck_of(set_up).digest}

    def describe(self, set_up: SetUp, state: State) -> dict[str, Any]:
        assert isinstance(state, Kabale)
        return position.write(state, deck_of(set_up).ids)

    def position(self, set_up: SetUp, table: Mapping[str, Any], seed: bytes) -> State:
        return position.read(set_up, table, deck_of(set_up), seed)

    def check(self, state: State) -> None:
        assert isinstance(state, Kabale)
        position.check(state)

    def word(self, set_up: SetUp, kind: str, number: int) -> str:
        match kind:
            case "seat":
                return LETTERS[number]
            case "column":
                return f"c{number + 1}"
            case "card":
                return deck_of(set_up).ids[number]
            case "goal":
                return goals().ids[number]
            case "half":
                return f"{number / 2:g}"
            case "base":
                return "same" if number == UNCHANGED else f"{number / 2:g}"
            case "reason":
                return REASONS[number]
            case "decision":
                return set_up.rules.steps[number].word
        return str(number)

    def spoken(self, set_up: SetUp, kind: str, number: int) -> object:
        match kind:
            case "card":
                return f"card-{deck_of(set_up).ids[number]}" if number >= 0 else "card-unknown"
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
        return self.word(set_up, kind, number)

    def board(
        self,
        set_up: SetUp,
        view: State,
        words: Words,
        names: list[str],
        paint: Paint = no_paint,
        width: int = 80,
    ) -> str:
        assert isinstance(view, Kabale)
        return Drawing(view, deck_of(set_up).ids, words, paint, width).picture(names, colours_of(set_up))

    def question(self, set_up: SetUp, view: State) -> Say:
        step = view.step_number()
        if step == PLACE_CARD:
            return super().question(set_up, view)
        here: dict[str, object] = {"column": view.about() + 1}
        if step == TRAITOR:
            here["goal"] = goal_name(view.cells[GOAL + view.about()])
        return Say(f"prompt-{set_up.rules.steps[step].word}", **here)

    def details(self, set_up: SetUp, view: State, action: int) -> dict[str, object]:
        return {"goal": goal_name(view.cells[GOAL + action - SWAP])} if SWAP <= action < SWAP_SKIP else {}

    def outlook(self, set_up: SetUp, view: State) -> dict[str, Any]:
        assert isinstance(view, Kabale)
        return outlook.outlook(view)

    def facts(self, set_up: SetUp) -> dict[str, Any]:
        return outlook.facts(set_up, colours_of(set_up))

    def card_facts(self, set_up: SetUp) -> dict[str, dict[str, Any]]:
        return outlook.card_facts(deck_of(set_up))

    def story(self, set_up: SetUp, rows: list[list[int]], reader: int, words: Words, names: list[str]) -> list[str]:
        return Story(set_up, reader, words, names).told(rows)

    def card_text(self, set_up: SetUp, card: str, words: Words) -> str:
        deck = deck_of(set_up)
        return " ".join(words.say(say) for say in card_sentences(deck, card)) if card in deck.ids else ""

    def provenance(self) -> list[Fact]:
        facts = [Fact("cards.toml", row["id"], row["source"]) for row in standard_deck().rows]
        table = tomllib.loads(resources.files(__package__).joinpath("data/goals.toml").read_text("utf-8"))
        facts += [
            Fact("goals.toml", f"colour {colour}", source)
            for colour, source in zip(table["colours"], table["colours_source"], strict=True)
        ]
        return [fact for fact in facts if fact.source != "rulebook"]


def colours_of(set_up: SetUp) -> tuple[str, ...]:
    """The colours of the seats, in their order."""
    colours = set_up.options["colours"] or goals().colours
    assert isinstance(colours, tuple)
    return colours


def deck_of(set_up: SetUp) -> Deck:
    return house_deck(set_up.house["deck"]) if "deck" in set_up.house else standard_deck()


@lru_cache(maxsize=8)
def house_deck(text: str) -> Deck:
    return Deck(text, "deck")


TITLE = KabaleTitle()
