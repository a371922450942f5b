// Where the segments lie on the drawn map: places of the T or of the row become squares of a grid.

import type { Facts, MapDrawing, View } from './api';
import {
  ARMS,
  layoutOf,
  links,
  PLACES,
  ROW,
  SEGMENTS,
  type End,
  type LayoutKind,
  type Layout,
  type Place,
} from './layout';

export type Point = [number, number];
export type Way = 'up' | 'down' | 'left' | 'right';

/** A side as it lies: its square, and by how many quarters it is turned in the drawing. */
export interface Tile {
  side: string;
  place: Place;
  x: number; // of the square's upper left corner
  y: number;
  turn: number;
}

/** A free place, while the map is being laid. */
export interface Slot {
  place: Place;
  x: number;
  y: number;
}

/** A line between two segments: its two halves, which meet at the edge. In a row the last one goes round. */
export interface Link {
  ends: [string, string];
  halves: { tile: Tile; path: string }[];
  round: boolean;
}

export interface MapGeometry {
  size: number; // of a square
  tiles: Tile[];
  slots: Slot[];
  links: Link[];
  turned: number; // by how many quarters the whole map is turned, so that a T stands on its foot
  box: [number, number, number, number];
}

const STEPS: Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const MARGIN = 8;

/** A square of the grid, turned about the centre by quarters. */
function cell(place: Place, turned: number): Point {
  if (ROW.includes(place)) return [ROW.indexOf(place), 0];
  const arm = ARMS.indexOf(place);
  return arm < 0 ? [0, 0] : STEPS[(arm + turned) % 4]!;
}

/** A point of a square, turned with it. */
export function turnedPoint([x, y]: Point, turn: number, size: number): Point {
  return turn % 4 === 0 ? [x, y] : turnedPoint([size - y, x], (turn % 4) - 1, size);
}

export function transformOf({ x, y, turn }: Tile, size: number): string {
  return `translate(${x} ${y})${turn ? ` rotate(${90 * turn} ${size / 2} ${size / 2})` : ''}`;
}

/** The whole map, as far as it lies. A T that is complete stands on its foot, the empty arm above, unless it is to lie still. */
export function geometryOf(
  laid: View['layout'],
  kind: LayoutKind,
  facts: Facts,
  drawing: MapDrawing,
  still: boolean,
): MapGeometry {
  const { size } = drawing;
  const layout = layoutOf(laid);
  const free = PLACES[kind].filter((place) => layout.every((each) => each.place !== place));
  const turned = !still && kind === 't' && free.length === 1 ? (4 - ARMS.indexOf(free[0]!)) % 4 : 0;
  const at = (place: Place): Point => cell(place, turned).map((each) => each * size) as Point;
  const tiles = layout.map(({ side, place, turn }) => {
    const [x, y] = at(place);
    return { side, place, x, y, turn: (turn + turned) % 4 };
  });
  const slots = layout.length < SEGMENTS ? free.map((place) => ({ place, x: at(place)[0], y: at(place)[1] })) : [];
  return {
    size,
    tiles,
    slots,
    links: linksOf(tiles, layout, facts, drawing),
    turned,
    box: boxOf([...tiles, ...slots], size),
  };
}

function boxOf(squares: { x: number; y: number }[], size: number): MapGeometry['box'] {
  const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs, 0), Math.min(...ys, 0)];
  const [right, bottom] = [Math.max(...xs, 0) + size, Math.max(...ys, 0) + size];
  return [left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN];
}

/** The lines that meet at edges, as they are drawn on both sides of them. */
function linksOf(tiles: Tile[], layout: Layout, facts: Facts, { sides }: MapDrawing): Link[] {
  const half = ({ side, way }: End) => {
    const turn = layout.find((laid) => laid.side === side)?.turn ?? 0;
    const port = sides[side]?.ports[(way - turn + 4) % 4];
    const tile = tiles.find((each) => each.side === side);
    return port && tile ? [{ tile, path: port.path }] : [];
  };
  return links(layout, facts.sides).map(({ ends: [one, other], around }) => ({
    ends: [one.region, other.region],
    halves: [...half(one), ...half(other)],
    round: around,
  }));
}

/** Where every region is, with the room in it. */
export function regionsOf(
  { tiles, size }: MapGeometry,
  { sides }: MapDrawing,
): Record<string, { at: Point; room: number }> {
  const out: Record<string, { at: Point; room: number }> = {};
  for (const { side, x, y, turn } of tiles)
    for (const [region, { at, room }] of Object.entries(sides[side]?.regions ?? {})) {
      const [px, py] = turnedPoint(at, turn, size);
      out[region] = { at: [x + px, y + py], room };
    }
  return out;
}

type Places = Record<string, { at: Point }>;

/** The lines of a way from region to region: over the ring of a row it leaves the map at one edge and comes in at the other. */
export function linesOf(way: string[], { links, size }: MapGeometry, regions: Places): Point[][] {
  const done: Point[][] = [];
  let line: Point[] = [];
  way.forEach((region, i) => {
    const before = way[i - 1] ?? '';
    const between = links.filter(({ ends }) => ends.includes(before) && ends.includes(region));
    const ring = between.every(({ round }) => round) ? between[0] : undefined;
    if (ring) {
      done.push([...line, edgeOf(ring, before, size)]);
      line = [edgeOf(ring, region, size)];
    }
    const at = regions[region]?.at;
    if (at) line.push(at);
  });
  return [...done, line];
}

/** Where the half of a link that begins in a region ends: at the middle of an edge. */
function edgeOf({ ends, halves }: Link, region: string, size: number): Point {
  const half = halves[ends.indexOf(region)];
  const [x = 0, y = 0] = (half?.path.match(/-?\d+(\.\d+)?/g) ?? []).slice(-2).map(Number);
  const [px, py] = turnedPoint([x, y], half?.tile.turn ?? 0, size);
  return [(half?.tile.x ?? 0) + px, (half?.tile.y ?? 0) + py];
}

const WAYS: Record<string, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** The region that an arrow key leads to: near, and rather straight on. Empty if there is none. */
export function towards(regions: Record<string, { at: Point }>, from: string, key: string): string {
  const way = WAYS[key];
  const here = regions[from]?.at;
  if (!way || !here) return '';
  let [best, least] = ['', Infinity];
  for (const [region, { at }] of Object.entries(regions)) {
    const [dx, dy] = [at[0] - here[0], at[1] - here[1]];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [region, far];
  }
  return best;
}

/** Which islands lie on the table, side by side. */
export function islandsOf(facts: Facts, { tiles }: MapGeometry): { island: string; regions: string[] }[] {
  return tiles.flatMap(({ side }) =>
    Object.entries(facts.sides[side]?.islands ?? {}).map(([island, regions]) => ({ island, regions })),
  );
}
