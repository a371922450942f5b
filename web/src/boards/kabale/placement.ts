// "If you place here": what the server says will be, and what can happen, from what the reader may know.

import type { Session } from './view';
import { t } from '../../lib/words.svelte';
import { cardFact, knownCards, standing, type Column, type Model } from './view';
import type { ColumnPreview } from './api';
import { cardId, cardName, effectText, goalName } from './words';

export interface PlacementStep {
  sure: boolean;
  text: string;
  seat?: string;
}

/** The columns after a move, as far as the server can tell: what may come out in several ways is left out. */
export type After = Record<string, ColumnPreview>;

export function placementSteps(
  session: Session,
  model: Model,
  card: string,
  name: string,
  after: After | null,
): PlacementStep[] {
  const column = model.columns.find((each) => each.name === name);
  const stands = standing(session.table, name);
  if (!column || !stands) return [];
  return [
    { sure: true, text: t('kabale-plan-lies', { card: cardId(card), goal: goalName(session, column.goal) }) },
    ...flips(session, model, column, stands.flips),
    ...(after ? [then(session, model, column, after, stands.flips)].filter((step) => step !== null) : []),
  ];
}

/** How many goals are filled afterwards. It is certain where nothing is flipped that can act. */
function then(session: Session, model: Model, column: Column, after: After, at: number): PlacementStep | null {
  if (model.columns.some(({ name, goal }) => after[name]?.goal !== goal))
    return { sure: false, text: t('kabale-plan-round') };
  const filled = model.columns.map(({ name }) => after[name]?.filled);
  if (filled.includes(undefined)) return null;
  const flipped = column.cards[at];
  const quiet = !flipped || (!!flipped.kind && cardFact(session.facts, flipped.kind)?.when !== 'flipped');
  return {
    sure: quiet,
    text: t(after[column.name]?.filled && !column.filled ? 'kabale-plan-fills' : 'kabale-plan-then', {
      goal: goalName(session, column.goal),
      filled: filled.filter(Boolean).length,
      goals: model.columns.length,
    }),
  };
}

function flips(session: Session, model: Model, column: Column, at: number): PlacementStep[] {
  const card = column.cards[at];
  if (!card) return [{ sure: true, text: t('kabale-plan-no-flip') }];
  const mine = card.owner === session.mine;
  if (card.kind) {
    const acts = cardFact(session.facts, card.kind)?.when === 'flipped';
    const text = t(mine ? 'kabale-plan-flips-yours' : 'kabale-plan-flips-known', {
      card: cardId(card.kind),
      seat: session.name(card.owner),
    });
    return [{ sure: true, seat: card.owner, text: acts ? `${text} ${effectText(session, card.kind)}` : text }];
  }
  return [
    { sure: true, seat: card.owner, text: t('kabale-plan-flips', { seat: session.name(card.owner) }) },
    ...possibleFlips(session, model, card.owner).map((kind) => ({
      sure: false,
      text: `${cardName(kind)}: ${effectText(session, kind)}`,
    })),
  ];
}

/** Cards of a player that act when flipped and have not been seen elsewhere. */
export function possibleFlips(session: Session, model: Model, owner: string): string[] {
  const seen = knownCards(model, owner);
  return Object.keys(session.facts.cards).filter(
    (kind) => !seen.has(kind) && cardFact(session.facts, kind)?.when === 'flipped',
  );
}

/** The same in one line, for the decision bar. */
export function planHint(session: Session, model: Model, name: string): string {
  const column = model.columns.find((each) => each.name === name);
  const card = column?.cards[standing(session.table, name)?.flips ?? -1];
  if (!card) return t('kabale-plan-no-flip');
  if (card.kind) {
    return t(card.owner === session.mine ? 'kabale-plan-flips-yours' : 'kabale-plan-flips-known', {
      card: cardId(card.kind),
      seat: session.name(card.owner),
    });
  }
  return t('kabale-plan-flips', { seat: session.name(card.owner) });
}
