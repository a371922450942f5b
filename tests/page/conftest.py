"""What tests of the page in a browser share: Chromium, a server, and pages that must not complain.

`house` is a running server, `visit` makes a page of somebody new (a cookie of their own). A test fails if a page of it
had an error, broke the server's policy or asked another server for something.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

PROGRAMS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
MISSING = "Chromium is not installed: apt-get install chromium, or let run.py test do it"
QUIET = ("--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking", "--force-color-profile=srgb")


def found_chromium() -> str:
    """Where Chromium is; without it the tests are left out, but never in CI."""
    named = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, PROGRAMS)), None)
    if named is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    return named


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    program = found_chromium()
    root = ["--no-sandbox"] if os.name == "posix" and os.geteuid() == 0 else []
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=program, args=[*QUIET, *root])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for all tests of this process."""
    database = str(tmp_path_factory.mktemp("house") / "grandee.sqlite")
    command = [sys.executable, "-m", "grandee", "--lang", "en", "serve", "--port", "0", "--database", database]
    with subprocess.Popen([*command, "--log-level", "error"], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield process.stdout.readline().split()[-1]
        process.terminate()


@pytest.fixture
def visit(chromium: Browser, house: str) -> Iterator[Callable[..., Page]]:
    complaints: list[str] = []
    contexts = []

    def opened(path: str = "/", **options: Any) -> Page:
        context = chromium.new_context(base_url=house, **{"locale": "en-GB", **options})
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.on("request", lambda asked: complaints.append(asked.url) if is_foreign(asked.url, house) else None)
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []


def is_foreign(url: str, house: str) -> bool:
    return not url.startswith((f"{house}/", house.replace("http", "ws", 1), "data:", "blob:"))


@pytest.fixture(scope="session")
def axe() -> str:
    """The script of axe-core, of which `axe.run()` finds faults of accessibility."""
    return (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
