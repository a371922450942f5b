// Somebody who is waited for and has no page open: how long, and what may be done about it.

import type { LiveSession } from './live.svelte';
import type { SeatView } from './api';
import { hasMessage, language, t, word } from './words.svelte';

const DAY = 86_400_000;

/** Whether somebody else may play at a seat whose owner is not there. */
export function isGone(live: LiveSession, { gone }: SeatView, now: number): boolean {
  return gone !== null && gone + live.late <= now;
}

/** Who may do something about a seat whose owner is not there. For the host's own, those who sit at the table: let a bot play. */
function helper({ rights }: LiveSession, seat: string): 'you' | 'player' | 'others' | 'host' {
  if (rights.host) return 'you';
  if (!rights.host_seats.includes(seat)) return 'host';
  return rights.mine.length ? 'player' : 'others';
}

/** Whether the reader may let a bot play at a seat whose owner is not there. */
export function mayHelp(live: LiveSession, seat: string): boolean {
  return ['you', 'player'].includes(helper(live, seat));
}

/** A moment to come, as people say it: with the date, where the weekday alone would not be enough. */
export function moment(then: number, now = Date.now()): string {
  const far = then - now > 6 * DAY;
  return new Intl.DateTimeFormat(language(), {
    ...(far ? ({ day: 'numeric', month: 'short' } as const) : ({ weekday: 'short' } as const)),
    hour: 'numeric',
    minute: '2-digit',
  }).format(then);
}

/** What a bot is called by its level. */
export function botName(level: string): string {
  return hasMessage(`player-${level}`) ? word(`player-${level}`) : level;
}

/** How the waiting for these ends: of several, whose end comes first is told, and who that is. */
export function ending(live: LiveSession, absent: SeatView[], now: number): string {
  const first = absent.reduce((one, other) => ((other.gone ?? Infinity) < (one.gone ?? Infinity) ? other : one));
  const told = endingOf(live, first, now);
  if (absent.every((each) => endingOf(live, each, now) === told)) return told;
  return t('absent-first', { name: live.name(first.seat), ending: told });
}

/** How the waiting for one ends: with the clock, by the host or others after a day, or now. */
function endingOf(live: LiveSession, sitting: SeatView, now: number): string {
  const { gone, deadline } = sitting;
  if (gone === null) return '';
  const who = helper(live, sitting.seat);
  if (isGone(live, sitting, now)) return t(`absent-now-${who}`);
  const until = moment(gone + live.late, now);
  return deadline === null
    ? t(`absent-from-${who}`, { until })
    : t(`absent-clock-${live.table.terms.when_late ?? 'bot'}`, { until });
}
