"""The beginning: one click to a game, every option with its sentence, and the ways for several people to one table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.page.kit import ME, House, Visitor, bot, until
from tests.page.screens import Api, link

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
PLAY = "Play now against bots"


def at_home(arrive: Arrive, house: House, game: str = "", players: int = 0) -> Visitor:
    """A new visitor at the beginning, with a game and a number of players chosen."""
    visitor = arrive(house)
    visitor.open("/")
    visitor.page.get_by_role("button", name=PLAY).wait_for()
    if game:
        visitor.page.get_by_role("radiogroup", name="Games").get_by_text(game, exact=True).click()
        visitor.page.get_by_role("region", name=f"New table: {game}").wait_for()
    if players:
        choose(visitor, "Players", str(players))
    return visitor


def choose(visitor: Visitor, group: str, value: str) -> None:
    visitor.page.get_by_role("radiogroup", name=group).get_by_text(value, exact=True).click()
    expect(visitor.page.get_by_role("radiogroup", name=group).get_by_role("radio", name=value)).to_be_checked()


def mine(visitor: Visitor) -> list[dict[str, Any]]:
    return list(visitor.context.request.get("/api/mine").json()["tables"])


def test_one_click_gives_a_new_visitor_a_running_game(arrive: Arrive, house: House) -> None:
    ada = at_home(arrive, house)
    ada.page.get_by_role("button", name=PLAY).click()
    ada.page.wait_for_selector(".decision")
    [table] = mine(ada)
    assert table["phase"] == "running"
    assert ada.page.url.endswith(f"/t/{table['table']}")


def test_a_double_click_makes_one_table(arrive: Arrive, house: House) -> None:
    ada = at_home(arrive, house)
    ada.page.get_by_role("button", name=PLAY).dblclick()
    ada.page.wait_for_selector(".decision")
    assert len(mine(ada)) == 1


@pytest.mark.parametrize("title", ["El Grande", "Kabale & Hiebe"])
def test_every_option_is_on_the_form_with_an_explanation(arrive: Arrive, house: House, title: str) -> None:
    ada = at_home(arrive, house, title)
    ada.page.get_by_role("button", name="All options").click()
    game = "el-grande" if title == "El Grande" else "kabale"
    [said] = [each for each in ada.context.request.get("/api/games").json()["games"] if each["id"] == game]
    options = {option["name"]: option for option in said["options"]}
    numbers = ada.page.get_by_role("radiogroup", name="Players").get_by_role("radio")
    players = options.pop("players")
    assert numbers.count() == players["high"] - players["low"] + 1
    fields = ada.page.locator("#all-options .option")
    assert fields.count() == len(options)
    for field, option in zip(fields.all(), options.values(), strict=True):
        words = field.locator("small").inner_text()
        assert len(words) > 10, option["name"]
        assert offered(field, option["kind"]) == expected(option), option["name"]


def offered(field: Locator, kind: str) -> int:
    """How many values a field offers; 1 for what is switched, given or fixed."""
    places = {"choice": "select option, output", "number": "select option", "list": "button"}
    return field.locator(places.get(kind, "[role=switch], input[type=file]")).count()


def expected(option: dict[str, Any]) -> int:
    if option["kind"] == "number":
        return int(option["high"]) - int(option["low"]) + 1
    return len(option["choices"]) if option["kind"] in ("choice", "list") else 1


def test_a_refused_table_is_explained_and_nothing_chosen_is_lost(arrive: Arrive, house: House) -> None:
    ada = at_home(arrive, house, "El Grande", players=3)
    ada.allowed = ["status of 4"]
    ada.page.get_by_label("Your name").first.fill("Ada")
    ada.page.get_by_role("button", name="All options").click()
    first = ada.page.locator("#all-options .option select").filter(has=ada.page.locator("option[value=E]")).first
    first.select_option("E")
    ada.page.get_by_role("button", name=PLAY).click()
    refused = ada.page.get_by_role("alert")
    refused.wait_for()
    assert len(refused.inner_text()) > 20
    assert ada.page.url.rstrip("/") == house.url
    assert mine(ada) == []
    expect(first).to_have_value("E")
    expect(ada.page.get_by_label("Your name").first).to_have_value("Ada")
    choose(ada, "Players", "5")
    ada.page.get_by_role("button", name=PLAY).click()
    ada.page.wait_for_selector(".decision")
    [table] = mine(ada)
    assert len(table["seats"]) == 5


def test_what_was_chosen_is_there_after_a_reload(arrive: Arrive, house: House) -> None:
    ada = at_home(arrive, house, "Kabale & Hiebe", players=5)
    ada.page.reload()
    expect(ada.page.get_by_role("region", name="New table: Kabale & Hiebe")).to_be_visible()
    expect(ada.page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="5")).to_be_checked()


def test_friends_come_by_link_and_the_game_begins(arrive: Arrive, house: House) -> None:
    ada, ben = at_home(arrive, house, "Kabale & Hiebe", players=2), arrive(house)
    ada.page.get_by_role("button", name="Invite friends").click()
    code = ada.page.get_by_role("img", name="as a code for a phone")
    code.wait_for()
    assert len(code.locator("path").get_attribute("d") or "") > 200
    invitation = ada.page.get_by_label("Invitation link", exact=True).input_value()
    assert re.fullmatch(rf"{house.url}/t/[\w-]+#[\w-]+", invitation)
    ben.open(invitation)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    for each in (ada, ben):
        each.page.wait_for_selector(".decision")
        assert "#" not in each.page.url
    expect(ada.page.locator(".player", has_text="Ben").first).to_be_visible()
    assert mine(ben)[0]["phase"] == "running"


def test_an_open_table_is_found_and_joined(arrive: Arrive, house: House) -> None:
    ada, ben = at_home(arrive, house, "Kabale & Hiebe", players=2), arrive(house)
    ada.page.get_by_role("button", name="All options").click()
    ada.page.get_by_label("Name of the table").fill("Whoever comes by")
    ada.page.get_by_role("button", name="Open table", exact=True).click()
    ada.page.get_by_role("heading", name="Whoever comes by").wait_for()
    ben.open("/")
    listed = ben.page.get_by_role("region", name="Open tables").get_by_role("listitem")
    listed.filter(has_text="Whoever comes by").get_by_role("link", name="Join").click()
    ben.page.get_by_role("heading", name="Whoever comes by").wait_for()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    for each in (ada, ben):
        each.page.wait_for_selector(".decision")


def test_a_screen_that_is_left_takes_nothing_in(arrive: Arrive, house: House) -> None:
    gathering = Api(house).make("kabale", [ME], options={"players": 2}, terms={"listed": True, "name": "Slow way"})
    ben = at_home(arrive, house)
    play = ben.page.locator("button", has_text=PLAY)
    taken: list[bool] = []

    def look(route: Route) -> None:
        expect(play).to_be_visible()
        taken.append(play.evaluate("it => (it.focus(), it === document.activeElement)"))
        route.continue_()

    ben.page.route(re.compile(r"/assets/Table-.*\.js$"), look)
    ben.page.get_by_role("listitem").filter(has_text="Slow way").get_by_role("link", name="Join").click()
    ben.page.get_by_role("heading", name="Slow way").wait_for()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.wait_for_selector(".decision")
    assert taken == [False]
    assert [each["table"] for each in mine(ben)] == [gathering["table"]]


def test_a_wrong_invitation_is_explained_where_it_was_pasted(arrive: Arrive, house: House) -> None:
    ada = at_home(arrive, house)
    field = ada.page.get_by_label("Invitation link")
    field.fill("https://elsewhere.example/t/abc")
    ada.page.get_by_role("button", name="Enter").click()
    ada.page.get_by_role("alert").filter(has_text="not a link to a table here").wait_for()
    expect(field).to_have_value("https://elsewhere.example/t/abc")


def test_people_around_one_device_have_a_curtain_between_them(arrive: Arrive, house: House) -> None:
    ada = at_home(arrive, house, "Kabale & Hiebe", players=2)
    ada.page.get_by_role("button", name="Around one device").click()
    people = ada.page.locator("#people-here")
    people.get_by_label("Your name").fill("Ada")
    people.get_by_label("Name at seat 2").fill("Ben")
    people.get_by_role("button", name="Start around this device").click()
    first = ada.page.get_by_role("button", name=re.compile("^I am (Ada|Ben)$"))
    first.wait_for()
    assert ada.page.locator("[data-hand]").count() == 0
    name = first.inner_text().removeprefix("I am ")
    first.click()
    ada.page.wait_for_selector("[data-hand]")
    expect(ada.page.locator(".player.mine")).to_contain_text(name)


def test_a_rematch_is_one_click_from_the_end(arrive: Arrive, house: House) -> None:
    api = Api(house)
    made = api.make("kabale", [ME, bot()], options={"players": 2})
    api.plays(made["table"], 100_000)
    ada = arrive(house)
    ada.open(link(made))
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(lambda url: "/t/" in url and made["table"] not in url)
    ada.page.wait_for_selector(".decision .target, .decision .question")
    until(lambda: any(each["phase"] == "running" for each in mine(ada)), "the rematch")
