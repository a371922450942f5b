// Where the tokens of an area stand when some of them are on the limit board: a frame around these, the others below it.

import { cluster, type Piece } from '../cluster';
import type { Point, Rect } from '../map';

export interface Limited {
  points: Point[]; // in the order of the pieces, and last that of free tokens, if there are any
  scale: number;
  frame: Rect;
  ticks: { at: Point; width: number };
  count: Point; // where it is written how many there are
  word?: Point; // where "beside" is written, if there is room
}

const TICK = 13; // units for one place
const PAD = 5;
const SMALLER = 0.86; // who is not counted

interface Ground {
  cols: number; // where the board does not lie
  pitch: number;
  scale: number;
  room: number; // how wide it may be; 0 for any width
  number: number; // how wide it is to write how many there are
  foot: number; // below the tokens, for that and for the ticks
  spaces: number; // of the board
  free: boolean; // whether free tokens lie there too
}

export function limited(
  pieces: Piece[],
  [x, y]: Point,
  { cols, pitch, scale, room, number, foot, spaces, free }: Ground,
): Limited {
  const inside = pieces.filter(({ beside }) => !beside).length;
  const outside = pieces.length - inside + Number(free);
  const most = room ? Math.max(1, Math.floor(room / pitch)) : Math.max(3, inside > 4 ? cols : cols + 1);
  const wide = Math.min(most, Math.max(1, inside));
  const rows = Math.max(1, Math.ceil(inside / wide));
  const isRight = !room && cols >= 4 && wide + outside <= cols + 3;
  const less = room && rows > 1 ? 0.9 : 1;
  const step = pitch * less;
  const apart = step * SMALLER;
  const width = Math.max(wide * step, spaces * TICK + number) + 2 * PAD;
  const height = rows * step + 2 * PAD + foot;
  const [right, below] = [isRight ? outside * apart : 0, isRight || !outside ? 0 : apart];
  const left = x - (width + right) / 2;
  const top = y - (height + below) / 2;
  const on = cluster(inside, [left + width / 2, top + PAD + (rows * step) / 2], wide, step);
  const out: Point = isRight
    ? [left + width + 4 + right / 2, top + PAD + step / 2]
    : [left + width / 2, top + height + below / 2 + 5];
  const others = cluster(outside, out, Math.max(outside, 1), apart);
  let [nextOn, nextOut] = [0, 0];
  return {
    points: [...pieces.map(({ beside }) => (beside ? others[nextOut++]! : on[nextOn++]!)), ...others.slice(nextOut)],
    scale: scale * less,
    frame: [left, top, width, height],
    ticks: { at: [left + PAD, top + height - PAD - 8], width: TICK },
    count: [left + width - PAD, top + height - PAD],
    ...(isRight && outside ? { word: [out[0], out[1] + step / 2 + 18] as Point } : {}),
  };
}
