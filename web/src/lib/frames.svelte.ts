// A game that is over, or the part of one that is: a session whose table is one of many frames.

import { tick } from 'svelte';
import { get, post } from './client';
import { keep, kept } from './kept';
import type { GameInfo, Replay, Lesson, LessonStep, ProblemDetails, TableView, Update } from './api';
import { Session } from './session.svelte';
import { wordsOf } from './words.svelte';

/** Whose eyes see everything. */
export const ALL_OPEN = '*';

abstract class FrameSession extends Session {
  frames = $state.raw<Update[]>([]);
  at = $state(0);
  protected first!: GameInfo; // as they are before the game

  protected show(at: number, quiet: boolean): void {
    this.at = Math.max(0, Math.min(this.frames.length - 1, at));
    const frame = this.frames[this.at];
    if (!frame) return;
    this.log = this.frames.slice(0, this.at + 1).flatMap(({ happened }) => happened);
    void this.take({ happened: frame.happened, table: this.shown(frame.table), facts: this.factsAt(this.at) }, quiet);
  }

  /** What a board must know at a frame: what the last one before it has changed. */
  protected factsAt(at: number): GameInfo {
    return this.frames.findLast(({ facts }, i) => facts && i <= at)?.facts ?? this.first;
  }

  /** A table as this session draws it. */
  protected shown(table: TableView): TableView {
    return table;
  }

  override async cancel(): Promise<void> {}
}

/** A table at which nothing is asked of the reader. */
function withoutOffers(table: TableView): TableView {
  return { ...table, moves: [], labels: [], ends: [], prompt: null, chosen: '', cancel: false };
}

export type Source = { table: string } | { record: string };

/** A replay: forwards and backwards, nothing can be played. */
export class ReplaySession extends FrameSession {
  /** Whether every frame is here: a long game comes in parts. */
  complete = $state(false);
  /** The seat we look as, empty for a spectator, `ALL_OPEN` for everything. */
  perspective = $state('');
  private loading = 0;

  constructor(readonly source: Source) {
    super();
  }

  /** The last frame. */
  get end(): number {
    return this.frames.length - 1;
  }

  /** Whether the game itself has ended, as far as we have loaded it. */
  get over(): boolean {
    return this.complete && this.frames[this.end]?.table.phase === 'over';
  }

  /** Load the game as a seat saw it, and show a frame as soon as it is here; the problem if it cannot be. */
  async load(perspective: string, at = 0): Promise<ProblemDetails | null> {
    const mine = ++this.loading;
    const frames: Update[] = [];
    for (let more = true, last = 0; more;) {
      const answer = await this.page(perspective, last);
      if (mine !== this.loading) return null;
      if (!answer.ok) return answer.problem;
      await wordsOf(answer.body.facts.game);
      if (mine !== this.loading) return null;
      last = answer.body.frames.at(-1)?.n ?? last;
      frames.push(...answer.body.frames.filter(({ table }) => table.phase !== 'gathering')); // nothing to draw yet
      more = answer.body.more && answer.body.frames.length > 0;
      this.first = answer.body.facts;
      const waited = this.perspective !== perspective || !this.ready;
      if (waited && more && frames.length <= at) continue;
      [this.frames, this.complete, this.perspective, this.connection] = [[...frames], !more, perspective, 'live'];
      if (waited) this.show(at, true);
      this.ready = frames.length > 0;
    }
    return null;
  }

  private page(seat: string, after: number) {
    return 'table' in this.source
      ? get<Replay>(
          `/tables/${encodeURIComponent(this.source.table)}/frames?seat=${encodeURIComponent(seat)}&after=${after}`,
        )
      : post<Replay>('/frames', { record: this.source.record, seat, after });
  }

  /** Go to a frame; one step forwards is animated. */
  seek(at: number): void {
    if (at === this.at || !this.ready) return;
    this.problem = null;
    this.show(at, at !== this.at + 1);
  }

  /** Go to a frame and show how it came about. */
  async watch(at: number): Promise<void> {
    if (at > 0) {
      this.seek(at - 1);
      await tick();
    }
    this.seek(at);
  }

  protected override shown(table: TableView): TableView {
    const quiet = withoutOffers(table);
    return table.reader === ALL_OPEN ? { ...quiet, reader: '' } : quiet;
  }

  override async play(): Promise<void> {}
}

/** A guided first game: the learner makes the moves that the script names. */
export class LessonSession extends FrameSession {
  steps = $state.raw<LessonStep[]>([]);
  step = $state(0);
  nudge = $state(0); // how often another move was tried

  /** A game's guided first game, or a chapter after it. */
  constructor(
    readonly game: string,
    readonly chapter = '',
  ) {
    super();
  }

  private get path(): string {
    return [this.game, ...(this.chapter ? [this.chapter] : [])].map(encodeURIComponent).join('/');
  }

  async load(): Promise<ProblemDetails | null> {
    const [answer] = await Promise.all([get<Lesson>(`/lessons/${this.path}`), wordsOf(this.game, true)]);
    if (!answer.ok) return answer.problem;
    ({ facts: this.first, frames: this.frames, steps: this.steps } = answer.body);
    this.connection = 'live';
    const before = Number(kept(`lesson-${this.path}`)) || 0;
    this.to(before < this.steps.length - 1 ? before : 0);
    this.ready = true;
    return null;
  }

  get now(): LessonStep | undefined {
    return this.steps[this.step];
  }

  get done(): boolean {
    return this.step >= this.steps.length - 1;
  }

  /** The move that goes on, if the learner is to make one. */
  override get suggested(): string {
    return this.now?.move ?? '';
  }

  override get scored(): string {
    return this.now?.scored ?? '';
  }

  /** Go on to the next step, through all frames between. */
  next(): void {
    const step = this.steps[this.step + 1];
    if (!step) return;
    const from = this.at;
    this.setStep(this.step + 1);
    const frame = this.frames[step.frame];
    if (!frame) return;
    const happened = this.frames.slice(from + 1, step.frame + 1).flatMap((each) => each.happened);
    this.at = step.frame;
    this.log = this.frames.slice(0, step.frame + 1).flatMap((each) => each.happened);
    void this.take({ happened, table: this.shown(frame.table), facts: this.factsAt(this.at) }, !happened.length);
  }

  back(): void {
    if (this.step > 0) this.to(this.step - 1);
  }

  /** Go to a step without showing how. */
  to(step: number): void {
    this.setStep(step);
    this.show(this.now?.frame ?? 0, true);
  }

  private setStep(step: number): void {
    this.step = step;
    this.nudge = 0;
    keep(`lesson-${this.path}`, step ? String(step) : '');
  }

  protected override shown(table: TableView): TableView {
    return this.suggested ? { ...table, cancel: false } : withoutOffers(table);
  }

  override async play(move: string): Promise<void> {
    if (!this.suggested) return;
    if (this.suggested === move) this.next();
    else this.nudge += 1;
  }
}
