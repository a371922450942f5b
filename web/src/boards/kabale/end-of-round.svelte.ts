// Which end of a round is shown: the one that just came, as soon as the cards lie still, or one that is asked for.

import type { Motion } from './motion.svelte';
import { blank, rounds, type RoundScoring } from './resolution';
import { readModel, type Change, type Session } from './view';

export class EndOfRound {
  shown = $state.raw<RoundScoring | null>(null);
  private coming = $state.raw<RoundScoring | null>(null); // is shown when the cards lie still
  private seen = $state.raw<RoundScoring | null>(null); // whose end the reader has seen last

  constructor(
    private readonly session: Session,
    private readonly motion: Motion,
    private readonly live: boolean,
  ) {}

  /** Whether there is one to show. */
  readonly exists = $derived.by(() =>
    this.session.standingLog.some(({ events }) => events.some(([kind]) => kind === 'round-ended')),
  );

  /** The round that ended last: seen just now, or told again from the log. */
  readonly last: RoundScoring | null = $derived.by(() => {
    const { facts, letters, mine, standingLog } = this.session;
    if (this.live && this.seen) return this.seen;
    return rounds(blank(letters, Object.keys(facts.cards).length, mine), standingLog).at(-1) ?? null;
  });

  /** A change of the table may end a round. */
  take({ before, happened, quiet }: Change): void {
    const ended = before && !quiet ? rounds(readModel(before), happened).at(-1) : undefined;
    if (ended) this.seen = this.coming = ended;
    else if (!this.live) this.close(); // a replay goes on
  }

  /** Show what has come, if no card is on its way to it. */
  showWhenStill(): void {
    if (!this.coming || (this.motion.running && this.motion.frame?.event[0] !== 'round-ended')) return;
    this.shown = this.coming;
    this.coming = null;
  }

  showLast(): void {
    [this.shown, this.coming] = [this.last, null];
  }

  /** Nothing is shown, and nothing comes. */
  close(): void {
    this.shown = this.coming = null;
  }
}
