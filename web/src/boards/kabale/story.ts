// What happened, in lines of the log: rounds are told column by column, with their reasons beneath.

import type { Happening } from '../../lib/messages';
import type { Session } from '../../lib/session.svelte';
import { asides, type Line, type Teller } from '../../lib/story';
import { say } from '../../lib/words.svelte';
import type { Event } from './chain';
import { cardId, cardName, columnNumber, goalName, half, sentence } from './words';

const LEFT_OUT = new Set(['forced', 'goal-turned', 'revealed']); // the board and the scoring show them
const OF_A_COLUMN = new Set(['voided', 'cancelled', 'removed', 'paired', 'numbered', 'numberless', 'summed']);
const HEADS = new Set(['round-started', 'round-ended']);

export const tell: Teller = (session: Session, happened: Happening[]): Line[] =>
  happened.flatMap((entry) => [...asides(session, entry), ...told(session, entry)]);

function told(session: Session, { n, seat, events }: Happening): Line[] {
  const lines: Line[] = [];
  const turned = new Map<string, string[]>();
  let scoring: Event[] = [];
  for (const event of events) {
    const [kind = '', a = '', b = '', c = ''] = event;
    if (kind === 'revealed') turned.set(a, [...(turned.get(a) ?? []), `${cardName(c)} (${session.name(b)})`]);
    if (LEFT_OUT.has(kind) || (kind === 'drew' && a !== session.mine)) continue;
    if (OF_A_COLUMN.has(kind)) {
      scoring.push(event);
    } else if (kind === 'awarded' || kind === 'unawarded') {
      lines.push({ n, seat: kind === 'awarded' ? c : '', text: outcome(session, event) });
      for (const text of reasons(session, scoring)) lines.push({ n, seat: '', text, inset: true });
      const shown = turned.get(a);
      if (shown && !scoring.some(([each]) => each === 'summed')) {
        lines.push({ n, seat: '', text: say('story-turned-up', { cards: shown.join(', ') }), inset: true });
      }
      scoring = [];
    } else {
      const first = lines.length === 0;
      const head = HEADS.has(kind);
      lines.push({
        n,
        seat: first && !head ? seat : '',
        text: sentence(session, event),
        ...(head ? { head } : first ? {} : { inset: true }),
      });
    }
  }
  return lines;
}

/** Who wins a column, and how. */
export function outcome(session: Session, event: Event): string {
  const [kind, column = '', goal = '', seat = '', reason = ''] = event;
  const args = { column: columnNumber(column), goal: goalName(session, goal) };
  if (kind === 'unawarded') return say('story-nobody', args);
  return say('story-column', { ...args, seat: session.name(seat), reason: `reason-${reason}` });
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
        lines.push(say('story-voided', { seat: session.name(a), card: cardId(b) }));
        break;
      case 'cancelled':
        lines.push(say('story-cancelled', { card: cardId(a) }));
        break;
      case 'removed': {
        const group = removed.get(c + d) ?? { by: c, owner: d, cards: [] };
        group.cards.push(`${cardName(b)} (${session.name(a)})`);
        removed.set(c + d, group);
        break;
      }
      case 'paired':
        lines.push(say('story-paired', { seat: session.name(a), card: cardId(b), partner: cardId(c) }));
        break;
      case 'numbered':
        cards.push(`${cardName(b)} ${half(c)}${d === 'same' ? '' : ` (${half(d)})`}`);
        break;
      case 'numberless':
        numberless.set(a, [...(numberless.get(a) ?? []), cardName(b)]);
        break;
      case 'summed':
        lines.push(say('story-sum', { seat: session.name(a), sum: half(b), cards: cards.join(', ') }));
        cards = [];
    }
  }
  const taken = [...removed.values()].map(({ by, owner, cards: out }) =>
    say('story-removed', { by: cardId(by), owner: session.name(owner), cards: out.join(', ') }),
  );
  const bare = [...numberless].map(([seat, out]) =>
    say('story-none', { seat: session.name(seat), cards: out.join(', ') }),
  );
  return [...taken, ...lines, ...bare];
}
