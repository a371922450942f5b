import { beforeAll, describe, expect, test } from 'vitest';
import { valueName } from '../../lib/agreed';
import type { PlayableGame } from '../../lib/api';
import { boxesOf } from '../../lib/boxes';
import { speak, wordsOf } from '../../lib/words.svelte';
import { belongsTo, resolve, unfinished, whyNot, wayOut, type Fault, type OptionValue, type Values } from './allowed';
import recorded from './pairs.json';
import { reasonsOf, sentenceOf } from './reasons';
import { change, givenIn, givenUp, take, valuesIn, type GameForm } from './form';

interface Pair {
  given: Values;
  also?: Values;
  refused?: { option: string; message: string; arguments: Record<string, string> };
}
const RECORDED = recorded as unknown as Record<string, { game: PlayableGame; pairs: Pair[] }>;
const { game: GRANDE } = RECORDED['el-grande'] as { game: PlayableGame };
const option = (name: string) => GRANDE.options.find((each) => each.name === name)!;
const form = (preset = 'rulebook', changed: Values = {}): GameForm => ({ preset, changed, seats: [] });

/** A fault as the server tells it, without what is a sentence itself. */
function told(fault: Fault | null) {
  if (!fault) return undefined;
  const plain = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value));
  const others = Object.entries(fault.when);
  const args: Record<string, unknown> = {};
  if (fault.message === 'bad-length') Object.assign(args, fault.args);
  else if (fault.message === 'bad-value') args['given'] = fault.given;
  else if (others.length === 1) [args['other'], args['value']] = others[0] as [string, OptionValue];
  else args['others'] = others.map(([name, value]) => `${name} = ${plain(value)}`).join(', ');
  if ('must' in fault.args) args['must'] = fault.args['must'];
  else if (fault.message.startsWith('bad-only') || fault.message.startsWith('bad-excl')) args['given'] = fault.given;
  const words = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, plain(value)]));
  return { option: fault.option, message: fault.message, arguments: words };
}

