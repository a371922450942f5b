import { expect, test } from 'vitest';
import { addressOf, defaultPerspective, perspectiveChoices } from './perspective';
import { nextMark, marksOf, reading } from './marks';

function frame(...events: string[][]) {
  return { happened: [{ n: 1, at: 0, what: 'move' as const, seat: 'A', text: '', events, lines: [] }] };
}

const frames = [
  frame(['king-starts', 'galicia'], ['round-started', '1', 'A']),
  frame(['placed', 'A', 'toledo']),
  frame(['round-ended', '1'], ['round-started', '2', 'B']),
  frame(['general-scoring', '3'], ['scoring', 'castillo', '5', '3', '1'], ['round-started', '4', 'A']),
  frame(),
];

test('rounds and general scorings are marked, in the order of the game', () => {
  expect(marksOf(frames)).toEqual([
    { at: 0, kind: 'round', number: 1 },
    { at: 2, kind: 'round', number: 2 },
    { at: 3, kind: 'scoring', number: 3 },
    { at: 3, kind: 'round', number: 4 },
  ]);
  expect(marksOf([])).toEqual([]);
});

test('Page Up and Page Down go from mark to mark, and to both ends', () => {
  const marks = marksOf(frames);
  expect(nextMark(marks, 0, 1, 4)).toBe(2);
  expect(nextMark(marks, 3, 1, 4)).toBe(4);
  expect(nextMark(marks, 4, 1, 4)).toBe(4);
  expect(nextMark(marks, 3, -1, 4)).toBe(2);
  expect(nextMark(marks, 0, -1, 4)).toBe(0);
});

test('a long sentence stands longer, but not for ever', () => {
  expect(reading('Ada passes.', 1)).toBeLessThan(reading('Ada places a caballero in Castilla.', 1));
  expect(reading('x'.repeat(5000), 1)).toBe(3500);
  expect(reading('', 2)).toBe(reading('', 1) / 2);
});

test('during a game only the own seats can be looked through, at the end all', () => {
  expect(perspectiveChoices(['A', 'B'], ['B'], false)).toEqual(['B']);
  expect(perspectiveChoices(['A', 'B'], [], false)).toEqual(['']);
  expect(perspectiveChoices(['A', 'B'], ['B'], true)).toEqual(['A', 'B', '', '*']);
  expect(defaultPerspective(['A', 'B', '', '*'], ['B'])).toBe('B');
  expect(defaultPerspective(['A', 'B', '', '*'], [])).toBe('*');
  expect(defaultPerspective([''], [])).toBe('');
});

test('a position has an address', () => {
  expect(addressOf('t1', { perspective: '*', at: 12 })).toBe('/replay/t1?seat=*&at=12');
});
