"""The board keeps still: nothing that is asked, told or refused moves or rescales what is under the pointer."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from grandee.games import OFFERED
from tests.games.parts import scene_of
from tests.page.kit import DESKTOP, ME, PHONE, House, Visitor, bot
from tests.page.playing import TOO_LATE, Chooser, click, play
from tests.page.screens import Api, link, settle, settles

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "low-desktop": {"viewport": {"width": 1366, "height": 650}},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
BOX = """() => {
  const board = document.querySelector('.board');
  const box = (board.querySelector('[data-picture]') ?? board).getBoundingClientRect();
  const bar = document.querySelector('.decision').getBoundingClientRect();
  const over = document.querySelector('.decision .won, .decision.over');
  return over ? null : {
    board: [box.left + scrollX, box.top + scrollY, box.width, box.height].map(Math.round).join(' '),
    bar: [bar.top, bar.height].map(Math.round).join(' '),
    asked: document.querySelector('.decision').innerText.replace(/\\s+/g, ' ').slice(0, 60),
  };
}"""


def watched(page: Page, seen: dict[str, str], of: str) -> None:
    """Where the board is now, and how high the bar, with what was asked then."""
    if box := page.evaluate(BOX):
        place = box["board"].rsplit(" ", 1)[0] if scene_of(of).grows else box["board"]
        seen.setdefault(f"board {place}", box["asked"])
        seen.setdefault(f"bar {box['bar']}", box["asked"])


def stills(seen: dict[str, str], of: str) -> Chooser:
    """Click what is offered, and look where the board is before and after."""

    def choose(page: Page, dice: random.Random) -> bool:
        watched(page, seen, of)
        did = click(page, dice)
        watched(page, seen, of)
        return did

    return choose


@pytest.mark.parametrize("look", [pytest.param("low-desktop", marks=pytest.mark.long), "phone"])
@pytest.mark.parametrize(
    ("game", "options"),
    [(game, {"players": scene_of(game).seats, **scene_of(game).short}) for game in OFFERED],
    ids=list(OFFERED),
)
def test_the_board_keeps_still_in_a_whole_game(
    arrive: Arrive, house: House, look: str, game: str, options: dict[str, object]
) -> None:
    """That it does so on a desktop is seen in the whole games of test_games.py."""
    ada = arrive(house, **LOOKS[look])
    ada.allowed = [TOO_LATE]
    settles(ada)
    made = ada.make(game, [ME, *[bot()] * (int(str(options["players"])) - 1)], options=options)
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
