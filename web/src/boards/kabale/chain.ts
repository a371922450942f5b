// What happens to the cards, one event after the other. Only for the eye: the last picture is always the server's.

import type { LogEntryView, LogLineView } from '../../lib/api';
import { linesTelling } from '../../lib/log';
import type { Column, Laid, Model } from './view';

export type Event = string[];

/** One picture of a chain: the table after an event, and what was touched. */
export interface Frame {
  event: Event;
  lines: LogLineView[]; // what the server says of it
  seat: string; // who made the move
  n: number;
  model: Model;
  touched: string[]; // keys of cards
  column: string;
}

const SHOWN_EVENTS = new Set([
  ...['placed', 'flipped', 'travelled', 'stayed', 'discarded', 'closed', 'disguise-used', 'disguise-skipped'],
  ...['goals-swapped', 'traitor-skipped', 'end-triggered', 'round-ended'],
]);

/** All pictures between two tables. Draws belong to the picture before; the scoring of a round has a panel of its own. */
export function frames(before: Model, happened: LogEntryView[]): Frame[] {
  const out: Frame[] = [];
  let model = before;
  for (const entry of happened) {
    let ended = false;
    for (const [place, event] of entry.events.entries()) {
      const next = apply(model, event);
      const [kind = ''] = event;
      if (SHOWN_EVENTS.has(kind)) {
        ended ||= kind === 'round-ended';
        out.push({
          event,
          lines: linesTelling(entry, [place]),
          seat: entry.seat,
          n: entry.n,
          model: next,
          touched: touched(model, next),
          column: columnOf(event),
        });
      } else if (!ended && (kind === 'drew' || kind === 'reshuffled')) {
        const last = out.at(-1);
        if (last?.n === entry.n) last.model = next;
      }
      model = next;
    }
  }
  return out;
}

/** The table after all of it. */
export function ending(before: Model, happened: LogEntryView[]): Model {
  return happened.flatMap(({ events }) => events).reduce(apply, before);
}

function columnOf(event: Event): string {
  return event.find((part, i) => i > 0 && /^c\d$/.test(part)) ?? '';
}

function touched(before: Model, after: Model): string[] {
  const was = new Map<string, string>();
  for (const column of before.columns)
    for (const card of column.cards) was.set(card.key, column.name + card.face + card.kind);
  return after.columns.flatMap((column) =>
    column.cards.filter((card) => was.get(card.key) !== column.name + card.face + card.kind).map(({ key }) => key),
  );
}

let made = 0;

function laid(owner: string, kind: string, face: Laid['face']): Laid {
  return { key: `new-${++made}`, owner, kind: known(kind), face };
}

function known(kind: string | undefined): string {
  return !kind || kind === '?' ? '' : kind;
}

/** One event. */
export function apply(model: Model, event: Event): Model {
  const [what, a = '', b = '', c = '', d = ''] = event;
  switch (what) {
    case 'placed': // seat, column, card
      return fromHand(
        change(model, b, (column) => ({ ...column, cards: [...column.cards, laid(a, c, 'down')] })),
        a,
        c,
      );
    case 'flipped': // column, seat, card
      return turnUp(model, a, b, c, (cards) => cards.length - 2);
    case 'revealed':
      return turnUp(model, a, b, c, (cards) =>
        cards.findIndex(({ owner, kind, face }) => owner === b && face !== 'up' && (!kind || kind === c)),
      );
    case 'travelled': // seat, card, column, to
      return travel(model, a, b, c, d);
    case 'discarded': // seat, card, column
      return discard(
        change(model, c, (column) => ({ ...column, cards: column.cards.slice(0, -1) })),
        a,
        [b],
      );
    case 'closed':
      return change(model, a, (column) => ({ ...column, closed: true }));
    case 'disguise-used': // seat, column, card
      return fromHand(
        change(model, b, (column) => ({
          ...column,
          cards: [...column.cards.slice(0, -1), laid(a, c, 'under'), ...column.cards.slice(-1)],
        })),
        a,
        c,
      );
    case 'goals-swapped': // seat, column, other
      return swap(model, b, c);
    case 'drew': // seat, card
      return draw(model, a, known(b));
    case 'reshuffled':
      return {
        ...model,
        decks: { ...model.decks, [a]: model.discards[a]?.length ?? 0 },
        discards: { ...model.discards, [a]: [] },
      };
    case 'awarded': // column, goal, seat, reason
      return { ...model, won: { ...model.won, [c]: won(model.won[c], b) } };
    case 'round-started': // round, seat
      return { ...clear(model), round: Number(a) };
    case 'goal-turned': // column, goal
      return { ...change(model, a, (column) => ({ ...column, goal: b })), goalDeck: model.goalDeck - 1 };
    case 'final-score':
      return over(clear(model));
    default:
      return model;
  }
}

