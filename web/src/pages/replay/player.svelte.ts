// Playing a replay by itself, as fast as the reader wants.

import type { ReplaySession } from '../../lib/frames.svelte';

export const SPEEDS = [0.5, 1, 2, 4];

export class Player {
  playing = $state(false);
  speed = $state(1);

  toggle(session: ReplaySession): void {
    if (!this.playing && session.at === session.end) session.seek(0);
    this.playing = !this.playing;
  }

  /** One step after a while, if it is playing; an effect calls this again after each. */
  run(session: ReplaySession, wait: () => number): (() => void) | undefined {
    const { at } = session;
    if (!this.playing) return undefined;
    if (at === session.end) {
      if (session.complete) this.playing = false;
      return undefined;
    }
    const timer = setTimeout(() => session.seek(at + 1), wait());
    return () => clearTimeout(timer);
  }
}
