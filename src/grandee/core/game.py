"""What a game supplies beside its rules: options, data, words, positions, a text board. One `Game` a game."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import Any

from grandee.core import api
from grandee.core.declarations import Asked, Decision, Declarations
from grandee.core.events import FORCED
from grandee.core.log_lines import LogLine, render
from grandee.core.options import OptionSet, Value
from grandee.core.refusals import BadInput, IllegalMove, Message
from grandee.core.rules import Rules
from grandee.core.rulesets import Ruleset
from grandee.core.shapes import ANYTHING, Shape, Word
from grandee.core.state import State
from grandee.core.words import Words

LETTERS = "ABCDEFGH"
HEX_SEED = re.compile("[0-9a-fA-F]{64}")
Paint = Callable[[str, str], str]  # a text and a style ("seat 2", "dim", "bold") to a text for this terminal


def no_paint(text: str, _style: str) -> str:
    return text


@dataclass(frozen=True)
class UnprintedFact:
    """One datum that is not from a rulebook: where it stands and where it comes from."""

    file: str
    name: str
    source: str


@dataclass(frozen=True)
class UnprintedPart:
    """What a set-up uses that is not from a rulebook, in words: a card, or something else that is printed."""

    said: Message
    source: str
    number: int = 0  # of cards; none for what is no card
    data: str = "deck"  # the option by which somebody brings data of their own instead


@dataclass(frozen=True)
class Setup:
    """A title with its options and data: everything but the seed that is needed to begin."""

    game: Game
    options: dict[str, Value]
    rules: Rules[Any]
    custom: dict[str, str] = field(default_factory=dict)  # data of the user's own, by name, in full

    @property
    def seats(self) -> int:
        return int(self.rules.seats)

    @property
    def letters(self) -> str:
        return LETTERS[: self.seats]

    @property
    def colours(self) -> list[str]:
        """The words of all colours in play: the letters of the seats, then those that nobody decides for."""
        return [*self.letters, *self.rules.others]

    @cached_property
    def ruleset(self) -> Ruleset:
        return self.game.ruleset(self.options)

    def begin(self, seed: bytes) -> State:
        state: State = self.rules.begin(seed)
        return state

    def seat(self, letter: str, where: str = "") -> int:
        """The number of a seat from its letter."""
        if len(letter) != 1 or letter not in self.letters:
            raise BadInput(where, "bad-seat", given=letter, known=", ".join(self.letters))
        return self.letters.index(letter)


def seed_bytes(seed: int | str | bytes) -> bytes:
    """A seed of 32 bytes: 64 hexadecimal digits are taken as they are, anything else is hashed."""
    if isinstance(seed, bytes):
        return seed if len(seed) == 32 else sha256(seed).digest()
    text = str(seed)
    if HEX_SEED.fullmatch(text):
        return bytes.fromhex(text)
    return sha256(text.encode("utf-8", "surrogateescape")).digest()


class Game(ABC):
    """A game as everything around the engine knows it."""

    id: str
    package: str  # where its folder `text` lies
    spec: str  # the file of its rules in docs/rules
    more_specs: tuple[str, ...] = ()  # further ones, of expansions that its options bring
    prefix: str  # of its rule ids
    options: OptionSet
    position_keys: tuple[str, ...]  # of a scenario's position
    types: api.GameTypes = api.GameTypes()  # what a page gets of it
    example_rule: str = ""  # one worth looking up; the first if none is named
    moves_a_seat: int = 50  # of a typical random game
    declarations: Declarations | None = None  # a small game may do without

    @abstractmethod
    def set_up(self, given: Mapping[str, object], preset: str = "", custom: Mapping[str, str] | None = None) -> Setup:
        """Check options and data and make the rules; `custom` holds data of the user's own that a record embeds."""

    @abstractmethod
    def digests(self, setup: Setup) -> dict[str, str]:
        """The digests of the data files that this set-up uses."""

    @abstractmethod
    def describe(self, setup: Setup, state: State) -> dict[str, Any]:
        """A state or a view in the words of scenarios; a hidden list is its length, a hidden word is `?`."""

    def view(self, setup: Setup, state: State) -> api.View:
        """The same as the struct that a page gets."""
        return api.described(self.describe(setup, state))

    @abstractmethod
    def position(self, setup: Setup, table: Mapping[str, Any], seed: bytes) -> State:
        """The state that a scenario's position describes; raises `BadInput` where it breaks an invariant."""

    @abstractmethod
    def check(self, state: State) -> None:
        """Raise AssertionError if the state breaks an invariant of the game."""

    @abstractmethod
    def word(self, setup: Setup, kind: str, number: int) -> str:
        """The word that stands for an argument of an event in scenarios and machine-readable logs."""

    @abstractmethod
    def message_argument(self, setup: Setup, kind: str, number: int) -> object:
        """The same argument for a sentence in any language: a message id, a `Message`, a number or a text."""

    @abstractmethod
    def board(
        self,
        setup: Setup,
        view: State,
        words: Words,
        names: list[str],
        paint: Paint = no_paint,
        width: int = 80,
    ) -> str:
        """A view as a picture of text that fits a terminal of this width."""

    @abstractmethod
    def card_text(self, setup: Setup, card: str, words: Words) -> str:
        """What a card does, in a sentence or two; empty if there is no such card."""

    @abstractmethod
    def provenance(self) -> list[UnprintedFact]:
        """All facts of the shipped data that are not from a rulebook."""

    def unprinted(self, setup: Setup) -> list[UnprintedPart]:
        """What of a set-up with shipped data is not from a rulebook; nothing if the game does not say."""
        return []

    def ruleset(self, options: Mapping[str, Value]) -> Ruleset:
        """The ruleset that a set-up with these options plays by; one of the game's own name if it declares none."""
        if self.declarations is None or not self.declarations.rulesets:
            return Ruleset(self.id, self.options.named("players").high)
        return self.declarations.select(options).ruleset

    @property
    def specs(self) -> list[str]:
        """The files of all its rules, its own first."""
        return [spec for spec in (self.spec, *self.more_specs) if spec]

    def rulesets(self, drafts: bool = False) -> list[Ruleset]:
        """All rulesets of the game that are offered; with `drafts` those too that options still being built lead to."""
        declared = self.declarations.rulesets if self.declarations else ()
        unready = set() if drafts else self.options.drafts
        return [ruleset for ruleset in declared if not {*ruleset.options} & unready] or [self.ruleset({})]

    def render_event(self, setup: Setup, row: list[int], reader: int, words: Words, names: list[str]) -> str:
        """One event in a sentence, for a reader (-1 is a spectator), with the players' names."""
        return words.render(self.event_message(setup, row, reader, names))

    def event_message(self, setup: Setup, row: list[int], reader: int | None, names: Sequence[str]) -> Message:
        """The same in no language yet; without a reader, everything is told."""
        kind = setup.rules.event_kinds[row[0]]
        arguments: dict[str, object] = {}
        values = row[1 : len(kind.args) + 1] if reader is None else kind.seen_by(row, reader)
        for arg, value in zip(kind.args, values, strict=True):
            by_name = arg.kind in ("seat", "colour") and value < len(names)  # other colours have words of their own
            arguments[arg.name] = names[value] if by_name else self.message_argument(setup, arg.kind, value)
        return Message(f"event-{kind.name}", **arguments)

    def log_lines(
        self, setup: Setup, rows: list[list[int]], reader: int | None, names: Sequence[str], mover: int = -1
    ) -> list[LogLine]:
        """What happened by one seat's move, told shortly: a game may leave out the obvious, and put things together."""
        lines = []
        for row in rows:
            if row[0] != FORCED:
                args = setup.rules.event_kinds[row[0]].args
                about = next((row[i] for i, arg in enumerate(args, 1) if arg.kind == "seat"), -1)
                seat = setup.letters[about] if about >= 0 else ""
                lines.append(LogLine(self.event_message(setup, row, reader, names), seat))
        return lines

    def short_log(self, setup: Setup, rows: list[list[int]], reader: int, words: Words, names: list[str]) -> list[str]:
        """The same in sentences of a language, for everything that happened in a while."""
        return render(self.log_lines(setup, rows, reader, names), words)

    def render_prompt(self, setup: Setup, view: State, words: Words) -> str:
        """What the present decision asks, in a sentence."""
        return words.render(self.prompt(setup, view))

    def render_move(self, setup: Setup, view: State, action: int, words: Words) -> str:
        """One option of the present decision, as people read it."""
        return words.render(self.move_message(setup, view, action))

    def decision(self, setup: Setup, state: State) -> Decision | None:
        """What is declared of the present decision."""
        word = setup.rules.steps[state.step_number()].word
        return self.declarations.decision_of.get(word) if self.declarations else None

    def prompt(self, setup: Setup, view: State) -> Message:
        """What the present decision asks, in no language yet."""
        decision = self.decision(setup, view)
        if decision and decision.prompt:
            return decision.prompt(Asked(self, setup, view))
        return Message(f"decision-{setup.rules.steps[view.step_number()].word}")

    def move_message(self, setup: Setup, view: State, action: int) -> Message:
        """One option of the present decision, in no language yet."""
        block = setup.rules.space.block_of(action)
        values = block.split(action)
        if not values and block.stop:
            return Message(f"choice-{block.word}-{block.stop}")
        given = [(p, value) for p, value in zip(block.params, values, strict=True) if value or not p.optional]
        named = {param.kind: self.message_argument(setup, param.kind, value) for param, value in given}
        word = "-".join([block.word, *(param.kind for param, _ in given if param.optional)])
        return Message(f"choice-{word}", **named, **self.details(setup, view, action))

    def numbers(self, setup: Setup, options: list[int]) -> list[int]:
        """The numbers by which people choose options from a list: 1, 2, 3, or those printed on the cards."""
        block = setup.rules.space.block_of(options[0]) if options else None
        decision = self.declarations.decision_of.get(block.word) if self.declarations and block else None
        if block is None or decision is None or decision.counted_from is None:
            return list(range(1, len(options) + 1))
        counted = next(i for i, param in enumerate(block.params) if not param.optional)
        last = block.params[counted].size  # stopping comes after all that can be counted
        values = [block.split(action) for action in options]
        numbers = [(parts[counted] if parts else last) + decision.counted_from for parts in values]
        return numbers if len(set(numbers)) == len(numbers) else list(range(1, len(options) + 1))

    def details(self, setup: Setup, view: State, action: int) -> dict[str, object]:
        """What the words of an option need beside its parameters."""
        block = setup.rules.space.block_of(action)
        decision = self.declarations.decision_of.get(block.word) if self.declarations else None
        if decision is None or decision.details is None:
            return {}
        return dict(decision.details(Asked(self, setup, view), block.split(action)))

    def projection(self, setup: Setup, view: State) -> api.Projection:
        """What would be paid if everything were scored now, by place on the board, as far as this view knows."""
        return api.Projection()

    def payments(self, setup: Setup, rows: list[list[int]]) -> api.Payments:
        """What the events of a move pay, by place on the board and letter of the seat."""
        return {}

    def may_preview(self, setup: Setup, view: State) -> bool:
        """Whether it may be said what an answer to the present decision leads to, from what its seat has seen."""
        decision = self.decision(setup, view)
        return decision is None or decision.has_preview

    def passing_action(self, setup: Setup, state: State) -> int:
        """If a seat is asked whether it stops what was chosen: the action with which it does not; -1 otherwise."""
        decision = None if state.is_over() else self.decision(setup, state)
        if decision is None or not decision.passing:
            return -1
        return setup.rules.space.numbers[f"{decision.word} {decision.passing}"]

    def answer_when_late(self, setup: Setup, state: State, seat: int) -> str:
        """The answer that the rules give a seat whose time is over; empty where they have none, and a bot chooses."""
        return ""

    def facts(self, setup: Setup, view: State | None = None) -> api.Facts:
        """What a board must know to be drawn, the same for everybody.

        Where it changes in a game, as a map does that is put together, it is made from a spectator's view; without one,
        before the deal, it is what the set-up alone says.
        """
        return api.Facts()

    def facts_version(self, setup: Setup, state: State) -> int:
        """A number that differs where the facts do, and that everybody may know; 0 is for those of the set-up."""
        return 0

    def card_facts(self, setup: Setup) -> Mapping[str, api.CardInfo]:
        """What there is to know of each card, by its id."""
        return {}

    def cards(self, setup: Setup) -> list[str]:
        """The ids of all cards that `card_text` explains."""
        return [card for card in setup.rules.space.words.get("card", []) if card]

    def cards_on_the_table(self, setup: Setup, view: State) -> list[str]:
        """The ids of the cards that lie open before everybody and that `card_text` explains."""
        return []

    def draw(self, setup: Setup, seed: bytes | None, words: Words) -> str | None:
        """A picture (SVG) of what a set-up is played on: as it is given, as a seed lays it out, or of all its parts."""
        return None

    def random_data(self, name: str, seed: str) -> str | None:
        """The text of a custom deck or map by lot, the same for the same seed for ever; `None` if there is none."""
        return None

    def explain_move(self, setup: Setup, view: State, action: int, words: Words) -> str:
        """What an option means, in a sentence or two, where its name alone says too little."""
        return ""

    def canonical_move(self, setup: Setup, state: State, move: str) -> str:
        """A move as the notation writes it, where a game understands other words for it too."""
        return move

    def unknown_move(self, setup: Setup, state: State, seat: str, move: str) -> IllegalMove:
        """What is said to a move that the notation does not have and that is not `understood`."""
        decision = "" if state.is_over() else setup.rules.steps[state.step_number()].word
        return IllegalMove("refused-unknown-move", seat=seat, move=move, decision=decision)

    def moves(self, setup: Setup) -> list[str]:
        """Every move in words, without a seat, also in the other words that may be `understood`."""
        return list(setup.rules.space.numbers)

    def shapes(self, setup: Setup) -> Mapping[str, Shape]:
        """What a scenario may expect of each key of a position; a key that is not named here is not checked."""
        return {}

    def shape_of(self, setup: Setup, kind: str) -> Shape:
        """What an argument of an event may be, in the words of scenarios, by its kind."""
        match kind:
            case "seat":
                return Word(setup.letters)
            case "decision":
                return Word([step.word for step in setup.rules.steps])
        return ANYTHING

    def words(self, language: str) -> Words:
        return Words(language, (self.package,))
