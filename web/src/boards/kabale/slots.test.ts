import { expect, test } from 'vitest';
import { slotted } from './slots';

test('a card that is drawn lies where one was played, and no other moves', () => {
  const dealt = slotted([], ['duke', 'king', 'queen', 'storm', 'witch']);
  expect(dealt).toEqual(['duke', 'king', 'queen', 'storm', 'witch']);
  const drawn = slotted(dealt, ['abbot', 'duke', 'queen', 'storm', 'witch']); // the server sorts
  expect(drawn).toEqual(['duke', 'abbot', 'queen', 'storm', 'witch']);
});

test('a place stays free until a card comes, or comes back', () => {
  const slots = slotted(['duke', 'king', 'queen'], ['duke', 'queen']);
  expect(slots).toEqual(['duke', '', 'queen']);
  expect(slotted(slots, ['duke', 'king', 'queen'])).toEqual(['duke', 'king', 'queen']);
  expect(slotted(slots, ['duke'])).toEqual(['duke']);
});
