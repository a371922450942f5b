// What lies on the table when a leg is scored. The last leg's lies there still; after an earlier one the next has begun in the
// same entry of the log, so what was there is found from the table before and from what happened since.

import type { Abilities, RegionView, View } from '../api';
import type { Change, GameInfo, TableView } from '../view';

export interface Position {
  view: View; // as it was scored
  abilities: Record<string, Abilities>;
}

const SPRING = 2; // elixirs of the Magic Spring (EL-DISC-SPRING)

export function positionOf({ view, projection }: TableView): Position {
  return { view, abilities: projection.abilities };
}

/** The position before, with all that happened before the leg ended. */
export function positionAfter(before: TableView, events: string[][], facts: GameInfo): Position {
  const position = structuredClone(positionOf(before));
  for (const event of events) {
    if (event[0] === 'leg-ended') break;
    follow(position, event, facts);
  }
  position.view.row = position.view.row.filter(Boolean); // closed up
  return position;
}

function follow({ view, abilities }: Position, [kind, seat = '', a = '', b = '']: string[], facts: GameInfo): void {
  const own = abilities[seat];
  const piece = (of: keyof RegionView, colour: string, region: string, by: number) => {
    const there = (view.regions[region] ??= {});
    const counts = (there[of] ??= {});
    counts[colour] = (counts[colour] ?? 0) + by;
  };
  const supply = (whose: string, by: number) => add(view.supply, whose, by);
  const pay = (whose: string, coins: number) => add(view.coins, whose, -coins);
  switch (kind) {
    case 'army-placed':
      supply(seat, -1);
      return piece('armies', seat, a, 1);
    case 'army-moved':
      piece('armies', seat, a, -1);
      return piece('armies', seat, b, 1);
    case 'army-destroyed':
      if (b in view.supply) supply(b, 1); // not a neutral one
      return piece('armies', b, a, -1);
    case 'army-captured': // by the Red Sorceress: it does not come back
      supply(a, -1);
      if (view.captured) add(view.captured, a, 1);
      return;
    case 'city-built':
      if (own) own.cities_left -= 1;
      return piece('cities', seat, a, 1);
    case 'card-taken':
      pay(seat, Number(b));
      (view.cards[seat] ??= []).push(a);
      view.row = view.row.map((card) => (card === a ? '' : card));
      if (own) gain(own, facts, a);
      return;
    case 'card-turned': // its first word is the card
      view.row = [...view.row.filter(Boolean), seat];
      view.deck = typeof view.deck === 'number' ? view.deck - 1 : view.deck.slice(1);
      return;
    case 'coins-received':
      return pay(seat, -Number(a));
    case 'coin-taken':
      pay(a, 1);
      return pay(seat, -1);
    case 'owner-paid':
      pay(seat, 1);
      return pay(a, -1);
    case 'toll-paid':
      return pay(seat, 1);
    case 'token-seen':
      view.seen?.[seat]?.push(a);
      if (view.tokens && b !== '?') view.tokens[b] = a;
      return;
    case 'token-taken':
      return take(view, seat, a, b, own);
  }
}

function add(counts: Record<string, number>, whose: string, by: number): void {
  counts[whose] = (counts[whose] ?? 0) + by;
}

/** What a card gives from the moment in which it is taken; its coins are told by themselves. */
function gain(own: Abilities, facts: GameInfo, card: string): void {
  for (const { id, args } of facts.cards[card]?.ability ?? []) {
    const number = Number(args['number'] ?? 0);
    if (id === 'text-elixirs') own.elixirs += number;
    else if (id === 'text-moves_more') own.moves_more += number;
    else if (id === 'text-armies_more') own.armies_more += number;
    else if (id === 'text-flies') own.sea_cost = Math.max(1, own.sea_cost - 1);
    else if (id === 'text-immune') own.immune = true;
  }
}

/** A token lies before a seat now. */
function take(view: View, seat: string, token: string, region: string, own: Abilities | undefined): void {
  if (view.tokens) delete view.tokens[token];
  (view.owned?.[seat] ?? []).push(token);
  if (view.face_down) view.face_down = view.face_down.filter((each) => each !== region);
  for (const [who, regions] of Object.entries(view.seen ?? {}))
    view.seen![who] = regions.filter((each) => each !== region);
  if (!own) return;
  if (token === 'magic_spring') own.elixirs += SPRING;
  else if (token === 'stable') own.moves_more += 1;
  else if (token === 'cottage') own.armies_more += 1;
}

/** The legs that ended in a change, in order: what happened in each, and what lay there. */
export function legsIn(change: Change, facts: GameInfo): { events: string[][]; position: Position }[] {
  const legs: { events: string[][]; position: Position }[] = [];
  const all = change.happened.flatMap(({ events }) => events);
  let rest = all;
  while (rest.some(([kind]) => kind === 'leg-ended')) {
    const next = rest.findIndex(([kind], i) => kind === 'leg-started' && endsBefore(rest, i));
    const events = next < 0 ? rest : rest.slice(0, next);
    if (next < 0) legs.push({ events, position: positionOf(change.after) });
    else if (rest === all && change.before)
      legs.push({ events, position: positionAfter(change.before, events, facts) });
    rest = next < 0 ? [] : rest.slice(next);
  }
  return legs;
}

function endsBefore(events: string[][], at: number): boolean {
  return events.slice(0, at).some(([kind]) => kind === 'leg-ended');
}
