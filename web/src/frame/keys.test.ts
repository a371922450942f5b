import { expect, test } from 'vitest';
import type { Target } from '../lib/bar';
import { listed, handleKey, withKeys } from './keys';

const target = (move: string, key?: string): Target => ({
  move,
  words: [move],
  label: move,
  ...(key === undefined ? {} : { key }),
});
const keysOf = (count: number, taken: string[] = []) =>
  withKeys(
    Array.from({ length: count }, (_, i) => target(`m${i}`)),
    taken,
  ).map(({ key }) => key);

test('digits come first, then letters that nobody else uses', () => {
  expect(keysOf(13, ['a', 'c']).join('')).toBe('1234567890bde');
});

test('what has a key keeps it, and nobody else gets it', () => {
  const targets = [target('five', '5'), target('ten', ''), target('other')];
  expect(withKeys(targets, ['a']).map(({ key }) => key)).toEqual(['5', 'b', '1']);
});

test('of too many each has a number, typed digit by digit', () => {
  const keys = keysOf(60);
  expect(new Set(keys).size).toBe(60);
  expect(keys[6]).toBe('07');
  const chosen: string[] = [];
  const acts = Object.fromEntries(keys.map((key) => [key!, { about: 'numbers', act: () => chosen.push(key!) }]));
  for (const key of '0742') handleKey(new KeyboardEvent('keydown', { key }), acts);
  expect(chosen).toEqual(['07', '42']);
});

test('keys for the same thing stand together, digits in a row as a range, second keys nowhere', () => {
  const numbers = Object.fromEntries(['1', '2', '3'].map((key) => [key, { about: 'numbers' }]));
  const keys = { ...numbers, '+': { about: 'zoom-in' }, '=': { about: '' }, Escape: { about: 'escape' } };
  expect(listed({ ...keys, ArrowLeft: { about: 'arrows' }, ArrowRight: { about: 'arrows' } })).toEqual([
    { about: 'numbers', names: ['1–3'] },
    { about: 'zoom-in', names: ['+'] },
    { about: 'escape', names: ['Esc'] },
    { about: 'arrows', names: ['←', '→'] },
  ]);
});

test('Enter presses what has the focus, and is a key of the table only where nothing has it', () => {
  document.body.innerHTML = `<section tabindex="-1"></section><button></button><a href="/"></a>
    <details><summary></summary></details><g role="button"></g><label><input type="checkbox" /></label>`;
  const done: string[] = [];
  const keys = {
    Enter: { about: 'done', act: () => done.push('Enter') },
    d: { about: 'done', act: () => done.push('d') },
  };
  const listen = (event: KeyboardEvent) => handleKey(event, keys);
  addEventListener('keydown', listen);
  const left = (selector: string, key: string) =>
    document
      .querySelector(selector)!
      .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  for (const selector of ['button', 'a', 'summary', '[role=button]', 'input']) {
    expect(left(selector, 'Enter')).toBe(true);
    expect(done.splice(0)).toEqual([]);
    left(selector, 'd');
    expect(done.splice(0)).toEqual(['d']);
  }
  expect(left('section', 'Enter')).toBe(false);
  expect(done).toEqual(['Enter']);
  removeEventListener('keydown', listen);
});
