// How long ago something was, as people say it.

import { language } from './words.svelte';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export function ago(then: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto', style: 'short' });
  for (const [unit, length] of STEPS) {
    const count = Math.floor((now - then) / length);
    if (count >= 1) return format.format(-count, unit);
  }
  return format.format(0, 'second');
}
