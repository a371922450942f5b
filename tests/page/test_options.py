"""The row of options: one sees that there are more than are in sight, an arrow leads on, and every one has a key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.kit import ME, PHONE, House, Visitor, bot, until
from tests.page.pressing import tap
from tests.page.screens import Api, link

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1100, "height": 900}},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
INSIDE = """(option) => {
  const [is, list] = [option.getBoundingClientRect(), option.closest('ul').getBoundingClientRect()];
  return is.left >= list.left - 1 && is.right <= list.right + 1;
}"""


@pytest.mark.parametrize("look", LOOKS)
def test_more_options_than_fit_are_seen_and_reached(arrive: Arrive, house: House, look: str) -> None:
    api = Api(house)
    made = api.make("el-grande", [ME, bot()], options={"players": 2})
    api.plays(made["table"], 0, until_asked="play_power")
    ada = arrive(house, **LOOKS[look])
    ada.open(link(made))
    page, bar = ada.page, ada.decision
    options = bar.locator(".target")
    options.first.wait_for()
    assert options.count() > 9
    onward, back, faded = bar.locator(".arrow:not(.back)"), bar.locator(".arrow.back"), bar.locator("ul.after")
    expect(onward).to_be_visible()
    expect(back).to_have_count(0)
    assert faded.evaluate("it => getComputedStyle(it).maskImage") != "none"
    assert not options.last.evaluate(INSIDE)
    for _ in range(12):
        if not onward.count():
            break
        tap(page, onward) if look == "phone" else onward.click()
        ada.drawn()
    until(lambda: options.last.evaluate(INSIDE), "the last option")
    expect(onward).to_have_count(0)
    expect(back).to_be_visible()
    assert not options.first.evaluate(INSIDE)
    keys = options.locator("kbd").all_text_contents()
    assert len(keys) == options.count()
    assert all(keys)
    assert len(set(keys)) == len(keys)
