// Words: Fluent messages of the page and of the games, shared with the Python side, in the reader's language.

import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import { texts, words as files } from 'virtual:words';
import type { Saying } from './messages';
import { kept, keep } from './kept';

export type Language = 'en' | 'cs' | 'pl' | 'de';
export type Args = Record<string, unknown>;
export const LANGUAGES: Record<Language, string> = { en: 'English', cs: 'Čeština', pl: 'Polski', de: 'Deutsch' };
const PREFIXES = /^(card|area|goal|mode|player|event|choice|colour)-/;

/** Messages that were asked for and are not there; a test looks at this. */
export const missing = new Set<string>();
Object.assign(globalThis, { grandeeMissing: missing });

class Spoken {
  now = $state.raw<{ language: Language; bundle: FluentBundle }>({ language: 'en', bundle: newBundle('en') });
}
const state = new Spoken();
const loaded = new Map<string, Promise<string>>();

export function language(): Language {
  return state.now.language;
}

function preferred(): Language {
  const asked = [new URLSearchParams(location.search).get('lang'), kept('language'), ...navigator.languages];
  const codes = asked.map((each) => (each ?? '').slice(0, 2).toLowerCase());
  return (codes.find((code) => code in LANGUAGES) as Language | undefined) ?? 'en';
}

function newBundle(code: Language): FluentBundle {
  const WORD: FluentFunction = ([message], { case: form }) => wordOf(bundle, String(message), form ? String(form) : '');
  const bundle = new FluentBundle(code, { useIsolating: false, functions: { WORD } });
  return bundle;
}

function textOf(url: string): Promise<string> {
  const known = texts[url] ?? loaded.get(url);
  if (known !== undefined) return Promise.resolve(known);
  const text = fetch(url).then((answer) => {
    if (!answer.ok) throw new Error(`${answer.status} ${url}`);
    return answer.text();
  });
  text.catch(() => loaded.delete(url));
  loaded.set(url, text);
  return text;
}

const games = new Set<string>();
const lessons = new Set<string>();

/** Load the page's words and those of the games in use, then speak them. */
export async function speak(code: Language = state.now.language): Promise<void> {
  const named = files[code];
  const urls = [
    named?.page,
    ...[...games].map((game) => named?.games[game]),
    ...[...lessons].map((game) => named?.learn[game]),
  ].filter((url): url is string => !!url);
  const read = await Promise.all(urls.map(textOf));
  const bundle = newBundle(code);
  for (const text of read) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  state.now = { language: code, bundle };
  document.documentElement.lang = code;
  keep('language', code);
}

export function begin(): Promise<void> {
  return speak(preferred());
}

/** The words of a game; of its rules and lesson too, if asked for. */
export async function wordsOf(game: string, learning = false): Promise<void> {
  if ([...games].at(-1) === game && (!learning || [...lessons].at(-1) === game)) return;
  for (const spoken of learning ? [games, lessons] : [games]) {
    spoken.delete(game); // games share message names: the last one is heard
    spoken.add(game);
  }
  await speak();
}

export function has(id: string): boolean {
  return state.now.bundle.hasMessage(id);
}

/** A message in words. */
export function say(id: string, args: Args = {}): string {
  return worded(state.now.bundle, id, args);
}

/** An attribute of a message, such as the explanation of an option; empty if there is none. */
export function aside(id: string, attribute: string, args: Args = {}): string {
  const { bundle } = state.now;
  const pattern = bundle.getMessage(id)?.attributes[attribute];
  return pattern ? bundle.formatPattern(pattern, variables(bundle, args), []) : '';
}

/** What the server says without words. */
export function worded(bundle: FluentBundle, id: string, args: Args): string {
  const message = bundle.getMessage(id);
  if (!message?.value) {
    if (!PREFIXES.test(id)) missing.add(id);
    return plain(id);
  }
  const faults: Error[] = [];
  const text = bundle.formatPattern(message.value, variables(bundle, args), faults);
  for (const fault of faults) missing.add(`${id}: ${fault.message}`);
  return text;
}

export function saying(said: Saying): string {
  return say(said.id, said.args);
}

/** A word by its message id, with a capital at the beginning if asked. */
export function word(id: string, form = ''): string {
  return wordOf(state.now.bundle, id, form);
}

function wordOf(bundle: FluentBundle, id: string, form: string): string {
  const message = bundle.getMessage(id);
  if (!message) {
    const own = `area-own-${form}`;
    return id.startsWith('area-') && bundle.hasMessage(own) ? worded(bundle, own, { name: plain(id) }) : plain(id);
  }
  const pattern = message.attributes[form] ?? message.value;
  return pattern ? bundle.formatPattern(pattern, null, []) : plain(id);
}

function plain(id: string): string {
  const name = id.replace(PREFIXES, '').replaceAll('_', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function variables(bundle: FluentBundle, args: Args): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) out[name] = variable(bundle, value);
  return out;
}

function variable(bundle: FluentBundle, value: unknown): FluentVariable {
  if (Array.isArray(value)) return value.map((each) => String(variable(bundle, each))).join(' ');
  if (typeof value === 'number') return value;
  if (value && typeof value === 'object' && 'id' in value) {
    const said = value as Saying;
    return worded(bundle, said.id, said.args ?? {});
  }
  return String(value);
}

/** A list as people say it: "Ada, Ben and Cy". */
export function list(items: string[]): string {
  return new Intl.ListFormat(state.now.language, { type: 'conjunction' }).format(items);
}
