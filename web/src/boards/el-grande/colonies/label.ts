// Who is in an area of a table with the colonies, in words: offices, what is carried, who has moved, the limit board.

import { t } from '../../../lib/words.svelte';
import type { Piece } from '../cluster';
import { pieceTexts } from '../label';
import { spokenName } from '../names';
import { factsOf, OFFICES, viewOf, type Session } from '../view';
import { apart, TOKENS } from './stands';

export function piecesSpoken(session: Session, area: string, together: Piece[]): string[] {
  const view = viewOf(session.table);
  const pieces = apart(view, area, together);
  const token = TOKENS[area] ?? '';
  const free = view.free_tokens?.[token] ?? 0;
  return [
    ...offices(session, area),
    ...(view.limit_board === area ? onLimitBoard(session, pieces) : [said(session, pieces) || t('eg-nobody')]),
    ...(free ? [t('eg-free-tokens', { count: free, token: `token-${token}` })] : []),
  ];
}

function said(session: Session, pieces: Piece[]): string {
  return pieces
    .map((piece) => {
      const more = [
        piece.load && t('eg-load', { load: piece.load }),
        piece.moved && t('eg-moved', { count: piece.moved }),
      ];
      return [...pieceTexts(session, [piece]), ...more].filter(Boolean).join(' ');
    })
    .join(', ');
}

/** Who stands on the limit board, which alone counts, and who is beside it (GI-LIM-1). */
function onLimitBoard(session: Session, pieces: Piece[]): string[] {
  const { spaces = 0 } = factsOf(session.facts);
  const [on, beside] = [false, true].map((each) => pieces.filter((piece) => !!piece.beside === each));
  const taken = on!.reduce((sum, { count }) => sum + count, 0);
  return [
    t('eg-limit-on', { who: said(session, on!) || t('eg-nobody'), taken, spaces }),
    ...(beside!.length ? [t('eg-limit-beside', { who: said(session, beside!) })] : []),
  ];
}

/** Who is captain or viceroy of an area; neither is counted there (GI-SHIP-9, GI-AME-6). */
function offices(session: Session, area: string): string[] {
  const held = Object.entries(viewOf(session.table).offices ?? {}).filter(([office]) => OFFICES[office] === area);
  return held.map(([office, seat]) =>
    t(seat ? 'eg-office' : 'eg-office-free', {
      office: `board-${office}`,
      points: factsOf(session.facts).regions[area]?.places?.[office] ?? 0,
      name: seat ? spokenName(session, seat) : '',
    }),
  );
}
