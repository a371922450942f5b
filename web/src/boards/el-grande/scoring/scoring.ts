// A scoring as a scoring: which areas pay whom, and the steps in which that is told.

import type { LogEntryView } from '../../../lib/api';
import { BLACK, VIRTUAL } from '../names';

/** What one seat takes in one area, and why. */
export interface Paid {
  seat: string;
  count: number;
  place: number; // 0 for an office alone
  with: string[]; // who is tied with it
  points: number; // for the place
  bonuses: { points: number; reason: string }[];
  all: number; // points and bonuses
  lost?: boolean; // nobody's caballeros take a place and no points
}

export interface AreaScored {
  area: string;
  pays: number[]; // first, second, third
  paid: Paid[]; // from the first place down
  left?: boolean; // on several disks, so it is not scored
  doubled?: boolean;
  conquered?: number; // by so many caballeros, which is why it is scored
  due?: boolean; // because a card was laid there
}

export interface Disk {
  seat: string;
  area: string;
  to: string; // where the pieces went: the area, the court, or empty if there were none
  count: number;
  grande?: 'left' | 'stayed'; // out of the castillo
}

export interface Scoring {
  n: number; // the entry of the log
  round: number; // after which a general scoring takes place; 0 for any other
  areas: AreaScored[];
  disks: Disk[];
  board: { seat: string; count: number; on: boolean }[]; // who has come to the limit board, and whether onto it (GI-LIM-4)
  closed?: boolean; // the king is beside the castillo, so nobody leaves it
  resumed?: boolean; // the second half of a general scoring, in the middle of which somebody was asked (GI-SCO-8)
  before: Record<string, number>; // scores
  scoresAfter: Record<string, number>;
}

const AREA_EVENTS = ['scoring', 'scoring-doubled', 'general-scoring', 'not-scored'];
/** What belongs to a scoring; anything else ends it. */
const SCORING_EVENTS = [
  ...AREA_EVENTS,
  'paid',
  'bonus',
  'virtual-ranked',
  'fictitious-ranked',
  'scored-later',
  'granada-conquered',
  'disk-shown',
  'left-castillo',
  'castillo-closed',
  'virtual-stayed',
  'black-left-castillo',
  'black-stayed',
  'grande-left',
  'grande-stayed',
  'stood-on',
  'stood-beside',
  'score-now',
];

/** Whether an entry has a scoring in it. */
export function scores(entry: LogEntryView): boolean {
  return entry.events.some(([kind = '']) => AREA_EVENTS.includes(kind));
}

/** The scorings in some entries of a log, each by itself, in order. `now` are the scores after them, where nothing says them. */
export function scoringsOf(
  happened: LogEntryView[],
  seats: string[],
  now: Record<string, number>,
  log: LogEntryView[] = happened,
): Scoring[] {
  const scorings = happened.filter(scores).flatMap((entry) => split(entry, roundResumed(log, entry.n)));
  let later = now;
  for (const scoring of scorings.toReversed()) {
    for (const area of scoring.areas) rank(area);
    for (const seat of seats) {
      const gained = scoring.areas
        .flatMap(({ paid }) => paid)
        .reduce((sum, each) => sum + (each.seat === seat ? each.all : 0), 0);
      scoring.scoresAfter[seat] ??= later[seat] ?? gained;
      scoring.before[seat] = scoring.scoresAfter[seat] - gained;
    }
    later = scoring.before;
  }
  return scorings;
}

/** The round of the general scoring that an entry goes on with; 0 if it is over. */
function roundResumed(log: LogEntryView[], n: number): number {
  let round = 0;
  for (const [kind, number] of log.filter((entry) => entry.n < n).flatMap(({ events }) => events)) {
    if (kind === 'general-scoring') round = Number(number);
    else if (kind === 'round-started') round = 0;
  }
  return round;
}

/** The scorings of one entry: a general one begins anew, and so does one after something else, or in the same area. */
function split({ n, events }: LogEntryView, resumed: number): Scoring[] {
  const scorings: Scoring[] = [];
  let scoring: Scoring | null = null;
  let conquered = 0;
  let due = false; // what is left is scored because cards were laid there
  for (const event of events) {
    const [kind = '', area] = event;
    if (!SCORING_EVENTS.includes(kind)) scoring = null;
    else {
      const again =
        kind === 'granada-conquered' ||
        (kind === 'scored-later' && !due) ||
        (AREA_EVENTS.includes(kind) && scoring?.areas.some((each) => each.area === area));
      if (!scoring || kind === 'general-scoring' || again)
        scorings.push((scoring = { n, round: 0, areas: [], disks: [], board: [], before: {}, scoresAfter: {} }));
      if (kind === 'granada-conquered') conquered = Number(event[2]);
      if (kind === 'scored-later') due = true;
      else if (kind === 'scoring' && resumed && !due) Object.assign(scoring, { round: resumed, resumed: true });
      hear(scoring, event);
      if (kind === 'scoring' && due) scoring.areas.at(-1)!.due = true;
      if (kind === 'scoring-doubled' && conquered) scoring.areas.at(-1)!.conquered = conquered;
    }
  }
  return scorings.filter(({ areas }) => areas.length);
}

