"""Dialogs: Esc and a button close them, the focus comes back, and whoever presses again at once is heard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.kit import ME, House, Visitor, bot

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
# Press the button that opens the dialog as soon as it is being closed: the browser has not told yet that it is.
PRESS_BETWEEN = """(dialog) => {
  const press = () => queueMicrotask(() => document.querySelector('header [data-keys]').click());
  dialog.addEventListener('cancel', press);
  window.addEventListener('click', press, { once: true });
  window.told = new Promise((tell) => dialog.addEventListener('close', tell));
}"""
UNTIL_TOLD = "() => window.told.then(() => new Promise(requestAnimationFrame)).then(() => undefined)"


@pytest.fixture
def table(arrive: Arrive, house: House) -> Page:
    ada = arrive(house)
    made = ada.make("kabale", [ME, bot()], options={"players": 2})
    ada.at_table(made["table"])
    return ada.page


def opened(page: Page) -> Locator:
    page.locator("header [data-keys]").click()
    dialog = page.locator("dialog[open]")
    dialog.wait_for()
    return dialog


def by_key(page: Page) -> None:
    page.keyboard.press("Escape")


def by_button(page: Page) -> None:
    page.locator("dialog[open]").get_by_role("button", name="Close").click()


def by_its_edge(page: Page) -> None:
    page.mouse.click(5, 5)


@pytest.mark.parametrize("close", [by_key, by_button, by_its_edge])
def test_the_focus_comes_back_from_a_dialog(table: Page, close: Callable[[Page], None]) -> None:
    opened(table)
    close(table)
    expect(table.locator("dialog")).to_have_count(0)
    expect(table.locator("header [data-keys]")).to_be_focused()


@pytest.mark.parametrize("close", [by_key, by_button])
def test_a_press_while_a_dialog_closes_opens_it_again(table: Page, close: Callable[[Page], None]) -> None:
    opened(table).evaluate(PRESS_BETWEEN)
    close(table)
    table.evaluate(UNTIL_TOLD)
    expect(table.locator("dialog[open]")).to_have_count(1)
    by_key(table)
    expect(table.locator("dialog")).to_have_count(0)
