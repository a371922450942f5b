// Keys of the table: single letters work while the focus is inside it, and can be switched off. What handles keys is
// what lists them: a key that does nothing here is not in the list.

import type { Target } from '../lib/bar';
import { settings } from '../lib/settings.svelte';
import { isPressing, isTyping } from '../lib/typing';

export interface Key {
  /** The message `keys-…` that tells what it does; empty for a second key for the same. */
  about: string;
  /** What it does; nothing where the thing that has the focus handles it itself. */
  act?: () => void;
}
export type Keys = Record<string, Key>;
const NAMES: Record<string, string> = {
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowDown: '↓',
  Enter: '⏎',
  Escape: 'Esc',
  PageUp: 'Page ↑',
  PageDown: 'Page ↓',
  ' ': '␣',
  '-': '−',
};
const SINGLE_KEYS = [...'1234567890abcdefghijklmnopqrstuvwxyz'];
const DIGITS_MS = 1500; // milliseconds within which the digits of one key come
let typed = { text: '', at: -Infinity };

/** A key for every target that has none: digits, or letters alone if it is said to have none of them (''), that nobody
 * else uses. Where there are too many, all have a number, whose digits are typed one after the other. */
export function withKeys(targets: Target[], taken: string[]): Target[] {
  const used = new Set([...taken, ...targets.map(({ key = '' }) => key)]);
  const free = SINGLE_KEYS.filter((key) => !used.has(key));
  const letters = free.filter((key) => /[a-z]/.test(key));
  const found = targets.map((target) => {
    if (target.key) return target;
    const key = target.key === undefined ? (free.shift() ?? '') : (letters.shift() ?? '');
    for (const rest of [free, letters]) if (rest.includes(key)) rest.splice(rest.indexOf(key), 1);
    return { ...target, key };
  });
  if (found.every(({ key }) => key)) return found;
  const width = String(targets.length).length;
  return targets.map((target, i) => ({ ...target, key: String(i + 1).padStart(width, '0') }));
}

export function handleKey(event: KeyboardEvent, keys: Keys): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTyping(event) || isPressing(event) || document.querySelector('dialog[open]')) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (!settings.keys && event.key.length === 1 && event.key !== '?') return;
  const act = (keys[key] ?? keys[together(event, key)])?.act;
  if (!act) return;
  typed.text = '';
  event.preventDefault();
  act();
}

/** The digits that were typed just now, with this one. */
function together({ timeStamp }: KeyboardEvent, key: string): string {
  const before = timeStamp - typed.at < DIGITS_MS ? typed.text : '';
  typed = { text: /^\d$/.test(key) ? before + key : '', at: timeStamp };
  return typed.text;
}

/** Several tables of keys as one: of two deeds for a key the later counts, and a deed before none. */
export function joined(...tables: Keys[]): Keys {
  const out: Keys = {};
  for (const [key, it] of tables.flatMap((table) => Object.entries(table))) if (it.act || !out[key]?.act) out[key] = it;
  return out;
}

/** Keys that work on the thing that has the focus. */
export function keysWithoutAct(keys: string[], about: string): Keys {
  return Object.fromEntries(keys.map((key) => [key, { about }]));
}

/** The keys as a list for people: those for the same thing together, digits in a row as a range. */
export function listed(keys: Keys): { about: string; names: string[] }[] {
  const found = new Map<string, string[]>();
  for (const [key, { about }] of Object.entries(keys)) if (about) found.set(about, [...(found.get(about) ?? []), key]);
  return [...found].map(([about, all]) => ({
    about,
    names: asRange(all).map((key) => NAMES[key] ?? key.toUpperCase()),
  }));
}

function asRange(all: string[]): string[] {
  const [first, last] = [all[0], all.at(-1)];
  const row = all.length > 2 && all.every((key, i) => Number(key) === Number(first) + i);
  return row ? [`${first}–${last}`] : all;
}
