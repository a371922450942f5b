// What the frame says aloud: whose turn it is, and what the others did.

import { announce } from '../lib/announce.svelte';
import type { LogEntryView } from '../lib/api';
import { linesOf, standing } from '../lib/log';
import { settings } from '../lib/settings.svelte';
import { sound } from '../lib/sound';
import { t } from '../lib/words.svelte';
import type { CurrentFrame } from './current-frame';

const MOST_LINES = 12; // lines that are spoken at once

/** The document's title says whose turn it is, and a sound, if wanted. */
export function signalTurns(frame: CurrentFrame): void {
  let wasAsked = false;
  $effect(() => {
    const { session } = frame;
    const { asked } = session;
    document.title = `${asked ? `● ${t('your-turn')} · ` : ''}${t('game-title')}`;
    if (asked && !wasAsked && !session.change.quiet) sound('turn');
    wasAsked = asked;
  });
}

/** Moves of others are spoken as one summary when the turn begins, or each, if the reader wants that. */
export function announceMoves(frame: CurrentFrame): void {
  let heard = 0;
  const spoken = (entries: LogEntryView[]) => linesOf(frame.session, entries).map(({ text }) => text);
  $effect(() => {
    const { session } = frame;
    const { happened, quiet } = session.change;
    const others = standing(happened).filter(
      ({ seat, what, n }) => (what === 'move' || what === 'cancel') && seat !== session.mine && n > heard,
    );
    if (quiet || !others.length) return;
    if (session.asked) {
      const since = session.standingLog.filter(({ n, seat }) => n > session.table.last && seat !== session.mine);
      announce(spoken(since).slice(-MOST_LINES).join(' '));
    } else if (settings.others) announce(spoken(others).join(' '));
    heard = others.at(-1)?.n ?? heard;
  });
}
