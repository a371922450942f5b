"""Every scenario file holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from grandee.records import scenario

FOLDER = Path(__file__).parent.parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario(file: Path) -> None:
    assert scenario.read_file(str(file)).run() == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_is_named_by_a_rule_that_it_shows(file: Path) -> None:
    assert any(file.stem.startswith(rule) for rule in scenario.read_file(str(file)).rules)
