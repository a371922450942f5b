// Lists of tables: what comes first, and what is said about each.

import type { SeatView, TableSummary } from '../../lib/api';

export type Standing = 'yours' | 'gathering' | 'waiting' | 'closed' | 'over';

/** Whether the reader has to move, waits for others to come or to move, or can look back. */
export function standing(table: TableSummary): Standing {
  if (table.phase === 'over' || table.phase === 'closed') return table.phase;
  if (table.phase === 'gathering') return 'gathering';
  return waitedFor(table).some((seat) => table.mine.includes(seat)) ? 'yours' : 'waiting';
}

/** The seats for which a table waits: who has answered in secret is not among them. */
export function waitedFor(table: TableSummary): string[] {
  const chosen = table.seats.filter((each) => each.chosen).map(({ seat }) => seat);
  return table.asked.filter((seat) => !chosen.includes(seat));
}

const ORDER: Standing[] = ['yours', 'gathering', 'waiting', 'closed', 'over'];

/** Yours first, finished ones last; the newest first among equals. */
export function inOrder(tables: TableSummary[]): TableSummary[] {
  const rank = (table: TableSummary) => ORDER.indexOf(standing(table));
  return [...tables].sort((a, b) => rank(a) - rank(b) || when(b) - when(a));
}

export function when(table: TableSummary): number {
  return table.moved || table.created;
}

export function others(table: TableSummary): SeatView[] {
  return table.seats.filter(({ seat, kind }) => kind !== 'open' && seat !== table.mine[0]);
}

export function free(table: TableSummary): number {
  return table.seats.filter(({ kind }) => kind === 'open').length;
}
