import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { announcement } from '../../../lib/announce.svelte';
import type { LogEntryView } from '../../../lib/api';
import type { Change, Session, TableView } from '../view';
import { speak, wordsOf } from '../../../lib/words.svelte';
import { both, entry } from './sample';
import { scoringNow, ScoringPlayback, playback } from './playback.svelte';

const session = {
  letters: ['A', 'B', 'C', 'D', 'E'],
  name: (letter: string) => letter,
  names: (letters: string[]) => letters.join(),
  table: { view: {} },
} as unknown as Session;
const table = { view: { score: { E: 9 } } } as unknown as TableView;

function change(happened: LogEntryView[], quiet = false): Change {
  return { before: table, after: table, happened, quiet };
}

beforeAll(async () => {
  await speak('en');
  await wordsOf('el-grande');
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  playback.leave();
  vi.useRealTimers();
});

test('a general scoring stays until it is closed', () => {
  playback.hear(session, change([entry(110)]));
  expect(scoringNow).toMatchObject({ on: true, area: 'castillo', scored: [] });
  expect(scoringNow.score('B')).toBe(0);
  vi.advanceTimersByTime(1500);
  expect(scoringNow.score('B')).toBe(5);
  expect(announcement.text).toBe('Castillo: B 5, E 3, C 0, D 0.');
  playback.skip();
  expect(playback.scoring?.round).toBe(3);
  expect(scoringNow.on).toBe(false);
  expect(announcement.text).toBe('Scores: A 11, B 18, C 11, D 21, E 23.');
  playback.close();
  expect(playback.scoring).toBeNull();
});

test('step by step, forwards and back', () => {
  playback.hear(session, change([entry(110)]));
  playback.forward();
  expect(playback.step?.group).toBe('castillo');
  playback.forward();
  playback.forward();
  expect(scoringNow).toMatchObject({ area: 'galicia', scored: ['castillo'] });
  expect(playback.paused).toBe(true);
  playback.back();
  playback.back();
  expect(scoringNow).toMatchObject({ area: 'castillo', scored: [] });
});

test('a scoring by a card ends by itself, and the next waits for it', () => {
  playback.hear(session, change([entry(30)]));
  playback.hear(session, change([entry(93)]));
  expect(scoringNow.area).toBe('toledo');
  expect(announcement.text).toBe('Toledo: E 7 plus 2 for the grande.');
  vi.advanceTimersByTime(2200);
  expect(scoringNow.area).toBe('galicia');
  vi.advanceTimersByTime(10_000);
  expect(playback.scoring).toBeNull();
});

test('going elsewhere in a replay ends it', () => {
  playback.hear(session, change([entry(110)]));
  playback.hear(session, change([], true));
  expect(playback.scoring).toBeNull();
});

test('nothing is played of what was missed', () => {
  const other = new ScoringPlayback();
  other.hear(session, change([entry(110)], true));
  expect(other.scoring).toBeNull();
});

test('a card and a general scoring in one change are played one after the other', () => {
  playback.hear(session, change([both]));
  expect(playback.scoring?.round).toBe(0);
  expect(scoringNow.score('A')).toBe(57);
  vi.advanceTimersByTime(5000);
  expect(playback.scoring?.round).toBe(6);
  expect(scoringNow.score('A')).toBe(57);
  playback.skip();
  expect(playback.scoring?.scoresAfter).toMatchObject({ A: 66, B: 55 });
  expect(scoringNow.score('A')).toBeUndefined();
});

test('a scoring that cannot be shown is left, and the scores of the table count', () => {
  const fault = vi.spyOn(console, 'error').mockImplementation(() => {});
  const name = () => {
    throw new Error('no name');
  };
  const broken = { ...session, name } as unknown as Session;
  playback.hear(broken, change([both]));
  expect(fault).toHaveBeenCalled();
  expect(playback.scoring).toBeNull();
  expect(scoringNow).toMatchObject({ on: false, area: '', scored: [] });
  expect(scoringNow.score('A')).toBeUndefined();
  fault.mockRestore();
});
