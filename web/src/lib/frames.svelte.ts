// A game that is over, or the part of one that is: a session whose table is one of many frames.

import { get, post } from './api';
import type { FramesSaid, LessonSaid, LessonStep, ProblemSaid, Update } from './messages';
import { Session } from './session.svelte';
import { wordsOf } from './words.svelte';

abstract class FrameSession extends Session {
  frames = $state.raw<Update[]>([]);
  at = $state(0);

  protected show(at: number, quiet: boolean): void {
    this.at = Math.max(0, Math.min(this.frames.length - 1, at));
    const frame = this.frames[this.at];
    if (!frame) return;
    this.log = this.frames.slice(0, this.at + 1).flatMap(({ happened }) => happened);
    void this.take(frame, quiet);
  }

  override async cancel(): Promise<void> {}
}

/** A replay: forwards and backwards, nothing can be played. */
export class ReplaySession extends FrameSession {
  playing = $state(false);

  /** Load a game from a table or from a record; the problem if it cannot be. */
  async load(from: { table: string } | { record: string }, seat: string): Promise<ProblemSaid | null> {
    const frames: Update[] = [];
    for (;;) {
      const after = frames.at(-1)?.n ?? 0;
      const answer =
        'table' in from
          ? await get<FramesSaid>(`/tables/${encodeURIComponent(from.table)}/frames?seat=${encodeURIComponent(seat)}&after=${after}`)
          : await post<FramesSaid>('/frames', { record: from.record, seat });
      if (!answer.ok) return answer.problem;
      frames.push(...answer.body.frames);
      this.facts = answer.body.facts;
      if (!answer.body.more || !answer.body.frames.length || 'record' in from) break;
    }
    await wordsOf(this.facts.game);
    this.frames = frames;
    this.connection = 'live';
    this.show(this.at, true);
    this.ready = frames.length > 0;
    return null;
  }

  /** Go to a frame; one step forwards is animated. */
  seek(at: number): void {
    this.show(at, at !== this.at + 1);
  }

  override async play(): Promise<void> {}
}

/** A guided first game: the learner makes the moves that the script names. */
export class LessonSession extends FrameSession {
  steps = $state.raw<LessonStep[]>([]);
  step = $state(0);
  nudge = $state(0); // how often another move was tried

  async load(game: string): Promise<ProblemSaid | null> {
    const [answer] = await Promise.all([get<LessonSaid>(`/lessons/${game}`), wordsOf(game, true)]);
    if (!answer.ok) return answer.problem;
    ({ facts: this.facts, frames: this.frames, steps: this.steps } = answer.body);
    this.connection = 'live';
    this.show(this.steps[0]?.frame ?? 0, true);
    this.ready = true;
    return null;
  }

  get now(): LessonStep | undefined {
    return this.steps[this.step];
  }

  get done(): boolean {
    return this.step >= this.steps.length - 1;
  }

  /** Go on to the next step, through all frames between. */
  next(): void {
    const step = this.steps[this.step + 1];
    if (!step) return;
    const from = this.at;
    this.step += 1;
    this.nudge = 0;
    if (step.frame === from) return;
    const happened = this.frames.slice(from + 1, step.frame + 1).flatMap((frame) => frame.happened);
    const frame = this.frames[step.frame];
    if (!frame) return;
    this.at = step.frame;
    this.log = this.frames.slice(0, step.frame + 1).flatMap((each) => each.happened);
    void this.take({ happened, table: frame.table });
  }

  back(): void {
    if (this.step === 0) return;
    this.step -= 1;
    this.show(this.steps[this.step]?.frame ?? 0, true);
  }

  override async play(move: string): Promise<void> {
    if (this.now?.move === move) this.next();
    else this.nudge += 1;
  }
}
