import { words } from 'virtual:words';
import { expect, test } from 'vitest';
import { wrapText } from '../../lib/picture';
import { speak, wordsOf } from '../../lib/words.svelte';
import { cardsOf, chapters, decksOf, fold, homes, pieces, sectionsOf } from './book';

test('every language has the same sections with the same rules', async () => {
  for (const game of Object.keys(words.en!.learn)) {
    await wordsOf(game, true);
    await speak('en');
    const english = sectionsOf();
    expect(english.length).toBeGreaterThan(5);
    for (const code of ['cs', 'pl', 'de'] as const) {
      await speak(code);
      expect(sectionsOf().map(({ ids }) => ids)).toEqual(english.map(({ ids }) => ids));
    }
  }
});

test('a rule is at home in the first section that names it', () => {
  const section = (key: string, ids: string[]) => ({ key, ids, title: '', paragraphs: [], edition: '' });
  const found = homes([section('one', ['R-1', 'R-2']), section('two', ['R-2', 'R-3'])]);
  expect([...found]).toEqual([
    ['R-1', 'one'],
    ['R-2', 'one'],
    ['R-3', 'two'],
  ]);
});

test('a card that counts more below its own goals shows both numbers', () => {
  const text = [{ id: 'text-matched', args: {} }];
  const cards = {
    cardinal: { number: '8', matched: { discipline: 'religion', number: '12' }, rules: [], text },
    king: { number: '20', matched: null, rules: [], text },
    doppelganger: { number: '', matched: null, rules: [], text },
  };
  const found = cardsOf({ game: 'kabale', version: 0, events: {}, facts: {}, cards });
  expect(found.map(({ tags }) => tags)).toEqual([['8 / 12'], ['20'], []]);
});

test('a card that an expansion keeps is listed once, with the game that it is from', () => {
  const card = { number: '', rules: [], text: [] };
  const known = (...ids: string[]) => {
    const cards = Object.fromEntries(ids.map((id) => [id, card]));
    return { game: 'kabale', version: 0, events: {}, facts: {}, cards };
  };
  const found = decksOf([
    ['', known('king', 'jester')],
    ['ships', known('king', 'captain')],
    ['late', undefined],
  ]);
  expect(found.map(({ of, cards }) => [of, ...cards.map(({ id }) => id)])).toEqual([
    ['', 'king', 'jester'],
    ['ships', 'captain'],
    ['late'],
  ]);
});

test('accents and capitals do not matter when something is searched', () => {
  expect(fold('Král Łódź')).toBe('kral lodz');
  expect(pieces('Krále a král', fold('kral'))).toEqual([
    { text: 'Král', hit: true },
    { text: 'e a ', hit: false },
    { text: 'král', hit: true },
  ]);
  expect(pieces('nothing', '')).toEqual([{ text: 'nothing', hit: false }]);
});

test('rules stand in their chapters', () => {
  const rule = (id: string, section: string) => ({ id, section, text: '' });
  expect(
    chapters([rule('A', '1'), rule('B', '2'), rule('C', '1')]).map(([title, inside]) => [title, inside.length]),
  ).toEqual([
    ['1', 2],
    ['2', 1],
  ]);
});

test('a long line of a picture is broken between words', () => {
  expect(wrapText('one two three', 8)).toEqual(['one two', 'three']);
  expect(wrapText('', 8)).toEqual([]);
});
