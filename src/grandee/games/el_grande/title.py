"""El Grande as the rest of Grandee knows it: options, data, words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from grandee.core.options import Excludes, Option, OptionSet, Value
from grandee.core.refusals import BadInput, Say
from grandee.core.state import State
from grandee.core.title import LETTERS, Fact, Paint, SetUp, Title, no_paint
from grandee.core.words import Words
from grandee.games.el_grande import outlook, position, speech
from grandee.games.el_grande.board import Drawing
from grandee.games.el_grande.consistency import check
from grandee.games.el_grande.deck import (
    ROUNDS,
    Deck,
    Map,
    deck_from,
    deck_of,
    facts_for,
    map_from,
    map_of,
    standard_deck,
    standard_map,
    text_of,
)
from grandee.games.el_grande.happenings import BONUSES
from grandee.games.el_grande.numbers import CHOOSE, PART
from grandee.games.el_grande.rules import ElGrandeRules
from grandee.games.el_grande.special import special_of
from grandee.games.el_grande.state import ACTIVE, OFFER, OFFERED, TURN_CARD, ElGrande
from grandee.games.el_grande.story import Story

COLOURS = ("brown", "blue", "yellow", "green", "red")
OPTIONS = OptionSet(
    [
        Option("edition", "choice", "1995", choices=("1995",), rules=("EG-COMP-5",)),
        Option("players", "number", 4, low=2, high=5, rules=("EG-3P-5", "EG-2P-19")),
        Option("start_seat", "choice", "random", choices=("random", *"ABCDE"), rules=("EG-SETUP-13",)),
        Option(
            "short_game",
            "choice",
            "none",
            choices=("none", "two_per_period", "six_rounds"),
            rules=("EG-SHORT-2", "EG-SHORT-3"),
        ),
        Option("tie_rule", "choice", "positional", choices=("positional", "sliding"), rules=("EG-SCORE-6",)),
        Option("placement_mandatory", "switch", True, rules=("EG-PLACE-3",)),
        Option("call_mandatory", "switch", True, rules=("EG-CALL-3",)),
        Option("veto_partial", "switch", True, rules=("EG-VETO-5",)),
        Option("eg95_banish_scope", "choice", "one", choices=("one", "each"), rules=("EG-CARD-BANISH-2",)),
        Option("eg95_court_crisis_split", "switch", False, rules=("EG-CARD-CRISIS-2",)),
        Option("deck", "file", "", rules=("EG-SETUP-3",)),
        Option("map", "file", "", rules=("EG-MAP-9",)),
    ],
    [Excludes(("start_seat", letter), ("players", players)) for players in (2, 3, 4) for letter in "ABCDE"[players:]],
    {
        "rulebook": {},
        "short": {"short_game": "two_per_period"},
        "six-rounds": {"short_game": "six_rounds"},
        "other-readings": {
            "tie_rule": "sliding",
            "placement_mandatory": False,
            "call_mandatory": False,
            "veto_partial": False,
            "eg95_banish_scope": "each",
            "eg95_court_crisis_split": True,
        },
    },
)


@lru_cache(maxsize=64)
def rules_for(options: tuple[tuple[str, Value], ...], deck: Deck, board: Map) -> ElGrandeRules:
    return ElGrandeRules(facts_for(dict(options), deck, board), board.regions, deck.modes)


def check_variants(deck: Deck) -> None:
    """What a deck says of options must be options with such values."""
    for row in deck.rows:
        if "variant" in row:
            try:
                OPTIONS.named(str(row["variant"]["option"])).read(row["variant"]["value"])
            except BadInput as fault:
                raise fault.inside(deck.where(row, "variant")) from None


class ElGrandeTitle(Title):
    id = "el-grande"
    package = "grandee.games.el_grande"
    spec = "el-grande.md"
    prefix = "EG"
    example_rule = "EG-KING-2"
    options = OPTIONS
    position_keys = position.KEYS

    def set_up(self, given: Mapping[str, object], preset: str = "", house: Mapping[str, str] | None = None) -> SetUp:
        options = OPTIONS.resolve(given, preset)
        own = dict(house or {})
        for name in ("deck", "map"):
            if options[name] and name not in own:
                own[name] = text_of(str(options[name]))
        deck = deck_from(own["deck"], str(options["deck"] or "deck")) if "deck" in own else standard_deck()
        board = map_from(own["map"], str(options["map"] or "map")) if "map" in own else standard_map()
        check_variants(deck)
        options |= {"deck": "", "map": ""}  # the data themselves are what counts, not where they lay
        return SetUp(self, options, rules_for(tuple(options.items()), deck, board), own)

    def digests(self, set_up: SetUp) -> dict[str, str]:
        return {"deck": deck_of(set_up).digest, "map": map_of(set_up).digest}

    def describe(self, set_up: SetUp, state: State) -> dict[str, Any]:
        assert isinstance(state, ElGrande)
        return position.write(state, deck_of(set_up), map_of(set_up))

    def position(self, set_up: SetUp, table: Mapping[str, Any], seed: bytes) -> State:
        return position.Reader(set_up, table, deck_of(set_up), map_of(set_up), seed).state()

    def check(self, state: State) -> None:
        assert isinstance(state, ElGrande)
        check(state)

    def understood(self, set_up: SetUp, state: State, move: str) -> str:
        """An action card may be named instead of its pile: `choose_card eg95_veto`."""
        word, _, card = move.partition(" ")
        deck = deck_of(set_up)
        if word == "choose_card" and card in deck.ids:
            for pile in range(5):
                if state.cells[OFFERED] >> pile & 1 and deck.ids[state.cells[OFFER + pile]] == card:
                    return f"choose_card pile_{pile + 1}"
        return move

    def word(self, set_up: SetUp, kind: str, number: int) -> str:
        match kind:
            case "seat" | "colour":
                return LETTERS[number]
            case "card":
                return deck_of(set_up).ids[number]
            case "area" | "region" | "source":
                return position.area_word(map_of(set_up).regions, number)
            case "board" | "mode" | "part" | "veto" | "pile":
                return set_up.rules.space.words[kind][number]
            case "power":
                return str(number + 1)
            case "reason":
                return BONUSES[number]
            case "decision":
                return set_up.rules.steps[number].word
        return str(number)

    def spoken(self, set_up: SetUp, kind: str, number: int) -> object:
        match kind:
            case "card":
                return f"card-{deck_of(set_up).ids[number]}" if number >= 0 else "card-unknown"
            case "area" | "region":
                return f"area-{self.word(set_up, 'area', number)}"
            case "source":
                return "area-court" if number == 9 else f"area-{self.word(set_up, 'area', number)}"
            case "board":
                return f"board-name-{self.word(set_up, kind, number)}"
            case "mode" | "part" | "veto" | "reason":
                return f"{kind}-{self.word(set_up, kind, number)}"
            case "power":
                return f"power-{number + 1}" if number >= 0 else "unknown-power"
            case "pile":
                return number + 1
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
        assert isinstance(view, ElGrande)
        board, deck = map_of(set_up), deck_of(set_up)
        drawing = Drawing(
            self.describe(set_up, view),
            {position.area_word(board.regions, area): outlook.paid(view, area) for area in range(10)},
            board.regions,
            set_up.letters,
            deck.calls,
            words,
            paint,
            width,
            {row["id"]: row.get("place", row["pile"]) for row in deck.rows},
            board.neighbours,
            ROUNDS[str(set_up.options["short_game"])][0],
            view.cells[TURN_CARD] == 0 or special_of(view).possible(view, view.cells[ACTIVE]),
        )
        return drawing.picture(names, COLOURS)

    def question(self, set_up: SetUp, view: State) -> Say:
        assert isinstance(view, ElGrande)
        return speech.question(self, set_up, view) or super().question(set_up, view)

    def explained(self, set_up: SetUp, view: State, action: int, words: Words) -> str:
        """What an action card does, where one is chosen."""
        if not CHOOSE <= action < PART:
            return ""
        return self.card_text(set_up, deck_of(set_up).ids[view.cells[OFFER + action - CHOOSE]], words)

    def numbers(self, set_up: SetUp, options: list[int]) -> list[int]:
        """A power card is chosen by its value, an action card by its pile, a number by itself."""
        block = set_up.rules.space.block_of(options[0]) if options else None
        if block is None or block.word not in ("play_power", "retrieve", "choose_card", "call", "court_n"):
            return super().numbers(set_up, options)
        counted_from = 0 if block.params[0].kind == "number" else 1
        return [action - block.at + counted_from for action in options]

    def details(self, set_up: SetUp, view: State, action: int) -> dict[str, object]:
        return speech.details(self, set_up, view, action)

    def outlook(self, set_up: SetUp, view: State) -> dict[str, Any]:
        assert isinstance(view, ElGrande)
        return outlook.outlook(set_up, view)

    def pays(self, set_up: SetUp, rows: list[list[int]]) -> dict[str, Any]:
        return outlook.pays(set_up, rows)

    def facts(self, set_up: SetUp) -> dict[str, Any]:
        return outlook.facts(set_up, COLOURS)

    def card_facts(self, set_up: SetUp) -> dict[str, dict[str, Any]]:
        return outlook.card_facts(set_up)

    def cards(self, set_up: SetUp) -> list[str]:
        return deck_of(set_up).ids

    def cards_on_the_table(self, set_up: SetUp, view: State) -> list[str]:
        described = self.describe(set_up, view)
        return [card for card in [described["card"], *described["offer"]] if card]

    def story(self, set_up: SetUp, rows: list[list[int]], reader: int, words: Words, names: list[str]) -> list[str]:
        return Story(set_up, reader, words, names).told(rows)

    def card_text(self, set_up: SetUp, card: str, words: Words) -> str:
        deck = deck_of(set_up)
        if card not in deck.ids:
            return ""
        row = deck.under(deck.rows[deck.ids.index(card)], set_up.options)
        return " ".join(words.say(said) for said in speech.card_sentences(row))

    def provenance(self) -> list[Fact]:
        deck, board = standard_deck(), standard_map()
        facts = [Fact("cards.toml", row["id"], row["source"]) for row in deck.rows]
        facts.append(Fact("cards.toml", "power, call", deck.power_source))
        facts += [Fact("map.toml", row["id"], row["source"]) for row in board.rows]
        facts += [Fact("map.toml", place, board.table[place]["source"]) for place in ("castillo", "board_8", "board_4")]
        facts += [Fact("map.toml", " – ".join(row["between"]), row["source"]) for row in board.table["border"]]
        facts.append(Fact("map.toml", "order of scoring", board.table["map"]["order_source"]))
        return [fact for fact in facts if fact.source != "rulebook"]


TITLE = ElGrandeTitle()
