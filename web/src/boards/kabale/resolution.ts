// The end of a round, column by column and step by step, as the server's events tell it in the order of the rules.

import type { LogEntryView, LogLineView } from '../../lib/api';
import { linesTelling } from '../../lib/log';
import { apply, type Event } from './chain';
import type { Laid, Model } from './view';

export type StepKind = 'revealed' | 'voided' | 'cancelled' | 'removed' | 'paired' | 'numbers' | 'awarded' | 'unawarded';

export interface Step {
  kind: StepKind;
  events: Event[];
  places: number[]; // of the events in their entry
  lines: LogLineView[]; // what the server says of them
}

/** An event where it was told. */
interface LocatedEvent {
  event: Event;
  place: number;
  entry: LogEntryView;
}

export interface ColumnScoring {
  column: string;
  goal: string;
  cards: Laid[];
  steps: Step[];
  winner: string; // empty if nobody wins
}

export interface FinalScore {
  seat: string;
  plain: number;
  special: number;
  score: number;
}

export interface RoundScoring {
  round: number;
  columns: ColumnScoring[];
  finals: FinalScore[];
}

/** How a card stands after some steps. */
export interface Counted {
  turned: boolean;
  removed: boolean;
  number: string; // what it counts; empty as long as that is open
  base: string; // what it counted before, if that changed
  none: boolean; // it has no number
}

const SCORING_EVENTS = new Set([
  'voided',
  'cancelled',
  'removed',
  'paired',
  'numbered',
  'numberless',
  'summed',
  'awarded',
  'unawarded',
]);

/** All rounds that ended in these entries. */
export function rounds(before: Model, happened: LogEntryView[]): RoundScoring[] {
  const out: RoundScoring[] = [];
  let model = before;
  let round: RoundScoring | null = null;
  for (const located of happened.flatMap(eventsOf)) {
    const { event } = located;
    const [kind = '', a = '', b = '', c = '', d = ''] = event;
    if (kind === 'round-ended') out.push((round = { round: Number(a), columns: [], finals: [] }));
    else if (kind === 'revealed' && round) at(round, model, a, 'revealed', located);
    else if (SCORING_EVENTS.has(kind) && round) score(at(round, model, a, stepOf(kind), located), event);
    else if (kind === 'final-score' && round)
      round.finals.push({ seat: a, plain: Number(b), special: Number(c), score: Number(d) });
    model = apply(model, event);
    if (kind === 'revealed' && round) updateCards(round, model, a);
  }
  for (const each of out) each.columns.sort((one, other) => one.column.localeCompare(other.column));
  return out;
}

function eventsOf(entry: LogEntryView): LocatedEvent[] {
  return entry.events.map((event, place) => ({ event, place, entry }));
}

function stepOf(kind: string): StepKind {
  return kind === 'numbered' || kind === 'numberless' || kind === 'summed' ? 'numbers' : (kind as StepKind);
}

/** The column that an event belongs to, with the event in its step. */
function at(round: RoundScoring, model: Model, name: string, kind: StepKind, located: LocatedEvent): ColumnScoring {
  let scored = round.columns.find(({ column }) => column === name);
  if (!scored) {
    const column = model.columns.find((each) => each.name === name);
    scored = { column: name, goal: column?.goal ?? '', cards: column?.cards ?? [], steps: [], winner: '' };
    round.columns.push(scored);
  }
  const { event, place, entry } = located;
  let step = scored.steps.at(-1);
  if (!step || !belongs(step, kind, event)) scored.steps.push((step = { kind, events: [], places: [], lines: [] }));
  step.events.push(event);
  step.places.push(place);
  step.lines = linesTelling(entry, step.places);
  return scored;
}

/** Cards that are turned or removed together are one step, and so are the cards of a player with their sum. */
function belongs(step: Step, kind: StepKind, event: Event): boolean {
  if (step.kind !== kind) return false;
  const last = step.events.at(-1) ?? [];
  if (kind === 'revealed') return true;
  if (kind === 'removed') return last[4] === event[4] && last[5] === event[5];
  return kind === 'numbers' && last[0] !== 'summed' && last[2] === event[2];
}

function score(scored: ColumnScoring, event: Event): void {
  if (event[0] === 'awarded' || event[0] === 'unawarded') scored.goal = event[2] ?? scored.goal;
  if (event[0] === 'awarded') scored.winner = event[3] ?? '';
}

function updateCards(round: RoundScoring, model: Model, name: string): void {
  const scored = round.columns.find(({ column }) => column === name);
  const cards = model.columns.find((each) => each.name === name)?.cards;
  if (scored && cards) scored.cards = cards;
}

/** How the cards and sums of a column stand after its first steps. */
export function standingAfter(
  scored: ColumnScoring,
  steps: number,
): { cards: Counted[]; sums: Map<string, string>; outcome: boolean } {
  const cards: Counted[] = scored.cards.map(() => ({
    turned: false,
    removed: false,
    number: '',
    base: '',
    none: false,
  }));
  const sums = new Map<string, string>();
  const find = (owner: string, kind: string) =>
    cards[scored.cards.findIndex((card) => card.owner === owner && card.kind === kind)];
  let outcome = false;
  for (const { events } of scored.steps.slice(0, steps)) {
    for (const [kind, , a = '', b = '', c = '', d = ''] of events) {
      const card = find(a, b);
      if (kind === 'revealed' && card) card.turned = true;
      else if (kind === 'removed' && card) card.removed = true;
      else if (kind === 'numberless' && card) card.none = true;
      else if (kind === 'numbered' && card) Object.assign(card, { number: c, base: d === 'same' ? '' : d });
      else if (kind === 'summed') sums.set(a, b);
      else if (kind === 'awarded' || kind === 'unawarded') outcome = true;
    }
  }
  return { cards, sums, outcome };
}

/** A table before the first card is dealt: a game can be told from its log. */
export function blank(letters: string[], deck: number, reader: string): Model {
  const each = <T>(value: T) => Object.fromEntries(letters.map((seat) => [seat, value]));
  return {
    round: 0,
    columns: letters.map((_, i) => ({ name: `c${i + 1}`, goal: '', closed: false, laid: 0, filled: false, cards: [] })),
    hands: { ...each<string[] | number>(0), ...(reader ? { [reader]: [] } : {}) },
    decks: each(deck),
    discards: each<string[]>([]),
    won: each(0),
    goalDeck: 0,
  };
}
