"""A game move by move: the time line, positions to share, whose eyes, records and pictures."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Response, expect

from grandee.records import record
from tests.kit import final_points
from tests.page.kit import ME, PHONE, House, Visitor
from tests.page.pixels import look
from tests.page.screens import Scene, table_of
from tests.page.test_robust import two_people

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
PIECES = """() => Object.fromEntries([...document.querySelectorAll('[data-token]')]
  .map((token) => [token.dataset.token, Number(token.querySelector('text').textContent)])
  .filter(([, count]) => count))"""


def frames(visitor: Visitor, table: str, seat: str) -> list[dict[str, Any]]:
    """Every position of a game as the server tells it."""
    found: list[dict[str, Any]] = []
    while True:
        after = found[-1]["n"] if found else 0
        said = visitor.context.request.get(f"/api/tables/{table}/frames?seat={seat}&after={after}").json()
        found += said["frames"]
        if not said["more"]:
            return [frame for frame in found if frame["table"]["phase"] != "gathering"]


def pieces_in(frame: dict[str, Any]) -> dict[str, int]:
    """The caballeros of a position, by seat and area."""
    view = frame["table"]["view"]
    castillo = view["castillo"] if isinstance(view["castillo"], dict) else {}
    areas = {**view["regions"], "castillo": castillo}
    return {f"{seat} {area}": count for area, seats in areas.items() for seat, count in seats.items() if count}


def at(visitor: Visitor, place: int) -> None:
    """The replay is at this position."""
    expect(visitor.page.locator("input[type=range]")).to_have_value(str(place))


def shows(visitor: Visitor, pieces: dict[str, int]) -> None:
    """These caballeros are on the map, and no others."""
    visitor.until(lambda: visitor.page.evaluate(PIECES) == pieces, "the pieces of this position")


def watch(arrive: Arrive, house: House, link: str, query: str = "", place: int = 0, **look: Any) -> Visitor:
    """Somebody who sat at a table looks at its game again, at some position if one is named."""
    ada = arrive(house, **look)
    ada.open(link)
    ada.page.wait_for_selector(".decision")
    ada.open(f"/replay/{table_of(link)}?{query}&at={place}" if place else f"/replay/{table_of(link)}?{query}")
    expect(ada.page.locator(".place")).to_have_text(re.compile(r"\d+ \w+ \d+$"))  # the last part is here
    if place:
        at(ada, place)
    return ada


def press(visitor: Visitor, key: str, to: int) -> None:
    visitor.page.keyboard.press(key)
    at(visitor, to)


def test_keys_and_buttons_go_through_the_game(arrive: Arrive, house: House, scene: Scene) -> None:
    ada = watch(arrive, house, scene.over["el-grande"])
    end = int(ada.page.locator("input[type=range]").get_attribute("max") or 0)
    assert end > 50
    press(ada, "End", end)
    press(ada, ",", end - 1)
    press(ada, ".", end)
    press(ada, "Home", 0)
    expect(ada.page.get_by_role("button", name="To the beginning")).to_be_disabled()
    press(ada, ".", 1)
    ada.page.keyboard.press("Space")
    expect(ada.page.locator("input[type=range]")).not_to_have_value("1")
    ada.page.keyboard.press("Space")
    expect(ada.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    ada.page.get_by_role("button", name="To the end").click()
    at(ada, end)
    expect(ada.page.locator(".told")).to_contain_text(re.compile("wins|Shared victory"))
    ada.page.get_by_role("button", name="To the beginning").click()
    at(ada, 0)


def test_the_map_shows_the_position(arrive: Arrive, house: House, scene: Scene) -> None:
    ada = watch(arrive, house, scene.over["el-grande"])
    told = frames(ada, table_of(scene.over["el-grande"]), "A")
    assert int(ada.page.locator("input[type=range]").get_attribute("max") or 0) == len(told) - 1
    for place in (0, 1, len(told) // 3, len(told) // 2, len(told) - 1):
        ada.page.locator("input[type=range]").fill(str(place))
        expect(ada.page.locator(".place")).to_contain_text(f"Move {place} of {len(told) - 1}")
        shows(ada, pieces_in(told[place]))


def test_a_shared_position_opens_for_somebody_else(arrive: Arrive, house: House, scene: Scene) -> None:
    ada = watch(arrive, house, scene.over["el-grande"], permissions=["clipboard-read", "clipboard-write"])
    ada.page.locator("input[type=range]").fill("44")
    ada.page.get_by_role("button", name="Share this position").click()
    expect(ada.page.locator(".share")).to_contain_text("Link copied")
    link = str(ada.page.evaluate("navigator.clipboard.readText()"))
    ada.page.wait_for_url(link)  # the address follows
    ben = arrive(house)
    ben.open(link)
    expect(ben.page.locator(".place")).to_contain_text("Move 44 of")
    told = frames(ada, table_of(scene.over["el-grande"]), "A")[44]
    for each in (ada, ben):
        shows(each, pieces_in(told))
    expect(ben.page.locator(".told")).to_have_text(ada.page.locator(".told").inner_text(), use_inner_text=True)


def test_a_finished_game_is_seen_by_any_seat_or_open(arrive: Arrive, house: House, scene: Scene) -> None:
    ada = watch(arrive, house, scene.over["kabale"], place=6)
    own = frames(ada, table_of(scene.over["kabale"]), "A")[6]["table"]["view"]["hands"]
    assert isinstance(own["B"], int)
    everything = frames(ada, table_of(scene.over["kabale"]), "*")[6]["table"]["view"]["hands"]
    assert isinstance(everything["B"], list)
    eyes = ada.page.get_by_label("Whose view")
    expect(eyes.locator("option")).to_have_count(4)
    eyes.select_option("*")
    ada.page.get_by_text("All cards are open").wait_for()
    at(ada, 6)
    eyes.select_option("B")
    expect(ada.page.locator("[data-hand]")).to_have_count(len(everything["B"]))


def test_whoever_leaves_a_replay_is_at_the_new_address(arrive: Arrive, house: House, scene: Scene) -> None:
    ada = watch(arrive, house, scene.over["kabale"])
    slow = ada.holds(r"/assets/Home-.*\.js$")
    ada.page.wait_for_url(re.compile("at=0$"))  # a clock that is installed cannot stop what an earlier one runs
    ada.page.clock.install()
    ada.page.keyboard.press(".")
    ada.page.keyboard.press("Space")
    ada.page.get_by_role("link", name="Grandee, home").click()
    ada.until(lambda: slow, "the script of the first screen")
    ada.page.clock.fast_forward(5_000)  # the address of a replay follows after a moment
    assert ada.page.url == f"{house.url}/"
    slow[0].continue_()
    ada.page.get_by_role("button", name="Play now against bots").wait_for()
    assert ada.page.url == f"{house.url}/"


@pytest.mark.parametrize("language", ["en", "cs", "pl", "de"])
def test_every_card_fits_on_a_phone(arrive: Arrive, house: House, scene: Scene, language: str) -> None:
    ada = watch(arrive, house, scene.over["kabale"], viewport=PHONE, locale=language)
    line = ada.page.locator("input[type=range]")
    seen: set[str] = set()
    for move in range(int(line.get_attribute("max") or 0) + 1):
        line.fill(str(move))
        seen |= set(ada.page.evaluate("[...document.querySelectorAll('[data-hand]')].map((card) => card.dataset.hand)"))
        assert ada.overflow() == []
    assert len(seen) >= 8  # three in the first hand, and one more for each of at least six turns, but perhaps the last


def test_a_spectator_of_a_running_game_learns_nothing_hidden(arrive: Arrive, house: House) -> None:
    ada, ben, table = two_people(arrive, house)
    eve = arrive(house)
    eve.allowed = ["status of 4"]
    answers: list[Response] = []

    def hear(answer: Response) -> None:
        answers.append(answer)

    eve.page.on("response", hear)
    eve.open(f"/replay/{table}")
    eve.page.wait_for_selector("input[type=range]")
    told = [answer.json() for answer in answers if "/api/tables/" in answer.url]
    expect(eve.page.locator("[data-hand]")).to_have_count(0)
    expect(eve.page.get_by_label("Whose view")).to_have_count(0)
    assert any("frames" in each for each in told)
    text = json.dumps(told)
    for visitor, seat in ((ada, "A"), (ben, "B")):
        hand = visitor.sees(table, seat)["view"]["hands"][seat]
        assert hand
        assert json.dumps(hand) not in text
    for each in told:
        for frame in each.get("frames", []):
            if frame["table"]["phase"] == "gathering":
                continue
            assert all(isinstance(hand, int) for hand in frame["table"]["view"]["hands"].values())
            assert frame["table"]["seed"] == ""
    for seat in ("A", "*"):
        assert eve.context.request.get(f"/api/tables/{table}/frames?seat={seat}").status in (403, 409)


def test_a_table_that_still_gathers_has_nothing_to_look_at(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    made = ada.make("kabale", [ME, {"kind": "open"}], options={"players": 2})
    ada.open(f"/replay/{made['table']}")
    ada.page.get_by_role("alert").filter(has_text="Waiting until every seat is taken").wait_for()


def saved(ada: Visitor, folder: Path) -> Path:
    """The record of the game that is shown, in a file."""
    ada.page.get_by_role("button", name="Save and open").click()
    with ada.page.expect_download() as coming:
        ada.page.get_by_role("link", name="Save record").click()
    file = folder / coming.value.suggested_filename
    coming.value.save_as(file)
    ada.page.keyboard.press("Escape")
    return file


def test_a_saved_record_can_be_checked_and_opened_again(
    arrive: Arrive, house: House, scene: Scene, tmp_path: Path
) -> None:
    ada = watch(arrive, house, scene.over["el-grande"], place=50)
    shown = pieces_in(frames(ada, table_of(scene.over["el-grande"]), "A")[50])
    shows(ada, shown)
    file = saved(ada, tmp_path)
    assert file.name == f"grandee-{table_of(scene.over['el-grande'])}.json"
    table = ada.sees(table_of(scene.over["el-grande"]), "A")
    game = record.read(file.read_text("utf-8"))
    assert "sha256:" + sha256(record.seed_of(game)).hexdigest() == table["commitment"]
    assert record.replay(game).points == final_points(table)

    house.wait_for_reader()
    ben = arrive(house)
    ben.open("/replay")
    ben.page.locator("input[type=file]").set_input_files(file)
    ben.page.get_by_label("Whose view").select_option("A")
    ben.page.get_by_text("You see what could be seen from here").wait_for()
    ben.page.locator("input[type=range]").fill("50")
    expect(ben.page.locator(".place")).to_contain_text("Move 50 of")
    shows(ben, shown)
    assert ben.context.request.get("/api/mine").json()["tables"] == []  # it was only looked at


DROP = """(transfer) => {
  for (const name of ['dragenter', 'dragover', 'drop'])
    document.body.dispatchEvent(new DragEvent(name, { dataTransfer: transfer, bubbles: true, cancelable: true }));
}"""


def drop(visitor: Visitor, name: str, text: str) -> None:
    """Drop a file on the page."""
    transfer = visitor.page.evaluate_handle(
        """([name, text]) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([text], name));
          return transfer;
        }""",
        [name, text],
    )
    visitor.page.evaluate(DROP, transfer)


def test_a_record_can_be_dropped(arrive: Arrive, house: House, scene: Scene) -> None:
    house.wait_for_reader()
    ada = arrive(house)
    text = ada.context.request.get(f"/api/tables/{table_of(scene.over['kabale'])}/record").text()
    ada.open("/replay")
    ada.page.wait_for_selector("h1")
    drop(ada, "game.json", text)
    ada.page.wait_for_selector("input[type=range]")
    expect(ada.page.locator(".place")).to_contain_text("Move 0 of")
    expect(ada.page.get_by_label("Whose view")).to_have_value("*")


@pytest.mark.parametrize("text", ["this is no game", '{"format": 1}', "", "x" * 600_000])
def test_a_broken_file_is_refused_kindly(arrive: Arrive, house: House, text: str) -> None:
    house.wait_for_reader()
    ada = arrive(house)
    ada.allowed = ["status of 4"]
    ada.open("/replay")
    ada.page.wait_for_selector("h1")
    drop(ada, "broken.json", text)
    refused = ada.page.get_by_role("alert")
    expect(refused).to_contain_text("This file cannot be shown as a game.")
    assert not re.search("Traceback|undefined|Error", refused.inner_text())
    expect(ada.page.get_by_role("button", name="Open a record")).to_be_visible()


@pytest.mark.parametrize("text", ["this is no game", "x" * 600_000])
def test_a_broken_file_does_not_close_the_game_that_is_shown(
    arrive: Arrive, house: House, scene: Scene, text: str
) -> None:
    house.wait_for_reader()
    ada = watch(arrive, house, scene.over["el-grande"], place=50)
    ada.allowed = ["status of 4"]
    shown = pieces_in(frames(ada, table_of(scene.over["el-grande"]), "A")[50])
    shows(ada, shown)
    drop(ada, "broken.json", text)
    expect(ada.page.get_by_role("alert")).to_contain_text("This file cannot be shown as a game.")
    at(ada, 50)
    shows(ada, shown)
    assert f"/replay/{table_of(scene.over['el-grande'])}" in ada.page.url


def test_a_picture_is_saved(arrive: Arrive, house: House, scene: Scene, tmp_path: Path) -> None:
    ada = watch(arrive, house, scene.over["el-grande"], place=50)
    ada.page.get_by_role("button", name="Save and open").click()
    with ada.page.expect_download() as coming:
        ada.page.get_by_role("button", name="Save picture").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    assert file.name.endswith("-50.png")
    picture = look(ada.page, file.read_bytes())
    assert picture.width == 2400
    assert picture.height > 1600
    assert picture.colours > 200


def test_an_open_replay_shows_what_everybody_holds(arrive: Arrive, house: House, scene: Scene) -> None:
    ada = watch(arrive, house, scene.over["el-grande"], "seat=*", 40)
    shown = ada.page.locator("[data-hands]")
    expect(shown).to_be_visible()
    view = frames(ada, table_of(scene.over["el-grande"]), "*")[40]["table"]["view"]
    held = {
        str(row.locator(".vh").inner_text()): [int(each) for each in row.locator("[data-power=held]").all_inner_texts()]
        for row in shown.locator("li").all()
    }
    assert sorted(held.values()) == sorted(view["hands"].values())
    assert all(all(str(card) in spoken for card in cards) for spoken, cards in held.items())
    lying = [int(each) for each in shown.locator("[data-power=lies]").all_inner_texts()]
    assert sorted(lying) == sorted(power for power in view["power"].values() if power)
    assert ada.axe() == []
    kabale = watch(arrive, house, scene.over["kabale"], "seat=*", 10)
    hands = frames(kabale, table_of(scene.over["kabale"]), "*")[10]["table"]["view"]["hands"]
    expect(kabale.page.locator("[data-hands] .tag")).to_have_count(sum(map(len, hands.values())))
    assert [*kabale.axe(), *kabale.overflow()] == []
