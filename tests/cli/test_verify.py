"""`grandee verify`: seed, moves and result of a record, each in a sentence."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from grandee.cli.main import main
from grandee.records import record

GOLDEN = Path(__file__).parent.parent / "golden" / "kabale" / "rulebook-3.json"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def changed(tmp_path: Path, **fields: object) -> str:
    """The golden game as the server gives it at the end, with some things changed."""
    game = json.loads(GOLDEN.read_text("utf-8"))
    game["commitment"] = "sha256:" + sha256(bytes.fromhex(game["seed"])).hexdigest()
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**game, **fields}), "utf-8")
    return str(file)


def test_a_fair_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", changed(tmp_path)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in said] == [
        "The seed is the one that was promised",
        "All moves follow the rules; number of moves",
        "The result is right",
    ]


def test_what_the_player_noted_at_the_beginning_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seed = next(record.read_file(str(GOLDEN))).seed
    right = sha256(bytes.fromhex(seed)).hexdigest()
    assert main(["verify", str(GOLDEN), "--commitment", f"sha256:{right}"]) == 0
    assert main(["verify", str(GOLDEN), "--commitment", right.upper()]) == 0
    assert main(["verify", changed(tmp_path), "--commitment", "sha256:" + "0" * 64]) == 1
    assert "The seed is not the one that was promised" in capsys.readouterr().out
    assert main(["verify", str(GOLDEN)]) == 2
    assert main(["verify", str(GOLDEN), "--commitment", "md5:1"]) == 2


def test_other_moves_and_other_results_are_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = json.loads(GOLDEN.read_text("utf-8"))
    assert main(["verify", changed(tmp_path, moves=game["moves"][1:])]) == 1
    assert "The moves cannot be played again: " in capsys.readouterr().out
    assert main(["verify", changed(tmp_path, result={"A": 99, "B": 0, "C": 0})]) == 1
    assert "The result is wrong: the moves lead to A " in capsys.readouterr().out
    assert main(["verify", changed(tmp_path, moves=game["moves"][:5]), "--json"]) == 1, "a result without an end"
    said = json.loads(capsys.readouterr().out)
    assert (said["seed"], said["moves"], said["over"], said["result"]) == (True, True, False, False)


def test_a_game_that_still_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = json.loads(GOLDEN.read_text("utf-8"))
    assert main(["verify", changed(tmp_path, moves=game["moves"][:5], result=None)]) == 0
    assert "The game is not over yet" in capsys.readouterr().out
    assert main(["verify", changed(tmp_path, seed="")]) == 1
    assert "The record holds no seed" in capsys.readouterr().out
