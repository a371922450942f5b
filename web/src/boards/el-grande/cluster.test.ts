import { expect, test } from 'vitest';
import { cluster, piecesIn, thickness } from './cluster';
import { isSpain, SPAIN, towards } from './map';
import { allAnnounced, announced, putThisTurn, roundSoFar, scoresByRound, turnOrder } from './record';
import { standing } from '../../lib/log';
import { entry, SampleSession } from './sample';
import { areasOf, projectionOf, turnsToCome, viewOf } from './view';

test('rows are as even as they can be', () => {
  const rows = (n: number, columns: number) => {
    const found = new Map<number, number>();
    for (const [, y] of cluster(n, [0, 0], columns, 10)) found.set(y, (found.get(y) ?? 0) + 1);
    return [...found.values()];
  };
  expect(rows(5, 3)).toEqual([3, 2]);
  expect(rows(4, 3)).toEqual([2, 2]);
  expect(rows(5, 5)).toEqual([5]);
  expect(rows(0, 3)).toEqual([]);
});

test('a cluster stands around its point', () => {
  expect(cluster(2, [100, 50], 3, 40)).toEqual([
    [80, 50],
    [120, 50],
  ]);
});

test('tokens are sorted by count, and a lonely grande has one', () => {
  expect(piecesIn({ A: 1, B: 4 }, { C: 'toledo', B: 'toledo' }, 'toledo', ['A', 'B', 'C'])).toEqual([
    { seat: 'B', count: 4, grande: true },
    { seat: 'A', count: 1, grande: false },
    { seat: 'C', count: 0, grande: true },
  ]);
  expect([3, 4, 7, 8].map(thickness)).toEqual([0, 1, 1, 2]);
});

test('arrows lead to every region and stay on the map', () => {
  const reached = new Set(['castilla']);
  for (const area of reached)
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) reached.add(towards(area, key));
  expect([...reached].sort()).toEqual([...SPAIN.order].sort());
  expect(towards('castillo', 'ArrowLeft')).toBe('granada');
  expect(isSpain(['castilla', 'atlantis'])).toBe(false);
});

test('what was taken back is forgotten, and who took back is told once', () => {
  const log = [
    entry(1, 'A', 'placed A toledo'),
    entry(2, 'A', 'placed A aragon'),
    { ...entry(3, 'A'), what: 'cancel' as const },
  ];
  expect(standing(log).map(({ n }) => n)).toEqual([1, 3]);
  const more = [...log, { ...entry(4, 'A'), what: 'cancel' as const }, entry(5, 'A', 'placed A galicia')];
  expect(standing(more).map(({ n }) => n)).toEqual([4, 5]);
  const late = [entry(1, 'B', 'placed B toledo'), { ...entry(3, 'A'), what: 'cancel' as const }]; // of a move before it
  expect(standing(late).map(({ n }) => n)).toEqual([1, 3]);
});

test('a turn remembers what it put where, the castillo what was announced', () => {
  const view = viewOf(new SampleSession([]).table);
  const events = [
    'thrown B',
    'turn-started A 9',
    'placed A toledo',
    'placed A toledo',
    'thrown A',
    'moved A B castilla castillo',
  ].map((each) => each.split(' '));
  expect(putThisTurn(events, view)).toEqual({ 'A toledo': 2, 'A castillo': 1, 'B castilla': -1, 'B castillo': 1 });
  expect(announced(events)).toEqual({ A: 1, B: 2 });
  expect(announced([...events, ['left-castillo', 'B', 'toledo', '2']])).toEqual({ A: 1 });
});

test('turns that have been come from the log, those to come from the server', () => {
  const { table } = new SampleSession([]);
  const round = (...events: string[]) =>
    roundSoFar(
      events.map((each) => each.split(' ')),
      viewOf(table),
    );
  const played = round('turn-started C 4', 'round-started 5 B', 'turn-started B 13', 'turn-started A 9');
  expect(turnsToCome(table)).toEqual(['A', 'C']);
  expect(turnOrder(['A', 'B', 'C'], played, turnsToCome(table))).toEqual(['B', 'A', 'C']);
  expect(played.whole).toBe(true);
  const cut = round('turn-started A 9');
  expect(turnOrder(['A', 'B', 'C'], cut, turnsToCome(table))).toEqual(['B', 'A', 'C']);
  expect(cut.whole).toBe(false);
});

test('a projection has areas with holders, and of a closed castillo only what it pays', () => {
  const projection = projectionOf(new SampleSession([]).table);
  expect(Object.keys(projection)).toEqual(['castilla', 'aragon', 'toledo', 'castillo']);
  expect(projection['aragon']).toMatchObject({ holders: [[], ['A', 'C'], []], closed: false });
  expect(areasOf({ castillo: { paid: [5] } })).toEqual({
    castillo: { paid: [5], rows: [], holders: [], closed: true },
  });
});

test('a log that was cut off tells neither all throws nor the scores by round', () => {
  const cut = [entry(501, 'A', 'round-started 4 A', 'thrown A')];
  const all = (log: typeof cut) =>
    allAnnounced(
      log,
      log.flatMap(({ events }) => events),
    );
  expect(all([])).toBe(false);
  expect(all(cut)).toBe(false);
  expect(all([...cut, entry(502, 'A', 'general-scoring 6')])).toBe(true);
  expect(all([{ ...entry(2, ''), what: 'start' }, ...cut])).toBe(true);
  expect(scoresByRound(cut, {}, ['A'])).toEqual([]);
  expect(putThisTurn([['placed', 'A', 'toledo']], viewOf(new SampleSession([]).table))).toEqual({});
});

test('scores by round add up what was paid', () => {
  const log = [
    { ...entry(1, '', 'round-started 1 A'), what: 'start' as const },
    entry(2, 'A', 'paid A toledo 3 1 1 7', 'bonus A toledo 2 king', 'round-started 2 B'),
  ];
  expect(scoresByRound(log, { A: 12 }, ['A'])).toEqual([
    { round: 1, scores: { A: 9 } },
    { round: 2, scores: { A: 12 } },
  ]);
  expect(scoresByRound(log, { A: 7 }, ['A'], 2), 'no more than the scoring has told').toEqual([
    { round: 1, scores: { A: 7 } },
  ]);
});
