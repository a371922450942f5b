// The scoring of a leg as a scoring: scene by scene every point, and where there is none the reason why.

import type { Change, Counts, GameInfo, Leads, Session } from '../view';
import { NEUTRAL } from '../view';
import { legsIn, positionOf, type Position } from './position';

/** Where points come from, in the order in which they are told. */
export const SOURCES = ['regions', 'islands', 'elixirs', 'cards', 'tokens', 'leader', 'carried'] as const;
export type Source = (typeof SOURCES)[number];

/** Why a scene pays what it pays. `rules`: one is ahead of all others; `neutral`: neutral armies are. */
export type Why = 'rules' | 'tied' | 'neutral' | 'nobody' | 'listed';

export interface Row {
  who: string; // a seat, N, or empty for nobody
  points: number;
  count: number; // pieces, regions, elixirs
  armies?: number;
  cities?: number;
  of?: string; // the card, token or leader that pays
  region?: string; // where a citadel stands
}

export interface Scene {
  source: Source;
  id: string; // the region or island; the seat whose cards are told
  rows: Row[];
  why: Why;
  regions: string[]; // that are told with it
  emptyRegions: string[]; // of these, where nobody stands
}

export interface Scoring {
  leg: number;
  legs: number;
  final: boolean; // the game ends with it
  scenes: Scene[];
  sources: Source[]; // those that this game has
  points: Counts; // of this leg
  totals: Counts; // with those before
  position: Position;
}

/** The scorings in a change of the table, in order. */
export function scoringsOf(change: Change, session: Pick<Session, 'facts' | 'letters'>): Scoring[] {
  return legsIn(change, session.facts).map(({ events, position }) =>
    showOf(events, position, session.facts, session.letters),
  );
}

/** The last scoring of a game that is over, from its log. */
export function lastScoring({ standingLog, table, facts, letters }: Session): Scoring | null {
  if (!table.outcome || Object.keys(table.view.layout ?? {}).length === 0) return null;
  const entry = standingLog.findLast(({ events }) => events.some(([kind]) => kind === 'leg-ended'));
  return entry ? showOf(entry.events, positionOf(table), facts, letters) : null;
}

export function showOf(events: string[][], position: Position, facts: GameInfo, seats: string[]): Scoring {
  const ended = events.findIndex(([kind]) => kind === 'leg-ended');
  const scored = events.slice(ended);
  const { view } = position;
  const { legs } = facts.facts;
  const leg = Number(scored[0]?.[1] ?? 1);
  const carried = leg > 1 ? (view.carried ?? {}) : {};
  const points = Object.fromEntries(seats.map((seat) => [seat, countIn(scored, 'leg-score', seat)]));
  const scenes = [
    ...mapScenes(scored, position, facts),
    elixirScene(scored, position, seats),
    ...seats.map((seat) => cardScene(scored, position, facts, seat)),
    ...(view.owned ? [tokenScene(scored, position)] : []),
    ...(view.leaders ? [leaderScene(scored, position, seats)] : []),
    ...(leg > 1 ? [carriedScene(carried, seats)] : []),
  ];
  return {
    leg,
    legs,
    final: leg === legs,
    scenes,
    sources: SOURCES.filter((source) => scenes.some((scene) => scene.source === source)),
    points,
    totals: Object.fromEntries(seats.map((seat) => [seat, (points[seat] ?? 0) + (carried[seat] ?? 0)])),
    position,
  };
}

/** Who rules every region and every island of the map that is scored. */
export function leadsIn({ scenes }: Scoring): Leads {
  const leads: Leads = { regions: {}, islands: {} };
  for (const scene of scenes)
    if (scene.source === 'regions' || scene.source === 'islands') leads[scene.source][scene.id] = rulerOf(scene);
  return leads;
}

/** What a seat has from a source when so many scenes are told. */
export function pointsIn(scoring: Scoring, seat: string, upTo: number, source?: Source): number {
  return scoring.scenes
    .slice(0, upTo)
    .filter((scene) => !source || scene.source === source)
    .flatMap(({ rows }) => rows)
    .reduce((sum, row) => sum + (row.who === seat ? row.points : 0), 0);
}

// -- the map ----------------------------------------------------------------------------------------------------------

/** Island by island: its regions, then the island itself, which also tells where nobody stands. */
function mapScenes(scored: string[][], position: Position, facts: GameInfo): Scene[] {
  const scenes: Scene[] = [];
  for (const [side, { islands }] of Object.entries(facts.facts.sides)) {
    if (!position.view.layout[side]) continue;
    for (const [island, regions] of Object.entries(islands)) {
      const told = regions.map((region) => regionScene(scored, position, region));
      const stood = told.filter(({ rows }) => rows.length);
      const rulers = stood.map(rulerOf);
      scenes.push(...stood);
      scenes.push({
        source: 'islands',
        id: island,
        ...ranked(rulers, (who) => isPaid(scored, 'island-scored', island, who)),
        regions,
        emptyRegions: told.filter(({ rows }) => !rows.length).map(({ id }) => id),
      });
    }
  }
  return scenes;
}

