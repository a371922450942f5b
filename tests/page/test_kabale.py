"""Kabale & Hiebe in a browser: colours that were chosen, and answers to what cannot be chosen."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.kit import ME, PHONE, House, Visitor, bot, until
from tests.page.playing import attempt, click
from tests.page.screens import Api, link

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
KEYS = "all => all.map((it) => [it.dataset.move, it.querySelector('kbd').textContent])"


# Long columns, and how far each caption reaches below the upper edge of the bar when it is drawn.
CAPTIONS = """globalThis.reaches = [];
new MutationObserver(() => {
  const caption = document.querySelector('.caption');
  if (!caption || caption.dataset.measured) return;
  caption.dataset.measured = 'yes';
  document.querySelector('.columns').style.minHeight = '1500px';
  scrollTo(0, 0);
  requestAnimationFrame(() => {
    if (!caption.isConnected) return;
    const bar = document.querySelector('.ask').getBoundingClientRect();
    globalThis.reaches.push(caption.getBoundingClientRect().bottom - bar.top);
  });
}).observe(document, {childList: true, subtree: true});"""


def test_what_happens_just_now_stands_over_the_bar_of_a_phone(arrive: Arrive, house: House) -> None:
    ada = arrive(house, viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="no-preference")
    ada.context.add_init_script(CAPTIONS)
    ada.at_table(ada.make("kabale", [ME, bot()], options={"players": 2})["table"])
    dice = random.Random(1)
    until(
        lambda: attempt(ada.page, click, dice) and len(ada.page.evaluate("reaches")) > 2, "three captions", seconds=120
    )
    assert max(ada.page.evaluate("reaches")) <= 0


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


def test_the_cards_of_a_hand_keep_their_places_and_keys(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    table = ada.make("kabale", [ME, bot()], options={"players": 2})["table"]
    ada.at_table(table)
    for turn in range(4):
        now = placing(ada, table)
        before = keys(ada, now)
        gone = list(before)[(turn + 1) % len(before)]
        column = next(move.split()[2] for move in now["moves"] if move.split()[1] == before[gone])
        for key in (gone, column.removeprefix("c"), "Enter"):
            ada.page.keyboard.press(key)
        after = keys(ada, placing(ada, table, now["version"]))
        stayed = {key: card for key, card in after.items() if card in before.values()}
        assert stayed == {key: card for key, card in before.items() if card in after.values()}
        assert stayed


def test_who_would_leave_a_card_unused_and_then_chooses_is_asked_about_that(arrive: Arrive, house: House) -> None:
    """Leaving a Traitor unused ends the turn, which waits to be confirmed: a column that is chosen takes its place."""
    made = traitor(house)
    ada = arrive(house, confirms=True)
    ada.open(link(made))
    question = ada.page.locator(".decision .prompt")
    skip = ada.page.locator(".decision .target[data-move$=skip]")
    column = ada.page.locator(".decision .target[data-move*=' c']").first
    key = column.locator("kbd").inner_text()
    skip.click()
    expect(question).to_contain_text("your last step for now")
    ada.page.keyboard.press(key)
    expect(question).not_to_contain_text("your last step for now")
    expect(ada.page.locator(".decision [data-done^='traitor c']")).to_be_visible()
    assert ada.sees(made["table"], "A")["decision"] == "traitor", "nothing was played"


def traitor(house: House) -> dict[str, Any]:
    """A table at which seat A may leave a Traitor unused, which would end its turn."""
    api = Api(house)
    for seed in range(20):
        made = api.make("kabale", [ME, bot()], options={"players": 2})
        while (now := api.plays(made["table"], 1, seed, until_asked="traitor"))["phase"] == "running":
            if "traitor skip" in now["ends"] and len(now["moves"]) > 1:
                return made
    raise AssertionError("A was never asked for a Traitor")


def placing(ada: Visitor, table: str, after: int = -1) -> dict[str, Any]:
    """The table when seat A is to place a card, later than a version; what else it is asked is left alone."""
    now: dict[str, Any] = {}

    def is_asked() -> bool:
        now.update(ada.sees(table, "A"))
        assert now["phase"] == "running"
        return now["version"] > after and bool(now["moves"])

    while True:
        until(is_asked, "A is asked")
        if now["decision"] == "place_card":
            return now
        after = now["version"]
        said = {"seat": "A", "version": after, "revision": 0, "id": f"leave-{after:08}"}
        move = next(move for move in now["moves"] if move.endswith(" skip"))
        assert ada.context.request.post(f"/api/tables/{table}/moves", data={**said, "move": move}).ok


def keys(ada: Visitor, now: dict[str, Any]) -> dict[str, str]:
    """The cards that the bar offers, by their keys, as soon as they are those that the server offers."""
    cards = {move.split()[1] for move in now["moves"]}
    targets = ada.page.locator(".decision .target:not([disabled])")
    offered: dict[str, str] = {}

    def is_offered() -> bool:
        offered.clear()
        offered.update({key.strip().lower(): move.split()[1] for move, key in targets.evaluate_all(KEYS)})
        return set(offered.values()) == cards

    ada.until(is_offered, "the cards on offer")
    return offered
