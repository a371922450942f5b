// What a move would change in an area, for everybody there, and the reason in one sentence.

import type { Session } from '../../lib/session.svelte';
import { say } from '../../lib/words.svelte';
import { total, type Outlook, type Paid } from './view';

export interface Line {
  seat: string;
  pieces: [number, number]; // before and after
  points: [number, number];
}

export function linesOf(before: Outlook, after: Outlook, area: string, letters: string[]): Line[] {
  const one = before[area]?.rows ?? [];
  const other = after[area]?.rows ?? [];
  return letters
    .map((seat): Line => {
      const [then, later] = [one, other].map((rows) => rows.find((row) => row.seat === seat));
      return {
        seat,
        pieces: [then?.count ?? 0, later?.count ?? 0],
        points: [then ? total(then) : 0, later ? total(later) : 0],
      };
    })
    .filter(({ pieces, points }) => pieces[0] || pieces[1] || points[0] || points[1])
    .sort((a, b) => b.pieces[1] - a.pieces[1]);
}

/** Other areas whose points the same move changes. */
export function elsewhere(before: Outlook, after: Outlook, area: string, letters: string[]): string[] {
  return Object.keys(after).filter(
    (each) =>
      each !== area &&
      linesOf(before, after, each, letters).some(
        ({ pieces, points }) => pieces[0] !== pieces[1] || points[0] !== points[1],
      ),
  );
}

/** Why the reader's points change, or do not. */
export function reasonOf(session: Session, before: Outlook, after: Outlook, area: string): string {
  const mine = (outlook: Outlook): Paid | undefined => outlook[area]?.rows.find(({ seat }) => seat === session.mine);
  const [then, later] = [mine(before), mine(after)];
  if (!later) return then ? say('eg-why-none-left') : '';
  if (later.tied > 1) return say('eg-why-tied', { place: later.place });
  if (then && then.tied > 1 && then.place === later.place) return say('eg-why-breaks', { place: later.place });
  if (later.place === 1 && (!then || then.place !== 1)) return say('eg-why-first');
  if (!then || then.place !== later.place)
    return total(later) ? say('eg-why-place', { place: later.place }) : say('eg-why-unpaid', { place: later.place });
  return total(then) === total(later) ? say('eg-why-same') : '';
}