function hear(scoring: Scoring, [kind, a = '', b = '', c = '', d = '', , points = '']: string[]): void {
  const area = scoring.areas.at(-1);
  switch (kind) {
    case 'general-scoring':
      scoring.round = Number(a);
      break;
    case 'scoring':
    case 'scoring-doubled':
      scoring.areas.push({
        area: a,
        pays: [b, c, d].map(Number),
        paid: [],
        ...(kind === 'scoring' ? {} : { doubled: true }),
      });
      break;
    case 'virtual-ranked': // its place is lost to the others
    case 'fictitious-ranked':
      area?.paid.push({
        seat: kind === 'virtual-ranked' ? VIRTUAL : BLACK,
        count: Number(b),
        place: Number(c),
        with: [],
        points: 0,
        bonuses: [],
        all: 0,
        lost: true,
      });
      break;
    case 'stood-on':
    case 'stood-beside': {
      const on = kind === 'stood-on';
      const add = (onto: boolean, n: number) => {
        const there = scoring.board.find(({ seat, on }) => seat === a && on === onto);
        if (there) there.count += n;
        else if (n > 0) scoring.board.push({ seat: a, count: n, on: onto });
      };
      add(on, on ? Number(c) : 1);
      if (on) add(false, -Number(c)); // who steps on it has stood beside it
      scoring.board = scoring.board.filter(({ count }) => count > 0);
      break;
    }
    case 'castillo-closed':
      scoring.closed = true;
      break;
    case 'virtual-stayed':
    case 'black-stayed':
      scoring.disks.push({
        seat: kind === 'black-stayed' ? BLACK : VIRTUAL,
        area: 'castillo',
        to: 'castillo',
        count: Number(a),
      });
      break;
    case 'black-left-castillo':
      scoring.disks.push({ seat: BLACK, area: a, to: a, count: Number(b) });
      break;
    case 'grande-left':
    case 'grande-stayed': {
      const disk = scoring.disks.find(({ seat }) => seat === a);
      if (disk) disk.grande = kind === 'grande-left' ? 'left' : 'stayed';
      break;
    }
    case 'not-scored':
      scoring.areas.push({ area: a, pays: [], paid: [], left: true });
      break;
    case 'paid':
      area?.paid.push({
        seat: a,
        count: Number(c),
        place: Number(d),
        with: [],
        points: Number(points),
        bonuses: [],
        all: Number(points),
      });
      break;
    case 'bonus': {
      if (!area) break;
      let paid = area.paid.find(({ seat }) => seat === a);
      if (!paid) area.paid.push((paid = { seat: a, count: 0, place: 0, with: [], points: 0, bonuses: [], all: 0 })); // for an office alone (GI-SCO-5)
      paid.bonuses.push({ points: Number(c), reason: d });
      paid.all += Number(c);
      break;
    }
    case 'disk-shown':
      scoring.disks.push({ seat: a, area: b, to: '', count: 0 });
      break;
    case 'left-castillo': {
      const disk = scoring.disks.find(({ seat }) => seat === a);
      if (disk) [disk.to, disk.count] = [b, Number(c)];
      break;
    }
    case 'score-now':
      scoring.scoresAfter[a] = Number(c);
      break;
  }
}

function rank(area: AreaScored): void {
  area.paid.sort((a, b) => (a.place || Infinity) - (b.place || Infinity));
  for (const each of area.paid) {
    each.with = area.paid
      .filter(({ place, seat }) => place && place === each.place && seat !== each.seat)
      .map(({ seat }) => seat);
  }
}

// -- steps ------------------------------------------------------------------------------------------------------------

export type Phase = 'dials' | 'castillo' | 'moved' | 'regions';
export const PHASES: Phase[] = ['dials', 'castillo', 'moved', 'regions'];

/** A moment of the scoring: so many areas are told, and of the next one so many rows. */
export interface ScoringStep {
  phase: Phase;
  area: number; // index of the area that is scored; -1 for none
  rows: number; // of it that are shown
  time: number;
  group: string;
}

const STEP_MS = 700;
const AREA_MS = 1400; // to look at an area when all of it is there
const LONE_AREA_MS = 2200; // the same, where no table keeps it

export function stepsOf(scoring: Scoring): ScoringStep[] {
  const steps: ScoringStep[] = [];
  if (scoring.round && !scoring.resumed)
    steps.push({ phase: 'dials', area: -1, rows: 0, time: 2 * STEP_MS, group: 'dials' });
  scoring.areas.forEach((each, i) => {
    const phase: Phase = each.area === 'castillo' ? 'castillo' : 'regions';
    if (phase === 'regions' && steps.at(-1)?.phase !== 'regions' && (scoring.disks.length || scoring.closed))
      steps.push(moved(scoring));
    for (let rows = 1; rows < each.paid.length; rows++)
      steps.push({ phase, area: i, rows, time: STEP_MS, group: each.area });
    steps.push({
      phase,
      area: i,
      rows: each.paid.length,
      time: scoring.round ? AREA_MS : LONE_AREA_MS,
      group: each.area,
    });
  });
  if (scoring.round && scoring.disks.length && !steps.some(({ phase }) => phase === 'moved'))
    steps.push(moved(scoring)); // somebody is asked now
  return steps;
}

function moved(scoring: Scoring): ScoringStep {
  return {
    phase: 'moved',
    area: -1,
    rows: scoring.disks.length,
    time: AREA_MS + scoring.disks.length * STEP_MS,
    group: 'moved',
  };
}

/** What a seat has when a step is shown; without a step, at the end. */
export function scoreAt(scoring: Scoring, seat: string, step: ScoringStep | undefined, upTo: number): number {
  let score = scoring.before[seat] ?? 0;
  scoring.areas.forEach((each, i) => {
    const rows = !step || i < upTo ? each.paid : i === step.area ? each.paid.slice(0, step.rows) : [];
    for (const paid of rows) if (paid.seat === seat) score += paid.all;
  });
  return score;
}

/** How many areas are told in full before a step. */
export function toldBefore(steps: ScoringStep[], at: number): number {
  for (let i = at; i >= 0; i--) {
    const area = steps[i]?.area ?? -1;
    if (area >= 0) return i === at ? area : area + 1;
  }
  return 0;
}
