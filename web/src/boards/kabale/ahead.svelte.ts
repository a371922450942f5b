// What the server foresees of the move that is chosen, asked for a moment after the choice.

import type { Session } from './view';
import type { After } from './plan';

const PAUSE = 120; // milliseconds: whoever goes through the columns asks only about the last

export class Ahead {
  after = $state.raw<After | null>(null);

  /** Ask about a move; returns how to give that up. */
  ask(session: Session, move: string): () => void {
    this.after = null;
    let wanted = !!move;
    const timer = setTimeout(async () => {
      const foreseen = wanted ? await session.preview(move).catch(() => null) : null;
      if (wanted) this.after = foreseen?.projection.columns ?? null;
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }
}
