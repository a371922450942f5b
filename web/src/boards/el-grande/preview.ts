// What a move would change in an area, for everybody there, and the reason in one sentence.

import type { Session } from './view';
import { t } from '../../lib/words.svelte';
import { CASTILLO } from './map';
import { BLACK, VIRTUAL } from './names';
import { OVERSEAS } from './later';
import { blackHolder, deckOf, factsOf, total, type Projection, type PaidPreview } from './view';

/** Caballeros that take places and no points. */
const NOBODYS = { [VIRTUAL]: 'eg-note-virtual', [BLACK]: 'eg-note-fictitious' };

export interface Line {
  seat: string;
  pieces: [number, number]; // before and after
  points: [number, number | null]; // nothing where it depends on what others choose
}

/** What is known of everybody in an area after a move: nothing of an area that the server leaves out. */
export function linesOf(before: Projection, after: Projection, area: string, letters: string[]): Line[] {
  const there = after[area];
  if (!there || there.closed) return [];
  return letters
    .flatMap((seat): Line[] => {
      const [then, later] = [before[area]?.rows ?? [], there.rows].map((rows) => rows.find((row) => row.seat === seat));
      if (there.partly && later?.count === undefined) return [];
      const points = later ? total(later) : 0;
      return [
        {
          seat,
          pieces: [then?.count ?? 0, later?.count ?? 0],
          points: [then ? total(then) : 0, Number.isNaN(points) ? null : points],
        },
      ];
    })
    .filter(({ pieces, points }) => pieces[0] || pieces[1] || points[0] || points[1])
    .sort((a, b) => b.pieces[1] - a.pieces[1]);
}

/** Other areas whose points the same move changes. */
export function elsewhere(before: Projection, after: Projection, area: string, letters: string[]): string[] {
  return Object.keys(after).filter(
    (each) =>
      each !== area &&
      linesOf(before, after, each, letters).some(
        ({ pieces, points }) => pieces[0] !== pieces[1] || points[0] !== points[1],
      ),
  );
}

/** What else counts in an area beside caballeros: black ones, a grande at home, and a place that the virtual player takes. */
export function notesOf(session: Session, after: Projection, area: string): string[] {
  const { table, facts } = session;
  const { view } = table;
  const notes: string[] = [];
  const holder = blackHolder(view);
  const black = view.regions[area]?.[BLACK] ?? 0;
  if (holder && black) notes.push(t('eg-note-black', { name: session.name(holder), count: black }));
  if (factsOf(facts).variants.includes('home_region_advantage'))
    for (const seat of session.letters)
      if (view.grandes[seat] === area) notes.push(t('eg-note-home', { name: session.name(seat) }));
  if (view.limit_board === area) {
    const spaces = factsOf(facts).spaces ?? 0;
    notes.push(t('eg-note-limit', { spaces, taken: OVERSEAS.onLimit(view, deckOf(view, area)) }));
  }
  const holders = after[area]?.holders ?? [];
  for (const [colour, note] of Object.entries(NOBODYS)) {
    const place = holders.findIndex((each) => each.includes(colour));
    if (place >= 0)
      notes.push(
        holders[place]!.length > 1
          ? t(`${note}-tied`, { place }) // they stand on the place before
          : t(note, { place: place + 1 }),
      );
  }
  if (area === CASTILLO && view.king === CASTILLO) notes.push(t('eg-note-closed'));
  return notes;
}

/** Why the reader's points change, or do not. */
export function reasonOf(session: Session, before: Projection, after: Projection, area: string): string {
  const line = linesOf(before, after, area, session.letters).find(({ seat }) => seat === session.mine);
  if (line && line.points[1] === null) return t('eg-why-depends');
  if (!line || line.pieces[0] === line.pieces[1]) return ''; // nothing of the reader's changes, or nothing is known
  const mine = (projection: Projection): PaidPreview | undefined =>
    projection[area]?.rows.find(({ seat }) => seat === session.mine);
  const [then, later] = [mine(before), mine(after)];
  if (!later) return then ? t('eg-why-none-left') : '';
  if (!later.place) return t('eg-why-office');
  if ((later.tied ?? 0) > 1) return t('eg-why-tied', { place: later.place });
  if (then && (then.tied ?? 0) > 1 && then.place === later.place) return t('eg-why-breaks', { place: later.place });
  if (later.place === 1 && (!then || then.place !== 1)) return t('eg-why-first');
  if (!then || then.place !== later.place)
    return total(later) ? t('eg-why-place', { place: later.place }) : t('eg-why-unpaid', { place: later.place });
  return total(then) === total(later) ? t('eg-why-same') : '';
}
