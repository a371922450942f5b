// "If you place here": what is certain, and what can happen, from what the reader may know.

import type { Session } from '../../lib/session.svelte';
import { say } from '../../lib/words.svelte';
import { cardFact, isFilled, seenOf, standing, type Column, type Model } from './model';
import { cardId, cardName, effectText, goalName } from './words';

export interface PlanStep {
  sure: boolean;
  text: string;
  seat?: string;
}

export function plan(session: Session, model: Model, card: string, name: string): PlanStep[] {
  const column = model.columns.find((each) => each.name === name);
  const stands = standing(session.table, name);
  if (!column || !stands) return [];
  const goal = goalName(session, column.goal);
  const fills = stands.laid + 1 === stands.needed;
  const filled = model.columns.filter((each) => each.name !== name && isFilled(session, each)).length;
  const full = stands.laid + 1 >= stands.needed;
  return [
    {
      sure: true,
      text: say(fills ? 'kabale-plan-fills' : 'kabale-plan-lies', {
        card: cardId(card),
        position: column.cards.length + 1,
        goal,
      }),
    },
    ...flips(session, model, column, stands.flips),
    { sure: true, text: say('kabale-plan-then', { filled: filled + (full ? 1 : 0), goals: model.columns.length }) },
  ];
}

function flips(session: Session, model: Model, column: Column, at: number): PlanStep[] {
  const card = column.cards[at];
  if (!card) return [{ sure: true, text: say('kabale-plan-no-flip') }];
  const mine = card.owner === session.mine;
  if (card.kind) {
    const acts = cardFact(session.facts, card.kind)?.when === 'flipped';
    const text = say(mine ? 'kabale-plan-flips-yours' : 'kabale-plan-flips-known', {
      card: cardId(card.kind),
      seat: session.name(card.owner),
    });
    return [{ sure: true, seat: card.owner, text: acts ? `${text} ${effectText(session, card.kind)}` : text }];
  }
  return [
    { sure: true, seat: card.owner, text: say('kabale-plan-flips', { seat: session.name(card.owner) }) },
    ...possible(session, model, card.owner).map((kind) => ({
      sure: false,
      text: `${cardName(kind)}: ${effectText(session, kind)}`,
    })),
  ];
}

/** Cards of a player that act when flipped and have not been seen elsewhere. */
export function possible(session: Session, model: Model, owner: string): string[] {
  const seen = seenOf(model, owner);
  return Object.keys(session.facts.cards).filter(
    (kind) => !seen.has(kind) && cardFact(session.facts, kind)?.when === 'flipped',
  );
}

/** The same in one line, for the decision bar. */
export function planHint(session: Session, model: Model, name: string): string {
  const column = model.columns.find((each) => each.name === name);
  const card = column?.cards[standing(session.table, name)?.flips ?? -1];
  if (!card) return say('kabale-plan-no-flip');
  if (card.kind) {
    return say(card.owner === session.mine ? 'kabale-plan-flips-yours' : 'kabale-plan-flips-known', {
      card: cardId(card.kind),
      seat: session.name(card.owner),
    });
  }
  return say('kabale-plan-flips', { seat: session.name(card.owner) });
}
