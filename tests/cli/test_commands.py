"""The commands as a user gives them, in processes of their own where that matters."""

from __future__ import annotations

import io
import json
import os
import pty
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import grandee
from grandee import bots
from grandee.arena.plans import deal_of
from grandee.bots import bot
from grandee.cli import ask
from grandee.cli.bench import suite
from grandee.cli.main import VERBS, main
from grandee.core.words import LANGUAGES, Words
from grandee.games import SHIPPED, load_game
from grandee.records import record
from grandee.records.match import begin, new
from grandee.records.rulebook import folder
from tests.records.test_bad_files import GOOD, HEAD, changed

SCENARIOS = Path(__file__).parent.parent / "scenarios" / "kabale"
GOLDEN = Path(__file__).parent.parent / "golden" / "kabale" / "rulebook-3.json"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("NO_COLOR", "1")


def test_help_names_every_verb(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--help"])
    assert stopped.value.code == 0
    said = capsys.readouterr().out
    ours = ("play", "games", "simulate", "arena", "scenario", "replay", "rules", "bench")
    for verb in (*ours, "serve", "export", "import", "verify"):
        assert verb in said


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_declares_its_arguments(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([verb, "--help"])
    assert stopped.value.code == 0
    own = re.findall(r"--[a-z-]+", capsys.readouterr().out)
    assert set(own) - {"--help", "--lang"}


def test_help_imports_no_verb() -> None:
    code = "import sys\nfrom grandee.cli.main import main\ntry: main(['--help'])\n"
    code += "finally: print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name for name in done.stderr.split() if name.startswith("grandee.")}
    assert loaded >= {"grandee.cli.main"}
    assert not {name for name in loaded if name.startswith(("grandee.cli.", "grandee.records"))} - {"grandee.cli.main"}


def test_a_build_that_stops_a_verb_is_told_of(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(grandee, "stale_modules", lambda: ["src/grandee/core/state.py"])
    monkeypatch.setitem(sys.modules, "grandee.cli.games", None)
    with pytest.raises(ImportError):
        main(["games"])
    assert "src/grandee/core/state.py" in capsys.readouterr().err


def test_version_says_whether_the_rules_are_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    said = capsys.readouterr().out
    assert grandee.__version__ in said
    assert ("rules compiled" in said) == grandee.compiled
    assert ("plain Python" in said) == (not grandee.compiled)


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert "kabale" in capsys.readouterr().out
    assert main(["games", "kabale"]) == 0
    assert "round_end_check" in capsys.readouterr().out
    assert main(["games", "kabale", "--json", "--provenance"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["actions"] == 183
    assert {"file": "cards.toml", "name": "explorer", "source": "public"} in data["provenance"]


def test_the_origin_of_the_cards_of_a_set_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "el-grande", "--provenance", "--preset", "2023"]) == 0
    plain = capsys.readouterr().out
    assert "cards are reconstructed." in plain
    assert "placeholder" not in plain, "without modules no card is unknown"
    assert main(["games", "el-grande", "--provenance", "--preset", "2023", "--option", "shift_of_power=true"]) == 0
    assert "grey card 2 (move 1 own): placeholder" in capsys.readouterr().out
    assert main(["games", "el-grande", "--provenance", "--json", "--players", "3"]) == 0
    parts = json.loads(capsys.readouterr().out)
    assert {part["source"] for part in parts} <= {"public", "inferred"}, "of 1995 nothing is reconstructed"
    assert main(["games", "el-grande", "--provenance", "--option", "church=true", "--option", "edition=2023"]) == 2
    assert "option church: can be true only where edition is 1995" in capsys.readouterr().err


def test_simulate_is_the_same_for_the_same_seed_and_can_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    command = ["simulate", "kabale", "--players", "3", "--games", "4", "--seed", "9", "--json"]
    assert main(command) == 0
    fast = json.loads(capsys.readouterr().out)
    assert main([*command, "--record", str(file)]) == 0
    slow = json.loads(capsys.readouterr().out)
    assert {**fast, "seconds": 0} == {**slow, "seconds": 0}, "recording does not change the games"
    assert len(file.read_text("utf-8").splitlines()) == 4
    assert main(["replay", str(file), "--line", "4"]) == 0
    assert main(["replay", str(file), "--line", "5"]) == 2
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_simulate_records_what_a_table_would(bots: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    command = ["simulate", "kabale", "--players", "2", "--games", "2", "--seed", "9", "--bots", bots]
    assert main([*command, "--record", str(file)]) == 0
    lines = file.read_text("utf-8").splitlines()
    names = [bots, bots] if bots == "random" else bots.split(",")
    for number, line in enumerate(lines):
        table = begin(load_game("kabale").set_up({"players": 2}), deal_of("9", number), names)
        rng, players = ask.bots_rng(table.seed), [bot(name) for name in names]
        while not table.over:
            seat = int(table.state.to_move())
            ask.play_bot_move(table, seat, players[seat], names[seat], rng)
        assert line == record.of_match(table).to_json()


def test_scenario(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(file) for file in sorted(SCENARIOS.glob("KH-EXP-*.toml"))]
    assert main(["scenario", *files]) == 0
    assert "passed" in capsys.readouterr().out
    failing = tmp_path / "failing.toml"
    failing.write_text(HEAD + '[[then]]\nexpect.asked = ["B"]\n', "utf-8")
    assert main(["scenario", str(failing)]) == 1
    assert "asked: ['A'] instead of ['B']" in capsys.readouterr().out
    assert main(["scenario", "--json", str(failing)]) == 1
    assert json.loads(capsys.readouterr().out)[0]["differences"]


def test_an_unusable_scenario_hides_no_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = ["missing.toml", "failing.toml", "typo.toml", "holding.toml"]
    missing, failing, typo, holding = (str(tmp_path / name) for name in names)
    Path(failing).write_text(HEAD + '[[then]]\nexpect.asked = ["B"]\nexpect.over = true\n', "utf-8")
    Path(typo).write_text(HEAD + '[[then]]\nexpect.asked = ["b"]\n', "utf-8")
    Path(holding).write_text(HEAD + '[[then]]\nexpect.asked = ["A"]\n', "utf-8")
    files = [missing, failing, typo, holding]
    assert main(["scenario", *files]) == 2
    told = capsys.readouterr()
    assert [line.partition(": ")[2].rpartition("/")[2][:20] for line in told.err.splitlines()] == [
        "missing.toml: cannot",
        "typo.toml: then 1, e",
    ]
    assert (
        "failing.toml: x\n  then 1, asked: ['A'] instead of ['B']\n  then 1, over: False instead of True\n" in told.out
    )
    assert told.out.endswith("1 of 2 failed\n2 could not be used\n")
    assert main(["scenario", "--json", *files]) == 2
    told = capsys.readouterr()
    found = json.loads(told.out)
    assert [one["file"] for one in found] == files
    assert ["error" in one for one in found] == [True, False, True, False]
    assert len(found[1]["differences"]) == 2
    assert found[3]["differences"] == []
    assert told.err.count("\n") == 2
    assert main(["scenario", failing, holding]) == 1
    assert main(["scenario", holding, typo]) == 2


def test_replay(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GOLDEN), "--at", "12", "--seat", "B", "--log"]) == 0
    said = capsys.readouterr().out
    assert "Move 12 of 61" in said
    assert "Your hand" in said
    assert main(["replay", str(GOLDEN), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["result"] == {"A": 18, "B": 14, "C": 11}
    assert main(["replay", str(GOLDEN), "--at", "12", "--scenario"]) == 0
    assert 'at = "place_card"' in capsys.readouterr().out
    assert main(["replay", str(GOLDEN), "--scenario"]) == 2
    assert "the game is over" in capsys.readouterr().err


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "KH-EXP-4"]) == 0
    assert capsys.readouterr().out.startswith("KH-EXP-4  If the card now directly above the Explorer")
    assert main(["rules", "kh-exp", "--json"]) == 0
    assert [rule["id"] for rule in json.loads(capsys.readouterr().out)] == [f"KH-EXP-{i}" for i in range(1, 8)]
    assert main(["rules", "A-10", "--game", "kabale", "--json"]) == 0
    assert [rule["spec"] for rule in json.loads(capsys.readouterr().out)] == ["kabale.md"]
    assert main(["rules", "KH-D1"]) == 0
    assert "active player" in capsys.readouterr().out
    assert main(["rules"]) == 0
    assert "KH-EXP" in capsys.readouterr().out.split()


def test_rules_lead_to_the_code_that_keeps_them_and_to_their_tests(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "KH-AWD-1"]) == 0
    text, in_code, *code, in_tests, scenario, test = capsys.readouterr().out.splitlines()
    assert text.startswith("KH-AWD-1  The winner puts the goal card")
    assert (in_code, in_tests) == ("  In code", "  In tests")
    assert [re.sub(r":\d+ ", " ", line) for line in code] == ["    src/grandee/games/kabale/engine/scoring.py  award"]
    assert scenario.startswith("    tests/scenarios/kabale/KH-AWD-1-winner-keeps-the-goal.toml:3  The winner keeps")
    assert test.endswith("  test_won_goals_are_counted_for_others_and_awards_are_in_the_log")
    assert main(["--lang", "cs", "rules", "KH-AWD-1"]) == 0
    assert "  V kódu\n" in capsys.readouterr().out
    assert main(["rules", "KH-AWD"]) == 0  # a family is for reading
    assert len(capsys.readouterr().out.splitlines()) == 1
    assert main(["rules", "KH-AWD-1", "--json"]) == 0
    (rule,) = json.loads(capsys.readouterr().out)
    assert [(place["file"], place["name"]) for place in rule["code"]] == [
        ("src/grandee/games/kabale/engine/scoring.py", "award")
    ]
    assert len(rule["tests"]) == 2


def test_worked_examples_and_rulings_lead_to_code_by_the_rules_of_their_scenarios(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "WE-95-3"]) == 0
    text, heading, *places = capsys.readouterr().out.splitlines()
    assert re.match(r"WE-95-3  \w.*  \[el-grande\.md\]$", text)
    assert heading == "  In code, of rules that the same scenarios show"
    assert any(re.match(r"    src/grandee/games/el_grande/\S+:\d+  EG-SCORE-6  ", place) for place in places)
    assert any("WE-95-3-triple-tie-positional.toml" in place for place in places[places.index("  In tests") :])
    assert main(["rules", "A-11", "--game", "kabale"]) == 0
    said = capsys.readouterr()
    assert "of rules that the same scenarios show" in said.out
    assert re.search(r"games/kabale/engine/\w+\.py:\d+  KH-EXP-6  ", said.out)
    assert not said.err
    assert main(["rules", "WE-95-3", "--json"]) == 0
    (rule,) = json.loads(capsys.readouterr().out)
    assert rule["is_example"]
    assert "EG-SCORE-6" in {place["rule"] for place in rule["code"]}


