import { expect, test } from 'vitest';
import type { SeatView, TableSummary } from '../../lib/api';
import { free, inOrder, standing } from './tables';

function sitting(seat: string, more: Partial<SeatView> = {}): SeatView {
  return {
    seat,
    kind: 'person',
    name: seat,
    bot: '',
    online: true,
    chosen: false,
    forfeited: false,
    left: null,
    deadline: null,
    gone: null,
    back: false,
    ...more,
  };
}

function table(name: string, more: Partial<TableSummary>): TableSummary {
  return {
    table: name,
    game: 'kabale',
    name: '',
    phase: 'running',
    seats: [sitting('A'), sitting('B')],
    mine: ['A'],
    asked: ['B'],
    created: 1,
    moved: 1,
    ...more,
  };
}

test('tables that wait for you come first, finished ones last', () => {
  const tables = [
    table('over', { phase: 'over', moved: 9 }),
    table('closed', { phase: 'closed', moved: 8 }),
    table('theirs', { moved: 8 }),
    table('yours', { asked: ['A'], moved: 2 }),
    table('newer', { asked: ['A', 'B'], moved: 5 }),
    table('open', { phase: 'gathering', seats: [sitting('A'), sitting('B', { kind: 'open' })], moved: 0 }),
  ];
  expect(inOrder(tables).map((each) => each.table)).toEqual(['newer', 'yours', 'open', 'theirs', 'closed', 'over']);
  expect(free(tables[5]!)).toBe(1);
});

test('who has chosen in secret is not waited for', () => {
  expect(standing(table('t', { asked: ['A', 'B'], seats: [sitting('A', { chosen: true }), sitting('B')] }))).toBe(
    'waiting',
  );
});
