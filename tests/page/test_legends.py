"""What the table of Legends does beyond what all tables do."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.kit import ME, PHONE, House, Visitor, bot
from tests.page.screens import Api

Arrive = Callable[..., Visitor]


def far(table: dict[str, Any]) -> tuple[str, str, list[str]] | None:
    """From where an army can go how far, by more than one step, if any can."""
    for start, paths in table["projection"].get("paths", {}).items():
        for to, path in paths.items():
            if len(path["steps"]) > 1:
                return start, to, path["steps"]
    return None


def test_an_army_goes_a_long_way_at_once(arrive: Arrive, house: House) -> None:
    """One choice, and the page plays one step after the other, each when the table shows the one before."""
    ada = arrive(house)
    api = Api(house)
    dice = random.Random(4)
    table: dict[str, Any] = {}
    found = None
    while found is None:
        made = api.make("legends", [ME, bot()], options={"players": 2, "setup": "random"})
        link = f"/t/{made['table']}#{made['keys'][0]['key']}"
        table = api.plays(made["table"], 0, until_asked="move_one")
        while table["phase"] != "over" and (found := far(table)) is None:
            api.play(table, dice.choice(table["moves"]))
            table = api.plays(made["table"], 0, until_asked="move_one")
    start, to, steps = found
    ada.open(link)
    ada.page.wait_for_selector(".decision .target")
    if ada.page.locator(f'[data-area="{start}"]').get_attribute("data-offer"):  # several regions have armies
        ada.page.locator(f'[data-area="{start}"]').press("Enter")
    target = ada.page.locator(f'[data-area="{to}"]')
    expect(target).to_have_attribute("data-offer", to)
    before = len(moved(ada))  # whoever opens a table is told what happened last
    target.dispatch_event("click")  # another key than the one before: the same one twice may be a slip
    ada.until(lambda: len(moved(ada)) >= before + len(steps), "every step of the way")
    assert moved(ada)[before : before + len(steps)] == list(pairwise([start, *steps]))


@pytest.mark.parametrize("layout", ["t", "row"])
def test_on_a_phone_the_names_of_sides_can_be_read(layout: str, arrive: Arrive, house: House) -> None:
    """As high as other small words, and beside each other."""
    ada = arrive(house, viewport=PHONE)
    made = Api(house).make("legends", [ME, bot()], options={"players": 2, "setup": "random", "layout": layout})
    ada.open(f"/t/{made['table']}#{made['keys'][0]['key']}")
    names = ada.page.locator("svg[data-picture] text.name")
    expect(names).to_have_count(4)
    boxes = [names.nth(number).bounding_box() for number in range(4)]
    widths = ada.page.locator("svg[data-picture]").evaluate("svg => svg.getScreenCTM().a * 320")
    for box in boxes:
        assert box is not None
        assert box["height"] >= 11
        assert box["width"] <= widths


def test_bridges_that_an_option_adds_are_drawn(arrive: Arrive, house: House) -> None:
    """Three heights, three bridges (EL-SEG-2)."""
    ada = arrive(house)
    rows = (("volcano", "centre"), ("tall", "north"), ("meadow", "east"), ("citadel", "south"))
    layout = "\n".join(f'[[segment]]\nside = "{side}"\nplace = "{place}"\nturn = 0\n' for side, place in rows)
    for reading, bridges in (("drawn", 2), ("all_pairs", 3)):
        options = {"players": 2, "setup": "random", "tall_bridges": reading}
        made = Api(house).make("legends", [ME, bot()], options=options, custom={"segments": layout})
        ada.open(f"/t/{made['table']}#{made['keys'][0]['key']}")
        expect(ada.page.locator("svg[data-picture] .bridge:not(.rail)")).to_have_count(bridges)


def moved(ada: Visitor) -> list[tuple[str, str]]:
    """The steps of seat A that the page has been told of: from where, and to where."""
    return [
        (event[2], event[3])
        for update in map(json.loads, ada.heard)
        for entry in update.get("happened", [])
        for event in entry["events"]
        if event[0] == "army-moved" and event[1] == "A"
    ]


def test_who_has_more_cards_than_fit_sees_that_there_are_more(arrive: Arrive, house: House) -> None:
    """The list fades out below, and keys bring its last card into sight."""
    ada = arrive(house, viewport={"width": 1440, "height": 800})
    api = Api(house)
    made = api.make("legends", [ME, bot()], options={"players": 2, "setup": "random"})
    table = api.plays(made["table"], 0, until_asked="take_card")
    while len(table["view"]["cards"]["A"]) < 8:
        api.play(table, table["moves"][0])
        table = api.plays(made["table"], 0, until_asked="take_card")
    ada.open(f"/t/{made['table']}#{made['keys'][0]['key']}")
    cards = ada.page.locator(".cards ul")
    expect(cards).to_have_class(re.compile(r"\bmore\b"))
    cards.focus()
    ada.page.keyboard.press("End")
    expect(cards).not_to_have_class(re.compile(r"\bmore\b"))
    expect(cards.locator("li").last).to_be_in_viewport(ratio=0.9)


def test_on_a_phone_the_row_begins_at_its_first_card_when_the_cards_are_dealt(arrive: Arrive, house: House) -> None:
    ada = arrive(house, viewport=PHONE)
    api = Api(house)
    made = api.make("legends", [ME, bot()], options={"players": 2, "setup": "by_player"})
    table = api.plays(made["table"], 0, until_asked="start_region")
    ada.open(f"/t/{made['table']}#{made['keys'][0]['key']}")
    row = ada.page.locator(".tray ol")
    expect(ada.page.locator("[data-show=deck]")).to_be_attached()
    api.play(table, table["moves"][0])
    expect(ada.page.locator("[data-card]")).to_have_count(6)
    ada.page.wait_for_function("() => document.querySelector('.tray ol').scrollLeft < 20")
    assert row.evaluate("row => row.scrollWidth > row.clientWidth")


@pytest.mark.parametrize("empty", ["east", "south", "west"])
def test_the_compass_of_a_turned_map_is_not_cut_off(empty: str, arrive: Arrive, house: House) -> None:
    """A T that chance has laid is drawn with its empty arm above; wherever north is then, its letter can be read."""
    ada = arrive(house, viewport=PHONE)
    api = Api(house)
    layout: dict[str, str] = {}
    while empty in str(layout.values()) or not layout:
        made = api.make("legends", [ME, bot()], options={"players": 2, "setup": "random"})
        layout = api.asks(f"/tables/{made['table']}?seat=A")["table"]["view"]["layout"]
    ada.open(f"/t/{made['table']}#{made['keys'][0]['key']}")
    letter, sea = ada.page.locator(".compass text").bounding_box(), ada.page.locator("svg[data-picture]").bounding_box()
    assert letter is not None
    assert sea is not None
    assert sea["x"] <= letter["x"] <= letter["x"] + letter["width"] <= sea["x"] + sea["width"]
    assert sea["y"] <= letter["y"] <= letter["y"] + letter["height"] <= sea["y"] + sea["height"]


@pytest.mark.parametrize("empty", ["north", "east", "south", "west"])
def test_who_begins_is_asked_where_no_region_lies(empty: str, arrive: Arrive, house: House) -> None:
    """However the T lies that somebody has laid, it has a free corner."""
    ada = arrive(house, viewport={"width": 1440, "height": 900})
    places = [place for place in ("centre", "north", "east", "south", "west") if place != empty]
    rows = zip(("volcano", "tall", "meadow", "citadel"), places, strict=True)
    layout = "\n".join(f'[[segment]]\nside = "{side}"\nplace = "{place}"\nturn = 0\n' for side, place in rows)
    options = {"players": 3, "setup": "random"}
    made = Api(house).make("legends", [ME, bot(), bot()], options=options, custom={"segments": layout})
    ada.open(f"/t/{made['table']}#{made['keys'][0]['key']}")
    panel = ada.page.locator(".stage > section.panel")
    expect(panel).to_be_visible()
    expect(ada.page.locator("svg[data-picture] [data-area]").first).to_be_visible()
    covered = panel.evaluate(
        """panel => {
            const at = panel.getBoundingClientRect();
            return [...document.querySelectorAll('svg[data-picture] [data-area] .land')].filter(land => {
                const box = land.getBoundingClientRect();
                return box.left < at.right && box.right > at.left && box.top < at.bottom && box.bottom > at.top;
            }).length;
        }"""
    )
    assert covered == 0
