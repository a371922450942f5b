// What the decision bar shows. A board may say it better than the list of all legal moves.

import type { LegalMove } from './session.svelte';

export interface Target extends LegalMove {
  seat?: string; // whose thing it is: the shape stands before the label
  detail?: string; // beside the label: "4 → 5"
  key?: string; // of the keyboard; the frame gives one if none is named, and a letter if it is empty
  primary?: boolean;
  chosen?: boolean; // picked up, and waiting for a second choice
  act?: () => void; // instead of playing the move
}

export interface Bar {
  prompt: string;
  /** What is asked, for the guard against slips, where the prompt counts what is chosen here. */
  question?: string;
  hint?: string;
  progress?: { done: number; total: number };
  targets: Target[];
  /** Finishing: a move such as `place_one done`, or a confirmation. */
  done?: Target;
  /** Taking back what is chosen and not sent yet, in the place of taking back a move. */
  undo?: () => void;
  /** Letting go of an unfinished choice: Esc. */
  drop?: () => void;
}
