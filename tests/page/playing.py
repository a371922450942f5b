"""Playing through the page: whatever it offers is clicked, or chosen by keys, until the game is over."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from playwright.sync_api import Error, Locator, Page, Request, Response

OVER = ".decision .won"
OFFERED = (  # what can be clicked to go on: on the board, among the cards, in the bar
    ".board [data-offer]:not([disabled]), .tray [data-offer]:not([disabled]), .curtained [data-offer]:not([disabled])"
)
BUTTONS = ".decision .target:not([disabled]), .decision [data-done]:not([disabled])"
KEY = "it => [it.dataset.move, it.querySelector('kbd')?.textContent.trim() ?? '']"
LONGEST, MOST = 400.0, 2_000  # seconds between two choices, and choices of a game: then it is stuck
TOO_LATE = r"409 \(Conflict\) .*/moves$"


def sent(answer: Response) -> dict[str, Any]:
    """What an answer is the answer to."""
    read: dict[str, Any] = json.loads(answer.request.post_data or "{}")
    return read


def moves_sent(page: Page) -> list[dict[str, Any]]:
    """From now on: the moves that the page sends."""
    found: list[dict[str, Any]] = []

    def look(asked: Request) -> None:
        if asked.url.endswith("/moves"):
            found.append(json.loads(asked.post_data or "{}"))

    page.on("request", look)
    return found


def refused(page: Page) -> list[str]:
    """From now on: moves that the server refuses as stale, but for changes of a secret choice.

    Such a choice may be changed until the last one is in, and bots are quick: whoever clicks on may come too late.
    """
    found: list[str] = []

    def look(answer: Response) -> None:
        if answer.status == HTTPStatus.CONFLICT and not sent(answer).get("revision"):
            found.append(f"{answer.request.post_data} {answer.text()}")

    page.on("response", look)
    return found


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def enabled(page: Page, selector: str) -> list[Locator]:
    return [each for each in page.locator(selector).all() if each.is_visible()]


Chooser = Callable[[Page, random.Random], bool]


def attempt(page: Page, choose: Chooser, dice: random.Random) -> bool:
    """Choose something, if it is still there when it is to be clicked: somebody else may have acted."""
    try:
        return choose(page, dice)
    except Error:
        if page.is_closed():
            raise
        return False


def play(page: Page, choose: Chooser, seed: int = 1) -> int:
    """Choose until the game is over, however long that takes; how often something was chosen."""
    dice, chosen, last = random.Random(seed), 0, time.monotonic()
    while not is_over(page):
        is_stuck = chosen >= MOST or time.monotonic() > last + LONGEST
        assert not is_stuck, f"the game is not over after {chosen} choices: {page.locator('.decision').inner_text()}"
        did = attempt(page, choose, dice)
        if did:
            chosen, last = chosen + 1, time.monotonic()
        page.wait_for_timeout(5 if did else 25)
    return chosen


def click(page: Page, dice: random.Random) -> bool:
    """Click something that is offered: half of the time on the board or a card, otherwise in the bar."""
    places = [OFFERED, BUTTONS] if dice.random() < 0.5 else [BUTTONS, OFFERED]
    for place in places:
        found = page.locator(place)
        if count := found.count():
            found.nth(dice.randrange(count)).click(timeout=2_000, force=True)
            return True
    return False


def press(page: Page, dice: random.Random) -> bool:
    """Choose by keys alone: those that the bar shows, and D for done. Every option has a key."""
    targets = page.locator(".decision .target:not([disabled])")
    count, done = targets.count(), page.locator(".decision [data-done]:not([disabled])").count()
    if done and (not count or dice.random() < 0.6):
        page.keyboard.press("d")
        return True
    if not count:
        return False
    move, key = targets.nth(dice.randrange(count)).evaluate(KEY, timeout=2_000)
    assert key, f"no key chooses {move}"
    page.keyboard.type(key.lower())
    return True
