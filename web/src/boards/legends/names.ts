// What regions, islands, players and numbers are called.

import { capital } from '../../lib/session.svelte';
import { t, word } from '../../lib/words.svelte';
import { NEUTRAL, type Session } from './view';

/** A region at the beginning of a line. */
export function regionName(region: string): string {
  return capital(word(`region-${region}`));
}

/** Whose pieces: in speech the reader is "you", and neutral armies have no name. */
export function ownerName(session: Session, colour: string): string {
  if (colour === NEUTRAL) return t('el-neutral');
  return colour === session.mine ? t('you') : session.name(colour);
}
