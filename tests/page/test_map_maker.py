"""The map maker of Legends on the form of a new table: a layout is made, used, refused, taken away and saved."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from grandee.games.legends.map import standard_map
from tests.page.kit import PHONE, House, Visitor

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
TITLE = "Eight-Minute Empire: Legends"
PLAY = "Play now against bots"
TARGET = 44  # pixels that a finger needs


class MapMaker:
    """The maker as somebody works with it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.dialog = visitor.page.get_by_role("dialog", name="Ready-made layout")

    @property
    def field(self) -> Locator:
        return self.page.locator("[data-option=segments]")

    def lies(self) -> dict[str, str]:
        """The layout as it is drawn."""
        drawn = self.dialog.locator("svg[data-maker]").get_attribute("data-maker")
        assert drawn is not None
        return dict(each.split(" ", 1) for each in drawn.split(", "))

    def shows(self, side: str, place: str) -> None:
        """Wait until a side is drawn at a place, with its turn."""
        expect(self.dialog.locator(f"svg[data-maker*='{side} {place}']")).to_be_attached()

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.dialog.get_by_role("button", name=name)

    def place(self, name: str) -> Locator:
        return self.dialog.get_by_role("group", name="Layout of the map").get_by_role("button", name=name)


def at_form(arrive: Arrive, house: House, **look: Any) -> MapMaker:
    """A new visitor with all options of the game open, as the rulebook has them."""
    house.wait_for_reader()
    visitor = arrive(house, **look)
    visitor.open("/")
    visitor.page.get_by_role("button", name=PLAY).wait_for()
    visitor.page.get_by_role("radiogroup", name="Games").get_by_text(TITLE, exact=True).click()
    visitor.page.get_by_role("region", name=f"New table: {TITLE}").wait_for()
    presets = visitor.page.get_by_role("radiogroup", name="Rules")
    presets.get_by_text("As the rulebook reads", exact=True).click()
    visitor.page.get_by_role("button", name="All options").click()
    return MapMaker(visitor)


def opened(arrive: Arrive, house: House, **look: Any) -> MapMaker:
    maker = at_form(arrive, house, **look)
    maker.field.get_by_role("button", name="Make one").click()
    maker.shows("volcano", "centre 0")
    return maker


def played(visitor: Visitor) -> dict[str, Any]:
    """Make the table of the form; what it looks like."""
    visitor.page.get_by_role("button", name=PLAY).click()
    visitor.page.wait_for_selector(".decision")
    [table] = visitor.context.request.get("/api/mine").json()["tables"]
    found: dict[str, Any] = visitor.sees(table["table"], "A")["view"]
    return found


def test_a_map_is_made_by_keys_alone_and_played(arrive: Arrive, house: House) -> None:
    maker = at_form(arrive, house)
    page, press = maker.page, maker.page.keyboard.press
    maker.field.get_by_role("button", name="Make one").focus()
    press("Enter")
    maker.shows("volcano", "centre 0")
    maker.place("Volcano, centre").focus()
    press("ArrowUp")
    expect(maker.place("Ferns, north, upright.")).to_be_focused()
    tab_to(maker, "Turn")
    press("Enter")
    maker.shows("fern", "north 1")
    expect(maker.dialog.get_by_role("status")).to_contain_text("Ferns is turned.")
    tab_to(maker, "Flip to Heights")
    press("Space")
    maker.shows("tall", "north 1")
    tab_to(maker, "Swap")
    press("Enter")  # leads back to the segment
    expect(maker.place("Heights, north")).to_be_focused()
    press("ArrowDown")
    press("ArrowLeft")
    expect(maker.place("Empty place: west")).to_be_focused()
    press("Enter")
    maker.shows("tall", "west 1")
    tab_to(maker, "Use this map")
    laid = maker.lies()
    assert laid == {"volcano": "centre 0", "tall": "west 1", "meadow": "east 0", "citadel": "south 0"}
    press("Enter")
    expect(maker.dialog).to_have_count(0)
    expect(maker.field.get_by_role("button", name="Change")).to_be_focused()
    view = played(maker.visitor)
    assert view["layout"] == laid
    assert view["at"] == "start_region"
    expect(page.get_by_role("alert")).to_have_count(0)


def tab_to(maker: MapMaker, name: str) -> None:
    button = maker.button(name)
    for _ in range(20):
        if button.evaluate("each => each === document.activeElement"):
            return
        maker.page.keyboard.press("Tab")
    raise AssertionError(f"{name} is not reached by Tab")


def test_a_map_is_made_by_touch_on_a_phone_and_played(arrive: Arrive, house: House) -> None:
    maker = opened(arrive, house, viewport=PHONE, has_touch=True, is_mobile=True)
    maker.place("Meadow, east").tap()
    maker.button("Flip to Desert").tap()
    maker.shows("desert", "east 0")
    maker.button("Swap").tap()
    maker.place("Volcano, centre").tap()
    maker.shows("desert", "centre 0")
    maker.button("Turn").tap()
    maker.shows("desert", "centre 1")
    assert maker.visitor.overflow() == []
    assert too_small(maker) == []
    starts = maker.dialog.get_by_role("radio")
    expect(starts).to_have_count(4)  # of the desert's regions those with a link, or a player chooses
    starts.nth(2).check()
    laid = maker.lies()
    maker.button("Use this map").tap()
    expect(maker.dialog).to_have_count(0)
    view = played(maker.visitor)
    assert view["layout"] == laid
    assert view["start"].startswith("desert_")
    assert view["at"] == "fifth_army"


