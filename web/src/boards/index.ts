// The boards of games. A game without one of its own is played on the generic board.

import type { Component } from 'svelte';
import { load } from './el-grande/drawing';
import { settings } from '../lib/settings.svelte';
import type { Session } from '../lib/session.svelte';

export type Board = Component<{ session: Session }>;

const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  'el-grande': async () => (await Promise.all([import('./el-grande/Board.svelte'), load().catch(() => null)]))[0],
  kabale: () => import('./kabale/Board.svelte'),
};

export async function boardOf(game: string, plain = settings.plain): Promise<Board> {
  const own = plain ? undefined : BOARDS[game];
  return (await (own ?? (() => import('./generic/Board.svelte')))()).default;
}
