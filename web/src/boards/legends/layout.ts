// Layouts of the map: which side lies where and how it is turned, what its edges meet, and layouts as a small TOML text.
// What is legal is the server's to say; here it is worked out so that nobody has to ask it at every turn of a segment.

import type { SideFacts } from './api';

/** The T: a centre and three of four arms; the row: four places from the left, closed to a ring. */
export type LayoutKind = 't' | 'row';
export type Place = 'centre' | 'north' | 'east' | 'south' | 'west' | '1' | '2' | '3' | '4';
export type Sides = Record<string, SideFacts>;

/** A side that lies on the table; `turn` are quarters, clockwise. */
export interface PlacedSegment {
  side: string;
  place: Place;
  turn: number;
}
export type Layout = PlacedSegment[];

/** A layout with the start region; empty if that is left to the players. */
export interface Given {
  layout: Layout;
  start: string;
}

/** Where a line leaves a segment: `way` is 0 to 3 for north, east, south and west, as the segment lies. */
export interface End {
  side: string;
  way: number;
  region: string;
}

/** Two lines that meet at an edge; `around` is the one from the end of the row to its beginning. */
export interface Link {
  ends: [End, End];
  around: boolean;
}

/** Readings of the rules that decide what may be laid. */
export interface Readings {
  anySides: boolean; // side_pairing = any_four_sides
  startAnywhere: boolean; // desert_start = any_region
}

export type Fault = 'same-segment' | 'no-centre' | 'turns' | 'start-outside';

export const SEGMENTS = 4;
export const QUARTER_TURNS = 4;
export const ARMS: Place[] = ['north', 'east', 'south', 'west'];
export const ROW: Place[] = ['1', '2', '3', '4'];
export const PLACES: Record<LayoutKind, Place[]> = { t: ['centre', ...ARMS], row: ROW };
const INNER: Place[] = ['2', '3'];

export const kindOf = (layout: Layout): LayoutKind => (layout.some(({ place }) => ROW.includes(place)) ? 'row' : 't');
export const at = (layout: Layout, place: Place): PlacedSegment | undefined =>
  layout.find((laid) => laid.place === place);

/** The layout of a view, in which a side has its place and its turn: `{ volcano: 'centre 1' }`. */
export function layoutOf(view: Record<string, string>): Layout {
  return Object.entries(view).map(([side, lies]) => {
    const [place, turn] = lies.split(' ');
    return { side, place: place as Place, turn: Number(turn) };
  });
}

/** The region whose line leaves a side, turned so, to the north, east, south or west (0 to 3). */
export function portOf(side: SideFacts, way: number, turn: number): string {
  return side.ports[(way - turn + QUARTER_TURNS) % QUARTER_TURNS] ?? '';
}

/** Which lines meet: three links in the T, four in the row (EL-SET-3, EL-ROW-2). */
export function links(layout: Layout, sides: Sides): Link[] {
  const end = (laid: PlacedSegment, way: number): End => ({
    side: laid.side,
    way,
    region: portOf(sides[laid.side] as SideFacts, way, laid.turn),
  });
  const joined = (
    one: PlacedSegment | undefined,
    way: number,
    other: PlacedSegment | undefined,
    around = false,
  ): Link[] => (one && other ? [{ ends: [end(one, way), end(other, (way + 2) % QUARTER_TURNS)], around }] : []);
  if (kindOf(layout) === 't') {
    return ARMS.flatMap((arm, way) => joined(at(layout, 'centre'), way, at(layout, arm)));
  }
  return ROW.flatMap((place, i) => {
    const next = ROW[(i + 1) % SEGMENTS] as Place;
    return joined(at(layout, place), 1, at(layout, next), i === SEGMENTS - 1);
  });
}

export const regionsOf = (side: SideFacts): string[] => Object.values(side.islands).flat();

/** How many islands and regions a layout has. */
export function counts(layout: Layout, sides: Sides): { islands: number; regions: number } {
  const lying = layout.map(({ side }) => sides[side] as SideFacts);
  const islands = lying.reduce((sum, side) => sum + Object.keys(side.islands).length, 0);
  return { islands, regions: lying.reduce((sum, side) => sum + regionsOf(side).length, 0) };
}

