import { beforeEach, expect, test, vi } from 'vitest';
import type { GameInfo, Lesson, TableView, Update } from './api';
import { LessonSession, ReplaySession } from './frames.svelte';
import { nameAt } from './session.svelte';
import { speak } from './words.svelte';

const facts: GameInfo = { game: 'kabale', version: 0, events: {}, cards: {}, facts: {} };

function frame(n: number, table: Partial<TableView> = {}): Update {
  const whole = {
    reader: 'A',
    phase: 'running',
    n,
    moves: ['go on', 'stop'],
    labels: [],
    ends: [],
    prompt: null,
    seats: [],
    cancel: true,
    ...table,
  };
  const happened = [
    { n, at: 0, what: 'move' as const, seat: 'A', text: '', events: [['placed', String(n)]], lines: [] },
  ];
  return { type: 'update', n, after: n - 1, fresh: false, happened, table: whole as unknown as TableView, facts: null };
}

function answers(reply: (url: string) => unknown): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify(reply(url)), { headers: { 'content-type': 'application/json' } });
  });
  return asked;
}

const lesson: Lesson = {
  facts,
  frames: [0, 1, 2, 3, 4].map((n) => frame(n)),
  steps: [
    { frame: 0, message: 'lesson-welcome', move: '', show: ['hand'], scored: '' },
    { frame: 1, message: 'lesson-first', move: 'go on', show: [], scored: '' },
    { frame: 4, message: 'lesson-win', move: '', show: [], scored: '' },
  ],
};

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
});

test('a lesson waits for its move, nudges at another one, and plays all between two steps', async () => {
  answers(() => lesson);
  const session = new LessonSession('kabale');
  expect(await session.load()).toBeNull();
  expect(session.asked).toBe(false); // nothing to decide: a button goes on
  await session.play('go on');
  expect(session.step).toBe(0);

  session.next();
  expect([session.step, session.suggested, session.asked]).toEqual([1, 'go on', true]);
  await session.play('stop');
  expect([session.step, session.nudge]).toEqual([1, 1]);
  await session.play('go on');
  expect([session.step, session.at, session.nudge, session.done]).toEqual([2, 4, 0, true]);
  expect(session.change.happened.map(({ n }) => n)).toEqual([2, 3, 4]);
  expect(session.change.quiet).toBe(false);

  session.next();
  expect(session.step).toBe(2);
  session.back();
  expect([session.step, session.at, session.change.quiet]).toEqual([1, 1, true]);
});

test('a lesson is resumed where it was left, and begins anew when it was finished', async () => {
  answers(() => lesson);
  const first = new LessonSession('kabale');
  await first.load();
  first.next();
  const second = new LessonSession('kabale');
  await second.load();
  expect(second.step).toBe(1);
  second.next();
  const third = new LessonSession('kabale');
  await third.load();
  expect(third.step).toBe(0);
});

test('a long game comes in parts, and a position is shown as soon as it is there', async () => {
  const parts = [
    { facts, frames: [frame(1), frame(2)], more: true },
    { facts, frames: [frame(3), frame(4, { phase: 'over' })], more: false },
  ];
  const asked = answers((url) => parts[url.includes('after=0') ? 0 : 1]);
  const session = new ReplaySession({ table: 't1' });
  expect(await session.load('A', 3)).toBeNull();
  expect(asked.map((url) => url.split('?')[1])).toEqual(['seat=A&after=0', 'seat=A&after=2']);
  expect([session.at, session.end, session.complete, session.over]).toEqual([3, 3, true, true]);
  expect(session.asked).toBe(false);
  expect(session.table.cancel).toBe(false);

  session.seek(0);
  expect([session.at, session.change.quiet, session.log.length]).toEqual([0, true, 1]);
  session.seek(1);
  expect([session.at, session.change.quiet]).toEqual([1, false]);
  session.seek(99);
  expect(session.at).toBe(3);
});

test('with everything open the reader is nobody in particular', async () => {
  answers(() => ({ facts, frames: [frame(1, { reader: '*' })], more: false }));
  const session = new ReplaySession({ record: '{}' });
  await session.load('*');
  expect([session.mine, session.perspective]).toEqual(['', '*']);
});

test('players with the same name are told apart by their colours, seats that wait are not', () => {
  const seats = [
    { seat: 'A', kind: 'bot', name: '', bot: 'greedy' },
    { seat: 'B', kind: 'person', name: 'Ada', bot: '' },
    { seat: 'C', kind: 'bot', name: '', bot: 'greedy' },
    { seat: 'D', kind: 'open', name: '', bot: '' },
    { seat: 'E', kind: 'open', name: '', bot: '' },
  ] as unknown as TableView['seats'];
  const names = (phase: TableView['phase']) => seats.map(({ seat }) => nameAt({ seats, phase }, seat));
  const greedy = ['greedy (blue)', 'Ada', 'greedy (green)'];
  expect(names('gathering')).toEqual([...greedy, 'free seat', 'free seat']);
  expect(names('running')).toEqual([...greedy, 'free seat (pink)', 'free seat (yellow)']);
});

test('what a board must know is what it was at that frame', async () => {
  const grown = { ...facts, version: 2 };
  const frames = [0, 1, 2, 3].map((n) => ({ ...frame(n), facts: n === 2 ? grown : null }));
  answers(() => ({ facts, frames, more: false }));
  const session = new ReplaySession({ record: '{}' });
  await session.load('');
  const known = [0, 1, 2, 3, 1].map((at) => (session.seek(at), session.facts.version));
  expect(known).toEqual([0, 0, 2, 2, 0]);
});
