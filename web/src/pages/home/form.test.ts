import { expect, test } from 'vitest';
import type { PlayableGame, PlayableGames } from '../../lib/api';
import { boxesOf } from '../../lib/boxes';
import {
  botAt,
  change,
  emptyForm,
  invited,
  MIXED,
  readForm,
  seatsOf,
  take,
  valueOf,
  requestFor,
  type Company,
  type Form,
  type Making,
} from './form';

const option = { low: 0, high: 0, choices: [], is_set: false, rules: [], default_when: [] };
const GAME: PlayableGame = {
  id: 'el-grande',
  options: [
    { ...option, name: 'players', kind: 'number', default: 4, low: 2, high: 5 },
    { ...option, name: 'length', kind: 'choice', default: 'none', choices: ['none', 'short'] },
    { ...option, name: 'duty', kind: 'switch', default: true },
    { ...option, name: 'deck', kind: 'file', default: '' },
  ],
  dependencies: [],
  presets: [
    { name: 'rulebook', options: {}, box: '' },
    { name: 'short', options: { length: 'short' }, box: '' },
  ],
  lessons: [],
};
const SAID: PlayableGames = {
  games: [GAME],
  bots: ['random', 'page', 'squire', 'knight', 'count', 'duke', 'grandee'],
  languages: ['en'],
  accounts: false,
  push: '',
  mail: false,
};
const BOXED = boxesOf([GAME])[0]!;
const [, LENGTH, DUTY] = GAME.options as [(typeof GAME.options)[0], (typeof GAME.options)[0], (typeof GAME.options)[0]];
const PLAYERS = GAME.options[0] as (typeof GAME.options)[0];

function making(form: Form, company: Company = 'bots', files = {}): Making {
  return { form, game: BOXED, bots: SAID.bots, company, files, guest: 'Guest', guestAt: (n) => `Guest ${n}` };
}

function ask(form: Form, company: Company = 'bots', files = {}) {
  return requestFor(making(form, company, files));
}

test('without any choice it is you against three knights', () => {
  const asked = ask(readForm('', SAID));
  expect(asked.seats).toEqual([
    { kind: 'me', name: 'Guest' },
    { kind: 'bot', bot: 'knight' },
    { kind: 'bot', bot: 'knight' },
    { kind: 'bot', bot: 'knight' },
  ]);
  expect(asked.options).toEqual({});
  expect(asked.preset).toBe('rulebook');
  expect(asked.terms).toMatchObject({ listed: false, clock: { kind: 'none' } });
});

test('only what differs from the preset is sent', () => {
  const form = readForm('', SAID);
  let own = take(GAME, form.games['el-grande']!, 'short');
  expect(valueOf(GAME, own, LENGTH)).toBe('short');
  own = change(GAME, own, DUTY, false);
  own = change(GAME, own, LENGTH, 'short');
  own = change(GAME, own, PLAYERS, 3);
  form.games['el-grande'] = own;
  expect(ask(form).options).toEqual({ duty: false, players: 3 });
  expect(ask(form).seats).toHaveLength(3);
  expect(take(GAME, own, 'rulebook').changed).toEqual({ players: 3 });
  expect(change(GAME, own, DUTY, true).changed).toEqual({ players: 3 });
});

test('mixed bots differ, and the slow one is not among them', () => {
  const form = { ...readForm('', SAID), bot: MIXED };
  const mixed = [0, 1, 2, 3].map((seat) => botAt(form, SAID.bots, seat));
  expect(new Set(mixed).size).toBe(4);
  expect(mixed).not.toContain('grandee');
  expect(mixed).not.toContain('random');
});

test('a seat of its own choice stays what it is in any company', () => {
  const form = readForm('', SAID);
  form.games['el-grande']!.seats[0] = { kind: 'here', bot: 'knight', name: ' Ben ' };
  form.games['el-grande']!.seats[1] = { kind: 'bot', bot: 'duke', name: '' };
  expect(seatsOf(form, BOXED, SAID.bots, 'open')).toEqual([
    { kind: 'here', name: 'Ben' },
    { kind: 'bot', bot: 'duke' },
    { kind: 'open' },
  ]);
  expect(ask(form, 'here').seats?.[3]).toEqual({ kind: 'here', name: 'Guest 4' });
  expect(ask(form, 'open').terms?.listed).toBe(true);
  expect(ask(form, 'invited').terms?.listed).toBe(false);
});

test('clocks and files', () => {
  const form: Form = { ...readForm('', SAID), clock: 'bank', minutes: 0.5, increment: 5 };
  expect(ask(form).terms?.clock).toEqual({ kind: 'bank', seconds: 30, increment: 5 });
  expect(ask({ ...form, clock: 'days', days: 3 }).terms?.clock).toEqual({ kind: 'days', days: 3 });
  expect(ask(form, 'bots', { deck: { name: 'mine.toml', text: '[deck]' } }).custom).toEqual({ deck: '[deck]' });
  expect(ask(form).custom).toBeUndefined();
});

test('what was kept and does not fit any more is left out', () => {
  const kept = emptyForm();
  kept.game = 'chess';
  kept.bot = 'emperor';
  kept.name = 'Ada';
  kept.games['el-grande'] = {
    preset: 'gone',
    changed: { length: 'long', duty: false, players: 9, other: 1 },
    seats: [],
  };
  const read = readForm(JSON.stringify(kept), SAID);
  expect(read.game).toBe('el-grande');
  expect(read.bot).toBe('knight');
  expect(read.name).toBe('Ada');
  expect(read.games['el-grande']).toMatchObject({ preset: 'rulebook', changed: { duty: false } });
  expect(read.games['el-grande']!.seats).toHaveLength(4);
  expect(readForm('{broken', SAID).game).toBe('el-grande');
});

test('an invitation is a link of this site', () => {
  const here = 'https://table.example';
  expect(invited(' https://table.example/t/abc-1#key ', here)).toBe('/t/abc-1#key');
  expect(invited('table.example/t/abc#key', here)).toBe('/t/abc#key');
  expect(invited('/t/abc#key', here)).toBe('/t/abc#key');
  expect(invited('https://elsewhere.example/t/abc#key', here)).toBe('');
  expect(invited('hello', here)).toBe('');
});

test('an expansion in a box of its own is a card, with its presets and what makes it that', () => {
  const box = 'ships';
  const game: PlayableGame = {
    ...GAME,
    presets: [
      ...GAME.presets,
      { name: 'ships', options: { duty: false }, box },
      { name: 'ships-short', options: { duty: false, length: 'short' }, box },
    ],
  };
  const [own, ships] = boxesOf([game]);
  expect([own?.card, ships?.card]).toEqual(['el-grande', 'el-grande/ships']);
  expect([own?.fixed, ships?.fixed]).toEqual([{}, { duty: false }]);
  const form = readForm(JSON.stringify({ game: 'el-grande/ships' }), { ...SAID, games: [game] });
  expect(form.game).toBe('el-grande/ships');
  expect([form.games['el-grande']?.preset, form.games['el-grande/ships']?.preset]).toEqual(['rulebook', 'ships']);
  expect(ask(form).preset).toBe('rulebook');
  expect(requestFor({ ...making(form), game: ships! }).preset).toBe('ships');
});
