// Scorings of the variants: what the virtual player takes, doubled points, places in France, a castillo that is closed.

import { beforeAll, expect, test } from 'vitest';
import { speak, wordsOf } from '../../../lib/words.svelte';
import { entry, SampleSession } from '../sample';
import { stepsOf, scores, scoringsOf, type Scoring } from './scoring';
import { areaSentence, whyOf } from './words';

beforeAll(async () => {
  await speak('en');
  await wordsOf('el-grande');
});

const session = new SampleSession([]);
const showOf = (...events: string[]) => scoringsOf([entry(1, 'A', ...events)], ['A', 'B', 'C'], {})[0] as Scoring;

test('the virtual player takes a place, and its points are lost', () => {
  const { areas, before, scoresAfter } = showOf(
    'scoring castilla 6 4 0',
    'paid A castilla 3 2 1 4',
    'virtual-ranked castilla 4 1 1',
  );
  expect(areas[0]!.paid.map(({ seat, place, all, lost }) => [seat, place, all, !!lost])).toEqual([
    ['virtual', 1, 0, true],
    ['A', 2, 4, false],
  ]);
  expect(whyOf(areas[0]!.paid[0]!)).toBe('alone first, its points are lost');
  expect(areaSentence(session, areas[0]!, 0)).toBe('Castilla: virtual player in place 1, its points are lost, Ada 4.');
  expect([before['A'], scoresAfter['A'], before['virtual']]).toEqual([0, 4, undefined]);
});

test('who is tied with the virtual player is tied', () => {
  const [area] = showOf('scoring castilla 6 4 0', 'paid A castilla 4 1 2 4', 'virtual-ranked castilla 4 1 2').areas;
  expect(area!.paid.find(({ seat }) => seat === 'A')?.with).toEqual(['virtual']);
});

test('Granada is conquered: it is scored with doubled points', () => {
  const events = ['granada-conquered granada 13', 'scoring-doubled granada 12 6 2', 'paid B granada 7 1 1 12'];
  expect(scores(entry(1, 'A', ...events))).toBe(true);
  const { areas, round } = showOf(...events);
  expect(round).toBe(0);
  expect(areas[0]).toMatchObject({ area: 'granada', pays: [12, 6, 2], doubled: true, conquered: 13 });
  expect(areaSentence(session, areas[0]!, 0)).toBe(
    'Conquered with 13 caballeros: scored at once, doubled. Granada: Ben 12.',
  );
});

test('a conquest after another scoring is a scoring of its own', () => {
  const scorings = scoringsOf(
    [
      entry(
        1,
        'A',
        'scoring toledo 7 4 2',
        'paid A toledo 2 1 1 7',
        'granada-conquered granada 12',
        'scoring-doubled granada 12 6 2',
        'paid B granada 7 1 1 12',
      ),
    ],
    ['A', 'B'],
    {},
  );
  expect(scorings.map(({ areas }) => areas.map(({ area }) => area))).toEqual([['toledo'], ['granada']]);
});

test('places in France pay whoever stands there', () => {
  const [area] = showOf(
    'scoring france 3 1 0',
    'paid A france 2 1 1 3',
    'paid B france 1 2 1 1',
    'bonus A france 2 ambassador',
    'bonus B france 1 envoy',
  ).areas;
  expect(area!.paid.map(({ all }) => all)).toEqual([5, 2]);
  expect(areaSentence(session, area!, 0)).toBe('France: Ada 3 plus 2 for the ambassador, Ben 1 plus 1 for the envoy.');
});

test('bonuses of king and grande in the castillo', () => {
  const [area] = showOf('scoring castillo 5 3 1', 'paid A castillo 2 1 1 5', 'bonus A castillo 2 king').areas;
  expect(area!.paid[0]).toMatchObject({ points: 5, all: 7 });
});

test('nobody leaves a castillo that the king stands beside', () => {
  const scoring = showOf(
    'general-scoring 3',
    'scoring castillo 5 3 1',
    'paid A castillo 2 1 1 5',
    'castillo-closed',
    'scoring castilla 6 4 2',
  );
  expect(scoring.closed).toBe(true);
  expect(stepsOf(scoring).map(({ phase }) => phase)).toEqual(['dials', 'castillo', 'moved', 'regions']);
});

test('grandes leave the castillo or stay, and so does the virtual player', () => {
  const { disks } = showOf(
    'general-scoring 3',
    'scoring castillo 5 3 1',
    'disk-shown A toledo',
    'disk-shown B castilla',
    'left-castillo A toledo 2',
    'grande-left A toledo',
    'grande-stayed B',
    'virtual-stayed 3',
    'scoring castilla 6 4 2',
  );
  expect(disks).toEqual([
    { seat: 'A', area: 'toledo', to: 'toledo', count: 2, grande: 'left' },
    { seat: 'B', area: 'castilla', to: '', count: 0, grande: 'stayed' },
    { seat: 'virtual', area: 'castillo', to: 'castillo', count: 3 },
  ]);
});
