// What moves would change, as the server foresees it. Answers of an older version are forgotten.

import type { Session } from './view';
import { areasOf, type Counts, type Projection } from './view';

const PAUSE = 140; // milliseconds before the server is asked about a place that somebody looks at
const MOST = 12; // moves that are asked about at once

export type Payments = Record<string, Counts>; // by area and seat

export interface Foreseen {
  projection: Projection;
  pays: Payments; // what the move itself pays
  stoppable: boolean; // somebody may veto it
}

export class Ahead {
  private version = $state(-1);
  private known = $state.raw<Record<string, Foreseen>>({});
  private asked = new Set<string>(); // what was asked about in this version of the table
  private askedAt = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: Session) {}

  of(move: string): Foreseen | null {
    return (this.version === this.session.table.version && this.known[move]) || null;
  }

  /** Ask about a move, a moment later: whoever goes over the map asks only about where they stay. */
  ask(move: string): void {
    clearTimeout(this.timer);
    if (move && !this.session.pending && !this.of(move)) this.timer = setTimeout(() => void this.find([move]), PAUSE);
  }

  /** Ask about all moves on offer, if they are few. */
  async find(offered: string[]): Promise<void> {
    const { version } = this.session.table;
    const moves = this.notYetAsked(offered, version);
    if (!moves.length || moves.length > MOST) return;
    const said = await Promise.all(moves.map((move) => this.session.preview(move)));
    if (version !== this.session.table.version || !said.some(Boolean)) return;
    const found = { ...(this.version === version ? this.known : {}) };
    moves.forEach((move, i) => {
      const each = said[i];
      if (each)
        found[move] = { projection: areasOf(each.projection.areas ?? {}), pays: each.pays, stoppable: each.stoppable };
    });
    [this.version, this.known] = [version, found];
  }

  /** Each move is asked about once: what gets no answer gets none by asking again. */
  private notYetAsked(moves: string[], version: number): string[] {
    if (version !== this.askedAt) [this.asked, this.askedAt] = [new Set(), version];
    const fresh = moves.filter((move) => !this.asked.has(move));
    if (fresh.length <= MOST) for (const move of fresh) this.asked.add(move);
    return fresh;
  }
}

/** What everybody gets from all areas together. */
export function sum(pays: Payments): Counts {
  const out: Counts = {};
  for (const counts of Object.values(pays))
    for (const [seat, points] of Object.entries(counts)) out[seat] = (out[seat] ?? 0) + points;
  return out;
}
