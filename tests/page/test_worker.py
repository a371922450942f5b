"""The page without a connection: its service worker has kept it, and nothing of any table."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.page.kit import House, Visitor

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]


def later(route: Route) -> None:
    time.sleep(1)
    route.continue_()


def test_after_one_visit_the_page_opens_without_a_connection(arrive: Arrive, own_house: House) -> None:
    ada = arrive(own_house, service_workers="allow")
    page = ada.page
    page.route("**/assets/Home-*", later)  # also what comes after the worker, and was asked for before
    ada.open("/")
    title = page.locator("h1").first
    expect(title).to_be_visible()
    page.get_by_role("button", name="Play now against bots").wait_for()
    said = title.inner_text()
    loaded = ada.until_kept()
    assert any(name.endswith(".js") for name in loaded)
    assert any(name.endswith(".css") for name in loaded)
    assert not any(name.startswith("/api") for name in ada.kept())

    own_house.stop()
    ada.allowed = ["ERR_CONNECTION_REFUSED", "Failed to load resource", "Failed to fetch"]
    page.reload()
    expect(page.locator("h1").first).to_have_text(said)
