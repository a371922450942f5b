// What a picture of a game says: who played, with which scores, and what the game's own board adds.

import type { Session } from '../../lib/session.svelte';
import type { Poster } from '../../lib/picture';
import { colourOf, SHAPES } from '../../lib/seats';
import { numberIn, tableIn } from '../../lib/unknown';
import { t } from '../../lib/words.svelte';

type Detail = (session: Session, seat: string) => string[];
const DETAILS = import.meta.glob<Detail>('../../boards/*/poster.ts', { import: 'default', eager: true });

export function posterOf(session: Session, about: string, board: SVGSVGElement | null): Poster {
  const { outcome, view } = session.table;
  const scores = tableIn(view['score']);
  const points = (seat: string) => session.finalPoints(seat) ?? numberIn(scores[seat]);
  const seats =
    outcome?.ranking.map(({ seat }) => seat) ??
    [...session.letters].sort((a, b) => (points(b) ?? 0) - (points(a) ?? 0));
  return {
    title: t('game-title'),
    about,
    rows: seats.map((seat) => ({
      mark: SHAPES[colourOf(seat)],
      colour: colourOf(seat),
      name: session.name(seat),
      score: String(points(seat) ?? ''),
      detail: DETAILS[`../../boards/${session.table.game}/poster.ts`]?.(session, seat) ?? [],
    })),
    credit: [t('picture-credit'), board?.dataset['credit'] ? t(board.dataset['credit']) : '']
      .filter(Boolean)
      .join(' · '),
    board,
  };
}
