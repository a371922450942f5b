"""The rules as players read them, and the guided first games: complete in every language, and legal."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from grandee.core.title import seed_bytes
from grandee.core.words import LANGUAGES
from grandee.games import title
from grandee.records.rulebook import all_rules
from grandee.records.table import Table

LESSONS = ("el-grande", "kabale")
LONGEST = 60  # words of one step
SECTIONS = {"el-grande": range(10, 15), "kabale": range(8, 11)}
PLACES = {"court", "king", "castillo", "hand", "offer", "score"}

games = pytest.mark.parametrize("game", LESSONS)
languages = pytest.mark.parametrize("language", LANGUAGES)


def folder(game: str) -> Traversable:
    return resources.files(title(game).package).joinpath("lesson")


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


@games
@languages
def test_every_language_has_the_same_messages(game: str, language: str) -> None:
    assert messages(game, language).keys() == messages(game, "en").keys()


@games
@languages
def test_every_section_has_a_title_a_text_and_rules_of_the_specification(game: str, language: str) -> None:
    found = messages(game, language)
    known = {rule.id for rule in all_rules() if rule.spec == title(game).spec and rule.edition != "23"}
    assert sections(found) in SECTIONS[game]
    for number in range(1, sections(found) + 1):
        section = found[f"rules-{number}"]
        assert text(found[f"rules-{number}-title"].value).strip()
        assert len(text(section.value).split()) >= 40
        cited = ids(section)
        assert cited
        assert set(cited) <= known
        assert len(set(cited)) == len(cited)
        assert cited == ids(messages(game, "en")[f"rules-{number}"])


@games
@languages
def test_every_step_has_words_and_few_of_them(game: str, language: str) -> None:
    found = messages(game, language)
    said = [entry["say"] for entry in script(game)["entry"] if "say" in entry]
    assert 18 <= len(said) <= 28
    assert len(set(said)) == len(said)
    assert {name for name in found if name.startswith("lesson-")} == set(said)
    assert [name for name in said if len(text(found[name].value).split()) > LONGEST] == []


@games
def test_the_script_is_a_legal_game_that_the_learner_plays(game: str) -> None:
    lesson = script(game)
    set_up = title(game).set_up(lesson["set_up"])
    assert len(lesson["names"]) == set_up.seats
    table = Table(set_up, seed_bytes(lesson["seed"]), lesson["names"])
    learnt = 0
    for entry in lesson["entry"]:
        assert entry.keys() <= {"say", "move", "show"}
        assert "say" in entry or "move" in entry
        if "move" in entry:
            seat, _, move = entry["move"].partition(" ")
            assert move in table.options(seat)
            table.play(seat, move)
            learnt += seat == "A" and "say" in entry
    assert learnt >= 4
    assert "say" in lesson["entry"][-1]
    assert "move" not in lesson["entry"][-1]
    assert not table.over


@games
def test_what_a_step_points_at_is_on_the_table(game: str) -> None:
    set_up = title(game).set_up(script(game)["set_up"])
    known = (
        PLACES
        | set(set_up.title.cards(set_up))
        | {word for words in set_up.rules.space.words.values() for word in words}
    )
    assert {word for entry in script(game)["entry"] for word in entry.get("show", [])} <= known


def points(game: str, after: str) -> dict[str, int]:
    """What the players have when the step that says this is reached."""
    lesson = script(game)
    table = Table(title(game).set_up(lesson["set_up"]), seed_bytes(lesson["seed"]))
    for entry in lesson["entry"]:
        if entry.get("say") == after:
            break
        if "move" in entry:
            table.play(*entry["move"].split(" ", 1))
    return table.points


@languages
def test_the_points_that_the_lesson_of_el_grande_tells_are_right(language: str) -> None:
    found = messages("el-grande", language)
    for step in ("lesson-second", "lesson-win"):
        numbers = set(re.findall(r"\d+", text(found[step].value)))
        assert {str(score) for score in points("el-grande", step).values()} <= numbers


def test_the_learner_wins_two_goals_in_the_lesson_of_kabale() -> None:
    assert points("kabale", "lesson-third-goal") == {"A": 5, "B": 1, "C": 0}
