// A position of El Grande as the server tells it.

import type * as messages from '../../lib/api';
import type * as sessions from '../../lib/session.svelte';
import type { AreaPreview, AreaProjection, CardInfo, Facts, Game, PaidAhead, View } from './api';

export type { PaidAhead, View };
export type Session = sessions.Session<Game>;
export type Change = sessions.Change<Game>;
export type TableView = messages.TableView<Game>;
export type GameInfo = messages.GameInfo<Game>;

export type Counts = Record<string, number>;

/** What an area would pay now. Of a castillo that is closed only `paid` is known. */
export interface AreaPayout {
  paid: number[]; // by place
  rows: PaidAhead[]; // of the present everything is known
  holders: string[][]; // who would be paid each place
  closed?: boolean;
  partly?: boolean; // of what a move leads to: only some rows are known, and only so far
}
export type Projection = Record<string, AreaPayout>;

export function viewOf(table: TableView): View {
  return table.view;
}

export function projectionOf(table: TableView): Projection {
  return areasOf(table.projection.areas);
}

/** The areas of a projection as the server tells it. */
export function areasOf(said: Record<string, AreaProjection | AreaPreview>): Projection {
  const out: Projection = {};
  for (const [area, each] of Object.entries(said)) {
    const { paid, rows, holders, partly }: AreaPreview = each;
    out[area] = {
      paid: paid ?? [],
      rows: rows ?? [],
      holders: holders ?? [],
      closed: !rows,
      ...(partly ? { partly } : {}),
    };
  }
  return out;
}

/** Whose turn it is and who comes after. */
export function turnsToCome(table: TableView): string[] {
  return table.projection.order;
}

export function factsOf(facts: GameInfo): Facts {
  return facts.facts;
}

export function cardFacts(facts: GameInfo, card: string): CardInfo | undefined {
  return facts.cards[card];
}

/** Whether a score board lies in an area. */
export function hasBoard(view: View, area: string): boolean {
  return Object.values(view.boards).includes(area);
}

/** What a row pays; no number where not all of it is known. */
export function total({ points = NaN, king = NaN, grande = NaN }: PaidAhead): number {
  return points + king + grande;
}

/** What everybody in an area would be paid, from the first place down. */
export function totals(rows: PaidAhead[]): Counts {
  return Object.fromEntries(rows.map((row) => [row.seat, total(row)]));
}

/** What everybody would get if every region were scored now. */
export function gains(projection: Projection, letters: string[]): Counts {
  const out: Counts = Object.fromEntries(letters.map((seat) => [seat, 0]));
  for (const { rows } of Object.values(projection))
    for (const row of rows) out[row.seat] = (out[row.seat] ?? 0) + total(row);
  return out;
}
