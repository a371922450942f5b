"""The show of a scoring: it has a place of its own on every screen, and everything that can be pressed is in reach."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any, Literal, cast

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.page.kit import DESKTOP, ME, PHONE, TABLET, House, Visitor, bot
from tests.page.screens import Api, link
from tests.page.test_screens import COLOURS, Look, wear

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
FINGER = 44  # pixels
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
LOOKS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": PHONE, **TOUCH},
    "small phone": {"viewport": {"width": 360, "height": 640}, **TOUCH},
    "lying phone": {"viewport": {"width": 844, "height": 390}, **TOUCH},
    "tablet": {"viewport": TABLET, **TOUCH},
    "upright tablet": {"viewport": {"width": 768, "height": 1024}, **TOUCH},
    "low desktop": {"viewport": {"width": 1366, "height": 650}},
    "desktop": {"viewport": DESKTOP},
}
PHONES = ("phone", "small phone", "lying phone")
CONTROLS = "[data-scoring=controls]"
TOLD = "[data-scoring=told]"
COVERED = """(box) => {
  const at = box.getBoundingClientRect();
  const faults = [];
  for (const x of [0.1, 0.5, 0.9]) for (const y of [0.1, 0.5, 0.9]) {
    const found = document.elementFromPoint(at.left + x * at.width, at.top + y * at.height);
    if (!found || !box.contains(found)) faults.push(`${x} ${y}: ${found?.outerHTML.slice(0, 80)}`);
  }
  return faults;
}"""
UNDER = """(box) => {
  const at = box.getBoundingClientRect();
  return [...document.querySelectorAll('.sea [data-token], .sea .plaque, .sea .castillo, .sea .zoom, .sea .switch')]
    .filter((each) => {
      const is = each.getBoundingClientRect();
      return is.left < at.right - 1 && is.right > at.left + 1 && is.top < at.bottom - 1 && is.bottom > at.top + 1;
    })
    .map((each) => each.outerHTML.slice(0, 120));
}"""


@pytest.fixture(scope="module")
def scored(house: House) -> str:
    """A table of five after its first general scoring, at which seat A is asked."""
    api = Api(house)
    made = api.make("el-grande", [ME, *[bot()] * 4], options={"players": 5})
    while api.plays(made["table"], 10, until_asked="play_power")["view"]["round"] < 4:
        pass
    return link(made)


def watch(arrive: Arrive, house: House, table: str, **look: Any) -> Visitor:
    """Somebody who looks at the last general scoring again, and has stopped it."""
    ada = arrive(house, **look)
    ada.open(table)
    ada.page.get_by_role("button", name="Last scoring").click()
    again = ada.page.locator("dialog[open]")
    again.get_by_role("button", name="Show again").wait_for()  # then all of it is there
    if (general := again.get_by_role("button", name="General scoring")).count():
        general.click()
    again.get_by_role("button", name="Show again").click()
    press(ada, "Pause")
    return ada


def control(ada: Visitor, name: str) -> Locator:
    return ada.page.locator(CONTROLS).get_by_role("button", name=name, exact=True)


def press(ada: Visitor, name: str) -> None:
    """Press a control where it is, as a finger does: nothing is forced."""
    if ada.page.evaluate("matchMedia('(pointer: coarse)').matches"):
        control(ada, name).tap()
    else:
        control(ada, name).click()


def in_reach(ada: Visitor) -> list[str]:
    """What is wrong with the controls that there are now."""
    faults = []
    for button in ada.page.locator(f"{CONTROLS} button").all():
        name = button.get_attribute("aria-label") or button.inner_text()
        box = button.bounding_box()
        assert box is not None, name
        height = ada.page.evaluate("innerHeight")
        if min(box["width"], box["height"]) < FINGER or not 0 <= box["y"] <= height - box["height"]:
            faults.append(f"{name}: {box}")
        faults += [f"{name}: {fault}" for fault in button.evaluate(COVERED)]
    return faults


@pytest.mark.parametrize("look", LOOKS)
def test_a_scoring_can_be_operated_on_every_screen(arrive: Arrive, house: House, scored: str, look: str) -> None:
    ada = watch(arrive, house, scored, **LOOKS[look])
    page, told = ada.page, ada.page.locator(TOLD)
    for _ in range(3):
        press(ada, "One step on")
    assert page.locator(f"{CONTROLS} button").count() == 6
    ada.shot(f"scoring-{look.replace(' ', '-')}")
    assert in_reach(ada) == []
    if look in PHONES:
        box, sea = told.bounding_box(), page.locator("div.sea").bounding_box()
        assert box is not None
        assert sea is not None
        beside = box["x"] >= sea["x"] + sea["width"] or box["y"] >= sea["y"] + sea["height"]
        assert beside, "what is told lies beside the map"
        told.scroll_into_view_if_needed()
        assert told.locator("h2").evaluate(COVERED) == []
    else:
        assert page.locator(CONTROLS).evaluate(UNDER) == [], "nothing of the map is under the controls"
    area = told.locator("h2").first.inner_text()
    press(ada, "One step back")
    expect(told.locator("h2").first).not_to_have_text(area)
    press(ada, "Speed 1×")
    press(ada, "Speed 2×")
    press(ada, "Totals")
    expect(told).to_contain_text("General scoring after round 3")
    assert in_reach(ada) == []
    press(ada, "Show again")
    press(ada, "Pause")
    press(ada, "Close the scoring")
    expect(page.locator("[data-scoring]")).to_have_count(0)


def readable(ada: Visitor, size: ViewportSize) -> dict[str, list[str]]:
    """What is wrong with the step that is shown, in light and dark, with and without high contrast."""
    found = {}
    for colours, contrast in product(("light", "dark"), (False, True)):
        worn = Look(size, cast(Literal["light", "dark"], colours), contrast)
        wear(ada, worn)
        if faults := [*in_reach(ada), *ada.axe(*(COLOURS if colours == "dark" else ())), *ada.overflow()]:
            found[f"{colours}, contrast {contrast}"] = faults
    return found


@pytest.mark.parametrize("look", ["phone", "tablet", "desktop"])
def test_a_scoring_is_readable_in_every_look(arrive: Arrive, house: House, scored: str, look: str) -> None:
    ada = watch(arrive, house, scored, **LOOKS[look])
    for _ in range(4):
        press(ada, "One step on")
    assert readable(ada, LOOKS[look]["viewport"]) == {}
    press(ada, "Totals")
    assert readable(ada, LOOKS[look]["viewport"]) == {}


def test_a_scoring_ends_with_the_move_of_its_reader(arrive: Arrive, house: House) -> None:
    """The decision stays in reach while a scoring is shown: whoever acts leaves it."""
    api = Api(house)
    made = api.make("el-grande", [ME, bot()], options={"players": 2, "short_game": "six_rounds"})
    while api.plays(made["table"], 5, until_asked="play_power")["view"]["round"] < 5:
        pass
    ada = watch(arrive, house, link(made), **LOOKS["phone"])
    expect(ada.page.locator(CONTROLS)).to_be_visible()
    assert ada.page.locator(".decision .target").first.evaluate(COVERED) == []
    ada.page.locator(".decision .target").first.tap()
    expect(ada.page.locator("[data-scoring]")).to_have_count(0)
