import { expect, test } from 'vitest';
import { hasMessage, LANGUAGES, t, speak, wordsOf, type Language } from './words.svelte';

test('the words of a game are there for everyone who has asked for them', async () => {
  await speak('en');
  const first = wordsOf('kabale');
  expect(hasMessage('game-title')).toBe(false);
  await wordsOf('kabale'); // asked for again while they are on their way
  expect(hasMessage('game-title')).toBe(true);
  await first;
});

test('a bot that plays for somebody is not called by that name', async () => {
  for (const code of Object.keys(LANGUAGES) as Language[]) {
    await speak(code);
    for (const id of ['bot-plays', 'log-seat-bot']) {
      const said = t(id, { name: 'Ada' });
      expect(said).toMatch(/\bAda\b/);
      expect(said).toMatch(/\bbot\b/i);
      expect(said).not.toMatch(/bot\s*[:,(–-]?\s*Ada/i);
    }
  }
});
