// "Why can't I?": the server's reason, or what is asked now.

import { problemWith } from '../../lib/client';
import type { ProblemDetails } from '../../lib/api';
import type { Session } from './view';
import { t } from '../../lib/words.svelte';

/** Refusals that say no more than that something else is asked. */
const NOT_THIS_DECISION = ['refused-not-asked', 'refused-other-decision', 'refused-unknown-move'];

/** Why a move cannot be made now; null if it can. */
export async function reason(session: Session, move: string): Promise<ProblemDetails | null> {
  const why = move ? await session.why(move) : null;
  if (why?.legal) return null;
  if (why && !NOT_THIS_DECISION.includes(why.problem)) return problemWith(why.text, why.problem, why.rule);
  return problemWith(instead(session));
}

/** What is asked, of the reader or of others. */
function instead(session: Session): string {
  const { asked } = session.table;
  if (session.asked) return t('kabale-not-now', { question: session.prompt });
  return asked.length
    ? t('kabale-not-yet', { names: session.names(asked) })
    : t('kabale-not-now', { question: t('waiting') });
}
