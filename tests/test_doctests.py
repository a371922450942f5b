"""The examples in docstrings and in the README work, whether the module is compiled or not."""

from __future__ import annotations

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

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
