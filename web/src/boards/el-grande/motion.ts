// Which pieces move in a change of the table, and from where to where.

import { BLACK, VIRTUAL } from './names';
import type { Change } from './view';

export type Kind = 'caballero' | 'grande' | 'king' | 'board';

/** One piece, or several of one seat that go together. `court` and `province` are the seat's own. */
export interface Flight {
  seat: string; // empty for the king and the boards
  from: string;
  to: string;
  kind: Kind;
  count: number;
  board?: string;
}

/** Where something is on the map, in its own units: an area, or the court or province of a seat. */
export type Point = [x: number, y: number] | { x: number; y: number };
export type PointOf = (area: string, seat: string, kind: Kind) => Point;

export function flightsOf(change: Change): Flight[] {
  return change.happened.flatMap(({ events }) => flightsIn(events));
}

export function flightsIn(events: string[][]): Flight[] {
  return events.flatMap((event): Flight[] => {
    const [kind, , owner = '', from = '', to = ''] = event;
    if (kind !== 'king-and-grande') return [flight(event)].filter((each) => each !== null);
    return [
      { seat: '', from, to, kind: 'king', count: 1 },
      { seat: owner, from: to, to: from, kind: 'grande', count: 1 },
    ];
  });
}

/** Whether the pieces of the castillo wait for their step in a general scoring. */
export function opensCastillo(events: string[][]): boolean {
  return events.some(([kind]) => kind === 'general-scoring');
}

function flight([kind = '', seat = '', a = '', b = '', c = '']: string[]): Flight | null {
  const go = (owner: string, from: string, to: string, count = 1): Flight => ({
    seat: owner,
    from,
    to,
    kind: 'caballero',
    count,
  });
  switch (kind) {
    case 'called':
    case 'reinforced':
      return Number(a) ? go(seat, 'province', 'court', Number(a)) : null;
    case 'placed':
    case 'placed-in-france':
      return go(seat, 'court', a);
    case 'virtual-placed':
      return go(VIRTUAL, 'province', seat, Number(a));
    case 'thrown':
      return go(seat, 'court', 'castillo');
    case 'recalled':
      return go(seat, a, 'court');
    case 'moved':
    case 'sailed':
    case 'moved-to-france':
    case 'escorted':
      return go(a, b, c);
    case 'black-left-castillo':
      return go(BLACK, 'castillo', seat, Number(a));
    case 'bonus-used':
      return go(seat, 'province', 'court');
    case 'black-evicted':
      return go(BLACK, seat, a, Number(b));
    case 'returned':
      return go(seat, a, 'province', Number(b));
    case 'banished':
      return go(a, b, 'province');
    case 'evicted':
      return go(seat, a, b, Number(c));
    case 'left-castillo':
      return go(seat, 'castillo', a, Number(b));
    case 'king-moved':
      return { seat: '', from: a, to: b, kind: 'king', count: 1 };
    case 'grande-moved':
      return { seat, from: a, to: b, kind: 'grande', count: 1 };
    case 'grande-shut-in':
      return { seat, from: a, to: 'castillo', kind: 'grande', count: 1 };
    case 'grande-left':
      return { seat, from: 'castillo', to: a, kind: 'grande', count: 1 };
    case 'board-moved':
      return { seat: '', from: b, to: c, kind: 'board', count: 1, board: a };
    default:
      return null;
  }
}

export const FLIGHT_MS = 260; // one piece, in milliseconds
const STAGGER_MS = 60; // until the next one starts
const GROUP_MS = 700; // all of them

/** When the pieces of a group start. */
export function starts(count: number): number[] {
  const apart = count > 1 ? Math.min(STAGGER_MS, (GROUP_MS - FLIGHT_MS) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => i * apart);
}

/** How long a group takes. */
export function lasts(count: number): number {
  return FLIGHT_MS + (starts(count).at(-1) ?? 0);
}
