"""Atolls as the rest of Grandee knows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from grandee.core.api import GameTypes
from grandee.core.game import LETTERS, Game, Paint, Setup, UnprintedFact, no_paint
from grandee.core.options import Excludes, Forces, Option, OptionSet, Value
from grandee.core.refusals import BadInput
from grandee.core.state import State
from grandee.core.words import Words
from tests.toy.atolls.declarations import DECLARATIONS
from tests.toy.atolls.engine import Atolls, AtollsRules, Facts
from tests.toy.atolls.numbers import COLOURS, HELD, KINDS, MOST_DRIFTS, TILES
from tests.toy.atolls.tiles import edition
from tests.toy.atolls.view import AtollsView, lay_out, view_of

SLOTS = {"small": 4, "large": 6}


@lru_cache(maxsize=32)
def rules_for(options: tuple[tuple[str, Value], ...]) -> AtollsRules:
    values = dict(options)
    name, players, rounds = str(values["edition"]), values["players"], values["rounds"]
    assert isinstance(players, int)
    assert isinstance(rounds, int)
    tiles, selection = edition(name).tile, DECLARATIONS.select(values)
    facts = Facts(
        slots=SLOTS[name],
        rounds=rounds,
        values=[tile.value for tile in tiles],
        copies=[tile.copies for tile in tiles],
        effects=[tile.when_laid().effect() for tile in tiles],
        drifting="sea" in selection.modules,
    )
    return AtollsRules(DECLARATIONS, selection, players, facts, [tile.id for tile in tiles])


class AtollsGame(Game):
    id = "atolls"
    package = "tests.toy.atolls"
    spec = ""
    prefix = "ATO"
    moves_a_seat = 5
    declarations = DECLARATIONS
    position_keys = AtollsView.__struct_fields__
    types = GameTypes(view=AtollsView)
    options = OptionSet(
        [
            Option("edition", "choice", "large", choices=("small", "large"), rules=("ATO-5",)),
            Option("players", "number", 3, low=2, high=4, rules=("ATO-2",)),
            Option("rounds", "number", 3, low=1, high=3, rules=("ATO-4",), default_when=[({"edition": "small"}, 2)]),
        ],
        [
            Excludes({"edition": "small", "players": 4}),
            Forces({"edition": "large", "players": 4}, {"rounds": 3}),
        ],
        {"rulebook": {}, "little": {"edition": "small", "players": 2}},
    )

    def set_up(self, given: Mapping[str, object], preset: str = "", custom: Mapping[str, str] | None = None) -> Setup:
        options = self.options.resolve(given, preset)
        return Setup(self, options, rules_for(tuple(options.items())))

    def digests(self, setup: Setup) -> dict[str, str]:
        return {"tiles": edition(str(setup.options["edition"])).digest}

    def view(self, setup: Setup, state: State) -> AtollsView:
        assert isinstance(state, Atolls)
        return view_of(state, setup.letters, setup.colours, self.cards(setup))

    def describe(self, setup: Setup, state: State) -> dict[str, Any]:
        described: dict[str, Any] = msgspec.to_builtins(self.view(setup, state))
        return described

    def position(self, setup: Setup, table: Mapping[str, Any], seed: bytes) -> State:
        g: Atolls = setup.rules.blank_state()
        g.seed(seed)
        view = msgspec.convert(table, AtollsView)
        if view.at not in ("lay", "settle", "sail"):
            raise BadInput("position.at", "bad-missing", key="at")
        lay_out(g, view, setup.letters, self.cards(setup))
        return g

    def check(self, state: State) -> None:
        assert isinstance(state, Atolls)
        facts, seats = state.facts, int(state.rules.seats)
        laid = sum(not state.is_free(slot) for slot in range(facts.slots))
        assert laid <= facts.slots - 1
        assert state.get("drawn") == seats * HELD + laid
        left = sum(state.get("bag", place) > 0 for place in range(TILES))
        assert left == sum(facts.copies) - state.get("drawn")
        for seat in range(seats):
            assert sum(state.get("hand", seat * KINDS + tile) for tile in range(KINDS)) == HELD
            assert not facts.drifting or state.get("drifts", seat) <= MOST_DRIFTS
        assert all(state.pieces(slot, colour) >= 0 for slot in range(facts.slots) for colour in range(COLOURS))

    def word(self, setup: Setup, kind: str, number: int) -> str:
        match kind:
            case "seat":
                return LETTERS[number]
            case "decision":
                return setup.rules.steps[number].word
            case "colour" | "slot" | "tile":
                return setup.rules.space.words[kind][number]
        return str(number)

    def message_argument(self, setup: Setup, kind: str, number: int) -> object:
        match kind:
            case "tile":
                return f"tile-{self.word(setup, kind, number)}" if number >= 0 else "tile-unknown"
            case "slot":
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
        seen = self.view(setup, view)
        rows = [
            f"{number}: {words(f'tile-{slot.tile}') if slot.tile else '-'} {slot.pieces}"
            for number, slot in enumerate(seen.map, 1)
        ]
        return "\n".join([*rows, *(f"{name}: {n}" for name, n in zip(names, seen.coins.values(), strict=True))])

    def cards(self, setup: Setup) -> list[str]:
        return [tile for tile in setup.rules.space.words["tile"] if tile]

    def card_text(self, setup: Setup, card: str, words: Words) -> str:
        for tile in edition(str(setup.options["edition"])).tile:
            if tile.id == card:
                return " ".join(words.render(sentence) for sentence in tile.sentences())
        return ""

    def provenance(self) -> list[UnprintedFact]:
        return []


GAME = AtollsGame()