function regionScene(scored: string[][], { view }: Position, region: string): Scene {
  const { armies = {}, cities = {} } = view.regions[region] ?? {};
  const rows = [...new Set([...Object.keys(armies), ...Object.keys(cities)])]
    .map((who) => {
      const [men, towns] = [armies[who] ?? 0, cities[who] ?? 0];
      const points = isPaid(scored, 'region-scored', region, who) ? 1 : 0;
      return { who, armies: men, cities: towns, count: men + towns, points };
    })
    .filter(({ count }) => count)
    .sort(byCount);
  return { source: 'regions', id: region, rows, why: whyOf(rows), regions: [region], emptyRegions: [] };
}

/** Who rules the region or island of a scene; empty for nobody. */
function rulerOf({ rows, why }: Scene): string {
  return why === 'rules' || why === 'neutral' ? (rows[0]?.who ?? '') : '';
}

/** How many regions of an island everybody rules. */
function ranked(rulers: string[], paid: (who: string) => boolean): Pick<Scene, 'rows' | 'why'> {
  const rows = [...new Set(rulers.filter(Boolean))]
    .map((who) => ({ who, count: rulers.filter((each) => each === who).length, points: paid(who) ? 1 : 0 }))
    .sort(byCount);
  return { rows, why: whyOf(rows) };
}

/** The rows have the most first: one is ahead of all others, or nobody is. */
function whyOf(rows: Row[]): Why {
  const [first, second] = rows;
  if (!first || !first.count) return 'nobody';
  if (first.count === second?.count) return 'tied';
  return first.who === NEUTRAL ? 'neutral' : 'rules';
}

function byCount(one: Row, other: Row): number {
  const last = Number(one.who === NEUTRAL) - Number(other.who === NEUTRAL);
  return other.count - one.count || last || (one.who < other.who ? -1 : 1);
}

// -- what lies before the seats -----------------------------------------------------------------------------------------

function elixirScene(scored: string[][], { abilities }: Position, seats: string[]): Scene {
  const rows = seats
    .map((who) => ({ who, count: abilities[who]?.elixirs ?? 0, points: countIn(scored, 'elixirs-scored', who) }))
    .sort(byCount);
  return { source: 'elixirs', id: '', rows, why: whyOf(rows), regions: [], emptyRegions: [] };
}

/** The cards of a seat that can pay, those that pay nothing included. */
function cardScene(scored: string[][], { view }: Position, facts: GameInfo, seat: string): Scene {
  const cards = view.cards[seat] ?? [];
  const rows = cards
    .map((card) => ({ who: seat, of: card, count: 0, points: countIn(scored, 'card-scored', seat, card) }))
    .filter(({ of, points }) => points || facts.cards[of]?.ability_icons.some((icon) => icon.startsWith('points_')))
    .sort((one, other) => other.points - one.points);
  return { source: 'cards', id: seat, rows, why: rows.length ? 'listed' : 'nobody', regions: [], emptyRegions: [] };
}

/** Citadels, also one that nobody rules, and the tokens that pay. */
function tokenScene(scored: string[][], { view }: Position): Scene {
  const citadels = Object.entries(view.tokens ?? {})
    .filter(([token]) => token.startsWith('citadel'))
    .map(([of, region]) => {
      const who = scored.find(([kind, where]) => kind === 'citadel-scored' && where === region)?.[2] ?? '';
      return { who, of, region, count: 0, points: who ? 1 : 0 };
    });
  const owned = scored
    .filter(([kind]) => kind === 'token-scored')
    .map(([, who = '', of = '', count]) => ({ who, of, count: 0, points: Number(count) }));
  const rows = [...citadels, ...owned];
  return { source: 'tokens', id: '', rows, why: rows.length ? 'listed' : 'nobody', regions: [], emptyRegions: [] };
}

function leaderScene(scored: string[][], { view }: Position, seats: string[]): Scene {
  const captured = Object.values(view.captured ?? {}).reduce((sum, count) => sum + count, 0);
  const rows = seats.flatMap((who) => {
    const of = view.leaders?.[who] ?? '';
    const count = of === 'red_sorceress' ? captured : 0;
    return of ? [{ who, of, count, points: countIn(scored, 'leader-scored', who, of) }] : [];
  });
  return { source: 'leader', id: '', rows, why: 'listed', regions: [], emptyRegions: [] };
}

function carriedScene(carried: Counts, seats: string[]): Scene {
  const rows = seats.map((who) => ({ who, count: 0, points: carried[who] ?? 0 }));
  return { source: 'carried', id: '', rows, why: 'listed', regions: [], emptyRegions: [] };
}

// -- events -----------------------------------------------------------------------------------------------------------

function isPaid(scored: string[][], kind: string, what: string, who: string): boolean {
  return scored.some((event) => event[0] === kind && event[1] === what && event[2] === who);
}

/** What an event says at its end about a seat, and about a card or a leader of it; 0 if there is none. */
function countIn(scored: string[][], kind: string, seat: string, of = ''): number {
  const event = scored.find((each) => each[0] === kind && each[1] === seat && (!of || each[2] === of));
  return Number(event?.at(-1) ?? 0);
}
