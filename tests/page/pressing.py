"""Whether a finger reaches everything that can be pressed: nothing lies over it, and it can be scrolled to."""

from __future__ import annotations

from playwright.sync_api import Locator, Page


def covered(page: Page) -> list[str]:
    """Controls that somebody sees and cannot press, and what lies over them."""
    return list(page.evaluate(COVERED))


def tap(page: Page, control: Locator) -> None:
    """Touch a control where it can be touched, at its middle if that is its own."""
    point = control.evaluate(REACHED, timeout=2_000)
    assert point, f"nobody can touch {control}"
    page.touchscreen.tap(*point)


REACHED = """(it) => {
  const own = (x, y) => it.contains(document.elementFromPoint(x, y));
  const find = () => {
    const {left, top, width, height} = it.getBoundingClientRect();
    const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
    for (const y of shares) for (const x of shares) {
      if (own(left + x * width, top + y * height)) return [left + x * width, top + y * height];
    }
    return null;
  };
  const found = find();
  if (found) return found;
  it.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
  return find();
}"""


COVERED = """() => {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=button], [role=switch], [role=tab], ' +
    '[role=slider], [role=radio], [data-offer]';
  const SHAPES = 'path, rect, circle, ellipse, polygon';
  const HIDDEN = {opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true};
  const open = [...document.querySelectorAll('dialog:modal')].at(-1);
  const called = (it) => {
    const name = it.getAttribute('aria-label') || it.textContent.trim().replace(/\\s+/g, ' ');
    return `${it.tagName.toLowerCase()}.${it.getAttribute('class') ?? ''} “${name.slice(0, 50)}”`;
  };
  // what is drawn for screen readers alone, or stands for a label that is drawn in its place
  const unseen = (it) => it.closest('.vh, .skip:not(:focus), [inert]') || it.matches('input[type=file]');
  const labelled = (it) => it.labels?.[0];
  const clips = (it) => {
    const {display, overflow} = getComputedStyle(it);
    return display !== 'contents' && /auto|scroll|hidden|clip/.test(overflow);
  };

  /** The part of a box that is inside the window and inside everything that cuts it off. */
  function seen(it, box) {
    let {left, top, right, bottom} = box;
    const cut = (by) => {
      [left, top] = [Math.max(left, by.left), Math.max(top, by.top)];
      [right, bottom] = [Math.min(right, by.right), Math.min(bottom, by.bottom)];
    };
    cut({left: 0, top: 0, right: innerWidth, bottom: innerHeight});
    for (let above = it.parentElement; above && above !== document.body; above = above.parentElement) {
      if (clips(above)) cut(above.getBoundingClientRect());
      if (getComputedStyle(above).position === 'fixed') break;
    }
    return right - left > 2 && bottom - top > 2 ? {left, top, width: right - left, height: bottom - top} : null;
  }

  const INNER = [[0.5, 0.5], [0.25, 0.35], [0.75, 0.35], [0.25, 0.65], [0.75, 0.65]];
  const GRID = Array.from({length: 144}, (_, i) => [((i % 12) + 0.5) / 12, (Math.floor(i / 12) + 0.5) / 12]);

  /** Points inside a control as it is drawn now. */
  function points(it) {
    if (it instanceof SVGElement && !(it instanceof SVGSVGElement)) {
      const shapes = it instanceof SVGGeometryElement ? [it] : [...it.querySelectorAll(SHAPES)];
      const shape = shapes
        .filter((each) => getComputedStyle(each).pointerEvents !== 'none' && getComputedStyle(each).fill !== 'none')
        .sort((a, b) => area(b) - area(a))[0];
      if (!shape) return inside(it, it.getBoundingClientRect(), INNER);
      const back = shape.getScreenCTM().inverse();
      return inside(it, shape.getBoundingClientRect(), GRID).filter(([x, y]) => {
        const at = new DOMPoint(x, y).matrixTransform(back);
        return shape.isPointInFill(at);
      });
    }
    const boxes = [...it.getClientRects()].filter(({width, height}) => width > 2 && height > 2);
    return boxes.length ? inside(it, boxes[0], INNER) : [];
  }
  const area = (it) => { const {width, height} = it.getBoundingClientRect(); return width * height; };
  function inside(it, box, shares) {
    const part = seen(it, box);
    return part ? shares.map(([x, y]) => [part.left + x * part.width, part.top + y * part.height]) : [];
  }

  const areaOf = (it) => it.closest('[data-area]')?.getAttribute('data-area');
  /** Tokens are smaller than a finger: a tap on one counts for its area (`test_choosing` shows it). */
  const tappedArea = (it) =>
    matchMedia('(pointer: coarse)').matches ? it.closest('[data-token]')?.dataset.token.split(' ')[1] : undefined;

  /** What lies over a control; null if it can be pressed. A shape may carry others, but most of it is its own. */
  function over(it) {
    const [label, place] = [labelled(it), areaOf(it)];
    const found = points(it);
    if (!found.length) return 'nothing of it is in sight';
    const others = [];
    for (const [x, y] of found) {
      const hit = document.elementFromPoint(x, y);
      const own = hit && (it.contains(hit) || label?.contains(hit) || (it.closest('label') ?? it).contains(hit) ||
        (place && (areaOf(hit) ?? tappedArea(hit)) === place));
      if (!own) others.push(hit);
    }
    const many = it instanceof SVGElement ? found.length / 2 : 0;
    if (others.length <= many) return null;
    return `${others.length} of ${found.length} points: ${others[0] ? called(others[0]) : 'nothing'}`;
  }

  const faults = [];
  for (const it of (open ?? document).querySelectorAll(CONTROLS)) {
    if (it.matches(':disabled') || unseen(it) || !it.checkVisibility(HIDDEN)) continue;
    const drawn = it.matches('input') && getComputedStyle(it).opacity === '0' ? labelled(it) ?? it : it;
    if (!over(drawn)) continue;
    const moved = [];
    for (let each = drawn; each; each = each.parentElement) moved.push([each, each.scrollLeft, each.scrollTop]);
    drawn.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    const fault = over(drawn);
    for (const [each, x, y] of moved) each.scrollTo({left: x, top: y, behavior: 'instant'});
    if (fault) faults.push(`${called(drawn)}: ${fault}`);
  }
  return faults;
}"""
