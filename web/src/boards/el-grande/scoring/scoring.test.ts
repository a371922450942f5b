import { expect, test } from 'vitest';
import { both, entry } from './sample';
import type { LogEntryView } from '../../../lib/api';
import { stepsOf, scoreAt, scores, scoringsOf, toldBefore, type Scoring } from './scoring';

const SEATS = ['A', 'B', 'C', 'D', 'E'];
const showOf = (happened: LogEntryView[], now = {}) => scoringsOf(happened, SEATS, now)[0] as Scoring;
const general = showOf([entry(110)]);

test('a general scoring', () => {
  expect(general.round).toBe(3);
  expect(general.areas.map(({ area }) => area).slice(0, 3)).toEqual(['castillo', 'galicia', 'navarra']);
  expect(general.areas).toHaveLength(10);
  expect(general.before).toEqual({ A: 0, B: 0, C: 0, D: 6, E: 9 });
  expect(general.scoresAfter).toEqual({ A: 11, B: 18, C: 11, D: 21, E: 23 });
  expect(general.disks).toContainEqual({ seat: 'E', area: 'toledo', to: 'toledo', count: 4 });
});

test('a bonus is added, a tie is named', () => {
  const toledo = general.areas.find(({ area }) => area === 'toledo');
  expect(toledo?.pays).toEqual([7, 4, 2]);
  expect(toledo?.paid[0]).toEqual({
    seat: 'E',
    count: 6,
    place: 1,
    with: [],
    points: 7,
    bonuses: [{ points: 2, reason: 'grande' }],
    all: 9,
  });
  expect(toledo?.paid[2]).toMatchObject({ seat: 'B', place: 3, with: ['D'], all: 0 });
});

test('the beats: disks, castillo, pieces, regions row by row', () => {
  const steps = stepsOf(general);
  expect([...new Set(steps.map(({ group }) => group))]).toEqual([
    'dials',
    'castillo',
    'moved',
    'galicia',
    'navarra',
    'aragon',
    'cataluna',
    'castilla',
    'toledo',
    'sevilla',
    'granada',
    'valencia',
  ]);
  expect(steps.filter(({ group }) => group === 'castillo').map(({ rows }) => rows)).toEqual([1, 2, 3, 4]);
  expect(steps.filter(({ group }) => group === 'cataluna').map(({ rows }) => rows)).toEqual([0]);
});

test('the scores run along', () => {
  const steps = stepsOf(general);
  const at = steps.findIndex(({ group, rows }) => group === 'castillo' && rows === 1);
  expect(scoreAt(general, 'B', steps[at], toldBefore(steps, at))).toBe(5);
  expect(scoreAt(general, 'E', steps[at], toldBefore(steps, at))).toBe(9);
  const moved = steps.findIndex(({ group }) => group === 'moved');
  expect(toldBefore(steps, moved)).toBe(1);
  expect(scoreAt(general, 'E', steps[moved], 1)).toBe(12);
  expect(SEATS.map((seat) => scoreAt(general, seat, undefined, 10))).toEqual([11, 18, 11, 21, 23]);
});

test('a scoring by a card starts from the scores after it', () => {
  const scoring = showOf([entry(30)], { A: 0, B: 0, C: 0, D: 0, E: 9 });
  expect(scoring).toMatchObject({ round: 0, before: { E: 0 }, scoresAfter: { E: 9 } });
  expect(stepsOf(scoring)).toEqual([{ phase: 'regions', area: 0, rows: 1, time: 2200, group: 'toledo' }]);
});

test('disks of a card are shown before its regions', () => {
  const scoring = showOf([entry(149)]);
  expect(stepsOf(scoring)[0]).toMatchObject({ phase: 'moved', rows: 5 });
});

test('other entries have no scoring', () => {
  expect(scores(entry(9))).toBe(false);
  expect(scoringsOf([entry(9)], SEATS, {})).toEqual([]);
});

test('a card and a general scoring in one entry are two scorings', () => {
  const [card, all, ...more] = scoringsOf([both], SEATS, {});
  expect(more).toEqual([]);
  expect(card).toMatchObject({ n: 148, round: 0, before: { A: 52, B: 50 }, scoresAfter: { A: 57, B: 50 } });
  expect(card?.areas.map(({ area }) => area)).toEqual(['toledo']);
  expect(all).toMatchObject({ n: 148, round: 6, before: { A: 57, B: 50 }, scoresAfter: { A: 66, B: 55 } });
  expect(all?.areas.map(({ area }) => area)).toEqual(['castillo', 'toledo']);
});

test('scorings of several entries, and of the same area twice, are told one after the other', () => {
  const once = { ...both, n: 7, events: [...entry(30).events, ...entry(30).events] };
  const scorings = scoringsOf([once, entry(30)], SEATS, { E: 27 });
  expect(scorings.map(({ n, before, scoresAfter }) => [n, before['E'], scoresAfter['E']])).toEqual([
    [7, 0, 9],
    [7, 9, 18],
    [30, 18, 27],
  ]);
});
