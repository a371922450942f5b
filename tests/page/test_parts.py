"""Parts of the page that did not come: screens, boards, words, and what those are made of."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FilePayload, Page, Route, expect

from tests.page.kit import ME, House, Visitor, bot
from tests.page.screens import Scene, table_of

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
LOST = ["Failed to load resource", "Failed to fetch", "Unable to preload", "ERR_FAILED"]
NOT_HERE = "A part of the page could not be loaded"


def without(ada: Visitor, address: str) -> list[str]:
    """From now on nothing comes from such addresses; what was asked for there."""
    asked: list[str] = []

    def lose(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    ada.allowed = LOST
    ada.page.route(re.compile(address), lose)
    return asked


def once(ada: Visitor, address: str) -> list[str]:
    """The next answer from such an address is lost, and only that.

    The route stays: taking it away while the next request is on its way can leave that one unanswered.
    """
    asked: list[str] = []

    def lose(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.abort()
        else:
            route.continue_()

    ada.allowed = LOST
    ada.page.route(re.compile(address), lose)
    return asked


def from_home(arrive: Arrive, house: House) -> Visitor:
    ada = arrive(house)
    ada.open("/")
    ada.page.get_by_role("button", name="Play now against bots").wait_for()
    return ada


def rules(page: Page) -> None:
    page.get_by_role("link", name="Rules", exact=True).click()


@pytest.mark.parametrize(
    "part",
    [r"/assets/Rules-.*\.js$", r"/assets/Rules-.*\.css$", r"/assets/GameList-.*\.js$", r"/assets/GameList-.*\.css$"],
    ids=["screen", "its style", "what it shares", "style of what it shares"],
)
def test_whatever_of_a_screen_did_not_come_is_asked_for_again(arrive: Arrive, house: House, part: str) -> None:
    ada = from_home(arrive, house)
    asked = without(ada, part)
    rules(ada.page)
    ada.page.get_by_text(NOT_HERE).wait_for()
    before = len(asked)
    rules(ada.page)
    ada.until(lambda: len(asked) > before, "it is asked for again")
    expect(ada.page.get_by_text(NOT_HERE)).to_be_visible()
    expect(ada.page.get_by_role("button", name="Play now against bots")).to_be_visible()
    ada.page.unroute_all()
    rules(ada.page)
    ada.page.get_by_role("heading", name="El Grande: rules").wait_for()
    expect(ada.page.get_by_text(NOT_HERE)).to_have_count(0)
    assert ada.page.locator(".book").evaluate("it => getComputedStyle(it).display") == "grid", "with its style"


def test_one_lost_answer_is_not_even_noticed(arrive: Arrive, house: House) -> None:
    ada = from_home(arrive, house)
    asked = once(ada, r"/assets/Rules-.*\.js$")
    rules(ada.page)
    ada.page.get_by_role("heading", name="El Grande: rules").wait_for()
    assert asked
    assert "/rules/el-grande" in ada.page.url
    ada.page.go_back()
    ada.page.get_by_role("button", name="Play now against bots").wait_for()


@pytest.mark.parametrize(
    ("game", "part"),
    [
        ("kabale", r"/assets/Board-.*\.js$"),
        ("kabale", r"/assets/Board-.*\.css$"),
        ("el-grande", r"/assets/Board-.*\.js$"),
        ("el-grande", r"/assets/map-.*\.json$"),
        ("el-grande", r"/assets/el-grande\.en-.*\.ftl$"),
    ],
    ids=["board", "its style", "the other board", "map", "words"],
)
def test_a_table_waits_for_what_it_is_drawn_with(arrive: Arrive, house: House, game: str, part: str) -> None:
    """Nothing is to be pressed: whoever waits has the table as soon as all of it can be had."""
    ada = arrive(house)
    made = ada.make(game, [ME, bot()], options={"players": 2})
    ada.open("/about")
    ada.page.wait_for_selector("h1")
    asked = without(ada, part)
    ada.page.evaluate(
        "path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')) }", f"/t/{made['table']}"
    )
    ada.until(lambda: len(asked) > 1, "it is asked for again")
    ada.page.unroute_all()
    ada.page.wait_for_selector(".decision .target")
    expect(ada.page.get_by_text(NOT_HERE)).to_have_count(0)
    drawn = ".board svg [data-area]" if game == "el-grande" else "[data-hand]"
    expect(ada.page.locator(drawn).first).to_be_visible()


def test_words_that_did_not_come_are_asked_for_again(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    asked = without(ada, r"/assets/el-grande(\.learn)?\.en-.*\.ftl$")
    ada.open("/")
    again = ada.page.get_by_role("button", name="Try again")
    again.wait_for()
    ada.page.get_by_role("alert").filter(has_text="The server does not answer").wait_for()
    ada.open("/learn/el-grande")
    again.wait_for()
    ada.open("/rules/el-grande")
    again.wait_for()
    assert asked
    ada.page.unroute_all()
    again.click()
    ada.page.get_by_role("heading", name="El Grande: rules").wait_for()


def test_a_board_of_a_lesson_is_asked_for_again(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    asked = without(ada, r"/assets/Board-.*\.js$")
    ada.open("/learn/kabale")
    again = ada.page.get_by_role("button", name="Try again")
    again.wait_for()
    assert asked
    ada.page.unroute_all()
    again.click()
    ada.page.wait_for_selector(".tip")


def test_a_record_from_a_file_outlives_a_page_that_is_loaded_anew(arrive: Arrive, house: House, scene: Scene) -> None:
    ada = arrive(house)
    text = ada.context.request.get(f"/api/tables/{table_of(scene.over['kabale'])}/record").text()
    ada.open("/replay")
    asked = once(ada, r"/assets/Board-.*\.js$")
    game: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}
    ada.page.locator("input[type=file]").set_input_files(game)
    ada.page.wait_for_selector("input[type=range]")
    expect(ada.page.locator("[data-hands]")).to_be_visible()
    assert asked
    assert ada.page.evaluate("sessionStorage.getItem('grandee-drafts')") is None


def test_what_is_being_written_outlives_a_page_that_is_loaded_anew(arrive: Arrive, house: House) -> None:
    """Somebody at the board in words asks for the drawn one, whose script is lost once."""
    ada = arrive(house)
    ada.open("/")
    ada.page.evaluate("localStorage.setItem('grandee-board', 'words')")
    made = ada.make("kabale", [ME, bot()], options={"players": 2})
    ada.at_table(made["table"])
    ada.page.locator("summary", has_text="Chat").click()
    ada.page.get_by_placeholder("Say something").fill("Shall we")
    asked = once(ada, r"/assets/Board-.*\.js$")
    ada.page.locator("header [data-settings]").click()
    ada.page.get_by_role("switch", name="Table in words").click()
    expect(ada.page.locator("[data-hand]").first).to_be_visible()
    assert asked
    expect(ada.page.get_by_placeholder("Say something")).to_have_value("Shall we")
    assert ada.page.evaluate("sessionStorage.getItem('grandee-drafts')") is None


def serve_once(ada: Visitor, path: str, kind: str, body: str) -> None:
    """What an address had before the server was renewed. The route stays, as that of `once`."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(body=body, content_type=kind)
        else:
            route.continue_()

    ada.page.route(f"{ada.house.url}{path}", answer)


def test_an_old_page_whose_parts_are_gone_is_loaded_anew(arrive: Arrive, house: House) -> None:
    """The server has a newer page since: what the old one asks for has another name there."""
    ada = arrive(house)
    ada.allowed = ["404", *LOST]
    document = ada.context.request.get("/").text()
    [entry] = re.findall(r'src="(/assets/index-[^"]+)"', document)
    script = ada.context.request.get(entry).text()
    serve_once(ada, "/", "text/html", document.replace(entry, "/assets/index-old.js"))
    serve_once(ada, "/assets/index-old.js", "text/javascript", re.sub(r"Rules-[\w-]+\.js", "Rules-old.js", script))
    ada.open("/")
    ada.page.get_by_role("button", name="Play now against bots").wait_for()
    with ada.page.expect_response("**/assets/Rules-old.js") as gone:
        rules(ada.page)
    assert gone.value.status == 404
    ada.page.get_by_role("heading", name="El Grande: rules").wait_for()
    assert "/rules/el-grande" in ada.page.url
    assert ada.page.locator("script[src='/assets/index-old.js']").count() == 0
