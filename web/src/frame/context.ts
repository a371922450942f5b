// What a screen puts into the frame of its board: a replay has a scrubber instead of the decision bar, a lesson a tip.

import { getContext, setContext, type Snippet } from 'svelte';
import type { LiveSession } from '../lib/live.svelte';
import type { Keys } from './keys';

export interface FrameParts {
  live?: LiveSession; // where there is a chat, clocks and seats
  bar?: Snippet | undefined; // instead of the decision bar
  note?: Snippet; // above it
  actions?: Snippet; // in the top bar
  keys?: Keys; // beside those of the board
}

const KEY = Symbol('frame');

export function provideFrame(parts: FrameParts): void {
  setContext(KEY, parts);
}

export function useFrame(): FrameParts {
  return getContext<FrameParts | undefined>(KEY) ?? {};
}
