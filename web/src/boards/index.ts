// The boards of games. A game without one of its own is played on the generic board.

import type { Component } from 'svelte';
import { part } from '../lib/parts';
import { settings } from '../lib/settings.svelte';
import type { Session } from '../lib/session.svelte';

export type Board = Component<{ session: Session }>;

const BOARDS = import.meta.glob<{ default: Board }>('./*/Board.svelte');
const LOADS = import.meta.glob<() => Promise<void>>('./*/drawing.ts', { import: 'load', eager: true }); // what a board draws with

export async function boardOf(game: string, plain = settings.plain): Promise<Board> {
  const drawn = plain || !BOARDS[`./${game}/Board.svelte`] ? 'generic' : game;
  const loaded = part(`src/boards/${drawn}/Board.svelte`, BOARDS[`./${drawn}/Board.svelte`]!);
  const [module] = await Promise.all([loaded, LOADS[`./${drawn}/drawing.ts`]?.()]);
  return module.default;
}
