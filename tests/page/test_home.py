"""The beginning: one click to a game, every option with its sentence, and the ways for several people to one table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

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
    expect(numbers).to_have_count(players["high"] - players["low"] + 1)
    fields = ada.page.locator("#all-options .option")
    expect(fields).to_have_count(len(options))
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
    expect(code.locator("path")).to_have_attribute("d", re.compile("^.{200}", re.DOTALL))
    place = ada.page.get_by_label("Invitation link", exact=True)
    expect(place).to_have_value(re.compile(rf"^{house.url}/t/[\w-]+#[\w-]+$"))
    invitation = place.input_value()
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


def test_a_slow_screen_does_not_come_over_a_later_one(arrive: Arrive, house: House) -> None:
    ada = at_home(arrive, house)
    slow = ada.holds(r"/assets/Lesson-.*\.js$")
    ada.page.get_by_role("region", name="New table").get_by_role("link", name="Learn to play").click()
    ada.until(lambda: slow, "the script of the lesson")
    ada.page.get_by_role("link", name="Rules", exact=True).click()
    rules = ada.page.get_by_role("heading", name="El Grande: rules")
    rules.wait_for()
    slow[0].continue_()
    ada.page.evaluate("script => import(script)", slow[0].request.url)  # now the page has it too
    ada.drawn()
    expect(rules).to_be_visible()
    ada.page.go_back()
    ada.page.wait_for_selector(".tip")


def test_a_screen_that_did_not_come_is_asked_for_again(arrive: Arrive, house: House) -> None:
    ada = at_home(arrive, house)
    ada.allowed = ["ERR_FAILED", "Failed to fetch dynamically imported module"]
    ada.page.route("**/assets/Rules-*.js", lambda route: route.abort())
    rules = ada.page.get_by_role("link", name="Rules", exact=True)
    rules.click()
    missing = ada.page.get_by_text("A part of the page could not be loaded")
    missing.wait_for()
    expect(rules).to_be_focused()
    ada.page.unroute_all()
    rules.click()
    ada.page.get_by_role("heading", name="El Grande: rules").wait_for()
    expect(missing).to_have_count(0)


def test_whoever_has_gone_on_is_not_called_back_by_a_table(arrive: Arrive, house: House) -> None:
    ada = at_home(arrive, house)
    slow = ada.holds(r"/api/tables$")
    ada.page.get_by_role("button", name=PLAY).click()
    ada.until(lambda: slow, "the new table")
    ada.page.get_by_role("link", name="Rules", exact=True).click()
    ada.page.get_by_role("heading", name="El Grande: rules").wait_for()
    with ada.page.expect_response("**/api/tables") as made:
        slow[0].continue_()
    made.value.finished()
    ada.page.unroute_all()
    ada.drawn()
    assert ada.page.url.endswith("/rules/el-grande")
    ada.page.get_by_role("link", name="Grandee").click()
    ada.page.get_by_role("region", name="Continue").get_by_role("listitem").wait_for()


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
    ada.page.wait_for_selector(".decision .target, .decision .prompt")
    until(lambda: any(each["phase"] == "running" for each in mine(ada)), "the rematch")
