"""Sitting down when an answer is lost, what the menu of a table offers for its seats, and who was let in."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Route, expect

from tests.page.kit import ME, House, Visitor, until

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
OTHER = {"kind": "open"}


def test_a_newcomer_whose_answer_was_lost_sits_once(arrive: Arrive, house: House) -> None:
    """Nothing of the first answer arrives, no cookie either: the page has made itself known before."""
    ada, ben = arrive(house), arrive(house)
    made = ada.make("kabale", [ME, OTHER, OTHER], options={"players": 3})
    ben.open(f"/t/{made['table']}#{made['invitation']}")
    lost: list[int] = []

    def lose(route: Route) -> None:
        if lost:
            route.continue_()
            return
        asked = route.request
        headers = {name: value for name, value in asked.all_headers().items() if name != "content-length"}
        lost.append(httpx.post(asked.url, headers=headers, content=asked.post_data or "").status_code)
        route.abort()

    ben.page.route("**/join", lose)
    ben.allowed.append("ERR_FAILED")
    ben.page.get_by_role("textbox").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.get_by_role("button", name="Stand up")).to_be_visible()
    assert lost == [200]
    assert [seat["kind"] for seat in ada.sees(made["table"])["seats"]] == ["person", "person", "open"]
    assert ben.sees(made["table"], "B")["reader"] == "B"
    ben.fine()


def test_the_menu_offers_what_may_be_done_and_says_why_not(arrive: Arrive, house: House) -> None:
    ada, ben = arrive(house), arrive(house)
    made = ada.make("kabale", [ME, OTHER], options={"players": 2, "first_seat": 1}, terms={"late_bot": "page"})
    table = made["table"]
    joined = ben.context.request.post(
        f"/api/tables/{table}/join", data={"name": "Ben", "invitation": made["invitation"]}
    ).json()
    ada.at_table(table)
    menu = ada.page.get_by_role("dialog")
    ada.page.locator("header [data-menu]").click()
    expect(menu.get_by_text("Ben is away. From ")).to_be_visible()  # and a time: without a clock, in a day
    expect(menu.get_by_role("button", name="Let a bot play")).to_have_count(0)
    expect(menu.get_by_role("button", name="Free the seat")).to_have_count(0)
    expect(menu.get_by_role("combobox")).to_have_count(0)  # no other bot than the one that was agreed on
    menu.get_by_role("button", name="Leave it to a bot: page").click()
    menu.get_by_role("button", name="Come back").click()
    until(lambda: ada.sees(table)["seats"][0]["kind"] == "person", "Ada is back")
    assert ada.axe() == []

    phone = arrive(house)
    phone.open(f"/t/{table}#{joined['key']}")
    phone.page.wait_for_selector(".decision")
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_text("The seat of Ben was opened on another device.").first).to_be_attached()
    for visitor in (ada, phone):
        visitor.fine()
