// What a picture of a game says of each player, as there is no board to draw.

import type { Session } from '../../lib/session.svelte';
import { isMessageView, tableIn } from '../../lib/unknown';
import { hasMessage, list, render, t } from '../../lib/words.svelte';

/** The goals that a player has won, or how many, if only that is known. */
export default function won(session: Session, seat: string): string[] {
  const mine = tableIn(session.table.view['won'])[seat];
  if (typeof mine === 'number') return [t('picture-goals', { count: mine })];
  if (!Array.isArray(mine)) return [];
  const goals = tableIn(session.facts.facts['goals']);
  const names = mine.map((goal) => {
    const { name } = tableIn(goals[String(goal)]);
    return isMessageView(name) && hasMessage(name.id) ? render(name) : String(goal);
  });
  return names.length ? [list(names)] : [t('picture-goals', { count: 0 })];
}
