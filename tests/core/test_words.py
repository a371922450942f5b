"""Every message in every language: the same ids, attributes and variables, all plural forms, nothing unreadable."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from grandee.core.words import LANGUAGES, Words, preferred_language
from grandee.games import title
from grandee.games.kabale.deck import standard_deck
from grandee.records.table import Table
from tests.kit import walk

SOURCES = Path(__file__).parent.parent.parent / "src" / "grandee"
FOLDERS = sorted(path.parent for path in SOURCES.rglob("en.ftl"))
PAGE = SOURCES.parent.parent / "web" / "src" / "text"
AREAS = sorted(path.name for path in (PAGE / "en").glob("*.ftl"))
PLURALS = {"en": {"one", "other"}, "de": {"one", "other"}, "cs": {"one", "few", "many", "other"}}
PLURALS["pl"] = PLURALS["cs"]
WHOLE = {language: forms - {"many", "other"} for language, forms in PLURALS.items()}  # and a default: nothing is halved
ALIKE = {("pl", "scoring-sends"), ("pl", "scoring-count")}  # "caballeros" is the same for few and for many
CASES = {"acc", "gen", "dat", "loc", "ins", "nom"}  # forms that a language has where it needs them


class Scan(visitor.Visitor):
    """Collects the variables and plural forms of one message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's name)
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (the library's name)
        self.plurals.append({variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)})
        self.generic_visit(node)


def messages(path: Path) -> dict[str, Scan]:
    """Every message and attribute of a file; unreadable text and a message that is there twice fail."""
    found: dict[str, Scan] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content!r:.60}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name}"
            parts = {entry.id.name: entry.value} | {
                f"{entry.id.name}.{attribute.id.name}": attribute.value
                for attribute in entry.attributes
                if attribute.id.name not in CASES
            }
            for name, pattern in parts.items():
                found[name] = Scan()
                if pattern is not None:
                    found[name].visit(pattern)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_a_language_says_all_that_english_says(folder: Path, language: str) -> None:
    english, other = messages(folder / "en.ftl"), messages(folder / f"{language}.ftl")
    assert sorted(english) == sorted(other)
    for name, scan in english.items():
        assert other[name].variables == scan.variables, name
        for forms in other[name].plurals:
            assert forms == PLURALS[language] or not forms & {"one", "few", "many"}, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", AREAS)
def test_the_page_says_in_a_language_all_that_it_says_in_english(area: str, language: str) -> None:
    english, other = messages(PAGE / "en" / area), messages(PAGE / language / area)
    assert sorted(english) == sorted(other)
    for name, scan in english.items():
        assert other[name].variables == scan.variables, name
        for forms in other[name].plurals:
            if forms & {"one", "few", "many"}:
                assert forms <= PLURALS[language], name
                assert forms >= WHOLE[language] or (language, name) in ALIKE, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_parts_of_the_page_say_different_things_with_the_same_message(language: str) -> None:
    assert sorted(path.name for path in (PAGE / language).glob("*.ftl")) == AREAS
    paths = [SOURCES / "core" / "text" / f"{language}.ftl", *(PAGE / language / area for area in AREAS)]
    names = [name for path in paths for name in messages(path)]
    assert [name for name, times in Counter(names).items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(language: str) -> None:
    """Every event of a game, every card's text, every option and the board have words."""
    for players in (2, 6):
        table: Table = walk(title("kabale").set_up({"players": players}, "other-readings"), 4, 10_000)
        words = table.words(language)
        for reader in (None, "A"):
            assert len(table.log(reader, words=words)) == len(table.events.rows)
            assert table.board(reader, words)
        for card in standard_deck().ids:
            assert table.set_up.title.card_text(table.set_up, card, words)
        for kind in table.set_up.rules.event_kinds:
            assert f"event-{kind.name}" in words
        for refusal in table.set_up.rules.refusals[1:]:
            assert refusal.message in words
        for option in table.set_up.title.options.options:
            assert words.attribute(f"option-{option.name}", "about")
            if option.kind == "choice":
                assert all(words.attribute(f"option-{option.name}", f"is-{choice}") for choice in option.choices)
        for preset in table.set_up.title.options.presets:
            assert f"preset-{preset}" in words
        for block in table.set_up.rules.space.blocks:
            assert f"decision-{block.word}" in words
            assert f"choice-{block.word}" in words


def test_a_missing_word_is_an_error_not_a_gap() -> None:
    with pytest.raises(LookupError):
        Words("en")("bad-value", given=3)
    with pytest.raises(LookupError):
        Words("en")("no-such-message")


def test_the_language_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert preferred_language() == "en"
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert preferred_language() == "cs"
    monkeypatch.setenv("LC_ALL", "fr_FR")
    assert preferred_language() == "en"
