// What a reader has chosen of a move and not finished. It belongs to one position and one reader, and is gone with them.

import type { GameTypes } from './api';
import type { Session } from './session.svelte';

export class Unfinished<T, G extends GameTypes = GameTypes> {
  private held = $state.raw<{ at: string; choice: T }>();

  constructor(
    private readonly session: Session<G>,
    private readonly nothing: T,
  ) {}

  /** What is chosen so far. */
  get now(): T {
    return this.held?.at === this.at ? this.held.choice : this.nothing;
  }

  /** Choose this instead. Who does so has turned away from what was to be confirmed or was refused. */
  become(choice: T): void {
    this.session.letGo();
    this.held = { at: this.at, choice };
  }

  private get at(): string {
    return `${this.session.table.version} ${this.session.mine}`;
  }
}
