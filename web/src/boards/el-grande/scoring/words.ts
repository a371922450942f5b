// What is said about a scoring, on the screen and aloud.

import type { Session } from '../view';
import { list, t, word } from '../../../lib/words.svelte';
import type { AreaScored, Paid, Scoring } from './scoring';

/** Why a seat gets what it gets for its place. */
export function whyOf({ place, with: others, lost }: Paid): string {
  const why = t(others.length ? 'scoring-why-tied' : 'scoring-why-alone', { place });
  return lost ? `${why}, ${t('scoring-virtual-lost')}` : why;
}

export function areaOf(area: string): string {
  return word(`area-${area}`, 'nom');
}

export function areaSentence(session: Session, { area, paid, left, conquered }: AreaScored): string {
  if (left) return t('event-not-scored', { area: `area-${area}` });
  if (!paid.length) return t('scoring-spoken-nobody', { area: `area-${area}` });
  const rows = paid.map(({ seat, points, bonuses, lost, place }) =>
    lost
      ? t('scoring-spoken-virtual', { place })
      : t('scoring-spoken-row', {
          name: session.name(seat),
          points,
          bonus: bonuses.reduce((sum, each) => sum + each.points, 0),
          reasons: list(bonuses.map(({ reason }) => t(`scoring-spoken-reason-${reason}`))),
        }),
  );
  const why = conquered ? `${t('scoring-conquered', { count: conquered })} ` : '';
  return why + t('scoring-spoken', { area: `area-${area}`, rows: rows.join(', ') });
}

export function totalsSentence(session: Session, scoring: Scoring): string {
  const scores = session.letters.map((seat) => `${session.name(seat)} ${scoring.scoresAfter[seat] ?? 0}`);
  return t('scoring-spoken-totals', { scores: scores.join(', ') });
}
