import { expect, test } from 'vitest';
import { has, speak, wordsOf } from './words.svelte';

test('the words of a game are there for everyone who has asked for them', async () => {
  await speak('en');
  const first = wordsOf('kabale');
  expect(has('game-title')).toBe(false);
  await wordsOf('kabale'); // asked for again while they are on their way
  expect(has('game-title')).toBe(true);
  await first;
});
