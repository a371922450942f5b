"""The board keeps still: nothing that is asked, told or refused moves or rescales what is under the pointer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from grandee.games import OFFERED
from tests.games.parts import scene_of
from tests.page.kit import DESKTOP, ME, PHONE, House, Visitor, bot
from tests.page.playing import TOO_LATE, play
from tests.page.screens import Api, link, settle, settles
from tests.page.stillness import stills, watched
from tests.page.test_touch import SCORED as TOUCHED

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "low-desktop": {"viewport": {"width": 1366, "height": 650}},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}


@pytest.mark.parametrize(
    ("game", "look"),
    [
        pytest.param(game, look, marks=[pytest.mark.long] if look == "low-desktop" or game in TOUCHED else [])
        for game in OFFERED
        for look in ("low-desktop", "phone")
    ],
)
def test_the_board_keeps_still_in_a_whole_game(arrive: Arrive, house: House, game: str, look: str) -> None:
    """That it does so is also seen in other whole games: on a desktop of test_games.py, on a phone of test_touch.py."""
    seats = scene_of(game).seats
    ada = arrive(house, **LOOKS[look])
    ada.allowed = [TOO_LATE]
    settles(ada)
    made = ada.make(game, [ME, *[bot()] * (seats - 1)], options={"players": seats, **scene_of(game).short})
    ada.at_table(made["table"])
    ada.page.wait_for_selector(".decision .target")
    settle(ada)
    seen: dict[str, str] = {}
    play(ada.page, stills(seen, game))
    assert len(seen) == 2, "\n".join(f"{place}: {asked}" for place, asked in seen.items())


@pytest.mark.parametrize("look", LOOKS)
def test_the_board_keeps_still_when_something_is_refused_and_when_the_network_is_gone(
    arrive: Arrive, house: House, look: str
) -> None:
    """A message and a banner take no room from the board, and give none when they go."""
    api = Api(house)
    made = api.make("el-grande", [ME, bot()], options={"players": 2})
    api.plays(made["table"], 3, until_asked="place_one")
    ada = arrive(house, **LOOKS[look])
    ada.allowed = ["ERR_INTERNET_DISCONNECTED", "WebSocket"]
    settles(ada)
    ada.open(link(made))
    page = ada.page
    page.wait_for_selector(".decision .target:not([disabled])")
    settle(ada)
    seen: dict[str, str] = {}
    watched(page, seen, "el-grande")
    forbidden = page.locator("[data-area]:not([data-offer])").first
    forbidden.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".decision .problem")).to_be_visible()
    watched(page, seen, "el-grande")
    ada.context.set_offline(True)
    expect(page.locator(".banner")).to_be_visible()
    watched(page, seen, "el-grande")
    ada.shot(f"refused-and-offline-{look}")
    ada.context.set_offline(False)
    expect(page.locator(".banner")).to_have_count(0)
    page.locator(".decision .problem").get_by_role("button").click()
    expect(page.locator(".decision .problem")).to_have_count(0)
    watched(page, seen, "el-grande")
    assert len(seen) == 2, "\n".join(f"{place}: {asked}" for place, asked in seen.items())
