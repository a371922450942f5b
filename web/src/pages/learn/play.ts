// From a lesson or a rule book straight to a table with bots.

import { post } from '../../lib/client';
import { offered } from '../../lib/games';
import { kept } from '../../lib/kept';
import type { TableCreated } from '../../lib/api';
import { onward } from '../../lib/route.svelte';
import { t } from '../../lib/words.svelte';

const OPPONENTS = 2;

/** Open a table with beginners and sit down, with the rules that were learnt; the problem in words if it cannot be. */
export async function playNow(game: string, learnt: Record<string, unknown> = {}): Promise<string> {
  const known = (await offered())?.games.find(({ id }) => id === game)?.options ?? [];
  const options = Object.fromEntries(
    known.flatMap(({ name, kind }) => (kind !== 'file' && name in learnt ? [[name, learnt[name]]] : [])),
  );
  const bots = Array.from({ length: Number(options['players'] ?? OPPONENTS + 1) - 1 }, () => ({
    kind: 'bot',
    bot: 'page',
  }));
  const seats = [{ kind: 'me', name: kept('name') || t('home-guest') }, ...bots];
  const onTo = onward();
  const made = await post<TableCreated>('/tables', { game, options: { ...options, players: seats.length }, seats });
  if (!made.ok) return made.problem?.detail ?? t('page-no-answer');
  onTo(`/t/${made.body.table}`);
  return '';
}
