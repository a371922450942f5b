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

export type Outlook = Record<string, { paid: number[]; rows: Paid[] }>;

export interface CardFacts {
  pile: number;
  place: number;
  effect: string;
  text: Saying[];
}

export interface GameFacts {
  regions: Record<string, { paid: number[]; neighbours: string[] }>;
  castillo: { paid: number[] };
  boards: Record<string, number[]>;
  places: number;
  calls: number[];
  round_numbers: number[];
  scoring_rounds: number[];
}

export function viewOf(table: TableSaid): View {
  return table.view as unknown as View;
}

export function outlookOf(table: TableSaid): Outlook {
  return table.outlook as Outlook;
}

export function factsOf(facts: FactsSaid): GameFacts {
  return facts.facts as unknown as GameFacts;
}

export function cardFacts(facts: FactsSaid, card: string): CardFacts | undefined {
  return facts.cards[card] as CardFacts | undefined;
}

/** The points of the places of an area: those of a board that lies there, or those that are printed. */
export function paidIn(view: View, facts: GameFacts, area: string): { paid: number[]; board: string } {
  const board = Object.keys(view.boards).find((each) => view.boards[each] === area) ?? '';
  const printed = board ? facts.boards[board] : (facts.regions[area] ?? facts.castillo).paid;
  return { paid: (printed ?? []).slice(0, facts.places), board };
}

export function total({ points, king, grande }: Paid): number {
  return points + king + grande;
}

/** What everybody would get if every region were scored now. */
export function gains(outlook: Outlook, letters: string[]): Counts {
  const out: Counts = Object.fromEntries(letters.map((seat) => [seat, 0]));
  for (const { rows } of Object.values(outlook))
    for (const row of rows) out[row.seat] = (out[row.seat] ?? 0) + total(row);
  return out;
}
