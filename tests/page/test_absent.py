"""Waiting for somebody who is away: how long it lasts, and what may be done about it."""

from __future__ import annotations

import random
import re
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.kit import DESKTOP, DRAWN, ME, PHONE, TABLET, House, Visitor, until
from tests.page.pressing import tap
from tests.page.screens import Api

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
HOUR = 3_600_000
DAY = 24 * HOUR
MOMENT = 3500  # milliseconds after which an absence is worth a word, and a little more
LANGUAGES = ["en", "cs", "pl", "de"]
SIZES = {"phone": PHONE, "desktop": DESKTOP, "low desktop": {"width": 1366, "height": 650}, "tablet": TABLET}
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
AWAY = "(it, end) => it.closest('.what').getBoundingClientRect()[end] - it.getBoundingClientRect()[end]"
OUT_OF_SIGHT = """(part) => {
  const [is, box] = [part.getBoundingClientRect(), part.closest('.what').getBoundingClientRect()];
  return Math.max(0, Math.round(box.top - is.top), Math.round(is.bottom - box.bottom));
}"""  # pixels of a part that the box of the question cuts off


def waiting(ada: Visitor, ben: Visitor, **terms: Any) -> str:
    """A table that waits for Ben, who sits there and has no page open."""
    made = ada.make("kabale", [ME, {"kind": "open"}], options={"players": 2, "first_seat": 1}, terms=terms)
    joining = {"name": "Ben", "invitation": made["invitation"]}
    assert ben.context.request.post(f"/api/tables/{made['table']}/join", data=joining).ok
    return str(made["table"])


def later(house: House, by: int) -> None:
    """All that has happened in this house was so much earlier."""
    house.stop()
    with sqlite3.connect(house.folder / "page.sqlite") as database:
        database.execute("UPDATE log SET at = at - ?", [by])
    house.start()


def two_away(ada: Visitor, house: House) -> str:
    """A table of Ada's that waits for Ben and Eve at once; nobody has a page open."""
    dice = random.Random(5)
    for _ in range(20):
        made = ada.make("el-grande", [{"kind": "open"}] * 2, options={"players": 2})
        players = [Api(house), Api(house)]
        for player, name in zip(players, ["Ben", "Eve"], strict=True):
            player.asks(f"/tables/{made['table']}/join", {"name": name, "invitation": made["invitation"]})
        while True:
            sees = [
                api.asks(f"/tables/{made['table']}?seat={seat}")["table"]
                for api, seat in zip(players, "AB", strict=True)
            ]
            asked = [seat for seat in (0, 1) if sees[seat]["moves"]]
            if len(asked) == 2:
                return str(made["table"])
            if not asked:
                break  # the game is over, and nobody has set a disk in it
            players[asked[0]].play(sees[asked[0]], dice.choice(sees[asked[0]]["moves"]))
    raise AssertionError("nobody ever put anybody into the castillo")


def speaks(visitor: Visitor, language: str, table: str) -> None:
    """Look at a table in a language, long enough to be told who is away."""
    visitor.page.evaluate("language => localStorage.setItem('grandee-language', language)", language)
    visitor.at_table(table)
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    visitor.page.clock.fast_forward(MOMENT)
    visitor.decision.locator(".hint").wait_for()


def cut_off(page: Page, part: str) -> list[str]:
    """Of which screens the bar cuts off this part, and by how much."""
    found = []
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        page.evaluate(DRAWN)
        if (by := page.locator(f".decision {part}").last.evaluate(OUT_OF_SIGHT)) > 1:
            found.append(f"{size}: {by} px of “{page.locator(f'.decision {part}').last.inner_text()}”")
    return found


@pytest.mark.parametrize("look", [{}, TOUCH], ids=["desktop", "phone"])
def test_the_bar_says_until_when_the_table_waits_for_who_is_away(
    arrive: Arrive, house: House, look: dict[str, Any]
) -> None:
    ada, ben = arrive(house, permissions=["clipboard-read", "clipboard-write"], **look), arrive(house)
    table = waiting(ada, ben)
    ada.at_table(table)
    expect(ada.decision).to_contain_text("Waiting for Ben")
    expect(ada.decision).to_contain_text("Ben is away.")
    expect(ada.decision).to_contain_text("you may let a bot play or free the seat")
    expect(ada.decision.get_by_role("button", name="Let a bot play")).to_have_count(0)
    ada.decision.get_by_role("button", name="Copy the table's link").click()
    copied = "navigator.clipboard.readText()"
    ada.until(lambda: ada.page.evaluate(copied) == f"{house.url}/t/{table}", "the link is copied")
    ada.shot(f"absent-{'phone' if look else 'desktop'}")
    hidden = "it => it.scrollHeight - it.clientHeight"
    assert ada.decision.locator(".what").evaluate(hidden) <= 1, "all of it can be read"
    assert ada.axe() == []
    assert ada.overflow() == []
    ben.at_table(table)
    expect(ada.decision).not_to_contain_text("Ben is away.")
    expect(ada.decision).to_contain_text("Waiting for Ben")


