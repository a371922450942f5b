// The end of a game in sentences: the reader's own result first, then the margin, then why.

import { list, t } from '../../lib/words.svelte';
import type { Decided, Ending, Standing } from './end';
import { leadingSources, decider } from './end';
import type { Source } from './scoring/scoring';
import type { Session } from './view';

export interface EndWords {
  head: string;
  margin: string;
  why: string;
}

export function endWords(session: Session, ending: Ending): EndWords {
  const winners = session.table.outcome?.winners ?? [];
  const own = ending.rows.find(({ seat }) => seat === session.mine);
  return {
    head: headLine(session, ending, winners, own),
    margin: marginLine(session, ending, winners),
    why: whyLine(session, ending, winners, own),
  };
}

function headLine(session: Session, { shared }: Ending, winners: string[], own?: Standing): string {
  if (!winners.length) return t('el-end-nobody');
  if (!own) return t(shared ? 'el-end-share' : 'el-end-wins', { names: session.names(winners) });
  if (winners.includes(own.seat)) return t(shared ? 'el-end-you-share' : 'el-end-you-win');
  return t(own.shared ? 'el-end-you-place-shared' : 'el-end-you-place', { place: own.place });
}

/** Who is ahead of whom by how many points. */
function marginLine(session: Session, { rows, tie, shared, forfeit }: Ending, winners: string[]): string {
  const [first, second] = rows;
  if (!first || !second || !winners.length) return '';
  const points = first.points.total;
  if (forfeit) return t('el-end-forfeit', { points });
  if (shared) return t('el-end-margin-shared', { names: session.names(winners), points });
  const own = rows.find(({ seat }) => seat === session.mine);
  const won = own?.seat === first.seat;
  const behind = own && !won ? own : second;
  const margin = points - behind.points.total;
  const names = { name: session.name(first.seat), other: session.name(behind.seat), points, margin };
  if (!margin)
    return t(`el-end-margin-tie`, {
      ...names,
      reason: `reason-${(behind === second && tie) || decider(session, first.seat, behind.seat)}`,
    });
  return t(won ? 'el-end-margin-win' : own ? 'el-end-margin-you' : 'el-end-margin', names);
}

/** The largest differences by source: between the reader and the winner, or between the winner and the next. */
function whyLine(session: Session, { rows, sources, forfeit }: Ending, winners: string[], own?: Standing): string {
  const won = own && winners.includes(own.seat);
  const one = own ?? rows[0];
  const other = own && !won ? rows[0] : rows.find(({ seat }) => seat !== one?.seat);
  if (!one || !other || forfeit || !winners.length) return '';
  const more = leadingSources(one.points, other.points, sources);
  const less = leadingSources(other.points, one.points, sources);
  const [mine, theirs] = [more, less].map((found) => list(found.map(fromWord)));
  const kind = more.length && less.length ? 'both' : more.length ? 'more' : less.length ? 'less' : '';
  if (!kind) return t('el-end-why-same');
  const args = { name: session.name(one.seat), other: session.name(other.seat), mine, theirs };
  return t(`el-end-why-${own ? 'you-' : ''}${kind}`, args);
}

/** A source as it stands in a sentence. */
function fromWord(source: Source): string {
  return t(`el-end-from-${source}`);
}

/** What told a row from others with as many points: "3 coins". */
export function decidedText(decided: Decided[]): string {
  return list(
    decided
      .filter(({ by, count }) => by !== 'magic_book' || count)
      .map(({ by, count }) => t(`el-end-has-${by}`, { count })),
  );
}
