// What is said about a scoring, on the screen and aloud.

import type { Session } from '../view';
import { list, t, word } from '../../../lib/words.svelte';
import type { AreaScored, Paid, Show } from './show';

/** Why a seat gets what it gets for its place. */
export function whyOf({ place, with: others }: Paid): string {
  return t(others.length ? 'scoring-why-tied' : 'scoring-why-alone', { place });
}

export function areaOf(area: string): string {
  return word(`area-${area}`, 'nom');
}

export function spokenArea(session: Session, { area, paid, left }: AreaScored): string {
  if (left) return t('event-not-scored', { area: `area-${area}` });
  if (!paid.length) return t('scoring-spoken-nobody', { area: `area-${area}` });
  const rows = paid.map(({ seat, points, bonuses }) =>
    t('scoring-spoken-row', {
      name: session.name(seat),
      points,
      bonus: bonuses.reduce((sum, each) => sum + each.points, 0),
      reasons: list(bonuses.map(({ reason }) => t(`scoring-spoken-reason-${reason}`))),
    }),
  );
  return t('scoring-spoken', { area: `area-${area}`, rows: rows.join(', ') });
}

export function spokenTotals(session: Session, show: Show): string {
  const scores = session.letters.map((seat) => `${session.name(seat)} ${show.scoresAfter[seat] ?? 0}`);
  return t('scoring-spoken-totals', { scores: scores.join(', ') });
}
