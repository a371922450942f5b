import { beforeAll, expect, test } from 'vitest';
import { agreed } from './agreed';
import type { OptionInfo } from './api';
import { speak, wordsOf } from './words.svelte';

beforeAll(async () => {
  await speak('en');
  await wordsOf('el-grande');
});

const option = (name: string, kind: OptionInfo['kind'], usual: OptionInfo['default']): OptionInfo => ({
  name,
  kind,
  default: usual,
  default_when: [],
  low: 2,
  high: 5,
  choices: [],
  is_set: false,
  rules: [],
});
const OPTIONS = [
  option('players', 'number', 5),
  option('short_game', 'choice', 'none'),
  option('placement_mandatory', 'switch', false),
];

test('a usual table names its clock alone', () => {
  const table = {
    options: { players: 4, short_game: 'none', placement_mandatory: false },
    phase: 'gathering' as const,
    seats: [],
    custom: [],
    terms: {},
  };
  expect(agreed(table, OPTIONS)).toEqual([['Clock', 'None']]);
});

test('what is not as usual is named', () => {
  const table = {
    options: { players: 4, short_game: 'six_rounds', placement_mandatory: true },
    phase: 'gathering' as const,
    seats: [],
    custom: ['deck'],
    terms: { clock: { kind: 'days' as const, days: 2 }, when_late: 'forfeit' as const, spectators: false },
  };
  const lines = agreed(table, OPTIONS);
  expect(lines.slice(0, 3)).toEqual([
    ['Clock', '2 days a turn'],
    ['Whoever runs out of time', 'forfeits'],
    ['Spectators', 'no'],
  ]);
  expect(lines.slice(3).map(([name]) => name)).toEqual(['Deck', 'Length', 'Placing is a duty']);
  expect(lines.at(-1)?.[1]).toBe('yes');
});

test('a table says which edition it plays, and not what that edition brings', () => {
  const edition = { ...option('edition', 'choice', '1995'), choices: ['1995', '2023'] };
  const ties = {
    ...option('tie_rule', 'choice', 'positional'),
    default_when: [{ when: { edition: '2023' }, value: 'sliding' }],
  };
  const table = {
    options: { edition: '2023', tie_rule: 'sliding' },
    phase: 'gathering' as const,
    seats: [],
    custom: [],
    terms: {},
  };
  expect(agreed(table, [edition, ties])).toEqual([
    ['Clock', 'None'],
    ['Edition', '2023'],
  ]);
  const mixed = { ...table, options: { edition: '2023', tie_rule: 'positional' } };
  expect(agreed(mixed, [edition, ties]).at(-1)).toEqual(['Ties', 'as many as there are in the tie']);
});
