"""Slips of the finger: a second press, a held key, and the questions that are asked once more.

Where it matters how soon a press follows another, time stands still in the page, and passes when the test lets it: how
fast the machine is does not count.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.kit import ME, PHONE, House, Visitor, bot, until
from tests.page.playing import moves_sent
from tests.page.screens import Api, link
from tests.page.test_robust import secret_choice

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
BEN = {"kind": "here", "name": "Ben"}
WITHIN = 250  # milliseconds after a new question in which the guard stands
AFTER = 1_000  # and after which it does not
FRAME = 20
CLICKS = "globalThis.clicks = 0; addEventListener('click', () => globalThis.clicks++, true)"  # before the guard does
OPTIONS = ".decision .target:not([disabled])"
SPOT = """it => { const box = it.getBBox();
  for (let i = 1; i < 40; i++) for (let j = 1; j < 40; j++) {
    const at = new DOMPoint(box.x + i * box.width / 40, box.y + j * box.height / 40);
    const {x, y} = at.matrixTransform(it.getScreenCTM());
    if (it.isPointInFill(at) && document.elementFromPoint(x, y) === it) return [x, y];
  } }"""


def in_still_time(arrive: Arrive, house: House, **look: Any) -> Visitor:
    """Somebody in whose page no time passes by itself."""
    ada, now = arrive(house, **look), datetime.now(UTC)
    ada.context.add_init_script(CLICKS)
    ada.page.clock.install(time=now)
    ada.page.clock.pause_at(now + timedelta(minutes=1))  # no machine needs that long to come here
    return ada


def passing(ada: Visitor, done: Callable[[], object], what: str) -> None:
    """Let time pass frame by frame, and stop it at the frame in which something is seen."""

    def seen() -> object:
        found = done()
        if not found:
            ada.page.clock.run_for(FRAME)
        return found

    ada.until(seen, what)


def presses(ada: Visitor, press: Callable[[float, float], None], at: list[float]) -> None:
    """Press a place, and go on when the page has had the click."""
    before = ada.page.evaluate("clicks")
    press(*at)
    ada.until(lambda: ada.page.evaluate("clicks") > before, "the click")


def table_where(house: House, fits: Callable[[dict[str, Any]], bool]) -> tuple[Api, dict[str, Any]]:
    """A table of El Grande as A sees it when it is asked for something that fits; B sits there too."""
    api, dice = Api(house), random.Random(3)
    for _ in range(30):
        made = api.make("el-grande", [ME, BEN], options={"players": 2})
        for _ in range(300):
            sees = [api.asks(f"/tables/{made['table']}?seat={seat}")["table"] for seat in "AB"]
            if sees[0]["phase"] == "over":
                break
            if sees[0]["moves"] and fits(sees[0]):
                return api, made
            now = next(now for now in sees if now["moves"] and not now["chosen"])
            api.play(now, dice.choice(now["moves"]))
    raise AssertionError("A was never asked for that")


def places(now: dict[str, Any]) -> int:
    """How many caballeros A is to place."""
    return int(now["prompt"]["args"].get("left", 0)) if now["decision"] == "place_one" else 0


def takes_card(now: dict[str, Any]) -> bool:
    return bool(now["decision"] == "choose_card")


def at_seat(ada: Visitor, made: dict[str, Any]) -> tuple[Page, list[dict[str, Any]]]:
    """Ada at her seat, and only there; the moves that she sends."""
    ada.open(link(made))
    passing(ada, ada.page.locator(OPTIONS).count, "the options")
    passing(ada, ada.page.locator(".log li").count, "the log")  # what others did last makes a question a new one
    ada.page.clock.run_for(AFTER)  # what is drawn after the board is there as well
    return ada.page, moves_sent(ada.page)


def spot(page: Page, area: str) -> list[float]:
    """A place in a region."""
    return list(page.locator(f"[data-area={area}] path").first.evaluate(SPOT))


def middle(thing: Locator) -> list[float]:
    box = thing.bounding_box()
    assert box
    return [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_a_second_press_does_not_answer_the_next_question(arrive: Arrive, house: House, way: str) -> None:
    """A card of the hand is picked twice in one place, where the columns are offered next."""
    look = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}} if way == "touch" else {}
    ada = in_still_time(arrive, house, **look)
    made = ada.make("kabale", [ME, bot()], options={"players": 2, "first_seat": 0})
    page, _ = at_seat(ada, made)
    question = page.locator(".decision .prompt")
    before = question.inner_text()
    box = page.locator(OPTIONS).first.bounding_box()
    assert box
    at = [box["x"] + 20, box["y"] + box["height"] / 2]
    press = page.mouse.click if way == "mouse" else page.touchscreen.tap
    presses(ada, press, at)
    expect(question).not_to_have_text(before)
    asked = question.inner_text()
    presses(ada, press, at)
    page.clock.run_for(WITHIN)
    presses(ada, press, at)
    assert question.inner_text() == asked, "the second press has chosen a column"
    page.clock.run_for(AFTER)
    presses(ada, press, at)
    expect(question).not_to_have_text(asked)


def moves_some(now: dict[str, Any]) -> bool:
    """A may move a caballero, and there are several to pick."""
    picked = {tuple(move.split()[1:3]) for move in now["moves"] if len(move.split()) == 4}
    return bool(now["decision"] == "move_one" and len(picked) > 1)


def test_a_second_press_does_not_send_what_the_first_has_picked(arrive: Arrive, house: House) -> None:
    """A caballero to be moved is picked; where it goes is asked by the same question, in the same place."""
    _api, made = table_where(house, moves_some)
    ada = in_still_time(arrive, house)
    page, sent = at_seat(ada, made)
    offered = page.locator(OPTIONS).all_inner_texts()
    box = page.locator(OPTIONS).first.bounding_box()
    assert box
    at = [box["x"] + 20, box["y"] + box["height"] / 2]
    presses(ada, page.mouse.click, at)
    expect(page.locator(OPTIONS)).not_to_have_text(offered)
    presses(ada, page.mouse.click, at)
    page.clock.run_for(WITHIN)
    presses(ada, page.mouse.click, at)
    page.clock.run_for(AFTER)
    assert sent == [], "the second press has sent it"
    presses(ada, page.mouse.click, at)
    passing(ada, lambda: sent, "the move")


def test_the_same_key_again_does_not_answer_the_next_question(arrive: Arrive, house: House) -> None:
    """An action card is taken with 1, and what to do with it is asked next, with a 1 of its own."""
    _api, made = table_where(house, takes_card)
    ada = in_still_time(arrive, house)
    page, sent = at_seat(ada, made)
    page.keyboard.press("1")
    passing(ada, page.locator(f"{OPTIONS}[data-move^=next_part]").count, "the next question")
    page.keyboard.press("1")
    page.clock.run_for(WITHIN)
    page.keyboard.press("1")
    page.clock.run_for(AFTER)
    assert [each["move"].split()[0] for each in sent] == ["choose_card"]
    page.keyboard.press("1")
    passing(ada, lambda: len(sent) == 2, "the same key counts again")


def test_other_input_counts_at_once(arrive: Arrive, house: House) -> None:
    ada = in_still_time(arrive, house)
    made = ada.make("kabale", [ME, bot()], options={"players": 2, "first_seat": 0})
    page, sent = at_seat(ada, made)
    for key in ("q", "1", "d"):
        page.keyboard.press(key)
    ada.until(lambda: sent, "the move")
    assert sent[0]["move"].startswith("place_card")


def test_a_move_that_is_in_is_not_sent_again_before_it_is_seen(arrive: Arrive, house: House) -> None:
    """The server has taken a placement and told it, but no frame was drawn since: D still means the move before."""
    ada = in_still_time(arrive, house)
    made = ada.make("kabale", [ME, bot()], options={"players": 2, "first_seat": 0})
    page, sent = at_seat(ada, made)
    held, version = ada.holds(r"/moves$"), ada.sees(made["table"], "A")["version"]
    for key in ("q", "1", "d"):
        page.keyboard.press(key)
    ada.until(lambda: held, "the move")
    answer = held[0].fetch()
    ada.until(lambda: any(table["version"] > version for table in ada.tables()), "the move, over the socket")
    held[0].fulfill(response=answer)
    page.evaluate("fetch('/ready').then((said) => said.text())")  # the answer has come before this one
    page.keyboard.press("d")
    page.keyboard.press("Enter")
    done = page.locator(".decision [data-done]")
    passing(ada, lambda: not done.count(), "what is asked next")
    assert len(sent) == 1


def test_a_held_key_chooses_once(arrive: Arrive, house: House) -> None:
    _api, made = table_where(house, takes_card)
    ada = in_still_time(arrive, house)
    page, sent = at_seat(ada, made)
    page.keyboard.down("1")
    passing(ada, page.locator(f"{OPTIONS}[data-move^=next_part]").count, "the next question")
    for _ in range(12):
        page.clock.run_for(AFTER)
        page.keyboard.down("1")  # a repetition
    page.keyboard.up("1")
    assert len(sent) == 1
    page.keyboard.press("1")
    passing(ada, lambda: len(sent) == 2, "the key counts again")


def places_one(ada: Visitor, at: list[float]) -> None:
    """Press a region, and go on as soon as fewer caballeros are left."""
    question = ada.page.locator(".decision .prompt")
    before = question.inner_text()
    presses(ada, ada.page.mouse.click, at)
    passing(ada, lambda: question.inner_text() != before and ada.page.locator(OPTIONS).count(), "fewer are left")


def test_pieces_are_placed_one_by_one_as_fast_as_one_likes(arrive: Arrive, house: House) -> None:
    """The same question with fewer left goes on: every press on the same region counts."""
    api, made = table_where(house, lambda now: places(now) > 2)
    ada = in_still_time(arrive, house)
    page, sent = at_seat(ada, made)
    first = api.asks(f"/tables/{made['table']}?seat=A")["table"]
    area = next(move.split()[1] for move in first["moves"] if move.split()[1] not in ("done", "castillo"))
    at = spot(page, area)
    for _ in range(2):
        places_one(ada, at)
    assert [each["move"] for each in sent] == [f"place_one {area}"] * 2


def test_the_last_piece_of_a_turn_is_no_second_press(arrive: Arrive, house: House) -> None:
    """Two are left, and the turn ends with the second: a double press places one."""
    left = [0]

    def last_of_several(now: dict[str, Any]) -> bool:
        left.append(places(now))
        return left[-2:] == [2, 1] and bool(now["ends"]) and bool(now["cancel"])

    api, made = table_where(house, last_of_several)
    now = api.asks(f"/tables/{made['table']}?seat=A")["table"]
    api.asks(f"/tables/{made['table']}/cancel", {"seat": "A", "version": now["version"], "id": "back-to-two-left"})
    now = api.asks(f"/tables/{made['table']}?seat=A")["table"]
    assert places(now) == 2
    ada = in_still_time(arrive, house)
    page, sent = at_seat(ada, made)
    area = next(move.split()[1] for move in now["moves"] if move.split()[1] not in ("done", "castillo"))
    at = spot(page, area)
    places_one(ada, at)
    presses(ada, page.mouse.click, at)
    page.clock.run_for(WITHIN)
    presses(ada, page.mouse.click, at)
    page.clock.run_for(AFTER)
    assert len(sent) == 1
    presses(ada, page.mouse.click, at)
    passing(ada, lambda: not ada.sees(made["table"], "A")["moves"], "the end of the turn")
    assert [each["move"] for each in sent] == [f"place_one {area}"] * 2


def test_a_new_player_confirms_the_end_of_a_turn(arrive: Arrive, house: House) -> None:
    ada = arrive(house, confirms=True)
    made = ada.make("el-grande", [ME, bot()], options={"players": 2, "start_seat": "A"})
    ada.at_table(made["table"])
    page, sent = ada.page, moves_sent(ada.page)
    target = page.locator(".decision .target:not([disabled])").first
    target.wait_for()
    assert ada.sees(made["table"], "A")["ends"], "a power card is the whole of its turn"
    question = page.locator(".decision .prompt")
    before = question.inner_text()
    target.click()
    expect(question).to_contain_text("your last step for now")
    page.keyboard.press("Escape")
    expect(question).to_have_text(before)
    assert sent == []
    target.click()
    expect(page.locator(".decision [aria-live]").first).to_contain_text("your last step for now")
    yes = page.get_by_role("button", name="Confirm")
    expect(yes).to_be_visible()
    page.keyboard.press("Enter")
    ada.until(lambda: sent, "the move")
    assert len(sent) == 1


def test_enter_presses_what_has_the_focus_and_not_the_end_of_the_turn(arrive: Arrive, house: House) -> None:
    ada = arrive(house, confirms=True)
    made = ada.make("el-grande", [ME, bot()], options={"players": 2, "start_seat": "A"})
    ada.at_table(made["table"])
    page, sent = ada.page, moves_sent(ada.page)
    question = page.locator(".decision .prompt")
    target = page.locator(OPTIONS).first
    target.wait_for()
    before = question.inner_text()
    target.click()
    expect(question).to_contain_text("your last step for now")
    chat = page.locator(".side details:has(summary)").last
    chat.locator("summary").focus()
    opened = chat.evaluate("it => it.open")
    page.keyboard.press("Enter")
    ada.until(lambda: chat.evaluate("it => it.open") != opened, "the chat")
    expect(question).to_contain_text("your last step for now")
    page.get_by_role("button", name="Change").focus()
    page.keyboard.press("Enter")
    expect(question).to_have_text(before)
    assert sent == []
    assert ada.sees(made["table"], "A")["moves"]


@pytest.mark.parametrize("way", ["mouse", "d", "Enter"])
def test_a_placement_that_was_confirmed_is_not_asked_for_again(arrive: Arrive, house: House, way: str) -> None:
    """Kabale asks before every placement: who is asked at the end of a turn has been asked with it."""
    ada = arrive(house, confirms=True)
    made = ada.make("kabale", [ME, bot()], options={"players": 2, "first_seat": 0})
    ada.at_table(made["table"])
    page, sent = ada.page, moves_sent(ada.page)
    page.locator("[data-hand]").first.click()
    page.keyboard.press("1")
    place = page.locator(".decision [data-done]")
    move = place.get_attribute("data-done")
    assert move in ada.sees(made["table"], "A")["ends"]
    if way == "mouse":
        place.click()
    else:
        page.keyboard.press(way)
    ada.until(lambda: sent, "the move")
    assert [each["move"] for each in sent] == [move]


def test_a_secret_choice_is_confirmed(arrive: Arrive, house: House) -> None:
    _api, table, key = secret_choice(house)
    ada = arrive(house, confirms=True)
    ada.open(f"/t/{table}#{key}")
    page, sent = ada.page, moves_sent(ada.page)
    page.locator(".decision .target:not([disabled])").first.click()
    expect(page.locator(".decision .prompt")).to_contain_text("In secret")
    assert sent == []
    assert ada.sees(table, "A")["chosen"] == ""
    page.keyboard.press("d")
    until(lambda: ada.sees(table, "A")["chosen"], "the choice")


def test_who_has_played_before_is_asked_as_before(arrive: Arrive, house: House) -> None:
    ada = arrive(house, confirms=True)
    ada.context.add_init_script(
        "location.protocol.startsWith('http') && !localStorage.length && localStorage.setItem('grandee-name', 'Ada')"
    )
    ada.open("/")
    page = ada.page
    page.locator("header [data-settings]").click()
    for name in ("Confirm the end of my turn", "Confirm secret choices"):
        expect(page.get_by_role("switch", name=name)).not_to_be_checked()
    ben = arrive(house, confirms=True)
    for _ in range(2):  # a new player stays one who is asked, also the next time
        ben.open("/")
        ben.page.locator("header [data-settings]").click()
        for name in ("Confirm the end of my turn", "Confirm secret choices"):
            expect(ben.page.get_by_role("switch", name=name)).to_be_checked()


def test_a_double_press_at_the_curtain_shows_one_hand(arrive: Arrive, house: House) -> None:
    """On a phone a card of the hand lies where the curtain's button was: a second press does not choose it."""
    ada = in_still_time(arrive, house, viewport=PHONE)
    made = ada.make("kabale", [ME, BEN], options={"players": 2, "first_seat": 0})
    ada.open(f"/t/{made['table']}")
    page = ada.page
    curtain = page.get_by_role("button", name="I am")
    passing(ada, curtain.count, "the curtain")
    at = middle(curtain)
    presses(ada, page.mouse.click, at)
    passing(ada, page.locator(OPTIONS).count, "the cards")
    question = page.locator(".decision .prompt")
    asked = question.inner_text()
    presses(ada, page.mouse.click, at)
    page.clock.run_for(WITHIN)
    presses(ada, page.mouse.click, at)
    assert question.inner_text() == asked
    page.clock.run_for(AFTER)
    presses(ada, page.mouse.click, at)
    expect(question).not_to_have_text(asked)
