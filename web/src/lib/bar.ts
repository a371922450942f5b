// What the decision bar shows. A board may say it better than the list of all offers.

import type { Offer } from './session.svelte';

export interface Target extends Offer {
  detail?: string; // beside the label: "4 → 5"
  key?: string; // of the keyboard; 1 to 9 if none is named
  primary?: boolean;
  chosen?: boolean; // picked up, and waiting for a second choice
  act?: () => void; // instead of playing the move
}

export interface Bar {
  question: string;
  hint?: string;
  /** The board offers the same: on a large screen one row of buttons is enough, and the bar keeps its height. */
  brief?: boolean;
  progress?: { done: number; total: number };
  targets: Target[];
  /** Finishing: a move such as `place_one done`, or a confirmation. */
  done?: Target;
  /** Letting go of an unfinished choice: Esc. */
  drop?: () => void;
}