def too_small(maker: MapMaker) -> list[str]:
    """What a finger would miss."""
    found = []
    for target in maker.dialog.locator("button, label").all():
        box = target.bounding_box()
        if box and (box["width"] < TARGET or box["height"] < TARGET):
            found.append(f"{target.get_attribute('aria-label') or target.inner_text()}: {box}")
    return found


def test_another_one_by_chance_is_legal_and_can_be_used(arrive: Arrive, house: House) -> None:
    maker = at_form(arrive, house)
    maker.page.get_by_label("Layout", exact=True).select_option("row")
    maker.field.get_by_role("button", name="Make one").click()
    maker.shows("volcano", "1 0")
    maker.button("Another one at random").click()
    expect(maker.dialog.get_by_role("status")).to_contain_text("by lot")
    maker.button("Turn all by a quarter").click()
    laid = maker.lies()
    expect(maker.dialog.get_by_role("listitem")).to_have_count(4)
    maker.button("Use this map").click()
    assert played(maker.visitor)["layout"] == laid


def test_what_the_server_refuses_is_explained(arrive: Arrive, house: House) -> None:
    maker = opened(arrive, house)
    maker.visitor.allowed = ["status of 4"]
    maker.button("Use this map").click()
    maker.page.get_by_label("Layout", exact=True).select_option("row")
    maker.page.get_by_role("button", name=PLAY).click()
    expect(maker.page.get_by_role("alert")).to_contain_text("segments, segment 1, place: centre is not possible")
    maker.field.get_by_role("button", name="Change").click()
    maker.shows("volcano", "1 0")  # the same segments in a row
    maker.place("Meadow, 3rd from the left").click()
    maker.button("Flip to Desert").click()
    maker.button("Swap").click()
    maker.place("Citadel, 4th from the left").click()  # the desert would lie at the end of the row
    expect(maker.dialog.get_by_text("Desert must lie on one of the two places inside the row.")).to_be_visible()
    maker.button("Use this map").click()
    maker.page.get_by_role("button", name=PLAY).click()
    expect(maker.page.get_by_role("alert")).to_contain_text("desert 4 0 cannot be laid")
    assert maker.visitor.context.request.get("/api/mine").json()["tables"] == []


def test_it_is_left_to_the_players_again(arrive: Arrive, house: House) -> None:
    maker = opened(arrive, house)
    maker.button("Use this map").click()
    maker.field.get_by_role("button", name="Change").click()
    maker.button("Let a player lay the map").click()
    expect(maker.field.get_by_role("button", name="Make one")).to_be_focused()
    view = played(maker.visitor)
    assert (view["at"], view["layout"]) == ("lay_segment", {})


def test_a_layout_is_saved_as_a_file_and_goes_on_from_one(arrive: Arrive, house: House, tmp_path: Path) -> None:
    maker = opened(arrive, house)
    maker.button("Turn").click()
    with maker.page.expect_download() as saving:
        maker.button("Save as a file").click()
    file = tmp_path / "layout.toml"
    saving.value.save_as(file)
    assert file.read_text("utf-8").startswith('[[segment]]\nside = "volcano"\nplace = "centre"\nturn = 1\n')
    maker.page.keyboard.press("Escape")
    expect(maker.dialog).to_have_count(0)
    maker.field.locator("input[type=file]").set_input_files(file)
    maker.field.get_by_role("button", name="Change").click()
    maker.shows("volcano", "centre 1")


def test_a_map_of_ones_own_is_laid_with_its_own_sides(arrive: Arrive, house: House, tmp_path: Path) -> None:
    own = tmp_path / "map.toml"
    own.write_text(standard_map().text.replace("volcano", "crater"), "utf-8")
    maker = at_form(arrive, house)
    maker.page.locator("[data-option=map] input[type=file]").set_input_files(own)
    maker.field.get_by_role("button", name="Make one").click()
    maker.shows("crater", "centre 0")
    expect(maker.place("Crater, centre")).to_be_visible()
    expect(maker.dialog.locator("svg[data-maker] path.coast").first).to_be_attached()
    maker.button("Use this map").click()
    assert played(maker.visitor)["layout"]["crater"] == "centre 0"


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_the_maker_can_be_read_by_everybody(arrive: Arrive, house: House, colours: str) -> None:
    maker = opened(arrive, house, color_scheme=colours)
    assert maker.visitor.axe() == []
    maker.page.set_viewport_size(PHONE)
    maker.visitor.drawn()
    assert maker.visitor.axe() == []
    assert maker.visitor.overflow() == []
    assert maker.visitor.unworded() == []
    maker.visitor.fine()
