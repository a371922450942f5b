"""The published ladder, with rungs small enough for a test."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "ladder.py"


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = spec_from_file_location("ladder_of_a_test", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    rungs = (module.Rung("greedy", "random", 2, 2), module.Rung("search@2", "random", 3, 1))
    monkeypatch.setattr(module, "GAMES", {"kabale": rungs})
    return module


def test_the_ladder_is_played_once_and_printed(
    ladder: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "new" / "folder" / "ladder.jsonl"
    ladder.main(["--results", str(file), "--workers", "1"])
    said = capsys.readouterr().out
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in said.splitlines() if line.startswith("|")]
    assert [row[:4] for row in cells[2:]] == [["greedy", "random", "2", "4"], ["search@2", "random", "3", "6"]]
    assert [row[5] for row in cells[2:]] == ["50 %", "50 %"]
    before = file.read_bytes()
    ladder.main(["--results", str(file), "--workers", "1", "--rung", "greedy@2"])
    again = [line for line in capsys.readouterr().out.splitlines() if line.startswith("|")]
    assert len(again) == 3
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--rung", "foo@4"], "there is no rung foo@4; there are greedy@2, search@2@3"),
        (["--workers", "0"], "at least 1 is needed"),
    ],
)
def test_bad_arguments_are_refused(
    given: list[str], said: str, ladder: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ladder.jsonl"
    with pytest.raises(SystemExit):
        ladder.main(["--results", str(file), *given])
    assert said in capsys.readouterr().err
    assert not file.exists()
