"""Every citation of a rule is found where it stands, in code, data, scenarios and tests."""

from __future__ import annotations

from pathlib import Path

import pytest

import grandee
from grandee.records import citations, rulebook

STEP = '''"""Turns (TOY-TURN-1)."""

CARDS = 3  # TOY-HAND-1
ROUNDS: int = (
    6  # TOY-RND-1
)


# TOY-TURN-2
@final
class Place:
    """Put a card down (TOY-TURN-3, TOY-TURN-4, TOY-TURN-3)."""

    def legal(self) -> str:
        # any column (TOY-TURN-5)
        return "TOY-D1"


# TOY-TURN-6
'''
CARDS = """# TOY-DECK-1
source = "TOY-DECK-2"

[deck]
rules = ["TOY-DECK-3"]

# TOY-CARD-1

[[card]]
number = 2 # TOY-CARD-2
id = "king"
rules = ["TOY-CARD-3"]
"""
SIZES = '"""How many there are. Made by tools/numbers.py from declarations.py."""\n\nCARDS = 3  # TOY-HAND-1\n'


def game(folder: Path, step: str = STEP) -> Path:
    (folder / "engine").mkdir()
    (folder / "data").mkdir()
    (folder / "lesson").mkdir()
    (folder / "engine" / "turn.py").write_text(step, "utf-8")
    (folder / "engine" / "sizes.py").write_text(SIZES, "utf-8")
    (folder / "data" / "cards.toml").write_text(CARDS, "utf-8")
    (folder / "game.py").write_text('OPTIONS = ["TOY-SET-1"]\n', "utf-8")
    (folder / "lesson" / "script.toml").write_text('rules = ["TOY-SET-2"]\n', "utf-8")
    return folder


def found(folder: Path) -> list[tuple[str, str, int, str]]:
    places = [place for place in citations.in_code(folder) if place.rule.startswith("TOY-")]
    return [(place.rule, Path(place.file).name, place.line, place.name) for place in places]


def test_a_place_in_code_is_named_by_what_it_stands_in(tmp_path: Path) -> None:
    assert [place for place in found(game(tmp_path)) if place[1] == "turn.py"] == [
        ("TOY-TURN-1", "turn.py", 1, ""),
        ("TOY-HAND-1", "turn.py", 3, "CARDS"),
        ("TOY-RND-1", "turn.py", 5, "ROUNDS"),
        ("TOY-TURN-2", "turn.py", 9, "Place"),
        ("TOY-TURN-3", "turn.py", 12, "Place"),
        ("TOY-TURN-4", "turn.py", 12, "Place"),
        ("TOY-TURN-5", "turn.py", 15, "Place.legal"),
        ("TOY-D1", "turn.py", 16, "Place.legal"),
        ("TOY-TURN-6", "turn.py", 19, ""),
    ]


def test_a_place_in_data_is_named_by_its_row_or_table(tmp_path: Path) -> None:
    assert [place for place in found(game(tmp_path)) if place[1] == "cards.toml"] == [
        ("TOY-DECK-1", "cards.toml", 1, ""),
        ("TOY-DECK-2", "cards.toml", 2, ""),
        ("TOY-DECK-3", "cards.toml", 5, "deck"),
        ("TOY-CARD-1", "cards.toml", 7, ""),
        ("TOY-CARD-2", "cards.toml", 10, "king"),
        ("TOY-CARD-3", "cards.toml", 12, "king"),
    ]


def test_numbers_made_from_declarations_and_lessons_keep_no_rule(tmp_path: Path) -> None:
    assert {place[1] for place in found(game(tmp_path))} == {"turn.py", "game.py", "cards.toml"}


@pytest.mark.parametrize(
    "short", ["TOY-ALT-3 to -7", "TOY-ALT-3 to TOY-ALT-7", "TOY-KING-2, 3", "TOY-KING-2, -3", "TOY-KING-2/3"]
)
def test_an_id_that_is_not_in_full_is_noticed(tmp_path: Path, short: str) -> None:
    (line,) = citations.shortened_ids(game(tmp_path, f'"""Turns ({short})."""\n'))
    assert line.endswith(f"turn.py:1: {short}")


@pytest.mark.parametrize("full", ["TOY-KING-2, TOY-KING-3", "TOY-KING-2 and TOY-KING-3", "TOY-KING-2, so nobody"])
def test_ids_in_full_may_stand_side_by_side(tmp_path: Path, full: str) -> None:
    assert citations.shortened_ids(game(tmp_path, f"# {full}\n")) == []


def test_a_rule_leads_to_its_code_its_scenario_and_its_test() -> None:
    rule = next(rule for rule in rulebook.rules_of("kabale.md") if rule.id == "KH-AWD-1")
    assert [(place.file, place.name) for place in citations.citations_in_code(rule)] == [
        ("src/grandee/games/kabale/engine/scoring.py", "award")
    ]
    scenario, test = citations.citations_in_tests(rule)
    assert (scenario.file, scenario.line) == ("tests/scenarios/kabale/KH-AWD-1-winner-keeps-the-goal.toml", 3)
    assert scenario.name == "The winner keeps the goal beside those won before"
    assert test.name == "test_won_goals_are_counted_for_others_and_awards_are_in_the_log"
    lines = (citations.root() / test.file).read_text("utf-8").splitlines()
    assert "KH-AWD-1" in lines[test.line - 1]


def test_a_ruling_leads_to_the_scenario_that_shows_it() -> None:
    rule = next(rule for rule in rulebook.rules_of("kabale.md") if rule.id == "A-11")
    assert "tests/scenarios/kabale/KH-EXP-6-ruling-A-11.toml" in {
        place.file for place in citations.citations_in_tests(rule)
    }


def test_every_place_stands_in_a_file_that_cites_the_rule() -> None:
    for rule in (*rulebook.rules_of("kabale.md"), *rulebook.rules_of("el-grande.md")):
        for place in (*citations.citations_in_code(rule), *citations.citations_in_tests(rule)):
            lines = (citations.root() / place.file).read_text("utf-8").splitlines()
            assert rule.id in lines[place.line - 1], place


def test_without_a_checkout_there_are_no_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grandee, "PACKAGE_FOLDER", tmp_path / "lib" / "grandee")
    assert not citations.has_tests()
    assert citations.root() == tmp_path / "lib"
