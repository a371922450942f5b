"""The guided first games as tests read them: scripts, messages, and the points that a step is reached with."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from grandee.core.game import seed_bytes
from grandee.core.words import LANGUAGES
from grandee.games import SHIPPED, load_game
from grandee.records.match import Match

languages = pytest.mark.parametrize("language", LANGUAGES)


def folder(game: str) -> Traversable:
    return resources.files(load_game(game).package).joinpath("lesson")


LESSONS = [game for game in SHIPPED if folder(game).joinpath("script.toml").is_file()]


def script(game: str) -> dict[str, Any]:
    return tomllib.loads(folder(game).joinpath("script.toml").read_text("utf-8"))


def messages(game: str, language: str) -> dict[str, ast.Message]:
    """The messages of a file, by their ids; a line that is no Fluent is a fault."""
    body = FluentParser().parse(folder(game).joinpath(f"{language}.ftl").read_text("utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert junk == []
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    by_id = {message.id.name: message for message in found}
    assert len(by_id) == len(found)  # none twice
    return by_id


def text(pattern: ast.Pattern | None) -> str:
    """The words of a message; those of lessons and rules are plain."""
    assert pattern is not None
    assert all(isinstance(element, ast.TextElement) for element in pattern.elements)
    return "".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))


def ids(message: ast.Message) -> list[str]:
    """The rules that a section rests on."""
    attributes = {attribute.id.name: attribute.value for attribute in message.attributes}
    return text(attributes.get("ids")).split()


def sections(found: dict[str, ast.Message]) -> int:
    return sum(1 for name in found if re.fullmatch(r"rules-\d+", name))


def points(game: str, after: str) -> dict[str, int]:
    """What the players have when the step that says this is reached."""
    lesson = script(game)
    table = Match(load_game(game).set_up(lesson["setup"]), seed_bytes(lesson["seed"]))
    for entry in lesson["entry"]:
        if entry.get("say") == after:
            break
        if "move" in entry:
            table.play(*entry["move"].split(" ", 1))
    return table.points
