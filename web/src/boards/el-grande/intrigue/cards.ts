// The cards of King & Intrigue by their values, and what they are called without them.

import { t, render } from '../../../lib/words.svelte';
import type { CardInfo } from '../api';
import type { Session } from '../view';

/** Between the values. */
const STEP = 10;

/** The cards that are played, by value from the lowest up, then the King card and the Intrigue card. */
function ids(session: Session): string[] {
  return Object.keys(session.facts.cards);
}

export function cardOf(session: Session, value: number): string {
  return ids(session)[value / STEP - 1] ?? '';
}

export function infoOf(session: Session, card: string): CardInfo | undefined {
  return session.facts.cards[card];
}

/** Its name without its value: that stands beside it. */
export function nameOfCard(card: string): string {
  return t(`card-${card}`).replace(/^\d+\s+/, '');
}

/** What it does, without what it calls. */
export function effectOf(session: Session, card: string): string {
  const text = infoOf(session, card)?.text.at(-1);
  return text ? render(text) : '';
}

/** What is known of a card, if that is a guess. */
export function guessOf(session: Session, card: string): string {
  const source = infoOf(session, card)?.source ?? '';
  return ['reconstructed', 'placeholder'].includes(source) ? source : '';
}

/** The King card and the Intrigue card. */
export function commonOf(session: Session): { king: string; intrigue: string } {
  const [king = '', intrigue = ''] = ids(session).slice(-2);
  return { king, intrigue };
}
