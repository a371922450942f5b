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
    radio = visitor.page.get_by_role("radiogroup", name=group).get_by_role("radio", name=value).first
    expect(radio).to_be_checked()


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
    if edition := options.pop("edition", None):
        editions = ada.page.get_by_role("radiogroup", name="Edition").get_by_role("radio")
        expect(editions).to_have_count(len(edition["choices"]))
    expect(ada.page.locator("#all-options .option")).to_have_count(len(options))
    for option in options.values():
        field = ada.page.locator(f"#all-options [data-option={option['name']}]")
        words = field.locator("small").inner_text()
        assert len(words) > 10, option["name"]
        assert offered(field, option["kind"]) == expected(option), option["name"]


def offered(field: Locator, kind: str) -> int:
    """How many values a field offers; 1 for what is switched, given or fixed."""
    places = {"choice": "select option, output", "number": "select option", "list": "input[type=checkbox]"}
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
    deck = ada.page.locator("[data-option=deck] input[type=file]")
    deck.set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": b"[[card]]\nid = 3\n"})
    ada.page.get_by_role("button", name=PLAY).click()
    refused = ada.page.get_by_role("alert")
    refused.wait_for()
    assert len(refused.inner_text()) > 20
    assert ada.page.url.rstrip("/") == house.url
    assert mine(ada) == []
    expect(ada.page.get_by_label("Your name").first).to_have_value("Ada")
    ada.page.get_by_role("button", name="Remove mine.toml").click()
    choose(ada, "Players", "5")
    ada.page.get_by_role("button", name=PLAY).click()
    ada.page.wait_for_selector(".decision")
    [table] = mine(ada)
    assert len(table["seats"]) == 5


def field(visitor: Visitor, option: str) -> Locator:
    return visitor.page.locator(f"#all-options [data-option={option}]")


def test_what_is_not_allowed_is_shown_with_its_reason_and_a_way_out(arrive: Arrive, house: House) -> None:
    ada = at_home(arrive, house, "El Grande", players=4)
    choose(ada, "Rules", "1995 classic")
    ada.page.get_by_role("button", name="All options").click()
    regency = field(ada, "new_regency").get_by_role("switch")
    expect(regency).to_have_attribute("aria-disabled", "true")
    expect(regency).to_have_accessible_description(re.compile("Not now: Edition is 1995"))
    regency.click(force=True)
    expect(regency).not_to_be_checked()
    ada.page.get_by_role("group", name="Only with Edition: 2023").get_by_role(
        "button", name="Choose Edition: 2023"
    ).first.click()
    expect(ada.page.get_by_role("radiogroup", name="Edition").get_by_role("radio", name="2023")).to_be_checked()
    regency.click()
    expect(regency).to_be_checked()
    expect(field(ada, "tie_rule").locator("select")).to_have_value("sliding")
    merged = field(ada, "merge_piles_2_3")
    expect(merged).to_contain_text("“yes” cannot be chosen while Players is 4.")
    merged.get_by_role("button", name="Choose Players: 3").click()
    expect(ada.page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="3")).to_be_checked()
    merged.get_by_role("switch").click()
    expect(merged.get_by_role("switch")).to_be_checked()
    choose(ada, "Players", "2")
    expect(merged).to_contain_text("Must be yes where all of this holds: Edition = 2023, Players = 2.")
    expect(merged.get_by_role("switch")).to_be_checked()
    six = field(ada, "short_game").locator("option[value=six_rounds]")
    expect(six).to_be_disabled()
    expect(field(ada, "short_game")).to_contain_text("“only rounds 1 to 6” cannot be chosen while Edition is 2023.")
    for choice in field(ada, "veteran_cards").get_by_role("checkbox").all():
        choice.check()
    field(ada, "shift_of_power").get_by_role("switch").click()
    ada.page.get_by_role("radiogroup", name="Edition").get_by_text("1995", exact=True).click()
    said = ada.page.get_by_role("status").filter(has_text="as usual again")
    expect(said).to_contain_text("New Regency, Veteran cards and Shift of Power")
    expect(regency).not_to_be_checked()
    ada.page.get_by_role("button", name=PLAY).click()
    ada.page.wait_for_selector(".decision")


def test_a_half_made_list_stays_and_says_what_is_missing(arrive: Arrive, house: House) -> None:
    """Two of three colours are chosen: they stay whatever else is ticked, and the server is asked nothing meanwhile."""
    ada = at_home(arrive, house, "Kabale & Hiebe", players=3)
    page = ada.page
    page.get_by_role("button", name="All options").click()
    colours = field(ada, "colours")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.method == "POST" else None)
    boxes = colours.get_by_role("checkbox")
    boxes.nth(0).check()
    expect(colours).to_contain_text("2 more are to be chosen here")
    boxes.nth(2).check()
    expect(colours).to_contain_text("One more is to be chosen here")
    expect(colours.get_by_role("checkbox").nth(1)).to_have_accessible_description(re.compile("One more"))
    other = page.locator("#all-options [role=switch]").last
    other.click()
    expect(boxes.nth(0)).to_be_checked()
    expect(boxes.nth(2)).to_be_checked()
    page.get_by_role("button", name=PLAY).click()
    expect(page.get_by_role("alert")).to_contain_text("Colours: One more is to be chosen here")
    expect(boxes.nth(1)).to_be_focused()
    assert ada.axe() == []
    assert asked == []
    assert mine(ada) == []
    boxes.nth(1).check()
    expect(colours).not_to_contain_text("to be chosen here")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name=PLAY).click()
    page.wait_for_selector(".decision")
    assert len(mine(ada)) == 1


def test_the_form_says_which_cards_are_reconstructed(arrive: Arrive, house: House) -> None:
    ada = at_home(arrive, house, "El Grande")
    choose(ada, "Rules", "2023 classic")
    told = ada.page.locator("details", has_text="20 cards are reconstructed.")
    told.locator("summary").click()
    expect(told.get_by_text("Militia", exact=True)).to_be_visible()
    expect(told.get_by_text("Move 5 from one region × 2")).to_be_visible()
    choose(ada, "Rules", "2023 with every module")
    expect(ada.page.locator("details").get_by_text("placeholder: nothing is known of it", exact=False)).to_be_visible()
    choose(ada, "Rules", "1995 classic")
    expect(ada.page.get_by_text("All cards are from the rulebook, or published.")).to_be_visible()


def test_every_preset_of_every_game_begins(arrive: Arrive, house: House) -> None:
    api = Api(house)
    ada = arrive(house)
    ada.open("/")
    for game in ada.context.request.get("/api/games").json()["games"]:
        for preset in [each["name"] for each in game["presets"]]:
            made = api.make(game["id"], [ME, bot(), bot()], preset=preset, options={"players": 3})
            assert made["table"], preset


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
    assert "/rules/el-grande" in ada.page.url
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
