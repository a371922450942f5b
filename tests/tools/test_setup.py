"""The whole set-up, with real compilers: from a clone, interrupted, and from a wheel."""

from __future__ import annotations

import subprocess
import zipfile
from pathlib import Path

import pytest
from benchmarks import setup

from tools import compiled

pytestmark = [pytest.mark.long, pytest.mark.skipif(not setup.installed(), reason="only a checkout can be cloned")]


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return setup.cloned(tmp_path_factory.mktemp("setup") / "clone")


def test_a_game_begins_before_the_rules_are_compiled(clone: Path) -> None:
    """The compiler that works behind it is ended; nothing of it is left but a folder of its own."""
    assert setup.first_start(clone) < 10 * setup.BUDGETS["setup.first"]
    assert not compiled.is_compiling(clone)
    assert compiled.libraries(clone / "src") == []
    assert not compiled.put_in_place(clone)


def test_a_wheel_holds_page_and_compiled_rules(clone: Path, tmp_path: Path) -> None:
    assert setup.from_wheel(clone, tmp_path) < 10 * setup.BUDGETS["setup.wheel"]
    assert compiled.is_fresh(clone)
    wheel = next((clone / "dist").glob("*.whl"))
    assert "-none-any" not in wheel.name
    names = set(zipfile.ZipFile(wheel).namelist())
    made = compiled.read_stamp(clone / "src")
    assert made is not None
    assert set(made["libraries"]) < names
    assert {"grandee/_build.json", "grandee/server/web/index.html", "grandee/rules/el-grande.md"} <= names
    asked = [str(tmp_path / "empty" / setup.PYTHON), "-c", "import grandee; print(grandee.compiled)"]
    assert subprocess.run(asked, capture_output=True, text=True, check=True, cwd=tmp_path).stdout.strip() == "True"
