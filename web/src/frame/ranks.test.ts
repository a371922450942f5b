import { expect, test } from 'vitest';
import { ranksOf } from './ranks';

const told = (result: Record<string, number>, winners: string[]) =>
  ranksOf(result, winners).map(({ seat, place, shared }) => `${place}${shared ? '=' : ''} ${seat}`);

test('places by points', () => {
  expect(told({ A: 80, B: 107, C: 59 }, ['B'])).toEqual(['1 B', '2 A', '3 C']);
});

test('who has as many points shares the place, and the next one is left out', () => {
  expect(told({ A: 80, B: 107, C: 80, D: 59 }, ['B'])).toEqual(['1 B', '2= A', '2= C', '4 D']);
  expect(told({ A: 107, B: 107, C: 80 }, ['A', 'B'])).toEqual(['1= A', '1= B', '3 C']);
});

test('who won comes first, also with as many points as another', () => {
  expect(told({ A: 5, B: 5 }, ['B'])).toEqual(['1 B', '2 A']);
});
