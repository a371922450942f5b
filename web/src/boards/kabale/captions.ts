// What the scoring of a column shows, step by step, in words.

import { t } from '../../lib/words.svelte';
import type { Event } from './chain';
import type { Session } from './view';
import { cardId, cardName, columnNumber, goalName, half } from './words';

/** Who wins a column, and how. */
export function outcome(session: Session, event: Event): string {
  const [kind, column = '', goal = '', seat = '', reason = ''] = event;
  const args = { column: columnNumber(column), goal: goalName(session, goal) };
  if (kind === 'unawarded') return t('story-nobody', args);
  return t('story-column', { ...args, seat: session.name(seat), reason: `reason-${reason}` });
}

/** Why a column was won: what was voided and removed, then every player's cards and sum. */
export function reasons(session: Session, events: Event[]): string[] {
  const lines: string[] = [];
  const removed = new Map<string, { by: string; owner: string; cards: string[] }>();
  const numberless = new Map<string, string[]>();
  let cards: string[] = [];
  for (const [kind, , a = '', b = '', c = '', d = ''] of events) {
    switch (kind) {
      case 'voided':
        lines.push(t('story-voided', { seat: session.name(a), card: cardId(b) }));
        break;
      case 'cancelled':
        lines.push(t('story-cancelled', { card: cardId(a) }));
        break;
      case 'removed': {
        const group = removed.get(c + d) ?? { by: c, owner: d, cards: [] };
        group.cards.push(`${cardName(b)} (${session.name(a)})`);
        removed.set(c + d, group);
        break;
      }
      case 'paired':
        lines.push(t('story-paired', { seat: session.name(a), card: cardId(b), partner: cardId(c) }));
        break;
      case 'numbered':
        cards.push(`${cardName(b)} ${half(c)}${d === 'same' ? '' : ` (${half(d)})`}`);
        break;
      case 'numberless':
        numberless.set(a, [...(numberless.get(a) ?? []), cardName(b)]);
        break;
      case 'summed':
        lines.push(t('story-sum', { seat: session.name(a), sum: half(b), cards: cards.join(', ') }));
        cards = [];
    }
  }
  const taken = [...removed.values()].map(({ by, owner, cards: out }) =>
    t('story-removed', { by: cardId(by), owner: session.name(owner), cards: out.join(', ') }),
  );
  const bare = [...numberless].map(([seat, out]) =>
    t('story-none', { seat: session.name(seat), cards: out.join(', ') }),
  );
  return [...taken, ...lines, ...bare];
}
