"""The options of a game, declared once: they serve the command line, the web form, records and checks alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from grandee.core.refusals import BadInput, Say, nearest

Value = int | bool | str | tuple[str, ...]


@dataclass(frozen=True)
class Option:
    """One typed option. Its name and its values are message ids in the game's words."""

    name: str
    kind: Literal["number", "choice", "switch", "list", "file"]
    default: Value
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    default_by: tuple[str, Mapping[Value, Value]] | None = None  # another option decides the default
    rules: tuple[str, ...] = ()

    def allowed(self) -> Say:
        """What may be given, in words for people."""
        if self.kind == "number":
            return Say("allowed-number", low=self.low, high=self.high)
        return Say(f"allowed-{self.kind}", words=", ".join(self.choices))

    def read(self, given: object) -> Value:
        """A given value, as text from a command line or as data from a file, as this option's type."""
        match self.kind:
            case "number":
                number = whole(given)
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
                        return listed
            case "file":
                if isinstance(given, str):
                    return given
        raise BadInput(f"option {self.name}", "bad-value", given=str(given), allowed=self.allowed())


def whole(given: object) -> int | None:
    if isinstance(given, bool) or not isinstance(given, int | str):
        return None
    try:
        return int(given)
    except ValueError:
        return None


@dataclass(frozen=True)
class Forces:
    """Where one option has a value, another must have a certain one (and takes it unless it was given)."""

    when: tuple[str, Value]
    then: tuple[str, Value]


@dataclass(frozen=True)
class Excludes:
    """Two options that cannot have these values together."""

    one: tuple[str, Value]
    other: tuple[str, Value]


@dataclass(frozen=True)
class Below:
    """A number that must be smaller than another option's."""

    name: str
    than: str


@dataclass(frozen=True)
class AsManyAs:
    """A list that is empty or has as many words as another option says."""

    name: str
    number: str


Dependency = Forces | Excludes | Below | AsManyAs


@dataclass(frozen=True)
class OptionSet:
    """All options of a game, what they demand of each other, and named presets."""

    options: Sequence[Option]
    dependencies: Sequence[Dependency] = ()
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)

    def named(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        raise BadInput(f"option {name}", "bad-option", hint=nearest(name, [option.name for option in self.options]))

    def resolve(self, given: Mapping[str, object], preset: str = "") -> dict[str, Value]:
        """The value of every option: given, forced, by preset or by default. Raises `BadInput` for what cannot be."""
        if preset and preset not in self.presets:
            raise BadInput(f"preset {preset}", "bad-preset", hint=nearest(preset, list(self.presets)))
        chosen = {name: self.named(name).read(value) for name, value in self.presets.get(preset, {}).items()}
        chosen |= {name: self.named(name).read(value) for name, value in given.items()}
        values: dict[str, Value] = {}
        for option in self.options:
            values[option.name] = chosen.get(option.name, self._default(option, values))
        for dependency in self.dependencies:
            if isinstance(dependency, Forces) and values[dependency.when[0]] == dependency.when[1]:
                name, value = dependency.then
                values[name] = chosen.get(name, value)
        for dependency in self.dependencies:
            check(dependency, values)
        return values

    def _default(self, option: Option, so_far: Mapping[str, Value]) -> Value:
        if option.default_by:
            other, table = option.default_by
            return table.get(so_far[other], option.default)
        return option.default


def check(dependency: Dependency, values: Mapping[str, Value]) -> None:
    """Raise `BadInput` if the values break a dependency."""
    match dependency:
        case Forces((when, is_), (then, must)):
            if values[when] == is_ and values[then] != must:
                raise BadInput(f"option {then}", "bad-forced", must=shown(must), other=when, value=shown(is_))
        case Excludes((one, is_), (other, not_)):
            if values[one] == is_ and values[other] == not_:
                raise BadInput(f"option {other}", "bad-excluded", given=shown(not_), other=one, value=shown(is_))
        case Below(name, than):
            number, limit = values[name], values[than]
            if isinstance(number, int) and isinstance(limit, int) and number >= limit:
                raise BadInput(
                    f"option {name}", "bad-value", given=number, allowed=Say("allowed-number", low=0, high=limit - 1)
                )
        case AsManyAs(name, of):
            words = values[name]
            if isinstance(words, tuple) and words and len(words) != values[of]:
                raise BadInput(f"option {name}", "bad-length", given=len(words), needed=str(values[of]))


def shown(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
