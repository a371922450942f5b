// What a screen puts into the frame of its board: a replay has a scrubber instead of the decision bar, a lesson a tip.

import { getContext, setContext, type Snippet } from 'svelte';
import type { LiveSession } from '../lib/live.svelte';
import type { Teller } from '../lib/story';

export interface FrameParts {
  live?: LiveSession; // where there is a chat, clocks and seats
  bar?: Snippet<[Teller]> | undefined; // instead of the decision bar, told as the board tells
  note?: Snippet; // above it
  actions?: Snippet; // in the top bar
}

const KEY = Symbol('frame');

export function furnish(parts: FrameParts): void {
  setContext(KEY, parts);
}

export function furniture(): FrameParts {
  return getContext<FrameParts | undefined>(KEY) ?? {};
}