def test_a_clock_says_when_it_ends(arrive: Arrive, house: House) -> None:
    ada, ben = arrive(house), arrive(house)
    table = waiting(ada, ben, clock={"kind": "days", "days": 3})
    ada.at_table(table)
    expect(ada.decision).to_contain_text("then a bot plays on")
    watcher = arrive(house)
    watcher.at_table(table)
    expect(watcher.decision).to_contain_text("then a bot plays on")


def test_after_a_day_the_host_lets_a_bot_play(own_house: House, arrive: Arrive) -> None:
    ada, ben, watcher = arrive(own_house), arrive(own_house), arrive(own_house)
    table = waiting(ada, ben, late_bot="page")
    later(own_house, DAY + 1000)
    watcher.at_table(table)
    expect(watcher.decision).to_contain_text("The host may let a bot play, or free the seat.")
    expect(watcher.decision.get_by_role("button", name="Let a bot play")).to_have_count(0)
    ada.at_table(table)
    expect(ada.decision).to_contain_text("Ben is away (last move ")
    expect(ada.decision).to_contain_text("You may let a bot play, or free the seat.")
    expect(ada.decision.get_by_role("button", name="Free the seat")).to_be_visible()
    ada.decision.get_by_role("button", name="Let a bot play").click()
    ada.page.locator(".decision .target").first.wait_for()
    assert ada.sees(table)["seats"][1]["kind"] == "bot"


def test_a_seat_is_freed_only_when_it_is_asked_once_more(own_house: House, arrive: Arrive) -> None:
    ada, ben = arrive(own_house), arrive(own_house)
    table = waiting(ada, ben)
    later(own_house, DAY + 1000)
    ada.at_table(table)
    page = ada.page
    for place in (".decision", "dialog:has(.parts)"):  # in the bar, and in the menu of seats
        if place != ".decision":
            page.locator("header [data-menu]").click()
        page.locator(place).get_by_role("button", name="Free the seat").click()
        asked = page.get_by_role("dialog", name="Free the seat")
        expect(asked).to_contain_text("Ben would lose the seat")
        assert ada.axe() == []
        page.keyboard.press("u")  # keys of the table do nothing here
        asked.get_by_role("button", name="Keep waiting").click()
        expect(asked).to_have_count(0)
        assert ada.sees(table)["seats"][1]["kind"] == "person"
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")  # before it is opened again
    ada.decision.get_by_role("button", name="Free the seat").click()
    page.get_by_role("button", name="Free it").click()
    ada.until(lambda: ada.sees(table)["seats"][1]["kind"] == "open", "the seat is free")


def test_a_press_that_was_meant_for_something_else_frees_no_seat(own_house: House, arrive: Arrive) -> None:
    """Remedies come by themselves: a press on the place of the press before does nothing for a moment."""
    ada, ben = arrive(own_house), arrive(own_house)
    table = waiting(ada, ben)
    later(own_house, DAY + 1000)
    ada.page.clock.install()
    ada.at_table(table)
    ada.page.clock.fast_forward(MOMENT)
    free, asked = ada.decision.get_by_role("button", name="Free the seat"), ada.page.get_by_role("dialog")
    box = free.bounding_box()
    assert box
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ben.at_table(table)
    expect(free).to_have_count(0)
    ada.page.mouse.click(*at)
    ada.page.clock.pause_at(ada.page.evaluate("Date.now() + 20_000"))  # on a slow machine the next seconds are gone
    ben.open("about:blank")

    def comes_again() -> bool:
        ada.page.clock.run_for(50)
        return free.count() > 0

    ada.until(comes_again, "the seat may be freed again")
    ada.page.mouse.click(*at)
    expect(asked).to_have_count(0)
    ada.page.clock.run_for(1000)
    ada.page.mouse.click(*at)
    expect(asked).to_be_visible()


@pytest.mark.parametrize("look", [{}, TOUCH], ids=["desktop", "phone"])
def test_of_several_who_are_away_everybody_can_be_told_apart(
    own_house: House, arrive: Arrive, look: dict[str, Any]
) -> None:
    ada = arrive(own_house, **look)
    table = two_away(ada, own_house)
    later(own_house, DAY + 1000)
    ada.at_table(table)
    expect(ada.decision).to_contain_text("Ben and Eve are away")
    expect(ada.decision).to_contain_text("You may let a bot play, or free the seat.")
    rows = ada.decision.locator("li").all_inner_texts()
    assert [row.strip() for row in rows if row.strip() in ("Ben", "Eve")] == ["Ben", "Eve"]
    last = ada.decision.get_by_role("button", name=re.compile("Free the seat.*Eve"))
    onward = ada.decision.locator(".arrow:not(.back)")
    ada.shot(f"absent-two-{'phone' if look else 'desktop'}")
    if look:
        expect(onward).to_be_visible()  # there is more than is in sight
        expect(ada.decision.locator(".after")).to_have_count(1)
    for _ in range(6):
        if onward.count():
            tap(ada.page, onward) if look else onward.click()
            ada.page.evaluate(DRAWN)
    expect(onward).to_have_count(0)
    expect(last).to_be_in_viewport(ratio=0.9)
    assert [*ada.axe(), *ada.overflow()] == []


