// Where a lesson points: what a board marks for lessons, else areas, columns and cards by the names it gives them anyway.

export interface Ring {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The outline of a region on a map; without one a ring is a box. */
  shape?: { d: string; place: string };
}

const NAMES = ['area', 'column', 'card', 'hand'];
const EDGE = 5;
const MOST = 0.6; // of a group's box: a path that fills this much of it is its outline

export function shown(word: string): Element[] {
  const name = CSS.escape(word);
  for (const selector of [`[data-show~="${name}"]`, ...NAMES.map((kind) => `[data-${kind}="${name}"]`)]) {
    const here = [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
    if (here.length) return here;
  }
  return [];
}

export function ringOf(element: Element): Ring {
  return outline(element) ?? box(element.getBoundingClientRect());
}

function box({ left, top, width, height }: DOMRect): Ring {
  return { left: left - EDGE, top: top - EDGE, width: width + 2 * EDGE, height: height + 2 * EDGE };
}

const area = ({ width, height }: DOMRect) => width * height;

/** The land of a region, cut off where its map is. */
function outline(element: Element): Ring | null {
  const map = element instanceof SVGElement ? element.ownerSVGElement : null;
  if (!map) return null;
  const sized = [...element.querySelectorAll('path')].map((path) => ({
    path,
    size: area(path.getBoundingClientRect()),
  }));
  const largest = sized.sort((a, b) => b.size - a.size)[0];
  const matrix = largest?.path.getScreenCTM();
  if (!largest || !matrix || largest.size < MOST * area(element.getBoundingClientRect())) return null;
  const { left, top, width, height } = map.getBoundingClientRect();
  const { a, b, c, d, e, f } = matrix;
  const place = `matrix(${[a, b, c, d, e - left, f - top].map((each) => each.toFixed(4)).join(' ')})`;
  return { left, top, width, height, shape: { d: largest.path.getAttribute('d') ?? '', place } };
}
