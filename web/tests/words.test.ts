import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { texts, words } from 'virtual:words';

// What each language needs is checked by tests/core/test_words.py; here is what only the browser's reader can tell.

test('every language has words for the page and for every game', () => {
  expect(Object.keys(words)).toEqual(['en', 'cs', 'pl', 'de']);
  const games = Object.keys(words.en?.games ?? {});
  expect(games.length).toBeGreaterThan(0);
  for (const places of Object.values(words)) {
    expect(Object.keys(places.games)).toEqual(games);
    for (const place of [places.page, ...Object.values(places.games), ...Object.values(places.learn)]) {
      expect(new FluentResource(texts[place] ?? '').body.length).toBeGreaterThan(5);
    }
  }
});

test('the browser reads every message and every attribute that is written', () => {
  for (const [place, text] of Object.entries(texts)) {
    const bundle = new FluentBundle('en', { functions: { WORD: () => '' } });
    expect(bundle.addResource(new FluentResource(text)), place).toEqual([]);
    let id = '';
    for (const [, message, attribute] of text.matchAll(/^(?:([a-z][\w-]*)|[ ]+\.([a-z][\w-]*)) *=/gm)) {
      if (message) id = message;
      const found = bundle.getMessage(id);
      expect(attribute ? found?.attributes[attribute] : found, `${place} ${id} ${attribute ?? ''}`).toBeTruthy();
    }
  }
});
