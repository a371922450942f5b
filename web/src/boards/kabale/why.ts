// "Why can't I?": the server's reason, or what is asked now.

import { refused } from '../../lib/client';
import type { ProblemDetails } from '../../lib/api';
import type { Session } from './model';
import { t } from '../../lib/words.svelte';
import type { Chosen } from './bar';

/** Refusals that say no more than that something else is asked. */
const ELSE_ASKED = ['refused-not-asked', 'refused-other-decision', 'refused-unknown-move'];

/** The whole move that somebody means who tries a card or a column; empty if none is near. */
export function meant(
  decision: string,
  tried: Partial<Chosen>,
  chosen: Chosen,
  offered: { cards: string[]; columns: string[] },
): string {
  const card = tried.card || chosen.card || offered.cards[0];
  const column = tried.column || chosen.column || offered.columns[0];
  if (decision === 'place_card' && card && column) return `place_card ${card} ${column}`;
  if (decision === 'disguise' && tried.card) return `disguise ${tried.card}`;
  if (decision === 'traitor' && tried.column) return `traitor ${tried.column}`;
  return '';
}

/** Why a move cannot be made now; null if it can. */
export async function reason(session: Session, move: string): Promise<ProblemDetails | null> {
  const why = move ? await session.why(move) : null;
  if (why?.legal) return null;
  if (why && !ELSE_ASKED.includes(why.problem)) return refused(why.text, why.problem, why.rule);
  return refused(instead(session));
}

/** What is asked, of the reader or of others. */
function instead(session: Session): string {
  const { asked } = session.table;
  if (session.asked) return t('kabale-not-now', { question: session.question });
  return asked.length
    ? t('kabale-not-yet', { names: session.names(asked) })
    : t('kabale-not-now', { question: t('waiting') });
}
