"""The rule book: an address for every rule, a search, and the answer to "why can't I?"."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from grandee.games import OFFERED, load_game
from tests.page.kit import House, Visitor, until
from tests.page.pixels import inside
from tests.page.screens import Scene, reach

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]


def leads_to(page: Page, rule: str) -> None:
    """The rule of the address is open, in sight and has the focus."""
    place = page.locator(f"[id='{rule}']")
    expect(place).to_be_focused()
    expect(place).to_be_in_viewport()
    expect(place.locator("dt")).to_have_text(rule)
    assert len(place.locator("dd").inner_text()) > 10


@pytest.mark.parametrize("game", OFFERED)
def test_the_address_of_a_rule_leads_to_it(arrive: Arrive, house: House, game: str) -> None:
    ada = arrive(house)
    rules = [rule["id"] for rule in ada.context.request.get(f"/api/rules/{game}").json()["rules"]]
    assert len(rules) > 40
    ada.open(f"/rules/{game}#{rules[0]}")
    for rule in (rules[0], rules[len(rules) // 2], rules[-1]):
        ada.page.evaluate("to => (location.hash = to)", rule)
        leads_to(ada.page, rule)


@pytest.mark.long
@pytest.mark.parametrize("game", OFFERED)
def test_every_rule_has_an_address(arrive: Arrive, house: House, game: str) -> None:
    ada = arrive(house)
    ada.open(f"/rules/{game}")
    ada.page.wait_for_selector("h2")
    for rule in ada.context.request.get(f"/api/rules/{game}").json()["rules"]:
        ada.page.evaluate("to => (location.hash = to)", rule["id"])
        leads_to(ada.page, rule["id"])


def test_a_rule_that_does_not_exist_is_said_to_be_unknown(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    ada.open("/rules/el-grande#EG-NOSUCH-99")
    ada.page.get_by_role("alert").filter(has_text="There is no rule EG-NOSUCH-99").wait_for()


@pytest.mark.parametrize("language", ["en", "cs", "pl", "de"])
@pytest.mark.parametrize("game", OFFERED)
def test_all_cards_and_rules_are_in_words(arrive: Arrive, house: House, game: str, language: str) -> None:
    ada = arrive(house, locale=language)
    cards = {card for each in facts_of(ada, game) for card in each["cards"]}
    ada.open(f"/rules/{game}")
    listed = ada.page.locator("li[id^=card-]")
    expect(listed).to_have_count(len(cards))
    for card in listed.all():
        assert len(card.locator("h3").inner_text()) > 2
        assert len(card.locator("p").first.inner_text()) > 5
    assert ada.unworded() == []


def facts_of(visitor: Visitor, game: str) -> list[dict[str, Any]]:
    """What tells of the cards of each edition and expansion; of a game without editions what the lesson has."""
    offered = load_game(game).options.offered
    editions = next((option.choices for option in offered.options if option.name == "edition"), ())
    if not editions:
        return [visitor.context.request.get(f"/api/lessons/{game}").json()["facts"]]
    set_ups: list[dict[str, Any]] = [{"options": {"edition": edition}} for edition in editions]
    set_ups += [{"preset": presets[0]} for presets in offered.boxes.values()]
    return [visitor.context.request.post("/api/facts", data={"game": game, **each}).json() for each in set_ups]


def test_the_options_of_one_edition_are_shown_with_their_usual_values(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    ada.open("/rules/el-grande")
    options = ada.page.locator("section", has=ada.page.locator("#options")).locator("dl > div")
    ties = options.filter(has_text=re.compile(r"^\s*Ties\b"))
    expect(ties).to_contain_text("usually: 1995: as many as there are in the tie and 2023: always two")
    every = options.count()
    editions = ada.page.get_by_role("group", name="Edition")
    editions.get_by_role("button", name="2023").click()
    expect(ties).to_contain_text("usually: always two")
    expect(options.filter(has_text="Shift of Power")).to_have_count(1)
    expect(options.filter(has_text=re.compile(r"^\s*Granada\b"))).to_have_count(0)
    assert options.count() < every


def test_the_rules_of_one_edition_are_shown(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    ada.open("/rules/el-grande?edition=2023")
    titles = ada.page.locator("section.prose h2")
    expect(titles.first).to_have_text("What is different in 2023")
    expect(titles.filter(has_text="(1995)")).to_have_count(0)
    calling = ada.page.locator("section.prose", has=ada.page.get_by_role("heading", name="Calling caballeros"))
    expect(calling).to_contain_text("You may take fewer, even none.")
    expect(calling).not_to_contain_text("You always take the full number.")
    expect(ada.page.locator("#card-eg23_fiesta")).to_be_attached()
    editions = ada.page.get_by_role("group", name="Edition")
    editions.get_by_role("button", name="1995").click()
    expect(titles.filter(has_text="Granada (1995)")).to_have_count(1)
    expect(titles.filter(has_text="2023")).to_have_count(0)
    expect(ada.page.locator("#card-eg95_king")).to_be_attached()
    assert ada.page.url.endswith("/rules/el-grande?edition=1995")
    ada.page.evaluate("location.hash = 'EG-SHIFT-3'")
    leads_to(ada.page, "EG-SHIFT-3")
    expect(editions.get_by_role("button", name="All editions")).to_have_attribute("aria-pressed", "true")


def test_the_search_finds_a_card(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    ada.open("/rules/el-grande")
    cards = ada.page.locator("li[id^=card-]")
    cards.first.wait_for()
    before = cards.count()
    ada.page.get_by_role("searchbox").fill("veto")
    expect(cards.filter(has=ada.page.get_by_role("heading", name="Veto"))).to_have_count(
        3
    )  # one of each edition, and the 40
    until(lambda: 0 < cards.count() < before, "fewer cards")
    expect(ada.page.locator("mark").first).to_be_visible()
    expect(ada.page.get_by_role("status").filter(has_text="found")).to_be_visible()
    ada.page.get_by_role("searchbox").fill("xyzzy")
    ada.page.get_by_text("Nothing found.").wait_for()


def test_accents_do_not_matter_to_the_search(arrive: Arrive, house: House) -> None:
    ada = arrive(house, locale="cs")
    ada.open("/rules/el-grande")
    find = ada.page.get_by_role("searchbox")
    find.fill("král")
    expect(ada.page.locator("mark").first).to_be_visible()
    marked = ada.page.locator("mark").count()
    find.fill("kral")
    expect(ada.page.locator("mark")).to_have_count(marked)


def test_a_region_that_cannot_be_chosen_says_by_which_rule(arrive: Arrive, house: House, scene: Scene) -> None:
    ada = arrive(house)
    reach("el-grande", ada, scene)
    table = ada.sees(scene.running["el-grande"].split("#", maxsplit=1)[0].removeprefix("/t/"), "A")
    assert table["decision"] == "place_one"
    king = table["view"]["king"]
    assert f"place_one {king}" not in table["moves"]
    ada.page.mouse.click(*inside(ada.page, king))
    said = ada.page.locator(".decision").get_by_role("alert")
    said.wait_for()
    assert len(said.inner_text()) > 30
    rule = said.get_by_role("link").inner_text()
    assert rule.startswith("EG-")
    with ada.context.expect_page() as opened:
        said.get_by_role("link").click()
    ada.listen(opened.value)
    leads_to(opened.value, rule)
    assert ada.sees(table["table"], "A")["version"] == table["version"], "asking plays nothing"
