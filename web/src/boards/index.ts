// The boards of games. A game without one of its own is played on the generic board.

import type { Component } from 'svelte';
import type { Editing } from '../lib/editing';
import { part } from '../lib/parts';
import { settings } from '../lib/settings.svelte';
import type { Session } from '../lib/session.svelte';

export type Board = Component<{ session: Session }>;
export type Editor = Component<Editing>;

const BOARDS = import.meta.glob<{ default: Board }>('./*/Board.svelte');
const DRAWING_LOADERS = import.meta.glob<() => Promise<void>>('./*/drawing.ts', { import: 'load', eager: true }); // what a board draws with
const EDITORS = import.meta.glob<{ default: Editor }>('./*/editors/*.svelte'); // of options that take a file

export async function boardOf(game: string, plain = settings.plain): Promise<Board> {
  const folder = plain || !BOARDS[`./${game}/Board.svelte`] ? 'generic' : game;
  const loaded = part(`src/boards/${folder}/Board.svelte`, BOARDS[`./${folder}/Board.svelte`]!);
  const [module] = await Promise.all([loaded, DRAWING_LOADERS[`./${folder}/drawing.ts`]?.()]);
  return module.default;
}

export function hasEditor(game: string, option: string): boolean {
  return `./${game}/editors/${option}.svelte` in EDITORS;
}

/** What makes the file of an option; it is loaded when it is opened. */
export async function editorOf(game: string, option: string): Promise<Editor> {
  const name = `${game}/editors/${option}.svelte`;
  return (await part(`src/boards/${name}`, EDITORS[`./${name}`]!)).default;
}
