// The table of Kabale & Hiebe as it is drawn, read from the view that the server sends.

import type { FactsSaid, Saying, TableSaid } from '../../lib/messages';

export type Face = 'up' | 'down' | 'under';

/** One card in a column. */
export interface Laid {
  key: string; // stays with the card while it moves
  owner: string;
  kind: string; // empty if the reader does not know it
  face: Face;
}

export interface Column {
  name: string; // c1
  goal: string; // its id; empty when the game is over
  closed: boolean;
  laid: number; // how many cards count for filling the goal
  filled: boolean;
  cards: Laid[];
}

export interface Model {
  round: number;
  columns: Column[];
  hands: Record<string, string[] | number>;
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  won: Record<string, string[] | number>;
  goalDeck: number;
}

export interface CardFact {
  number: string;
  matched: { discipline: string; number: string } | null;
  numbers: Record<string, string>; // by the discipline of a goal
  when: '' | 'flipped' | 'scored';
  effect: string;
  text: Saying[];
}

export interface GoalFact {
  discipline: string;
  value: number;
  needed: number;
  name: Saying;
}

/** How a column stands for the reader, as the server counts it. */
export interface Standing {
  sums: Record<string, string>;
  leads: string;
  reason: string;
  unknown: string[];
  goal: string;
  needed: number;
  laid: number;
  filled: boolean;
  flips: number; // where the card lies that the next placement turns over; -1 if none
}

interface View {
  round: number;
  columns: Record<string, { goal: string; closed: boolean; cards: string[] }>;
  hands: Record<string, string[] | number>;
  decks: Record<string, string[] | number>;
  discards: Record<string, string[]>;
  won: Record<string, string[] | number>;
  goal_deck: string[] | number;
}

export function readModel(table: Pick<TableSaid, 'view' | 'outlook'>): Model {
  const view = table.view as unknown as View;
  return {
    round: view.round,
    columns: Object.entries(view.columns).map(([name, { goal, closed, cards }]) => ({
      name,
      goal,
      closed,
      laid: standing(table, name)?.laid ?? 0,
      filled: standing(table, name)?.filled ?? false,
      cards: cards.map((text, i) => readCard(text, `${name}-${i}`)),
    })),
    hands: view.hands,
    decks: Object.fromEntries(Object.entries(view.decks).map(([seat, deck]) => [seat, amount(deck)])),
    discards: view.discards,
    won: view.won,
    goalDeck: amount(view.goal_deck),
  };
}

/** Read `B queen`, `B ?*`, `B queen*`, `B queen under`; what a position remembers besides is not drawn. */
export function readCard(text: string, key: string): Laid {
  const [owner = '', named = '', ...rest] = text.split(' ');
  const kind = named.replace('*', '');
  return {
    key,
    owner,
    kind: kind === '?' ? '' : kind,
    face: rest.includes('under') ? 'under' : named.endsWith('*') ? 'down' : 'up',
  };
}

export function amount(pile: string[] | number | undefined): number {
  return typeof pile === 'number' ? pile : (pile?.length ?? 0);
}

/** Who among the cards of a seat is known to lie somewhere: what everybody (and the reader) can exclude. */
export function seenOf(model: Model, seat: string): Set<string> {
  const seen = new Set(model.discards[seat] ?? []);
  for (const { cards } of model.columns) {
    for (const card of cards) if (card.owner === seat && card.kind) seen.add(card.kind);
  }
  const hand = model.hands[seat];
  if (Array.isArray(hand)) hand.forEach((kind) => seen.add(kind));
  return seen;
}

export function cardFact(facts: FactsSaid, kind: string): CardFact | undefined {
  return facts.cards[kind] as CardFact | undefined;
}

export function goalFact(facts: FactsSaid, goal: string): GoalFact | undefined {
  return (facts.facts['goals'] as Record<string, GoalFact> | undefined)?.[goal];
}

export function rounds(facts: FactsSaid): number {
  return Number(facts.facts['rounds'] ?? 6);
}

export function standing(table: Pick<TableSaid, 'outlook'>, column: string): Standing | undefined {
  return table.outlook[column] as Standing | undefined;
}

/** The number of a card below a goal, as the server tells it. */
export function printed(facts: FactsSaid, kind: string, goal: string): string {
  return cardFact(facts, kind)?.numbers[goalFact(facts, goal)?.discipline ?? ''] ?? '';
}
