// Where a lesson points: what a board marks for lessons, else areas, columns and cards by the names it gives them anyway.
// A ring stands around its target with a gap; where something readable or pressable lies in its way, it is open.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Ring {
  target: Element;
  box: Box;
  /** The outline of a region on a map; without one a ring is a box. */
  shape?: { d: string; place: string };
  /** What of it can be seen: the parts of a page that scroll cut it off. */
  seen: Box;
}

const DATA_NAMES = ['area', 'column', 'card', 'hand'];
const GAP = 4.5; // from a target to the middle of its ring
export const REACH = 9; // of a ring with its edges, from its target
const TEXT_MARGIN = 2; // around what a ring leaves open
const OUTLINE_SHARE = 0.6; // of a group's box: a path that fills this much of it is its outline
const CONTROLS = 'button, .panel, .card, .tag'; // what is left open as a whole

/** What a word of a lesson means on this screen: the first thing that is marked with it, or all that are called so. */
export function shown(word: string): Element[] {
  const name = CSS.escape(word);
  for (const selector of [`[data-show~="${name}"]`, ...DATA_NAMES.map((kind) => `[data-${kind}="${name}"]`)]) {
    const here = [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
    if (here.length) return selector.startsWith('[data-show') ? here.slice(0, 1) : here;
  }
  return [];
}

export function ringOf(target: Element): Ring {
  const rect = target.getBoundingClientRect();
  const shape = outline(target);
  return { target, box: grown(rect, shape ? 0 : GAP), seen: visibleBox(target), ...(shape ? { shape } : {}) };
}

export function boxOf({ left, top, right, bottom }: Box): Box {
  return { left, top, right, bottom };
}

function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

function intersection(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

export function empty({ left, top, right, bottom }: Box): boolean {
  return right <= left || bottom <= top;
}

/** The part of the window in which a thing shows, with room for its ring. */
function visibleBox(target: Element): Box {
  let seen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let each = target.parentElement; each && each !== document.body; each = each.parentElement)
    if (getComputedStyle(each).overflow !== 'visible' && !(each instanceof SVGElement))
      seen = intersection(seen, grown(each.getBoundingClientRect(), REACH));
  return seen;
}

/** Whether anything of a ring's target is inside the parts that scroll. */
export function inSight({ target, seen }: Ring): boolean {
  return !empty(intersection(target.getBoundingClientRect(), grown(seen, -REACH)));
}

const size = ({ width, height }: DOMRect) => width * height;

/** The land of a region. */
function outline(element: Element): Ring['shape'] | null {
  if (!(element instanceof SVGElement) || !element.ownerSVGElement) return null;
  const sized = [...element.querySelectorAll('path')].map((path) => ({
    path,
    size: size(path.getBoundingClientRect()),
  }));
  const largest = sized.sort((a, b) => b.size - a.size)[0];
  const matrix = largest?.path.getScreenCTM();
  if (!largest || !matrix || largest.size < OUTLINE_SHARE * size(element.getBoundingClientRect())) return null;
  const { a, b, c, d, e, f } = matrix;
  const place = `matrix(${[a, b, c, d, e, f].map((each) => each.toFixed(4)).join(' ')})`;
  return { d: largest.path.getAttribute('d') ?? '', place };
}

/** The boxes that rings leave open: all texts near them, and whole buttons, cards and panels that lie in their way. */
export function openings(rings: Ring[], root: Element): Box[] {
  const found: Box[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const seen = new Set<Element>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.nodeValue?.trim() || parent.closest('.vh')) continue;
    const over = groupOf(parent, rings);
    if (over) seen.add(over);
    else {
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) if (!framed(parent, rect, rings)) found.push(grown(rect, TEXT_MARGIN));
    }
  }
  for (const each of root.querySelectorAll(CONTROLS)) if (!isRinged(each, rings)) seen.add(each);
  for (const each of seen) found.push(grown(each.getBoundingClientRect(), 1));
  return found.filter((box) => !empty(box) && rings.some((ring) => crossed(ring, box)));
}

/** The group of a map or the control that a text belongs to, if no target is in it and it is in no target. */
function groupOf(text: Element, rings: Ring[]): Element | null {
  const over = text instanceof SVGElement ? text.closest('g[aria-hidden][transform]') : text.closest(CONTROLS);
  return over && !isRinged(over, rings) ? over : null;
}

/** Whether a text lies inside of the one ring that it could meet: its target has room for it. */
function framed(text: Element, rect: DOMRect, rings: Ring[]): boolean {
  const near = rings.filter((ring) => crossed(ring, rect));
  return near.every(({ target, box, shape }) => !shape && target.contains(text) && within(rect, grown(box, 1 - GAP)));
}

function within(one: Box, other: Box): boolean {
  return one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom;
}

function isRinged(element: Element, rings: Ring[]): boolean {
  return rings.some(({ target }) => element.contains(target) || target.contains(element));
}

/** Whether a ring may run through a box. */
function crossed({ box, shape }: Ring, other: Box): boolean {
  if (empty(intersection(grown(box, REACH), other))) return false;
  if (shape) return true;
  return !within(other, grown(box, -REACH));
}

/** The height down to which the page can be seen: on a phone the decision lies over its end. */
function seenDown(): number {
  const bar = document.querySelector('.ask');
  const over = bar && getComputedStyle(bar).position === 'sticky';
  return over ? bar.getBoundingClientRect().top : innerHeight;
}

/** Bring things into sight: the first of them whole, and as many of the others with it as there is room for. */
export function bringIntoSight(targets: Element[], smooth: boolean): void {
  const first = targets[0];
  if (!first) return;
  const from = scrollY;
  for (const each of [...targets].reverse())
    each.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const height = seenDown();
  let all = grown(first.getBoundingClientRect(), REACH);
  for (const each of targets.slice(1)) {
    const box = grown(each.getBoundingClientRect(), REACH);
    const both = { ...all, top: Math.min(all.top, box.top), bottom: Math.max(all.bottom, box.bottom) };
    if (both.bottom - both.top <= height) all = both;
  }
  let to = scrollY;
  if (first.closest('.ask')) to = from;
  else if (all.top < 0 || all.bottom - all.top > height) to += all.top;
  else if (all.bottom > height) to += all.bottom - height;
  if (!smooth) return scrollTo({ top: to, behavior: 'instant' });
  scrollTo({ top: from, behavior: 'instant' });
  scrollTo({ top: to, behavior: 'smooth' });
}
