"""Kabale & Hiebe in a browser: colours that were chosen, and answers to what cannot be chosen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.kit import ME, House, Visitor, bot

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]


def test_a_table_wears_the_colours_it_chose(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    table = ada.make("kabale", [ME, bot()], options={"players": 2, "colours": ["green", "red"]})["table"]
    ada.at_table(table)
    expect(ada.page.locator(".players .p-green").first).to_be_visible()
    expect(ada.page.locator(".players .p-orange").first).to_be_visible()
    expect(ada.page.locator(".players .p-blue")).to_have_count(0)
    ada.open(f"/replay/{table}")
    expect(ada.page.locator(".players .p-green").first).to_be_visible()
    expect(ada.page.locator(".players .p-blue")).to_have_count(0)


def test_a_placement_says_what_the_server_foresees_and_a_card_out_of_turn_who_is_asked(
    arrive: Arrive, house: House
) -> None:
    ada = arrive(house)
    made = ada.make("kabale", [ME, {"kind": "open"}], options={"players": 2, "first_seat": 0})
    jonas = arrive(house)
    joined = jonas.context.request.post(
        f"/api/tables/{made['table']}/join",
        data={"name": "Jonas", "invitation": made["invitation"], "id": "11111111-1111-4111-8111-111111111111"},
    )
    assert joined.ok, joined.text()
    ada.at_table(made["table"])
    page = ada.page
    page.locator("[data-hand]").first.click()
    page.keyboard.press("1")
    expect(page.get_by_text(re.compile("then filled.*of 2 goals|of 2 goals are then filled"))).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Waiting for Jonas").first).to_be_visible()
    page.locator("[data-hand]").first.click(force=True)  # it says that it is not to be chosen, and answers all the same
    expect(page.get_by_role("alert")).to_contain_text("Not yet: waiting for Jonas.")
