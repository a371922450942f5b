"""Whole games through the page, by clicking what it offers and by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from grandee.games import OFFERED, first_game
from tests.games.parts import scene_of
from tests.kit import final_points
from tests.page.kit import DESKTOP, ME, PHONE, House, Visitor, bot
from tests.page.playing import TOO_LATE, click, play, press, refused
from tests.page.screens import settle, settles
from tests.page.stillness import stills

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]


@pytest.mark.parametrize(
    ("game", "options", "confirms"),
    [(game, {"players": scene_of(game).seats, **scene_of(game).short}, game == first_game()) for game in OFFERED],
    ids=list(OFFERED),
)
def test_a_whole_game_by_clicking(
    arrive: Arrive, house: House, game: str, options: dict[str, object], confirms: bool
) -> None:
    """Also as somebody new, who is asked once more before the end of a turn and before a secret choice.

    Nothing that is asked or told on the way moves the board.
    """
    ada = arrive(house, confirms=confirms)
    ada.allowed, stale = [TOO_LATE], refused(ada.page)
    settles(ada)
    made = ada.make(game, [ME, *[bot()] * (scene_of(game).seats - 1)], options=options)
    ada.at_table(made["table"])
    ada.page.wait_for_selector(".decision .target")
    settle(ada)
    seen: dict[str, str] = {}
    play(ada.page, stills(seen, game))
    assert stale == []
    assert len(seen) == 2, "\n".join(f"{place}: {asked}" for place, asked in seen.items())
    table = ada.sees(made["table"], "A")
    assert table["phase"] == "over"
    shown = ada.page.locator(".decision").inner_text()
    for points in final_points(table).values():
        assert str(points) in shown
    ada.shot(f"{game}-over")


@pytest.mark.parametrize("game", OFFERED)
def test_a_whole_game_on_the_board_that_every_game_has(arrive: Arrive, house: House, game: str) -> None:
    """Text and buttons: what a game without a board of its own is played on, and any other if its player likes."""
    ada = arrive(house)
    ada.allowed, stale = [TOO_LATE], refused(ada.page)
    settles(ada)
    made = ada.make(game, [ME, bot()], options={"players": 2, **scene_of(game).short})
    ada.at_table(made["table"])
    ada.page.locator("header [data-settings]").click()
    ada.page.get_by_role("switch", name="Table in words").click()
    expect(ada.page.locator("header [data-settings]")).to_be_focused()
    words = ada.page.get_by_role("region", name="The table in words")
    expect(words.locator("pre")).to_contain_text(re.compile(r"\S"))
    assert not ada.page.locator("svg [data-area], [data-hand]").count(), "nothing of the drawn board"
    for size in (PHONE, DESKTOP):
        ada.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        settle(ada)
        assert [*ada.axe(), *ada.overflow()] == []
        ada.shot(f"{game}-in-words-{size['width']}")
    play(ada.page, click, seed=3)
    assert stale == []
    assert ada.sees(made["table"], "A")["phase"] == "over"
    log = ada.page.get_by_role("region", name="Log", exact=True)
    if (everything := log.get_by_role("button", name="Show the whole log")).count():
        everything.click()
    assert not re.findall(r"\w*_\w*", log.inner_text()), "everything has a name, and no id is shown"


@pytest.mark.parametrize(
    ("game", "options"), [("kabale", {}), pytest.param("legends", {"setup": "by_player"}, marks=pytest.mark.slow)]
)
def test_a_whole_game_by_keyboard(arrive: Arrive, house: House, game: str, options: dict[str, object]) -> None:
    """As somebody new, who is asked once more before the end of a turn."""
    ada = arrive(house, confirms=True)
    made = ada.make(game, [ME, bot()], options={"players": 2, **options})
    ada.at_table(made["table"])
    clicks = "addEventListener('pointerdown', () => (globalThis.pointed = true), true)"
    ada.page.evaluate(clicks)
    play(ada.page, press, seed=2)
    assert ada.sees(made["table"], "A")["phase"] == "over"
    assert not ada.page.evaluate("globalThis.pointed === true")


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "cs", "pl", "de"])
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("el-grande", 2, {"preset": "rulebook"}),
        ("el-grande", 3, {"preset": "short"}),
        ("el-grande", 4, {"preset": "other-readings"}),
        ("el-grande", 5, {"preset": "six-rounds"}),
        ("kabale", 2, {"preset": "rulebook"}),
        ("kabale", 4, {"preset": "other-readings"}),
        ("kabale", 6, {"preset": "rulebook"}),
        ("legends", 2, {"preset": "rulebook"}),
        ("legends", 3, {"preset": "everything"}),
        ("legends", 4, {"preset": "full-game"}),
        ("legends", 4, {"preset": "other-readings"}),
    ],
)
def test_every_variant_in_every_language(
    arrive: Arrive, house: House, language: str, game: str, players: int, options: dict[str, str]
) -> None:
    ada = arrive(house, locale=language)
    ada.allowed, stale = [TOO_LATE], refused(ada.page)
    made = ada.make(game, [ME, *[bot()] * (players - 1)], options={"players": players}, **options)
    ada.at_table(made["table"])
    play(ada.page, click, seed=players)
    assert stale == []
    assert ada.sees(made["table"], "A")["phase"] == "over"
    assert ada.page.locator("html").get_attribute("lang") == language
