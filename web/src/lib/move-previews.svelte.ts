// What moves would change, as the server foresees it. Answers of an older version are forgotten.

import type { GameTypes, MovePreview } from './api';
import type { Session } from './session.svelte';

const PAUSE_MS = 140; // milliseconds before the server is asked about a place that somebody looks at
const MOST_MOVES = 12; // moves that are asked about at once

export class MovePreviews<G extends GameTypes> {
  private version = $state(-1);
  private known = $state.raw<Record<string, MovePreview<G>>>({});
  private asked = new Set<string>(); // what was asked about in this version of the table
  private askedAt = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: Session<G>) {}

  of(move: string): MovePreview<G> | null {
    return (this.version === this.session.table.version && this.known[move]) || null;
  }

  /** Ask about a move, a moment later: whoever goes over the board asks only about where they stay. */
  ask(move: string): void {
    clearTimeout(this.timer);
    if (move && !this.session.pending && !this.of(move))
      this.timer = setTimeout(() => void this.fetchPreviews([move]), PAUSE_MS);
  }

  /** Ask about all of some moves, if they are few. */
  async fetchPreviews(wanted: string[]): Promise<void> {
    const { version } = this.session.table;
    const moves = this.notYetAsked(wanted, version);
    if (!moves.length || moves.length > MOST_MOVES) return;
    const previews = await Promise.all(moves.map((move) => this.session.preview(move)));
    if (version !== this.session.table.version || !previews.some(Boolean)) return;
    const found = { ...(this.version === version ? this.known : {}) };
    moves.forEach((move, i) => {
      const each = previews[i];
      if (each) found[move] = each;
    });
    [this.version, this.known] = [version, found];
  }

  /** Each move is asked about once: what gets no answer gets none by asking again. */
  private notYetAsked(moves: string[], version: number): string[] {
    if (version !== this.askedAt) [this.asked, this.askedAt] = [new Set(), version];
    const fresh = moves.filter((move) => !this.asked.has(move));
    if (fresh.length <= MOST_MOVES) for (const move of fresh) this.asked.add(move);
    return fresh;
  }
}
