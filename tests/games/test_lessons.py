"""The rules as players read them, and the guided first games: complete in every language, and legal."""

from __future__ import annotations

import pytest

from grandee.core.game import seed_bytes
from grandee.games import load_game
from grandee.records.match import Match
from grandee.records.rulebook import all_rules
from tests.games.lessons import LESSONS, ids, languages, messages, script, sections, text
from tests.games.parts import part

LONGEST = 60  # words of one step
PLACES = {"hand", "score"}  # that every table has

games = pytest.mark.parametrize("game", LESSONS)


@games
@languages
def test_every_language_has_the_same_messages(game: str, language: str) -> None:
    assert messages(game, language).keys() == messages(game, "en").keys()


@games
@languages
def test_every_section_has_a_title_a_text_and_rules_of_the_specification(game: str, language: str) -> None:
    found = messages(game, language)
    known = {rule.id for rule in all_rules() if rule.spec == load_game(game).spec and rule.edition != "23"}
    assert sections(found) in part(game, "lesson").SECTIONS
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
    setup = load_game(game).set_up(lesson["setup"])
    assert len(lesson["names"]) == setup.seats
    table = Match(setup, seed_bytes(lesson["seed"]), lesson["names"])
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


@games
def test_what_a_step_points_at_is_on_the_table(game: str) -> None:
    setup = load_game(game).set_up(script(game)["setup"])
    known = (
        PLACES
        | part(game, "lesson").PLACES
        | set(setup.game.cards(setup))
        | {word for words in setup.rules.space.words.values() for word in words}
    )
    assert {word for entry in script(game)["entry"] for word in entry.get("show", [])} <= known
    assert {entry["scored"] for entry in script(game)["entry"] if "scored" in entry} <= known
