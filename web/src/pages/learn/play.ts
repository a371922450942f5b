// From a lesson or a rule book straight to a table with bots.

import { post } from '../../lib/api';
import { kept } from '../../lib/kept';
import type { TableMade } from '../../lib/messages';
import { onward } from '../../lib/route.svelte';
import { say } from '../../lib/words.svelte';

const OPPONENTS = 2;

/** Open a table with beginners and sit down; the problem in words if it cannot be. */
export async function playNow(game: string): Promise<string> {
  const bots = Array.from({ length: OPPONENTS }, () => ({ kind: 'bot', bot: 'page' }));
  const seats = [{ kind: 'me', name: kept('name') || say('home-guest') }, ...bots];
  const onTo = onward();
  const made = await post<TableMade>('/tables', { game, options: { players: seats.length }, seats });
  if (!made.ok) return made.problem?.text ?? say('page-no-answer');
  onTo(`/t/${made.body.table}`);
  return '';
}
