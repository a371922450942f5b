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


def room(game: str, chapter: str = "") -> Traversable:
    """Where a guided first game lies, or a chapter after it."""
    return folder(game).joinpath(chapter) if chapter else folder(game)


def script(game: str, chapter: str = "") -> dict[str, Any]:
    return tomllib.loads(room(game, chapter).joinpath("script.toml").read_text("utf-8"))


CHAPTERS = [(game, chapter) for game in LESSONS for chapter in script(game).get("chapters", [])]
ALL_LESSONS = [*((game, "") for game in LESSONS), *CHAPTERS]


def beginning(game: str, chapter: str = "") -> Match:
    """The table as a lesson begins: dealt, or at the position of its script."""
    lesson = script(game, chapter)
    setup = load_game(game).set_up(lesson["setup"])
    table = Match(setup, seed_bytes(lesson["seed"]), lesson["names"])
    if "position" in lesson:
        table.state = setup.game.position(setup, lesson["position"], table.seed)
    return table


def messages(game: str, language: str, chapter: str = "") -> dict[str, ast.Message]:
    """The messages of a file, by their ids; a line that is no Fluent is a fault."""
    body = FluentParser().parse(room(game, chapter).joinpath(f"{language}.ftl").read_text("utf-8")).body
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


def edition_of(message: ast.Message) -> str:
    """The edition that a section is about; empty for all."""
    attributes = {attribute.id.name: attribute.value for attribute in message.attributes}
    return text(attributes["edition"]) if "edition" in attributes else ""


def sections(found: dict[str, ast.Message]) -> int:
    return sum(1 for name in found if re.fullmatch(r"rules-\d+", name))


def points(game: str, after: str, chapter: str = "") -> dict[str, int]:
    """What the players have when the step that says this is reached."""
    table = beginning(game, chapter)
    for entry in script(game, chapter)["entry"]:
        if entry.get("say") == after:
            break
        if "move" in entry:
            table.play(*entry["move"].split(" ", 1))
    return table.points
