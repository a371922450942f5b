"""Words for people: Fluent messages in English, Czech, Polish and German.

Every package that speaks has a folder `text` with one file a language. A sentence is asked for by its id; a word that a
sentence needs in a grammatical case is an attribute of that word's message: `{ WORD($card, case: "acc") }`.

A card, region or mode of a user's own has no message: `card-my_card` is then said by `own-card`, with a name made from
its id.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from grandee.core.refusals import Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "cs", "pl", "de")
COMMON = ("grandee.core",)
LONGEST = 300  # of what somebody gave and an error message repeats


def preferred_language() -> str:
    """The language of this machine's user, from the usual variables; English if it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code:
            return code if code in LANGUAGES else "en"
    return "en"


class Words:
    """All messages of one language: what every game needs, and the words of the packages named."""

    def __init__(self, language: str, packages: Iterable[str] = ()) -> None:
        self.language = language
        self.bundle = bundle(language, (*COMMON, *packages))

    def __contains__(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def __call__(self, message: str, **arguments: object) -> str:
        """Word a message; a missing message or argument is an error, not a gap in a sentence.

        >>> Words("en")("did-you-mean", word="kabale")
        'did you mean kabale?'
        """
        found, own = pattern_of(self.bundle, message)
        assert found.value is not None, message
        render_value = {name: self.render_value(value) for name, value in arguments.items()} | own
        text, faults = self.bundle.format_pattern(found.value, render_value)
        if faults:
            raise LookupError(f"{message} ({self.language}): {faults[0]}")
        return str(text)

    def render_value(self, value: object) -> object:
        """An argument as a sentence can hold it: a sentence of its own, or something short."""
        if isinstance(value, Message):
            return self.render(value)
        if isinstance(value, list):
            return " ".join(self.render(each) for each in value)
        if isinstance(value, str) and len(value) > LONGEST:
            return value[:LONGEST] + "…"
        return value if not isinstance(value, int) or abs(value) < 10**12 else str(value)[:LONGEST]

    def attribute(self, message: str, name: str) -> str:
        """An attribute of a message: a longer explanation, the name of a value."""
        text, faults = self.bundle.format_pattern(self.bundle.get_message(message).attributes[name])
        if faults:
            raise LookupError(f"{message}.{name} ({self.language}): {faults[0]}")
        return str(text)

    def name(self, argument: object) -> str:
        """What a game's `message_argument` gives, on its own: a message is rendered, also one of a user's own."""
        if isinstance(argument, Message):
            return self.render(argument)
        known = isinstance(argument, str) and (argument in self or own_kind(self.bundle, argument))
        return self(str(argument)) if known else str(argument)

    def render(self, sentence: Message) -> str:
        return self(sentence.message, **sentence.arguments)


def own_kind(bundle: FluentBundle, message: str) -> str:
    """The message that says names of this kind which a user has made; empty if there is none."""
    kind, _, word = message.partition("-")
    own = f"own-{kind}"
    return own if word and bundle.has_message(own) else ""


def pattern_of(bundle: FluentBundle, message: str) -> tuple[Any, dict[str, str]]:
    """A message, or the one that says a name of a user's own, with that name."""
    own = "" if bundle.has_message(message) else own_kind(bundle, message)
    if not own:
        return bundle.get_message(message), {}
    word = message.partition("-")[2].replace("_", " ")
    return bundle.get_message(own), {"word": word, "name": word.capitalize()}


@lru_cache(maxsize=64)
def bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    made: FluentBundle

    def word(message: Any, case: Any = "") -> Any:
        """The message that an argument names, in a case if it has a form for it."""
        found, own = pattern_of(made, str(message))
        pattern = found.attributes.get(str(case)) or found.value
        assert pattern is not None, message
        text, faults = made.format_pattern(pattern, own)
        if faults:
            raise LookupError(f"{message} ({language}): {faults[0]}")
        return str(text)

    functions: dict[str, Any] = {"WORD": word}
    made = FluentBundle([language], functions=functions, use_isolating=False)
    for package in packages:
        folder = resources.files(package).joinpath("text")
        file = folder.joinpath(f"{language}.ftl")
        if not file.is_file():  # a game of somebody else's may speak English only
            file = folder.joinpath("en.ftl")
        made.add_resource(FluentResource(file.read_text("utf-8")))
    return made
