// An area in words, for the screen reader, the popover and the list of who holds what.

import type { Session } from '../../lib/session.svelte';
import { say, word } from '../../lib/words.svelte';
import { piecesIn } from './cluster';
import { CASTILLO } from './map';
import { areaName, spokenName } from './names';
import { hasBoard, outlookOf, total, viewOf, type Counts } from './view';

export interface AreaSpoken {
  session: Session;
  area: string;
  thrown: Counts; // what was announced into the castillo
  partly?: boolean; // there may have been more of it than the log tells
  legal?: boolean;
}

/** Name, pieces by count, king, grandes, board, standing, and whether it can be chosen. */
export function areaLabel({ session, area, thrown, partly = false, legal }: AreaSpoken): string {
  const parts = area === CASTILLO ? castilloParts(session, thrown, partly) : regionParts(session, area);
  const paid = outlookOf(session.table)[area]?.paid ?? [];
  if (paid.length && (area === CASTILLO || hasBoard(viewOf(session.table), area)))
    parts.push(say('eg-pays', { points: paid.join('/') }));
  const text = say('eg-label', { area: areaName(area), parts: parts.join(', ') });
  return legal ? `${text} ${say('eg-legal')}` : text;
}

function counted(session: Session, pieces: { seat: string; count: number }[]): string[] {
  return pieces.map(({ seat, count }) => `${spokenName(session, seat)} ${count}`);
}

function regionParts(session: Session, area: string): string[] {
  const view = viewOf(session.table);
  const pieces = piecesIn(view.regions[area] ?? {}, view.grandes, area, session.letters);
  const standing = pieces.filter(({ count }) => count);
  const parts = standing.length ? counted(session, standing) : [say('eg-nobody')];
  if (view.king === area) parts.push(say('eg-king-here'));
  for (const { seat, grande } of pieces) {
    if (grande)
      parts.push(
        seat === session.mine ? say('eg-grande-yours') : say('eg-grande-of', { name: spokenName(session, seat) }),
      );
  }
  if (session.mine) parts.push(standingOf(session, area));
  return parts;
}

/** How the reader stands in a region, and for how many points. */
export function standingOf(session: Session, area: string): string {
  const row = outlookOf(session.table)[area]?.rows.find(({ seat }) => seat === session.mine);
  if (!row) return say('eg-stand-none');
  const points = total(row);
  if (!points) return say('eg-stand-nothing');
  if (row.tied > 1) return say('eg-stand-tied', { place: row.place, points });
  return say(row.place === 1 ? 'eg-stand-first' : 'eg-stand-place', { place: row.place, points });
}

function castilloParts(session: Session, thrown: Counts, partly: boolean): string[] {
  const { castillo } = viewOf(session.table);
  if (castillo !== '?') {
    const pieces = piecesIn(castillo, {}, CASTILLO, session.letters);
    return pieces.length ? counted(session, pieces) : [say('eg-nobody')];
  }
  const known = session.letters.filter((seat) => thrown[seat]).map((seat) => ({ seat, count: thrown[seat]! }));
  const closed = say('eg-castillo-closed');
  if (!known.length) return partly ? [closed] : [closed, say('eg-castillo-nothing')];
  const id = partly ? 'eg-castillo-at-least' : 'eg-castillo-announced';
  return [closed, say(id, { pieces: counted(session, known).join(', ') })];
}

/** The whole map in words: who holds what. */
export function tableLabel(session: Session, areas: string[], thrown: Counts, partly: boolean): string {
  const king = say('eg-king-at', { area: word(`area-${viewOf(session.table).king}`, 'in') });
  return [king, ...areas.map((area) => areaLabel({ session, area, thrown, partly }))].join(' ');
}
