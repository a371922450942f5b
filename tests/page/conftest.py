"""A real browser and a real server for tests of the page."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from benchmarks.page import FLAGS, chromium
from playwright.sync_api import Browser, expect, sync_playwright

from tests.page.kit import PATIENCE, House, Visitor
from tests.page.screens import Scene, set_scene
from tests.page.unkind import TEST_WAITS

MISSING = "there is no Chromium: apt-get install chromium, or let run.py test do it"
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for tests of the page that follow each other; without one they are left out, but never in CI.

    Its driver has a running event loop: it must be gone before other tests of this process start one.
    """
    path = chromium()
    if path is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=FLAGS, slow_mo=TEST_WAITS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests of this process that do not stop it."""
    made = House(tmp_path_factory.mktemp("house"))
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def scene(house: House) -> Scene:
    """Tables in every state, at the shared server."""
    return set_scene(house)


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that a test may stop and start."""
    made = House(tmp_path)
    made.start()
    yield made
    made.stop()


@pytest.fixture
def arrive(browser: Browser) -> Iterator[Callable[..., Visitor]]:
    """Somebody comes to a house; at the end nothing may have gone wrong in any window."""
    visitors: list[Visitor] = []

    def come(house: House, **look: Any) -> Visitor:
        visitors.append(Visitor.arrive(browser, house, **look))
        return visitors[-1]

    yield come
    for visitor in visitors:
        try:
            visitor.fine()
        finally:
            visitor.leave()
