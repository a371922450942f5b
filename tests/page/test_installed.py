"""The page as an app: it can be installed, opens without a connection, and keeps nothing that the server says."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.kit import ME, House, Visitor, bot, until
from tests.page.pixels import look

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]


def install(arrive: Arrive, house: House) -> Visitor:
    """Somebody whose browser has the page's service worker."""
    ada = arrive(house, service_workers="allow")
    ada.open("/")
    until(lambda: ada.page.evaluate("navigator.serviceWorker.controller !== null"), "the service worker")
    ada.page.reload()  # now every file of the page comes by way of it
    ada.page.get_by_role("button", name="Play now against bots").wait_for()
    ada.until_kept()
    return ada


def test_the_manifest_names_icons_of_the_sizes_that_they_have(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    ada.open("/")
    place = ada.page.locator("link[rel=manifest]").get_attribute("href")
    assert place
    answer = ada.context.request.get(place)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert {"name", "short_name", "start_url", "display", "theme_color", "background_color"} <= manifest.keys()
    purposes = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"] if icon["type"] == "image/png"}
    assert {(size, purpose) for size in ("192x192", "512x512") for purpose in ("any", "maskable")} <= purposes
    for icon in manifest["icons"]:
        picture = ada.context.request.get(icon["src"])
        assert picture.ok
        if icon["type"] == "image/png":
            seen = look(ada.page, picture.body())
            assert f"{seen.width}x{seen.height}" == icon["sizes"]
            assert seen.colours > 1


def test_the_page_opens_without_a_connection(arrive: Arrive, house: House) -> None:
    ada = install(arrive, house)
    ada.allowed = ["ERR_INTERNET_DISCONNECTED", "Failed to load resource", "Failed to fetch"]
    ada.context.set_offline(True)
    ada.page.reload()
    expect(ada.page.locator("h1").first).to_be_visible()
    expect(ada.page.get_by_role("banner").get_by_role("link", name="Grandee, home")).to_be_visible()
    ada.page.get_by_role("alert").filter(has_text="The server does not answer").wait_for()
    ada.context.set_offline(False)
    ada.page.get_by_role("button", name="Try again").click()
    ada.page.get_by_role("button", name="Play now against bots").wait_for()


def test_a_screen_that_was_never_seen_says_that_the_connection_is_missing(arrive: Arrive, house: House) -> None:
    ada = install(arrive, house)
    ada.allowed = ["ERR_INTERNET_DISCONNECTED", "Failed to load resource", "Failed to fetch"]
    ada.context.set_offline(True)
    ada.open("/about")
    ada.page.get_by_text("check the connection").wait_for()
    ada.context.set_offline(False)
    ada.page.get_by_role("button", name="Try again").click()
    expect(ada.page.locator("h1").first).to_be_visible()


def test_nothing_that_the_server_says_is_kept(arrive: Arrive, house: House) -> None:
    ada = install(arrive, house)
    made = ada.make("kabale", [ME, bot()], options={"players": 2})
    ada.at_table(made["table"])
    ada.open(f"/replay/{made['table']}")
    ada.page.wait_for_selector("input[type=range]")
    kept = ada.kept()
    assert "/" in kept
    assert any(path.startswith("/assets/") for path in kept)
    assert [path for path in kept if path != "/" and not path.startswith("/assets/")] == []
