"""The list of keys names those that do something here, and no others."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.page.kit import ME, House, Visitor, bot
from tests.page.screens import Scene, reach

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
SIGNS = "abcdefghijklmnopqrstuvwxyz0123456789+-"
DECIDES = {
    "options of the decision: the number or letter that stands on them",
    "choose a column",
    "undo",
    "done",
}  # after these other keys are offered
# Whether the page does something with a key: then the browser does not.
HANDLED = """(keys) => keys.filter((key) => {
  document.querySelector('dialog[open]')?.close();
  return !document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
})"""


def listed(page: Page) -> dict[str, str]:
    """The keys of the list, ranges spelt out, with what they do."""
    page.locator("header [data-keys]").click()
    rows = page.locator("dialog[open] dl")
    rows.wait_for()
    names = [row.locator("kbd").all_inner_texts() for row in rows.locator("dt").all()]
    found = {
        key: about for keys, about in zip(names, rows.locator("dd").all_inner_texts(), strict=True) for key in keys
    }
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    spelt = {}
    for key, about in found.items():
        first, dash, last = key.partition("–")
        for each in range(int(first), int(last) + 1) if dash else [key]:
            spelt[str(each).lower().replace("−", "-")] = about
    return spelt


def do_what_they_say(page: Page, keys: dict[str, str]) -> None:
    """What is listed does something, and what is not does nothing."""
    others = [key for key in SIGNS if key not in keys]
    assert page.evaluate(HANDLED, others) == []
    steady = [key for key in SIGNS if key in keys and keys[key] not in DECIDES]
    assert page.evaluate(HANDLED, steady) == steady
    assert len(steady) >= 4


@pytest.mark.parametrize("game", ["el-grande", "kabale"])
def test_the_list_names_the_keys_of_this_table(arrive: Arrive, house: House, game: str) -> None:
    ada = arrive(house)
    made = ada.make(
        game, [ME, bot()], options={"players": 2, "start_seat": "A"} if game == "el-grande" else {"players": 2}
    )
    ada.at_table(made["table"])
    ada.page.locator(".decision .target").first.wait_for()
    keys = listed(ada.page)
    do_what_they_say(ada.page, keys)
    about = set(keys.values())
    spain = {"castillo", "switch the what-if view", "zoom in", "zoom out", "show the whole map"}
    cabal = {"choose a column", "next card or column in that direction"}
    assert spain <= about if game == "el-grande" else not spain & about
    assert cabal <= about if game == "kabale" else not cabal & about


def test_a_lesson_has_no_keys_for_what_it_does_not_offer(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    ada.open("/learn/kabale")
    ada.page.locator(".tip").wait_for()
    keys = listed(ada.page)
    assert not {
        "undo",
        "done",
        "options of the decision: the number or letter that stands on them",
        "choose a column",
    } & set(keys.values())
    do_what_they_say(ada.page, keys)


def test_a_replay_names_its_own_keys(arrive: Arrive, house: House, scene: Scene) -> None:
    ada = arrive(house)
    reach("replay", ada, scene)
    keys = listed(ada.page)
    assert {"a move back", "a move on", "to the beginning", "to the end", "play or pause"} <= set(keys.values())
    assert not {"undo", "done", "options of the decision: the number or letter that stands on them"} & set(
        keys.values()
    )
    do_what_they_say(ada.page, keys)
