"""Bots in files: what each imports is its own, and names are checked without running anything."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from grandee import bots
from grandee.bots.answers import answer
from grandee.cli.main import main
from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.core.refusals import BadInput
from grandee.core.seat import Seat
from grandee.games import load_game
from grandee.records.match import begin

BOT = """
import helper
from more.deep import DEEP

class B:
    which = (helper.WHICH, DEEP)

    def choose(self, seat, rng):
        return seat.legal_actions[helper.pick(len(seat.legal_actions))]
"""


def folder(tmp_path: Path, name: str, number: int) -> str:
    """A bot with a module and a package beside it; the number says which option it takes."""
    place = tmp_path / name
    (place / "more").mkdir(parents=True)
    (place / "bot.py").write_text(BOT, "utf-8")
    (place / "helper.py").write_text(f"WHICH = {number}\ndef pick(n): return {number} % n\n", "utf-8")
    (place / "more" / "__init__.py").write_text("", "utf-8")
    (place / "more" / "deep.py").write_text(f"DEEP = {number}\n", "utf-8")
    return f"{place / 'bot.py'}:B"


def seat() -> Seat:
    return Seat(begin(load_game("kabale").set_up({"players": 2}), seed_bytes(1)).state, 0)


def test_two_folders_have_each_their_own_helpers(tmp_path: Path) -> None:
    names = [folder(tmp_path, "v1", 0), folder(tmp_path, "v2", 1)]
    options = seat().legal_actions
    path, modules = list(sys.path), set(sys.modules)
    made = [bots.bot(name) for name in names]
    assert [vars(type(bot))["which"] for bot in made] == [(0, 0), (1, 1)]
    assert [answer(bot, seat(), Rng(1))[0] for bot in made] == options[:2]
    assert sys.path == path
    assert sorted(name[-4:] for name in set(sys.modules) - modules) == ["_bot", "_bot"], "no helper stays behind"
    assert type(bots.bot(names[0])) is type(made[0])


def test_a_module_from_elsewhere_is_not_taken_for_a_helper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = ModuleType("helper")
    monkeypatch.setitem(sys.modules, "helper", other)
    assert vars(type(bots.bot(folder(tmp_path, "v3", 3))))["which"] == (3, 3)
    assert sys.modules["helper"] is other


def test_libraries_further_down_are_not_taken_for_helpers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder of a bot may hold a whole virtual environment."""
    place = tmp_path / "env" / "site-packages"
    place.mkdir(parents=True)
    (place / "some_library_of_a_test.py").write_text("", "utf-8")
    (tmp_path / "bot.py").write_text("import some_library_of_a_test\nclass B:\n    def choose(self): ...\n", "utf-8")
    monkeypatch.syspath_prepend(str(place))
    bots.bot(f"{tmp_path / 'bot.py'}:B")
    assert sys.modules.pop("some_library_of_a_test")


def test_a_file_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "helper.py").write_text("", "utf-8")
    (tmp_path / "bot.py").write_text("import helper\nraise ValueError('mine')\n", "utf-8")
    path, modules = list(sys.path), set(sys.modules)
    with pytest.raises(ValueError, match="mine"):
        bots.bot(f"{tmp_path / 'bot.py'}:B")
    assert (sys.path, set(sys.modules)) == (path, modules)


@pytest.mark.parametrize(
    ("source", "refusal"),
    [
        ("class B:\n    def choose(self, seat, rng): ...", ""),
        ("class A:\n    def choose(self, seat, rng): ...\nclass B(A): pass", ""),
        ("if True:\n    class B:\n        choose = None", ""),
        ("from other import B", ""),
        ("from other import *", ""),
        ("B = make()", ""),
        ("class Bee:\n    def choose(self, seat, rng): ...", "B is not known; known are Bee"),
        ("class B: pass", "B is not known"),
        ("class B(\n", r"cannot be read: .*bot.py:1\)"),
        ("\0", "cannot be read"),
    ],
)
def test_a_name_is_checked_without_running_the_file(source: str, refusal: str, tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(f"{source}\nopen({str(tmp_path / 'ran')!r}, 'w')\n" if not refusal else source, "utf-8")
    if refusal:
        with pytest.raises(BadInput, match=refusal):
            bots.check(f"{file}:B")
    else:
        bots.check(f"{file}:B")
    assert not (tmp_path / "ran").exists()


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("seat.legal_actions.append(9999); return 9999", "answered 9999, which is not one of its"),
        ("return float(seat.legal_actions[0])", ".0, which is not one of its"),
        ("return None", "answered None, which is not one of its"),
    ],
)
def test_simulate_takes_only_what_was_offered(
    body: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bot.py"
    file.write_text(f"class B:\n    def choose(self, seat, rng):\n        {body}\n", "utf-8")
    assert main(["--lang", "en", "simulate", "kabale", "--games", "1", "--bots", f"{file}:B"]) == 2
    assert said in capsys.readouterr().err


def test_what_a_bot_prints_does_not_disturb_simulate(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bot.py"
    head = "print('hm')\nclass B:\n    def choose(self, seat, rng):\n"
    body = head + "        print('hm')\n        return seat.legal_actions[0]\n"
    file.write_text(body, "utf-8")
    assert main(["simulate", "kabale", "--games", "1", "--json", "--bots", f"{file}:B"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1
