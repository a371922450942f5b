// Where a game turns: rounds and scorings on the scale of a replay, and how long a reader looks at a move.

import type { Update } from '../../lib/api';

export interface Mark {
  at: number; // the frame
  kind: 'round' | 'scoring';
  number: number;
}

const KINDS: Record<string, Mark['kind']> = { 'round-started': 'round', 'general-scoring': 'scoring' };

export function marksOf(frames: Pick<Update, 'happened'>[]): Mark[] {
  return frames.flatMap(({ happened }, at) =>
    happened
      .flatMap(({ events }) => events)
      .flatMap(([name = '', number]) => {
        const kind = KINDS[name];
        return kind ? [{ at, kind, number: Number(number) }] : [];
      }),
  );
}

/** The next mark after a frame, or the last one before it. */
export function nextMark(marks: Mark[], at: number, direction: 1 | -1, end: number): number {
  const places = [0, ...marks.map((mark) => mark.at), end];
  return direction > 0
    ? Math.min(end, ...places.filter((place) => place > at))
    : Math.max(0, ...places.filter((place) => place < at));
}

const SHORTEST_MS = 1100; // milliseconds
const LONGEST_MS = 3500;
const LETTER_MS = 14;

/** How long a sentence stands before the next one comes. */
export function reading(text: string, speed: number): number {
  return Math.min(LONGEST_MS, SHORTEST_MS + LETTER_MS * text.length) / speed;
}
