"""When the rules are compiled, and that nothing half is ever in place."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
import run

import grandee
import tools
from grandee.cli.main import main
from grandee.core.words import LANGUAGES, Words
from tools import compiled, page

ROOT = Path(__file__).parents[2]
SOURCES = ("src/grandee/core/state.py", "src/grandee/core/chance.py")
LIBRARIES = ("grandee/core/state.fake.so", "grandee/core/chance.fake.so", "grandee__mypyc.fake.so")
WORKING = """
[tool.grandee]
compiled = ["src/grandee/core/*.py"]
compiler = ["nothing==1"]
"""

Compile = Callable[[list[str], Path, Path], None]


def write_libraries(sources: list[str], scratch: Path, out: Path) -> None:
    """What the compiler leaves: here a digest of the sources stands for what they were compiled to."""
    assert sources == sorted(SOURCES)
    root = scratch.parents[2]
    for library in LIBRARIES:
        (out / library).parent.mkdir(parents=True, exist_ok=True)
        (out / library).write_text(compiled.build_digest(root), "utf-8")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two sources that nobody has compiled, and a compiler that needs no time."""
    (tmp_path / "pyproject.toml").write_text(WORKING, "utf-8")
    for source in SOURCES:
        (tmp_path / source).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / source).write_text("first\n", "utf-8")
    monkeypatch.setattr(compiled, "fetch_compiler", lambda _: None)
    monkeypatch.setenv("CC", sys.executable)
    compile_with(monkeypatch, write_libraries)
    return tmp_path


def compile_with(monkeypatch: pytest.MonkeyPatch, compile_modules: Compile) -> None:
    fake = ModuleType("tools.compiler")
    fake.__dict__["compile_modules"] = compile_modules
    monkeypatch.setitem(sys.modules, "tools.compiler", fake)
    monkeypatch.setattr(tools, "compiler", fake, raising=False)


def contents(checkout: Path) -> dict[str, str]:
    """What lies compiled beside the sources."""
    place = checkout / "src"
    return {path.relative_to(place).as_posix(): path.read_text("utf-8") for path in compiled.libraries(place)}


def test_what_is_compiled_is_fresh_until_a_source_changes(checkout: Path) -> None:
    assert not compiled.is_fresh(checkout)
    assert compiled.compile_rules(checkout)
    assert compiled.is_fresh(checkout)
    (checkout / SOURCES[0]).write_bytes(b"first\r\n")
    assert compiled.is_fresh(checkout)
    (checkout / SOURCES[0]).write_text("second\n", "utf-8")
    assert not compiled.is_fresh(checkout)


def test_a_missing_library_is_noticed(checkout: Path) -> None:
    compiled.compile_rules(checkout)
    (checkout / "src" / LIBRARIES[1]).unlink()
    assert not compiled.is_fresh(checkout)
    assert compiled.compile_rules(checkout)
    assert set(contents(checkout)) == set(LIBRARIES)


def test_behind_a_game_nothing_is_touched_until_the_next_start(checkout: Path) -> None:
    compiled.compile_rules(checkout)
    before = contents(checkout)
    (checkout / SOURCES[0]).write_text("second\n", "utf-8")
    assert compiled.compile_rules(checkout, behind=True)
    assert contents(checkout) == before
    assert not compiled.is_fresh(checkout)
    assert compiled.put_in_place(checkout)
    assert compiled.is_fresh(checkout)
    assert set(contents(checkout).values()) == {compiled.build_digest(checkout)}
    assert not compiled.put_in_place(checkout)


def test_whoever_has_loaded_a_library_keeps_it(checkout: Path) -> None:
    compiled.compile_rules(checkout)
    with (checkout / "src" / LIBRARIES[0]).open(encoding="utf-8") as loaded:
        (checkout / SOURCES[0]).write_text("second\n", "utf-8")
        before = loaded.read()
        compiled.compile_rules(checkout)
        loaded.seek(0)
        assert loaded.read() == before
    assert contents(checkout)[LIBRARIES[0]] != before


def test_a_library_of_a_module_that_is_gone_goes_too(checkout: Path) -> None:
    old = checkout / "src/grandee/core/gone.fake.so"
    old.write_text("old", "utf-8")
    compiled.compile_rules(checkout)
    assert not old.exists()


