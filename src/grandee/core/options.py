"""The options of a game, declared once: they serve the command line, the web form, records and checks alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from grandee.core.refusals import BadInput, Message, nearest

Value = int | bool | str | tuple[str, ...]
Condition = Mapping[str, Value]  # options and the values that they have, all at once


def holds(condition: Condition, values: Mapping[str, Value]) -> bool:
    """Whether all options that a condition names have the values that it names.

    >>> holds({"edition": "2023", "players": 2}, {"edition": "2023", "players": 3})
    False
    """
    for name, value in condition.items():
        if values[name] != value:
            return False
    return True


@dataclass(frozen=True)
class Option:
    """One typed option. Its name and its values are message ids in the game's words."""

    name: str
    kind: Literal["number", "choice", "switch", "list", "file"]
    default: Value
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    default_when: Sequence[tuple[Condition, Value]] = ()  # options before it decide its default: the first that holds
    rules: tuple[str, ...] = ()
    is_set: bool = False  # of a list: its order says nothing, and it is kept in that of the choices
    is_draft: bool = False  # what it brings is still being built: tests use it, no form and no list offers it

    def allowed(self) -> Message:
        """What may be given, in words for people."""
        if self.kind == "number":
            return Message("allowed-number", low=self.low, high=self.high)
        return Message(f"allowed-{self.kind}", words=", ".join(self.choices))

    def read(self, given: object) -> Value:
        """A given value, as text from a command line or as data from a file, as this option's type."""
        match self.kind:
            case "number":
                number = as_int(given)
                if number is not None and self.low <= number <= self.high:
                    return number
            case "choice":
                if str(given) in self.choices and not isinstance(given, bool):
                    return str(given)
            case "switch":
                if isinstance(given, bool):
                    return given
                if isinstance(given, str) and given.lower() in ("true", "yes", "on", "false", "no", "off"):
                    return given.lower() in ("true", "yes", "on")
            case "list":
                words = given.split(",") if isinstance(given, str) else given
                if isinstance(words, list | tuple):
                    listed = tuple(str(word).strip() for word in words if str(word).strip())
                    if len(set(listed)) == len(listed) and set(listed) <= set(self.choices):
                        return tuple(sorted(listed, key=self.choices.index)) if self.is_set else listed
            case "file":
                if isinstance(given, str):
                    return given
        told = ",".join(map(str, given)) if isinstance(given, list | tuple) else str(given)
        raise BadInput(f"option {self.name}", "bad-value", given=told, allowed=self.allowed())


def as_int(given: object) -> int | None:
    if isinstance(given, bool) or not isinstance(given, int | str):
        return None
    try:
        return int(given)
    except ValueError:
        return None


@dataclass(frozen=True)
class Forces:
    """Where some options have these values, others must have certain ones (and take them unless they were given)."""

    when: Condition
    then: Condition


@dataclass(frozen=True)
class Excludes:
    """Options that cannot have these values together; the fault is that of the last one, by a rule."""

    together: Condition
    rule: str = ""


@dataclass(frozen=True)
class OnlyWhere:
    """An option that has another value than its default only where others have these values."""

    name: str
    when: Condition
    rule: str = ""


@dataclass(frozen=True)
class Below:
    """A number that must be smaller than another option's, at least where some options have certain values."""

    name: str
    than: str
    when: Condition = field(default_factory=dict)


@dataclass(frozen=True)
class AsManyAs:
    """A list that is empty or has as many words as another option says, at least where some have certain values."""

    name: str
    number: str
    when: Condition = field(default_factory=dict)


Dependency = Forces | Excludes | OnlyWhere | Below | AsManyAs


def options_in(dependency: Dependency) -> set[str]:
    """The names of all options that a dependency is about."""
    match dependency:
        case Forces(when, then):
            return {*when, *then}
        case Excludes(together):
            return {*together}
        case OnlyWhere(name, when):
            return {name, *when}
        case Below(name, other, when) | AsManyAs(name, other, when):
            return {name, other, *when}


