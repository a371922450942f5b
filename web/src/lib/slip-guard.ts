// A guard against slips. Whoever presses twice on one place, or holds a key, does not answer a question that has only just
// appeared: for a moment a second press on the place of the last one, and the last key, do nothing. All else counts at once.

import { isTyping } from './typing';

const GUARD_MS = 300; // milliseconds after a question was painted
const NEAR_PIXELS = 24; // pixels between two presses on one place
const MOVING_KEYS = /^(Arrow|Page|Home|End|Tab|[+=-]$)/; // keys that may be held: they choose nothing

interface Press {
  x: number;
  y: number;
  key: string;
}

const NONE: Press = { x: NaN, y: NaN, key: '' };
let last = NONE; // the last input that counted
let before = NONE; // the last one before the present question
let question = '';
let since = -Infinity;

/** Something is asked from now on; the same question is asked only once. Empty: nothing is. */
export function noteDecision(now: string): void {
  if (now === question) return;
  [question, before, since] = [now, last, performance.now()];
  const painted = () => now === question && (since = performance.now());
  requestAnimationFrame(() => requestAnimationFrame(painted));
}

function isFresh(event: Event): boolean {
  return event.timeStamp < since + GUARD_MS;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function clicked(event: MouseEvent): void {
  if (!event.isTrusted || !event.detail) return; // made by a key, which was looked at already
  const { clientX: x, clientY: y } = event;
  if (isFresh(event) && Math.hypot(x - before.x, y - before.y) < NEAR_PIXELS) stop(event);
  else last = { x, y, key: '' };
}

function pressed(event: KeyboardEvent): void {
  const { key } = event;
  if (!question || isTyping(event) || MOVING_KEYS.test(key)) return;
  if (event.repeat || (isFresh(event) && key === before.key)) stop(event);
  else last = { ...NONE, key };
}

/** Look at every input of this window before anything else does. */
export function guard(): () => void {
  addEventListener('click', clicked, true);
  addEventListener('keydown', pressed, true);
  return () => {
    removeEventListener('click', clicked, true);
    removeEventListener('keydown', pressed, true);
  };
}
