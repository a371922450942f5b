// The decision bar of Kabale & Hiebe: a card and a column are chosen in any order, then confirmed.

import type { Bar, Target } from '../../lib/bar';
import type { Session } from './view';
import { t } from '../../lib/words.svelte';
import { cardFact, standing, type Model } from './view';
import { moveOf, parts, type Chosen } from './move-builder.svelte';
import { cardId, cardName, columnNumber, goalName } from './words';

/** What the buttons of the bar do. */
export interface BarActions {
  pick: (card: string) => void;
  aim: (column: string) => void;
  drop: () => void;
  confirm: () => void;
}

const CARD_KEYS = ['q', 'w', 'e', 'r', 't'];

/** `slots` are the places of the hand: a card keeps its key as long as it lies there. */
export function barOf(
  session: Session,
  model: Model,
  slots: string[],
  chosen: Chosen,
  acts: BarActions,
  hint: string,
): Bar | undefined {
  const { decision } = session.table;
  if (!session.asked || !['place_card', 'disguise', 'traitor'].includes(decision)) return undefined;
  const { cards: offered, columns } = parts(session.legalMoves);
  const cards = offered.toSorted((one, other) => slots.indexOf(one) - slots.indexOf(other));
  const move = moveOf(decision, chosen);
  const skip = session.legalMoves.find(({ words }) => words[1] === 'skip');
  const plain = (column: string) => goalName(session, model.columns.find(({ name }) => name === column)?.goal ?? '');
  const alike = (column: string) => model.columns.filter(({ name }) => plain(name) === plain(column)).length > 1;
  const goal = (column: string) => (alike(column) ? `${columnNumber(column)}: ${plain(column)}` : plain(column));

  const cardTarget = (card: string): Target => ({
    ...{ move: `${decision} ${card}`, words: [decision, card], label: cardName(card) },
    ...{
      detail: cardFact(session.facts, card)?.number ?? '',
      key: CARD_KEYS[slots.indexOf(card)] ?? '',
      act: () => acts.pick(card),
    },
  });
  const columnTarget = (column: string): Target => {
    const stands = standing(session.table, column);
    return {
      ...{ move: `${decision} ${column}`, words: [decision, column], label: goal(column), act: () => acts.aim(column) },
      ...{ detail: stands ? `${stands.laid}/${stands.needed}` : '', key: String(columnNumber(column)) },
    };
  };
  const skipping: Target[] = skip ? [{ ...skip, key: '0' }] : [];

  if (session.may(move)) {
    return {
      prompt: t(`kabale-sure-${decision}`, { card: cardId(chosen.card), goal: goal(chosen.column) }),
      ...(hint ? { hint } : {}),
      targets: [],
      done: { move, words: move.split(' '), label: t(`kabale-do-${decision}`), act: acts.confirm },
      drop: acts.drop,
    };
  }
  if (decision === 'disguise') return { prompt: session.prompt, targets: [...cards.map(cardTarget), ...skipping] };
  if (decision === 'traitor') return { prompt: session.prompt, targets: [...columns.map(columnTarget), ...skipping] };
  if (chosen.card) {
    return {
      prompt: t('kabale-ask-column', { card: cardId(chosen.card) }),
      targets: columns.map(columnTarget),
      drop: acts.drop,
    };
  }
  if (chosen.column) {
    return {
      prompt: t('kabale-ask-card', { goal: goal(chosen.column) }),
      targets: cards.map(cardTarget),
      drop: acts.drop,
    };
  }
  return { prompt: session.prompt, hint: t('kabale-hint-place'), targets: cards.map(cardTarget) };
}
