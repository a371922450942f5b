"""El Grande as the rest of Grandee knows it: options, data, words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from grandee.core.api import Payments, words_of
from grandee.core.game import LETTERS, Game, Paint, Setup, UnprintedFact, UnprintedPart, no_paint
from grandee.core.log_lines import LogLine
from grandee.core.options import Condition, Excludes, Forces, OnlyWhere, Option, OptionSet, Value
from grandee.core.refusals import BadInput, IllegalMove, Message
from grandee.core.shapes import Shape
from grandee.core.state import State
from grandee.core.toml import text_of
from grandee.core.words import Words
from grandee.games.el_grande import api, messages, position, projection, shapes
from grandee.games.el_grande.board import Drawing
from grandee.games.el_grande.board_scene import Scene, calls_by_value, placed_by
from grandee.games.el_grande.deck import VETERANS, Deck, standard_deck
from grandee.games.el_grande.deck_colonies import shipped_colony_cards
from grandee.games.el_grande.deck_intrigue import shipped_intrigue_deck
from grandee.games.el_grande.decks import deck_for, deck_of
from grandee.games.el_grande.declarations import DECLARATIONS
from grandee.games.el_grande.engine import actions, cells, events, refusals, sizes, steps
from grandee.games.el_grande.engine.rules import ElGrandeRules
from grandee.games.el_grande.engine.scoring import BONUSES
from grandee.games.el_grande.engine.special import special_of
from grandee.games.el_grande.engine.state import ElGrande
from grandee.games.el_grande.facts import ROUNDS, facts_for
from grandee.games.el_grande.files import EDITION, FILES
from grandee.games.el_grande.invariants import check, members
from grandee.games.el_grande.log_lines import LogLines
from grandee.games.el_grande.map import Map, map_from, map_of, standard_map
from grandee.games.el_grande.position_reader import Reader
from grandee.games.el_grande.reasons import TABOO

COLOURS = ("brown", "blue", "yellow", "green", "red")  # of the seats: only names, for rules know seats (EG-SETUP-15)
OF_POWER_CARDS = (events.ROUND_STARTED, events.POWER_PLAYED, events.TURN_STARTED)
IN_2023: Condition = {"edition": "2023"}
VARIANTS_OF_1995 = ("home_region_advantage", "movement_limits", "france", "granada", "church")
VARIANTS_WITH_EXPANSIONS = ("home_region_advantage", "movement_limits", "granada")  # GI-MIX-2, KI-MIX-1
GRAND_INQUISITOR: Condition = {"grand_inquisitor": True}
KING_AND_INTRIGUE: Condition = {"king_intrigue": True}
ONLY_1995 = (*VARIANTS_OF_1995, "eg95_banish_scope", "eg95_court_crisis_split")
OF_COLONIES = {  # readings of the rulebook
    "gi_token_pickup_present": "GI-TOK-6",
    "gi_once_per_turn_includes_sea": "GI-TURN-5",
    "gi_token_any_turn": "GI-TOK-5",
    "gi_after_castillo_keep": "GI-P7-AFT-2",
}
ONLY_2023 = ("merge_piles_2_3", "new_regency", "veteran_cards", "shift_of_power")
EVERY_MODULE: Condition = {"new_regency": True, "veteran_cards": VETERANS, "shift_of_power": True}

OPTIONS = OptionSet(
    [
        Option("edition", "choice", EDITION, choices=tuple(FILES), rules=("EG-COMP-4", "EG-COMP-5")),
        Option("players", "number", 4, low=2, high=5, rules=("EG-3P-5", "EG-2P-19")),
        Option("start_seat", "choice", "random", choices=("random", *"ABCDE"), rules=("EG-SETUP-12", "EG-SETUP-13")),
        Option(
            "short_game",
            "choice",
            "none",
            choices=("none", "two_per_period", "six_rounds"),
            rules=("EG-SHORT-1", "EG-SHORT-2", "EG-SHORT-3"),
        ),
        Option(
            "tie_rule",
            "choice",
            "positional",
            choices=("positional", "sliding"),
            default_when=[(IN_2023, "sliding")],
            rules=("EG-SCORE-6",),
        ),
        Option(
            "placement_mandatory", "switch", True, default_when=[(IN_2023, False)], rules=("EG-PLACE-2", "EG-PLACE-3")
        ),
        Option("call_mandatory", "switch", True, default_when=[(IN_2023, False)], rules=("EG-CALL-2", "EG-CALL-3")),
        Option("veto_partial", "switch", True, default_when=[(IN_2023, False)], rules=("EG-VETO-4", "EG-VETO-5")),
        Option("merge_piles_2_3", "switch", False, rules=("EG-2P-3", "EG-3P-2")),
        Option("new_regency", "switch", False, rules=("EG-REG-1",)),
        Option("veteran_cards", "list", (), choices=VETERANS, is_set=True, rules=("EG-VTRN-1",)),
        Option("shift_of_power", "switch", False, rules=("EG-SHIFT-1",)),
        Option("retrieve_grey", "choice", "current", choices=("current", "any"), rules=("EG-SHIFT-9",)),
        Option("home_region_advantage", "switch", False, rules=("EG-HOME-1",)),
        Option("movement_limits", "switch", False, rules=("EG-LIMIT-1",)),
        Option("france", "switch", False, rules=("EG-FRANCE-1",)),
        Option("granada", "switch", False, rules=("EG-GRAN-1",)),
        Option("church", "switch", False, rules=("EG-CHURCH-1",)),
        Option("eg95_banish_scope", "choice", "one", choices=("one", "each"), rules=("EG-CARD-BANISH-2",)),
        Option("eg95_court_crisis_split", "switch", False, rules=("EG-CARD-CRISIS-2",)),
        Option("king_intrigue", "switch", False, rules=("KI-1",)),
        Option(
            "ki_free_choice",
            "switch",
            False,
            default_when=[({"king_intrigue": True, "players": players}, True) for players in (2, 3)],
            rules=("KI-19",),
        ),
        Option("grand_inquisitor", "switch", False, rules=("GI-BASE-1",)),
        *(Option(name, "switch", True, rules=(rule,)) for name, rule in OF_COLONIES.items()),
        Option("deck", "file", "", rules=("EG-SETUP-2", "EG-SETUP-3")),
        Option("map", "file", "", rules=("EG-MAP-9",)),
    ],
    [
        *(
            Excludes({"players": players, "start_seat": letter})
            for players in (2, 3, 4)
            for letter in "ABCDE"[players:]
        ),
        Forces({"edition": "2023", "players": 2}, {"merge_piles_2_3": True}),  # EG-2P-3
        *(OnlyWhere(name, {"edition": "1995"}, "EG-MIX-3") for name in ONLY_1995),  # EG-MIX-1
        *(OnlyWhere(name, IN_2023, "EG-MIX-3") for name in ONLY_2023),  # EG-MIX-2
        Excludes({"edition": "2023", "short_game": "six_rounds"}, "EG-SHORT-3"),
        *(Excludes({"players": players, "merge_piles_2_3": True}, "EG-3P-2") for players in (4, 5)),
        OnlyWhere("retrieve_grey", {"shift_of_power": True}, "EG-SHIFT-9"),
        OnlyWhere("king_intrigue", {"edition": "1995"}, "KI-1"),
        OnlyWhere("grand_inquisitor", {"edition": "1995"}, "GI-BASE-1"),  # all else of it goes with that (GI-MIX-2)
        *(Excludes({name: True, "grand_inquisitor": True}, "GI-MIX-1") for name in ("france", "church")),
        *(OnlyWhere(name, {"grand_inquisitor": True}, rule) for name, rule in OF_COLONIES.items()),
        OnlyWhere("ki_free_choice", {"king_intrigue": True}, "KI-19"),
        *(Excludes({name: True, "king_intrigue": True}, "GI-MIX-1") for name in ("france", "church")),  # KI-MIX-1
        Excludes({"eg95_banish_scope": "each", "king_intrigue": True}, "KI-MIX-1"),
        Excludes({"eg95_court_crisis_split": True, "king_intrigue": True}, "KI-MIX-1"),
    ],
    {
        "first-game": {"edition": "2023", "short_game": "two_per_period"},
        "rulebook": {},
        "1995-every-variant": dict.fromkeys(VARIANTS_OF_1995, True),
        "france": {"france": True},  # GI-FRV-1
        "2023": IN_2023,
        "2023-every-module": {**IN_2023, **EVERY_MODULE},
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
        "grand-inquisitor": GRAND_INQUISITOR,
        "grand-inquisitor-short": {**GRAND_INQUISITOR, "short_game": "two_per_period"},
        "grand-inquisitor-every-variant": {**GRAND_INQUISITOR, **dict.fromkeys(VARIANTS_WITH_EXPANSIONS, True)},
        "grand-inquisitor-king-intrigue": {**GRAND_INQUISITOR, **KING_AND_INTRIGUE},
        "king-intrigue": KING_AND_INTRIGUE,
        "king-intrigue-short": {**KING_AND_INTRIGUE, "short_game": "two_per_period"},
        "king-intrigue-every-variant": {**KING_AND_INTRIGUE, **dict.fromkeys(VARIANTS_WITH_EXPANSIONS, True)},
    },
    {
        "grand-inquisitor": (
            "grand-inquisitor",
            "grand-inquisitor-short",
            "grand-inquisitor-every-variant",
            "grand-inquisitor-king-intrigue",
        ),
        "king-intrigue": ("king-intrigue", "king-intrigue-short", "king-intrigue-every-variant"),
    },
)


@lru_cache(maxsize=64)
def rules_for(options: tuple[tuple[str, Value], ...], deck: Deck, board: Map) -> ElGrandeRules:
    values = dict(options)
    facts = facts_for(values, deck, board)
    sixth = "virtual" if values["edition"] == "2023" else "black"
    return ElGrandeRules(facts, DECLARATIONS.select(values), board.regions, deck.modes, deck.grey_ids, sixth)


@lru_cache(maxsize=64)
def digests_of(options: tuple[tuple[str, Value], ...], deck: Deck, board: Map) -> tuple[tuple[str, str], ...]:
    values = dict(options)
    return ("deck", deck.digest_for(values)), ("map", board.digest_for(values))


@lru_cache(maxsize=64)
def check_variants(deck: Deck) -> None:
    """What a deck says of options must be options with such values."""
    for card in deck.cards:
        if card.variant:
            try:
                OPTIONS.named(card.variant.option).read(card.variant.value)
            except BadInput as fault:
                raise fault.inside(deck.where(card.id, "variant")) from None


class ElGrandeGame(Game):
    id = "el-grande"
    package = "grandee.games.el_grande"
    spec = "el-grande.md"
    more_specs = ("grand-inquisitor.md",)
    prefix = "EG"
    example_rule = TABOO.rule
    options = OPTIONS
    declarations = DECLARATIONS
    moves_a_seat = 75
    position_keys = position.KEYS
    types = api.TYPES

    def set_up(self, given: Mapping[str, object], preset: str = "", custom: Mapping[str, str] | None = None) -> Setup:
        options = OPTIONS.resolve(given, preset)
        own, edition = dict(custom or {}), str(options["edition"])
        for name in ("deck", "map"):
            if options[name] and name not in own:
                own[name] = text_of(str(options[name]))
        deck = deck_for(options, own, str(options["deck"] or "deck"))
        board = map_from(own["map"], str(options["map"] or "map")) if "map" in own else standard_map(edition)
        check_variants(deck)
        options |= {"deck": "", "map": ""}  # the data themselves are what counts, not where they lay
        return Setup(self, options, rules_for(tuple(options.items()), deck, board), own)

    def digests(self, setup: Setup) -> dict[str, str]:
        return dict(digests_of(tuple(setup.options.items()), deck_of(setup), map_of(setup)))

    def describe(self, setup: Setup, state: State) -> dict[str, Any]:
        return words_of(self.view(setup, state))

    def view(self, setup: Setup, state: State) -> api.View:
        assert isinstance(state, ElGrande)
        return position.write(state, deck_of(setup), map_of(setup))

    def position(self, setup: Setup, table: Mapping[str, Any], seed: bytes) -> State:
        return Reader(setup, table, deck_of(setup), map_of(setup), seed).state()

    def check(self, state: State) -> None:
        assert isinstance(state, ElGrande)
        check(state)

    def canonical_move(self, setup: Setup, state: State, move: str) -> str:
        """An action card may be named instead of its pile: `choose_card eg95_veto`."""
        assert isinstance(state, ElGrande)
        word, _, card = move.partition(" ")
        deck = deck_of(setup)
        if word == "choose_card" and card in deck.ids:
            for pile in range(state.facts.piles):
                if state.cells[cells.OFFERED] >> pile & 1 and deck.ids[state.cells[state.offer_at(pile)]] == card:
                    return f"choose_card pile_{pile + 1}"
        return move

    def unknown_move(self, setup: Setup, state: State, seat: str, move: str) -> IllegalMove:
        """An action card that is named but does not lie face up (EG-PICK-1)."""
        fault = super().unknown_move(setup, state, seat, move)
        if move not in self.choices_by_card(setup):
            return fault
        reason = state.why_not(setup.seat(seat), actions.CHOOSE_CARD)  # whether the seat is to choose a card at all
        refusal = setup.rules.refusals[reason if 0 < reason < refusals.NOT_OFFERED else refusals.NOT_FACE_UP]
        return IllegalMove(refusal.message, refusal.rule, **fault.arguments)

    def event_message(self, setup: Setup, row: list[int], reader: int | None, names: Sequence[str]) -> Message:
        """In King & Intrigue there are no power cards to speak of (KI-2)."""
        message = super().event_message(setup, row, reader, names)
        if setup.options["king_intrigue"] and row[0] in OF_POWER_CARDS:
            return Message(f"{message.message}-intrigue", **message.arguments)
        return message

    def moves(self, setup: Setup) -> list[str]:
        return [*super().moves(setup), *self.choices_by_card(setup)]

    def choices_by_card(self, setup: Setup) -> list[str]:
        return [f"choose_card {card}" for card in deck_of(setup).ids]

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
            case "grey_card":
                return deck_of(setup).grey_ids[number] if number >= 0 else "?"
            case "king_place":
                return position.king_word(map_of(setup).regions, number)
            case "card":
                return deck_of(setup).ids[number]
            case "region" if number == sizes.ASIDE_SOURCE and setup.options["grand_inquisitor"]:
                return "aside"
            case "area" | "region" | "source" | "castillo_home":
                court = kind in ("source", "castillo_home") and number == sizes.CASTILLO
                return "court" if court else position.area_word(map_of(setup).regions, number)
            case _ if kind in messages.ACTION_WORDS:
                return setup.rules.space.words[kind][number] if number >= 0 else "?"
            case "reason":
                return BONUSES[number]
            case "decision":
                return setup.rules.steps[number].word
        return str(number)

    def message_argument(self, setup: Setup, kind: str, number: int) -> object:
        match kind:
            case "card":
                return f"card-{deck_of(setup).ids[number]}" if number >= 0 else "card-unknown"
            case "area" | "region" | "source" | "castillo_home":
                return f"area-{self.word(setup, kind, number)}"
            case "king_place":
                word = self.word(setup, kind, number)
                return "area-beside_castillo" if word == "castillo" else f"area-{word}"
            case "colour":
                word = self.word(setup, kind, number)
                return Message(messages.OTHER_COLOURS[word]) if number >= sizes.SEATS else word
            case "grey":  # as it is played: counted from 1
                return deck_of(setup).greys[number - 1].name()
            case "grey_card":
                return deck_of(setup).greys[number].name() if number >= 0 else Message("grey-unknown")
            case "power" | "ki_card" if setup.options["king_intrigue"]:
                return f"card-{deck_of(setup).ids[number]}" if number >= 0 else "card-unknown"
            case "ki_card":
                return "card-unknown"
            case "taken" if setup.options["king_intrigue"] and number >= 0:
                return Message("taken-intrigue", card=f"card-{deck_of(setup).ids[number]}")
            case "taken" if number >= sizes.POWERS:
                return deck_of(setup).greys[number - int(sizes.POWERS)].name()
            case "taken":
                return Message("taken-power", power=f"power-{number + 1}") if number >= 0 else Message("taken-unknown")
            case "board":
                return f"board-name-{self.word(setup, kind, number)}"
            case (
                "mode"
                | "part"
                | "veto"
                | "reason"
                | "extra_call"
                | "use"
                | "use_kept"
                | "double"
                | "extra"
                | "france_place"
                | "from_place"
                | "to_place"
                | "bonus_way"
                | "token"
            ):
                return f"{kind}-{self.word(setup, kind, number)}"
            case "sea":
                return f"area-{self.word(setup, kind, number)}"
            case "power":
                return f"power-{number + 1}" if number >= 0 else "unknown-power"
            case "pile" | "turned_pile":
                return number + 1
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
        assert isinstance(view, ElGrande)
        board, deck = map_of(setup), deck_of(setup)
        scene = Scene(
            self.view(setup, view),
            {
                position.area_word(board.regions, area): projection.paid(setup, view, area)
                for area in members(int(view.facts.all_areas))
            },
            board.regions_for(setup.options),
            setup.letters,
            calls_by_value(setup, deck),
            words,
            paint,
            width,
            placed_by(setup, view, deck),
            board.neighbours_for(setup.options),
            ROUNDS[str(setup.options["short_game"])][0],
            view.cells[cells.CARD] == 0 or special_of(view).possible(view, view.whose_turn()),
            "".join(setup.rules.others),
            {grey.id: (grey.value, words.render(grey.special.short())) for grey in deck.greys},
        )
        return Drawing(scene).picture(names, COLOURS)

    def explain_move(self, setup: Setup, view: State, action: int, words: Words) -> str:
        """What an action card does, where one is chosen."""
        if not actions.CHOOSE_CARD <= action < actions.NEXT_PART:
            return ""
        assert isinstance(view, ElGrande)
        return self.card_text(
            setup, deck_of(setup).ids[messages.card_chosen(view, action - actions.CHOOSE_CARD)], words
        )

    def projection(self, setup: Setup, view: State) -> api.Projection:
        assert isinstance(view, ElGrande)
        return projection.projection(setup, view)

    def payments(self, setup: Setup, rows: list[list[int]]) -> Payments:
        return projection.pays(setup, rows)

    def answer_when_late(self, setup: Setup, state: State, seat: int) -> str:
        """A disk that is not set in time before a general scoring is unclear: the caballeros go to the court
        (EG-DISK-4, EG-GEN-5, EG-GEN-13)."""
        if state.step_number() != steps.CASTILLO_DISK:
            return ""
        king = state.cells[cells.KING]
        regions = map_of(setup).regions
        if king == sizes.FRANCE and setup.options["grand_inquisitor"]:  # no disk means the court then
            home = state.cells[cells.GRANDE + seat]
            return f"castillo_disk {regions[home if home < sizes.REGIONS else 0]}"
        return f"castillo_disk {regions[king] if king < sizes.REGIONS else 'court'}"

    def facts(self, setup: Setup, view: State | None = None) -> api.Facts:
        return projection.facts(setup, COLOURS)

    def card_facts(self, setup: Setup) -> Mapping[str, api.CardInfo]:
        return projection.card_facts(setup)

    def cards(self, setup: Setup) -> list[str]:
        return deck_of(setup).ids

    def cards_on_the_table(self, setup: Setup, view: State) -> list[str]:
        seen = self.view(setup, view)
        return [card for card in [seen.card, *seen.offer] if card]

    def log_lines(
        self, setup: Setup, rows: list[list[int]], reader: int | None, names: Sequence[str], mover: int = -1
    ) -> list[LogLine]:
        return LogLines(setup, reader, names).lines(rows)

    def card_text(self, setup: Setup, card: str, words: Words) -> str:
        deck = deck_of(setup)
        if card not in deck.ids:
            return ""
        printed = deck.cards[deck.ids.index(card)].under(setup.options)
        return " ".join(words.render(sentence) for sentence in printed.sentences())

    def unprinted(self, setup: Setup) -> list[UnprintedPart]:
        edition = str(setup.options["edition"])
        deck = deck_for(setup.options, {})
        return [*deck.unprinted_in(setup.options), *standard_map(edition).unprinted_in(setup.options)]

    def provenance(self) -> list[UnprintedFact]:
        files: list[Deck | Map] = [
            each for edition in FILES for each in (standard_deck(edition), standard_map(edition))
        ]
        files.append(shipped_intrigue_deck())
        return [fact for data in [*files, shipped_colony_cards()] for fact in data.unprinted()]


GAME = ElGrandeGame()
