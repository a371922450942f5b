"""Dials. Everybody holds 1 to 5 and secretly plays one number a round; the highest that nobody else plays scores.

Who scored then guesses a hidden die: a right guess scores one more. Three rounds. Not compiled, on purpose: a game of
somebody else's may be plain Python on the compiled contract.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.actions import Actions
from grandee.core.cells import CORE_FIELDS
from grandee.core.chance import Rng
from grandee.core.events import FORCED_KIND, Arg, EventKind
from grandee.core.fields import Field, Layout, Shown
from grandee.core.game import LETTERS, Game, Paint, Setup, UnprintedFact, no_paint
from grandee.core.options import Excludes, Forces, Option, OptionSet
from grandee.core.refusals import CORE_REFUSALS, FIRST_OWN_REASON, BadInput, Refusal
from grandee.core.rules import Rules
from grandee.core.space import Block, Param, Space
from grandee.core.state import HIDDEN, State
from grandee.core.step import Step
from grandee.core.words import Words

SEATS = 4
FIELDS = [
    Field("round", Shown.PUBLIC),
    Field("points", Shown.PUBLIC, SEATS),
    Field("hand", Shown.PUBLIC, SEATS, about="a seat: the set of numbers it holds"),
    Field("dial", Shown.MIXED, SEATS, about="a seat: what it has set, plus one; 0 for nothing"),
    Field("die", Shown.NOBODY),
]
LAYOUT = Layout([*CORE_FIELDS, *FIELDS])
ROUND, POINTS, HAND, DIAL, DIE = (field.at for field in FIELDS)  # plain Python needs no literals
SET, GUESS, REVEAL = 0, 1, 2
DIALLED, SCORED, GUESSED = 1, 2, 3
EVENTS = [
    FORCED_KIND,
    EventKind("dialled", [Arg("seat", "seat"), Arg("number", "number")]),
    EventKind("scored", [Arg("seat", "seat"), Arg("number", "number")]),
    EventKind("guessed", [Arg("seat", "seat"), Arg("number", "number"), Arg("die", "number")]),
]


class DialState(State):
    pass


class SetDial(Step[DialState]):
    def legal(self, g: DialState, seat: int, out: Actions) -> None:
        for number in range(5):
            if g.cells[HAND + seat] >> number & 1:
                out.add(number)

    def apply(self, g: DialState, seat: int, action: int) -> None:
        g.cells[DIAL + seat] = action + 1  # told only when all are in: the order of answers stays unknown
        if g.answered(seat):
            g.push(REVEAL, 0)

    def why_not(self, g: DialState, seat: int, action: int) -> int:
        return int(FIRST_OWN_REASON)


class Reveal(Step[DialState]):
    def run(self, g: DialState, seat: int, times: int, about: int) -> None:
        dials = [g.cells[DIAL + s] - 1 for s in range(g.rules.seats)]
        for s, number in enumerate(dials):
            g.emit(DIALLED, s, number)
            g.cells[HAND + s] &= ~(1 << number)
            g.cells[DIAL + s] = 0
        start_round(g)
        alone = [number for number in dials if dials.count(number) == 1]
        if alone:
            winner = dials.index(max(alone))
            g.cells[POINTS + winner] += max(alone) + 1
            g.emit(SCORED, winner, max(alone))
            g.push(GUESS, winner)


class Guess(Step[DialState]):
    def legal(self, g: DialState, seat: int, out: Actions) -> None:
        out.add_each(5, 0b111)

    def apply(self, g: DialState, seat: int, action: int) -> None:
        g.pop()
        g.cells[POINTS + seat] += action - 5 == g.cells[DIE]
        g.emit(GUESSED, seat, action - 5, g.cells[DIE])
        g.cells[DIE] = g.below(3)


def start_round(g: DialState) -> None:
    if g.cells[ROUND] == 3:
        return
    g.cells[ROUND] += 1
    g.ask(SET, (1 << g.rules.seats) - 1)


class DialRules(Rules[DialState]):
    def __init__(self, seats: int, numbers: int) -> None:
        space = Space(
            [Block("set_dial", [Param("number", 5, True)]), Block("guess", [Param("face", 3)])],
            {"number": ["one", "two", "three", "four", "five"], "face": ["x", "y", "z"]},
        )
        steps: list[Step[Any]] = [SetDial("set_dial"), Guess("guess"), Reveal("reveal", True)]
        super().__init__(seats, steps, LAYOUT, space, EVENTS, [*CORE_REFUSALS, Refusal("number_gone", "TOY-1")])
        self.numbers = numbers

    def state(self, cells: vec[i64]) -> DialState:
        return DialState(self, cells)

    def set_up(self, g: DialState) -> None:
        for seat in range(self.seats):
            g.cells[HAND + seat] = (1 << self.numbers) - 1
        g.cells[DIE] = g.below(3)
        start_round(g)

    def points(self, g: DialState, seat: int) -> int:
        return int(g.cells[POINTS + seat])

    def determinize(self, g: DialState, seat: int, rng: Rng) -> None:
        for other in range(self.seats):
            if other != seat and g.cells[DIAL + other]:
                held = [number for number in range(5) if g.cells[HAND + other] >> number & 1]
                g.cells[DIAL + other] = held[rng.below(len(held))] + 1
        g.cells[DIE] = rng.below(3)

    def hide(self, g: DialState, seat: int) -> None:
        """The others' dials are not shown; the hands are, for everybody saw what was played."""
        for other in range(self.seats):
            if other != seat:
                g.cells[DIAL + other] = 0