def test_an_id_of_several_rulebooks_is_said_to_be_ambiguous(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "A-11"]) == 0
    said = capsys.readouterr()
    assert said.err.startswith(
        "A-11 stands in several rulebooks: eight-minute-legends.md, grand-inquisitor.md, kabale.md."
    )
    assert "--game (legends, el-grande, kabale)" in said.err
    assert len(re.findall(r"^A-11  ", said.out, re.MULTILINE)) == 3
    assert main(["rules", "KH-AWD-1"]) == 0
    assert not capsys.readouterr().err


def test_what_no_code_cites_has_no_places(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "GAP-4"]) == 0
    assert "In code" not in capsys.readouterr().out


def test_an_installed_package_shows_code_and_no_tests(tmp_path: Path) -> None:
    leave_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web")
    shutil.copytree(grandee.PACKAGE_FOLDER, tmp_path / "grandee", ignore=leave_out)
    shutil.copytree(folder(), tmp_path / "grandee" / "rules")
    command = [sys.executable, "-m", "grandee", "rules", "EG-KING-2"]
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, encoding="utf-8", timeout=60, check=True
    )
    assert re.search(
        r"^    grandee/games/el_grande/engine/state.py:\d+  ElGrande.not_taboo$", done.stdout, re.MULTILINE
    )
    assert "In tests" not in done.stdout
    as_json = subprocess.run([*command, "--json"], cwd=tmp_path, env=environment, capture_output=True, check=True)
    (rule,) = json.loads(as_json.stdout)
    assert rule["code"]
    assert "tests" not in rule


