// A position of El Grande as the server tells it.

import type { Saying, TableSaid, FactsSaid } from '../../lib/messages';

export type Counts = Record<string, number>;

export interface View {
  at: string;
  round: number;
  first: string;
  active: string;
  king: string;
  regions: Record<string, Counts>;
  castillo: Counts | '?';
  court: Counts;
  province: Counts;
  score: Counts;
  grandes: Record<string, string>;
  boards: Record<string, string>;
  offer: string[];
  card: string;
  done: string[];
  hands: Record<string, number[] | number>;
  power: Record<string, number | '?'>;
  turned: string[];
  vetoes: Record<string, string[]>;
  dials: Record<string, string>;
}

export interface Paid {
  seat: string;
  count: number;
  place: number;
  tied: number;
  points: number;
  king: number;
  grande: number;
}

/** What an area would pay now. Of a castillo that is closed only `paid` is known. */
export interface AreaOutlook {
  paid: number[]; // by place
  rows: Paid[];
  holders: string[][]; // who would be paid each place
  closed?: boolean;
}
export type Outlook = Record<string, AreaOutlook>;

export interface CardFacts {
  pile: number;
  place: number;
  effect: string;
  scores: boolean; // whether it pays points
  text: Saying[];
}

export interface GameFacts {
  regions: Record<string, { paid: number[]; neighbours: string[] }>;
  calls: number[];
  round_numbers: number[];
  scoring_rounds: number[];
}

export function viewOf(table: TableSaid): View {
  return table.view as unknown as View;
}

export function outlookOf(table: TableSaid): Outlook {
  return areasOf(table.outlook);
}

/** The areas of an outlook as the server tells it. */
export function areasOf(said: Record<string, unknown>): Outlook {
  const out: Outlook = {};
  for (const [area, each] of Object.entries(said)) {
    if (area === 'order') continue;
    const { paid, rows, holders } = each as Partial<AreaOutlook>;
    out[area] = { paid: paid ?? [], rows: rows ?? [], holders: holders ?? [], closed: !rows };
  }
  return out;
}

/** Whose turn it is and who comes after. */
export function turnsToCome(table: TableSaid): string[] {
  return (table.outlook['order'] ?? []) as string[];
}

export function factsOf(facts: FactsSaid): GameFacts {
  return facts.facts as unknown as GameFacts;
}

export function cardFacts(facts: FactsSaid, card: string): CardFacts | undefined {
  return facts.cards[card] as CardFacts | undefined;
}

/** Whether a score board lies in an area. */
export function hasBoard(view: View, area: string): boolean {
  return Object.values(view.boards).includes(area);
}

export function total({ points, king, grande }: Paid): number {
  return points + king + grande;
}

/** What everybody in an area would be paid, from the first place down. */
export function totals(rows: Paid[]): Counts {
  return Object.fromEntries(rows.map((row) => [row.seat, total(row)]));
}

/** What everybody would get if every region were scored now. */
export function gains(outlook: Outlook, letters: string[]): Counts {
  const out: Counts = Object.fromEntries(letters.map((seat) => [seat, 0]));
  for (const { rows } of Object.values(outlook))
    for (const row of rows) out[row.seat] = (out[row.seat] ?? 0) + total(row);
  return out;
}
