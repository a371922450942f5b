// A position of El Grande as the server tells it.

import type * as messages from '../../lib/api';
import type * as sessions from '../../lib/session.svelte';
import type { AreaPreview, AreaProjection, CardInfo, Facts, Game, PaidPreview, View } from './api';

export type { PaidPreview, View };
export type Session = sessions.Session<Game>;
export type Change = sessions.Change<Game>;
export type TableView = messages.TableView<Game>;
export type GameInfo = messages.GameInfo<Game>;

export type Counts = Record<string, number>;

/** What an area would pay now. Of a castillo that is closed only `paid` is known. */
export interface AreaPayout {
  paid: number[]; // by place
  rows: PaidPreview[]; // of the present everything is known
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

/** The colours of caballeros at a table: those of its seats, and one that is no seat's. */
export function coloursAt(session: Session): string[] {
  const { other } = factsOf(session.facts);
  return other ? [...session.letters, other] : session.letters;
}

/** Which caballero is asked about, and by which decision: where it stands, or where it will (GI-D16, GI-D17). */
export function movingNow(view: View): { seat: string; by: string } {
  const [by, now] = view.agenda.slice(-2).map((row) => row.split(' '));
  const colour = Number(now?.[4] ?? 0) % 16;
  return { seat: 'ABCDE'.charAt(colour) || 'black', by: by?.[0] ?? '' };
}

/** Whose turn it is, also while another seat repeats a special action in it. */
export function turnSeat(view: View): string {
  return view.turn_of || view.active;
}

/** Who has the church marker or the Inquisitor, so that black caballeros count for this seat; empty if nobody has. */
export function blackHolder(view: View): string {
  return view.church || view.inquisitor || '';
}

/** What a power card counts, with the grey card that lies beside it. */
export function sumOf(facts: GameInfo, view: View, seat: string, power: number): number {
  const grey = view.grey?.[seat];
  return power + (grey ? (factsOf(facts).greys[grey]?.value ?? 0) : 0);
}

/** The values of all power cards, or of the cards of King & Intrigue, from the lowest up. */
export function valuesOf({ calls, strength }: Facts): number[] {
  return calls.map((_, i) => (strength ? 10 : 1) * (i + 1));
}

/** How many caballeros conquer Granada. */
export const CONQUEST = 12;

/** How many are in Granada, of those that conquer it; nothing where that is no matter. */
export function muslimCount(view: View, area: string): number | undefined {
  if (area !== 'granada' || view.granada !== 'muslim') return undefined;
  return Object.values(view.regions[area] ?? {}).reduce((sum, count) => sum + count, 0);
}

/** The offices at sea, which are not counted among the caballeros of their areas (GI-SHIP-9, GI-AME-6). */
export const OFFICES: Record<string, string> = { captain: 'ship', viceroy: 'america' };

/** Pieces in an area beside its offices. */
export function deckOf(view: View, area: string, counts: Counts = view.regions[area] ?? {}): Counts {
  const there = { ...counts };
  for (const [office, seat] of Object.entries(view.offices ?? {}))
    if (seat && OFFICES[office] === area) there[seat] = (there[seat] ?? 0) - 1;
  return there;
}

/** Whether a score board lies in an area. */
export function hasBoard(view: View, area: string): boolean {
  return Object.values(view.boards).includes(area);
}

/** What a row pays; no number where not all of it is known. */
export function total({ points = NaN, king = NaN, grande = NaN, france = 0 }: PaidPreview): number {
  return points + king + grande + france;
}

/** What everybody in an area would be paid, from the first place down. */
export function totals(rows: PaidPreview[]): Counts {
  return Object.fromEntries(rows.map((row) => [row.seat, total(row)]));
}

/** What everybody would get if every region were scored now. */
export function gains(projection: Projection, letters: string[]): Counts {
  const out: Counts = Object.fromEntries(letters.map((seat) => [seat, 0]));
  for (const { rows } of Object.values(projection))
    for (const row of rows) out[row.seat] = (out[row.seat] ?? 0) + total(row);
  return out;
}

export type Payments = Record<string, Counts>; // by area and seat

/** What everybody gets from all areas together. */
export function sum(pays: Payments): Counts {
  const out: Counts = {};
  for (const counts of Object.values(pays))
    for (const [seat, points] of Object.entries(counts)) out[seat] = (out[seat] ?? 0) + points;
  return out;
}
