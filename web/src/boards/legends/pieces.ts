// What stands in a region, and where in it: armies and cities by colour, the start, tokens.

import type { RegionView } from './api';
import type { Point } from './geometry';
import { coloursIn, type Counts } from './view';

export interface Piece {
  kind: 'army' | 'city' | 'start' | 'token';
  colour: string; // whose; empty for start and tokens
  count: number;
  token?: string;
  point: Point;
  scale: number;
}

const PITCH = 42; // between two pieces that are not made smaller
const MOST_SCALE = 1.1; // times as large as they are drawn, where there is much room
const LEAST_SCALE = 0.5;

/** All pieces of a region in rows around its middle, as large as there is room. */
export function piecesIn(
  there: RegionView,
  armies: Counts,
  extras: { start: boolean; tokens: string[] },
  { at, room }: { at: Point; room: number },
): Piece[] {
  const { cities = {} } = there;
  const pieces: Omit<Piece, 'point' | 'scale'>[] = [
    ...extras.tokens.map((token) => ({ kind: 'token' as const, colour: '', count: 1, token })),
    ...(extras.start ? [{ kind: 'start' as const, colour: '', count: 1 }] : []),
    ...coloursIn({ cities }).map((colour) => ({ kind: 'city' as const, colour, count: cities[colour]! })),
    ...coloursIn({ armies }).map((colour) => ({ kind: 'army' as const, colour, count: armies[colour]! })),
  ];
  const columns = Math.max(1, Math.round(Math.sqrt(pieces.length * 1.4)));
  const rows = Math.ceil(pieces.length / columns);
  const scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, (2 * room + 8) / (Math.hypot(columns, rows) * PITCH)));
  const wide = Math.ceil(pieces.length / Math.max(1, rows)); // rows of about the same length: five are three and two
  return pieces.map((piece, i) => {
    const row = Math.floor(i / wide);
    const inRow = Math.min(wide, pieces.length - row * wide);
    const x = at[0] + ((i % wide) - (inRow - 1) / 2) * PITCH * scale;
    const y = at[1] + (row - (rows - 1) / 2) * PITCH * scale;
    return { ...piece, point: [x, y], scale };
  });
}