@pytest.mark.slow
def test_bench_knows_the_rows_of_the_engine(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "kabale.clone", "kabale.mask", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert [row["id"] for row in report["rows"]] == ["kabale.clone", "kabale.mask"]
    assert report["compiled"] == grandee.compiled
    assert set(report["rows"][0]) == {"id", "value", "unit", "budget", "bound", "holds", "ratio"}


@pytest.mark.slow
def test_bench_knows_the_rows_of_the_environments(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "kabale.env", "el-grande-1995.loader", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert [row["id"] for row in report["rows"]] == ["el-grande-1995.loader", "kabale.env-many", "kabale.env-aec"]
    assert all(row["value"] > 0 for row in report["rows"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_bench_measures_the_set_up_in_a_checkout_only(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(suite("setup"), "installed", lambda: False)
    assert main(["--lang", language, "bench", "setup.wheel", "--json"]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["rows"] == []
    assert Words(language, ("grandee.cli",))("bench-setup-missing") in told.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_bench_leaves_the_environments_out_without_their_libraries(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(suite("envs"), "find_spec", lambda _: None)
    assert main(["--lang", language, "bench", "kabale.loader", "--json"]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["rows"] == []
    assert "pip install grandee[envs]" in told.err


# -- bad input ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["play", "chess"], "grandee: game chess: there is no such game"),
        (["play", "kabale", "--players", "9"], "grandee: option players: 9 is not possible; allowed is a whole number"),
        (["play", "--option", "players"], "grandee: --option players: players is not possible; allowed is name=value"),
        (["play", "--preset", "x"], "grandee: preset x: there is no such preset"),
        (
            ["play", "--bots", "deep-blue"],
            "grandee: bot deep-blue: there is no such bot; known are random, greedy, page, squire, knight, count, duke",
        ),
        (["play", "--bots", "random,random"], "grandee: --bots: 2 given, 3 needed"),
        (["play", "--seat", "Q"], "grandee: --seat: there is no seat Q; the seats are A, B, C, D"),
        (["play", "--resume", "none.json"], "grandee: none.json: cannot be read"),
        (
            ["simulate", "kabale", "--games", "0"],
            "grandee: --games: 0 is not possible; allowed is a whole number from 1",
        ),
        (
            ["simulate", "kabale", "--games", "1", "--record", "/no/such/folder/x"],
            "grandee: /no/such/folder/x: cannot be w",
        ),
        (
            ["replay", str(GOLDEN), "--at", "999"],
            "grandee: --at: 999 is not possible; allowed is a whole number from 0",
        ),
        (["replay", str(GOLDEN), "--seat", "E"], "grandee: --seat: there is no seat E"),
        (["bench", "nonsense"], "grandee: nonsense: there is no such row; the nearest are "),
        (["simulate", "kabale", "--games", "9" * 5000], "grandee: --games: 9999"),
        (["simulate", "kabale", "--games", "1", "--record", "/"], "grandee: /: cannot be written: Is a directory"),
        (["play", "--record", "."], "grandee: .: cannot be written: Is a directory"),
        (["play", "--bots", "none.py:X"], "grandee: bot none.py: cannot be read: No such file"),
        (
            ["replay", str(GOLDEN), "--seat", "A", "--scenario"],
            "grandee: --scenario: shows the whole truth and cannot go",
        ),
        (["rules", "KH-XYZ-1"], "grandee: rule KH-XYZ-1: there is no such rule"),
        (["scenario", "none.toml"], "grandee: none.toml: cannot be read"),
        (["--lang", "fr", "games"], "grandee: --lang fr: there are no words in this language"),
    ],
)
def test_bad_input_is_one_sentence_and_status_2(
    command: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command) == 2
    told = capsys.readouterr()
    assert told.err.startswith(said)
    assert told.err.count("\n") == 1
    assert told.out == ""


@pytest.mark.parametrize(
    "command", [["play", "kabale"], ["simulate", "kabale", "--games", "1"], ["arena", "kabale", "--deals", "1"]]
)
@pytest.mark.parametrize("name", ["deep-blue", "grande", "mine.py", "search@", "search@0", "search@5m"])
def test_an_unknown_bot_brings_a_list_of_those_there_are(
    command: list[str], name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class First:\n    def choose(self, seat, rng):\n        return seat.legal_actions[0]\n", "utf-8")
    assert main(["simulate", "kabale", "--players", "2", "--games", "1", "--bots", f"{file}:First"]) == 0
    capsys.readouterr()
    assert main([*command, "--players", "2", "--bots", f"random,{name}"]) == 2
    said = capsys.readouterr().err
    own = ["random", "greedy", "page", "squire", "knight", "count", "duke", "grandee"]
    known = ", ".join([*own, "search@1000", "search@50ms"])
    assert said == f"grandee: bot {name}: there is no such bot; known are {known}\n"
    assert bots.names() == own, "files are no names"


def test_resuming_harms_no_data_set_and_runs_no_file_that_a_record_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    many = tmp_path / "games.jsonl"
    assert main(["simulate", "kabale", "--games", "3", "--seed", "1", "--record", str(many)]) == 0
    before = many.read_bytes()
    assert main(["play", "--resume", str(many)]) == 2
    assert many.read_bytes() == before
    evil = tmp_path / "evil.py"
    evil.write_text(f"open({str(tmp_path / 'ran')!r}, 'w')\nclass X:\n    def choose(self, seat, rng): ...\n", "utf-8")
    game = tmp_path / "game.json"
    assert play(f"1\nsave {game}\n", monkeypatch, "--players", "2", "--seed", "6") == 0
    written = json.loads(game.read_text("utf-8")) | {"seats": ["human", f"{evil}:X"]}
    game.write_text(json.dumps(written), "utf-8")
    capsys.readouterr()
    assert main(["play", "--resume", str(game)]) == 2
    assert "name the bots with --bots" in capsys.readouterr().err
    assert not (tmp_path / "ran").exists()
    bots.bot(f"{evil}:X")
    assert main(["play", "--resume", str(game)]) == 2, "not even one that this process has run already"
    assert main(["play", "--resume", str(game), "--players", "4"]) == 2
    assert main(["play", "--record", str(game)]) == 2, "an earlier game is not written over"
    assert json.loads(game.read_text("utf-8")) == written


def test_a_fault_of_a_bot_is_not_blamed_on_the_file(tmp_path: Path) -> None:
    bot = tmp_path / "broken.py"
    bot.write_text("class B:\n    def choose(self, seat, rng):\n        raise ValueError('mine')\n", "utf-8")
    file = tmp_path / "o.jsonl"
    with pytest.raises(ValueError, match="mine"):
        main(["simulate", "kabale", "--games", "1", "--bots", f"{bot}:B", "--record", str(file)])
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["broken.py"]


LATE = """
asked = 0
class B:
    def choose(self, seat, rng):
        global asked
        asked += 1
        if asked > 300:
            raise FAULT
        return seat.legal_actions[0]
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fault", ["ValueError('late')", "KeyboardInterrupt"])
def test_games_that_were_finished_before_a_fault_are_kept(
    language: str, fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot, file = tmp_path / "late.py", tmp_path / "o.jsonl"
    bot.write_text(LATE.replace("FAULT", fault), "utf-8")
    command = ["--lang", language, "simulate", "kabale", "--players", "2", "--games", "99", "--seed", "1"]
    command += ["--bots", f"{bot}:B", "--record", str(file)]
    if fault == "KeyboardInterrupt":
        assert main(command) == 130
    else:
        with pytest.raises(ValueError, match="late"):
            main(command)
    games = list(record.read_file(str(file)))
    assert len(games) > 1
    assert all(record.replay(game).over for game in games)
    said = capsys.readouterr().err.splitlines()[0]
    assert str(file) in said
    assert str(len(games)) in said
    assert not file.with_name("o.jsonl.part").exists()


@pytest.mark.parametrize(
    ("language", "typed"), [("de", "König 1"), ("cs", "Král c1"), ("pl", "król 1"), ("en", "king 1")]
)
def test_a_name_is_not_taken_for_a_longer_one(
    language: str, typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With King and Queen in hand, whose names begin alike in three languages, the shorter name means the King."""
    game = new(
        "kabale", players=2, seed=next(seed for seed in range(5000) if holds_both(seed)), names=["human", "random"]
    )
    file = tmp_path / "game.json"
    file.write_text(record.of_match(game, whole=True).to_json(), "utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{typed}\n"))
    assert main(["--lang", language, "play", "--resume", str(file)]) == 0
    assert json.loads(file.read_text("utf-8"))["moves"][0] == "A place_card king c1"


def holds_both(seed: int) -> bool:
    return {"king", "queen"} <= set(new("kabale", players=2, seed=seed).view("A")["hands"]["A"])


def test_a_bot_of_ones_own_is_a_class_in_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "class First:\n    def choose(self, seat, rng):\n        return seat.legal_actions[0]\n\n\n"
        "class Wrong:\n    def choose(self, seat, rng):\n        return 9999\n",
        "utf-8",
    )
    command = ["simulate", "kabale", "--players", "2", "--games", "2", "--bots"]
    assert main([*command, f"{file}:First,random"]) == 0
    assert main([*command, f"{file}:Wrong"]) == 2
    assert "answered 9,999, which is not one of its" in capsys.readouterr().err.replace("9999", "9,999")
    assert main([*command, f"{file}:Frist"]) == 2
    assert "did you mean First?" in capsys.readouterr().err


@pytest.mark.parametrize(
    "typed", ["²", "9" * 5000, "x" * 3000, "card " + "y" * 3000, "save /", "save .", "rules", "card"]
)
def test_odd_input_at_the_table_is_answered(
    typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(f"{typed}\nquit\n", monkeypatch, "--players", "2", "--seed", "1") == 0
    assert "You have left the table." in capsys.readouterr().out


@pytest.mark.parametrize("bots_given", ["page,random", "page,greedy,random"])
def test_the_own_seat_needs_no_bot(
    bots_given: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "kabale", "--players", "3", "--seed", "5", "--seat", "B", "--bots", bots_given]) == 0
    said = capsys.readouterr().out
    assert "A (page" in said
    assert "B (human" in said
    assert "C (random" in said


def test_simulate_does_not_write_over_a_data_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    command = ["simulate", "kabale", "--players", "2", "--games", "2", "--record", str(file)]
    assert main(command) == 0
    before = file.read_bytes()
    assert main(command) == 2
    said = capsys.readouterr().err
    assert said == f"grandee: {file}: is there already and would be written over; name another file\n"
    assert file.read_bytes() == before


def test_a_terminal_says_who_thinks(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert main(["--lang", "de", "play", "kabale", "--players", "2", "--seed", "5", "--bots", "page"]) == 0
    said = capsys.readouterr().out
    assert "B (Page) denkt nach …\r" in said
    assert "denkt nach …\n" not in said


def test_cards_and_moves_go_by_the_names_on_the_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("card král\ncard dvojnik\nkardinal 2\nquit\n"))
    assert main(["--lang", "cs", "play", "kabale", "--players", "3", "--seed", "5", "--bots", "random"]) == 0
    said = capsys.readouterr().out
    assert "Král. " in said
    assert "Dvojník. " in said
    assert "(Kardinál)" in said


def test_a_bad_record_leaves_nothing_half_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.json"
    file.write_text(changed(format=3), "utf-8")
    assert main(["replay", str(file)]) == 2
    assert "was written in format 3" in capsys.readouterr().err
    bad_scenario = tmp_path / "bad.toml"
    bad_scenario.write_text("title = ", "utf-8")
    assert main(["scenario", str(bad_scenario)]) == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bad.json", "bad.toml"]


# -- the game in the terminal ------------------------------------------------------------------------------


def play(typed: str, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return main(["play", "kabale", *arguments])


def test_a_whole_game_can_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    assert play("1\n" * 200, monkeypatch, "--players", "3", "--seed", "4", "--record", str(file)) == 0
    said = capsys.readouterr().out
    assert "The game is over." in said
    assert main(["replay", str(file), "--json"]) == 0
    assert sum(json.loads(capsys.readouterr().out)["result"].values()) > 0


def test_moves_by_number_and_by_words_undo_help_and_mistakes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = "help 99 frog king_c1 ca_c1 undo undo card_mage card_frog rules_KH-TURN-1 rules_KH-NO log save quit"
    typed = typed.replace(" ", "\n").replace("_", " ") + "\n"
    assert play(typed, monkeypatch, "--players", "3", "--seed", "5") == 0
    said = capsys.readouterr().out
    assert "99 fits none of your options; type one of the numbers 1–9" in said
    assert "frog fits none of your options" in said
    assert "You do not hold that card. (KH-TURN-1)" in said
    assert "A puts Cardinal into column 1." in said
    assert "Back to your last decision." in said
    assert "There is no earlier decision of yours." in said
    assert "it removes all cards with 10 or more" in said
    assert "There is no card frog here. The cards are: King, Queen" in said
    assert "must place exactly one card" in said
    assert "rule KH-NO: there is no such rule" in said
    assert "Name a file" in said
    assert "You have left the table." in said


def test_a_game_can_be_left_and_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    assert play(f"1\n2\nsave {file}\n", monkeypatch, "--players", "2", "--seed", "6", "--seat", "B") == 0
    moves = json.loads(file.read_text("utf-8"))["moves"]
    assert len(moves) >= 2
    assert play("1\n", monkeypatch, "--resume", str(file)) == 0
    assert json.loads(file.read_text("utf-8"))["moves"][: len(moves)] == moves
    told = capsys.readouterr()
    assert told.out.count("You are B.") == 2, "the seat is kept"
    assert told.err == ""


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_every_language(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("help\n1\nlog\ncard\nquit\n"))
    assert main(["play", game, "--lang", language, "--players", "2", "--seed", "5"]) == 0
    assert len(capsys.readouterr().out) > 500


def test_power_cards_go_by_their_values_and_action_cards_by_their_piles(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("14\n13\n5\nlog\ncard veto\nquit\n"))
    assert main(["play", "el-grande", "--players", "2", "--seed", "5", "--option", "start_seat=A"]) == 0
    said = capsys.readouterr().out
    assert "14 fits none of your options; type one of the numbers 1–13" in said
    assert "Power cards: A 13" in said
    assert "A takes the action card “The king”." in said
    assert "Veto. " in said


def grande(typed: str, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed.replace(", ", "\n") + "\nquit\n"))
    assert main(["play", "el-grande", "--option", "start_seat=A", *arguments]) == 0


def test_a_long_list_of_moves_is_asked_part_by_part(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    grande("13, 1, special, 1, 99, back, 2, 1, log all", monkeypatch, "--players", "5", "--seed", "3")
    said = capsys.readouterr().out
    assert "There are many; choose the first part, then the rest:" in said
    assert "99 fits none of your options; type one of the numbers 1–8, or help." in said
    assert "D Toledo …" in said
    assert "Round 1 begins" in said.split("your move> ")[-2], "log all begins with the game"


def test_words_of_a_move_win_over_commands_of_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    grande("play_pow 13, choose_card pile_4, spec, board board_8 galicia", monkeypatch, "--players", "3", "--seed", "1")
    assert "A moves the 8 board (8/4/0) from beside the map to Galicia." in capsys.readouterr().out


def test_cards_on_the_table_and_cards_alike_are_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    grande("card, card king, card score, 14, 13, 13", monkeypatch, "--players", "3", "--seed", "1")
    said = capsys.readouterr().out
    assert "Veto. Place 2" in said
    assert "The king. Place 5" in said
    assert "King moves one step. Place 4" in said
    assert "score may be one of these: Score any region" in said


def test_a_game_is_not_saved_over_another_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    precious, mine = tmp_path / "precious.txt", tmp_path / "my game.json"
    precious.write_text("precious", "utf-8")
    grande(f"save {precious}, save {mine}, 13, save {mine}", monkeypatch, "--seed", "1")
    said = " ".join(capsys.readouterr().out.split())
    assert "is there already" in said
    assert precious.read_text("utf-8") == "precious"
    assert f"--resume '{mine}'" in said
    assert "play_power 13" in mine.read_text("utf-8")


def test_rules_are_those_of_the_edition_with_their_tables(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    grande("rules EG-VETO, rules EG-MAP-6", monkeypatch, "--seed", "1")
    said = capsys.readouterr().out
    assert "EG-VETO-5 " in said
    assert "EG-VETO-4 " not in said
    assert "galicia – navarra, castilla" in said


def test_a_whole_game_of_el_grande_is_played_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    numbers = [str(n % 13 + 1) for n in range(6_000)]  # what does not fit is answered and asked again
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(numbers) + "\nquit\n"))
    file = tmp_path / "game.json"
    command = ["play", "el-grande", "--players", "3", "--seed", "2", "--preset", "short", "--record", str(file)]
    assert main(command) == 0
    assert "The game is over." in capsys.readouterr().out
    played = next(record.read_file(str(file)))
    assert record.replay(played).over


def test_colours_on_a_terminal_and_none_in_a_pipe() -> None:
    command = [sys.executable, "-m", "grandee", "play", "kabale", "--players", "2", "--seed", "1"]
    environment = {key: value for key, value in os.environ.items() if key != "NO_COLOR"} | {"TERM": "xterm-256color"}
    piped = subprocess.run(command, input="quit\n", capture_output=True, text=True, env=environment, check=True)
    assert "\x1b[" not in piped.stdout
    inner, outer = pty.openpty()
    process = subprocess.Popen(command, stdin=outer, stdout=outer, stderr=outer, env=environment)
    os.close(outer)
    os.write(inner, b"quit\n")
    said = b""
    try:
        while chunk := os.read(inner, 4096):
            said += chunk
    except OSError:  # Linux ends a terminal that everybody has left this way
        pass
    process.wait(timeout=30)
    os.close(inner)
    assert b"\x1b[" in said


def test_good_is_good() -> None:
    assert json.loads(GOOD)["result"]
