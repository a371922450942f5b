// The end of a game in numbers: who came where, by what, and from where the points are.

import type { Points } from './api';
import { SOURCES, type Source } from './scoring/scoring';
import { viewOf, type Session } from './view';

/** What decides between equal points, in this order, and what a seat has of it (EL-TIE-1). */
const TIE_BREAKS = ['magic_book', 'coins', 'armies', 'regions'] as const;
export type Break = (typeof TIE_BREAKS)[number];

export interface Decided {
  by: Break;
  count: number;
}

export interface Standing {
  seat: string;
  place: number;
  shared: boolean;
  points: Points;
  decided: Decided[]; // what tells it from others with as many points
}

export interface Ending {
  rows: Standing[]; // the best first
  sources: Source[]; // that this game has
  most: Record<Source, number>; // the largest of each
  tie: Break | ''; // what decided the victory
  shared: boolean; // nothing decides between the winners
  forfeit: boolean;
}

export function endingOf(session: Session): Ending | null {
  const { outcome, projection } = session.table;
  if (!outcome) return null;
  const ranking = outcome.ranking.filter(({ seat }) => projection.points[seat]);
  const rows = ranking.map(({ seat, place, shared }) => {
    const points = projection.points[seat]!;
    const equals = ranking.filter((each) => each.place !== place && each.points === points.total);
    const by = equals.map((each) => decider(session, seat, each.seat));
    const decided = TIE_BREAKS.filter((each) => by.includes(each)).map((each) => ({
      by: each,
      count: measure(session, seat, each),
    }));
    return { seat, place, shared, points, decided };
  });
  const all = rows.map(({ points }) => points);
  const largest = (source: Source) => Math.max(0, ...all.map((points) => points[source]));
  const { view } = session.table;
  return {
    rows,
    sources: SOURCES.filter(
      (source) =>
        ({ tokens: !!view.owned, leader: !!view.leaders, carried: (view.leg ?? 1) > 1 })[source as string] ?? true,
    ),
    most: Object.fromEntries(SOURCES.map((source) => [source, largest(source)])) as Record<Source, number>,
    tie: TIE_BREAKS.find((each) => each === outcome.reason) ?? '',
    shared: outcome.winners.length > 1,
    forfeit: outcome.reason === 'forfeit',
  };
}

/** What tells two seats with equal points apart. A full game has no tie-breaks, and there nothing is decided. */
export function decider(session: Session, one: string, other: string): Break | undefined {
  return TIE_BREAKS.find((by) => measure(session, one, by) !== measure(session, other, by));
}

function measure(session: Session, seat: string, by: Break): number {
  const view = viewOf(session.table);
  if (by === 'magic_book') return Number(view.owned?.[seat]?.includes('magic_book') ?? false);
  if (by === 'coins') return view.coins[seat] ?? 0;
  if (by === 'regions') return session.table.projection.points[seat]?.regions ?? 0;
  return Object.values(view.regions).reduce((sum, { armies = {} }) => sum + (armies[seat] ?? 0), 0);
}

/** Where one has more than the other, the largest difference first; at most two sources. */
export function leadingSources(one: Points, other: Points, sources: Source[]): Source[] {
  return sources
    .filter((source) => one[source] > other[source])
    .sort((a, b) => one[b] - other[b] - (one[a] - other[a]))
    .slice(0, 2);
}

/** The width of a point that all columns have room for: each is as wide as its head, or as its longest bar. */
export function unitOf(longest: number[], head: number, width: number): number {
  let wide = longest.filter((points) => points > 0);
  for (;;) {
    const room = width - (longest.length - wide.length) * head;
    const unit = room / Math.max(1, sum(wide));
    const fit = wide.filter((points) => points * unit >= head);
    if (fit.length === wide.length || !fit.length) return Math.max(1, unit);
    wide = fit;
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
