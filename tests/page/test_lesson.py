"""The guided first games, from the first step to the last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.games.lessons import ALL_LESSONS, CHAPTERS, LESSONS, script
from tests.page.kit import House, Visitor
from tests.page.playing import BUTTONS

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
CLICKS = 4  # a move has a few parts: a card, a column
STANDS = f"""() => [
  document.querySelector('.tip progress')?.value,
  document.querySelector('.tip .nudge')?.textContent,
  ...[...document.querySelectorAll('{BUTTONS}')].map((it) => it.dataset.move ?? it.dataset.done),
].join()"""  # how far the learner is, with the parts of a move


def begin(
    arrive: Arrive, house: House, game: str, language: str = "en", chapter: str = "", **look: Any
) -> tuple[Visitor, list[dict[str, Any]]]:
    ada = arrive(house, locale=language, **look)
    path = f"{game}/{chapter}" if chapter else game
    ada.open(f"/learn/{path}")
    ada.page.wait_for_selector(".tip")
    return ada, list(ada.context.request.get(f"/api/lessons/{path}").json()["steps"])


def at_step(ada: Visitor, number: int, steps: int) -> None:
    at_number(ada, number)
    shown = ada.page.locator(".tip .count").inner_text()
    assert str(number) in shown
    assert str(steps) in shown


def go_on(ada: Visitor, number: int, move: str) -> None:
    """Make the move that a step names, part by part, or press Next."""
    at_number(ada, number)
    if not move:
        ada.page.locator(".tip .acts .btn.pri").click()
        at_number(ada, number + 1)
        return
    for _ in range(CLICKS):
        chooses(ada, ada.page.locator(".decision .suggested:not([disabled])").first)
        if ada.page.locator(".tip progress").get_attribute("value") != str(number):
            return


def at_number(ada: Visitor, number: int) -> None:
    expect(ada.page.locator(".tip progress")).to_have_attribute("value", str(number))


def chooses(ada: Visitor, choice: Locator) -> None:
    """Click something, and go on as soon as that has led on."""
    choice.wait_for()
    before = ada.page.evaluate(STANDS)
    choice.click()
    ada.until(lambda: ada.page.evaluate(STANDS) != before, "the next part, or the next step")


def through(ada: Visitor, steps: list[dict[str, Any]]) -> None:
    for number, step in enumerate(steps[:-1], start=1):
        at_step(ada, number, len(steps))
        assert len(ada.page.locator(".tip .words").inner_text()) > 20
        if step["show"]:
            ada.page.locator("svg.rings .ring").first.wait_for(state="attached")
        go_on(ada, number, step["move"])
    at_step(ada, len(steps), len(steps))


@pytest.mark.parametrize(("game", "chapter"), ALL_LESSONS)
def test_a_lesson_goes_from_the_first_step_to_the_last(arrive: Arrive, house: House, game: str, chapter: str) -> None:
    ada, steps = begin(arrive, house, game, chapter=chapter)
    assert sum(bool(step["move"]) for step in steps) >= 3, "the learner plays"
    through(ada, steps)
    ada.page.get_by_text("Well done!").wait_for()
    ada.page.get_by_role("button", name="Play now against bots").click()
    ada.page.wait_for_url("**/t/*")
    ada.page.wait_for_selector(".decision")
    learnt = script(game, chapter)["setup"]
    table = ada.sees(ada.page.url.rsplit("/", 1)[1], "A")
    assert {name: table["options"][name] for name in learnt} == learnt, "the table plays by what was learnt"


def test_chapters_are_listed_where_lessons_are(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    ada.open("/learn")
    for game, chapter in CHAPTERS:
        expect(ada.page.locator(f"a[href='/learn/{game}/{chapter}']")).to_be_visible()
    ada.page.get_by_role("link", name="Shift of Power").click()
    ada.page.wait_for_selector(".tip")
    expect(ada.page.locator(".tip .words")).to_contain_text("grey power cards")


@pytest.mark.long
@pytest.mark.parametrize("language", ["cs", "pl", "de"])
@pytest.mark.parametrize(("game", "chapter"), ALL_LESSONS)
def test_a_lesson_has_words_in_every_language(
    arrive: Arrive, house: House, game: str, chapter: str, language: str
) -> None:
    ada, steps = begin(arrive, house, game, language, chapter)
    through(ada, steps)
    expect(ada.page.locator("html")).to_have_attribute("lang", language)
    assert ada.missing_words() == []


@pytest.mark.parametrize("game", LESSONS)
def test_another_legal_move_is_possible_but_not_the_lesson(arrive: Arrive, house: House, game: str) -> None:
    ada, steps = begin(arrive, house, game)
    others = ada.page.locator(":is(.decision .target, .decision [data-done]):not(.suggested):not([disabled])")
    for number, step in enumerate(steps, start=1):
        at_number(ada, number)
        if step["move"]:
            ada.page.locator(".decision .suggested:not([disabled])").first.wait_for()
        if step["move"] and others.count():
            break
        go_on(ada, number, step["move"])
    for _ in range(CLICKS):
        if ada.page.locator(".tip .nudge").count():
            break
        chooses(ada, others.first)
    expect(ada.page.locator(".tip .nudge")).to_contain_text("For this lesson choose:")
    at_step(ada, number, len(steps))


def test_a_lesson_goes_back_and_is_found_again_after_a_reload(arrive: Arrive, house: House) -> None:
    ada, steps = begin(arrive, house, "kabale")
    for number, step in enumerate(steps[:4], start=1):
        go_on(ada, number, step["move"])
    at_step(ada, 5, len(steps))
    ada.page.reload()
    ada.page.wait_for_selector(".tip")
    at_step(ada, 5, len(steps))
    ada.page.get_by_role("button", name="Back", exact=True).click()
    at_step(ada, 4, len(steps))
    ada.page.get_by_role("button", name="Start over").click()
    at_step(ada, 1, len(steps))