/** The regions that may hold the start token (EL-SET-5, EL-SEG-1, EL-ROW-1, EL-ROW-4). */
export function starts(layout: Layout, sides: Sides, { startAnywhere }: Readings): string[] {
  const must = layout.find(({ side }) => sides[side]?.holds_start);
  const inside: Place[] = kindOf(layout) === 't' ? ['centre'] : INNER;
  const allowed = must ? [must] : layout.filter(({ place }) => inside.includes(place));
  const regions = allowed.flatMap(({ side }) => regionsOf(sides[side] as SideFacts));
  if (must && startAnywhere) return regions;
  const linked = new Set(links(layout, sides).flatMap(({ ends }) => ends.map(({ region }) => region)));
  return regions.filter((region) => linked.has(region));
}

/** What is wrong with a layout (EL-SET-2, EL-SET-13, EL-ROW-3, EL-ROW-4). */
export function faults(layout: Layout, sides: Sides, { anySides }: Readings): Fault[] {
  const found: Fault[] = [];
  const segments = new Set(layout.map(({ side }) => sides[side]?.segment));
  if (!anySides && segments.size < layout.length) found.push('same-segment');
  if (kindOf(layout) === 't') return at(layout, 'centre') ? found : [...found, 'no-centre'];
  if (new Set(layout.map(({ turn }) => turn % 2)).size > 1) found.push('turns');
  const must = layout.find(({ side }) => sides[side]?.holds_start);
  return must && !INNER.includes(must.place) ? [...found, 'start-outside'] : found;
}

// -- changing a layout -----------------------------------------------------------------------------

/** A segment turned clockwise: by a quarter in the T, by a half in the row, where all stand alike (EL-ROW-3). */
export function turned(layout: Layout, side: string): Layout {
  const by = kindOf(layout) === 'row' ? 2 : 1;
  return layout.map((laid) => (laid.side === side ? { ...laid, turn: (laid.turn + by) % QUARTER_TURNS } : laid));
}

/** All segments turned by a quarter. */
export function allTurned(layout: Layout): Layout {
  return layout.map((laid) => ({ ...laid, turn: (laid.turn + 1) % QUARTER_TURNS }));
}

/** The sides that a segment may show instead: its back, or the next of those that do not lie. */
export function backsOf(layout: Layout, side: string, sides: Sides, { anySides }: Readings): string[] {
  const all = Object.keys(sides);
  const after = [...all.slice(all.indexOf(side) + 1), ...all.slice(0, all.indexOf(side))];
  const free = after.filter((other) => !layout.some((laid) => laid.side === other));
  return anySides ? free : free.filter((other) => sides[other]?.segment === sides[side]?.segment);
}

export function flipped(layout: Layout, side: string, sides: Sides, readings: Readings): Layout {
  const [back] = backsOf(layout, side, sides, readings);
  return back ? layout.map((laid) => (laid.side === side ? { ...laid, side: back } : laid)) : layout;
}

/** What lies at two places changes them; one of them may be empty. */
export function swapped(layout: Layout, one: Place, other: Place): Layout {
  return layout.map((laid) => {
    if (laid.place === one) return { ...laid, place: other };
    return laid.place === other ? { ...laid, place: one } : laid;
  });
}

/** The first side of each segment that need not hold the start token, upright. */
export function usualLayout(kind: LayoutKind, sides: Sides): Layout {
  const segments = [...new Set(Object.values(sides).map(({ segment }) => segment))].sort();
  return segments.map((segment, i) => {
    const [side] = Object.entries(sides).find(([, facts]) => facts.segment === segment && !facts.holds_start) ?? [''];
    return { side, place: PLACES[kind][i] as Place, turn: 0 };
  });
}

