import { beforeAll, expect, test } from 'vitest';
import { speak, wordsOf } from '../../lib/words.svelte';
import { BoardController } from './controller.svelte';
import { elsewhere, linesOf, reasonOf } from './preview';
import { asks, SampleSession } from './sample';
import { areasOf, type Projection } from './view';

beforeAll(async () => {
  await speak('en');
  await wordsOf('el-grande');
});

const paid = [5, 3, 1];
const row = (seat: string, count: number, place: number, points: number) => ({
  ...{ seat, count, place, tied: 1, points, king: 0, grande: 0 },
});
const before: Projection = areasOf({
  aragon: { paid, rows: [row('A', 3, 1, 5), row('B', 1, 2, 3)], holders: [['A'], ['B'], []] },
  toledo: { paid, rows: [row('B', 2, 1, 5)], holders: [['B'], [], []] },
});

test('a secret move says what is certain: pieces, and points only where no other disk can change them', () => {
  const session = new SampleSession(['disk toledo']);
  const after = areasOf({
    aragon: { paid, rows: [], holders: [[], [], []] },
    toledo: { paid, rows: [{ seat: 'A', count: 3, king: 0, grande: 0 }, { seat: 'B' }], partly: true },
  });
  expect(linesOf(before, after, 'toledo', ['A', 'B'])).toEqual([{ seat: 'A', pieces: [0, 3], points: [0, null] }]);
  expect(reasonOf(session, before, after, 'toledo')).toBe('How many points that means depends on the other disks.');
  expect(reasonOf(session, before, after, 'aragon')).toBe('None of yours would be left.');
});

test('of an area that the server leaves out nothing is shown, and nothing stays as it is', () => {
  const session = new SampleSession(['disk toledo']);
  const after = areasOf({ aragon: { paid }, toledo: { paid, rows: [row('B', 2, 1, 5)], holders: [['B'], [], []] } });
  expect(linesOf(before, after, 'aragon', ['A', 'B'])).toEqual([]);
  expect(elsewhere(before, after, 'toledo', ['A', 'B'])).toEqual([]);
  expect(reasonOf(session, before, after, 'aragon')).toBe('');
  expect(reasonOf(session, before, after, 'toledo')).toBe(''); // nothing of the reader's is there
});

test('where nothing is foretold there is no preview', async () => {
  const session = new SampleSession(['castillo_disk aragon'], { prompt: asks('prompt-castillo_disk') });
  const controller = new BoardController(session);
  controller.focused = 'aragon';
  controller.preview();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([controller.wouldBe, controller.after]).toEqual(['castillo_disk aragon', null]);
});
