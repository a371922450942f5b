"""What a seat may not know is nowhere in its page: neither in the document nor in what it is told or keeps."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.page.kit import ME, House, Visitor, until
from tests.page.playing import click
from tests.page.test_robust import two_people

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]


def views(visitor: Visitor) -> list[dict[str, Any]]:
    """Every table that a visitor was told over the socket."""
    found = [json.loads(text) for text in visitor.heard]
    return [message["table"] for message in found if "table" in message]


def kept(visitor: Visitor) -> str:
    return str(visitor.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"))


@pytest.mark.parametrize("game", ["kabale", "el-grande"])
def test_the_other_seat_is_told_nothing(arrive: Arrive, house: House, game: str) -> None:
    ada, ben, table = two_people(arrive, house, game)
    dice, played = random.Random(5), 0
    while played < 24 and not ada.page.locator(".decision .won").count():
        for each in (ada, ben):
            played += click(each.page, dice)
            each.page.wait_for_timeout(60)
    for visitor, own, other in ((ada, "A", "B"), (ben, "B", "A")):
        told = [each for each in views(visitor) if each["phase"] == "running"]
        assert told, "nothing was heard"
        for table_then in told:
            assert table_then["reader"] in (own, "")  # before sitting down somebody only watches
            assert isinstance(table_then["view"]["hands"][other], int)
            assert table_then["seed"] == ""
        page = visitor.page.content()
        hidden = (ada if own == "B" else ben).sees(table, other)["view"]["hands"][other]
        assert json.dumps(hidden) not in page
        assert all(json.dumps(hidden, separators=(",", ":")) not in text for text in visitor.heard)
        assert other not in json.loads(kept(visitor))[0].get("seat", "")
        assert "key" not in kept(visitor).lower()


def test_a_spectator_sees_no_hand(arrive: Arrive, house: House) -> None:
    ada, _ben, table = two_people(arrive, house)
    eve = arrive(house)
    eve.at_table(table)
    until(lambda: views(eve), "what a spectator is told")
    for each in views(eve):
        assert each["reader"] == ""
        assert each["moves"] == []
        assert all(isinstance(hand, int) for hand in each["view"]["hands"].values())
    names = ada.page.locator("[data-hand]").count()
    assert names > 0
    assert eve.page.locator("[data-hand]").count() == 0
    assert eve.page.get_by_text("watching").is_visible()


def test_the_curtain_hides_by_absence(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    here = {"kind": "here", "name": "Ben"}
    made = ada.make("kabale", [ME, here], options={"players": 2})
    ada.open(f"/t/{made['table']}")
    ada.page.get_by_role("button", name="I am").click()
    ada.page.wait_for_selector("[data-hand]")
    first = ada.page.locator(".player.mine b").inner_text()
    hand = {each.get_attribute("data-hand") for each in ada.page.locator("[data-hand]").all()}
    dice, curtain = random.Random(3), ada.page.get_by_role("button", name="I am")
    while not curtain.count():
        click(ada.page, dice)
        ada.page.wait_for_timeout(50)
    ada.shot("curtain")
    assert not ada.page.get_by_role("button", name=f"I am {first}").count()
    for card in hand:
        assert f'data-hand="{card}"' not in ada.page.content()
    assert ada.page.locator(".tray").count() == 0
    assert ada.axe() == []
