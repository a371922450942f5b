// A scoring at a table: it follows the session, and whoever works with the keyboard is never left nowhere.

import { tick, untrack } from 'svelte';
import type { GameTypes } from '../lib/api';
import type { ScoringPlayback } from '../lib/scoring-playback.svelte';
import type { Change, Session } from '../lib/session.svelte';

/** To be called by the panel of a scoring: every change of the table is heard, and a move ends what is shown. */
export function followSession<G extends GameTypes>(
  session: () => Session<G>,
  playback: () => ScoringPlayback,
  hear: (change: Change<G>) => void,
): void {
  $effect(() => {
    const { change } = session();
    untrack(() => hear(change));
  });
  $effect(() => {
    if (session().pending) untrack(() => playback().leave());
  });
  // When buttons go, the focus comes first to the next ones, then to the decision.
  $effect.pre(() => {
    void [playback().scoring, playback().over];
    if (!document.activeElement?.closest('[data-scoring]')) return;
    void tick().then(() => {
      if (document.activeElement !== document.body) return;
      const next = document.querySelector<HTMLElement>('[data-scoring="controls"] .pri');
      (next ?? document.getElementById('decision'))?.focus({ preventScroll: true });
    });
  });
}

/** What cannot be drawn is left, and the table goes on without it. */
export function leaveAfter(playback: ScoringPlayback): (fault: unknown) => void {
  return (fault) => {
    console.error(fault);
    queueMicrotask(playback.leave);
  };
}
