// What came and is not shown yet. One follows the other at a pace that eyes can follow; any input hurries them on.

import { afterFrame } from './motion';
import { settings, still } from './settings.svelte';

const GAP_MS = 350; // milliseconds between two of them, at the usual speed
const FAR_BEHIND = 30; // so many are shown at once
const INPUT_EVENTS = ['pointerdown', 'keydown'];

export class Paced<T> {
  private waiting: T[] = [];
  private pause: ReturnType<typeof setTimeout> | undefined;

  /** `takesTime`: whether there is something to see, and the next one waits. */
  constructor(
    private readonly show: (next: T) => void,
    private readonly takesTime: (shown: T) => boolean,
  ) {
    for (const input of INPUT_EVENTS) addEventListener(input, this.hurry, true);
  }

  get isEmpty(): boolean {
    return !this.waiting.length;
  }

  /** Show this when its time comes; not before the next frame, where a press is to be seen first. */
  add(next: T, afterNextFrame = false): void {
    this.waiting.push(next);
    if (this.pause !== undefined) return;
    if (afterNextFrame) afterFrame(() => this.pause === undefined && this.next());
    else this.next();
  }

  private next(): void {
    this.pause = undefined;
    const next = this.waiting.shift();
    if (next === undefined) return;
    this.show(next);
    const follows = this.takesTime(next) && !still() && !document.hidden && this.waiting.length < FAR_BEHIND;
    if (follows) this.pause = setTimeout(() => this.next(), GAP_MS / settings.pace);
    else this.next();
  }

  /** Show all that waits for its time. */
  readonly hurry = (): void => {
    if (this.pause === undefined) return;
    clearTimeout(this.pause);
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) this.show(next);
    this.pause = undefined;
  };

  /** Nobody wants to see it any more. */
  forget(): void {
    this.waiting = [];
    this.hurry();
  }

  close(): void {
    this.hurry();
    for (const input of INPUT_EVENTS) removeEventListener(input, this.hurry, true);
  }
}
