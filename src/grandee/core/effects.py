"""What a game declares of an effect, in one class: its parameters, its text, its icon and what its rules ask of it.

A deck names an effect by its word: `"evict"`, `{ place_anywhere = 2 }`, `{ move = { own = 2, foreign = 2 } }`. The
fields of the class are the parameters, as a table. If only the first of them must be there, it may be written alone; if
none must be there, the word alone will do. A `Vocabulary` holds the words of one key of a card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Generic, TypeVar

import msgspec

from grandee.core.declarations import WORD, BadDeclaration
from grandee.core.refusals import BadInput, Message, check_keys, nearest
from grandee.core.toml import check_value, has_one_required_field, is_shaped, parameters

NOTHING = object()  # given to an effect that a card names without parameters


class Misused(Exception):
    """An effect is given parameters that it does not have, or that do not go together."""


class EffectDeclaration(msgspec.Struct, forbid_unknown_fields=True):
    """One effect with its parameters. A `ValueError` in `__post_init__` says that they do not go together."""

    word: ClassVar[str]
    given: ClassVar[object] = ""  # what its parameters are, where the fields do not say it

    def text(self) -> Message:
        """What it does, as a sentence."""
        return Message(f"text-{self.word}", **msgspec.structs.asdict(self))

    def icon(self) -> str:
        """The name of its drawing in the page."""
        return self.word

    @classmethod
    def read(cls: type[D], given: object, where: str) -> D:
        """The effect with what a card gives it."""
        names = cls.__struct_fields__
        table = {} if given is NOTHING else {names[0]: given} if is_given_alone(cls, given) else given
        if not isinstance(table, dict) or (not names and given is not NOTHING):
            raise Misused
        try:
            return msgspec.convert(table, cls)
        except msgspec.ValidationError:
            check_keys(table, names, where)
            for field in msgspec.structs.fields(cls):
                if field.name in table and is_shaped(table[field.name], field.type):
                    check_value(table[field.name], field.type, where)
            raise Misused from None


D = TypeVar("D", bound=EffectDeclaration)


def is_given_alone(effect: type[EffectDeclaration], given: object) -> bool:
    """Whether what a card gives is the one parameter that must be there, and not a table of all."""
    needed = [field.required for field in msgspec.structs.fields(effect)]
    return has_one_required_field(effect) or (
        not isinstance(given, dict) and needed[:1] == [True] and not any(needed[1:])
    )


class Vocabulary(Generic[D]):
    """The effects that a card may name under one key. `without` is said of one that is given what it does not take."""

    def __init__(self, fault: type[BadInput], without: Message) -> None:
        self.fault = fault
        self.without = without
        self.known: dict[str, type[D]] = {}

    def declare(self, effect: type[D]) -> type[D]:
        """Adds a class to the vocabulary; used as its decorator."""
        if not WORD.fullmatch(effect.word):
            raise BadDeclaration(f"effect {effect.word!r} is no word of small letters, digits and _")
        if effect.word in self.known:
            raise BadDeclaration(f"two declarations of effect {effect.word!r}")
        self.known[effect.word] = effect
        return effect

    def read(self, entry: object, where: str) -> D:
        """The effect that a card names."""
        word, given = named(entry)
        effect = self.known.get(word)
        if effect is None:
            name = word or str(entry)
            raise self.fault(where, "bad-effect", given=name, hint=nearest(name, list(self.known)))
        try:
            return effect.read(given, f"{where}, {word}")
        except Misused:
            raise self.fault(where, "bad-effect", given=word, hint=self.usage(effect)) from None

    def usage(self, effect: type[D]) -> Message:
        if not effect.given and not effect.__struct_fields__:
            return self.without
        return Message("bad-parameters", keys=effect.given or parameters(effect))


def named(entry: object) -> tuple[str, object]:
    """The word of an effect and what it is given: `"evict"` and `{ place_anywhere = 2 }` are both one word."""
    if isinstance(entry, Mapping) and len(entry) == 1:
        word, given = next(iter(entry.items()))
        return str(word), given
    return (entry, NOTHING) if isinstance(entry, str) else ("", NOTHING)
