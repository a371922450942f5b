import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { announcement } from '../../lib/announce.svelte';
import { missingMessages, speak, wordsOf } from '../../lib/words.svelte';
import { endingOf, unitOf } from './end';
import { endWords } from './end-words';
import End from './End.svelte';
import { Sample } from './scoring/sample';
import { ScoringPlayback } from './scoring/playback.svelte';

beforeAll(async () => {
  await speak('en');
  await wordsOf('legends');
});
afterEach(cleanup);

const told = (session: Sample) => endWords(session, endingOf(session)!);

test('the first line is the reader’s own result', () => {
  expect(told(new Sample('two', 0, 'A'))).toEqual({
    head: 'You win',
    margin: 'With 11: 2 points ahead of Bo.',
    why: expect.stringMatching(/^You have more from elixirs/),
  });
  expect(told(new Sample('two', 0, 'B'))).toMatchObject({
    head: 'You came 2nd',
    margin: 'Ada wins with 11: 2 points ahead of you.',
  });
  expect(told(new Sample('two', 0, ''))).toMatchObject({ head: 'Ada wins', margin: 'With 11: 2 points ahead of Bo.' });
});

test('a tie-break is named, and the deciding number stands in the rows', () => {
  const session = new Sample('three', 0, 'A');
  const ending = endingOf(session)!;
  expect(ending.tie).toBe('coins');
  const [first, second, third] = ending.rows;
  expect(first!.decided).toEqual([{ by: 'coins', count: session.table.view.coins['C'] }]);
  expect(second!.decided).toEqual([{ by: 'coins', count: session.table.view.coins['A'] }]);
  expect(third!.decided).toEqual([]);
  expect(told(session).margin).toBe('Cy and Ada have 9 points each; what decides for Cy: more coins.');
});

test('shared places', () => {
  const session = new Sample('two', 0, 'B');
  const rank = (seat: string) => ({ seat, place: 1, shared: true, points: 11 });
  session.table = {
    ...session.table,
    outcome: { ranking: ['A', 'B'].map(rank), winners: ['A', 'B'], reason: 'shared' },
  };
  expect(told(session)).toMatchObject({ head: 'You share the victory', margin: 'Ada and Bo: 11 points each.' });
  session.table = { ...session.table, reader: '' };
  expect(told(session).head).toBe('Ada and Bo share the victory');
});

test('a table of all points by source, with the best marked', () => {
  const session = new Sample('full', 2, 'A');
  session.change = { ...session.change, quiet: true };
  render(End, { session, playback: new ScoringPlayback(session), onmap: () => {} });
  const table = screen.getByRole('table');
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Rank',
    'Player',
    'Regions',
    'Islands',
    'Elixirs',
    'Cards',
    'Tokens',
    'Leader',
    'Earlier matches',
    'Points',
  ]);
  for (const [i, { seat }] of session.table.outcome!.ranking.entries()) {
    const cells = within(within(table).getAllByRole('row')[i + 1]!).getAllByRole('cell');
    const { regions, total } = session.table.projection.points[seat]!;
    expect(cells[1]!.textContent).toContain(String(regions));
    expect(cells.at(-1)!.textContent).toBe(String(total));
  }
  expect(within(table).getAllByText('most').length).toBeGreaterThan(4);
});

test('the end has the focus and is announced when it comes, and lets the reader go back to the map', () => {
  const session = new Sample('two');
  const onmap = vi.fn();
  render(End, { session, playback: new ScoringPlayback(session), onmap });
  expect(document.activeElement?.textContent).toBe('You win');
  expect(announcement.text).toBe('You win. With 11: 2 points ahead of Bo.');
  screen.getByText('See the map').click();
  expect(onmap).toHaveBeenCalled();
});

test('one scale for all bars: as large as the columns have room for', () => {
  expect(unitOf([5, 5], 10, 100)).toBe(10);
  expect(unitOf([9, 1, 0], 20, 130)).toBe(10); // two columns are as wide as their heads
  expect(unitOf([3, 2], 84, 0)).toBe(1);
});

test('nothing is said of a game that goes on', () => {
  expect(endingOf(new Sample('full', 0))).toBeNull();
});

test.each(['en', 'cs', 'pl', 'de'] as const)('the end in %s', async (language) => {
  await speak(language);
  await wordsOf('legends');
  for (const game of ['two', 'three'] as const)
    for (const reader of ['', 'A', 'B'])
      for (const text of Object.values(told(new Sample(game, 0, reader))))
        expect(text).not.toMatch(/[{}]|el-end|undefined/);
  expect([...missingMessages].filter((id) => id.startsWith('el-'))).toEqual([]);
  await speak('en');
});
