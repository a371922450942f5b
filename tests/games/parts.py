"""What a game brings to the tests of all games: modules in `tests/games/PACKAGE`; those of a toy are in its folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from grandee.core.chance import Rng
from grandee.core.options import Value
from grandee.games import SHIPPED, load_game

RULES, SECRETS = "rules", "secrets"


@dataclass(frozen=True)
class Mutation:
    """A small wrong change to a file of the game: what stands there, what it becomes, and which tests must notice."""

    file: str
    old: str
    new: str
    noticed_by: str


@dataclass(frozen=True)
class VariantScene:
    """A table of a variant of which pictures are taken: how it comes to where the reader is asked for something."""

    options: Mapping[str, object]
    there: Callable[[Mapping[str, Any]], bool]  # whether a table, as the server tells it, is the one
    wishes: tuple[str, ...] = ()  # how moves begin that lead there, the best first


@dataclass(frozen=True)
class PageScene:
    """How a table comes to where pictures of the page are taken, and which options make a whole game short."""

    moves: int
    asked: str  # the decision that then waits for the reader
    short: Mapping[str, object] = field(default_factory=dict)
    seats: int = 3  # of a game in which the board must keep still
    grows: bool = False  # whether the board becomes higher in a game
    variants: Mapping[str, VariantScene] = field(default_factory=dict)  # further tables, by name


def part(game: str, name: str) -> ModuleType:
    return import_module(where(game, name))


def where(game: str, name: str) -> str:
    package = load_game(game).package
    return f"tests.games.{package.rpartition('.')[2]}.{name}" if game in SHIPPED else f"{package}.{name}"


def random_files(game: str, options: Mapping[str, Value], rng: Rng) -> dict[str, str]:
    """A deck, a map and the like for a set-up with these options: what `files.py` of the game makes, if it has one."""
    if find_spec(where(game, "files")) is None:
        return {}
    made: dict[str, str] = part(game, "files").random_files(options, rng)
    return made


def scene_of(game: str) -> PageScene:
    found: PageScene = part(game, "scene").SCENE
    return found
