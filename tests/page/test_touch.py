"""Whole games by touch on a phone, through every scoring; whatever can be pressed can be touched at every moment, and
the board keeps still."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page

from tests.page.kit import ME, PATIENCE, PHONE, House, Visitor
from tests.page.opponents import Opponents
from tests.page.playing import BUTTONS, OFFERED, play, refused
from tests.page.pressing import COVERED, tap
from tests.page.screens import settle, settles
from tests.page.stillness import watched

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
SHOWS = "[data-scoring=controls], section:has(button[aria-label='One step forward'])"
ONWARD = "button[aria-label='One step on'], button[aria-label='One step forward']"
CLOSE = "button:text-is('Close'), button[aria-label='Close the scoring'], button:text-is('Continue')"
SIX_ROUNDS = {"players": 3, "short_game": "six_rounds"}
EVERYTHING = {
    "setup": "random",
    "layout": "row",
    "matches": "3",
    "discoveries": True,
    "poison_swamp": True,
    "citadels": True,
    "leaders": True,
    "encounters": ["dragon", "portals", "rogues"],
}
SCORED = {"el-grande": "general-scoring", "kabale": "round-ended", "legends": "leg-ended"}


# The reader has set the highest speed, as a scoring offers it: where a chain of cards is shown before each scoring, and
# that does not go on by itself. One that does is seen at its usual speed, and stopped by the first step.
FAST = "location.protocol.startsWith('http') && localStorage.setItem('grandee-pace', '4')"
CHAINS = ("kabale",)
# Counts the scorings that come into sight, also one that the next press ends before it is gone through. `answered` is
# there when every move that was sent has its answer, which may bring a scoring, and that is drawn.
COUNTS = """globalThis.shown = 0;
const asking = new Set();
const ask = globalThis.fetch;
globalThis.fetch = (...what) => {
  const asked = ask(...what);
  asking.add(asked);
  asked.finally(() => asking.delete(asked)).catch(() => undefined);
  return asked;
};
globalThis.answered = async () => {
  while (asking.size) await Promise.allSettled(asking);
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  return globalThis.shown;
};
let there = false;
new MutationObserver(() => {
  const now = !!document.querySelector(SHOWS);
  if (now && !there) globalThis.shown += 1;
  there = now;
}).observe(document, {childList: true, subtree: true});""".replace("SHOWS", json.dumps(SHOWS))
# What cannot be touched now, and whether something travels: a card on its way may lie under another for a moment.
TRAVELS = """document.getAnimations().filter((each) =>
  each.playState === 'running' && Number.isFinite(each.effect?.getComputedTiming().endTime))"""
LOOK = f"() => ({{found: ({COVERED})(), moving: {TRAVELS}.length > 0}})"
RESTS = f"() => Promise.allSettled({TRAVELS}.map((each) => each.finished)).then(() => undefined)"


class Hand:
    """Somebody who plays with one finger, goes through every scoring that there is, and looks at every picture."""

    def __init__(self, ada: Visitor, game: str, opponents: Opponents) -> None:
        self.ada, self.game, self.event, self.opponents = ada, game, SCORED[game], opponents
        self.seen: dict[str, str] = {}  # places of board and bar, between the scorings
        self.steps: list[int] = []  # through each scoring that was shown
        self.faults: list[str] = []
        self.read = 0  # messages
        self.scored = 0  # scorings that the page has been told of
        self.last_entry = 0  # of all that has happened at the table, as far as the page has been told

    def hear(self) -> None:
        """Read what the page has been told of the game since the last time."""
        news = [json.loads(text) for text in self.ada.heard[self.read :]]
        self.read += len(news)
        for message in news:
            if message["type"] == "update":
                events = [event for entry in message["happened"] for event in entry["events"]]
                self.scored += sum(event[0] == self.event for event in events)
                self.last_entry = message["n"]

    def has_heard(self, entry: int) -> bool:
        self.hear()
        return self.last_entry >= entry

    def look(self, page: Page) -> None:
        """What cannot be touched when nothing travels any more is a fault."""
        while (seen := page.evaluate(LOOK))["found"]:
            if not seen["moving"]:
                self.faults += [fault for fault in seen["found"] if fault not in self.faults]
                return
            page.evaluate(RESTS)

    def choose(self, page: Page, dice: random.Random) -> bool:
        watched(page, self.seen, self.game, unless=SHOWS)
        self.look(page)
        self.watch(page)  # nothing comes between this and the tap: a scoring that begins there would be ended by it
        if self.opponents.move():  # before Ada, where all choose at once: so nothing follows but from her own taps
            return True
        for place in (OFFERED, BUTTONS) if dice.random() < 0.5 else (BUTTONS, OFFERED):
            found = page.locator(place)
            if count := found.count():
                tap(page, found.nth(dice.randrange(count)))
                self.ada.drawn()
                return True
        return False

    def watch(self, page: Page) -> None:
        """Wait for every scoring that is still to be shown, and go through it step by step."""
        shown = self.catch_up(page)
        while max(self.scored, shown) > len(self.steps):
            page.wait_for_function("shows => shown > shows", arg=len(self.steps), timeout=60_000)
            self.steps.append(0)
            while page.locator(SHOWS).count():
                self.steps[-1] += self.step(page, page.locator(SHOWS).first)
                self.look(page)
            shown = self.catch_up(page)

    def catch_up(self, page: Page) -> int:
        """Wait until the page knows and has drawn all that has happened; how many scorings have come into sight."""
        page.evaluate("answered()")  # what Ada has sent is part of it
        last = self.opponents.last_entry()
        self.ada.until(lambda: self.has_heard(last), "all that has happened", PATIENCE / 1000)
        return int(page.evaluate("answered()"))

    def step(self, page: Page, show: Locator) -> bool:
        onward = show.locator(ONWARD)
        more = onward.count() > 0 and onward.first.is_enabled()
        tap(page, onward.first if more else show.locator(CLOSE).last)
        return more


@pytest.mark.parametrize(
    ("game", "options", "least"),
    [
        ("el-grande", SIX_ROUNDS, 2),
        pytest.param("el-grande", {"players": 3}, 3, marks=pytest.mark.long),
        ("kabale", {"players": 3}, 2),
        ("legends", {"players": 3, "setup": "random"}, 1),
        pytest.param("legends", {"players": 3, **EVERYTHING}, 3, marks=pytest.mark.long),
    ],
    ids=["el-grande-short", "el-grande", "kabale", "legends", "legends-everything"],
)
def test_a_whole_game_by_touch(arrive: Arrive, house: House, game: str, options: dict[str, object], least: int) -> None:
    ada = arrive(house, viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="no-preference")
    if game in CHAINS:
        ada.context.add_init_script(FAST)
    ada.context.add_init_script(COUNTS)
    settles(ada)
    made = ada.make(game, [ME, {"kind": "open"}, {"kind": "open"}], options=options)
    hand = Hand(ada, game, Opponents(house, made, 2, seed=8))
    stale = refused(ada.page)
    ada.at_table(made["table"])
    settle(ada)
    play(ada.page, hand.choose, seed=7)
    hand.watch(ada.page)
    hand.look(ada.page)
    assert stale == []
    assert hand.faults == []
    assert len(hand.seen) == 2, "\n".join(f"{place}: {asked}" for place, asked in hand.seen.items())
    assert ada.sees(made["table"], "A")["phase"] == "over"
    assert sum(steps > 4 for steps in hand.steps) >= least, hand.steps  # what a card scores has fewer
    ada.shot(f"{game}-by-touch")
