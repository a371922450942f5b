import { beforeAll, expect, test } from 'vitest';
import { ending, mayHelp } from './absent';
import type { LiveSession } from './live.svelte';
import type { SeatView } from './api';
import { speak } from './words.svelte';

beforeAll(() => speak('en'));

const NOW = Date.UTC(2026, 5, 1, 12);
const HOUR = 3_600_000;
const NAMES: Record<string, string> = { B: 'Ben', C: 'Eve' };
const live = {
  rights: { host: true, mine: ['A'], host_seats: ['A'] },
  late: 0,
  table: { terms: {} },
  name: (seat: string) => NAMES[seat] ?? seat,
} as unknown as LiveSession;
const away = (seat: string, gone: number | null, deadline: number | null = null) =>
  ({ seat, gone, deadline }) as SeatView;

test('those for whom the waiting ends in the same way share a sentence', () => {
  const both = [away('B', NOW + HOUR), away('C', NOW + HOUR)];
  expect(ending(live, both, NOW)).toMatch(/^From .* you may let a bot play or free the seat\.$/);
  expect(ending(live, [away('B', NOW - 1), away('C', NOW - HOUR)], NOW)).toBe(
    'You may let a bot play, or free the seat.',
  );
});

test('of several, whose end comes first is told by name', () => {
  expect(ending(live, [away('B', NOW + HOUR), away('C', NOW - 1)], NOW)).toBe(
    'Eve: You may let a bot play, or free the seat.',
  );
  const clocks = [away('B', NOW + 2 * HOUR, NOW + 2 * HOUR), away('C', NOW + HOUR, NOW + HOUR)];
  expect(ending(live, clocks, NOW)).toMatch(/^Eve: The clock ends .*; then a bot plays on\.$/);
  expect(ending(live, [away('B', null), away('C', NOW - 1)], NOW)).toMatch(/^Eve: /);
});

test('nobody is told to wait for the host to replace the host', () => {
  const as = (mine: string[]) => ({ ...live, rights: { host: false, mine, host_seats: ['B'] } }) as LiveSession;
  const [player, spectator] = [as(['A']), as([])];
  const [soon, gone] = [away('B', NOW + HOUR), away('B', NOW - 1)];
  expect(ending(player, [soon], NOW)).toMatch(/^From .* you may let a bot play\.$/);
  expect(ending(player, [gone], NOW)).toBe('You may let a bot play.');
  expect(ending(spectator, [soon], NOW)).toMatch(/^From .* the others at the table may let a bot play\.$/);
  expect(ending(spectator, [gone], NOW)).toBe('The others at the table may let a bot play.');
  expect([mayHelp(player, 'B'), mayHelp(spectator, 'B')]).toEqual([true, false]);
  expect(ending(player, [away('C', NOW - 1)], NOW)).toBe('The host may let a bot play, or free the seat.');
  expect(mayHelp(player, 'C')).toBe(false);
});
