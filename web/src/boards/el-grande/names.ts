// What areas and players are called.

import { capital } from '../../lib/session.svelte';
import type { Session } from './view';
import { t, word } from '../../lib/words.svelte';

/** Colours of caballeros that are no seat's. */
export const VIRTUAL = 'virtual';
export const BLACK = 'black';

/** An area at the beginning of a line. */
export function areaName(area: string): string {
  return capital(word(`area-${area}`, 'nom'));
}

/** Where the king is: beside the castillo, never in it. */
export function kingWord(place: string): string {
  return place === 'castillo' ? 'area-beside_castillo' : `area-${place}`;
}

/** Whose caballeros: a player's, the virtual player's or black ones. */
export function nameOf(session: Session, colour: string): string {
  if (colour === VIRTUAL) return t('virtual-player');
  return colour === BLACK ? t('colour-black') : session.name(colour);
}

/** In speech the reader is "you". */
export function spokenName(session: Session, seat: string): string {
  return seat === session.mine ? t('you') : nameOf(session, seat);
}
