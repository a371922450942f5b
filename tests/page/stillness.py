"""Where the board is and how high the bar, and what was asked then."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.games.parts import scene_of
from tests.page.playing import Chooser, click

BOX = """(unless) => {
  if (unless && document.querySelector(unless)) return null;
  const board = document.querySelector('.board');
  const box = (board.querySelector('[data-picture]') ?? board).getBoundingClientRect();
  const bar = document.querySelector('.decision').getBoundingClientRect();
  const over = document.querySelector('.decision .won, .decision.over');
  return over ? null : {
    board: [box.left + scrollX, box.top + scrollY, box.width, box.height].map(Math.round).join(' '),
    bar: [bar.top, bar.height].map(Math.round).join(' '),
    asked: document.querySelector('.decision').innerText.replace(/\\s+/g, ' ').slice(0, 60),
  };
}"""


def watched(page: Page, seen: dict[str, str], of: str, unless: str = "") -> None:
    """Where the board is now, and how high the bar, with what was asked then; not while something named is there."""
    if box := page.evaluate(BOX, unless):
        place = box["board"].rsplit(" ", 1)[0] if scene_of(of).grows else box["board"]
        seen.setdefault(f"board {place}", box["asked"])
        seen.setdefault(f"bar {box['bar']}", box["asked"])


def stills(seen: dict[str, str], of: str, unless: str = "") -> Chooser:
    """Click what is offered, and look where the board is before and after; not while something named is there."""

    def choose(page: Page, dice: random.Random) -> bool:
        watched(page, seen, of, unless)
        did = click(page, dice)
        watched(page, seen, of, unless)
        return did

    return choose
