// What a picture of a game says: who played, with which scores, and what they won where there is no board to draw.

import type { Session } from '../../lib/session.svelte';
import type { Saying } from '../../lib/messages';
import type { Poster } from '../../lib/picture';
import { colourOf, SHAPES } from '../../lib/seats';
import { has, list, say, saying } from '../../lib/words.svelte';

export function posterOf(session: Session, about: string, board: SVGSVGElement | null): Poster {
  const { result, view } = session.table;
  const points = (result ?? view['score'] ?? {}) as Record<string, number>;
  const seats = [...session.letters].sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  return {
    title: say('game-title'),
    about,
    rows: seats.map((seat) => ({
      mark: SHAPES[colourOf(seat)],
      colour: colourOf(seat),
      name: session.name(seat),
      score: points[seat] === undefined ? '' : String(points[seat]),
      detail: won(session, seat),
    })),
    credit: [say('picture-credit'), board && session.table.game === 'el-grande' ? say('picture-credit-map') : '']
      .filter(Boolean)
      .join(' · '),
    board,
  };
}

/** The goals that a player has won, or how many, if only that is known. */
function won(session: Session, seat: string): string[] {
  const all = (session.table.view['won'] ?? {}) as Record<string, string[] | number>;
  const mine = all[seat];
  if (mine === undefined) return [];
  if (typeof mine === 'number') return [say('picture-goals', { count: mine })];
  const goals = (session.facts.facts['goals'] ?? {}) as Record<string, { name?: Saying }>;
  const names = mine.map((goal) => {
    const name = goals[goal]?.name;
    return name && has(name.id) ? saying(name) : goal;
  });
  return names.length ? [list(names)] : [say('picture-goals', { count: 0 })];
}