@dataclass(frozen=True)
class OptionSet:
    """All options of a game, what they demand of each other, and named presets."""

    options: Sequence[Option]
    dependencies: Sequence[Dependency] = ()
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    boxes: Mapping[str, Sequence[str]] = field(default_factory=dict)  # presets that people look for as another game

    @cached_property
    def by_name(self) -> Mapping[str, Option]:
        return {option.name: option for option in self.options}

    def named(self, name: str) -> Option:
        option = self.by_name.get(name)
        if option is None:
            raise BadInput(f"option {name}", "bad-option", hint=nearest(name, list(self.by_name)))
        return option

    @property
    def drafts(self) -> set[str]:
        """The names of those that are still being built."""
        return {option.name for option in self.options if option.is_draft}

    @property
    def offered(self) -> OptionSet:
        """The same without what is still being built: what forms and lists show."""
        drafts = self.drafts
        presets = {name: values for name, values in self.presets.items() if not {*values} & drafts}
        boxes = {box: [name for name in names if name in presets] for box, names in self.boxes.items()}
        return OptionSet(
            [option for option in self.options if not option.is_draft],
            [dependency for dependency in self.dependencies if not options_in(dependency) & drafts],
            presets,
            {box: names for box, names in boxes.items() if names},
        )

    def check_offered(self, given: Mapping[str, object]) -> None:
        """Raise `BadInput` for an option that is still being built, as for one that there is not."""
        for name in self.drafts:
            if given.get(name, self.named(name).default) != self.named(name).default:
                self.offered.named(name)

    def resolve(self, given: Mapping[str, object], preset: str = "") -> dict[str, Value]:
        """The value of every option: given, forced, by preset or by default. Raises `BadInput` for what cannot be."""
        if preset and preset not in self.presets:
            raise BadInput(f"preset {preset}", "bad-preset", hint=nearest(preset, list(self.presets)))
        chosen = {name: self.named(name).read(value) for name, value in self.presets.get(preset, {}).items()}
        chosen |= {name: self.named(name).read(value) for name, value in given.items()}
        values: dict[str, Value] = {}
        for option in self.options:
            name = option.name
            values[name] = chosen[name] if name in chosen else self._default(option, values)
        for dependency in self.dependencies:
            if isinstance(dependency, Forces) and holds(dependency.when, values):
                for name, value in dependency.then.items():
                    values[name] = chosen.get(name, value)
        for dependency in self.dependencies:
            check(dependency, values)
            if isinstance(dependency, OnlyWhere) and not holds(dependency.when, values):
                self._check_default(dependency, values)
        return values

    def _check_default(self, dependency: OnlyWhere, values: Mapping[str, Value]) -> None:
        option, given = self.named(dependency.name), values[dependency.name]
        if given != self._default(option, values):
            raise fault(option.name, "bad-only-where", dependency.when, given=shown(given)).by(dependency.rule)

    def _default(self, option: Option, so_far: Mapping[str, Value]) -> Value:
        for condition, value in option.default_when:
            if holds(condition, so_far):
                return value
        return option.default


def check(dependency: Dependency, values: Mapping[str, Value]) -> None:
    """Raise `BadInput` if the values break a dependency."""
    match dependency:
        case Forces(when, then):
            for name, must in then.items():
                if holds(when, values) and values[name] != must:
                    raise fault(name, "bad-forced", when, must=shown(must))
        case Excludes(together, rule):
            if holds(together, values):
                *other, (name, given) = together.items()
                raise fault(name, "bad-excluded", dict(other), given=shown(given)).by(rule)
        case OnlyWhere():  # the option set knows the default
            pass
        case Below(name, than, when):
            number, limit = values[name], values[than]
            if isinstance(number, int) and isinstance(limit, int) and number >= limit and holds(when, values):
                raise BadInput(
                    f"option {name}",
                    "bad-value",
                    given=number,
                    allowed=Message("allowed-number", low=0, high=limit - 1),
                )
        case AsManyAs(name, of, when):
            words = values[name]
            if isinstance(words, tuple) and words and len(words) != values[of] and holds(when, values):
                raise BadInput(f"option {name}", "bad-length", given=len(words), needed=str(values[of]))


def fault(name: str, message: str, when: Condition, **arguments: str) -> BadInput:
    """What is wrong with an option because of another one, or of several together."""
    if len(when) == 1:
        ((other, value),) = when.items()
        return BadInput(f"option {name}", message, other=other, value=shown(value), **arguments)
    others = ", ".join(f"{other} = {shown(value)}" for other, value in when.items())
    return BadInput(f"option {name}", f"{message}-together", others=others, **arguments)


def shown(value: Value) -> str:
    if isinstance(value, tuple):
        return ", ".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)