describe.each(Object.keys(RECORDED))('the options of %s', (id) => {
  const { game, pairs } = RECORDED[id]!;
  const usual = resolve(game, {}).values;

  test('are refused and follow each other as the server has it', () => {
    for (const { given, also, refused } of pairs) {
      const { values, fault } = resolve(game, given);
      expect([given, told(fault)]).toEqual([given, refused]);
      if (!refused) expect(values).toEqual({ ...usual, ...also, ...given });
    }
  });

  test('go together whatever is chosen last', () => {
    for (const { given, refused } of pairs)
      for (const [first, second] of [Object.entries(given), Object.entries(given).reverse()]) {
        if (!refused || !first || !second) continue;
        const [one, other] = [first, second].map(([name]) => game.options.find((each) => each.name === name)!);
        const before = change(game, form('rulebook'), one!, first[1]);
        const after = change(game, before, other!, second[1]);
        const { fault } = resolve(game, givenIn(game, after));
        if (fault) expect(fault.message).toBe('bad-length'); // a list is made word by word
      }
  });

  test('are refused in whole sentences', async () => {
    await speak('en');
    await wordsOf(id);
    for (const { given, refused } of pairs) {
      if (!refused) continue;
      const { fault } = resolve(game, given);
      const said = sentenceOf(game, fault!);
      expect(said).toMatch(/^[A-Z0-9“].{12,}\.$/);
      expect(said).not.toMatch(/undefined|true|false|_|\{/);
    }
  });
});

test('a half-made list stays, and nothing else is refused for it', () => {
  const { game } = RECORDED['kabale']!;
  const named = (name: string) => game.options.find((each) => each.name === name)!;
  const [one, two] = named('colours').choices;
  const half = change(game, form('', { players: 3 }), named('colours'), [one!, two!]);
  const first = named('first_seat');
  const after = change(game, half, first, 1);
  expect(after.changed).toMatchObject({ players: 3, colours: [one, two], first_seat: 1 });
  expect(unfinished(game, valuesIn(game, after))).toEqual({ colours: 1 });
  expect(whyNot(game, givenIn(game, half), 'first_seat', 2)).toBeNull();
  expect(unfinished(game, valuesIn(game, change(game, half, named('players'), 2)))).toEqual({});
});

describe('El Grande', () => {
  beforeAll(async () => {
    await speak('en');
    await wordsOf('el-grande');
  });

  test('another edition has other defaults', () => {
    const after = change(GRANDE, form(), option('edition'), '2023');
    expect(valuesIn(GRANDE, after)).toMatchObject({ tie_rule: 'sliding', placement_mandatory: false });
    expect(after.changed).toEqual({ edition: '2023' });
    const own = change(GRANDE, after, option('tie_rule'), 'positional');
    expect(change(GRANDE, own, option('edition'), '1995').changed).toEqual({});
  });

  test('what does not go with an edition goes back, and is named', () => {
    const before = form('2023-every-module');
    const after = change(GRANDE, before, option('edition'), '1995');
    expect(resolve(GRANDE, givenIn(GRANDE, after)).fault).toBeNull();
    expect(valuesIn(GRANDE, after)).toMatchObject({ edition: '1995', new_regency: false, veteran_cards: [] });
    expect(givenUp(GRANDE, before, after, 'edition')).toEqual(['new_regency', 'veteran_cards', 'shift_of_power']);
    const five = change(GRANDE, form('rulebook', { players: 5 }), option('start_seat'), 'E');
    expect(change(GRANDE, five, option('players'), 3).changed).toEqual({ players: 3 });
    expect(take(GRANDE, five, '2023').changed).toEqual({ players: 5 });
  });

  test('an option that is not allowed says why, and what would allow it', () => {
    const [reason] = reasonsOf(GRANDE, {}, option('new_regency'), false);
    expect(reason?.sentence).toBe('Can be yes only where Edition is 2023.');
    expect(reason?.step).toMatchObject({ option: 'edition', value: '2023' });
    const four = { edition: '2023', players: 4 };
    const [merged] = reasonsOf(GRANDE, four, option('merge_piles_2_3'), false);
    expect(merged?.sentence).toBe('“yes” cannot be chosen while Players is 4.');
    expect(merged?.step).toMatchObject({ option: 'players', value: 3 });
    const [apart] = reasonsOf(GRANDE, { edition: '2023', players: 2 }, option('merge_piles_2_3'), true);
    expect(apart?.sentence).toBe('Must be yes where all of this holds: Edition = 2023, Players = 2.');
    const long = reasonsOf(GRANDE, { edition: '2023' }, option('short_game'), 'none');
    expect(long.map(({ value }) => value)).toEqual(['six_rounds']);
    expect(reasonsOf(GRANDE, {}, option('veteran_cards'), [])).toHaveLength(4);
    expect(whyNot(GRANDE, { new_regency: true, edition: '2023' }, 'edition', '1995')).toBeNull();
  });

  test('an option of an option belongs to its edition', () => {
    expect(belongsTo(GRANDE, 'retrieve_grey')).toEqual(['edition', '2023']);
    expect(belongsTo(GRANDE, 'church')).toEqual(['edition', '1995']);
    expect(belongsTo(GRANDE, 'deck')).toBeNull();
    const fault = whyNot(GRANDE, { edition: '2023' }, 'retrieve_grey', 'any')!;
    expect(wayOut(GRANDE, { edition: '2023' }, 'retrieve_grey', 'any', fault)).toEqual(['shift_of_power', true]);
  });

  test('what makes an expansion does not give way in its own box', () => {
    const box = boxesOf([GRANDE]).find(({ box }) => box === 'grand-inquisitor')!;
    const own = take(box, form('grand-inquisitor'), 'grand-inquisitor');
    for (const name of ['france', 'church']) {
      const [reason] = reasonsOf(box, givenIn(box, own), option(name), false);
      expect(reason?.sentence).toBe('“yes” cannot be chosen while Grand Inquisitor & Colonies is yes.');
      expect(reason?.step).toBeNull();
      expect(change(box, own, option(name), true)).toEqual(own);
      const outside = change(GRANDE, own, option(name), true);
      expect(valuesIn(GRANDE, outside)).toMatchObject({ [name]: true, grand_inquisitor: false });
    }
    const both = change(box, own, option('king_intrigue'), true);
    expect(valuesIn(box, both)).toMatchObject({ king_intrigue: true, grand_inquisitor: true });
    expect(valuesIn(box, change(box, both, option('eg95_court_crisis_split'), true))['king_intrigue']).toBe(false);
  });

  test('words of a list have names', () => {
    expect(valueName(option('veteran_cards'), ['eg23_veto#1', 'eg23_veto#2'])).toBe('Veto and second Veto');
  });
});
