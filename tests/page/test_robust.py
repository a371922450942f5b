"""Nothing is lost and nothing is played twice: lost connections, restarts, double clicks, two tabs, the back button."""

from __future__ import annotations

import random
import signal
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.page.kit import ME, House, Visitor, bot, until
from tests.page.playing import TOO_LATE, moves_sent, sent
from tests.page.screens import Api

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
OTHER = {"kind": "open"}
NEXT = ".decision .target:not([disabled])"
DONE = ".decision [data-done]:not([disabled])"


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
    sent = choose_twice(first)
    until(lambda: moves(ada, table) > before, "a move")
    first.drawn()
    assert len(sent) == 1
    assert moves(ada, table) == before + 1


def choose_twice(visitor: Visitor) -> list[dict[str, Any]]:
    """Go through a choice of several steps; what plays the move is clicked twice. The moves that are sent."""
    page, sent = visitor.page, moves_sent(visitor.page)

    def is_sent() -> bool:
        for choice in (page.locator(DONE), page.locator(NEXT)):
            if not sent and choice.count():
                choice.first.dblclick(force=True)
                break
        return bool(sent)

    visitor.until(is_sent, "a move that is sent")
    return sent


def hand_on(visitor: Visitor, table: str, seat: str) -> None:
    """Choose until somebody else is asked: a card that is flipped may ask for something more."""
    while True:
        before = moves(visitor, table)
        choose_twice(visitor)
        until(lambda before=before: moves(visitor, table) > before, "a move")  # type: ignore[misc]
        if not visitor.sees(table, seat)["moves"]:
            return


def exchange(visitor: Visitor, table: str) -> None:
    """Choose until the bot has moved too, and A is asked again."""
    begin = moves(visitor, table)
    while (before := moves(visitor, table)) < begin + 2:
        choose_twice(visitor)

        def is_asked(before: int = before) -> bool:
            now = visitor.sees(table, "A")
            return now["version"] > before and bool(now["moves"])

        until(is_asked, "the move and the bot's answer")
    visitor.page.wait_for_selector(NEXT)


