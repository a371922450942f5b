// The log: lines that the server tells, joined where they belong together, in the reader's words.

import type { LogEntryView, LogLineView, MessageView } from './api';
import type { Session } from './session.svelte';

/** One line of the log: who, what, and with which entry it began. */
export interface Line {
  n: number;
  seat: string; // whose shape stands before it; empty for none
  text: string;
  inset?: boolean; // belongs to the line before
  head?: boolean; // a new round or scoring begins
}

/** The log without moves that were taken back. That somebody took back stays: others may have seen the move. */
export function standing(log: LogEntryView[]): LogEntryView[] {
  const kept: LogEntryView[] = [];
  for (const entry of log) {
    if (entry.what === 'cancel') {
      const undone = kept.findLastIndex(({ what }) => what === 'move');
      if (kept[undone]?.seat === entry.seat) kept.splice(undone, 1);
      const last = kept.at(-1);
      if (last?.what === 'cancel' && last.seat === entry.seat) kept.pop(); // once is enough
    }
    kept.push(entry);
  }
  return kept;
}

/** What happened, in lines. */
export function linesOf(session: Session, happened: LogEntryView[]): Line[] {
  let open = false; // what follows the last head stands for itself
  return joined(happened).map(({ n, line }) => {
    const { kind, seat } = line;
    const head = kind === 'head' || kind === 'open head';
    if (head) open = kind === 'open head';
    const inset = kind === 'inset' || (kind === 'follows' && !open);
    return { n, seat, text: textOf(session, line), ...(inset ? { inset } : {}), ...(head ? { head } : {}) };
  });
}

/** One line in the reader's words. */
export function textOf(session: Pick<Session, 'render'>, { message, into, parts }: LogLineView): string {
  return session.render(message, into ? { [into]: parts.map((part) => session.render(part)).join(', ') } : {});
}

/** The lines of an entry that tell some of its events, by the places of these. */
export function linesTelling({ lines }: LogEntryView, places: number[]): LogLineView[] {
  return lines.filter(({ tells }) => tells.some((place) => places.includes(place)));
}

interface TextView {
  n: number;
  line: LogLineView;
}

/** Lines that follow each other and belong together are one; what has passed is gone. */
function joined(happened: LogEntryView[]): TextView[] {
  const out: TextView[] = [];
  const last = happened.findLast(({ events }) => events.length)?.n ?? 0;
  for (const { n, lines } of happened) {
    for (const line of lines) {
      if (line.kind === 'board' || (line.provisional && n < last)) continue;
      const before = out.at(-1);
      if (before && line.joins && line.joins === before.line.joins)
        before.line = { ...before.line, parts: added(before.line.parts, line.parts) };
      else out.push({ n, line: { ...line, parts: added([], line.parts) } });
    }
  }
  return out;
}

/** Parts with further ones; where one differs from an earlier one in its count alone, the counts are added. */
function added(parts: MessageView[], more: MessageView[]): MessageView[] {
  const out = [...parts];
  for (const part of more) {
    const { count } = part.args;
    const at = typeof count === 'number' ? out.findIndex((other) => withoutCount(other) === withoutCount(part)) : -1;
    const there = out[at];
    if (there) out[at] = { ...part, args: { ...part.args, count: Number(there.args['count']) + Number(count) } };
    else out.push(part);
  }
  return out;
}

function withoutCount({ id, args }: MessageView): string {
  return JSON.stringify([id, { ...args, count: 0 }]);
}
