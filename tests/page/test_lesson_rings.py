"""What a lesson points at: every step of both lessons, on a desktop and on a phone."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.games.lessons import LESSONS
from tests.page.kit import DESKTOP, PHONE, House, Visitor
from tests.page.test_lesson import at_step, begin, go_on

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
# The rings of a step, the things that they stand around, and how far down the page can be seen.
POINTED = """(words) => {
  const box = ({left, top, right, bottom}) => ({left, top, right, bottom});
  const kinds = ['show', 'area', 'column', 'card', 'hand'];
  const found = words.map((word) => {
    for (const kind of kinds) {
      const sign = kind === 'show' ? '~=' : '=';
      const here = [...document.querySelectorAll(`[data-${kind}${sign}"${word}"]`)];
      const drawn = here.filter((each) => each.getClientRects().length);
      if (drawn.length) return [word, box(drawn[0].getBoundingClientRect())];
    }
    return [word, null];
  });
  const bar = document.querySelector('.ask');
  const over = getComputedStyle(bar).position === 'sticky';
  return {
    targets: found,
    rings: [...document.querySelectorAll('[data-rings] .ring .line')].map((each) => box(each.getBoundingClientRect())),
    bottom: over ? bar.getBoundingClientRect().top : innerHeight,
    right: innerWidth,
  };
}"""
# Every text in sight, as boxes: what has been scrolled out of its list is not.
TEXTS = """() => {
  const found = [];
  const inside = (box, each) => {
    for (; each && each !== document.body; each = each.parentElement) {
      if (getComputedStyle(each).overflow === 'visible' || each instanceof SVGElement) continue;
      const { left, top, right, bottom } = each.getBoundingClientRect();
      const cut = [Math.max(box[0], left), Math.max(box[1], top), Math.min(box[2], right), Math.min(box[3], bottom)];
      box = cut;
    }
    return box;
  };
  const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.nodeValue.trim() || node.parentElement.closest('.vh, .skip')) continue;
    range.selectNodeContents(node);
    for (const {left, top, right, bottom} of range.getClientRects())
      found.push([...inside([left, top, right, bottom], node.parentElement), node.nodeValue.trim().slice(0, 30)]);
  }
  return found;
}"""
CHANGED = """async ([one, other, boxes]) => {
  const read = async (coded) => {
    const image = new Image();
    image.src = `data:image/png;base64,${coded}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const drawn = canvas.getContext('2d', { willReadFrequently: true });
    drawn.drawImage(image, 0, 0);
    return drawn.getImageData(0, 0, canvas.width, canvas.height);
  };
  const [a, b] = [await read(one), await read(other)];
  const [left, right] = [new Uint32Array(a.data.buffer), new Uint32Array(b.data.buffer)];
  const differs = (x, y) => left[y * a.width + x] !== right[y * a.width + x];
  const found = [];
  for (const [x0, y0, x1, y1, text] of boxes) {
    let count = 0;
    for (let y = Math.max(0, Math.ceil(y0)); y < Math.min(a.height, Math.floor(y1)); y++)
      for (let x = Math.max(0, Math.ceil(x0)); x < Math.min(a.width, Math.floor(x1)); x++) if (differs(x, y)) count++;
    if (count) found.push(`${count} pixels of “${text}”`);
  }
  let all = 0;
  for (let i = 0; i < left.length; i++) if (left[i] !== right[i]) all++;
  return { found, all };
}"""


def rings(page: Page, visible: bool) -> None:
    """Draw the rings, or do not, and wait until that is painted."""
    page.locator("[data-rings]").evaluate_all(
        """async (all, hidden) => {
          all.forEach((each) => each.toggleAttribute('hidden', hidden));
          for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
        }""",
        not visible,
    )


def picture(page: Page) -> str:
    return b64encode(page.screenshot(animations="disabled", caret="hide", scale="css")).decode()


def changed(page: Page) -> tuple[list[str], int]:
    """The texts over which something of a ring is drawn, and of how many pixels all rings are."""
    boxes = page.evaluate(TEXTS)
    with_rings = picture(page)
    rings(page, visible=False)
    without = picture(page)
    rings(page, visible=True)
    seen = page.evaluate(CHANGED, [with_rings, without, boxes])
    return list(seen["found"]), int(seen["all"])


def still(page: Page) -> None:
    """Wait until nothing moves any more: rings follow their things now and then, and at once when a window changes."""
    page.evaluate("""async () => {
      const look = () => JSON.stringify([scrollX, scrollY, ...[...document.querySelectorAll('[data-rings] *')]
        .map((each) => [each.getBoundingClientRect(), each.getAttribute('d')])]);
      for (let before = '', same = 0; same < 2; ) {
        dispatchEvent(new Event('resize'));
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
        const now = look();
        same = now === before ? same + 1 : 0;
        before = now;
      }
    }""")


def leave_shows(page: Page) -> None:
    """A scoring that is played over the map would change between two pictures: it is left, with those after it."""
    page.evaluate("""async () => {
      const close = () => document.querySelector('button[aria-label="Close the scoring"]');
      do {
        close()?.click();
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      } while (close());
    }""")


def points_well(page: Page, step: dict[str, Any], where: str) -> None:
    seen = page.evaluate(POINTED, step["show"])
    missing = [word for word, box in seen["targets"] if box is None]
    assert missing == [], f"{where}: nothing to point at"
    if not seen["targets"]:
        return
    first = seen["targets"][0][1]
    height = first["bottom"] - first["top"]
    assert first["top"] >= 0, f"{where}: above the window"
    assert first["bottom"] <= seen["bottom"] or height > seen["bottom"], f"{where}: below what can be seen"
    for word, box in seen["targets"]:
        whole = (
            box["left"] >= 0 and box["right"] <= seen["right"] and box["top"] >= 0 and box["bottom"] <= seen["bottom"]
        )
        if whole:
            around = [ring for ring in seen["rings"] if encloses(ring, box)]
            assert around, f"{where}: no ring around {word}"
    covered, drawn = changed(page)
    assert covered == [], f"{where}: {covered}"
    assert drawn > 100, f"{where}: the rings are not drawn"


def encloses(ring: dict[str, float], box: dict[str, float]) -> bool:
    """Whether a ring stands around a thing, or follows the outline of one that is a little larger than its land."""
    room = 24
    outside = ring["left"] <= box["left"] + room and ring["top"] <= box["top"] + room
    return outside and ring["right"] >= box["right"] - room and ring["bottom"] >= box["bottom"] - room


def shows_its_time(page: Page, game: str, step: dict[str, Any], frames: list[dict[str, Any]]) -> None:
    """The board is that of which the words speak."""
    if game != "kabale":
        return
    status = page.locator("header .status")
    if step["scored"]:
        number = step["scored"].removeprefix("c")
        expect(page.get_by_role("heading", name="End of round 1")).to_be_visible()
        expect(page.get_by_role("heading", name=f"Column {number}:")).to_be_visible()
        expect(status).to_contain_text("Round 1 of 6")
    else:
        expect(page.get_by_role("heading", name="End of round")).to_have_count(0)
        expect(status).to_contain_text(f"Round {frames[step['frame']]['table']['view']['round']} of 6")


SHOWN = """() => {
  const at = document.activeElement;
  const { left, top, right, bottom } = at.getBoundingClientRect();
  const bar = document.querySelector('.ask');
  const over = getComputedStyle(bar).position === 'sticky' && !at.closest('.ask');
  const end = over ? bar.getBoundingClientRect().top : innerHeight;
  const strong = document.querySelector('[data-rings] .ring.now .line')?.getBoundingClientRect();
  return {
    tip: !!at.closest('.tip') || at === document.body,
    seen: top >= -1 && (bottom <= end + 1 || bottom - top > end) && left < innerWidth && right > 0,
    ringed: !!strong && strong.left <= left + 24 && strong.right >= right - 24 && strong.top <= top + 24,
    said: document.querySelector('[data-announcer], [role=status].vh, [aria-live].vh')?.textContent ?? '',
  };
}"""


def shows_when_asked(page: Page, step: dict[str, Any], where: str) -> None:
    button = page.get_by_role("button", name="Show me")
    if not step["show"] and not step["move"]:
        expect(button).to_have_count(0)
        return
    button.click()
    still(page)
    seen = page.evaluate(SHOWN)
    assert not seen["tip"], f"{where}: the focus did not move"
    assert seen["seen"], f"{where}: what was to be shown is not in sight"
    assert seen["ringed"], f"{where}: no stronger ring around what is shown"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", LESSONS)
def test_every_step_points_at_what_it_speaks_of(arrive: Arrive, house: House, game: str, size: str) -> None:
    ada, steps = begin(arrive, house, game, **SIZES[size])
    frames = ada.context.request.get(f"/api/lessons/{game}").json()["frames"]
    for number, step in enumerate(steps, start=1):
        where = f"{game}, {size}, step {number} ({step['message']})"
        at_step(ada, number, len(steps))
        leave_shows(ada.page)
        still(ada.page)
        shows_its_time(ada.page, game, step, frames)
        points_well(ada.page, step, where)
        if number < len(steps):
            shows_when_asked(ada.page, step, where)
            go_on(ada, number, step["move"])
