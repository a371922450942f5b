// An area in words, for the screen reader, the popover and the list of who holds what.

import type { Session } from './view';
import { t, word } from '../../lib/words.svelte';
import { piecesIn } from './cluster';
import { CASTILLO } from './map';
import { areaName, spokenName } from './names';
import { hasBoard, projectionOf, total, viewOf, type Counts } from './view';

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
  const paid = projectionOf(session.table)[area]?.paid ?? [];
  if (paid.length && (area === CASTILLO || hasBoard(viewOf(session.table), area)))
    parts.push(t('eg-pays', { points: paid.join('/') }));
  const text = t('eg-label', { area: areaName(area), parts: parts.join(', ') });
  return legal ? `${text} ${t('eg-legal')}` : text;
}

function counted(session: Session, pieces: { seat: string; count: number }[]): string[] {
  return pieces.map(({ seat, count }) => `${spokenName(session, seat)} ${count}`);
}

function regionParts(session: Session, area: string): string[] {
  const view = viewOf(session.table);
  const pieces = piecesIn(view.regions[area] ?? {}, view.grandes, area, session.letters);
  const standing = pieces.filter(({ count }) => count);
  const parts = standing.length ? counted(session, standing) : [t('eg-nobody')];
  if (view.king === area) parts.push(t('eg-king-here'));
  for (const { seat, grande } of pieces) {
    if (grande)
      parts.push(seat === session.mine ? t('eg-grande-yours') : t('eg-grande-of', { name: spokenName(session, seat) }));
  }
  if (session.mine) parts.push(standingOf(session, area));
  return parts;
}

/** How the reader stands in a region, and for how many points. */
export function standingOf(session: Session, area: string): string {
  const row = projectionOf(session.table)[area]?.rows.find(({ seat }) => seat === session.mine);
  if (!row) return t('eg-stand-none');
  const points = total(row);
  if (!points) return t('eg-stand-nothing');
  if ((row.tied ?? 0) > 1) return t('eg-stand-tied', { place: row.place, points });
  return t(row.place === 1 ? 'eg-stand-first' : 'eg-stand-place', { place: row.place, points });
}

function castilloParts(session: Session, thrown: Counts, partly: boolean): string[] {
  const { castillo } = viewOf(session.table);
  if (castillo !== '?') {
    const pieces = piecesIn(castillo, {}, CASTILLO, session.letters);
    return pieces.length ? counted(session, pieces) : [t('eg-nobody')];
  }
  const known = session.letters.filter((seat) => thrown[seat]).map((seat) => ({ seat, count: thrown[seat]! }));
  const closed = t('eg-castillo-closed');
  if (!known.length) return partly ? [closed] : [closed, t('eg-castillo-nothing')];
  const id = partly ? 'eg-castillo-at-least' : 'eg-castillo-announced';
  return [closed, t(id, { pieces: counted(session, known).join(', ') })];
}

/** The whole map in words: who holds what. */
export function tableLabel(session: Session, areas: string[], thrown: Counts, partly: boolean): string {
  const king = t('eg-king-at', { area: word(`area-${viewOf(session.table).king}`, 'in') });
  return [king, ...areas.map((area) => areaLabel({ session, area, thrown, partly }))].join(' ');
}
