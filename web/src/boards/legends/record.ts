// What the log says about this turn and about the bids.

import type { LogEntryView } from '../../lib/api';
import { isCardAtWork, type Counts, type View } from './view';

function eventsOf(log: LogEntryView[]): string[][] {
  return log.flatMap(({ events }) => events);
}

/** What the running turn has put where: `A meadow_3` → 2. */
export function putThisTurn(log: LogEntryView[], view: View): Counts {
  const out: Counts = {};
  if (!isCardAtWork(view)) return out;
  const events = eventsOf(log);
  const since = events.findLastIndex(([kind]) => kind === 'card-taken');
  const add = (seat: string, region: string, n: number) =>
    (out[`${seat} ${region}`] = (out[`${seat} ${region}`] ?? 0) + n);
  for (const [kind, seat = '', from = '', to = ''] of events.slice(since)) {
    if (kind === 'army-placed') add(seat, from, 1);
    else if (kind === 'army-moved') {
      add(seat, from, -1);
      add(seat, to, 1);
    }
  }
  return Object.fromEntries(Object.entries(out).filter(([, count]) => count > 0));
}

export interface Bids {
  bids: Counts;
  payers: string[]; // who paid what they had bid
  named: string; // who begins
}

/** The bids of this leg, once they are open. */
export function bidsOf(log: LogEntryView[]): Bids | null {
  const events = eventsOf(log);
  const since = events.findLastIndex(([kind]) => kind === 'leg-started');
  const found: Bids = { bids: {}, payers: [], named: '' };
  for (const [kind, seat = '', what = ''] of events.slice(Math.max(0, since))) {
    if (kind === 'bid-opened') found.bids[seat] = Number(what);
    else if (kind === 'bid-paid') found.payers.push(seat);
    else if (kind === 'starter-named') found.named = what;
  }
  return Object.keys(found.bids).length ? found : null;
}
