"""The documents name files that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted(ROOT.glob("docs/*.md"))
FOLDERS = ("benchmarks", "docs", "src", "tests", "tools")
NAMED = re.compile(r"`([\w./-]+\.py)`")
ANY = {"PACKAGE", "GAME", "X"}  # stands for each of several


def endings(path: Path) -> set[str]:
    """All that a document may call a file: its name, or as much of its path as it likes."""
    parts = path.relative_to(ROOT).parts
    return {"/".join(parts[i:]) for i in range(len(parts))}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_a_file_that_a_document_names_is_there(document: Path) -> None:
    there = {"run.py", "hatch_build.py"}.union(
        *(endings(path) for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))
    )
    named = {name for name in NAMED.findall(document.read_text("utf-8")) if not ANY & set(re.split(r"[/.]", name))}
    assert named <= there
