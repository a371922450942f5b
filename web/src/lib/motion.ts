// Motion: steps that are shown one after the other, with pause, step, speed and skip. It draws nothing itself.

import { still as calm } from './settings.svelte';

/** How a step is to be shown: without travel if `still`, and so many times as fast. */
export interface Cue {
  still: boolean;
  pace: number;
}

export interface Step {
  time: number; // milliseconds at 1×
  group?: string; // steps of one group are one for whoever steps by hand
  entry?: number; // of the log, to know how far behind we are
  show?: (cue: Cue) => void;
}

export const PACES = [1, 2, 4];
const CUT_MS = 400; // each step, where nothing may travel
const MOST_BEHIND = 3; // entries that may wait before we hurry
const HURRIED_PACE = 4;

export class Motion {
  /** The step that is shown; -1 before the first, and as many as there are when all is over. */
  at = -1;
  paused = false;
  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private began = 0;
  private left = 0; // of the step that is shown, at 1×
  private rate = 1; // at which it runs

  constructor(
    private readonly changed: () => void = () => {},
    private readonly wanted: () => number = () => 1,
    private readonly still: () => boolean = calm,
  ) {}

  get over(): boolean {
    return this.at >= this.steps.length;
  }

  get length(): number {
    return this.steps.length;
  }

  get pace(): number {
    const waiting = new Set(this.steps.slice(Math.max(0, this.at)).map(({ entry }) => entry));
    return waiting.size > MOST_BEHIND ? Math.max(HURRIED_PACE, this.wanted()) : this.wanted();
  }

  /** Show these and nothing else. */
  play(steps: Step[]): void {
    this.clear();
    this.add(steps);
  }

  /** Show these after all that wait. */
  add(steps: Step[]): void {
    if (this.over || this.at < 0) {
      this.steps = [];
      this.at = -1;
    }
    this.steps.push(...steps);
    if (this.at < 0) this.go(0);
  }

  pause(): void {
    if (this.paused) return;
    this.left = this.remaining();
    this.paused = true;
    clearTimeout(this.timer);
    this.changed();
  }

  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    this.wait(this.left);
    this.changed();
  }

  toggle(): void {
    if (this.paused) this.resume();
    else this.pause();
  }

  /** The speed was changed. */
  retime(): void {
    if (!this.paused && !this.over && this.at >= 0) this.wait(this.remaining());
    this.changed();
  }

  /** To the end of this group, or of the next one if we are there; then wait. */
  forward(): void {
    this.paused = true;
    const here = this.endOf(this.at);
    this.go(here > this.at ? here : this.endOf(Math.min(this.at + 1, this.steps.length)));
  }

  /** To the end of the group before this one; then wait. */
  back(): void {
    this.paused = true;
    this.go(Math.max(0, this.startOf(Math.min(this.at, this.steps.length)) - 1));
  }

  /** To the end of all, at once. */
  skip(): void {
    if (this.over) return;
    this.paused = false;
    this.go(this.steps.length);
  }

  /** Forget everything. */
  clear(): void {
    clearTimeout(this.timer);
    this.steps = [];
    this.at = -1;
    this.paused = false;
  }

  private go(at: number): void {
    clearTimeout(this.timer);
    this.at = at;
    const step = this.steps[at];
    if (step) {
      step.show?.({ still: this.still(), pace: this.pace });
      this.left = this.still() ? CUT_MS : step.time;
      if (!this.paused) this.wait(this.left);
    }
    this.changed();
  }

  private wait(left: number): void {
    clearTimeout(this.timer);
    this.left = left;
    this.began = performance.now();
    this.rate = this.still() ? 1 : this.pace;
    this.timer = setTimeout(() => this.go(this.at + 1), left / this.rate);
  }

  /** What is left of the step that is shown. */
  private remaining(): number {
    return Math.max(0, this.left - (performance.now() - this.began) * this.rate);
  }

  private endOf(at: number): number {
    const group = this.steps[at]?.group;
    let end = at;
    while (group !== undefined && this.steps[end + 1]?.group === group) end += 1;
    return end;
  }

  private startOf(at: number): number {
    const group = this.steps[at]?.group;
    let start = at;
    while (group !== undefined && this.steps[start - 1]?.group === group) start -= 1;
    return start;
  }
}

/** Whatever the reader does ends a motion: call `end` on the next key or press. Returns how to stop listening. */
export function onInput(end: () => void): () => void {
  const kinds = ['pointerdown', 'keydown', 'wheel'] as const;
  for (const kind of kinds) addEventListener(kind, end, { capture: true, passive: true });
  return () => {
    for (const kind of kinds) removeEventListener(kind, end, { capture: true });
  };
}

/** Do something when the present frame is over. A hidden page has none. */
export function afterFrame(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}

/** Do something when the next picture is on the screen: it is out when the frame after it begins. */
export function afterPainting(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => afterFrame(act));
}
