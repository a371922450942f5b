"""When the page is built, and with what."""

from __future__ import annotations

import importlib.util
import json
import shutil
from pathlib import Path

import pytest
import run

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


@pytest.mark.slow
def test_quickly_the_page_s_checks_run_again_only_after_a_change(tmp_path: Path) -> None:
    """With a real npm: a script that leaves a line at every run, and fails when a source says so."""
    web = tmp_path / page.WEB
    (web / "src").mkdir(parents=True)
    source = web / "src" / "main.ts"
    source.write_text("good\n", "utf-8")
    told = tmp_path / "runs"
    script = (
        "import {appendFileSync, readFileSync} from 'node:fs';"
        f"appendFileSync({json.dumps(str(told))}, 'x');"
        "process.exit(readFileSync('src/main.ts', 'utf-8') === 'good\\n' ? 0 : 1);"
    )
    (web / "check.mjs").write_text(script, "utf-8")
    package = {"name": "toy", "version": "0.0.0", "scripts": {"check": "node check.mjs"}}
    (web / "package.json").write_text(json.dumps(package), "utf-8")
    lock = {"name": "toy", "version": "0.0.0", "lockfileVersion": 3, "packages": {"": package}}
    (web / "package-lock.json").write_text(json.dumps(lock), "utf-8")
    (web / "node_modules").mkdir()
    try:
        page.found_npm()
    except page.NotInstalled:
        pytest.skip("there is no Node.js")
    runs = 0
    for text, once, passes, again in (
        ("good", True, True, True),
        ("good", True, True, False),
        ("good", False, True, True),  # who asks for everything gets it
        ("bad", True, False, True),
        ("bad", True, False, True),  # what has failed has not passed
        ("good", True, True, True),
    ):
        source.write_text(f"{text}\n", "utf-8")
        assert page.run(tmp_path, "check", once) is passes
        runs += again
        assert len(told.read_text("utf-8")) == runs, (text, once)


@pytest.mark.parametrize("quick", [True, False])
def test_every_tier_has_all_checks_of_the_page(monkeypatch: pytest.MonkeyPatch, quick: bool) -> None:
    monkeypatch.setenv("GRANDEE_PAGE", "1")
    named = json.loads((ROOT / "web/package.json").read_text("utf-8"))["scripts"]
    checks = [command for _, command in run.slower_checks(quick) if "tools/page.py" in command]
    assert sorted(command[2] for command in checks) == ["check", "format:check", "test"]
    assert all(command[2] in named and ("--once" in command) is quick for command in checks)
