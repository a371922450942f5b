import { beforeAll, expect, test } from 'vitest';
import { speak, wordsOf } from '../../lib/words.svelte';
import { areaLabel } from './label';
import { linesOf, reasonOf } from './preview';
import { PROJECTION, SampleSession } from './sample';

beforeAll(async () => {
  await speak('en');
  await wordsOf('el-grande');
});

const label = (area: string, thrown = {}, legal = false, view = {}, partly = false) =>
  areaLabel({ session: new SampleSession([], {}, view), area, thrown, legal, partly });

test('a region: pieces by count, king, grandes, standing', () => {
  expect(label('castilla')).toBe('Castilla: you 6, Ben 4, king here, grande of Ben, you lead: 8 points.');
});

test('a tie, a board and a legal target are said', () => {
  expect(label('aragon', {}, true)).toBe(
    'Aragón: you 4, Cy 4, grande of Cy, you share place 1 for 4, pays 8/4/0. Can be chosen.',
  );
});

test('a grande alone', () => {
  expect(label('toledo')).toBe('Toledo: nobody, your grande, none of yours.');
});

test('the castillo is closed: only announced throws are told', () => {
  expect(label('castillo', { A: 2, C: 3 })).toBe(
    'Castillo: contents hidden, announced so far you 2, Cy 3, pays 5/3/1.',
  );
  expect(label('castillo', {}, false, { castillo: { B: 2 } })).toBe('Castillo: Ben 2, pays 5/3/1.');
});

test('of a log that was cut off, what was announced is a least number', () => {
  expect(label('castillo', { A: 2 }, false, {}, true)).toBe(
    'Castillo: contents hidden, announced at least you 2, pays 5/3/1.',
  );
  expect(label('castillo', {}, false, {}, true)).toBe('Castillo: contents hidden, pays 5/3/1.');
});

test('a preview says before, after and why', () => {
  const after = {
    ...PROJECTION,
    aragon: {
      paid: [5, 4, 1],
      rows: [
        { seat: 'A', count: 5, place: 1, tied: 1, points: 5, king: 0, grande: 0 },
        { seat: 'C', count: 4, place: 2, tied: 1, points: 4, king: 0, grande: 0 },
      ],
      holders: [['A'], ['C'], []],
    },
  };
  expect(linesOf(PROJECTION, after, 'aragon', ['A', 'B', 'C'])).toEqual([
    { seat: 'A', pieces: [4, 5], points: [4, 5] },
    { seat: 'C', pieces: [4, 4], points: [4, 4] },
  ]);
  expect(reasonOf(new SampleSession([]), PROJECTION, after, 'aragon')).toBe('Breaks the tie for place 1.');
});
