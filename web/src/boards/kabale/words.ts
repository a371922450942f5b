// Kabale & Hiebe in words: names, and what is read out. One place for eyes and ears.

import type { Session } from './view';
import { hasMessage, list, t, render, word } from '../../lib/words.svelte';
import { amount, cardFact, goalFact, printed, standing, type Column, type Laid, type Model } from './view';

/** `c3` is column 3. */
export function columnNumber(column: string): number {
  return Number(column.slice(1));
}

/** `9.5` as it is printed: 9½. */
export function half(text: string): string {
  return text.replace(/^(-?)0\.5$/, '$1½').replace(/\.5$/, '½');
}

export function cardId(kind: string): string {
  return `card-${kind && kind !== '?' ? kind : 'unknown'}`;
}

export function cardName(kind: string): string {
  return word(cardId(kind));
}

/** Its name has a word that is too long for a narrow card: it is printed smaller there. */
export function isLong(kind: string): boolean {
  return cardName(kind)
    .split(' ')
    .some((each) => each.length > 9);
}

export function goalName(session: Session, goal: string): string {
  const fact = goalFact(session.facts, goal);
  return fact ? render(fact.name) : '';
}

// -- what a card does ---------------------------------------------------------------------------------------------------

/** The whole text of a card. */
export function fullText(session: Session, kind: string): string {
  return (cardFact(session.facts, kind)?.text ?? []).map(render).join(' ');
}

/** What a card does besides its number; its number if that is all. */
export function effectText(session: Session, kind: string): string {
  const text = cardFact(session.facts, kind)?.text ?? [];
  return text
    .slice(text.length > 1 ? 1 : 0)
    .map(render)
    .join(' ');
}

/** One short line of effect; its whole sentence where there is none. */
export function shortText(session: Session, kind: string): string {
  const last = cardFact(session.facts, kind)?.text.at(-1);
  if (!last) return '';
  return hasMessage(`kabale-${last.id}`) ? t(`kabale-${last.id}`, last.args) : render(last);
}

/** When a card acts. */
export function whenText(session: Session, kind: string): string {
  const card = cardFact(session.facts, kind);
  return t(`kabale-when-${card?.when || (card?.matched ? 'matched' : 'never')}`);
}

/** Which picture stands on a card. */
export function markOf(session: Session, kind: string): string {
  return cardFact(session.facts, kind)?.icon ?? '';
}

// -- what is read out -----------------------------------------------------------------------------------------------------

/** "Position 3: face down, Jonas, flips next." */
export function spokenCard(session: Session, column: Column, position: number): string {
  const card = column.cards[position];
  if (!card) return '';
  const flips = standing(session.table, column.name)?.flips === position;
  return t('kabale-spoken-card', {
    position: position + 1,
    what: commas([...facing(session, column, card), ...(flips ? [t('kabale-flips-next')] : [])]),
  });
}

function facing(session: Session, column: Column, card: Laid): string[] {
  const owner = card.owner === session.mine ? t('kabale-yours') : session.name(card.owner);
  const number = printed(session.facts, card.kind, column.goal);
  const named = card.kind ? [`${cardName(card.kind)}${number ? ` ${number}` : ''}`] : [];
  if (card.face === 'up') return [owner, ...named, shortText(session, card.kind)];
  const secret = card.kind && card.owner === session.mine ? [t('kabale-only-you')] : [];
  return [t(`kabale-${card.face === 'under' ? 'under' : 'face-down'}`), owner, ...named, ...secret];
}

/** "Music 4, 3 cards, filled." */
export function spokenGoal(session: Session, column: Column): string {
  const fact = goalFact(session.facts, column.goal);
  if (!fact) return t('kabale-column', { column: columnNumber(column.name) });
  return t('kabale-spoken-goal', {
    column: columnNumber(column.name),
    goal: goalName(session, column.goal),
    laid: column.laid,
    needed: fact.needed,
    state: column.closed ? 'closed' : column.filled ? 'filled' : 'open',
  });
}

/** "You can count: Ada 16, Jonas 9½ and more." */
export function spokenSums(session: Session, column: Column): string {
  const parts = columnSums(session, column.name).map(({ seat, text }) => `${session.name(seat)} ${text}`);
  return parts.length ? t('kabale-spoken-sums', { sums: list(parts) }) : '';
}

/** What the reader can count in a column, by seat; "?" for what is hidden. */
export function columnSums(session: Session, column: string): { seat: string; text: string }[] {
  const stands = standing(session.table, column);
  if (!stands) return [];
  return session.letters
    .filter((seat) => seat in stands.sums || stands.unknown.includes(seat))
    .map((seat) => {
      const sum = stands.sums[seat];
      const more = stands.unknown.includes(seat);
      return { seat, text: sum === undefined ? '?' : more ? `${sum} + ?` : sum };
    });
}

/** The whole column, from the goal down. */
export function spokenColumn(session: Session, column: Column): string {
  return [
    spokenGoal(session, column),
    ...column.cards.map((_, i) => spokenCard(session, column, i)),
    spokenSums(session, column),
  ].join(' ');
}

/** A hand card in full. */
export function spokenHand(session: Session, kind: string): string {
  return `${cardName(kind)}. ${fullText(session, kind)}`;
}

/** The whole table, and how everybody stands. */
export function summary(session: Session, model: Model): string {
  const seats = session.letters.map((seat) =>
    t('kabale-spoken-seat', {
      seat: session.name(seat),
      won: amount(model.won[seat]),
      hand: amount(model.hands[seat]),
      deck: model.decks[seat] ?? 0,
      discards: amount(model.discards[seat]),
    }),
  );
  return [...model.columns.map((column) => spokenColumn(session, column)), ...seats].join(' ');
}

function commas(parts: string[]): string {
  return parts.filter(Boolean).join(', ');
}
