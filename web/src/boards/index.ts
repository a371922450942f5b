// The boards of games. A game without one of its own is played on the generic board.

import type { Component } from 'svelte';
import type { Session } from '../lib/session.svelte';

export type Board = Component<{ session: Session }>;

const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  'el-grande': () => import('./el-grande/Board.svelte'),
  kabale: () => import('./kabale/Board.svelte'),
};

export async function boardOf(game: string): Promise<Board> {
  return (await (BOARDS[game] ?? (() => import('./generic/Board.svelte')))()).default;
}
