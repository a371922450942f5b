"""Where the rules are kept and tried: every place in code, data and tests that cites a rule by its id.

A rule is cited by its full id, such as KH-EXP-4, in a comment, a docstring or a string. Code and data are in a wheel
too, tests in a source checkout only.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from pathlib import Path

import grandee
from grandee.core.game import Game
from grandee.games import load_games
from grandee.records.rulebook import Rule, rules_of

ID = re.compile(r"(?<![\w-])[A-Z]+(?:-[A-Z0-9]+)+(?![\w-])")
SHORTENED_ID = re.compile(rf"{ID.pattern}(?: to [A-Z0-9-]*\d+|(?:, |; | and | or |/|–)-?\d+)\b")  # EG-ALT-3 to -7
GENERATED_MARK = "Made by tools/numbers.py"  # a module that only repeats what declarations.py says
MANIFEST = "manifest.py"
TABLE_HEADER = re.compile(r"\[+([\w.-]+)\]+")
ID_LINE = re.compile(r'id\s*=\s*"([^"]*)"')


@dataclass(frozen=True)
class Citation:
    """One citation: the file, seen from the checkout or from where the package lies, and what it stands in."""

    rule: str
    file: str
    line: int
    name: str = ""  # of the function, class, constant or card; the title of a scenario; empty for none


def root() -> Path:
    """The folder of the checkout, or the one that the package is installed in."""
    checkout = grandee.PACKAGE_FOLDER.parent.parent
    return checkout if (checkout / "tests" / "scenarios").is_dir() else grandee.PACKAGE_FOLDER.parent


def has_tests() -> bool:
    return (root() / "tests" / "scenarios").is_dir()


def citations_in_code(rule: Rule) -> list[Citation]:
    """Where the code and the data of the rule's game cite it; empty if no game is played by that spec."""
    places = [place for game in games_of(rule) for place in in_code(Path(str(resources.files(game.package))))]
    return [place for place in places if place.rule == rule.id]


def citations_by_scenarios(rule: Rule) -> list[Citation]:
    """Where code and data cite the rules that the same scenarios show: from a ruling or an example to its code."""
    beside = {cited for game in games_of(rule) for cited in shown_with(rule.id, in_scenarios(game.id))}
    others = [other for other in rules_of(rule.spec) if other.id in beside]
    return [citation for other in others for citation in citations_in_code(other)]


def shown_with(rule: str, citations: Sequence[Citation]) -> set[str]:
    """The other rules of the scenarios that cite this one."""
    files = {citation.file for citation in citations if citation.rule == rule}
    return {citation.rule for citation in citations if citation.file in files} - {rule}


def citations_in_tests(rule: Rule) -> list[Citation]:
    """The scenarios and tests that cite a rule; empty without a checkout."""
    places = [place for game in games_of(rule) for place in (*in_scenarios(game.id), *in_tests())]
    return [place for place in places if place.rule == rule.id]


def games_of(rule: Rule) -> list[Game]:
    return [game for game in load_games() if rule.spec in game.specs]


# -- code ----------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def in_code(folder: Path) -> tuple[Citation, ...]:
    """Every citation in the code and the data of a game, which lies in this folder, and in what all games share."""
    return tuple(place for file in code_of(folder) for place in in_file(file))


def code_of(folder: Path) -> list[Path]:
    """The files that keep the rules of a game, compiled rules first.

    Numbers that are made from them are left out, and so is the manifest: it names what is not built.
    """
    files = [
        *sorted((folder / "engine").glob("*.py")),
        *sorted(folder.glob("*.py")),
        *sorted((folder / "data").glob("*.toml")),
        *sorted((grandee.PACKAGE_FOLDER / "core").glob("*.py")),
    ]
    kept = [file for file in files if file.name != MANIFEST]
    return [file for file in kept if GENERATED_MARK not in file.read_text("utf-8").partition("\n")[0]]


