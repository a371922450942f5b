// What happened, in lines of the log.

import type { Happening } from './messages';
import type { Session } from './session.svelte';
import { say } from './words.svelte';

/** One line of the log: who, what, and with which entry it began. */
export interface Line {
  n: number;
  seat: string; // whose shape stands before it; empty for none
  text: string;
  inset?: boolean; // belongs to the line before
  head?: boolean; // a new round or scoring begins
}

export type Teller = (session: Session, happened: Happening[]) => Line[];

/** Every event in a sentence of its own: what a game without a teller of its own gets. */
export function plainly(session: Session, happened: Happening[]): Line[] {
  return happened.flatMap((entry) => [
    ...asides(session, entry),
    ...entry.events
      .filter(([kind]) => kind !== 'forced')
      .map((event) => ({ n: entry.n, seat: seatOf(session, event), text: session.sentence(event) })),
  ]);
}

/** Whom an event is about: the first seat that it names. */
function seatOf(session: Session, [kind = '', ...words]: string[]): string {
  const at = (session.facts.events[kind] ?? []).findIndex((arg) => arg.kind === 'seat');
  return at < 0 ? '' : (words[at] ?? '');
}

/** What is no move: somebody sits down, takes back, is late. */
export function asides(session: Session, entry: Happening): Line[] {
  const line = (id: string) => [{ n: entry.n, seat: entry.seat, text: say(id, { name: session.name(entry.seat) }) }];
  switch (entry.what) {
    case 'cancel':
      return line('log-cancel');
    case 'flag':
      return line('log-late');
    case 'seat':
      return line(`log-seat-${(JSON.parse(entry.text) as { kind?: string }).kind ?? 'open'}`);
    default:
      return [];
  }
}