class Dials(Game):
    id = "dials"
    package = "tests.toy"
    spec = ""
    prefix = "TOY"
    moves_a_seat = 10
    position_keys = ("at", "asked", "round", "points", "hands", "dials", "die")
    options = OptionSet(
        [
            Option("players", "number", 3, low=2, high=4),
            Option("numbers", "number", 5, low=3, high=5, default_when=[({"players": 2}, 4)]),
            Option("short", "switch", False),
            Option("style", "choice", "plain", choices=("plain", "fancy")),
        ],
        [Forces({"short": True}, {"numbers": 3}), Excludes({"short": True, "style": "fancy"})],
        {"tiny": {"players": 2, "short": True}},
    )

    def set_up(self, given: Mapping[str, object], preset: str = "", custom: Mapping[str, str] | None = None) -> Setup:
        options = self.options.resolve(given, preset)
        players, numbers = options["players"], options["numbers"]
        assert isinstance(players, int)
        assert isinstance(numbers, int)
        return Setup(self, options, DialRules(players, numbers))

    def digests(self, setup: Setup) -> dict[str, str]:
        return {}

    def describe(self, setup: Setup, state: State) -> dict[str, Any]:
        letters = setup.letters
        step = "over" if state.is_over() else setup.rules.steps[state.step_number()].word
        return {
            "at": step,
            "asked": state.asked(),
            "round": state.cells[ROUND],
            "points": {letter: state.cells[POINTS + s] for s, letter in enumerate(letters)},
            "hands": {letter: state.cells[HAND + s] for s, letter in enumerate(letters)},
            "dials": {letter: state.cells[DIAL + s] for s, letter in enumerate(letters)},
            "die": state.cells[DIE] if state.cells[DIE] != HIDDEN else "?",
        }

    def position(self, setup: Setup, table: Mapping[str, Any], seed: bytes) -> State:
        g: State = setup.rules.blank_state()
        g.seed(seed)
        g.cells[ROUND] = table["round"]
        g.cells[DIE] = table["die"]
        for s, letter in enumerate(setup.letters):
            g.cells[POINTS + s] = table["points"][letter]
            g.cells[HAND + s] = table["hands"][letter]
            g.cells[DIAL + s] = table["dials"][letter]
        if table["at"] == "guess":
            assert isinstance(setup.rules, DialRules)
            if setup.rules.numbers - bin(g.cells[HAND]).count("1") < 3:
                g.ask(SET, (1 << setup.seats) - 1)
            g.ask(GUESS, table["asked"])
        elif table["at"] == "set_dial":
            g.ask(SET, table["asked"])
        else:
            raise BadInput("position.at", "bad-missing", key="at")
        return g

    def check(self, state: State) -> None:
        assert state.cells[ROUND] <= 3
        assert all(state.cells[POINTS + s] >= 0 for s in range(SEATS))

    def word(self, setup: Setup, kind: str, number: int) -> str:
        if kind == "decision":
            return setup.rules.steps[number].word
        return LETTERS[number] if kind == "seat" else str(number)

    def message_argument(self, setup: Setup, kind: str, number: int) -> object:
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
        return str(self.describe(setup, view))

    def card_text(self, setup: Setup, card: str, words: Words) -> str:
        return ""

    def provenance(self) -> list[UnprintedFact]:
        return []


GAME = Dials()
