// What is said about a scoring, on the screen and aloud.

import type { Session } from '../../../lib/session.svelte';
import { list, say, word } from '../../../lib/words.svelte';
import type { AreaScored, Paid, Show } from './show';

/** Why a seat gets what it gets for its place. */
export function whyOf(session: Session, { place, with: others }: Paid): string {
  if (!others.length) return say('scoring-why-alone', { place });
  return say('scoring-why-tied', { place, names: session.names(others) });
}

export function areaOf(area: string): string {
  return word(`area-${area}`, 'nom');
}

export function spokenArea(session: Session, { area, paid, left }: AreaScored): string {
  if (left) return say('event-not-scored', { area: `area-${area}` });
  if (!paid.length) return say('scoring-spoken-nobody', { area: `area-${area}` });
  const rows = paid.map(({ seat, points, bonuses }) =>
    say('scoring-spoken-row', {
      name: session.name(seat),
      points,
      bonus: bonuses.reduce((sum, each) => sum + each.points, 0),
      reasons: list(bonuses.map(({ reason }) => say(`scoring-spoken-reason-${reason}`))),
    }),
  );
  return say('scoring-spoken', { area: `area-${area}`, rows: rows.join(', ') });
}

export function spokenTotals(session: Session, show: Show): string {
  const scores = session.letters.map((seat) => `${session.name(seat)} ${show.after[seat] ?? 0}`);
  return say('scoring-spoken-totals', { scores: scores.join(', ') });
}
