// A scoring that is shown step by step: what is shown, how far it is, and what waits. A board says which steps it has.

import { announce } from './announce.svelte';
import { Motion, PACES, type Step } from './motion';
import { applySettings, settings } from './settings.svelte';

export abstract class ScoringPlayback<S = unknown> {
  scoring = $state.raw<S | null>(null);
  at = $state(0);
  paused = $state(false);
  over = $state(true);
  protected waiting: S[] = [];
  private announcedPart = '';
  private readonly motion = new Motion(
    () => this.safely(() => this.follow()),
    () => settings.pace,
  );

  /** Show a scoring now, whatever else is shown. */
  protected abstract show(scoring: S): void;

  /** What is told now, by a name of its own, and its sentence; no name where nothing is said. */
  protected abstract telling(): { part: string; sentence: () => string };

  /** Something has changed. */
  protected changed(): void {}

  /** Nothing is shown any more. */
  protected cleared(): void {}

  /** All is told. */
  protected ended(): void {
    if (this.waiting.length) this.next();
  }

  protected begin(scoring: S, steps: Step[]): void {
    this.scoring = scoring;
    this.at = 0;
    this.announcedPart = '';
    this.over = false;
    this.changed();
    this.motion.play(steps);
  }

  protected next(): void {
    const scoring = this.waiting.shift();
    if (scoring) this.show(scoring);
  }

  toggle = (): void => this.motion.toggle();
  pause = (): void => this.motion.pause();
  resume = (): void => this.motion.resume();
  forward = (): void => this.motion.forward();
  back = (): void => this.motion.back();
  /** To the totals, at once. */
  skip = (): void => {
    if (!this.over) this.motion.skip();
  };

  /** The next speed, for this and all scorings to come. */
  faster = (): void => {
    settings.pace = PACES[(PACES.indexOf(settings.pace) + 1) % PACES.length] ?? 1;
    applySettings();
    this.motion.retime();
  };

  /** Nothing is shown, and nothing waits: the reader acts, and nothing may be in the way. */
  leave = (): void => {
    this.waiting = [];
    if (this.scoring) this.close();
  };

  /** Let go of this scoring; one that waits begins. */
  close = (): void => {
    this.motion.clear();
    this.scoring = null;
    this.at = 0;
    this.over = true;
    this.paused = false;
    this.cleared();
    this.changed();
    this.next();
  };

  /** What cannot be shown is left: the table itself is always right. */
  protected safely(act: () => void): void {
    try {
      act();
    } catch (fault) {
      console.error(fault);
      this.leave();
    }
  }

  private follow(): void {
    const { motion } = this;
    this.at = Math.max(0, Math.min(motion.at, motion.length - 1));
    this.paused = motion.paused;
    this.over = motion.over;
    this.changed();
    this.speak();
    if (this.over) this.ended();
  }

  /** One sentence for each part, and one for the end. */
  private speak(): void {
    if (!this.scoring) return;
    const { part, sentence } = this.telling();
    if (!part || part === this.announcedPart) return;
    this.announcedPart = part;
    const said = sentence();
    if (said) announce(said);
  }
}
