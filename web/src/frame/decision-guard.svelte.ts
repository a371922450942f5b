// What is asked, for the guard against slips. The same decision with fewer left goes on; it is another one when
// something else is decided or ends the turn, when others have acted or something was taken back meanwhile, and at each
// step of one choice.

import { noteDecision } from '../lib/slip-guard';
import type { CurrentFrame } from './current-frame';

/** Tell the guard every new question, as long as the frame is there. */
export function guardDecisions(frame: CurrentFrame): void {
  let [version, offered, step] = [-1, '', 0];
  $effect(() => {
    const { session, bar, remedyKey } = frame;
    const { table, log, mine } = session;
    const since = log.findLast(({ what, seat }) => what === 'cancel' || (what === 'move' && seat !== mine))?.n ?? 0;
    const now = bar.question ?? [bar.prompt, bar.hint, ...bar.targets.map(({ move }) => move)].join('|');
    step = table.version !== version ? 0 : step + (offered === now ? 0 : 1);
    [version, offered] = [table.version, now];
    const decides = session.asked ? [table.decision, ...table.ends] : [];
    noteDecision([mine, table.phase, ...decides, table.prompt?.id, since, step, remedyKey].join(' '));
  });
  $effect(() => () => noteDecision(''));
}