def test_an_interrupted_compiler_leaves_nothing(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled.compile_rules(checkout)
    before = contents(checkout)
    (checkout / SOURCES[0]).write_text("second\n", "utf-8")

    def interrupted(sources: list[str], scratch: Path, out: Path) -> None:
        write_libraries(sources, scratch, out)
        raise KeyboardInterrupt

    compile_with(monkeypatch, interrupted)
    with pytest.raises(KeyboardInterrupt):
        compiled.compile_rules(checkout, behind=True)
    assert contents(checkout) == before
    assert not compiled.put_in_place(checkout)
    assert not compiled.has_failed(checkout)
    compile_with(monkeypatch, write_libraries)
    assert compiled.compile_rules(checkout, behind=True)
    assert compiled.put_in_place(checkout)


def test_an_interrupted_move_is_finished_at_the_next_start(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled.compile_rules(checkout)
    (checkout / SOURCES[0]).write_text("second\n", "utf-8")
    compiled.compile_rules(checkout, behind=True)
    move = compiled.move

    def first_only(root: Path, source: Path, target: Path) -> None:
        move(root, source, target)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(compiled, "move", first_only)
        with pytest.raises(KeyboardInterrupt):
            compiled.put_in_place(checkout)
    assert len(set(contents(checkout).values())) == 2
    assert not (checkout / "src" / compiled.STAMP).exists(), "without it nothing compiled is used"
    assert compiled.put_in_place(checkout)
    assert compiled.is_fresh(checkout)


def test_what_became_ready_too_late_is_thrown_away(checkout: Path) -> None:
    compiled.compile_rules(checkout, behind=True)
    (checkout / SOURCES[0]).write_text("second\n", "utf-8")
    assert not compiled.put_in_place(checkout)
    assert contents(checkout) == {}
    assert not (checkout / compiled.READY).exists()


def test_one_compiler_works_at_a_time(checkout: Path) -> None:
    with compiled.locked(checkout) as mine:
        assert mine
        assert compiled.is_compiling(checkout)
        assert compiled.compile_rules(checkout, behind=True)
        assert not (checkout / compiled.READY).exists()
        assert not compiled.put_in_place(checkout)
    assert not compiled.is_compiling(checkout)


def test_what_cannot_be_compiled_is_tried_once_and_told_once(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled.compile_rules(checkout)
    (checkout / SOURCES[0]).write_text("second\n", "utf-8")

    def faulty(*_: object) -> None:
        raise SystemExit("a fault")

    compile_with(monkeypatch, faulty)
    assert not compiled.compile_rules(checkout)
    assert compiled.has_failed(checkout)
    assert contents(checkout) == {}, "rules of older sources are worse than plain ones"
    assert [compiled.is_news(checkout) for _ in range(2)] == [True, False]
    (checkout / SOURCES[0]).write_text("third\n", "utf-8")
    assert not compiled.has_failed(checkout)


def test_a_c_compiler_that_comes_later_is_used(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setenv("CC", "there-is-no-such-compiler")
        assert not compiled.compile_rules(checkout)
        assert compiled.has_failed(checkout)
    assert not compiled.has_failed(checkout)
    assert compiled.compile_rules(checkout)


def test_what_compiles_is_pinned_as_everything_is() -> None:
    pins = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    assert set(compiled.requirements(ROOT)) <= set(pins)
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    assert [each for each in needed if "==" not in each] == []


# -- who waits ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, checkout: Path) -> list[str]:
    """What run.py starts for a checkout whose page is fresh and whose rules are not compiled."""
    found: list[str] = []
    monkeypatch.setattr(run, "ROOT", checkout)
    monkeypatch.setattr(page, "is_fresh", lambda _: True)
    monkeypatch.setattr(run, "make_environment", lambda: None)
    monkeypatch.setattr(run, "take", found.extend)
    monkeypatch.setattr(compiled, "start_in_background", lambda *_: found.append("behind"))
    monkeypatch.delenv("GRANDEE_COMPILE", raising=False)
    monkeypatch.delenv("GRANDEE_PAGE", raising=False)
    return found


def test_a_game_begins_while_the_compiler_works_behind_it(started: list[str]) -> None:
    assert run.build({}, behind=True)
    assert started == ["behind"]


def test_a_game_that_begins_meanwhile_starts_no_second_compiler(started: list[str], checkout: Path) -> None:
    with compiled.locked(checkout):
        assert run.build({}, behind=True)
    assert started == []


def test_everybody_else_waits_for_the_compiler(started: list[str]) -> None:
    assert not run.build({})
    assert started == ["rules"]


def test_the_next_start_uses_what_is_ready(started: list[str], checkout: Path) -> None:
    compiled.compile_rules(checkout, behind=True)
    assert not run.build({}, behind=True)
    assert started == []
    assert compiled.is_fresh(checkout)


def test_compiled_rules_can_be_demanded(started: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRANDEE_COMPILE", "1")
    assert not run.build({}, behind=True)
    assert started == ["rules"]


def test_compiled_rules_can_be_left_out(started: list[str], checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled.compile_rules(checkout)
    monkeypatch.setenv("GRANDEE_COMPILE", "0")
    assert not run.build({}, behind=True)
    assert started == []
    assert contents(checkout) == {}


def test_without_a_c_compiler_it_is_said_at_once(started: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "there-is-no-such-compiler")
    assert not run.build({}, behind=True)
    assert started == ["rules"]


# -- plain rules -------------------------------------------------------------------------------------------------------

ASK = "import grandee, grandee.core.chance as it; print(grandee.compiled, it.__file__.endswith('.py'))"


def test_a_plain_process_stays_plain(tmp_path: Path) -> None:
    """Also where compiled modules lie beside the sources; without a stamp they may be of two kinds."""
    kept = shutil.ignore_patterns("__pycache__", "_build.json")
    shutil.copytree(grandee.PACKAGE_FOLDER / "core", tmp_path / "grandee/core", ignore=kept)
    shutil.copy(grandee.PACKAGE_FOLDER / "__init__.py", tmp_path / "grandee")
    for folder, asked in ((tmp_path, {}), (grandee.PACKAGE_FOLDER.parent, {"GRANDEE_PLAIN": "1"})):
        known = dict(os.environ, PYTHONPATH=str(folder), **asked)
        said = subprocess.run([sys.executable, "-c", ASK], env=known, capture_output=True, text=True, check=True)
        assert said.stdout.split() == ["False", "True"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_plain_rules_says_so(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GRANDEE_PLAIN", "compiling")
    assert main(["--lang", language, "games"]) == 0
    assert Words(language, ("grandee.cli",))("cli-compiling") in capsys.readouterr().err
