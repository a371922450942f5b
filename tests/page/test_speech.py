"""The table without eyes or without a mouse: what is spoken, where the keys lead, and where the focus stays."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from grandee.games import OFFERED
from tests.page.kit import DRAWN, ME, House, Visitor, bot, until
from tests.page.playing import TOO_LATE, attempt, is_over, press, refused
from tests.page.screens import Api, link
from tests.page.test_robust import hand_on, two_people

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
SPAIN = json.loads((Path(__file__).parents[2] / "web/src/boards/el-grande/map.json").read_text("utf-8"))
WAYS = {"ArrowUp": "up", "ArrowDown": "down", "ArrowLeft": "left", "ArrowRight": "right"}


@pytest.fixture
def ada(arrive: Arrive, house: House) -> Visitor:
    """Somebody at a table of El Grande, about to place a caballero."""
    api = Api(house)
    made = api.make("el-grande", [ME, bot(), bot()], options={"players": 3})
    api.plays(made["table"], 12, until_asked="place_one")
    visitor = arrive(house)
    visitor.open(link(made))
    visitor.page.wait_for_selector(".region.legal")
    expect(visitor.page.locator(".log li")).not_to_have_count(0)  # comes last: with the socket, after the first picture
    return visitor


def table_now(visitor: Visitor) -> dict[str, Any]:
    return visitor.sees(visitor.page.url.rsplit("/", maxsplit=1)[1], "A")


def spoken(page: Page) -> Locator:
    """What is said besides the decision."""
    return page.locator(".vh[role=status]")


def on(visitor: Visitor, area: str) -> None:
    """The focus is on an area of the map."""
    expect(visitor.page.locator(f"svg [data-area={area}]")).to_be_focused()


def test_regions_are_named_with_who_stands_there(ada: Visitor) -> None:
    tree = ada.page.get_by_role("application", name="Map of Spain").aria_snapshot()
    named = re.findall(r'button "([^"]+)"', tree)
    assert "text:" not in tree, "what is drawn is not read out a second time"
    table = table_now(ada)
    assert len(named) == len(SPAIN["order"]) + 1
    for area in SPAIN["order"]:
        [label] = [name for name in named if plain(name).startswith(area)]
        for seat, count in table["view"]["regions"][area].items():
            if count:
                who = "you" if seat == "A" else next(s["name"] for s in table["seats"] if s["seat"] == seat)
                assert re.search(rf"\b{who or '.*'}(?: \(\w+\))? {count}\b", label), (area, label)
        assert ("king here" in label) == (table["view"]["king"] == area)
        assert ("Can be chosen" in label) == (f"place_one {area}" in table["moves"])
    assert any(name.startswith("Castillo: contents hidden") for name in named)


def plain(name: str) -> str:
    return name.lower().replace("ñ", "n").replace("ó", "o")


def test_cards_say_what_they_do(ada: Visitor) -> None:
    tree = ada.page.locator("section.tray").aria_snapshot()
    cards = re.findall(r'Action card \d, [^"]+', tree)
    assert len(cards) == 5
    for card in cards:
        assert re.fullmatch(r"Action card [1-5], [^.]+\. .{10,} Places \d\.?.*", card), card
    assert re.search(r'button "Power card \d+, calls \d', tree)


def test_players_and_the_decision_are_landmarks(ada: Visitor) -> None:
    page = ada.page
    players = page.get_by_role("region", name="Players")
    for sitting in table_now(ada)["seats"]:
        expect(players).to_contain_text(sitting["name"] or "")
    decision = page.get_by_role("region", name="Your decision")
    expect(decision.locator("[aria-live=polite]")).to_have_text(re.compile(r"\w{3,}"))
    expect(decision.get_by_role("list", name="Your options").get_by_role("button").nth(1)).to_be_attached()
    expect(page.get_by_role("region", name="Log", exact=True)).to_be_visible()
    expect(page.locator("h1")).to_have_count(1)


def test_a_new_decision_is_announced(ada: Visitor) -> None:
    said = ada.page.locator(".decision [aria-live=polite]")
    before = said.inner_text()
    ada.page.locator("svg .region.legal").first.focus()
    ada.page.keyboard.press("Enter")
    expect(said).not_to_have_text(before)


def test_what_others_did_is_said_when_the_turn_begins(arrive: Arrive, house: House) -> None:
    one, other, table = two_people(arrive, house)
    first = bool(one.sees(table, "A")["moves"])
    mover, seat, waits, name = (one, "A", other, "Ada") if first else (other, "B", one, "Ben")
    waits.page.get_by_text(f"Waiting for {name}").wait_for()
    expect(spoken(waits.page)).to_have_text("")
    waits.until(waits.tables, "the first message")
    hand_on(mover, table, seat)
    expect(spoken(waits.page)).to_contain_text(name)
    expect(spoken(mover.page)).not_to_contain_text(name)


def test_arrows_go_from_region_to_region(ada: Visitor) -> None:
    at = "castilla"
    ada.page.locator(f"svg [data-area={at}]").focus()
    dice = random.Random(4)
    for _ in range(20):
        key, way = dice.choice(list(WAYS.items()))
        ada.page.keyboard.press(key)
        at = SPAIN["regions"][at]["arrows"].get(way, at)
        if at == "castillo":
            on(ada, at)
            ada.page.keyboard.press("ArrowLeft")
            at = "granada"
        on(ada, at)
    expect(ada.page.locator("svg [data-area][tabindex='0']")).to_have_count(1)


def test_every_region_is_reached_by_arrows() -> None:
    reached, todo = {"castilla"}, ["castilla"]
    while todo:
        new = set(SPAIN["regions"].get(todo.pop(), {"arrows": {}})["arrows"].values()) - reached
        reached |= new
        todo += new
    assert reached >= set(SPAIN["order"])


def test_letters_lead_and_read(ada: Visitor) -> None:
    page = ada.page
    page.locator("svg [data-area=toledo]").focus()
    page.keyboard.press("c")
    on(ada, "castillo")
    page.keyboard.press("i")
    expect(spoken(page)).to_contain_text("Castillo: contents hidden")
    page.keyboard.press("k")
    for area in ("Castilla:", "Granada:", "Castillo:"):
        expect(spoken(page)).to_contain_text(area)
    expect(spoken(page)).to_contain_text("The king is")
    for key, place in {"j": ".decision", "l": ".log", "p": ".players", "h": "section.tray"}.items():
        page.keyboard.press(key)
        expect(page.locator(place).first).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_have_count(0)


def test_letters_can_be_switched_off(ada: Visitor) -> None:
    ada.page.locator("header [data-settings]").click()
    ada.page.get_by_label("Letter keys").uncheck()
    ada.page.keyboard.press("Escape")
    ada.page.locator("dialog").wait_for(state="detached")  # before the focus goes elsewhere
    ada.page.locator("svg [data-area=toledo]").focus()
    ada.page.keyboard.press("c")
    on(ada, "toledo")


def test_enter_chooses_the_region_and_the_focus_stays_there(ada: Visitor) -> None:
    before = table_now(ada)
    area = next(move.split()[1] for move in before["moves"] if move.startswith("place_one "))
    ada.page.locator(f"svg [data-area={area}]").focus()
    ada.page.keyboard.press("Enter")
    ada.until(lambda: ada.tables() and ada.tables()[-1]["version"] > before["version"], "the move")
    on(ada, area)
    log = ada.context.request.get(f"/api/tables/{before['table']}/log?seat=A&after={before['n']}").json()
    assert next(each["text"] for each in log["happened"] if each["what"] == "move") == f"place_one {area}"


CHOICES = (
    ":is(.decision .target, .decision [data-done], .tray button[data-offer], .hand button[data-offer]):not([disabled])"
)
FOCUS = """([choices, chance]) => {
  const found = [...document.querySelectorAll(choices)];
  found[Math.floor(chance * found.length)]?.focus();
  return found.length;
}"""
WATCH = """() => {
  globalThis.lost = 0;
  const look = () => {
    if (document.activeElement === document.body) globalThis.lost += 1;
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("game", OFFERED)
def test_the_focus_never_falls_off_the_page(arrive: Arrive, house: House, game: str) -> None:
    """Whoever plays by keys, or by a screen reader's click, must not begin at the top after each move."""
    visitor = arrive(house)
    visitor.allowed = [TOO_LATE]
    made = visitor.make(game, [ME, bot()], options={"players": 2})
    visitor.at_table(made["table"])
    late = refused(visitor.page)
    dice = random.Random(1)
    for number in range(24):
        focus = partial(visitor.page.evaluate, FOCUS, [CHOICES, dice.random()])
        until(lambda focus=focus: focus() or is_over(visitor.page), "something to choose")  # type: ignore[misc]
        if not number:
            visitor.page.evaluate(WATCH)
        visitor.page.keyboard.press("Enter")
        visitor.page.evaluate(DRAWN)
    assert visitor.page.evaluate("globalThis.lost") == 0
    assert late == []


ORDER = """() => {
  const places = { skip: '.skip', top: 'header', map: 'svg[role=application]', tools: '.zoom, .switch',
    decision: '.decision', log: '.log', chat: '.side details', scoring: '.side', cards: '.tray ol', hand: '.hand' };
  const found = Object.entries(places).find(([, selector]) => document.activeElement.closest(selector));
  return found ? found[0] : document.activeElement.tagName;
}"""


def test_tab_goes_through_the_table_in_order(ada: Visitor) -> None:
    stops: list[str] = []
    ada.page.evaluate("document.activeElement.blur()")
    for _ in range(80):
        ada.page.keyboard.press("Tab")
        place = ada.page.evaluate(ORDER)
        if place == "BODY" or (place == "skip" and stops):
            break
        if place != "scoring" and (not stops or stops[-1] != place or place == "map"):  # if there was one
            stops.append(place)
    assert stops == ["skip", "top", "map", "tools", "decision", "log", "chat", "cards", "hand"]


def test_the_skip_link_leads_to_the_decision(ada: Visitor) -> None:
    ada.page.keyboard.press("Tab")
    expect(ada.page.get_by_role("link", name="Skip to the decision")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".decision")).to_be_focused()


def test_a_game_by_numbers_says_each_decision(arrive: Arrive, house: House) -> None:
    visitor = arrive(house)
    made = visitor.make("kabale", [ME, bot()], options={"players": 2})
    visitor.at_table(made["table"])
    dice = random.Random(7)
    for _ in range(6):
        until(lambda: attempt(visitor.page, press, dice), "a choice")
        assert visitor.page.locator(".decision .prompt").inner_text()


DRESSED = [".muted", ".border", ".panel", ".btn"]
LOOKS = """() => {
  const of = (selector, name) => getComputedStyle(document.querySelector(selector)).getPropertyValue(name);
  return { quiet: of('.muted', 'color'), line: of('.border', 'stroke'),
    ground: of('.panel', 'background-color'), time: of('.btn', 'transition-duration').split(',')[0] };
}"""


def looks(visitor: Visitor) -> dict[str, str]:
    """What the looks of a few things are, as soon as all of them are drawn."""
    for each in DRESSED:
        visitor.page.locator(each).first.wait_for(state="attached")
    return dict(visitor.page.evaluate(LOOKS))


def switch(visitor: Visitor, name: str) -> None:
    visitor.page.locator("header [data-settings]").click()
    visitor.page.get_by_label(name).check()
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("dialog").wait_for(state="detached")  # before it is opened again


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_high_contrast_and_less_motion_have_an_effect(ada: Visitor, arrive: Arrive, house: House, theme: str) -> None:
    eve = arrive(house, reduced_motion="no-preference", color_scheme=theme)
    eve.open(ada.page.url)
    before = looks(eve)
    ground = "rgb(255, 255, 255)" if theme == "light" else "rgb(0, 0, 0)"
    switch(eve, "High contrast")
    eve.until(lambda: looks(eve)["ground"] == ground, "high contrast")
    strong = looks(eve)
    assert strong["quiet"] != before["quiet"]
    assert strong["line"] != before["line"]
    assert strong["time"] == before["time"] != "0s"
    switch(eve, "Less motion")
    eve.until(lambda: looks(eve)["time"] == "0s", "less motion")
    eve.page.reload()
    eve.until(lambda: looks(eve) == {**strong, "time": "0s"}, "the same looks after a reload")


def test_the_system_s_wish_for_less_motion_is_heard(ada: Visitor) -> None:
    assert looks(ada)["time"] == "0s"
