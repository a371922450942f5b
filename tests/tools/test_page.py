"""When the page is built, and with what."""

from __future__ import annotations

import importlib.util
import json
import shutil
from pathlib import Path

import pytest

from tools import page

ROOT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A page that is built and fresh."""
    for name in ("web/src/main.ts", "web/package-lock.json", "src/grandee/games/toy/text/en.ftl", "web/tests/a.ts"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("first\n", "utf-8")
    built = tmp_path / page.BUILT
    built.mkdir(parents=True)
    (built / page.STAMP).write_text(page.digest(tmp_path, page.sources(tmp_path)), "utf-8")
    return tmp_path


@pytest.mark.parametrize("changed", ["web/src/main.ts", "web/src/new.svelte", "src/grandee/games/toy/text/en.ftl"])
def test_a_change_of_script_or_words_makes_the_page_stale(checkout: Path, changed: str) -> None:
    assert page.is_fresh(checkout)
    (checkout / changed).write_text("second\n", "utf-8")
    assert not page.is_fresh(checkout)
    assert page.is_built(checkout)


@pytest.mark.parametrize("changed", ["web/tests/a.ts", "web/src/main.test.ts", "web/node_modules/x.js"])
def test_a_change_of_something_else_does_not(checkout: Path, changed: str) -> None:
    (checkout / changed).parent.mkdir(exist_ok=True)
    (checkout / changed).write_text("second\n", "utf-8")
    assert page.is_fresh(checkout)


def test_line_ends_are_no_change(checkout: Path) -> None:
    (checkout / "web/src/main.ts").write_bytes(b"first\r\n")
    assert page.is_fresh(checkout)


def test_a_fresh_page_needs_no_node(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert page.build(checkout) == ""
    (checkout / "web/src/main.ts").write_text("second\n", "utf-8")
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert "an older page is kept" in page.build(checkout)
    page.remove(checkout)
    with pytest.raises(page.Failed, match="needs Node"):
        page.build(checkout)


def test_the_lock_names_no_registry_and_every_package_has_a_hash() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert "integrity" in package or not name, name
