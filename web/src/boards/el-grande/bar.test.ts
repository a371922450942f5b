import { beforeAll, expect, test, vi } from 'vitest';
import { speak, wordsOf } from '../../lib/words.svelte';
import { barOf } from './bar';
import { asks, SampleSession } from './sample';

beforeAll(async () => {
  await speak('en');
  await wordsOf('el-grande');
});

const nothing = { picked: [] as string[], pick: () => {}, drop: () => {} };
const labels = (session: SampleSession, picked: string[] = []) =>
  barOf(session, [], { ...nothing, picked }).targets.map(({ label, detail }) =>
    [label, detail].filter(Boolean).join(' | '),
  );

test('placing names regions with what stands there before and after', () => {
  const session = new SampleSession(['place_one aragon', 'place_one toledo', 'place_one castillo'], {
    prompt: asks('prompt-place_one', { left: 2 }),
  });
  expect(labels(session)).toEqual(['Aragón | 4 → 5', 'Toledo | 0 → 1', 'Castillo']);
});

test('what was placed before counts for the progress, up to what came between', () => {
  const session = new SampleSession(['place_one aragon', 'place_one done'], {
    prompt: asks('prompt-place_one', { left: 1 }),
  });
  const events = [
    ['placed', 'A', 'toledo'],
    ['card-chosen', 'A', 'eg95_veto'],
    ['placed', 'A', 'aragon'],
    ['thrown', 'A'],
    ['forced', 'A', 'x'],
  ];
  const bar = barOf(session, events, nothing);
  expect(bar.progress).toEqual({ done: 2, total: 3 });
  expect(bar.done?.label).toBe('Done, leave 1');
  expect(bar.targets.map(({ move }) => move)).toEqual(['place_one aragon']);
});

test('a caballero is picked up first, then sent', () => {
  const moves = [
    'move_one A castilla toledo',
    'move_one A castilla castillo',
    'move_one B castilla toledo',
    'move_one done',
  ];
  const session = new SampleSession(moves, { prompt: asks('prompt-move_one-any', { any: 3 }) });
  const pick = vi.fn();
  const bar = barOf(session, [], { ...nothing, pick });
  expect(bar.targets.map(({ label }) => label)).toEqual(['Ada from Castilla', 'Ben from Castilla']);
  expect(bar.drop).toBeUndefined();
  bar.targets[1]?.act?.();
  expect(pick).toHaveBeenCalledWith(['move_one', 'B', 'castilla']);
  const next = barOf(session, [], { ...nothing, picked: ['move_one', 'A', 'castilla'] });
  expect(next.targets.map(({ move }) => move)).toEqual(moves.slice(0, 2));
  expect(next.targets[0]?.act).toBeUndefined();
  expect(next.drop).toBeDefined();
});

test('the only piece that can move is in hand at once', () => {
  const session = new SampleSession(['move_one A castilla toledo', 'move_one A castilla aragon'], {
    prompt: asks('prompt-move_one-own', { own: 1 }),
  });
  expect(labels(session)).toEqual(['Toledo | 0 → 1', 'Aragón | 4 → 5']);
});

test('letting it happen comes before the veto, and neither is primary', () => {
  const session = new SampleSession(['veto use', 'veto pass'], {
    labels: [asks('choice-veto', { veto: 'veto-use' }), asks('choice-veto', { veto: 'veto-pass' })],
  });
  const { targets } = barOf(session, [], nothing);
  expect(targets.map(({ move }) => move)).toEqual(['veto pass', 'veto use']);
  expect(targets.some(({ primary }) => primary)).toBe(false);
});

test('ending the turn is done, and primary only when nothing else is left', () => {
  const choices = ['place', 'special', 'end_turn'].map((part) => asks('choice-next_part', { part: `part-${part}` }));
  const open = barOf(
    new SampleSession(['next_part special', 'next_part end_turn'], { labels: choices.slice(1) }),
    [],
    nothing,
  );
  expect(open.targets.map(({ label }) => label)).toEqual(['Special action']);
  expect(open.done).toMatchObject({ label: 'End the turn', primary: false });
  expect(
    barOf(new SampleSession(['next_part end_turn'], { labels: choices.slice(2) }), [], nothing).done?.primary,
  ).toBe(true);
});

test('power cards tell what they call, action cards what they place', () => {
  expect(labels(new SampleSession(['play_power 1', 'play_power 13']))).toEqual(['1 | calls 6', '13 | calls 0']);
  const choices = [asks('choice-choose_card', { card: 'card-eg95_veto', number: 2, idle: 'no' })];
  expect(labels(new SampleSession(['choose_card pile_2'], { labels: choices }))).toEqual(['Veto | places 2']);
});

test('a secret choice is marked, and the king sends to the court', () => {
  const choices = [
    asks('choice-castillo_disk', { region: 'area-aragon', to_court: 'no' }),
    asks('choice-castillo_disk', { region: 'area-castilla', to_court: 'yes' }),
  ];
  const session = new SampleSession(['castillo_disk aragon', 'castillo_disk castilla'], {
    labels: choices,
    chosen: 'castillo_disk aragon',
  });
  const { targets } = barOf(session, [], nothing);
  expect(targets.map(({ chosen }) => chosen)).toEqual([true, false]);
  expect(targets.map(({ detail }) => detail)).toEqual(['4', 'to your court: the king stands in this region']);
});

test('a board is chosen first, unless there is only one', () => {
  const moves = ['board board_8 toledo', 'board board_4 toledo', 'board board_4 castillo'];
  expect(labels(new SampleSession(moves))).toEqual(['The 8 board (8/4/0)', 'The 4 board (4/0/0)']);
  expect(labels(new SampleSession(moves), ['board', 'board_4'])).toEqual(['Toledo', 'Castillo']);
});

test('what a region would pay stands beside it where one is chosen to be scored', () => {
  const session = new SampleSession(['choose_region castilla', 'choose_region toledo'], {
    prompt: asks('prompt-choose_region-score'),
  });
  expect(labels(session)).toEqual(['Castilla | +8', 'Toledo | +0']);
});
