// Through whose eyes a game may be looked at, and the address of a position.

import { OPEN, type ReplaySession } from '../../lib/frames.svelte';
import { say } from '../../lib/words.svelte';

/** While a game is played: one's own seats, or a spectator's place. When it is over: every seat, and everything open. */
export function eyesAt(seats: string[], mine: string[], over: boolean): string[] {
  if (over) return [...seats, '', OPEN];
  return mine.length ? mine : [''];
}

export function defaultEyes(choices: string[], mine: string[]): string {
  return choices.find((each) => mine.includes(each)) ?? (choices.includes(OPEN) ? OPEN : '');
}

export function eyesNamed(session: ReplaySession, eyes: string): string {
  if (eyes === OPEN) return say('replay-eyes-open');
  return eyes ? say('replay-eyes-seat', { name: session.name(eyes) }) : say('replay-eyes-spectator');
}

/** Where this position is found again. */
export function addressOf(table: string, session: Pick<ReplaySession, 'eyes' | 'at'>): string {
  return `/replay/${encodeURIComponent(table)}?${new URLSearchParams({ seat: session.eyes, at: String(session.at) })}`;
}