def test_two_tabs_show_the_same(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    made = ada.make("kabale", [ME, bot()], options={"players": 2})
    ada.at_table(made["table"])
    tab = ada.context.new_page()
    ada.listen(tab)
    tab.goto(f"/t/{made['table']}")
    tab.wait_for_selector(".decision .target")
    log = ada.page.locator(".log")
    expect(log.locator("li")).not_to_have_count(0)
    before = log.inner_text()
    choose_twice(ada)
    expect(log).not_to_have_text(before, use_inner_text=True)
    until(lambda: tab.locator(".log").inner_text() == log.inner_text() != before, "the same log in both tabs")


def test_back_and_forward(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    made = ada.make("kabale", [ME, bot()], options={"players": 2})
    ada.open("/")
    begin = ada.page.get_by_role("button", name="Play now against bots")
    begin.wait_for()
    ada.at_table(made["table"])
    ada.page.go_back()
    begin.wait_for()
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
    expect(ada.page.locator(".decision .prompt")).to_be_visible()
    own_house.start()
    ada.page.get_by_text("The connection is lost").wait_for(state="hidden")
    before = moves(ada, made["table"])
    choose_twice(ada)
    until(lambda: moves(ada, made["table"]) > before, "a move after the restart")
    assert ada.page.evaluate("globalThis.same"), "the page was loaded again"


def test_offline_and_back(arrive: Arrive, house: House) -> None:
    ada, ben, table = two_people(arrive, house)
    mover, seat, other = (ada, "A", ben) if ada.sees(table, "A")["moves"] else (ben, "B", ada)
    for each in (ada, ben):
        each.allowed = ["WebSocket", "Failed to load resource", "ERR_INTERNET"]
    other.context.set_offline(True)
    other.page.get_by_text("You are offline").wait_for()
    hand_on(mover, table, seat)
    other.context.set_offline(False)
    other.page.wait_for_selector(".decision .target")


def silenced(ada: Visitor, messages: int) -> dict[int, int]:
    """From now on the first socket falls silent after so many messages without closing, as behind a bad proxy.

    How many messages have come, by socket.
    """
    heard: dict[int, int] = {}

    def silent(line: WebSocketRoute) -> None:
        first = not heard

        def forward(text: str | bytes) -> None:
            heard[id(line)] = heard.get(id(line), 0) + 1
            if not first or heard[id(line)] <= messages:
                line.send(text)

        line.connect_to_server().on_message(forward)

    ada.page.route_web_socket("**/live?*", silent)
    return heard


@pytest.mark.parametrize("messages", [0, 2])
def test_a_silent_socket_holds_nobody_up(arrive: Arrive, house: House, messages: int) -> None:
    """Whoever is quicker than the socket, which has said nothing yet, is heard as well."""
    ada = arrive(house)
    heard = silenced(ada, messages)
    made = ada.make("kabale", [ME, bot()], options={"players": 2, "first_seat": 0})
    ada.at_table(made["table"])
    ada.until(lambda: sum(heard.values()) >= messages, "all that the socket will say")
    exchange(ada, made["table"])
    expect(ada.page.locator(".log li")).not_to_have_count(0)


def test_a_seat_link_in_an_open_tab(arrive: Arrive, house: House) -> None:
    """Somebody watches, and then brings the key of a seat into the same tab."""
    ada, eve = arrive(house), arrive(house)
    made = ada.make("kabale", [ME, bot()], options={"players": 2})
    eve.at_table(made["table"])
    eve.page.get_by_text("watching").wait_for()
    eve.page.evaluate("key => { location.hash = key }", made["keys"][0]["key"])
    eve.page.wait_for_selector(NEXT)
    exchange(eve, made["table"])
    expect(eve.page.get_by_text("watching")).to_have_count(0)


def test_a_gap_at_the_curtain(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    ada.allowed = ["WebSocket", "Failed to load resource", "ERR_INTERNET"]
    made = ada.make("kabale", [ME, {"kind": "here", "name": "Ben"}], options={"players": 2})
    ada.open(f"/t/{made['table']}")
    curtain = ada.page.get_by_role("button", name="I am")
    curtain.wait_for()
    ada.context.set_offline(True)
    with ada.page.expect_event("requestfailed"):
        curtain.click()
    ada.context.set_offline(False)
    ada.page.wait_for_selector(NEXT)


def test_keys_do_nothing_while_nobody_hears(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    ada.allowed = ["WebSocket", "Failed to load resource", "ERR_INTERNET"]
    made = ada.make("kabale", [ME, bot()], options={"players": 2})
    ada.at_table(made["table"])
    ada.page.wait_for_selector(NEXT)
    ada.context.set_offline(True)
    ada.page.get_by_text("You are offline").wait_for()
    sent: list[str] = []
    ada.page.on("request", lambda asked: sent.append(asked.url) if asked.method == "POST" else None)
    for key in "q1du":
        ada.page.keyboard.press(key)
    ada.drawn()
    assert sent == []


def secret_choice(house: House) -> tuple[Api, str, str]:
    """A table at which A and B are both to choose secretly; whoever sits at both, its id, and the key of A."""
    api, dice = Api(house), random.Random(5)
    for _ in range(20):
        made = api.make("el-grande", [ME, {"kind": "here", "name": "Ben"}], options={"players": 2})
        while True:
            sees = [api.asks(f"/tables/{made['table']}?seat={seat}")["table"] for seat in "AB"]
            asked = [now for now in sees if now["moves"]]
            if len(asked) == 2:
                return api, made["table"], made["keys"][0]["key"]
            if not asked:
                break  # the game is over, and nobody has set a disk in it
            api.play(asked[0], dice.choice(asked[0]["moves"]))
    raise AssertionError("nobody ever put anybody into the castillo")


def test_a_secret_choice_that_is_changed_too_late_stays_as_it_was(arrive: Arrive, house: House) -> None:
    """The last choice comes in while Ada's change is on its way: it is refused, she is told, and the game goes on."""
    api, table, key = secret_choice(house)
    ada = arrive(house)
    ada.allowed = [TOO_LATE]
    ada.open(f"/t/{table}#{key}")
    targets = ada.page.locator(NEXT)
    with ada.page.expect_response("**/moves"):
        targets.first.click()
    until(lambda: ada.sees(table, "A")["chosen"], "the first choice")

    def overtake(route: Route) -> None:
        now = api.asks(f"/tables/{table}?seat=B")["table"]
        api.play(now, now["moves"][0])
        route.continue_()

    ada.page.route("**/moves", overtake, times=1)
    with ada.page.expect_response("**/moves") as refused:
        targets.nth(1).click()
    assert refused.value.json()["type"] == "/problems/problem-stale"
    ada.page.get_by_role("alert").filter(has_text="The table has moved on").wait_for()
    assert ada.sees(table, "A")["version"] > sent(refused.value)["version"]


def test_a_stale_page_says_so_and_loses_nothing(arrive: Arrive, house: House) -> None:
    """The socket falls silent without closing, as behind a bad proxy, and the move is made elsewhere."""
    ada = arrive(house)
    ada.allowed = ["409"]
    made = ada.make("kabale", [ME, bot()], options={"players": 2, "first_seat": 0})
    heard = silenced(ada, 1)
    ada.at_table(made["table"])
    ada.until(lambda: heard, "the one message")
    expect(ada.page.locator(".log li")).not_to_have_count(0)
    table = ada.sees(made["table"], "A")
    move = {"seat": "A", "version": table["version"], "move": table["moves"][0], "id": "from-elsewhere"}
    assert ada.context.request.post(f"/api/tables/{made['table']}/moves", data=move).ok
    until(lambda: ada.sees(made["table"], "A")["moves"], "the bot's move")
    before = moves(ada, made["table"])
    choose_twice(ada)
    ada.page.get_by_role("alert").filter(has_text="The table has moved on").wait_for()
    assert moves(ada, made["table"]) == before
    ada.page.wait_for_selector(".decision .target")
