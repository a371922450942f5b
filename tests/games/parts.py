"""What a game brings to the tests of all games: modules in `tests/games/PACKAGE`; those of a toy are in its folder."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from types import ModuleType

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
class PageScene:
    """How a table comes to where pictures of the page are taken, and which options make a whole game short."""

    moves: int
    asked: str  # the decision that then waits for the reader
    short: Mapping[str, object] = field(default_factory=dict)
    seats: int = 3  # of a game in which the board must keep still
    grows: bool = False  # whether the board becomes higher in a game


def part(game: str, name: str) -> ModuleType:
    package = load_game(game).package
    return import_module(f"tests.games.{package.rpartition('.')[2]}.{name}" if game in SHIPPED else f"{package}.{name}")


def scene_of(game: str) -> PageScene:
    found: PageScene = part(game, "scene").SCENE
    return found