/** The same sides in the other kind of layout. */
export function relaid(layout: Layout, kind: LayoutKind, sides: Sides): Layout {
  if (kindOf(layout) === kind) return layout;
  const order = PLACES[kindOf(layout)].flatMap((place) => at(layout, place) ?? []);
  const moved = order.map((laid, i): PlacedSegment => {
    const turn = kind === 'row' ? laid.turn - (laid.turn % 2) : laid.turn;
    return { ...laid, turn, place: PLACES[kind][i] as Place };
  });
  const must = moved.find(({ side }) => sides[side]?.holds_start);
  return must && kind === 'row' && !INNER.includes(must.place) ? swapped(moved, must.place, '2') : moved;
}

// -- by lot ----------------------------------------------------------------------------------------

/** A number from 0 below `n`; each is equally likely. */
export type RandomBelow = (n: number) => number;

export function fairBelow(n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n); // what is above would favour small numbers
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < limit) return drawn % n;
  }
}

/** A layout by lot: every legal one is equally likely, because one that is not legal is drawn anew (EL-SET-1). */
export function randomLayout(
  kind: LayoutKind,
  sides: Sides,
  readings: Readings,
  below: RandomBelow = fairBelow,
): Layout {
  for (;;) {
    const layout = drawn(kind, sides, readings, below);
    if (!faults(layout, sides, readings).length) return layout;
  }
}

function drawn(kind: LayoutKind, sides: Sides, { anySides }: Readings, below: RandomBelow): Layout {
  const take = <T>(from: T[]): T => from.splice(below(from.length), 1)[0] as T;
  const places = [...PLACES[kind]];
  if (kind === 't') places.splice(1 + below(ARMS.length), 1); // one of the arms is left empty
  const free = Object.keys(sides);
  const segments = [...new Set(Object.values(sides).map(({ segment }) => segment))];
  const lying = below(2);
  return segments.map((segment) => {
    const offered = anySides ? free : free.filter((side) => sides[side]?.segment === segment);
    const side = take([...offered]);
    free.splice(free.indexOf(side), 1);
    return { side, place: take(places), turn: kind === 'row' ? lying + 2 * below(2) : below(QUARTER_TURNS) };
  });
}

// -- as text ---------------------------------------------------------------------------------------

/** The file that the option `segments` takes. */
export function write({ layout, start }: Given): string {
  const places = PLACES[kindOf(layout)];
  const order = [...layout].sort((one, other) => places.indexOf(one.place) - places.indexOf(other.place));
  const tables = order.map(({ side, place, turn }) =>
    ['[[segment]]', `side = "${side}"`, `place = "${place}"`, `turn = ${turn}`, ''].join('\n'),
  );
  return [...(start ? [`start = "${start}"\n`] : []), ...tables].join('\n');
}

const LINE = /^(start|side|place|turn)\s*=\s*(?:"([^"\\]*)"|'([^']*)'|(\d+))\s*(?:#.*)?$/;

/** A layout from a file; null if it is not one of four sides that are known, at places of one kind. */
export function read(text: string, sides: Sides): Given | null {
  let start = '';
  const tables: Record<string, string>[] = [];
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    if (!line || line.startsWith('#')) continue;
    if (/^\[\[\s*segment\s*\]\]\s*(#.*)?$/.test(line)) {
      tables.push({});
      continue;
    }
    const [, key = '', ...values] = LINE.exec(line) ?? [];
    const value = values.find((each) => each !== undefined) ?? '';
    const table = tables.at(-1);
    if (key === 'start' && !table) start = value;
    else if (key && key !== 'start' && table) table[key] = value;
    else return null;
  }
  const layout = tables.map(({ side = '', place = '', turn = '' }) => ({ side, place, turn: Number(turn || NaN) }));
  return isLayout(layout, sides) ? { layout, start } : null;
}

function isLayout(layout: { side: string; place: string; turn: number }[], sides: Sides): layout is Layout {
  const places = Object.values(PLACES).find((known) => layout.every(({ place }) => known.includes(place as Place)));
  const differ = (key: 'side' | 'place') => new Set(layout.map((laid) => laid[key])).size === SEGMENTS;
  const known = layout.every(({ side, turn }) => side in sides && turn >= 0 && turn < QUARTER_TURNS);
  return layout.length === SEGMENTS && !!places && known && differ('side') && differ('place');
}
