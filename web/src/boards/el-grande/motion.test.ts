import { expect, test } from 'vitest';
import { flightsIn, lasts, opensCastillo, starts } from './motion';
import { entries, entry } from './scoring/sample';

test.each([
  ['placed A castilla', { seat: 'A', from: 'court', to: 'castilla', kind: 'caballero', count: 1 }],
  ['thrown A', { seat: 'A', from: 'court', to: 'castillo', kind: 'caballero', count: 1 }],
  ['called B 5', { seat: 'B', from: 'province', to: 'court', kind: 'caballero', count: 5 }],
  ['recalled A toledo', { seat: 'A', from: 'toledo', to: 'court', kind: 'caballero', count: 1 }],
  ['moved A C toledo granada', { seat: 'C', from: 'toledo', to: 'granada', kind: 'caballero', count: 1 }],
  ['returned B court 3', { seat: 'B', from: 'court', to: 'province', kind: 'caballero', count: 3 }],
  ['banished A D sevilla', { seat: 'D', from: 'sevilla', to: 'province', kind: 'caballero', count: 1 }],
  ['evicted B toledo court 4', { seat: 'B', from: 'toledo', to: 'court', kind: 'caballero', count: 4 }],
  ['king-moved A aragon toledo', { seat: '', from: 'aragon', to: 'toledo', kind: 'king', count: 1 }],
  ['grande-moved A aragon toledo', { seat: 'A', from: 'aragon', to: 'toledo', kind: 'grande', count: 1 }],
  [
    'board-moved A board_8 off toledo',
    { seat: '', from: 'off', to: 'toledo', kind: 'board', count: 1, board: 'board_8' },
  ],
])('%s', (event, flight) => {
  expect(flightsIn([event.split(' ')])).toEqual([flight]);
});

test('nothing flies when nobody is called', () => {
  expect(flightsIn([['called', 'A', '0']])).toEqual([]);
});

test('the castillo is emptied in a general scoring', () => {
  expect(opensCastillo(entry(110).events)).toBe(true);
  expect(flightsIn(entry(110).events).map(({ seat, from, to, count }) => `${seat} ${from} ${to} ${count}`)).toEqual([
    'C castillo sevilla 1',
    'D castillo valencia 1',
    'E castillo toledo 4',
    'B castillo navarra 5',
  ]);
});

test('every piece of the first turns flies', () => {
  const flights = flightsIn(entries.slice(0, 32).flatMap(({ events }) => events));
  expect(flights).toHaveLength(18);
});

test('a group of any size is short', () => {
  expect(starts(3)).toEqual([0, 60, 120]);
  expect(lasts(1)).toBe(260);
  expect(lasts(100)).toBe(700);
});
