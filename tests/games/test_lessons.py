"""The rules as players read them, and the guided first games: complete in every language, and legal."""

from __future__ import annotations

import pytest

from grandee.core.words import LANGUAGES
from grandee.games import load_game
from grandee.records.rulebook import all_rules
from tests.games.lessons import (
    ALL_LESSONS,
    CHAPTERS,
    LESSONS,
    beginning,
    edition_of,
    ids,
    languages,
    messages,
    room,
    script,
    sections,
    text,
)
from tests.games.parts import part

LONGEST = 60  # words of one step
PLACES = {"hand", "score"}  # that every table has

FEW, MANY = range(18, 29), range(8, 15)  # steps of a guided first game, and of a chapter: two or three minutes

games = pytest.mark.parametrize("game", LESSONS)
lessons = pytest.mark.parametrize(("game", "chapter"), ALL_LESSONS)


@lessons
@languages
def test_every_language_has_the_same_messages(game: str, chapter: str, language: str) -> None:
    assert messages(game, language, chapter).keys() == messages(game, "en", chapter).keys()


@games
def test_every_chapter_has_a_folder_and_a_title(game: str) -> None:
    chapters = script(game).get("chapters", [])
    assert {each.name for each in room(game).iterdir() if each.is_dir()} == set(chapters)
    for language in LANGUAGES:
        words = load_game(game).words(language)
        assert all(len(words(f"chapter-{chapter}")) > 4 for chapter in chapters)


def test_editions_and_modules_have_chapters() -> None:
    """What a lesson is set up with, beside what every table chooses, is what it is about."""
    chosen = {name for game, chapter in CHAPTERS for name in script(game, chapter)["setup"]}
    options = load_game("el-grande").options.offered
    modules = {option.name for option in options.options if option.kind == "switch" and option.default is False}
    assert modules - chosen <= {"merge_piles_2_3", "eg95_court_crisis_split"}
    assert {"edition", "veteran_cards"} <= chosen


@games
@languages
def test_every_section_has_a_title_a_text_and_rules_of_the_specification(game: str, language: str) -> None:
    found = messages(game, language)
    known = {rule.id for rule in all_rules() if rule.spec in load_game(game).specs}
    assert sections(found) in part(game, "lesson").SECTIONS
    for number in range(1, sections(found) + 1):
        section = found[f"rules-{number}"]
        assert text(found[f"rules-{number}-title"].value).strip()
        assert len(text(section.value).split()) >= 40
        cited = ids(section)
        assert edition_of(section) == edition_of(messages(game, "en")[f"rules-{number}"])
        assert cited
        assert set(cited) <= known
        assert len(set(cited)) == len(cited)
        assert cited == ids(messages(game, "en")[f"rules-{number}"])


@games
def test_every_edition_and_every_module_has_a_section(game: str) -> None:
    """What an option brings is explained where its own rules are cited."""
    found = messages(game, "en")
    cited = {rule for number in range(1, sections(found) + 1) for rule in ids(found[f"rules-{number}"])}
    for option in load_game(game).options.offered.options:
        if option.kind == "switch" and option.default is False:
            assert cited & set(option.rules), option.name


@games
def test_a_section_of_one_edition_rests_on_rules_of_that_edition(game: str) -> None:
    found = messages(game, "en")
    specs = load_game(game).specs
    editions = {rule.id: rule.edition for rule in all_rules() if rule.spec in specs}
    of_expansions = {rule.id for rule in all_rules() if rule.spec in specs[1:]}  # which have one edition
    for number in range(1, sections(found) + 1):
        section = found[f"rules-{number}"]
        if edition := edition_of(section):
            own = {"B", edition[2:]}
            assert [
                rule for rule in ids(section) if rule not in of_expansions and not own & set(editions[rule].split())
            ] == []


@lessons
@languages
def test_every_step_has_words_and_few_of_them(game: str, chapter: str, language: str) -> None:
    found = messages(game, language, chapter)
    said = [entry["say"] for entry in script(game, chapter)["entry"] if "say" in entry]
    assert len(said) in (MANY if chapter else FEW)
    assert len(set(said)) == len(said)
    assert {name for name in found if name.startswith("lesson-")} == set(said)
    assert all(name.startswith(f"lesson-{chapter}-" if chapter else "lesson-") for name in said)
    assert [name for name in said if len(text(found[name].value).split()) > LONGEST] == []


@lessons
def test_the_script_is_a_legal_game_that_the_learner_plays(game: str, chapter: str) -> None:
    lesson = script(game, chapter)
    table = beginning(game, chapter)
    assert len(lesson["names"]) == table.setup.seats
    learnt = 0
    for entry in lesson["entry"]:
        assert entry.keys() <= {"say", "move", "show", "scored"}
        assert "say" in entry or "move" in entry
        if "move" in entry:
            seat, _, move = entry["move"].partition(" ")
            assert move in table.legal_moves(seat)
            table.play(seat, move)
            learnt += seat == "A" and "say" in entry
    assert learnt >= 4
    assert "say" in lesson["entry"][-1]
    assert "move" not in lesson["entry"][-1]
    assert not table.over


@lessons
def test_what_a_step_points_at_is_on_the_table(game: str, chapter: str) -> None:
    setup = beginning(game, chapter).setup
    known = (
        PLACES
        | part(game, "lesson").PLACES
        | set(setup.game.cards(setup))
        | {word for words in setup.rules.space.words.values() for word in words}
    )
    entries = script(game, chapter)["entry"]
    assert {word for entry in entries for word in entry.get("show", [])} <= known
    assert {entry["scored"] for entry in entries if "scored" in entry} <= known
