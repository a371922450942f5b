// A position of Legends as the server tells it.

import type * as messages from '../../lib/api';
import type * as sessions from '../../lib/session.svelte';
import type { CardInfo, Facts, Game, Projection, RegionView, View } from './api';

export type { View };
export type Session = sessions.Session<Game>;
export type Change = sessions.Change<Game>;
export type TableView = messages.TableView<Game>;
export type GameInfo = messages.GameInfo<Game>;

export type Counts = Record<string, number>;

/** Who rules regions and islands; empty for nobody. */
export interface Leads {
  regions: Record<string, string>;
  islands: Record<string, string>;
}

/** Whose the neutral armies are. */
export const NEUTRAL = 'N';

export function viewOf(table: TableView): View {
  return table.view;
}

export function projectionOf(table: TableView): Projection {
  return table.projection;
}

/** Who would rule them if the leg ended now. */
export function leadsOf({ regions, islands }: Projection): Leads {
  const who = (standings: Projection['regions']) =>
    Object.fromEntries(Object.entries(standings).map(([id, { leads }]) => [id, leads]));
  return { regions: who(regions), islands: who(islands) };
}

export function factsOf(facts: GameInfo): Facts {
  return facts.facts;
}

export function cardFacts(facts: GameInfo, card: string): CardInfo | undefined {
  return facts.cards[card];
}

/** Colours in a region, the most pieces first; of equals the order of the seats, neutral armies last. */
export function coloursIn({ armies = {}, cities = {} }: RegionView): string[] {
  const all = [...new Set([...Object.keys(armies), ...Object.keys(cities)])].sort(
    (one, other) => Number(one === NEUTRAL) - Number(other === NEUTRAL) || (one < other ? -1 : 1),
  );
  const pieces = (colour: string) => (armies[colour] ?? 0) + (cities[colour] ?? 0);
  return all.filter(pieces).sort((one, other) => pieces(other) - pieces(one));
}

/** The number that the decision on the agenda carries: what may still be placed or moved. */
export function pointsLeft(table: TableView): number {
  return Number(table.prompt?.args['left'] ?? 0);
}

/** Decisions of a card's action: the card is taken, and its place in the row is still empty. */
const OF_A_CARD = [
  'choose_part',
  'place_one',
  'payee',
  'move_one',
  'build_city',
  'take_token',
  'knight_army',
  'destroy_one',
  'take_coin',
];

export function isCardAtWork(view: View): boolean {
  return OF_A_CARD.includes(view.at);
}

/** In which turn a leg is, from 1: by the cards before the seat whose turn it is. */
export function turnNumber(view: View, turns: number): number {
  const taken = view.cards[view.active]?.length ?? 0;
  return Math.min(turns, isCardAtWork(view) ? taken : taken + 1);
}

/** The cards of the row by their places; the one that is carried out keeps its place until the row closes up. */
export function placesOfRow(view: View, atWork: string): { card: string; by: string }[] {
  const row = view.row.map((card) => ({ card: card || atWork, by: card ? '' : view.active }));
  return atWork && !view.row.includes('') ? [...row, { card: atWork, by: view.active }] : row;
}

/** How many of a seat's cards have an adjective. */
export function cardsWith(facts: GameInfo, cards: string[], adjective: string): number {
  return cards.filter((card) => cardFacts(facts, card)?.adjective === adjective).length;
}
