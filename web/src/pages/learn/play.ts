// From a lesson or a rule book straight to a table with bots.

import { post } from '../../lib/client';
import { kept } from '../../lib/kept';
import type { TableCreated } from '../../lib/api';
import { onward } from '../../lib/route.svelte';
import { t } from '../../lib/words.svelte';

const OPPONENTS = 2;

/** Open a table with beginners and sit down; the problem in words if it cannot be. */
export async function playNow(game: string): Promise<string> {
  const bots = Array.from({ length: OPPONENTS }, () => ({ kind: 'bot', bot: 'page' }));
  const seats = [{ kind: 'me', name: kept('name') || t('home-guest') }, ...bots];
  const onTo = onward();
  const made = await post<TableCreated>('/tables', { game, options: { players: seats.length }, seats });
  if (!made.ok) return made.problem?.detail ?? t('page-no-answer');
  onTo(`/t/${made.body.table}`);
  return '';
}
