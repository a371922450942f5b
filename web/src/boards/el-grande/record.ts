// What the log says about this round, this turn and the scores so far.

import type { LogEntryView } from '../../lib/api';
import { standing } from '../../lib/log';
import { BLACK, VIRTUAL } from './names';
import type { Counts, View } from './view';

export interface RoundSoFar {
  powers: Counts; // power cards played, also those that lie face down again
  taken: Record<string, string>; // action card: who took it
  actions: Record<string, string>; // by seat the card whose action it has, where that is chosen
  turned: Record<string, string>; // action card: who turned it over
  turns: string[]; // whose turn has begun, in order
  regions: [area: string, placed: number][]; // region cards of the virtual player
  whole: boolean; // whether the log tells all of it
}

/** The value of a card that is played: `9` of power cards, `ki_90` of King & Intrigue. */
export function valueOf(word: string): number {
  return Number(word.replace(/^ki_/, ''));
}

/** Whether a log tells the game from its start: the server leaves out what is too long ago. */
export function fromStart(log: LogEntryView[]): boolean {
  return log.some(({ what }) => what === 'start');
}

export function eventsOf(log: LogEntryView[]): string[][] {
  return standing(log).flatMap(({ events }) => events);
}

function since(events: string[][], kind: string): string[][] {
  return events.slice(events.findLastIndex((event) => event[0] === kind) + 1);
}

export function roundSoFar(events: string[][], view: View): RoundSoFar {
  const whole = events.some(([kind]) => kind === 'round-started');
  const out: RoundSoFar = { powers: {}, taken: {}, turned: {}, actions: {}, turns: [], regions: [], whole };
  for (const [kind, seat = '', what = ''] of since(events, 'round-started')) {
    if (kind === 'power-played' && what !== '?') out.powers[seat] = valueOf(what);
    else if (kind === 'virtual-power') out.powers[VIRTUAL] = Number(seat);
    else if (kind === 'virtual-took') {
      out.taken[seat] = VIRTUAL;
      out.turns.push(VIRTUAL);
    } else if (kind === 'virtual-placed' || kind === 'virtual-kept-out') out.regions.push([seat, Number(what)]);
    else if (kind === 'card-chosen') out.taken[what] = seat;
    else if (kind === 'action-chosen') out.actions[seat] = what;
    else if (kind === 'card-turned-over') out.turned[what] = seat;
    else if (kind === 'turn-started') out.turns.push(seat);
  }
  for (const [seat, power] of Object.entries(view.power)) if (power !== '?') out.powers[seat] = power;
  return out;
}

/** Seats in the order of this round: turns that have been, as the log tells them, and those to come, as the server does. */
export function turnOrder(letters: string[], { turns }: RoundSoFar, toCome: string[]): string[] {
  const known = [...turns, ...toCome];
  return [...new Set([...letters.filter((seat) => !known.includes(seat)), ...known])];
}

/** What this turn has put where: `A castilla` → 2. */
export function putThisTurn(events: string[][], view: View): Counts {
  const out: Counts = {};
  if (!view.active || !events.some(([kind]) => kind === 'turn-started')) return out;
  const add = (seat: string, area: string, n: number) => (out[`${seat} ${area}`] = (out[`${seat} ${area}`] ?? 0) + n);
  for (const [kind, seat = '', ...more] of since(events, 'turn-started')) {
    if (kind === 'placed' || kind === 'placed-in-france') add(seat, more[0]!, 1);
    else if (kind === 'thrown') add(seat, 'castillo', 1);
    else if (kind === 'moved' || kind === 'moved-to-france' || kind === 'escorted' || kind === 'sailed') {
      add(more[0]!, more[1]!, -1);
      add(more[0]!, more[2]!, 1);
    }
  }
  return out;
}

/** Whether the log tells everything that was thrown into the castillo since a general scoring emptied it. */
export function allAnnounced(log: LogEntryView[], events: string[][]): boolean {
  return fromStart(log) || events.some(([kind]) => kind === 'general-scoring');
}

/** Caballeros that everybody saw go into the castillo since it was last emptied. */
export function announced(events: string[][]): Counts {
  const out: Counts = {};
  for (const [kind, seat = '', ...more] of events) {
    if (kind === 'thrown') out[seat] = (out[seat] ?? 0) + 1;
    else if (kind === 'moved' && more[2] === 'castillo') out[more[0]!] = (out[more[0]!] ?? 0) + 1;
    else if (kind === 'left-castillo') delete out[seat];
    else if (kind === 'black-left-castillo') delete out[BLACK];
  }
  return out;
}

const STEPS: Record<string, string[]> = {
  place_one: ['placed', 'thrown', 'placed-in-france'],
  place_anywhere_one: ['placed', 'thrown', 'placed-in-france'],
  move_one: ['moved', 'moved-to-france', 'moved-within'],
  recall_one: ['recalled'],
  return_one: ['returned'],
};
const MINOR_EVENTS = [
  'forced',
  'thrown-total',
  'veto-passed',
  'shows-move',
  'shows-place',
  'shows-return',
  'shows-france',
  'france-left',
  'took-place',
  'left-place',
  'shows-stands',
  'stepped-on',
  'carried',
  'delivered',
  'stood-on',
  'stood-beside',
];

/** How often the step of this decision has been done without a break. */
export function doneBefore(events: string[][], decision: string, seat: string): number {
  const kinds = STEPS[decision];
  let done = 0;
  if (!kinds) return 0;
  for (let i = events.length - 1; i >= 0; i--) {
    const [kind = '', who] = events[i]!;
    if (MINOR_EVENTS.includes(kind)) continue;
    if (!kinds.includes(kind) || who !== seat) break;
    done++;
  }
  return done;
}

/**
 * Scores at the end of each round, if the log tells them from the beginning; the present ones come last. `until` is the
 * entry of a scoring that is being told: what came after it is not told yet.
 */
export function scoresByRound(
  log: LogEntryView[],
  present: Counts,
  letters: string[],
  until = Infinity,
): { round: number; scores: Counts }[] {
  if (!fromStart(log)) return [];
  const scores: Counts = Object.fromEntries(letters.map((seat) => [seat, 0]));
  const out: { round: number; scores: Counts }[] = [];
  let round = 0;
  let holder = '';
  for (const [kind, one = '', ...more] of eventsOf(log.filter(({ n }) => n < until))) {
    if (kind === 'paid') scores[one] = (scores[one] ?? 0) + Number(more[4] ?? 0);
    else if (kind === 'bonus') scores[one] = (scores[one] ?? 0) + Number(more[1] ?? 0);
    else if (kind === 'inquisitor-taken') holder = one;
    else if (kind === 'delivered') {
      const seat = one === BLACK ? holder : one; // for whom black ones deliver (GI-TOK-11)
      if (seat) scores[seat] = (scores[seat] ?? 0) + Number(more[2] ?? 0);
    } else if (kind === 'score-now') scores[one] = Number(more[1]);
    else if (kind === 'round-started') {
      if (round) out.push({ round, scores: { ...scores } });
      round = Number(one);
    }
  }
  return round ? [...out, { round, scores: { ...present } }] : [];
}
