// Through whose perspective a game may be looked at, and the address of a position.

import { ALL_OPEN, type ReplaySession } from '../../lib/frames.svelte';
import { t } from '../../lib/words.svelte';

/** While a game is played: one's own seats, or a spectator's place. When it is over: every seat, and everything open. */
export function perspectiveChoices(seats: string[], mine: string[], over: boolean): string[] {
  if (over) return [...seats, '', ALL_OPEN];
  return mine.length ? mine : [''];
}

export function defaultPerspective(choices: string[], mine: string[]): string {
  return choices.find((each) => mine.includes(each)) ?? (choices.includes(ALL_OPEN) ? ALL_OPEN : '');
}

export function perspectiveNamed(session: ReplaySession, perspective: string): string {
  if (perspective === ALL_OPEN) return t('replay-eyes-open');
  return perspective ? t('replay-eyes-seat', { name: session.name(perspective) }) : t('replay-eyes-spectator');
}

/** Where this position is found again. */
export function addressOf(table: string, session: Pick<ReplaySession, 'perspective' | 'at'>): string {
  return `/replay/${encodeURIComponent(table)}?${new URLSearchParams({ seat: session.perspective, at: String(session.at) })}`;
}
