// What areas and players are called.

import { capital, type Session } from '../../lib/session.svelte';
import { colourOf } from '../../lib/seats';
import { say, word } from '../../lib/words.svelte';

/** An area at the beginning of a line. */
export function areaName(area: string): string {
  return capital(word(`area-${area}`, 'nom'));
}

/** A player's name; with the colour, where several have the same. */
export function called(session: Session, seat: string): string {
  const name = session.name(seat);
  const twice = session.letters.some((other) => other !== seat && session.name(other) === name);
  return twice ? say('eg-name-colour', { name, colour: say(`eg-colour-${colourOf(seat)}`) }) : name;
}

/** In speech the reader is "you". */
export function spokenName(session: Session, seat: string): string {
  return seat === session.mine ? say('you') : called(session, seat);
}
