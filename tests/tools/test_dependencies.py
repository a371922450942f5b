"""Whatever is imported is declared and pinned, also where another dependency would bring it."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OWN = {"benchmarks", "grandee", "run", "tests", "tools"}
NOT_EVERYWHERE = {"pyspiel": "open_spiel"}  # modules of what is not installed on every system
FOR_PROGRAM = ("arena", "envs", "host", "peers", "ray")  # extras of people who use it
FOR_TESTS = (*FOR_PROGRAM, "test")


def plain(name: str) -> str:
    """The name of a distribution, as all its spellings are compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def declared(extras: tuple[str, ...]) -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *(each for extra in extras for each in project["optional-dependencies"][extra])]
    return {plain(found[0]) for each in wanted if (found := re.match(r"[A-Za-z0-9._-]+", each))}


def pinned() -> set[str]:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    return {plain(line.partition("==")[0]) for line in lines if "==" in line}


def imported(folder: str) -> dict[str, str]:
    """The modules of others that are imported anywhere in a folder, with one of the files that do."""
    found: dict[str, str] = {}
    for file in sorted((ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [each.name for each in node.names]
            elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                names = [node.module]
            for name in names:
                found.setdefault(name.partition(".")[0], str(file.relative_to(ROOT)))
    return {name: file for name, file in found.items() if name not in sys.stdlib_module_names | OWN}


@pytest.mark.parametrize(
    ("folder", "extras"), [("src", FOR_PROGRAM), ("tests", FOR_TESTS), ("tools", FOR_TESTS), ("benchmarks", FOR_TESTS)]
)
def test_what_is_imported_is_declared_and_pinned(folder: str, extras: tuple[str, ...]) -> None:
    known, brought_by = declared(extras), packages_distributions()
    assert imported(folder)
    for module, file in imported(folder).items():
        names = {plain(name) for name in brought_by.get(module, [NOT_EVERYWHERE.get(module, module)])}
        assert names & known, f"{file} imports {module}: declare it in pyproject.toml"
        assert names & pinned(), f"{file} imports {module}: pin it in constraints.txt"
