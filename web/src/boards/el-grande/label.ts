// An area in words, for the screen reader, the popover and the list of who holds what.

import type { Session } from './view';
import { list, t, word } from '../../lib/words.svelte';
import { piecesIn } from './cluster';
import { OVERSEAS } from './later';
import type { BoardController } from './controller.svelte';
import { CASTILLO, FRANCE, SPAIN } from './map';
import { areaName, BLACK, kingWord, spokenName } from './names';
import {
  blackHolder,
  coloursAt,
  CONQUEST,
  deckOf,
  factsOf,
  hasBoard,
  muslimCount,
  projectionOf,
  total,
  viewOf,
  type Counts,
} from './view';

export interface AreaSpoken {
  session: Session;
  area: string;
  thrown: Counts; // what was announced into the castillo
  partly?: boolean; // there may have been more of it than the log tells
  legal?: boolean;
}

/** Name, pieces by count, king, grandes, board, standing, and whether it can be chosen. */
export function areaLabel({ session, area, thrown, partly = false, legal }: AreaSpoken): string {
  const parts =
    area === CASTILLO
      ? castilloParts(session, thrown, partly)
      : viewOf(session.table).regions[area]
        ? regionParts(session, area)
        : countryParts(session, area);
  const paid = projectionOf(session.table)[area]?.paid ?? [];
  if (paid.some(Boolean) && (area === CASTILLO || hasBoard(viewOf(session.table), area)))
    parts.push(t('eg-pays', { points: paid.join('/') }));
  const { later, due } = viewOf(session.table);
  if (due?.[area]) parts.push(t('eg-due'));
  if (later?.[area]) parts.push(t('eg-due-later'));
  const text = t('eg-label', { area: areaName(area), parts: parts.join(', ') });
  return legal ? `${text} ${t('eg-legal')}` : text;
}

export function pieceTexts(session: Session, pieces: { seat: string; count: number }[]): string[] {
  return pieces.map(({ seat, count }) =>
    seat === BLACK ? blackCount(session, count) : `${spokenName(session, seat)} ${count}`,
  );
}

/** Black caballeros count for whoever holds the church marker or the Inquisitor. */
function blackCount(session: Session, count: number): string {
  const holder = blackHolder(viewOf(session.table));
  return holder ? t('eg-black-for', { count, name: spokenName(session, holder) }) : t('eg-black-nobody', { count });
}

/** A country that is the king's only: whether he is there, and beside which regions. */
function countryParts(session: Session, area: string): string[] {
  const beside = (factsOf(session.facts).abroad[area] ?? []).map((each) => areaName(each));
  const here = viewOf(session.table).king === area;
  return [...(here ? [t('eg-king-exile')] : []), t('eg-beside', { areas: beside.join(', ') })];
}

function regionParts(session: Session, area: string): string[] {
  const view = viewOf(session.table);
  const holder = blackHolder(view);
  const pieces = piecesIn(deckOf(view, area), view.grandes, area, coloursAt(session), holder);
  const muslim = muslimCount(view, area);
  const standing = pieces.filter(({ count }) => count);
  const parts = view.offices ? OVERSEAS.piecesSpoken(session, area, standing) : pieceTexts(session, standing);
  if (!parts.length) parts.push(t('eg-nobody'));
  if (view.king === area) parts.push(t('eg-king-here'));
  for (const { seat, grande } of pieces) {
    if (grande)
      parts.push(seat === session.mine ? t('eg-grande-yours') : t('eg-grande-of', { name: spokenName(session, seat) }));
  }
  if (area === FRANCE && view.france) parts.push(...spots(session, view.france, view.loads));
  if (muslim !== undefined) parts.push(t('eg-muslim', { count: muslim, needed: CONQUEST }));
  else if (session.mine) parts.push(standingOf(session, area));
  return parts;
}

/** The places in France: who stands there, and what each is worth. */
function spots(session: Session, places: Record<string, string>, loads: Record<string, string> = {}): string[] {
  const worth = factsOf(session.facts).regions[FRANCE]?.places ?? {};
  return Object.entries(places).map(([place, seat]) =>
    t('eg-spot', {
      place: `france_place-${place}`,
      points: worth[place] ?? 0,
      name: [
        seat ? spokenName(session, seat) : t('board-free'),
        loads[place] ? t('eg-load', { load: loads[place] }) : '',
      ]
        .filter(Boolean)
        .join(' '),
    }),
  );
}

/** How the reader stands in a region, and for how many points. */
export function standingOf(session: Session, area: string): string {
  const row = projectionOf(session.table)[area]?.rows.find(({ seat }) => seat === session.mine);
  if (!row) return t('eg-stand-none');
  const points = total(row);
  if (!points) return t('eg-stand-nothing');
  if (!row.place) return t('eg-stand-office', { points });
  if ((row.tied ?? 0) > 1) return t('eg-stand-tied', { place: row.place, points });
  return t(row.place === 1 ? 'eg-stand-first' : 'eg-stand-place', { place: row.place, points });
}

function castilloParts(session: Session, thrown: Counts, partly: boolean): string[] {
  const { king, grandes } = viewOf(session.table);
  const inside = session.letters.filter((seat) => grandes[seat] === CASTILLO);
  return [
    ...contents(session, thrown, partly),
    ...(king === CASTILLO ? [t('eg-king-castillo')] : []),
    ...(inside.length
      ? [t('eg-grandes-inside', { names: list(inside.map((seat) => spokenName(session, seat))) })]
      : []),
  ];
}

function contents(session: Session, thrown: Counts, partly: boolean): string[] {
  const { castillo } = viewOf(session.table);
  if (castillo !== '?') {
    const pieces = piecesIn(castillo, {}, CASTILLO, coloursAt(session));
    return pieces.length ? pieceTexts(session, pieces) : [t('eg-nobody')];
  }
  const known = coloursAt(session)
    .filter((seat) => thrown[seat])
    .map((seat) => ({ seat, count: thrown[seat]! }));
  const closed = t('eg-castillo-closed');
  if (!known.length) return partly ? [closed] : [closed, t('eg-castillo-nothing')];
  const id = partly ? 'eg-castillo-at-least' : 'eg-castillo-announced';
  return [closed, t(id, { pieces: pieceTexts(session, known).join(', ') })];
}

/** The whole map in words: who holds what. */
export function tableLabel(session: Session, areas: string[], thrown: Counts, partly: boolean): string {
  const king = t('eg-king-at', { area: word(kingWord(viewOf(session.table).king), 'in') });
  return [king, ...areas.map((area) => areaLabel({ session, area, thrown, partly }))].join(' ');
}

/** Who holds the church marker or the Inquisitor. */
export function holderLabel(session: Session): string {
  const view = viewOf(session.table);
  const holder = blackHolder(view);
  const name = holder ? spokenName(session, holder) : t('eg-nobody');
  return view.inquisitor === undefined
    ? t('eg-church-held', { name })
    : t('eg-inquisitor-held', { name, aside: view.aside ?? 0 });
}

/** The region cards of this round, and how many are face down. */
export function regionCards({ round, view }: Pick<BoardController, 'round' | 'view'>): string {
  const cards = round.regions.map(([area, count]) => t('eg-region-card', { area: `area-${area}`, count }));
  const left = t('eg-region-cards-left', { count: SPAIN.order.length - (view.drawn ?? 0) });
  return `${t('board-region-cards')}: ${[...cards, left].join(', ')}.`;
}
