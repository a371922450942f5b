// "Why can't I?": the server's reason, or what is asked now.

import type { ProblemSaid } from '../../lib/messages';
import type { Session } from '../../lib/session.svelte';
import { say } from '../../lib/words.svelte';
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
export async function reason(session: Session, move: string): Promise<ProblemSaid | null> {
  const why = move ? await session.why(move) : null;
  if (why?.legal) return null;
  if (why && !ELSE_ASKED.includes(why.problem))
    return { problem: why.problem, text: why.text, rule: why.rule, arguments: {}, table: null };
  return { problem: '', text: instead(session), rule: '', arguments: {}, table: null };
}

/** What is asked, of the reader or of others. */
function instead(session: Session): string {
  const { asked } = session.table;
  if (session.asked) return say('kabale-not-now', { question: session.question });
  return asked.length
    ? say('kabale-not-yet', { names: session.names(asked) })
    : say('kabale-not-now', { question: say('waiting') });
}
