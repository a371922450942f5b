// The table of Kabale & Hiebe as it is drawn, read from the view that the server sends.

import type * as messages from '../../lib/api';
import type * as sessions from '../../lib/session.svelte';
import type { CardInfo, ColumnProjection, Game, Goal } from './api';

export type Session = sessions.Session<Game>;
export type Change = sessions.Change<Game>;
export type TableView = messages.TableView<Game>;
export type GameInfo = messages.GameInfo<Game>;

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

export function readModel(table: Pick<TableView, 'view' | 'projection'>): Model {
  const { view } = table;
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
export function knownCards(model: Model, seat: string): Set<string> {
  const seen = new Set(model.discards[seat] ?? []);
  for (const { cards } of model.columns) {
    for (const card of cards) if (card.owner === seat && card.kind) seen.add(card.kind);
  }
  const hand = model.hands[seat];
  if (Array.isArray(hand)) hand.forEach((kind) => seen.add(kind));
  return seen;
}

export function cardFact(facts: GameInfo, kind: string): CardInfo | undefined {
  return facts.cards[kind];
}

export function goalFact(facts: GameInfo, goal: string): Goal | undefined {
  return facts.facts.goals[goal];
}

export function rounds(facts: GameInfo): number {
  return facts.facts.rounds;
}

export function standing(table: Pick<TableView, 'projection'>, column: string): ColumnProjection | undefined {
  return table.projection.columns[column];
}

/** The number of a card below a goal, as the server tells it. */
export function printed(facts: GameInfo, kind: string, goal: string): string {
  return cardFact(facts, kind)?.numbers[goalFact(facts, goal)?.discipline ?? ''] ?? '';
}
