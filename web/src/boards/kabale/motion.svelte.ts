// Chains of cards, shown one event at a time. Whoever does something sees the end at once.

import type { Change } from './view';
import { settings, still } from '../../lib/settings.svelte';
import { alike, frames, type Frame } from './chain';
import { readModel, type Model } from './view';

const FRAME_MS_OF: Record<string, number> = {
  placed: 520,
  flipped: 900,
  travelled: 900,
  discarded: 900,
  'end-triggered': 900,
  'round-ended': 500,
};
const FRAME_MS = 750; // milliseconds that a picture stays
const MANY_MOVES = 3; // moves behind: the rest is played faster
const HURRIED_PACE = 4;

export class Motion {
  model = $state.raw<Model>() as Model;
  frame = $state.raw<Frame | null>(null);
  private queue: Frame[] = [];
  private last: Model;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(first: Model) {
    this.model = this.last = first;
  }

  get running(): boolean {
    return this.frame !== null;
  }

  /** A change of the table: its chain is queued, or its end is shown at once. */
  take({ before, after, happened, quiet }: Change): void {
    const end = readModel(after);
    const from = before ? readModel(before) : end;
    const back = happened.some(({ what }) => what === 'cancel');
    const chain =
      quiet || back || still() || document.hidden
        ? []
        : frames(withKeysOf(from, this.queue.at(-1)?.model ?? this.last), happened);
    this.last = withKeysOf(end, chain.at(-1)?.model ?? this.last);
    if (!chain.length) {
      if (quiet || back || !this.running) this.end();
      return;
    }
    this.queue.push(...chain);
    if (!this.running) this.next();
  }

  /** To the end of everything. */
  end(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.frame = null;
    this.model = this.last;
  }

  /** Nobody looks any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
  }

  private next(): void {
    const frame = this.queue.shift();
    if (!frame) return this.end();
    this.frame = frame;
    this.model = frame.model;
    const behind = new Set(this.queue.map(({ n }) => n)).size;
    const pace = behind > MANY_MOVES ? HURRIED_PACE : Math.max(1, settings.pace);
    this.timer = setTimeout(() => this.next(), (FRAME_MS_OF[frame.event[0] ?? ''] ?? FRAME_MS) / pace);
  }
}

/** The same table with the keys that its cards had in another picture of it. */
export function withKeysOf(model: Model, other: Model): Model {
  if (!alike(model, other)) return withNewKeys(model);
  return {
    ...model,
    columns: model.columns.map((column, i) => ({ ...column, cards: other.columns[i]?.cards ?? column.cards })),
  };
}

let times = 0;

function withNewKeys(model: Model): Model {
  const mark = ++times;
  return {
    ...model,
    columns: model.columns.map((column) => ({
      ...column,
      cards: column.cards.map((card) => ({ ...card, key: `${card.key}-${mark}` })),
    })),
  };
}
