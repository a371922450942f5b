// What is fixed for later, and cards that may come: delayed scorings and kept cards, in the order in which they happen.

import { t } from '../../../lib/words.svelte';
import type { BoardController } from '../controller.svelte';
import { spokenName } from '../names';

export interface ToComeItem {
  kind: 'due' | 'kept';
  after: number; // the round after which it happens; 0 for any time
  area?: string; // of a delayed scoring
  count?: number; // of cards there
  seat?: string; // who has the card
  word?: string; // of the card
}

/** After which rounds an area is scored because cards were laid there (GI-P7-SLA-1 to GI-P7-SLA-3). */
export function delayed(controller: BoardController): { area: string; after: number; count: number }[] {
  const { view, facts } = controller;
  const next = facts.round_numbers.find((round) => round > view.round) ?? view.round;
  const of = (laid: Record<string, number> | undefined, after: number) =>
    Object.entries(laid ?? {}).map(([area, count]) => ({ area, after, count }));
  return [...of(view.due, view.round), ...of(view.later, next)];
}

export function toCome(controller: BoardController): ToComeItem[] {
  const { view, facts } = controller;
  if (controller.over) return [];
  const scoring = facts.scoring_rounds.find((round) => round >= view.round) ?? 0;
  const kept = Object.entries(view.kept ?? {}).flatMap(([seat, words]) =>
    words.map((word): ToComeItem => ({ kind: 'kept', after: word === 'after_castillo' ? scoring : 0, seat, word })),
  );
  const due = delayed(controller).map((each): ToComeItem => ({ kind: 'due', ...each }));
  return [...kept, ...due].sort((one, other) => one.after - other.after);
}

/** When something happens, in words. */
export function whenOf({ after }: ToComeItem): string {
  return after ? t('eg-after-round', { round: after }) : t('eg-any-time');
}

/** What happens, in words; the card that it is about is named beside it. */
export function whatOf({ session }: BoardController, { area, count, seat, word }: ToComeItem): string {
  if (area) return t('eg-scored-once-more', { area: `area-${area}`, count: count ?? 1 });
  return t(`eg-comes-${word}`, { name: spokenName(session, seat ?? '') });
}

/** All of it, for whoever listens. */
export function spokenToCome(controller: BoardController): string {
  const items = toCome(controller).map((item) => {
    const card = item.word ? ` ${t(`eg-kept-${item.word}`)}` : '';
    return `${whenOf(item)}: ${whatOf(controller, item)}${card}.`;
  });
  return items.length ? [t('eg-to-come'), ...items].join(' ') : t('eg-nothing-to-come');
}
