// What is said about a scoring, on the screen and aloud.

import { viewOf, type Session } from '../view';
import { list, t, word } from '../../../lib/words.svelte';
import { BLACK } from '../names';
import type { AreaScored, Paid, Scoring } from './scoring';

/** Why a seat gets what it gets for its place. */
export function whyOf({ place, with: others, lost }: Paid): string {
  if (!place) return t('scoring-why-office');
  const why = t(others.length ? 'scoring-why-tied' : 'scoring-why-alone', { place });
  return lost ? `${why}, ${t('scoring-virtual-lost')}` : why;
}

/** Why an area is scored that nobody has just chosen: conquered, or because a card was laid there, and by whom (GI-P7-SLA-1);
 * and who counts where the limit board lies (GI-LIM-1). */
export function whyScored(session: Session, { area, conquered, due }: AreaScored, n: number): string {
  if (conquered) return t('scoring-conquered', { count: conquered });
  const { limit_board } = viewOf(session.table);
  const limit = limit_board === area ? t('scoring-limit') : '';
  return [due ? t('scoring-due-why', laidBefore(session, area, n)) : '', limit].filter(Boolean).join(' ');
}

/** Who laid the card on an area, and in which round; nothing where the log does not tell. */
function laidBefore(session: Session, area: string, n: number): { name: string; round: number; after: number } {
  const laid: { name: string; round: number }[] = [];
  let round = 0;
  for (const entry of session.log)
    for (const [kind, one = '', two] of entry.events) {
      if (kind === 'round-started') round = Number(one);
      else if (kind === 'laid-later' && two === area) laid.push({ name: session.name(one), round });
      else if (kind === 'scored-later' && one === area) {
        const found = laid.shift();
        if (entry.n === n) return { name: '', round: 0, ...found, after: round };
      }
    }
  return { name: '', round: 0, after: 0 };
}

export function areaOf(area: string): string {
  return word(`area-${area}`, 'nom');
}

export function areaSentence(session: Session, scored: AreaScored, n: number): string {
  const { area, paid, left } = scored;
  if (left) return t('event-not-scored', { area: `area-${area}` });
  if (!paid.length) return t('scoring-spoken-nobody', { area: `area-${area}` });
  const rows = paid.map(({ seat, points, bonuses, lost, place }) =>
    lost
      ? t(seat === BLACK ? 'scoring-spoken-black' : 'scoring-spoken-virtual', { place })
      : t('scoring-spoken-row', {
          name: session.name(seat),
          points,
          bonus: bonuses.reduce((sum, each) => sum + each.points, 0),
          reasons: list(bonuses.map(({ reason }) => t(`scoring-spoken-reason-${reason}`))),
        }),
  );
  const told = t('scoring-spoken', { area: `area-${area}`, rows: rows.join(', ') });
  return [whyScored(session, scored, n), told].filter(Boolean).join(' ');
}

export function totalsSentence(session: Session, scoring: Scoring): string {
  const scores = session.letters.map((seat) => `${session.name(seat)} ${scoring.scoresAfter[seat] ?? 0}`);
  return t('scoring-spoken-totals', { scores: scores.join(', ') });
}
