import { beforeAll, expect, test } from 'vitest';
import { linesOf, linesTelling, standing, textOf } from './log';
import type { LogEntryView, LogLineView, MessageView } from './api';
import { Session } from './session.svelte';
import { speak, wordsOf } from './words.svelte';

class Seats extends Session {
  override async play(): Promise<void> {}
  override async cancel(): Promise<void> {}
  override get letters(): string[] {
    return ['A', 'B'];
  }
  override name(letter: string): string {
    return { A: 'Ada', B: 'Ben' }[letter] ?? letter;
  }
}
const session = new Seats();

beforeAll(async () => {
  await speak('en');
  await wordsOf('el-grande');
});

const message = (id: string, args: MessageView['args'] = {}): MessageView => ({ id, args });
const line = (message: MessageView, more: Partial<LogLineView> = {}): LogLineView => ({
  message,
  seat: '',
  kind: '',
  joins: '',
  into: '',
  parts: [],
  provisional: false,
  tells: [],
  ...more,
});
const entry = (n: number, ...lines: LogLineView[]): LogEntryView => ({
  n,
  at: 0,
  what: 'move',
  seat: 'A',
  text: '',
  events: [['placed']],
  lines,
});
function placed(seat: string, area: string): LogLineView {
  const parts = [message('story-area-count', { area: `area-${area}`, count: 1 })];
  return line(message('story-placed', { seat }), { seat, joins: `placed ${seat}`, into: 'areas', parts });
}

test('lines that belong together are one, and what is the same is counted', () => {
  const log = [
    entry(1, placed('A', 'cataluna')),
    entry(2, placed('A', 'navarra')),
    entry(3, placed('A', 'navarra')),
    entry(4, placed('B', 'navarra')),
  ];
  expect(linesOf(session, log)).toEqual([
    { n: 1, seat: 'A', text: 'Ada places: Cataluña 1, Navarra 2' },
    { n: 4, seat: 'B', text: 'Ben places: Navarra 1' },
  ]);
  expect(linesOf(session, log.slice(2, 3))[0]?.text).toBe('Ada places: Navarra 1');
  expect(log[0]?.lines[0]?.parts).toHaveLength(1);
});

test('what was announced is told as long as nothing has come of it', () => {
  const say = message('event-announced', { seat: 'A', card: 'card-eg95_king' });
  const announced = entry(1, line(say, { seat: 'A', provisional: true }));
  expect(linesOf(session, [announced]).map(({ text }) => text)).toEqual([
    'Ada announces the special action of “The king”.',
  ]);
  expect(linesOf(session, [announced, entry(2)])).toEqual([]);
});

test('what a card scores belongs to the card, and what a general scoring scores stands for itself', () => {
  const scored = line(message('story-nobody'), { kind: 'follows' });
  const general = line(message('story-general', { round: 3 }), { kind: 'open head' });
  const round = line(message('story-round', { round: 4 }), { kind: 'head' });
  const lines = linesOf(session, [entry(1, scored, general, scored, round, scored)]);
  expect(lines.map(({ head, inset }) => (head ? 'head' : inset ? 'inset' : ''))).toEqual([
    'inset',
    'head',
    '',
    'head',
    'inset',
  ]);
});

test('a move that was taken back is gone, and taking back is told once', () => {
  const back = (n: number): LogEntryView => ({
    ...entry(n, line(message('log-cancel', { name: 'A' }))),
    what: 'cancel',
  });
  const log = standing([entry(1, placed('A', 'navarra')), back(2), entry(3, placed('A', 'navarra')), back(4)]);
  expect(linesOf(session, log).map(({ text }) => text)).toEqual(['Ada takes a move back.']);
});

test('a board is told the lines of what it shows, and what is for a board alone is not in the log', () => {
  const turned = line(message('story-round', { round: 2 }), { kind: 'board', tells: [1, 2] });
  const first = { ...placed('A', 'navarra'), tells: [0] };
  const both = entry(1, first, turned);
  expect(linesOf(session, [both]).map(({ text }) => text)).toEqual(['Ada places: Navarra 1']);
  expect(linesTelling(both, [2]).map((each) => textOf(session, each))).toEqual(['Round 2']);
  expect(linesTelling(both, [0, 1])).toEqual([first, turned]);
  expect(linesTelling(both, [3])).toEqual([]);
});
