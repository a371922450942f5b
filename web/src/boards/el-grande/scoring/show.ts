// A scoring as a show: which areas pay whom, and the beats in which that is told.

import type { LogEntryView } from '../../../lib/api';

/** What one seat takes in one area, and why. */
export interface Paid {
  seat: string;
  count: number;
  place: number;
  with: string[]; // who is tied with it
  points: number; // for the place
  bonuses: { points: number; reason: string }[];
  all: number; // points and bonuses
}

export interface AreaScored {
  area: string;
  pays: number[]; // first, second, third
  paid: Paid[]; // from the first place down
  left?: boolean; // on several disks, so it is not scored
}

export interface Disk {
  seat: string;
  area: string;
  to: string; // where the pieces went: the area, the court, or empty if there were none
  count: number;
}

export interface Show {
  n: number; // the entry of the log
  round: number; // after which a general scoring takes place; 0 for any other
  areas: AreaScored[];
  disks: Disk[];
  before: Record<string, number>; // scores
  scoresAfter: Record<string, number>;
}

const PARTS = ['scoring', 'general-scoring', 'not-scored'];
/** What belongs to a scoring; anything else ends it. */
const TOLD = [...PARTS, 'paid', 'bonus', 'disk-shown', 'left-castillo', 'score-now'];

/** Whether an entry has a scoring in it. */
export function scores(entry: LogEntryView): boolean {
  return entry.events.some(([kind = '']) => PARTS.includes(kind));
}

/** The scorings in some entries, each by itself, in order. `now` are the scores after them, where nothing says them. */
export function showsOf(happened: LogEntryView[], seats: string[], now: Record<string, number>): Show[] {
  const shows = happened.filter(scores).flatMap(split);
  let later = now;
  for (const show of shows.toReversed()) {
    for (const area of show.areas) rank(area);
    for (const seat of seats) {
      const gained = show.areas
        .flatMap(({ paid }) => paid)
        .reduce((sum, each) => sum + (each.seat === seat ? each.all : 0), 0);
      show.scoresAfter[seat] ??= later[seat] ?? gained;
      show.before[seat] = show.scoresAfter[seat] - gained;
    }
    later = show.before;
  }
  return shows;
}

/** The scorings of one entry: a general one begins anew, and so does one after something else, or in the same area. */
function split({ n, events }: LogEntryView): Show[] {
  const shows: Show[] = [];
  let show: Show | null = null;
  for (const event of events) {
    const [kind = '', area] = event;
    if (!TOLD.includes(kind)) show = null;
    else {
      const again = PARTS.includes(kind) && show?.areas.some((each) => each.area === area);
      if (!show || kind === 'general-scoring' || again)
        shows.push((show = { n, round: 0, areas: [], disks: [], before: {}, scoresAfter: {} }));
      hear(show, event);
    }
  }
  return shows.filter(({ areas }) => areas.length);
}

function hear(show: Show, [kind, a = '', b = '', c = '', d = '', , points = '']: string[]): void {
  const area = show.areas.at(-1);
  switch (kind) {
    case 'general-scoring':
      show.round = Number(a);
      break;
    case 'scoring':
      show.areas.push({ area: a, pays: [b, c, d].map(Number), paid: [] });
      break;
    case 'not-scored':
      show.areas.push({ area: a, pays: [], paid: [], left: true });
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
      const paid = area?.paid.find(({ seat }) => seat === a);
      paid?.bonuses.push({ points: Number(c), reason: d });
      if (paid) paid.all += Number(c);
      break;
    }
    case 'disk-shown':
      show.disks.push({ seat: a, area: b, to: '', count: 0 });
      break;
    case 'left-castillo': {
      const disk = show.disks.find(({ seat }) => seat === a);
      if (disk) [disk.to, disk.count] = [b, Number(c)];
      break;
    }
    case 'score-now':
      show.scoresAfter[a] = Number(c);
      break;
  }
}

function rank(area: AreaScored): void {
  area.paid.sort((a, b) => a.place - b.place);
  for (const each of area.paid) {
    each.with = area.paid
      .filter(({ place, seat }) => place === each.place && seat !== each.seat)
      .map(({ seat }) => seat);
  }
}

// -- beats ------------------------------------------------------------------------------------------------------------

export type Phase = 'dials' | 'castillo' | 'moved' | 'regions';
export const PHASES: Phase[] = ['dials', 'castillo', 'moved', 'regions'];

/** A moment of the show: so many areas are told, and of the next one so many rows. */
export interface Beat {
  phase: Phase;
  area: number; // index of the area that is scored; -1 for none
  rows: number; // of it that are shown
  time: number;
  group: string;
}

const STEP = 700;
const READ = 1400; // to look at an area when all of it is there
const ALONE = 2200; // the same, where no table keeps it

export function beatsOf(show: Show): Beat[] {
  const beats: Beat[] = [];
  if (show.round) beats.push({ phase: 'dials', area: -1, rows: 0, time: 2 * STEP, group: 'dials' });
  show.areas.forEach((each, i) => {
    const phase: Phase = each.area === 'castillo' ? 'castillo' : 'regions';
    if (phase === 'regions' && beats.at(-1)?.phase !== 'regions' && show.disks.length) beats.push(moved(show));
    for (let rows = 1; rows < each.paid.length; rows++)
      beats.push({ phase, area: i, rows, time: STEP, group: each.area });
    beats.push({ phase, area: i, rows: each.paid.length, time: show.round ? READ : ALONE, group: each.area });
  });
  return beats;
}

function moved(show: Show): Beat {
  return { phase: 'moved', area: -1, rows: show.disks.length, time: READ + show.disks.length * STEP, group: 'moved' };
}

/** What a seat has when a beat is shown; without a beat, at the end. */
export function scoreAt(show: Show, seat: string, beat: Beat | undefined, upTo: number): number {
  let score = show.before[seat] ?? 0;
  show.areas.forEach((each, i) => {
    const rows = !beat || i < upTo ? each.paid : i === beat.area ? each.paid.slice(0, beat.rows) : [];
    for (const paid of rows) if (paid.seat === seat) score += paid.all;
  });
  return score;
}

/** How many areas are told in full before a beat. */
export function toldBefore(beats: Beat[], at: number): number {
  for (let i = at; i >= 0; i--) {
    const area = beats[i]?.area ?? -1;
    if (area >= 0) return i === at ? area : area + 1;
  }
  return 0;
}
