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


def test_another_list_under_the_same_question_begins_at_its_first_option(arrive: Arrive, house: House) -> None:
    """Whoever searches in the options looks at the first of those that were found, wherever they had looked before."""
    api = Api(house)
    made = api.make("el-grande", [ME, bot()], options={"players": 2})
    now = api.plays(made["table"], 0, until_asked="move_one")
    while len(now["moves"]) <= 24:
        now = api.plays(made["table"], 1, until_asked="move_one")
    ada = arrive(house, viewport={"width": 1100, "height": 900})
    ada.context.add_init_script("localStorage.setItem('grandee-board', 'words')")
    ada.open(link(made))
    options = ada.decision.locator(".target")
    options.first.wait_for()
    row = ada.decision.locator("ul.targets")
    row.evaluate("(list) => list.scrollTo(0, list.scrollHeight)")
    assert row.evaluate("(list) => list.scrollTop") > 0
    labels = [label.lower() for label in options.all_inner_texts()]
    found = {some: sum(some in label for label in labels) for some in "bcdfghklmprstuvz"}
    most = max((some for some in found if found[some] < len(labels)), key=found.__getitem__)
    ada.page.get_by_role("searchbox").fill(most)
    until(lambda: options.count() == found[most], "fewer options")
    assert row.evaluate("(list) => list.scrollHeight > list.clientHeight + 4"), "there are still more than are in sight"
    until(lambda: row.evaluate("(list) => list.scrollTop") == 0, "the first option")


def test_two_options_have_the_room_of_the_arrows_on_a_phone(arrive: Arrive, house: House) -> None:
    ada = arrive(house, **LOOKS["phone"])
    made = ada.make("kabale", [ME, bot()], options={"players": 2, "first_seat": 0})
    ada.open(link(made))
    options = ada.decision.locator(".target")
    options.first.wait_for()
    assert options.count() > 2
    widen = "() => document.querySelectorAll('.decision .target').forEach((it) => (it.style.minWidth = '300px'))"
    ada.page.evaluate(widen)
    expect(ada.decision.locator(".arrow:not(.back)")).to_be_visible()
    options.first.click()
    until(lambda: 0 < options.count() <= 2, "few options")
    ada.page.evaluate(widen)
    ada.drawn()
    expect(ada.decision.locator("ul.after")).to_have_count(1)
    expect(ada.decision.locator(".arrow").filter(visible=True)).to_have_count(0)


def test_a_hint_of_two_lines_under_two_lines_is_whole_on_a_phone(arrive: Arrive, house: House) -> None:
    ada = arrive(house, **LOOKS["phone"])
    made = ada.make("el-grande", [ME, bot()], options={"players": 2, "start_seat": "A"})
    ada.open(link(made))
    ada.decision.locator(".target").first.wait_for()
    room = ada.decision.evaluate("""(bar) => {
      const prompt = bar.querySelector('.prompt');
      prompt.innerHTML = 'one<br>two';
      const hint = bar.querySelector('.hint') ?? prompt.parentElement.appendChild(document.createElement('p'));
      hint.className = prompt.className.replace('prompt', 'hint');
      hint.innerHTML = 'one<br>two';
      const what = bar.querySelector('.what');
      return what.clientHeight - what.scrollHeight;
    }""")
    assert room >= 0
    for option in ada.decision.locator(".target, .acts .btn").all():
        assert option.evaluate(
            "(it) => it.getBoundingClientRect().bottom <= it.closest('.decision').parentElement"
            ".getBoundingClientRect().bottom"
        ), option
    row = ada.decision.locator("ul.targets")
    assert row.evaluate("(list) => list.scrollHeight <= list.clientHeight"), "no option is cut off"
    assert ada.decision.evaluate("(bar) => bar.scrollHeight <= bar.clientHeight")
