"""The examples in docstrings and in the README work, whether the module is compiled or not."""

from __future__ import annotations

import ast
import doctest
import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from grandee.games import SHIPPED
from grandee.records import scenario
from grandee.records.expectations import EXPECT_KEYS

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src").rglob("*.py"))
WITH_EXAMPLES = [source for source in SOURCES if ">>>" in source.read_text("utf-8")]


def run(text: str, names: dict[str, object], where: str) -> None:
    test = doctest.DocTestParser().get_doctest(text, names, where, where, 0)
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(test, out=said.append)
    assert not said, "".join(said)


@pytest.mark.parametrize("source", WITH_EXAMPLES, ids=lambda source: source.stem)
def test_examples_of_a_module(source: Path) -> None:
    module = import_module(".".join(source.relative_to(ROOT / "src").with_suffix("").parts))
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.Module):
            docstring = ast.get_docstring(node) or ""
            if ">>>" in docstring:
                run(docstring, dict(vars(module)), f"{source.name}, {getattr(node, 'name', 'module')}")


@pytest.mark.parametrize("page", ["README.md", "docs/add-a-game.md", "docs/records.md", "docs/research.md"])
def test_examples_of_a_page(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    run(text.replace("```", ""), {}, page)


SCENARIOS = re.findall(r"^```toml\n(.*?)^```", (ROOT / "docs/records.md").read_text("utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("text", SCENARIOS, ids=lambda text: text.split('"')[1])
def test_scenarios_of_the_page_about_them(text: str) -> None:
    assert scenario.Scenario(text, "docs/records.md").run() == []


def test_the_page_about_scenarios_has_two_of_each_game_and_of_every_edition() -> None:
    setups = [scenario.Scenario(text, "docs/records.md").setup for text in SCENARIOS]
    games = Counter(setup.game.id for setup in setups)
    assert set(games) == set(SHIPPED)
    assert min(games.values()) >= 2
    assert {setup.ruleset.id for setup in setups} >= {"el-grande-1995-all", "el-grande-2023-all"}


def test_every_key_of_an_expectation_is_on_the_page_about_scenarios() -> None:
    page = (ROOT / "docs/records.md").read_text("utf-8")
    assert [key for key in EXPECT_KEYS if f"`{key}" not in page] == []
