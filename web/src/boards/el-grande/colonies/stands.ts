// How caballeros stand where they are told apart: with gold or goods, on the limit board or beside it, moved or not.

import type { View } from '../api';
import type { Piece } from '../cluster';
import { AMERICA, MEDITERRANEAN } from '../map';
import type { Counts } from '../view';

/** Which tokens lie in an area (GI-TOK-2). */
export const TOKENS: Record<string, string> = { [AMERICA]: 'gold', [MEDITERRANEAN]: 'goods' };
const LOADS = ['', 'gold', 'goods'];

/** Caballeros of one colour that stand alike. */
export interface Stand {
  load: string; // gold, goods, or nothing
  beside: boolean; // the limit board lies there, and they are not on it
  count: number;
  moved: number; // how many of them have moved in this turn
}

/** The word of a stand in moves. */
export function standWord({ load, beside }: Pick<Stand, 'load' | 'beside'>): string {
  return [load, beside ? 'beside' : ''].filter(Boolean).join('_') || 'ordinary';
}

/** The word of those who stand so in the ledger of a turn. */
function group(area: string, { load, beside }: Pick<Stand, 'load' | 'beside'>): string {
  return [area, load, beside ? 'beside' : ''].filter(Boolean).join('_');
}

/** How many of a group have moved: in a repetition those that it has moved (GI-TURN-5, GI-TURN-8). */
export function movedOf(view: View, group: string, seat: string): number {
  const marks = view.turn_of
    ? [view.moved_again, view.moved_twice]
    : [view.moved, view.moved_may_sail, view.moved_again, view.moved_twice];
  return marks.reduce((sum, each) => sum + (each?.[group]?.[seat] ?? 0), 0);
}

/** How `count` caballeros of a colour stand in an area. */
export function standsOf(view: View, area: string, seat: string, count: number): Stand[] {
  const carried = view.carriers?.[area]?.[seat] ?? [];
  const outside = view.limit_board === area ? (view.beside?.[seat] ?? []) : [];
  const of = (load: string, beside: boolean): Stand => {
    const all = load ? carried.filter((each) => each === load).length : count - carried.length;
    const out = outside.filter((each) => each === (load || 'ordinary')).length;
    const stand = { load, beside, count: Math.max(0, beside ? out : all - out), moved: 0 };
    return { ...stand, moved: Math.min(stand.count, movedOf(view, group(area, stand), seat)) };
  };
  return [false, true].flatMap((beside) => LOADS.map((load) => of(load, beside))).filter((each) => each.count > 0);
}

/** Whether some of those who stand so may sail or step onto a token now; the server says whether anything is possible. */
export function isReady(view: View, area: string, { seat, count, ...piece }: Piece): boolean {
  const stand = { load: '', beside: false, moved: 0, ...piece };
  if (sails(view, area, seat, stand)) return true;
  const token = TOKENS[area];
  if (!token || stand.load || !view.free_tokens?.[token]) return false;
  return stand.moved < count || (view.brought?.[token] ?? 0) > 0;
}

function sails(view: View, area: string, seat: string, stand: Pick<Stand, 'load' | 'beside'>): boolean {
  return [view.may_sail, view.moved_may_sail].some((each) => each?.[group(area, stand)]?.[seat]);
}

/** What those carry who may sail from an area: a word for each load, an empty one for nothing. */
export function cargoOf(view: View, area: string, seat: string): string[] {
  const stands = standsOf(view, area, seat, view.regions[area]?.[seat] ?? 0);
  return [...new Set(stands.filter((stand) => sails(view, area, seat, stand)).map(({ load }) => load))];
}

/** A token for each way to stand; the grande is with the first one. */
export function apart(view: View, area: string, pieces: Piece[]): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    const stands = standsOf(view, area, piece.seat, piece.count);
    if (!stands.length) return [piece];
    return stands.map((stand, i) => ({
      ...piece,
      ...stand,
      grande: piece.grande && i === 0,
      stand: standWord(stand),
      key: `${piece.seat} ${standWord(stand)}`,
    }));
  });
}

/** How many places of the limit board are taken. */
export function onLimit(view: View, counts: Counts): number {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const outside = Object.values(view.beside ?? {}).reduce((sum, names) => sum + names.length, 0);
  return Math.max(0, all - outside);
}
