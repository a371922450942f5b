"""The page as a browser gets it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from grandee.games import OFFERED
from tests.page.kit import ME, House, Visitor, bot

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]


@pytest.mark.parametrize("path", ["/", "/about", "/learn"])
def test_a_screen_loads_under_the_policy_and_from_one_server(arrive: Arrive, house: House, path: str) -> None:
    ada = arrive(house)
    ada.open(path)
    expect(ada.page.locator("h1").first).to_be_visible()


def test_colours_of_both_themes_survive_the_build(arrive: Arrive, house: House) -> None:
    """Rewritten for older browsers, `light-dark()` gives neither."""
    grounds = set()
    for scheme in ("light", "dark"):
        ada = arrive(house, color_scheme=scheme)
        ada.open("/")
        page = ada.page
        expect(page.locator("h1").first).to_be_visible()
        grounds.add(page.locator("h1").first.evaluate("it => getComputedStyle(it).color"))
    assert len(grounds) == 2


def test_the_page_can_be_installed(arrive: Arrive, house: House) -> None:
    ada = arrive(house, service_workers="allow")
    ada.open("/")
    page = ada.page
    assert page.evaluate("navigator.serviceWorker.register('/sw.js').then(it => new URL(it.scope).pathname)") == "/"
    icons = page.evaluate("fetch('/manifest.webmanifest').then(it => it.json()).then(it => it.icons)")
    for icon in icons:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]


@pytest.mark.parametrize("game", OFFERED)
def test_nothing_is_drawn_before_its_words_are_there(arrive: Arrive, house: House, game: str) -> None:
    ada = arrive(house)

    waited: list[str] = []

    def later(route: Route) -> None:
        waited.append(route.request.url)
        ada.page.wait_for_timeout(600)
        route.continue_()

    ada.page.route(f"**/{game}.en-*.ftl", later)
    ada.at_table(ada.make(game, [ME, bot()], options={"players": 2})["table"])  # a missing word is found at the end
    assert waited
