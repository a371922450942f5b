// Deciding in the bar: its buttons, its keys, and the question that is asked once more.

import type { Bar, Target } from '../lib/bar';
import type { Session } from '../lib/session.svelte';
import { t } from '../lib/words.svelte';
import type { Keys } from './keys';

/** Do what a button of the bar says. */
export function act(session: Session, target: Target): void {
  if (target.act) target.act();
  else void session.play(target.move);
}

/** A move after which others go on, or that is secret, asked for once more in the same place. */
export function confirmation(session: Session, move: string): Bar {
  const kind = session.table.asked.length > 1 ? 'secret' : 'turn';
  const choice = session.legalMoves.find((offer) => offer.move === move)?.label ?? '';
  return {
    prompt: t(`confirm-${kind}`, { choice }),
    targets: [],
    done: {
      move,
      words: move.split(' '),
      label: t(`confirm-${kind}-yes`),
      act: () => void session.play(move, true),
    },
    drop: () => session.letGo(),
  };
}

/** The keys of a bar. Only at a table that is played, and by who sits there, something is taken back. */
export function decidingKeys(session: Session, { targets, done, drop, undo }: Bar, mayUndo: boolean): Keys {
  const out: Keys = {};
  for (const target of targets) if (target.key) out[target.key] = { about: 'numbers', act: () => act(session, target) };
  if (undo) out['u'] = { about: 'undo', act: undo };
  else if (mayUndo) out['u'] = { about: 'undo', act: () => session.table.cancel && void session.cancel() };
  if (done) out['d'] = { about: 'done', act: () => act(session, done) };
  if (done && session.unsure) out['Enter'] = { about: 'done', act: () => act(session, done) };
  if (drop) out['Escape'] = { about: 'escape', act: drop };
  return out;
}
