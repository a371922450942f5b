"""What a seat may not know is nowhere in its page: neither in the document nor in what it is told or keeps."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.kit import ME, House, Visitor, until
from tests.page.playing import LONGEST, attempt, click, is_over
from tests.page.test_robust import two_people

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]


def kept(visitor: Visitor) -> str:
    return str(visitor.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"))


def shows_own_hand(visitor: Visitor, table: str, seat: str) -> None:
    """The page shows the own hand, no more and no less, as soon as it has heard of the last move."""
    hand = set(visitor.sees(table, seat)["view"]["hands"][seat])
    shown = "[...document.querySelectorAll('[data-hand]')].map(it => it.dataset.hand)"
    until(lambda: set(visitor.page.evaluate(shown)) == hand, "the own hand")


def secrets_of(visitor: Visitor, table: str, seat: str) -> set[str]:
    """The cards in a hand that nobody else can have seen, as they are called in messages."""
    view = visitor.sees(table, seat)["view"]
    hand = {str(card) for card in view["hands"][seat]}
    if "columns" not in view:
        return set()  # every hand of El Grande is a part of the same thirteen: it is looked for as a whole
    open_cards = " ".join(card for column in view["columns"].values() for card in column["cards"])
    return {card for card in hand if card not in open_cards and card not in view["discards"][seat]}


@pytest.mark.parametrize("game", ["kabale", "el-grande"])
def test_the_other_seat_is_told_nothing(arrive: Arrive, house: House, game: str) -> None:
    ada, ben, table = two_people(arrive, house, game)
    dice, played = random.Random(5), 0
    end = time.monotonic() + LONGEST
    while played < 24 and not is_over(ada.page):
        assert time.monotonic() < end, f"after {played} choices nobody could go on"
        for each in (ada, ben):
            played += attempt(each.page, click, dice)
            each.page.wait_for_timeout(60)
    for visitor, own, owner, other in ((ada, "A", ben, "B"), (ben, "B", ada, "A")):
        told = [each for each in visitor.tables() if each["phase"] == "running"]
        assert told, "nothing was heard"
        for then in told:
            assert then["reader"] in (own, "")  # before sitting down somebody only watches
            assert isinstance(then["view"]["hands"][other], int)
            assert then["seed"] == ""
        hand = owner.sees(table, other)["view"]["hands"][other]
        alike = any(then["view"]["hands"][own] == hand for then in told)  # both may have held the same power cards
        for text in visitor.told():
            assert alike or json.dumps(hand, separators=(",", ":")) not in text
            for card in secrets_of(owner, table, other):
                assert f'"{other} {card}' not in text, "a card of the other seat lies open in what was told"
        if game == "kabale":
            shows_own_hand(visitor, table, own)
        assert "key" not in kept(visitor).lower()
        caches = visitor.page.evaluate("caches.keys().then(it => it.length)")
        assert caches == 0


def test_a_spectator_sees_no_hand(arrive: Arrive, house: House) -> None:
    ada, _ben, table = two_people(arrive, house)
    eve = arrive(house)
    eve.at_table(table)
    eve.until(eve.tables, "what a spectator is told")
    for each in eve.tables():
        assert each["reader"] == ""
        assert each["moves"] == []
        assert all(isinstance(hand, int) for hand in each["view"]["hands"].values())
    expect(ada.page.locator("[data-hand]")).not_to_have_count(0)
    expect(eve.page.get_by_text("watching")).to_be_visible()
    expect(eve.page.locator("[data-hand]")).to_have_count(0)


def test_the_curtain_hides_by_absence(arrive: Arrive, house: House) -> None:
    """Nothing that the last person saw or heard is in the page: no card, and no word that was read out."""
    ada = arrive(house)
    here = {"kind": "here", "name": "Ben"}
    made = ada.make("kabale", [ME, here], options={"players": 2})
    ada.open(f"/t/{made['table']}")
    curtain = ada.page.get_by_role("button", name="I am")
    curtain.click()
    hand = ada.page.locator("[data-hand]")
    hand.first.wait_for()
    names = [each.locator(".vh").inner_text().split(".")[0].split(",")[0] for each in hand.all()]
    hand.first.focus()
    ada.page.keyboard.press("i")
    ada.page.locator("[role=status]", has_text=names[0]).wait_for(state="attached")
    dice = random.Random(3)
    end = time.monotonic() + LONGEST
    while not curtain.count():
        assert time.monotonic() < end, "the device was never handed on"
        attempt(ada.page, click, dice)
        ada.page.wait_for_timeout(50)
    curtain.and_(ada.page.locator(":not([disabled])")).wait_for()
    ada.shot("curtain")
    content = ada.page.content()
    assert ada.page.locator(".tray, .board").count() == 0
    for name in names:
        assert name not in content
    assert ada.axe() == []
