import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Motion, type Cue, type Step } from './motion';

let seen: string[] = [];
let cues: Cue[] = [];
const step = (name: string, more: Partial<Step> = {}): Step => ({
  time: 700,
  show: (cue) => {
    seen.push(name);
    cues.push(cue);
  },
  ...more,
});
const NEVER = () => false;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  cues = [];
});
afterEach(() => vi.useRealTimers());

describe('steps one after the other', () => {
  test('each takes its time', () => {
    const motion = new Motion(undefined, undefined, NEVER);
    motion.play([step('a'), step('b')]);
    expect(seen).toEqual(['a']);
    vi.advanceTimersByTime(699);
    expect(seen).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(['a', 'b']);
    vi.advanceTimersByTime(700);
    expect(motion.over).toBe(true);
  });

  test('twice as fast', () => {
    const motion = new Motion(undefined, () => 2, NEVER);
    motion.play([step('a'), step('b')]);
    vi.advanceTimersByTime(350);
    expect(seen).toEqual(['a', 'b']);
    expect(cues[1]).toEqual({ still: false, pace: 2 });
  });

  test('a pause keeps what is left of a step', () => {
    const motion = new Motion(undefined, undefined, NEVER);
    motion.play([step('a'), step('b')]);
    vi.advanceTimersByTime(500);
    motion.pause();
    vi.advanceTimersByTime(5000);
    expect(seen).toEqual(['a']);
    motion.resume();
    vi.advanceTimersByTime(199);
    expect(seen).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(['a', 'b']);
  });

  test('skip goes to the end', () => {
    const changed = vi.fn();
    const motion = new Motion(changed, undefined, NEVER);
    motion.play([step('a'), step('b'), step('c')]);
    motion.skip();
    expect(seen).toEqual(['a']);
    expect(motion.over).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(seen).toEqual(['a']);
    expect(changed).toHaveBeenCalledTimes(2);
  });
});

describe('by hand', () => {
  test('a group is one step, forwards and back', () => {
    const motion = new Motion(undefined, undefined, NEVER);
    motion.play([
      step('a1', { group: 'a' }),
      step('a2', { group: 'a' }),
      step('b1', { group: 'b' }),
      step('b2', { group: 'b' }),
    ]);
    motion.forward();
    expect(motion.at).toBe(1);
    expect(motion.paused).toBe(true);
    motion.forward();
    expect(motion.at).toBe(3);
    motion.back();
    expect(motion.at).toBe(1);
    motion.back();
    expect(motion.at).toBe(0);
    motion.forward();
    motion.forward();
    motion.forward();
    expect(motion.over).toBe(true);
    motion.back();
    expect(motion.at).toBe(3);
  });
});

test('more than three entries behind is four times as fast', () => {
  const motion = new Motion(undefined, undefined, NEVER);
  motion.add([step('1', { entry: 1 })]);
  expect(motion.pace).toBe(1);
  motion.add([2, 3, 4].map((entry) => step(String(entry), { entry })));
  expect(motion.pace).toBe(4);
  vi.advanceTimersByTime(700);
  expect(seen).toEqual(['1', '2']);
  expect(motion.pace).toBe(1);
});

test('without travel every step is a cut of 400 ms', () => {
  const motion = new Motion(
    undefined,
    () => 4,
    () => true,
  );
  motion.play([step('a', { time: 3000 }), step('b')]);
  vi.advanceTimersByTime(399);
  expect(seen).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['a', 'b']);
  expect(cues[0]?.still).toBe(true);
});
