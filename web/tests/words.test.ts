import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { texts, words } from 'virtual:words';

test('every language has words for the page and for every game', () => {
  expect(Object.keys(words)).toEqual(['en', 'cs', 'pl', 'de']);
  const games = Object.keys(words.en?.games ?? {});
  expect(games).toContain('el-grande');
  for (const places of Object.values(words)) {
    expect(Object.keys(places.games)).toEqual(games);
    for (const place of [places.page, ...Object.values(places.games), ...Object.values(places.learn)]) {
      expect(new FluentResource(texts[place] ?? '').body.length).toBeGreaterThan(5);
    }
  }
});
