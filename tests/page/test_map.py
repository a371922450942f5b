"""The map as it is on the screen: land, sea and pieces in their own colours, in light and dark.

A style sheet that a build has rewritten wrongly leaves every test of the document green and the map black.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.page.kit import House, Visitor
from tests.page.pixels import Colour, look, on_map, points_in
from tests.page.screens import Scene, settle, settles

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
WEB = Path(__file__).parents[2] / "web" / "src"
SPAIN = json.loads((WEB / "boards/el-grande/map.json").read_text("utf-8"))
TOKENS = (WEB / "ui/tokens.css").read_text("utf-8")
SEA = [(40.0, 560.0), (60.0, 60.0), (1040.0, 300.0), (1010.0, 600.0)]  # far from coasts and from the grid
SEATS = ["blue", "orange", "green", "pink"]
THEMES = ["light", "dark"]


def token(name: str, theme: str) -> Colour:
    """A colour as the design has it."""
    found = re.search(rf"--{name}:\s*(?:light-dark\((#\w{{6}}),\s*(#\w{{6}})\)|(#\w{{6}}));", TOKENS)
    assert found, name
    code = found[3] or found[1 + THEMES.index(theme)]
    return Colour(*bytes.fromhex(code[1:]))


def at_map(arrive: Arrive, house: House, theme: str, address: str) -> Visitor:
    visitor = arrive(house, color_scheme=theme)
    settles(visitor)
    visitor.open(address)
    visitor.page.wait_for_selector("[data-token]")
    visitor.page.mouse.move(1, 1)
    settle(visitor)
    return visitor


def colours_of(visitor: Visitor, selector: str) -> list[Colour]:
    """The colour that most of each shape has on the screen."""
    shapes = points_in(visitor.page, selector)
    assert shapes, selector
    seen = look(visitor.page, visitor.page.screenshot(), [point for points in shapes for point in points]).at
    found = []
    for points in shapes:
        mine, seen = seen[: len(points)], seen[len(points) :]
        found.append(Counter(mine).most_common(1)[0][0])
    return found


@pytest.mark.parametrize("theme", THEMES)
def test_every_region_has_its_own_tint(arrive: Arrive, house: House, scene: Scene, theme: str) -> None:
    eve = at_map(
        arrive, house, theme, scene.running["el-grande"].split("#", maxsplit=1)[0]
    )  # a spectator chooses nothing
    found = colours_of(eve, ".region .land")
    assert len(found) == len(SPAIN["order"])
    for area, colour in zip(SPAIN["order"], found, strict=True):
        assert colour.near(token(f"land-{SPAIN['regions'][area]['tint']}", theme)), (area, colour)
    eve.shot(f"map-{theme}")


@pytest.mark.parametrize("theme", THEMES)
def test_the_middle_of_a_region_is_land_and_the_sea_is_sea(
    arrive: Arrive, house: House, scene: Scene, theme: str
) -> None:
    eve = at_map(arrive, house, theme, scene.running["el-grande"].split("#", maxsplit=1)[0])
    middles = [tuple(SPAIN["regions"][area]["centre"]) for area in SPAIN["order"]]
    seen = look(eve.page, eve.page.screenshot(), on_map(eve.page, [*SEA, *middles])).at
    sea = token("sea", theme)
    for point, colour in zip(SEA, seen, strict=False):
        assert colour.near(sea), (point, colour)
    for area, colour in zip(SPAIN["order"], seen[len(SEA) :], strict=True):
        assert not colour.near(Colour(0, 0, 0)), area
        assert not colour.near(sea), area


@pytest.mark.parametrize("theme", THEMES)
def test_regions_that_can_be_chosen_stand_out(arrive: Arrive, house: House, scene: Scene, theme: str) -> None:
    ada = at_map(arrive, house, theme, scene.running["el-grande"])
    ada.page.wait_for_selector(".region.legal")
    settle(ada)
    legal = token("land-legal", theme)
    assert all(colour.near(legal) for colour in colours_of(ada, ".region.legal .land"))
    assert not any(colour.near(legal) for colour in colours_of(ada, ".region:not(.legal) .land"))


@pytest.mark.parametrize("theme", THEMES)
def test_pieces_have_the_colours_of_their_players(arrive: Arrive, house: House, scene: Scene, theme: str) -> None:
    eve = at_map(arrive, house, theme, scene.running["el-grande"].split("#", maxsplit=1)[0])
    found = colours_of(eve, "[data-token] .top")
    seats = [str(each.get_attribute("data-token"))[0] for each in eve.page.locator("[data-token]").all()]
    assert len(set(seats)) == 4
    for seat, colour in zip(seats, found, strict=True):
        assert colour.near(token(f"p-{SEATS['ABCD'.index(seat)]}", theme)), (seat, colour)


def test_the_themes_differ_and_the_reader_can_choose(arrive: Arrive, house: House, scene: Scene) -> None:
    eve = at_map(arrive, house, "light", scene.running["el-grande"].split("#", maxsplit=1)[0])
    before = colours_of(eve, ".region .land")
    eve.page.locator("header [data-settings]").click()
    eve.page.get_by_label("Colours").select_option("dark")
    eve.page.keyboard.press("Escape")
    eve.page.wait_for_selector("dialog", state="detached")
    settle(eve)
    after = colours_of(eve, ".region .land")
    assert not any(one.near(other, 40) for one, other in zip(before, after, strict=True))
    eve.page.reload()
    eve.page.wait_for_selector("[data-token]")
    settle(eve)
    assert colours_of(eve, ".region .land") == after
