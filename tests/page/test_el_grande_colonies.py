"""The colonies at the table: areas overseas on the chart and as tiles, offices, kept cards, delayed scorings."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.kit import DESKTOP, PHONE, House, Visitor
from tests.page.screens import Scene, reach

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
OVERSEAS = ("america", "france", "ship", "mediterranean")


def test_the_chart_is_looked_at_and_chosen_from(arrive: Arrive, house: House, scene: Scene) -> None:
    """Keys lead to every area overseas; what is there stands in the column, is read out, and a press is a move."""
    ada = arrive(house, viewport=DESKTOP)
    reach("el-grande-colonies", ada, scene)
    page = ada.page
    page.locator("[data-area=castilla][role=button]").focus()
    for area in OVERSEAS:
        page.keyboard.press("o")
        expect(page.locator(f"[data-area={area}][role=button]")).to_be_focused()
    page.keyboard.press("t")
    expect(page.locator("[aria-live]").filter(has_text="Still to come")).to_have_count(1)
    expect(page.locator("[data-show=to-come] li").first).to_be_visible()
    page.locator("[data-area=mediterranean][role=button]").hover()
    expect(page.locator("aside h2", has_text="Mediterranean")).to_be_visible()
    ship = page.locator("[data-area=ship][role=button]")
    expect(ship).to_have_accessible_name(re.compile("^Ship: captain .*Can be chosen"))
    with page.expect_request("**/moves") as sent:
        ship.click(position={"x": 60, "y": 20})
    assert json.loads(sent.value.post_data or "{}")["move"] == "place_one ship"


def test_tiles_on_a_phone(arrive: Arrive, house: House, scene: Scene) -> None:
    """One tap at a tile looks, the second chooses; no tile is smaller than a finger, and none leaves the screen."""
    ada = arrive(house, viewport=PHONE, has_touch=True)
    reach("el-grande-colonies", ada, scene)
    page = ada.page
    for area in OVERSEAS:
        box = page.locator(f".tiles [data-area={area}]").bounding_box()
        assert box
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
    ship = page.locator(".tiles [data-area=ship]")
    expect(ship).to_have_attribute("data-offer", "ship")
    ship.tap()
    expect(page.locator("aside h2", has_text="Ship")).to_be_visible()
    with page.expect_request("**/moves") as sent:
        ship.tap()
    assert json.loads(sent.value.post_data or "{}")["move"] == "place_one ship"
    page.locator("header button", has_text="after").or_(page.locator("header button", has_text="kept")).first.click()
    expect(page.locator("#to-come")).to_be_focused()