@pytest.mark.parametrize("ago", [2 * HOUR, DAY + HOUR], ids=["may not yet", "may"])
def test_who_is_away_can_be_read_at_once_in_every_language(own_house: House, arrive: Arrive, ago: int) -> None:
    ada, ben, guest = arrive(own_house), arrive(own_house), arrive(own_house)
    table = waiting(ada, ben)
    later(own_house, ago)
    found = {}
    for visitor, who in ((ada, "host"), (guest, "guest")):
        visitor.open("/about")
        visitor.page.clock.install()
        for language in LANGUAGES:
            speaks(visitor, language, table)
            if who == "guest" and ago < DAY:
                visitor.page.set_viewport_size(PHONE)
                visitor.shot(f"absent-{language}")
            if faults := cut_off(visitor.page, ".hint"):
                found[f"{who} {language}"] = faults
    assert found == {}


def overtaken(ben: Visitor, table: str) -> Callable[[Route], None]:
    """Ben plays before what is on its way arrives."""

    def overtake(route: Route) -> None:
        now = ben.sees(table, "B")
        said = {"seat": "B", "version": now["version"], "revision": now["revision"], "move": now["moves"][0]}
        assert ben.context.request.post(f"/api/tables/{table}/moves", data={**said, "id": "0123456789abcdef"}).ok
        route.continue_()

    return overtake


def unreadable(page: Page) -> list[str]:
    """On which screens a message goes on out of sight without a cue, or out of reach of keys."""
    found, box = [], page.locator(".decision .what")
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        page.evaluate(DRAWN)
        if not page.locator(".decision .problem > span").evaluate(OUT_OF_SIGHT):
            continue
        if not box.evaluate("it => it.matches('.before, .after') && getComputedStyle(it).maskImage !== 'none'"):
            found.append(f"{size}: no cue")
        box.focus()
        for key, end in (("Home", "top"), ("End", "bottom")):
            page.keyboard.press(key)
            part = page.locator(".decision .prompt" if end == "top" else ".decision .problem > span")
            until(lambda part=part, end=end: abs(part.evaluate(AWAY, end)) <= 6, f"{key} on {size}")  # type: ignore[misc]
    return found


def test_a_long_refusal_can_be_read(own_house: House, arrive: Arrive) -> None:
    """Ben comes back and plays while Ada's wish for a bot is on its way: why it is refused is long."""
    ada, ben = arrive(own_house, viewport=PHONE), arrive(own_house)
    ada.allowed = [r"/seats/B$"]
    tables = {language: waiting(ada, ben) for language in LANGUAGES}
    later(own_house, DAY + HOUR)
    ada.open("/about")
    ada.page.clock.install()
    found = {}
    for language, table in tables.items():
        ada.page.set_viewport_size(PHONE)
        speaks(ada, language, table)
        ada.page.route("**/seats/B", overtaken(ben, table), times=1)
        ada.decision.locator("li button").nth(1).click()
        ada.page.locator(".decision .target").first.wait_for()
        text = ada.decision.locator(".problem > span")
        text.wait_for()
        ada.page.evaluate(DRAWN)
        ada.shot(f"refused-{language}")
        top = "it => it.getBoundingClientRect().top - it.closest('.what').getBoundingClientRect().top"
        assert 8 <= text.evaluate(top) <= 24, "a refusal is read from its beginning"
        if faults := unreadable(ada.page):
            found[language] = faults
    assert found == {}


def test_who_waits_for_the_host_lets_the_bot_play(arrive: Arrive, house: House) -> None:
    ada, ben, eve = arrive(house), arrive(house), arrive(house)
    options = {"players": 2, "first_seat": 0}
    made = ada.make("kabale", [ME, {"kind": "open"}], options=options, terms={"late_bot": "page"})
    table = str(made["table"])
    joining = {"name": "Ben", "invitation": made["invitation"]}
    assert ben.context.request.post(f"/api/tables/{table}/join", data=joining).ok
    ben.at_table(table)
    expect(ben.decision).to_contain_text(re.compile(r"Ada is away\.\s+From .* you may let a bot play\."))
    expect(ben.decision.get_by_role("button", name="Let a bot play")).to_have_count(0)
    ben.open("about:blank")
    later(house, DAY)
    eve.at_table(table)
    expect(eve.decision).to_contain_text("The others at the table may let a bot play.")
    expect(eve.decision.get_by_role("button", name="Let a bot play")).to_have_count(0)
    ben.at_table(table)
    expect(ben.decision.get_by_role("button", name="Free the seat")).to_have_count(0)
    ben.decision.get_by_role("button", name="Let a bot play").click()
    expect(ben.decision).not_to_contain_text("Ada is away.")
    until(lambda: ben.sees(table)["seats"][0]["kind"] == "bot", "a bot at the host's seat")
