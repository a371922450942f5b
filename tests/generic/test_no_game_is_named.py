"""What serves all games names none: a game is found by what lies in its folders; docs/add-a-game.md lists all of it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

from grandee.cli.main import parser
from grandee.core.words import Words
from grandee.games import SHIPPED, first_game, ids, load_game, manifest_of

ROOT = Path(__file__).parents[2]
GENERIC = (
    "src/grandee/**/*.py",
    "src/grandee/**/text/*.ftl",
    "benchmarks/**/*.py",
    "tools/*.py",
    "run.py",
    "hatch_build.py",
    "web/*.ts",
    "web/build/*.ts",
    "web/src/**/*.ts",
    "web/src/**/*.svelte",
    "web/src/**/*.css",
    "web/src/**/*.ftl",
    "tests/conftest.py",
    "tests/kit.py",
    "tests/worlds.py",
    "tests/games/lessons.py",
    "tests/games/parts.py",
    "tests/page/screens.py",
)
OF_GAMES = (
    "src/grandee/games/*/*",
    "web/src/boards/*/*",
    "benchmarks/games/*",
    "*.test.ts",  # a test may try a game
)
EXCUSED = {"web/src/text/*/account.ftl": "the page About says in prose which games there are, and who made them"}
ROW = re.compile(r"^\| (`.+?`) \| .+ \| (yes|no)(?:[,:;].*)? \|$")


def package_of(game: str) -> str:
    return load_game(game).package.rpartition(".")[2]


def names() -> re.Pattern[str]:
    """The ids, packages, titles and classes of all shipped games, however their parts are joined."""
    found = set()
    for game in map(load_game, SHIPPED):
        rules = game.set_up({}).rules
        classes = {type(game).__name__, type(rules).__name__, type(rules.begin(bytes(32))).__name__}
        found |= {game.id, package_of(game.id), game.words("en")("game-title"), *classes}
    parts = {"[-_ ]?".join(map(re.escape, re.split("[-_ ]", name))) for name in found}
    return re.compile(rf"(?<![a-z])(?:{'|'.join(sorted(parts))})", re.IGNORECASE)


def is_generic(name: str) -> bool:
    board = re.match("web/src/boards/([^/]+)/", name)
    if board:
        return board[1] not in SHIPPED and not name.endswith(".test.ts")
    return not any(fnmatch(name, pattern) for pattern in OF_GAMES)


def generic_files() -> list[str]:
    found = {path.relative_to(ROOT).as_posix() for pattern in GENERIC for path in ROOT.glob(pattern)}
    return sorted(name for name in found if is_generic(name))


def without_docstrings(text: str) -> str:
    """A module without its docstrings, whose examples may name a game; lines keep their numbers."""
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(
            node
        ):
            first = node.body[0]
            for number in range(first.lineno - 1, first.end_lineno or first.lineno):
                lines[number] = ""
    return "\n".join(lines)


def named(file: str, sought: re.Pattern[str]) -> Iterator[str]:
    text = (ROOT / file).read_text("utf-8")
    for number, line in enumerate((without_docstrings(text) if file.endswith(".py") else text).splitlines(), 1):
        if sought.search(line):
            yield f"{file}:{number}: {line.strip()[:100]}"


def test_what_serves_all_games_names_none() -> None:
    sought, files = names(), generic_files()
    assert {"src/grandee/cli/main.py", "tools/ladder.py", "web/src/boards/index.ts", "tests/worlds.py"} <= {*files}
    found = {file: list(named(file, sought)) for file in files}
    naming = {file for file in files if found[file]}
    excused = {file for file in files if any(fnmatch(file, pattern) for pattern in EXCUSED)}
    assert [line for file in sorted(naming - excused) for line in found[file]] == []
    assert sorted(excused - naming) == [], "needlessly excused"


def test_a_name_is_found_however_it_is_written() -> None:
    for game in map(load_game, SHIPPED):
        for written in (game.id, game.id.replace("-", "_").upper(), game.id.replace("-", ""), type(game).__name__):
            assert names().search(f'"{written}"'), written


def test_the_first_game_is_the_one_that_its_manifest_puts_first() -> None:
    orders = [manifest_of(game).order for game in SHIPPED]
    assert orders == sorted(orders)
    assert len({*orders}) == len(orders), "two games at one place"
    assert first_game() == ids()[0]
    assert parser(Words("en", ("grandee.cli",)), ["play"]).parse_args(["play"]).game is None  # which is the first


def brought(game: str) -> dict[str, bool]:
    """The files that a game brings, as the docs list them, and whether it needs them."""
    text = (ROOT / "docs/add-a-game.md").read_text("utf-8")
    table = text.partition("## What a game brings")[2].partition("\n## ")[0]
    words = {"PACKAGE": package_of(game), "GAME": game, "SPEC": load_game(game).spec}
    rows = [row for line in table.splitlines() if (row := ROW.match(line))]
    return {
        re.sub("PACKAGE|GAME|SPEC", lambda found: words[found[0]], path).rstrip("/"): row[2] == "yes"
        for row in rows
        for path in re.findall("`([^`]+)`", row[1])
    }


@pytest.mark.parametrize("game", SHIPPED)
def test_a_shipped_game_brings_what_the_docs_say(game: str) -> None:
    listed = brought(game)
    assert len(listed) > 20
    assert [path for path, needed in listed.items() if needed and not any(ROOT.glob(path))] == []


@pytest.mark.parametrize("game", SHIPPED)
def test_the_docs_list_all_that_a_game_brings_to_the_tests_of_all_games(game: str) -> None:
    own = [path.relative_to(ROOT).as_posix() for path in (ROOT / "tests/games" / package_of(game)).glob("[!_]*.py")]
    assert own
    assert [file for file in own if not any(fnmatch(file, path) for path in brought(game))] == []
