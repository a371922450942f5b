"""Choosing on the map of El Grande: what can be meant in several ways is asked, and never guessed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.page.kit import ME, PHONE, House, Visitor, bot
from tests.page.pressing import tap
from tests.page.screens import Api, link

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
SPECIAL = re.compile(r"^(special|variant) = .*\n", re.MULTILINE)
SPOT = """(region) => {
  const land = region.querySelector('.land');
  const box = land.getBBox(), matrix = land.getScreenCTM();
  for (let i = 1; i < 20; i++) for (let j = 1; j < 20; j++) {
    const point = new DOMPoint(box.x + (box.width * i) / 20, box.y + (box.height * j) / 20);
    const at = point.matrixTransform(matrix);
    if (land.isPointInFill(point) && document.elementFromPoint(at.x, at.y) === land) return [at.x, at.y];
  }
  return null;
}"""  # a place in a region where nothing lies but the land


def banishments() -> str:
    """The usual deck, but every card banishes one caballero of an opponent."""
    usual = resources.files("grandee.games.el_grande").joinpath("data", "cards.toml").read_text("utf-8")
    first, *cards = usual.split("[[card]]\n")
    changed = [
        card
        if "pile = 5" in card
        else SPECIAL.sub("", card).replace("\nrules", '\nspecial = { banish = "one" }\nrules')
        for card in cards
    ]
    return "[[card]]\n".join([first, *changed])


def crowded(moves: list[str]) -> str:
    """A region in which several opponents can be banished."""
    found = Counter(move.split()[2] for move in moves if move.startswith("banish_one")).most_common(1)
    return found[0][0] if found and found[0][1] > 1 else ""


def banishing_where(house: House, fits: Callable[[dict[str, Any]], bool]) -> tuple[Api, dict[str, Any], str]:
    """A table that fits at which seat A is to banish, and a region where two opponents stand."""
    house.wait_for_reader()
    api = Api(house)
    for seed in range(10):
        made = api.make("el-grande", [ME, bot(), bot()], options={"players": 3}, custom={"deck": banishments()})
        while (now := api.plays(made["table"], 1, seed, until_asked="banish_one"))["phase"] == "running":
            if (region := crowded(now["moves"])) and fits(now):
                return api, made, region
    raise AssertionError("A was never asked for that")


@pytest.fixture
def banishing(house: House) -> tuple[Api, dict[str, Any], str]:
    """A table at which seat A is to banish, and a region where two opponents stand."""
    return banishing_where(house, lambda _: True)


def at_table(arrive: Arrive, house: House, made: dict[str, Any], region: str, **look: Any) -> tuple[Visitor, Locator]:
    ada = arrive(house, **look)
    ada.open(link(made))
    ada.page.wait_for_selector(".decision .target")
    return ada, ada.page.locator(f"[data-area={region}]")


def targets(ada: Visitor) -> list[str]:
    return list(ada.page.locator(".decision .target").evaluate_all("all => all.map((it) => it.dataset.move)"))


def offers(ada: Visitor, moves: list[str]) -> None:
    """The bar offers these moves, and no others."""
    ada.until(lambda: targets(ada) == moves, f"{moves} on offer")


def played(ada: Visitor, made: dict[str, Any], after: int) -> str:
    """The first move after an entry, as its own seat reads it in the log."""
    log = ada.context.request.get(f"/api/tables/{made['table']}/log?seat=A&after={after}").json()
    return str(next(each["text"] for each in log["happened"] if each["what"] == "move"))


@pytest.mark.parametrize("on", ["the land", "a token"])
def test_a_tap_on_a_region_with_two_opponents_asks_whose(
    arrive: Arrive, house: House, banishing: tuple[Api, dict[str, Any], str], on: str
) -> None:
    """Tokens are smaller than a finger: a tap on one counts for its region (`tests/page/pressing.py` relies on it)."""
    _, made, region = banishing
    ada, place = at_table(arrive, house, made, region, viewport=PHONE, has_touch=True, is_mobile=True)
    now = ada.sees(made["table"], "A")
    token = ada.page.locator(f"[data-token$=' {region}'][data-offer]").first
    for _ in range(3):  # to look, to choose, and once more
        if on == "a token":
            tap(ada.page, token)
        else:
            ada.page.touchscreen.tap(*place.evaluate(SPOT))
        expect(ada.page.locator(".decision .hint")).to_contain_text("Whose caballero")
    assert ada.sees(made["table"], "A")["version"] == now["version"], "nothing was played"
    offered = [move for move in now["moves"] if move.endswith(f" {region}")]
    offers(ada, offered)
    expect(ada.page.locator(".decision .target .pip")).to_have_count(len(offered))
    last = ada.page.locator(".decision .target").last
    last.tap()
    ada.until(lambda: ada.sees(made["table"], "A")["version"] > now["version"], "the banishment")
    assert played(ada, made, now["n"]) == offered[-1]


def test_the_same_by_keyboard_and_back(
    arrive: Arrive, house: House, banishing: tuple[Api, dict[str, Any], str]
) -> None:
    _, made, region = banishing
    ada, place = at_table(arrive, house, made, region)
    now = ada.sees(made["table"], "A")
    everything = targets(ada)
    place.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".decision .target").first).to_be_focused()
    offers(ada, [move for move in everything if move.endswith(f" {region}")])
    ada.page.keyboard.press("Escape")
    expect(place).to_be_focused()
    offers(ada, everything)
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".decision .hint")).to_contain_text("Whose caballero")
    offered = [move for move in everything if move.endswith(f" {region}")]
    offers(ada, offered)
    assert ada.axe() == []
    ada.page.keyboard.press("2")
    ada.until(lambda: ada.sees(made["table"], "A")["version"] > now["version"], "the banishment")
    assert played(ada, made, now["n"]) == offered[1]


def test_who_turns_to_another_region_is_asked_about_that_one(arrive: Arrive, house: House) -> None:
    """A banishment that ends the turn waits to be confirmed: the next region that is pressed asks whose caballero."""
    _, made, region = banishing_where(house, lambda now: bool(now["ends"]))
    ada, place = at_table(arrive, house, made, region, confirms=True)
    now = ada.sees(made["table"], "A")
    question = ada.page.locator(".decision .prompt")
    ada.page.locator(f'.decision [data-move="{now["ends"][0]}"]').click()
    expect(question).to_contain_text("your last step for now")
    ada.page.mouse.click(*place.evaluate(SPOT))
    expect(ada.page.locator(".decision .hint")).to_contain_text("Whose caballero")
    expect(question).not_to_contain_text("your last step for now")
    offers(ada, [move for move in now["moves"] if move.endswith(f" {region}")])
    assert ada.sees(made["table"], "A")["version"] == now["version"], "nothing was played"
