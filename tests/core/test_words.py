"""Every message in every language: the same ids, attributes and variables, all plural forms, nothing unreadable."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from grandee.core.words import LANGUAGES, Words, preferred_language
from grandee.games import load_game
from grandee.games.kabale.deck import standard_deck
from grandee.records.match import Match
from tests.kit import walk

SOURCES = Path(__file__).parent.parent.parent / "src" / "grandee"
TOYS = Path(__file__).parent.parent / "toy"
FOLDERS = sorted(path.parent for path in [*SOURCES.rglob("en.ftl"), *TOYS.glob("*/text/en.ftl")])
WEB = SOURCES.parent.parent / "web" / "src"
ROOMS = [
    WEB / "text",
    *sorted(WEB.glob("boards/*/text")),
]  # of the page; a file for each language, or a folder of files


def areas(language: str) -> dict[str, Path]:
    """The files of a language by what they are about, such as `text/account.ftl`."""
    files = [(room, path) for room in ROOMS for path in room.rglob("*.ftl")]
    spoken = [(room, path) for room, path in files if language in (path.stem, path.parent.name)]
    parts = {path: "" if path.stem == language else path.name for _, path in spoken}
    return {(room.relative_to(WEB) / parts[path]).as_posix(): path for room, path in sorted(spoken)}


AREAS = areas("en")
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
    english, other = messages(AREAS[area]), messages(areas(language)[area])
    assert sorted(english) == sorted(other)
    for name, scan in english.items():
        assert other[name].variables == scan.variables, name
        for forms in other[name].plurals:
            if forms & {"one", "few", "many"}:
                assert forms <= PLURALS[language], name
                assert forms >= WHOLE[language] or (language, name) in ALIKE, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_parts_of_the_page_say_different_things_with_the_same_message(language: str) -> None:
    assert areas(language).keys() == AREAS.keys()
    paths = [SOURCES / "core" / "text" / f"{language}.ftl", *areas(language).values()]
    names = [name for path in paths for name in messages(path)]
    assert [name for name, times in Counter(names).items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(language: str) -> None:
    """Every event of a game, every card's text, every option and the board have words."""
    for players in (2, 6):
        table: Match = walk(load_game("kabale").set_up({"players": players}, "other-readings"), 4, 10_000)
        words = table.words(language)
        for reader in (None, "A"):
            assert len(table.log(reader, words=words)) == len(table.events.rows)
            assert table.board(reader, words)
        for card in standard_deck().ids:
            assert table.setup.game.card_text(table.setup, card, words)
        for kind in table.setup.rules.event_kinds:
            assert f"event-{kind.name}" in words
        for refusal in table.setup.rules.refusals[1:]:
            assert refusal.message in words
        for option in table.setup.game.options.options:
            assert words.attribute(f"option-{option.name}", "about")
            if option.kind == "choice":
                assert all(words.attribute(f"option-{option.name}", f"is-{choice}") for choice in option.choices)
        for preset in table.setup.game.options.presets:
            assert f"preset-{preset}" in words
        for block in table.setup.rules.space.blocks:
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
