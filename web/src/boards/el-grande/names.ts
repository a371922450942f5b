// What areas and players are called.

import { capital } from '../../lib/session.svelte';
import type { Session } from './view';
import { t, word } from '../../lib/words.svelte';

/** An area at the beginning of a line. */
export function areaName(area: string): string {
  return capital(word(`area-${area}`, 'nom'));
}

/** In speech the reader is "you". */
export function spokenName(session: Session, seat: string): string {
  return seat === session.mine ? t('you') : session.name(seat);
}
