"""What a game supplies beside its rules: options, data, words, positions, a text board. One `Title` a game."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from grandee.core.options import OptionSet, Value
from grandee.core.refusals import BadInput, Say
from grandee.core.state import Rules, State
from grandee.core.words import Words

LETTERS = "ABCDEFGH"
HEX_SEED = re.compile("[0-9a-fA-F]{64}")
Paint = Callable[[str, str], str]  # a text and a style ("seat 2", "dim", "bold") to a text for this terminal


def no_paint(text: str, _style: str) -> str:
    return text


@dataclass(frozen=True)
class Fact:
    """One datum that is not from a rulebook: where it stands and where it comes from."""

    file: str
    name: str
    source: str


@dataclass(frozen=True)
class SetUp:
    """A title with its options and data: everything but the seed that is needed to begin."""

    title: Title
    options: dict[str, Value]
    rules: Rules[Any]
    house: dict[str, str] = field(default_factory=dict)  # data of the user's own, by name, in full

    @property
    def seats(self) -> int:
        return int(self.rules.seats)

    @property
    def letters(self) -> str:
        return LETTERS[: self.seats]

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


class Title(ABC):
    """A game as everything around the engine knows it."""

    id: str
    package: str  # where its folder `text` lies
    spec: str  # the file of its rules in docs/rules
    prefix: str  # of its rule ids
    options: OptionSet
    position_keys: tuple[str, ...]  # of a scenario's position
    example_rule: str = ""  # one worth looking up; the first if none is named

    @abstractmethod
    def set_up(self, given: Mapping[str, object], preset: str = "", house: Mapping[str, str] | None = None) -> SetUp:
        """Check options and data and make the rules; `house` holds data of the user's own that a record embeds."""

    @abstractmethod
    def digests(self, set_up: SetUp) -> dict[str, str]:
        """The digests of the data files that this set-up uses."""

    @abstractmethod
    def describe(self, set_up: SetUp, state: State) -> dict[str, Any]:
        """A state or a view in the words of scenarios; a hidden list is its length, a hidden word is `?`."""

    @abstractmethod
    def position(self, set_up: SetUp, table: Mapping[str, Any], seed: bytes) -> State:
        """The state that a scenario's position describes; raises `BadInput` where it breaks an invariant."""

    @abstractmethod
    def check(self, state: State) -> None:
        """Raise AssertionError if the state breaks an invariant of the game."""

    @abstractmethod
    def word(self, set_up: SetUp, kind: str, number: int) -> str:
        """The word that stands for an argument of an event in scenarios and machine-readable logs."""

    @abstractmethod
    def spoken(self, set_up: SetUp, kind: str, number: int) -> object:
        """The same argument for a sentence in any language: a message id, a `Say`, a number or a text."""

    @abstractmethod
    def board(
        self,
        set_up: SetUp,
        view: State,
        words: Words,
        names: list[str],
        paint: Paint = no_paint,
        width: int = 80,
    ) -> str:
        """A view as a picture of text that fits a terminal of this width."""

    @abstractmethod
    def card_text(self, set_up: SetUp, card: str, words: Words) -> str:
        """What a card does, in a sentence or two; empty if there is no such card."""

    @abstractmethod
    def provenance(self) -> list[Fact]:
        """All facts of the shipped data that are not from a rulebook."""

    def sentence(self, set_up: SetUp, row: list[int], reader: int, words: Words, names: list[str]) -> str:
        """One event in a sentence, for a reader (-1 is a spectator), with the players' names."""
        return words.say(self.said(set_up, row, reader, names))

    def said(self, set_up: SetUp, row: list[int], reader: int, names: Sequence[str]) -> Say:
        """The same in no language yet."""
        kind = set_up.rules.event_kinds[row[0]]
        arguments: dict[str, object] = {}
        for arg, value in zip(kind.args, kind.seen_by(row, reader), strict=True):
            arguments[arg.name] = names[value] if arg.kind == "seat" else self.spoken(set_up, arg.kind, value)
        return Say(f"event-{kind.name}", **arguments)

    def story(self, set_up: SetUp, rows: list[list[int]], reader: int, words: Words, names: list[str]) -> list[str]:
        """What happened, told shortly: a game may leave out the obvious and put together what belongs together."""
        return [self.sentence(set_up, row, reader, words, names) for row in rows]

    def prompt(self, set_up: SetUp, view: State, words: Words) -> str:
        """What the present decision asks, in a sentence."""
        return words.say(self.question(set_up, view))

    def choice(self, set_up: SetUp, view: State, action: int, words: Words) -> str:
        """One option of the present decision, as people read it."""
        return words.say(self.offer(set_up, view, action))

    def question(self, set_up: SetUp, view: State) -> Say:
        """What the present decision asks, in no language yet."""
        return Say(f"decision-{set_up.rules.steps[view.step_number()].word}")

    def offer(self, set_up: SetUp, view: State, action: int) -> Say:
        """One option of the present decision, in no language yet."""
        block = set_up.rules.space.block_of(action)
        values = block.split(action)
        if not values and block.stop:
            return Say(f"choice-{block.word}-{block.stop}")
        named = {
            param.kind: self.spoken(set_up, param.kind, value)
            for param, value in zip(block.params, values, strict=True)
        }
        return Say(f"choice-{block.word}", **named, **self.details(set_up, view, action))

    def numbers(self, set_up: SetUp, options: list[int]) -> list[int]:
        """The numbers by which people choose options from a list: 1, 2, 3, or those printed on the cards."""
        return list(range(1, len(options) + 1))

    def details(self, set_up: SetUp, view: State, action: int) -> dict[str, object]:
        """What the words of an option need beside its parameters."""
        return {}

    def outlook(self, set_up: SetUp, view: State) -> dict[str, Any]:
        """What would be paid if everything were scored now, by place on the board, as far as this view knows."""
        return {}

    def pays(self, set_up: SetUp, rows: list[list[int]]) -> dict[str, Any]:
        """What the events of a move pay, by place on the board and letter of the seat."""
        return {}

    def facts(self, set_up: SetUp) -> dict[str, Any]:
        """What a board must know to be drawn and what never changes; sentences in it are `Say`."""
        return {}

    def card_facts(self, set_up: SetUp) -> dict[str, dict[str, Any]]:
        """What there is to know of each card, by its id; `text` is what it does, a list of `Say`."""
        return {}

    def cards(self, set_up: SetUp) -> list[str]:
        """The ids of all cards that `card_text` explains."""
        return set_up.rules.space.words.get("card", [])

    def cards_on_the_table(self, set_up: SetUp, view: State) -> list[str]:
        """The ids of the cards that lie open before everybody and that `card_text` explains."""
        return []

    def explained(self, set_up: SetUp, view: State, action: int, words: Words) -> str:
        """What an option means, in a sentence or two, where its name alone says too little."""
        return ""

    def understood(self, set_up: SetUp, state: State, move: str) -> str:
        """A move as the notation writes it, where a game understands other words for it too."""
        return move

    def words(self, language: str) -> Words:
        return Words(language, (self.package,))
