// Words: Fluent messages of the page and of the games, shared with the Python side, in the reader's language.

import { FluentNumber, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import { texts, words as files } from 'virtual:words';
import { Bundle, entriesIn } from './entries';
import type { MessageView } from './api';
import { kept, keep } from './kept';
import { file } from './parts';
import { isMessageView } from './unknown';

export type Language = 'en' | 'cs' | 'pl' | 'de';
export type Args = Record<string, unknown>;
export const LANGUAGES: Record<Language, string> = { en: 'English', cs: 'Čeština', pl: 'Polski', de: 'Deutsch' };
const PREFIXES = /^(card|area|goal|mode|player|event|choice|colour|side|region|island)-/;

/** Messages that were asked for and are not there; a test looks at this. */
export const missingMessages = new Set<string>();
Object.assign(globalThis, { grandeeMissing: missingMessages });

class Spoken {
  now = $state.raw<{ language: Language; bundle: Bundle }>({ language: 'en', bundle: bundleOf('en', []) });
  games = $state.raw<Record<string, Bundle>>({}); // each by itself, for lists that name several
}
const state = new Spoken();
const loaded = new Map<string, Promise<Map<string, string>>>();

export function language(): Language {
  return state.now.language;
}

function preferred(): Language {
  const asked = [new URLSearchParams(location.search).get('lang'), kept('language'), ...navigator.languages];
  const codes = asked.map((each) => (each ?? '').slice(0, 2).toLowerCase());
  return (codes.find((code) => code in LANGUAGES) as Language | undefined) ?? 'en';
}

function bundleOf(code: Language, read: Map<string, string>[]): Bundle {
  const WORD: FluentFunction = ([message], { case: form }) => wordOf(bundle, String(message), form ? String(form) : '');
  const bundle = new Bundle(code, read, { useIsolating: false, functions: { WORD } });
  return bundle;
}

/** The messages of a file, which is fetched once. */
function readFrom(url: string): Promise<Map<string, string>> {
  const known = loaded.get(url);
  if (known) return known;
  const read = textOf(url).then(entriesIn);
  read.catch(() => loaded.delete(url));
  loaded.set(url, read);
  return read;
}

async function textOf(url: string): Promise<string> {
  const known = texts[url];
  if (known !== undefined) return known;
  return (await file(url)).text();
}

let currentGame = ''; // the game whose words are in use: two games may say different things with the same message
let learning = false;
let chosen: Language | undefined;
let wished: Promise<void> = Promise.resolve();
const loadedGames = new Set<string>();

/** Load the page's words and those of the game in use, then speak them. Of several wishes at once the last counts. */
export function speak(code: Language = (chosen ??= preferred())): Promise<void> {
  const before = chosen;
  chosen = code;
  const wish: Promise<void> = prepared(code).then(
    (set) => {
      if (wish !== wished) return wished;
      set();
      return undefined;
    },
    (fault) => {
      if (wish === wished && before !== code) [chosen, wished] = [before, Promise.resolve()]; // the old one is still there
      throw fault;
    },
  );
  wished = wish;
  return wish;
}

async function prepared(code: Language): Promise<() => void> {
  const named = files[code];
  const urls = [named?.page, named?.games[currentGame], learning ? named?.learn[currentGame] : ''].filter(
    (url): url is string => !!url,
  );
  const [read, games] = await Promise.all([Promise.all(urls.map(readFrom)), gamesIn(code)]);
  return () => {
    state.games = games;
    state.now = { language: code, bundle: bundleOf(code, read) };
    document.documentElement.lang = code;
    keep('language', code);
  };
}

async function gamesIn(code: Language): Promise<Record<string, Bundle>> {
  const named = [...loadedGames].map((game) => [game, files[code]?.games[game]] as const);
  const there = named.filter((each): each is readonly [string, string] => !!each[1]);
  const read = await Promise.all(
    there.map(async ([game, url]) => [game, bundleOf(code, [await readFrom(url)])] as const),
  );
  return Object.fromEntries(read);
}

export function begin(): Promise<void> {
  return speak();
}

/** The words of a game from now on; of its rules and lesson too, if asked for. They are there when this is done. */
export async function wordsOf(game: string, learn = false): Promise<void> {
  const more = game !== currentGame || (learn && !learning);
  [currentGame, learning] = [game, learn || (game === currentGame && learning)];
  await (more ? speak() : wished.catch(() => speak())); // somebody else may be waiting for them already
}

/** The words of several games, for a list: `tIn`. */
export async function loadGameWords(games: string[]): Promise<void> {
  const before = loadedGames.size;
  for (const game of games) loadedGames.add(game);
  if (loadedGames.size !== before) state.games = await gamesIn(state.now.language);
}

/** A message of a game that is not the one in use. */
export function tIn(game: string, id: string): string {
  const bundle = state.games[game];
  return bundle?.hasMessage(id)
    ? renderWith(bundle, id, {})
    : plain(id === 'game-title' ? game.replaceAll('-', ' ') : id);
}

export function hasMessage(id: string): boolean {
  return state.now.bundle.hasMessage(id);
}

/** A message in words. */
export function t(id: string, args: Args = {}): string {
  return renderWith(state.now.bundle, id, args);
}

/** An attribute of a message, such as the explanation of an option; empty if there is none. */
export function aside(id: string, attribute: string, args: Args = {}): string {
  const { bundle } = state.now;
  const pattern = bundle.getMessage(id)?.attributes[attribute];
  return pattern ? bundle.formatPattern(pattern, variables(bundle, args), []) : '';
}

/** What the server says without words. */
export function renderWith(bundle: Bundle, id: string, args: Args): string {
  const message = bundle.getMessage(id);
  if (!message?.value) {
    if (!PREFIXES.test(id)) missingMessages.add(id);
    return plain(id);
  }
  const faults: Error[] = [];
  const text = bundle.formatPattern(message.value, variables(bundle, args), faults);
  for (const fault of faults) missingMessages.add(`${id}: ${fault.message}`);
  return text;
}

export function render(said: MessageView): string {
  return t(said.id, said.args);
}

/** A word by its message id, with a capital at the beginning if asked. */
export function word(id: string, form = ''): string {
  return wordOf(state.now.bundle, id, form);
}

function wordOf(bundle: Bundle, id: string, form: string): string {
  // What is not known belongs to somebody's own deck or map: it is called by its name, with the usual prepositions.
  const message = bundle.getMessage(id) ?? bundle.getMessage(`own-${id.split('-', 1)[0]}`);
  const pattern = message?.attributes[form] ?? message?.value;
  const own = { name: plain(id), word: id.replace(PREFIXES, '').replaceAll('_', ' ') };
  return pattern ? bundle.formatPattern(pattern, own, []) : plain(id);
}

function plain(id: string): string {
  const name = id.replace(PREFIXES, '').replaceAll('_', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function variables(bundle: Bundle, args: Args): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) out[name] = variable(bundle, value);
  return out;
}

/** A number that is written as it is: the browser's own way to write numbers takes long to begin. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function variable(bundle: Bundle, value: unknown): FluentVariable {
  if (Array.isArray(value)) return value.map((each) => String(variable(bundle, each))).join(' ');
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) < 1000 ? new Small(value) : value;
  if (isMessageView(value)) return renderWith(bundle, value.id, value.args);
  return String(value);
}

/** A list as people say it: "Ada, Ben and Cy". */
export function list(items: string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : t('list-and', { some: items.slice(0, -1).join(', '), last });
}
