"""The colonies at the table: areas overseas on the chart and as tiles, offices, the Inquisitor and his caballeros, kept
cards, delayed scorings."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.kit import final_points
from tests.page.colonies import (
    AT_SEA,
    AT_THE_SCORING,
    BEFORE_A_REPETITION,
    BEFORE_PLACING,
    BEFORE_TURNING,
    BESIDE_THE_BOARD,
    DISKS,
    IN_THE_MIDDLE,
    OPTIONS,
)
from tests.page.kit import DESKTOP, ME, PHONE, House, Visitor, bot
from tests.page.playing import BUTTONS, OFFERED, TOO_LATE, Chooser, play, refused
from tests.page.pressing import covered, tap
from tests.page.screens import Api, settle, settles, table_of
from tests.page.stillness import stills, watched

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
OVERSEAS = ("america", "france", "ship", "mediterranean")
SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True},
}


def at(visitor: Visitor, position: dict[str, Any], *moves: str) -> Callable[[str], None]:
    """A table at a position, as seat A sees it; what makes a move of any seat there."""
    settles(visitor)
    api = Api(visitor.house)
    address = api.make_at("el-grande", position, moves, **OPTIONS)
    visitor.open(address)
    visitor.page.wait_for_selector(".decision")
    settle(visitor)

    def play(move: str) -> None:
        seat, words = move.split(" ", maxsplit=1)
        api.play(api.asks(f"/tables/{table_of(address)}?seat={seat}")["table"], words)

    return play


def well_drawn(visitor: Visitor) -> None:
    """Nothing of the screen is covered, cut off, without words or out of reach."""
    assert [*covered(visitor.page), *visitor.overflow(), *visitor.axe(), *visitor.unworded()] == []


def sent_by(visitor: Visitor, act: Callable[[], None]) -> str:
    """The move that is sent when a reader does something."""
    with visitor.page.expect_request("**/moves") as sent:
        act()
    return str(json.loads(sent.value.post_data or "{}")["move"])


@pytest.mark.parametrize("size", SIZES)
def test_the_inquisitor_and_his_caballeros(arrive: Arrive, house: House, size: str) -> None:
    """Who has him is marked and told, black ones carry the shape of whom they count for, and one laid aside is chosen
    where it lies (GI-INQ-3, GI-BLK-3)."""
    ada = arrive(house, **SIZES[size])
    at(ada, IN_THE_MIDDLE, "A next_part special")
    page = ada.page
    well_drawn(ada)
    expect(page.locator(".players [data-bonus=no]")).to_be_visible()
    if size == "desk":
        expect(page.locator("[data-token='black castilla'] .for")).to_have_count(1)
        page.keyboard.press("x")
        expect(page.locator("[aria-live]").filter(has_text="The Inquisitor: you")).to_have_count(1)
    else:
        expect(page.locator(".tiles [data-token='black mediterranean'] .for")).to_have_count(1)
    black = page.locator("button[data-offer=aside]")
    black.click()
    expect(page.locator(".decision")).to_contain_text("Where to")
    assert sent_by(ada, lambda: page.locator(".decision .target", has_text="Toledo").click()) == (
        "move_one black aside toledo"
    )


def test_the_bonus_is_asked_in_few_words(arrive: Arrive, house: House) -> None:
    """GI-BON-4: gained after the placement part, it is used at once or lost."""
    ada = arrive(house)
    at(ada, {**IN_THE_MIDDLE, "done": ["place"]}, "A next_part special", "A move_one done")
    well_drawn(ada)
    choices = ada.page.locator(".decision .target")
    expect(choices).to_have_text(
        [re.compile("To the court.*5 → 6"), re.compile("Place one more"), re.compile("Do with")]
    )
    assert sent_by(ada, lambda: ada.page.keyboard.press("1")) == "bonus bonus_province"
    expect(ada.page.locator(".players [data-bonus=yes]")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_a_scoring_with_everything_overseas(arrive: Arrive, house: House, size: str) -> None:
    """Told in two halves, since somebody was asked in the middle; then what is due, and why (GI-SCO-8, GI-P7-SLA-2)."""
    ada = arrive(house, **SIZES[size])
    play = at(ada, AT_THE_SCORING, *DISKS[:-1])
    page = ada.page
    play(DISKS[-1])
    told = page.locator("[data-scoring=told]")
    expect(told).to_contain_text("Disks revealed")
    page.locator("[data-scoring=controls] .totals").click()
    page.get_by_role("button", name="Close", exact=True).click()
    play("B after_castillo skip")
    expect(told.locator("li", has_text="its points are lost").first).to_be_visible()
    page.locator("[data-scoring=controls]").get_by_role("button", name="Pause").click()
    well_drawn(ada)
    page.locator("[data-scoring=controls] .totals").click()
    expect(told).to_contain_text("Scored once more, because a card lay here.")
    expect(page.locator(".log").first).to_contain_text("captain")


def test_a_repetition_is_offered_and_made(arrive: Arrive, house: House) -> None:
    """Keeping the card comes first; what is repeated is asked of whoever repeats it (GI-P7-DOU-2, GI-D11)."""
    ada = arrive(house)
    at(ada, BEFORE_A_REPETITION, "B next_part special", "B king_to aragon")
    well_drawn(ada)
    expect(ada.page.locator("[data-kept=double]")).to_be_visible()
    expect(ada.page.locator(".decision .target")).to_have_text([re.compile("Keep"), re.compile("Repeat")])
    ada.page.keyboard.press("2")
    ada.page.wait_for_selector("[data-area=galicia][data-offer]")
    expect(ada.page.locator("[data-kept=double]")).to_have_count(0)
    assert (
        sent_by(ada, lambda: ada.page.locator("[data-area=galicia][role=button]").press("Enter")) == "king_to galicia"
    )


@pytest.mark.parametrize("size", SIZES)
def test_a_card_that_is_turned_over_says_by_whom(arrive: Arrive, house: House, size: str) -> None:
    """GI-P7-TUR-2: it is a spine at the end of the row, and nobody can take it."""
    ada = arrive(house, **SIZES[size])
    at(ada, BEFORE_TURNING, "A next_part special")
    king = ada.page.locator("[data-card=eg95_king]")
    assert sent_by(ada, king.click) == "turn_card pile_5"
    expect(king).to_contain_text("Turned over by Ada")
    expect(king).not_to_have_attribute("data-offer", re.compile("."))
    settle(ada)
    well_drawn(ada)


def test_the_chart_is_looked_at_and_chosen_from(arrive: Arrive, house: House) -> None:
    """Keys lead to every area overseas; what is there stands in the column, is read out, and a press is a move."""
    ada = arrive(house, viewport=DESKTOP)
    at(ada, BEFORE_PLACING, "A next_part place")
    page = ada.page
    page.locator("[data-area=castilla][role=button]").focus()
    for area in OVERSEAS:
        page.keyboard.press("o")
        expect(page.locator(f"[data-area={area}][role=button]")).to_be_focused()
    page.keyboard.press("t")
    expect(page.locator("[aria-live]").filter(has_text="Still to come")).to_have_count(1)
    expect(page.locator("[data-show=to-come] li").first).to_be_visible()
    page.locator("[data-area=mediterranean][role=button]").hover()
    expect(page.locator("aside h2", has_text="Mediterranean")).to_be_visible()
    ship = page.locator("[data-area=ship][role=button]")
    expect(ship).to_have_accessible_name(re.compile("^Ship: captain .*Can be chosen"))
    with page.expect_request("**/moves") as sent:
        ship.click(position={"x": 60, "y": 20})
    assert json.loads(sent.value.post_data or "{}")["move"] == "place_one ship"


def test_tiles_on_a_phone(arrive: Arrive, house: House) -> None:
    """One tap at a tile looks, the second chooses; no tile is smaller than a finger, and none leaves the screen."""
    ada = arrive(house, viewport=PHONE, has_touch=True)
    at(ada, BEFORE_PLACING, "A next_part place")
    page = ada.page
    for area in OVERSEAS:
        box = page.locator(f".tiles [data-area={area}]").bounding_box()
        assert box
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
    ship = page.locator(".tiles [data-area=ship]")
    expect(ship).to_have_attribute("data-offer", "ship")
    ship.tap()
    expect(page.locator("aside h2", has_text="Ship")).to_be_visible()
    with page.expect_request("**/moves") as sent:
        ship.tap()
    assert json.loads(sent.value.post_data or "{}")["move"] == "place_one ship"
    page.locator("header button", has_text="after").or_(page.locator("header button", has_text="kept")).first.click()
    expect(page.locator("#to-come")).to_be_focused()


# -- sailing, tokens, the limit board ------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_sails_and_what_it_carries(arrive: Arrive, house: House, size: str, scheme: Any) -> None:
    """Carriers, free tokens and the limit board are drawn and told, and nothing covers anything."""
    ada = arrive(house, color_scheme=scheme, **SIZES[size])
    at(ada, AT_SEA)
    page = ada.page
    well_drawn(ada)
    expect(page.locator("[data-limit='10/10']")).to_have_count(1)
    expect(page.locator(".players [data-carried=A]")).to_have_text(re.compile("Carried: 1 gold, 1 goods"))
    expect(page.locator(".decision")).to_contain_text("Gold pays 6")
    ship = page.locator(".tiles [data-area=ship]" if size == "phone" else "[data-area=ship][role=button]")
    expect(ship).to_have_accessible_name(re.compile("you 1, you 1 with gold, you 1 with goods"))


@pytest.mark.parametrize("language", ["cs", "pl", "de"])
def test_longer_words_have_room_on_a_phone(arrive: Arrive, house: House, language: str) -> None:
    ada = arrive(house, locale=language, **SIZES["phone"])
    at(ada, AT_SEA, "A sea_move A ship sevilla", "A from_place gold")
    expect(ada.page.locator("html")).to_have_attribute("lang", language)
    well_drawn(ada)


def test_gold_is_sailed_to_spain_by_the_pointer(arrive: Arrive, house: House) -> None:
    """First a token at sea, then where it goes with the way drawn, then which of several: its token on the ship."""
    ada = arrive(house, viewport=DESKTOP)
    at(ada, AT_SEA)
    page = ada.page
    page.locator("[data-token='A ship']").first.click()
    expect(page.locator(".decision")).to_contain_text("In hand")
    sevilla = page.locator("[data-area=sevilla][role=button]")
    sevilla.hover(position={"x": 20, "y": 40})
    expect(page.locator("[data-voyage] text", has_text="+6")).to_have_count(1)
    well_drawn(ada)
    assert sent_by(ada, lambda: sevilla.click(position={"x": 20, "y": 40})) == "sea_move A ship sevilla"
    expect(page.locator(".decision .target").first).to_contain_text("+6")
    gold = page.locator("[data-token='A ship'][data-offer]").nth(1)
    assert sent_by(ada, gold.click) == "from_place gold"
    expect(page.locator("[data-moved=A]")).to_have_count(1)
    expect(page.locator(".log").first).to_contain_text("delivers gold")
    settle(ada)
    well_drawn(ada)


def test_a_token_is_stepped_onto_by_keys(arrive: Arrive, house: House) -> None:
    """America, then its own token; going on is one key."""
    ada = arrive(house, viewport=DESKTOP)
    at(ada, AT_SEA)
    page = ada.page
    page.locator("[data-area=castilla][role=button]").focus()
    page.keyboard.press("o")
    expect(page.locator("[data-area=america][role=button]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".decision .target", has_text="Onto the gold")).to_be_visible()
    assert sent_by(ada, lambda: page.keyboard.press("Space")) == "sea_move A america america"
    expect(page.locator("[data-load='A gold']")).to_have_count(2)
    assert sent_by(ada, lambda: page.keyboard.press("d")) == "sea_move done"


def test_a_sea_move_by_touch_on_a_phone(arrive: Arrive, house: House) -> None:
    """The tile of the ship picks up, the map is the target: one tap looks, the second sails."""
    ada = arrive(house, **SIZES["phone"])
    at(ada, AT_SEA)
    page = ada.page
    page.locator(".tiles [data-area=ship]").tap()
    expect(page.locator(".tiles [data-area=ship]")).to_have_class(re.compile("selected"))
    america = page.locator(".tiles [data-area=america]")
    america.tap()
    expect(page.locator("aside h2", has_text="America")).to_be_visible()
    assert sent_by(ada, america.tap) == "sea_move A ship america"
    well_drawn(ada)
    without = page.locator(".decision .target", has_text="Without")
    assert sent_by(ada, without.tap) == "from_place ordinary"
    expect(page.locator(".tiles .lying.offered")).to_have_count(1)
    assert sent_by(ada, page.locator(".decision .target", has_text="Onto the gold").tap) == "to_place gold"
    expect(america).to_contain_text("with gold")


@pytest.mark.parametrize("size", SIZES)
def test_whose_caballero_steps_on_the_limit_board(arrive: Arrive, house: House, size: str) -> None:
    """GI-LIM-8: the holder chooses among those beside it; they are hollow, and only they are offered."""
    ada = arrive(house, **SIZES[size])
    at(ada, BESIDE_THE_BOARD, "A sea_move done")
    page = ada.page
    expect(page.locator("[data-limit='8/10']")).to_have_count(1)
    expect(page.locator(".decision")).to_contain_text("Only who stands on the limit board counts")
    well_drawn(ada)
    if size == "desk":
        offered = page.locator("svg .hollow[data-offer]")
        expect(offered).to_have_count(3)
        assert sent_by(ada, offered.first.click) == "fill_board A"
    else:
        assert sent_by(ada, page.locator(".decision .target").first.tap) == "fill_board A"
    expect(page.locator("[data-limit='9/10']")).to_have_count(1)


@pytest.mark.parametrize("area", ["mediterranean", "ship", "navarra"])
@pytest.mark.parametrize("size", SIZES)
def test_the_limit_board_elsewhere(arrive: Arrive, house: House, size: str, area: str) -> None:
    """At sea with carriers on it, and in the smallest region."""
    there = {"A": 4, "B": 3, "C": 4 if area == "ship" else 3, "D": 2}  # of those at the ship one is captain
    regions = {**AT_SEA["regions"], area: there}
    carriers = {**AT_SEA["carriers"], **({area: {"A": ["goods"]}} if area in ("mediterranean", "ship") else {})}
    beside = {"A": ["ordinary"], "C": ["ordinary"]}
    position = {**AT_SEA, "limit_board": area, "regions": regions, "carriers": carriers, "beside": beside}
    position["aside"] = 4 - sum(each.get("black", 0) for each in regions.values())
    ada = arrive(house, **SIZES[size])
    at(ada, position)
    expect(ada.page.locator("[data-limit='10/10']")).to_have_count(1)
    well_drawn(ada)


# -- whole games ---------------------------------------------------------------------------------

SHORT: dict[str, Any] = {"grand_inquisitor": True, "short_game": "two_per_period"}


def whole_game(ada: Visitor, options: dict[str, Any], bots: int, choose: Callable[[dict[str, str]], Chooser]) -> None:
    """Played to its end against bots: nothing is refused, and nothing that is asked moves the board."""
    ada.allowed, stale = [TOO_LATE], refused(ada.page)
    settles(ada)
    made = ada.make("el-grande", [ME, *[bot()] * bots], options={**options, "players": bots + 1})
    ada.at_table(made["table"])
    ada.page.wait_for_selector(".decision .target")
    settle(ada)
    seen: dict[str, str] = {}
    play(ada.page, choose(seen), seed=5)
    assert stale == []
    assert len(seen) == 2, "\n".join(f"{place}: {asked}" for place, asked in seen.items())
    table = ada.sees(made["table"], "A")
    assert table["phase"] == "over"
    assert all(str(points) in ada.decision.inner_text() for points in final_points(table).values())


def touches(seen: dict[str, str]) -> Chooser:
    """Touch what is offered, and look where the board is."""

    def choose(page: Page, dice: random.Random) -> bool:
        watched(page, seen, "el-grande")
        for place in (OFFERED, BUTTONS) if dice.random() < 0.5 else (BUTTONS, OFFERED):
            found = page.locator(place)
            if count := found.count():
                tap(page, found.nth(dice.randrange(count)))
                return True
        return False

    return choose


def clicks(seen: dict[str, str]) -> Chooser:
    return stills(seen, "el-grande")


def test_a_short_game_by_clicking(arrive: Arrive, house: House) -> None:
    whole_game(arrive(house), SHORT, 1, clicks)


@pytest.mark.long
@pytest.mark.parametrize("bots", [2, 4])
@pytest.mark.parametrize("intrigue", [False, True], ids=["alone", "with King & Intrigue"])
def test_a_whole_game_by_clicking(arrive: Arrive, house: House, bots: int, intrigue: bool) -> None:
    options = {"grand_inquisitor": True, "king_intrigue": intrigue}
    whole_game(arrive(house), options, bots, lambda seen: stills(seen, "el-grande", ".choosing"))


@pytest.mark.long
def test_a_whole_game_by_touch_on_a_phone(arrive: Arrive, house: House) -> None:
    whole_game(arrive(house, **SIZES["phone"]), {"grand_inquisitor": True}, 2, touches)