def in_file(file: Path) -> Iterator[Citation]:
    text = file.read_text("utf-8")
    name_at = scope_finder(text) if file.suffix == ".py" else row_finder(text)
    for number, line in enumerate(text.splitlines(), 1):
        for rule in dict.fromkeys(ID.findall(line)):
            yield Citation(rule, relative_path(file), number, name_at(number))


def shortened_ids(folder: Path) -> list[str]:
    """Citations that leave a part of an id out, such as `KH-SET-1 to -5`: nobody finds a rule by them."""
    return [
        f"{relative_path(file)}:{number}: {found[0]}"
        for file in code_of(folder)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        for found in SHORTENED_ID.finditer(line)
    ]


def relative_path(file: Path) -> str:
    return file.relative_to(root()).as_posix() if file.is_relative_to(root()) else file.as_posix()


def scope_finder(text: str) -> Callable[[int], str]:
    """What a line of Python stands in: the innermost class, function or constant, as `PlaceOne.legal`."""
    lines = text.splitlines()
    spans: list[tuple[int, int, str]] = []

    def walk(node: ast.AST, outer: str) -> None:
        for child in ast.iter_child_nodes(node):
            name = name_of(child)
            if not name:
                continue
            assert isinstance(child, ast.stmt)
            inner = f"{outer}.{name}" if outer else name
            spans.append((first_line(child, lines), child.end_lineno or child.lineno, inner))
            if isinstance(child, ast.ClassDef):
                walk(child, inner)

    walk(ast.parse(text), "")
    return lambda line: next((name for first, last, name in reversed(spans) if first <= line <= last), "")


def name_of(node: ast.AST) -> str:
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            return node.name
        case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
            return name
    return ""


def first_line(node: ast.stmt, lines: list[str]) -> int:
    """Decorators, and comments right above, belong to what they stand above."""
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    first = min([node.lineno, *(decorator.lineno for decorator in decorators)])
    while first > 1 and lines[first - 2].lstrip().startswith("#"):
        first -= 1
    return first


def row_finder(text: str) -> Callable[[int], str]:
    """What a line of TOML stands in: a row with an id, such as a card, or a table; a comment of its own in nothing."""
    names: list[str] = []
    tables: list[int] = []  # where the present table began, by line
    for number, line in enumerate(text.splitlines()):
        if found := TABLE_HEADER.match(line):
            names.append(found[1])
            tables.append(number)
            continue
        tables.append(tables[-1] if tables else 0)
        names.append("" if line.startswith("#") or not names else names[tables[-1]])
        if found := ID_LINE.match(line):
            for above in range(tables[-1], number + 1):
                names[above] = found[1]
    return lambda line: names[line - 1]


# -- tests ---------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def in_scenarios(game: str) -> tuple[Citation, ...]:
    """What the scenarios of a game cite under `rules`; none without a checkout."""
    files = sorted((root() / "tests" / "scenarios" / game).glob("*.toml")) if has_tests() else []
    return tuple(place for file in files for place in in_scenario(file))


def in_scenario(file: Path) -> Iterator[Citation]:
    text = file.read_text("utf-8")
    scenario = tomllib.loads(text)
    for rule in scenario["rules"]:
        before = text[: text.index(f'"{rule}"', text.index("rules ="))]
        yield Citation(rule, relative_path(file), before.count("\n") + 1, scenario["title"])


@lru_cache(maxsize=1)
def in_tests() -> tuple[Citation, ...]:
    """Every argument of a call `rule(...)` in the tests; none without a checkout."""
    files = sorted((root() / "tests").rglob("*.py")) if has_tests() else []
    return tuple(place for file in files for place in sorted(citations_in_test(file), key=lambda place: place.line))


def citations_in_test(file: Path) -> Iterator[Citation]:
    text = file.read_text("utf-8")
    if "rule(" not in text:
        return
    name_at = scope_finder(text)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield Citation(argument.value, relative_path(file), argument.lineno, name_at(argument.lineno))
