"""King & Intrigue at the table: five cards laid aside at once, blocked values, the King's and the Intrigue's action."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.games.parts import VariantScene
from tests.kit import final_points
from tests.page.kit import DESKTOP, ME, PHONE, House, Visitor, bot
from tests.page.playing import BUTTONS, OFFERED, TOO_LATE, Chooser, moves_sent, play, refused
from tests.page.pressing import tap
from tests.page.screens import Api, Scene, link, reach, settle, settles
from tests.page.stillness import watched

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
INTRIGUE = {"king_intrigue": True, "players": 3}


def card(ada: Visitor, value: int) -> Locator:
    return ada.page.locator(f"[data-card=ki-{value}]")


def choosing(arrive: Arrive, house: House, **look: Any) -> Visitor:
    """Somebody who is to lay five cards aside, against two bots."""
    ada = arrive(house, **look)
    settles(ada)
    made = ada.make("el-grande", [ME, bot(), bot()], options=INTRIGUE)
    ada.at_table(made["table"])
    ada.page.locator(".decision .target").first.click()
    expect(card(ada, 180)).to_be_visible()
    settle(ada)
    return ada


def test_five_cards_are_chosen_taken_back_and_laid_aside_together(arrive: Arrive, house: House) -> None:
    """Nothing is sent before all five are confirmed; then one after the other goes out by itself."""
    ada = choosing(arrive, house)
    page, sent = ada.page, moves_sent(ada.page)
    for value in (20, 90, 120):
        card(ada, value).click()
        expect(card(ada, value)).to_have_attribute("aria-pressed", "true")
    expect(ada.decision).to_contain_text("2 to go")
    card(ada, 90).click()
    expect(card(ada, 90)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("u")
    expect(card(ada, 120)).to_have_attribute("aria-pressed", "false")
    for value in (10, 60, 170, 180):
        card(ada, value).click()
    expect(card(ada, 40)).to_have_attribute("aria-disabled", "true")
    assert sent == []
    page.get_by_role("button", name="Keep 13").click()
    ada.until(lambda: len(sent) == 5, "all five are sent")
    assert [each["move"] for each in sent] == [f"lay_aside_one ki_{value}" for value in (20, 10, 60, 170, 180)]
    expect(page.locator(".choosing")).to_have_count(0)
    hand = page.get_by_role("region", name="Your cards").locator("[data-card]")
    expect(hand).to_have_count(13)
    expect(page.get_by_role("region", name="Log", exact=True)).to_contain_text("lays aside: ")


def test_cards_are_laid_aside_by_keys_alone(arrive: Arrive, house: House) -> None:
    """Arrows lead from card to card; the numbers of the bar do the same, and D confirms."""
    ada = choosing(arrive, house)
    page = ada.page
    card(ada, 10).focus()
    page.keyboard.press("ArrowRight")
    expect(card(ada, 20)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(card(ada, 80)).to_be_focused()
    page.keyboard.press("Enter")
    expect(card(ada, 80)).to_have_attribute("aria-pressed", "true")
    for key in "1234":
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="Keep 13")).to_be_visible()
    page.keyboard.press("d")
    expect(page.locator(".choosing")).to_have_count(0)


def test_what_others_lay_aside_is_told_to_nobody(arrive: Arrive, house: House) -> None:
    ada = choosing(arrive, house)
    for value in (20, 90, 120, 40, 170):
        card(ada, value).click()
    ada.page.get_by_role("button", name="Keep 13").click()
    expect(ada.page.locator(".choosing")).to_have_count(0)
    told = json.dumps(ada.tables()[-1]["view"].get("laid_aside", {}))
    assert json.loads(told) == {"A": [20, 40, 90, 120, 170]}
    others = [text for text in ada.told() if '"laid-aside"' in text]
    assert others
    assert not [text for text in others if '"laid-aside","B","ki_' in text or '"laid-aside","C","ki_' in text]


def test_a_value_that_lies_there_is_crossed_out_and_its_reason_told(arrive: Arrive, house: House) -> None:
    def blocked(now: Mapping[str, Any]) -> bool:
        return now["decision"] == "play_power" and bool(blocked_values(now))

    api = Api(house)
    made = api.make("el-grande", [ME, bot(), bot(), bot(), bot()], options={**INTRIGUE, "players": 5})
    assert api.leads(made["table"], VariantScene(INTRIGUE, blocked))
    now = api.asks(f"/tables/{made['table']}?seat=A")["table"]
    value = blocked_values(now)[0]
    ada = arrive(house)
    settles(ada)
    ada.open(link(made))
    expect(card(ada, value)).to_have_attribute("aria-disabled", "true")
    card(ada, value).click(force=True)
    expect(ada.decision.get_by_role("alert")).to_contain_text("That value has been played in this round")
    expect(ada.decision.get_by_role("alert").get_by_role("link")).to_have_text("KI-12")
    ada.page.keyboard.press("v")
    expect(ada.page.locator("[aria-live]").filter(has_text="no card yet")).to_have_count(1)


def blocked_values(now: Mapping[str, Any]) -> list[int]:
    view = now["view"]
    return [value for value in view["hands"]["A"] if value in view["power"].values()]


def test_with_three_players_the_own_action_may_be_chosen_instead(arrive: Arrive, house: House, scene: Scene) -> None:
    ada = arrive(house)
    reach("el-grande-intrigue", ada, scene)
    targets = ada.decision.locator(".target")
    expect(targets).to_have_count(2)
    expect(targets.last).to_contain_text("action")
    now = ada.page.locator(".tray li.now")
    expect(now).to_contain_text("or the own card")
    targets.last.click()
    expect(now).to_contain_text("instead of")


def touches(seen: dict[str, str]) -> Chooser:
    """Touch what is offered, and look where the board is; not while cards lie in its place."""

    def choose(page: Page, dice: random.Random) -> bool:
        watched(page, seen, "el-grande", ".choosing")
        for place in (OFFERED, BUTTONS) if dice.random() < 0.5 else (BUTTONS, OFFERED):
            found = page.locator(place)
            if count := found.count():
                tap(page, found.nth(dice.randrange(count)))
                return True
        return False

    return choose


@pytest.mark.long
def test_a_whole_game_by_touch_on_a_phone(arrive: Arrive, house: House) -> None:
    ada = arrive(house, viewport=PHONE, has_touch=True)
    ada.allowed, stale = [TOO_LATE], refused(ada.page)
    settles(ada)
    made = ada.make("el-grande", [ME, bot(), bot()], options={**INTRIGUE, "short_game": "two_per_period"})
    ada.at_table(made["table"])
    settle(ada)
    seen: dict[str, str] = {}
    play(ada.page, touches(seen), seed=4)
    assert stale == []
    assert len(seen) == 2, "\n".join(f"{place}: {asked}" for place, asked in seen.items())
    table = ada.sees(made["table"], "A")
    assert table["phase"] == "over"
    assert all(str(points) in ada.decision.inner_text() for points in final_points(table).values())


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_keeps_anybody_from_laying_aside(arrive: Arrive, house: House, size: Any, scheme: Any) -> None:
    ada = choosing(arrive, house, viewport=size, color_scheme=scheme)
    for value in (20, 90, 120, 40, 170):
        card(ada, value).click()
    settle(ada)
    assert [*ada.axe(), *ada.overflow(), *ada.unworded(), *ada.out_of_reach()] == []
