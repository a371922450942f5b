"""Scorings that only variants of El Grande have, as the page shows them when they happen.

A deck makes them likely: every king card sends the king beside the castillo or the grandes into it, or every card of
the first pile moves caballeros to Granada.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from grandee.games.el_grande.files import shipped
from tests.kit import rule
from tests.page.kit import DESKTOP, ME, PHONE, House, Visitor, bot
from tests.page.screens import Api, link
from tests.page.test_scoring import CONTROLS, TOLD, UNDER, in_reach, press

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
Table = dict[str, Any]
Wishes = Callable[[Table], list[str]]
SPECIAL = re.compile(r"^special = .*\n", re.MULTILINE)
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
CONQUEST = 12
FIRST = [f"play_power {power}" for power in range(13, 0, -1)]  # before others take the card
REGENCY = {"edition": "2023", "new_regency": True, "players": 2}


def deck(file: str, changed: str, effect: str, without: str = "") -> dict[str, str]:
    """A shipped deck: cards in which something stands have this special action, others lose theirs."""
    first, *cards = shipped(file).split("[[card]]\n")
    for i, card in enumerate(cards):
        if changed in card:
            cards[i] = SPECIAL.sub(f"special = {effect}\n", card)
        elif without and without in card:
            cards[i] = SPECIAL.sub("", card)
    return {"deck": "[[card]]\n".join([first, *cards])}


def leads(api: Api, table: str, there: Callable[[Table], bool], wishes: Wishes) -> Table:
    """Play seat A until something is there: what it wishes most, and else what comes first."""
    while True:
        now: Table = api.asks(f"/tables/{table}?seat=A")["table"]
        assert now["phase"] == "running", "the game came to its end"
        if not now["moves"] or now["chosen"]:
            time.sleep(0.01)  # others think
        elif there(now):
            return now
        else:
            wished = [move for wish in wishes(now) for move in now["moves"] if re.fullmatch(wish, move)]
            api.play(now, (wished or now["moves"])[0])


def arrives(arrive: Arrive, house: House, made: Table, **look: Any) -> Visitor:
    ada = arrive(house, **look)
    ada.open(link(made))
    ada.page.wait_for_selector(".decision .target, .decision [data-done]")
    return ada


def last_scoring(ada: Visitor) -> None:
    """Look at the last general scoring again, and stop it."""
    ada.page.get_by_role("button", name="Last scoring").click()
    again = ada.page.locator("dialog[open]")
    again.get_by_role("button", name="Show again").wait_for()
    if (general := again.get_by_role("button", name="General scoring")).count():
        general.click()
    again.get_by_role("button", name="Show again").click()
    press(ada, "Pause")


def told_at(ada: Visitor, heading: str) -> Locator:
    """What is told at the step with a heading."""
    told = ada.page.locator(TOLD)
    for _ in range(60):
        if told.locator("h2").first.inner_text() == heading:
            return told
        press(ada, "One step on")
    raise AssertionError(f"no step is called {heading}")


# -- New Regency -----------------------------------------------------------------------------------


@rule("EG-GEN-9")
def test_nobody_leaves_a_castillo_beside_which_the_king_stands(arrive: Arrive, house: House) -> None:
    house.wait_for_reader()
    api = Api(house)
    own = deck("cards-2023.toml", 'only = "new_regency"', '{ move_king = "castillo" }', "move_king")
    made = api.make("el-grande", [ME, bot()], options=REGENCY, custom=own)

    def there(now: Table) -> bool:
        """After a general scoring; nobody can lead the king away."""
        view = now["view"]
        return bool(now["decision"] == "play_power" and view["round"] in (4, 7) and view["king"] == "castillo")

    leads(
        api,
        made["table"],
        there,
        lambda _: [*FIRST, "choose_card pile_5", "next_part place", "place_one castillo", "next_part special"],
    )
    ada = arrives(arrive, house, made)
    last_scoring(ada)
    told_at(ada, "Castillo")
    for size in (DESKTOP, LAPTOP):  # no row of buttons has room below the castillo there
        ada.page.set_viewport_size(size)
        ada.until(lambda: not ada.page.locator(CONTROLS).evaluate(UNDER), "the buttons cover nothing")
        assert not in_reach(ada)
    ada.page.set_viewport_size(DESKTOP)
    moved = told_at(ada, "Disks revealed, pieces moved")
    expect(moved).to_contain_text("The king is beside the castillo, so nobody leaves it.")
    expect(moved.locator("li.shown")).to_have_count(0)
    ada.shot("el-grande-closed-castillo")


@rule("EG-GEN-10", "EG-GEN-11")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_grandes_leave_the_castillo_by_the_disk(arrive: Arrive, house: House, size: ViewportSize) -> None:
    house.wait_for_reader()
    api = Api(house)
    own = deck("cards-2023.toml", 'only = "new_regency"', '"tournament"', "move_grande")
    made = api.make("el-grande", [ME, bot()], options=REGENCY, custom=own)

    def there(now: Table) -> bool:
        return bool(now["decision"] == "castillo_disk" and now["view"]["grandes"]["A"] == "castillo")

    def wishes(now: Table) -> list[str]:
        home, king = now["view"]["grandes"]["A"], now["view"]["king"]
        away = f"king_to (?!{home if home != 'castillo' else king}).*"
        return [*FIRST, "choose_card pile_5", "next_part special", away, "next_part end_turn"]

    now = leads(api, made["table"], there, wishes)
    target = next(word for word in ("toledo", "granada") if word != now["view"]["king"])
    ada = arrives(arrive, house, made, viewport=size)
    expect(ada.page.locator("[data-grande=A]")).to_be_visible()
    ada.page.locator(f".decision .target[data-move='castillo_disk {target}']").click()
    ada.until(lambda: ada.sees(made["table"], "A")["view"]["grandes"]["A"] == target, "the grande leaves")
    for control in ("Totals", "Show again", "Pause"):
        press(ada, control)
    name = "Toledo" if target == "toledo" else "Granada"
    expect(told_at(ada, "Disks revealed, pieces moved")).to_contain_text(f"Ada {name}")
    ada.shot(f"el-grande-grande-leaves-{size['width']}")
    press(ada, "Close the scoring")
    expect(ada.page.locator(f"[data-token='A {target}']")).to_be_visible()
    expect(ada.page.locator("[data-grande=A]")).to_have_count(0)


# -- Granada ---------------------------------------------------------------------------------------


@rule("EG-GRAN-6", "EG-GRAN-7")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_granada_is_conquered_before_everybodys_eyes(arrive: Arrive, house: House, size: ViewportSize) -> None:
    house.wait_for_reader()
    api = Api(house)
    own = deck("cards.toml", "pile = 1", "{ move = { any = 30 } }")
    made = api.make("el-grande", [ME, *[bot()] * 3], options={"players": 4, "granada": True}, custom=own)

    def inside(now: Table) -> int:
        return sum(now["view"]["regions"]["granada"].values())

    leads(
        api,
        made["table"],
        lambda now: now["decision"] == "move_one" and inside(now) >= CONQUEST,
        lambda _: [*FIRST, "choose_card pile_1", "next_part place", "next_part special", "move_one . .* granada"],
    )
    ada = arrives(arrive, house, made, viewport=size)
    granada = ada.page.locator("[data-area=granada]")
    expect(granada).to_have_attribute("aria-label", re.compile(f"not scored until {CONQUEST}"))
    before = ada.sees(made["table"], "A")["view"]["score"]
    ada.page.locator(".decision [data-done]").click()
    told = ada.page.locator(TOLD)
    expect(told).to_contain_text("Conquered with")
    expect(told).to_contain_text("doubled")
    ada.shot(f"el-grande-conquest-{size['width']}")
    expect(granada).not_to_have_attribute("aria-label", re.compile("not scored"))
    assert ada.sees(made["table"], "A")["view"]["score"] != before
