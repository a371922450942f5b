"""Nothing is lost and nothing is played twice: lost connections, restarts, double clicks, two tabs, the back button."""

from __future__ import annotations

import signal
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute

from tests.page.kit import ME, House, Visitor, bot, until

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
OTHER = {"kind": "open"}


def moves(ada: Visitor, table: str) -> int:
    return int(ada.sees(table, "A")["version"])


def two_people(arrive: Arrive, house: House, game: str = "kabale") -> tuple[Visitor, Visitor, str]:
    """Ada and Ben at one table, each in a browser of their own."""
    ada, ben = arrive(house), arrive(house)
    made = ada.make(game, [ME, OTHER], options={"players": 2})
    ben.open(f"/t/{made['table']}#{made['invitation']}")
    ben.page.get_by_role("textbox").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.wait_for_selector(".decision")
    ada.at_table(made["table"])
    return ada, ben, str(made["table"])


def test_a_double_click_plays_once(arrive: Arrive, house: House) -> None:
    ada, _ben, table = two_people(arrive, house)
    first = ada if ada.sees(table, "A")["moves"] else _ben
    before = moves(ada, table)
    choose_twice(first)
    until(lambda: moves(ada, table) > before, "a move")
    first.page.wait_for_timeout(300)
    assert moves(ada, table) == before + 1


def choose_twice(visitor: Visitor) -> None:
    """Go through a choice of several steps; what plays the move is clicked twice."""
    page = visitor.page
    while page.locator(".decision .target:not([disabled])").count():
        page.locator(".decision .target:not([disabled]), .decision [data-done]").first.dblclick(force=True)
        page.wait_for_timeout(80)
        if done := page.locator(".decision [data-done]:not([disabled])").count():
            assert done
            page.locator(".decision [data-done]").first.dblclick(force=True)
            return


def test_two_tabs_show_the_same(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    made = ada.make("kabale", [ME, bot()], options={"players": 2})
    ada.at_table(made["table"])
    tab = ada.context.new_page()
    ada.listen(tab)
    tab.goto(f"/t/{made['table']}")
    tab.wait_for_selector(".decision .target")
    before = moves(ada, made["table"])
    choose_twice(ada)
    until(lambda: moves(ada, made["table"]) > before, "a move")
    until(lambda: tab.locator(".log li").count() == ada.page.locator(".log li").count(), "the same log in both tabs")


def test_back_and_forward(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    made = ada.make("kabale", [ME, bot()], options={"players": 2})
    ada.open("/")
    ada.page.wait_for_selector("main")
    ada.at_table(made["table"])
    ada.page.go_back()
    ada.page.wait_for_selector("main h1, main h2")
    ada.page.go_forward()
    ada.page.wait_for_selector(".decision")


def test_comes_back_after_a_restart(arrive: Arrive, own_house: House) -> None:
    ada = arrive(own_house)
    ada.allowed = ["WebSocket", "Failed to load resource", "ERR_CONNECTION"]
    made = ada.make("kabale", [ME, bot()], options={"players": 2})
    ada.at_table(made["table"])
    ada.page.evaluate("globalThis.same = true")
    own_house.stop(signal.SIGKILL)
    ada.page.get_by_text("The connection is lost").wait_for()
    ada.shot("connection-lost")
    assert ada.page.locator(".decision .question").is_visible()
    own_house.start()
    ada.page.get_by_text("The connection is lost").wait_for(state="hidden")
    before = moves(ada, made["table"])
    choose_twice(ada)
    until(lambda: moves(ada, made["table"]) > before, "a move after the restart")
    assert ada.page.evaluate("globalThis.same"), "the page was loaded again"


def test_offline_and_back(arrive: Arrive, house: House) -> None:
    ada, ben, table = two_people(arrive, house)
    mover, other = (ada, ben) if ada.sees(table, "A")["moves"] else (ben, ada)
    for each in (ada, ben):
        each.allowed = ["WebSocket", "Failed to load resource", "ERR_INTERNET"]
    other.context.set_offline(True)
    other.page.get_by_text("You are offline").wait_for()
    before = moves(mover, table)
    choose_twice(mover)
    until(lambda: moves(mover, table) > before, "a move of who is there")
    other.context.set_offline(False)
    other.page.wait_for_selector(".decision .target")


def test_a_stale_page_says_so_and_loses_nothing(arrive: Arrive, house: House) -> None:
    """The socket falls silent without closing, as behind a bad proxy, and the move is made elsewhere."""
    ada = arrive(house)
    ada.allowed = ["409"]
    made = ada.make("kabale", [ME, bot()], options={"players": 2})
    heard: list[str] = []

    def silent(line: WebSocketRoute) -> None:
        def forward(text: str | bytes) -> None:
            if not heard:
                heard.append(str(text))
                line.send(text)

        line.connect_to_server().on_message(forward)

    ada.page.route_web_socket("**/live?*", silent)
    ada.at_table(made["table"])
    ada.page.wait_for_selector(".decision .target")
    table = ada.sees(made["table"], "A")
    move = {"seat": "A", "version": table["version"], "move": table["moves"][0], "id": "from-elsewhere"}
    assert ada.context.request.post(f"/api/tables/{made['table']}/moves", data=move).ok
    until(lambda: ada.sees(made["table"], "A")["moves"], "the bot's move")
    before = moves(ada, made["table"])
    choose_twice(ada)
    ada.page.get_by_role("alert").filter(has_text="The table has moved on").wait_for()
    assert moves(ada, made["table"]) == before
    ada.page.wait_for_selector(".decision .target")
