// Where the tokens of a region stand: in rows, the longest first, around one point.

import { BLACK } from './names';

export const PITCH = 43; // between two tokens of the map
export const PHONE_PITCH = 55;
export const PHONE_SCALE = 1.28;

export interface Piece {
  seat: string;
  count: number;
  grande: boolean;
  key?: string; // where one colour may stand more than once
  stand?: string; // how they stand where they are told apart: the word of moves
  load?: string; // what each of them carries
  beside?: boolean; // the limit board
  moved?: number; // in this turn
}

/** Points of `n` tokens in rows of at most `columns`, as even as they can be: five in three columns are 3 + 2. */
export function cluster(
  n: number,
  [x, y]: readonly [number, number],
  columns: number,
  pitch: number,
): [number, number][] {
  const rows = Math.ceil(n / columns);
  const points: [number, number][] = [];
  for (let row = 0, left = n; row < rows; row++) {
    const wide = Math.ceil(left / (rows - row));
    for (let i = 0; i < wide; i++) points.push([x + (i - (wide - 1) / 2) * pitch, y + (row - (rows - 1) / 2) * pitch]);
    left -= wide;
  }
  return points;
}

/** Columns, pitch and size of tokens so that `n` of them have room: as large as elsewhere, if they can be. */
export function fit(
  n: number,
  [width, height]: readonly [number, number],
  pitch: number,
  scale: number,
): { cols: number; pitch: number; scale: number } {
  for (let by = 1.2; ; by -= 0.05) {
    const cols = Math.max(1, Math.floor(width / (pitch * by)));
    if (cols * Math.floor(height / (pitch * by)) >= n || by < 0.5)
      return { cols, pitch: pitch * by, scale: scale * Math.min(1, by) };
  }
}

/** Who stands in a region, the strongest first: one token a colour, also for a grande that is alone. Black ones come
 * right after those of whom they count for, `holder`. */
export function piecesIn(
  counts: Record<string, number>,
  grandes: Record<string, string>,
  area: string,
  colours: string[],
  holder = '',
): Piece[] {
  const found = colours
    .map((seat) => ({ seat, count: counts[seat] ?? 0, grande: grandes[seat] === area }))
    .filter(({ count, grande }) => count > 0 || grande)
    .sort((one, other) => Number(one.seat === BLACK) - Number(other.seat === BLACK) || other.count - one.count);
  const at = found.findIndex(({ seat }) => seat === holder);
  if (found.at(-1)?.seat === BLACK && at >= 0) found.splice(at + 1, 0, found.pop()!);
  return found;
}

/** How many tokens a pile looks like: thicker from 4 and from 8. */
export function thickness(count: number): number {
  return count >= 8 ? 2 : count >= 4 ? 1 : 0;
}
