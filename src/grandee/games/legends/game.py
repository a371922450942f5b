"""Eight-Minute Empire: Legends as the rest of Grandee knows it: options, data, words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from grandee.core.api import words_of
from grandee.core.game import LETTERS, Game, Paint, Setup, UnprintedFact, UnprintedPart, no_paint
from grandee.core.log_lines import LogLine
from grandee.core.options import AsManyAs, Excludes, Forces, Option, OptionSet, Value
from grandee.core.refusals import BadInput, Message
from grandee.core.shapes import Shape
from grandee.core.state import State
from grandee.core.toml import text_of
from grandee.core.words import Words
from grandee.games.legends import api, position, projection, shapes
from grandee.games.legends.board import Drawing
from grandee.games.legends.deck import Deck, deck_from, deck_of, standard_deck
from grandee.games.legends.declarations import DECLARATIONS, LEADERS, TOKENS
from grandee.games.legends.drawing import picture
from grandee.games.legends.engine import cells, sizes
from grandee.games.legends.engine.bidding import TIES
from grandee.games.legends.engine.rules import LegendsRules
from grandee.games.legends.engine.state import Legends
from grandee.games.legends.facts import facts_for
from grandee.games.legends.invariants import check
from grandee.games.legends.log_lines import LogLines
from grandee.games.legends.map import Map, map_from, map_of, standard_map
from grandee.games.legends.position_reader import Reader
from grandee.games.legends.random_map import random_map
from grandee.games.legends.segments import Segments, segments_from

COLOURS = ("red", "blue", "green", "yellow")
ENCOUNTERS = ("dragon", "portals", "rogues")
FILES = ("deck", "map", "segments")  # options that name a file

OPTIONS = OptionSet(
    [
        Option("players", "number", 4, low=2, high=4, rules=("EL-SET-1",)),
        Option("setup", "choice", "by_player", choices=("by_player", "random"), rules=("EL-SET-1",)),
        Option("setup_player", "choice", "A", choices=tuple("ABCD"), rules=("EL-SET-1",)),
        Option("layout", "choice", "t", choices=("t", "row"), rules=("EL-SET-2", "EL-ROW-1")),
        Option("matches", "choice", "1", choices=("1", "3"), rules=("EL-FULL-1",)),
        Option("discoveries", "switch", False, rules=("EL-DISC-1",)),
        Option("citadels", "switch", False, rules=("EL-CIT-1",)),
        Option("encounters", "list", (), choices=ENCOUNTERS, rules=("EL-ENC-1",), is_set=True),
        Option("leaders", "switch", False, rules=("EL-LEAD-1",)),
        Option("poison_swamp", "switch", False, rules=("EL-SWAMP-1",)),
        Option("bid_tie", "choice", "youngest", choices=("youngest", "die"), rules=("EL-BID-3", "EL-BID-7")),
        Option("age_order", "list", (), choices=tuple("ABCD"), rules=("EL-BID-5",)),
        Option("colours", "list", (), choices=COLOURS, rules=("EL-SET-8",)),
        Option("deck", "file", "", rules=("EL-SET-6",)),
        Option("map", "file", "", rules=("EL-SET-2",)),
        Option("segments", "file", "", rules=("EL-SET-2", "EL-SET-13")),
        Option("side_pairing", "choice", "table", choices=("table", "any_four_sides"), rules=("EL-SET-13",)),
        Option("desert_start", "choice", "linked_port", choices=("linked_port", "any_region"), rules=("EL-SEG-1",)),
        Option("tall_bridges", "choice", "drawn", choices=("drawn", "all_pairs"), rules=("EL-SEG-2",)),
        Option("bandit_king", "choice", "seed", choices=("seed", "english_first_printing"), rules=("EL-LEAD-BK-3",)),
        Option("bid_tie_pays", "choice", "winner", choices=("winner", "all_tied"), rules=("EL-BID-3",)),
        Option("swamp_taking", "choice", "mandatory", choices=("mandatory", "optional"), rules=("EL-SWAMP-2",)),
    ],
    [
        Forces({"poison_swamp": True}, {"discoveries": True}),
        *(Excludes({"setup_player": letter, "players": players}) for players in (2, 3) for letter in "ABCD"[players:]),
        AsManyAs("age_order", "players"),
        AsManyAs("colours", "players"),
    ],
    {
        "quick": {"setup": "random"},  # the first is what the page offers
        "rulebook": {},
        "everything": {
            "setup": "random",
            "discoveries": True,
            "citadels": True,
            "encounters": ENCOUNTERS,
            "leaders": True,
            "poison_swamp": True,
        },
        "full-game": {"setup": "random", "matches": "3"},
        "other-readings": {
            "bid_tie": "die",
            "bid_tie_pays": "all_tied",
            "swamp_taking": "optional",
            "side_pairing": "any_four_sides",
            "desert_start": "any_region",
            "tall_bridges": "all_pairs",
            "bandit_king": "english_first_printing",
        },
    },
)


@lru_cache(maxsize=32)
def rules_for(
    options: tuple[tuple[str, Value], ...], deck: Deck, board: Map, segments: Segments | None
) -> LegendsRules:
    values = dict(options)
    words = {
        "side": board.ids,
        "region": padded(board.regions, int(sizes.REGIONS)),
        "to": padded(board.regions, int(sizes.REGIONS)),
    }
    rules = LegendsRules(facts_for(values, deck, board, segments), DECLARATIONS.select(values), words)
    if segments:
        segments.check(rules)
    return rules


def check_ages(options: Mapping[str, Value]) -> None:
    """The order of ages names the seats that play (EL-BID-5)."""
    ages, players = options["age_order"], options["players"]
    assert isinstance(ages, tuple)
    assert isinstance(players, int)
    for letter in ages:
        if letter not in LETTERS[:players]:
            allowed = Message("allowed-list", words=", ".join(LETTERS[:players]))
            raise BadInput("option age_order", "bad-value", given=letter, allowed=allowed)


def file_name(file: Value) -> tuple[str, ...]:
    """The name of a file for those who read it, if there is one: text that came alone is read once for all."""
    return (str(file),) if file else ()


def padded(words: list[str], n: int) -> list[str]:
    """As many words as there can be: numbers of moves are the same for all maps. No id can be one of those added."""
    return [*words, *(f"-{number}" for number in range(len(words) + 1, n + 1))]


class LegendsGame(Game):
    id = "legends"
    package = "grandee.games.legends"
    spec = "eight-minute-legends.md"
    prefix = "EL"
    options = OPTIONS
    declarations = DECLARATIONS
    moves_a_seat = 60
    example_rule = "EL-MOVE-3"
    position_keys = (*position.KEYS, "left", "card")
    types = api.TYPES

    def set_up(self, given: Mapping[str, object], preset: str = "", custom: Mapping[str, str] | None = None) -> Setup:
        options = OPTIONS.resolve(given, preset)
        check_ages(options)
        own = dict(custom or {})
        for name in FILES:
            if options[name] and name not in own:
                own[name] = text_of(str(options[name]))
        deck = deck_from(own["deck"], *file_name(options["deck"])) if "deck" in own else standard_deck()
        board = map_from(own["map"], *file_name(options["map"])) if "map" in own else standard_map()
        board = board.read_with(options)
        segments = None
        if "segments" in own:
            segments = segments_from(own["segments"], board, str(options["segments"] or "segments"))
        options |= dict.fromkeys(FILES, "")  # the data themselves are what counts, not where they lay
        return Setup(self, options, rules_for(tuple(options.items()), deck, board, segments), own)

    def digests(self, setup: Setup) -> dict[str, str]:
        found = {"deck": deck_of(setup).digest, "map": map_of(setup).digest}
        if "segments" in setup.custom:  # none are shipped
            found["segments"] = segments_from(setup.custom["segments"], map_of(setup)).digest
        return found

    def describe(self, setup: Setup, state: State) -> dict[str, Any]:
        return words_of(self.view(setup, state))

    def view(self, setup: Setup, state: State) -> api.View:
        assert isinstance(state, Legends)
        return position.write(state, deck_of(setup), map_of(setup))

    def position(self, setup: Setup, table: Mapping[str, Any], seed: bytes) -> State:
        return Reader(setup, table, deck_of(setup), map_of(setup), seed).state()

    def check(self, state: State) -> None:
        assert isinstance(state, Legends)
        check(state)

    def shapes(self, setup: Setup) -> Mapping[str, Shape]:
        return shapes.shapes(setup, deck_of(setup), map_of(setup))

    def shape_of(self, setup: Setup, kind: str) -> Shape:
        if kind in ("seat", "decision"):
            return super().shape_of(setup, kind)
        return shapes.shape_of(setup, deck_of(setup), map_of(setup), kind)

    def word(self, setup: Setup, kind: str, number: int) -> str:
        match kind:
            case "seat":
                return LETTERS[number]
            case "colour":
                return position.NEUTRAL if number == sizes.NEUTRAL else LETTERS[number]
            case "card":
                return deck_of(setup).ids[number]
            case "island":
                return map_of(setup).islands[number]
            case "token":
                return TOKENS[number]
            case "leader":
                return LEADERS[number - 1]
            case "tie":
                return TIES[number]
            case "side" | "region" | "to" | "place" | "turn" | "part" | "taking" | "army" | "coin":
                return setup.rules.space.words[kind][number]
            case "position":
                return str(number + 1)
            case "decision":
                return setup.rules.steps[number].word
        return str(number)

    def message_argument(self, setup: Setup, kind: str, number: int) -> object:
        match kind:
            case "token" if number < 0:
                return "token-unknown"
            case (
                "card" | "island" | "token" | "leader" | "tie" | "side" | "place" | "part" | "taking" | "army" | "coin"
            ):
                return f"{kind}-{self.word(setup, kind, number)}"
            case "region" | "to":
                return f"region-{self.word(setup, kind, number)}"
            case "colour":
                return "neutral-army" if number == sizes.NEUTRAL else LETTERS[number]
            case "position":
                return number + 1
            case "number" | "coins" | "turn":
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
        assert isinstance(view, Legends)
        return Drawing(self.view(setup, view), view, map_of(setup), words, paint, width).picture(
            names, colours_of(setup)
        )

    def projection(self, setup: Setup, view: State) -> api.Projection:
        assert isinstance(view, Legends)
        return projection.projection(view, map_of(setup))

    def facts(self, setup: Setup, view: State | None = None) -> api.Facts:
        rules = setup.rules
        assert isinstance(rules, LegendsRules)
        return projection.facts(
            map_of(setup), int(rules.facts.turns), int(rules.facts.legs), colours_of(setup)[: setup.seats]
        )

    def card_facts(self, setup: Setup) -> Mapping[str, api.CardInfo]:
        return projection.card_facts(deck_of(setup))

    def log_lines(
        self, setup: Setup, rows: list[list[int]], reader: int | None, names: Sequence[str], mover: int = -1
    ) -> list[LogLine]:
        return LogLines(setup, reader, names).lines(rows)

    def cards(self, setup: Setup) -> list[str]:
        return deck_of(setup).ids

    def cards_on_the_table(self, setup: Setup, view: State) -> list[str]:
        seen = self.view(setup, view)
        return [card for card in seen.row if card]

    def card_text(self, setup: Setup, card: str, words: Words) -> str:
        deck = deck_of(setup)
        if card not in deck.ids:
            return ""
        return " ".join(words.render(said) for said in deck.cards[deck.ids.index(card)].sentences())

    def explain_move(self, setup: Setup, view: State, action: int, words: Words) -> str:
        """What a card does, where one is taken."""
        block = setup.rules.space.block_of(action)
        values = block.split(action)
        if block.word not in ("take_card", "extra_card") or not values:
            return ""
        card = view.cells[cells.ROW + values[0]] - 1
        return self.card_text(setup, deck_of(setup).ids[card], words) if card >= 0 else ""

    def draw(self, setup: Setup, seed: bytes | None, words: Words) -> str | None:
        return picture.picture(setup, seed, words)

    def random_data(self, name: str, seed: str) -> str | None:
        return random_map(seed) if name == "map" else None

    def unprinted(self, setup: Setup) -> list[UnprintedPart]:
        return [
            UnprintedPart(Message(f"card-{card.id}"), card.source, 1)
            for card in standard_deck().cards
            if card.source != "rulebook"
        ]

    def provenance(self) -> list[UnprintedFact]:
        deck, board = standard_deck(), standard_map()
        facts = [UnprintedFact("cards.toml", card.id, card.source) for card in deck.cards]
        facts += [UnprintedFact("map.toml", side.id, side.source) for side in board.sides]
        facts.append(UnprintedFact("map.toml", "sides of a segment", board.head.pairing_source))
        return [fact for fact in facts if fact.source != "rulebook"]


def colours_of(setup: Setup) -> tuple[str, ...]:
    """The colours of the seats, in their order."""
    colours = setup.options["colours"] or COLOURS
    assert isinstance(colours, tuple)
    return colours


GAME = LegendsGame()
