// The decision bar of what only King & Intrigue asks.

import type { Bar } from '../../../lib/bar';
import { t } from '../../../lib/words.svelte';
import { factsOf, valuesOf, type Session } from '../view';
import { cardOf, commonOf, effectOf, nameOfCard } from './cards';
import type { LayingAside } from './laying-aside.svelte';

/** Five are chosen in any order, and each can be taken back until all of them are confirmed. */
export function layingAsideBar(session: Session, aside: LayingAside): Bar {
  const facts = factsOf(session.facts);
  const values = valuesOf(facts);
  const kept = values.length - aside.total;
  const { chosen, left, total, confirmed } = aside;
  if (confirmed) return { prompt: t('eg-aside-done', { kept }), hint: t('eg-aside-waiting'), targets: [] };
  const targets = values
    .filter((value) => !aside.laid.includes(value) && (left > 0 || chosen.includes(value)))
    .map((value) => ({
      move: `lay_aside_one ki_${value}`,
      words: ['lay_aside_one', `ki_${value}`],
      label: String(value),
      detail: nameOfCard(cardOf(session, value)),
      chosen: chosen.includes(value),
      act: () => aside.toggle(value),
    }));
  const done = { move: 'lay_aside_one', words: [], label: t('eg-aside-keep', { kept }), act: () => aside.confirm() };
  return {
    prompt: t(left ? 'eg-aside-prompt' : 'eg-aside-ready', { total, cards: values.length, left }),
    question: left ? 'choose' : 'confirm',
    hint: t('eg-aside-hint'),
    progress: { done: chosen.length, total },
    targets,
    ...(left ? {} : { done }),
    ...(aside.mayTakeBack ? { undo: () => aside.undo() } : {}),
  };
}

/** Whose action it is, on a button. */
export function actionLabel(action: string, card: string): string {
  return action === 'own' ? nameOfCard(card) : t(`eg-action-${action}`);
}

/** What the highest and the lowest value bring. */
export function strengthHint(session: Session): string {
  const { strength = [] } = factsOf(session.facts);
  return t('eg-hint-strength', { most: strength[0] ?? 0, least: strength.at(-1) ?? 0 });
}

/** What the King card or the Intrigue card does, where its action may be taken instead of the own card's. */
export function commonHint(session: Session): string {
  const common = (['king', 'intrigue'] as const).find((each) => session.may(`choose_card ${each}`));
  return common ? `${t(`eg-action-${common}`)}: ${effectOf(session, commonOf(session)[common])}` : '';
}