function change(model: Model, name: string, to: (column: Column) => Column): Model {
  return { ...model, columns: model.columns.map((column) => (column.name === name ? to(column) : column)) };
}

function turnUp(model: Model, name: string, owner: string, kind: string, where: (cards: Laid[]) => number): Model {
  return change(model, name, (column) => {
    const at = where(column.cards);
    return {
      ...column,
      cards: column.cards.map((card, i) => (i === at ? { ...card, owner, kind: known(kind), face: 'up' } : card)),
    };
  });
}

function travel(model: Model, seat: string, kind: string, from: string, to: string): Model {
  const source = model.columns.find(({ name }) => name === from);
  const at = source ? source.cards.findLastIndex((card) => card.owner === seat && card.kind === kind) : -1;
  const card = source?.cards[at];
  if (!card) return model;
  const without = change(model, from, (column) => ({ ...column, cards: column.cards.filter((_, i) => i !== at) }));
  const shown = Array.isArray(model.hands[seat]) ? kind : ''; // face down again: whoever knows the hand knows the card
  return change(without, to, (column) => ({
    ...column,
    cards: [...column.cards, { ...card, kind: shown, face: 'down' }],
  }));
}

function swap(model: Model, one: string, other: string): Model {
  const goal = (name: string) => model.columns.find((column) => column.name === name)?.goal ?? '';
  const [first, second] = [goal(one), goal(other)];
  return change(
    change(model, one, (column) => ({ ...column, goal: second })),
    other,
    (column) => ({ ...column, goal: first }),
  );
}

function fromHand(model: Model, seat: string, kind: string): Model {
  const hand = model.hands[seat];
  const rest = Array.isArray(hand) ? hand.filter((each) => each !== kind) : (hand ?? 0) - 1;
  return { ...model, hands: { ...model.hands, [seat]: rest } };
}

function draw(model: Model, seat: string, kind: string): Model {
  const hand = model.hands[seat];
  return {
    ...model,
    decks: { ...model.decks, [seat]: (model.decks[seat] ?? 0) - 1 },
    hands: { ...model.hands, [seat]: Array.isArray(hand) ? [...hand, kind] : (hand ?? 0) + 1 },
  };
}

function discard(model: Model, seat: string, kinds: string[]): Model {
  return { ...model, discards: { ...model.discards, [seat]: [...(model.discards[seat] ?? []), ...kinds] } };
}

function won(before: string[] | number | undefined, goal: string): string[] | number {
  return Array.isArray(before) ? [...before, goal] : (before ?? 0) + 1;
}

function clear(model: Model): Model {
  let next = model;
  for (const { cards } of model.columns) for (const card of cards) next = discard(next, card.owner, [card.kind]);
  return {
    ...next,
    columns: next.columns.map((column) => ({ ...column, closed: false, laid: 0, filled: false, cards: [] })),
  };
}

function over(model: Model): Model {
  return { ...model, columns: model.columns.map((column) => ({ ...column, goal: '' })) };
}

/** Whether two tables look the same, whatever the keys of their cards and the order of open piles. */
export function alike(one: Model, other: Model): boolean {
  return JSON.stringify(picture(one)) === JSON.stringify(picture(other));
}

export function picture(model: Model): unknown {
  const pile = (cards: string[] | number | undefined) => (Array.isArray(cards) ? [...cards].sort() : (cards ?? 0));
  const seats = Object.keys(model.decks).sort();
  return {
    round: model.round,
    columns: model.columns.map(({ name, goal, closed, cards }) => ({
      name,
      goal,
      closed,
      cards: cards.map(({ owner, kind, face }) => `${owner} ${kind} ${face}`),
    })),
    seats: seats.map((seat) => [
      seat,
      pile(model.hands[seat]),
      model.decks[seat],
      pile(model.discards[seat]),
      pile(model.won[seat]),
    ]),
    goalDeck: model.goalDeck,
  };
}
