// What stands on home as a card: a game, or an expansion that people look for by a name of its own.

import type { Values } from './agreed';
import type { PlayableGame } from './api';
import { tIn } from './words.svelte';

/** A game with the presets of one of its boxes. `card` is what the form keeps it by. */
export interface BoxedGame extends PlayableGame {
  card: string;
  box: string; // empty for the game's own
  fixed: Values; // what makes it this expansion: all presets of its box have it, and nobody changes it there
}

/** All cards: after each game its expansions. */
export function boxesOf(games: PlayableGame[]): BoxedGame[] {
  return games.flatMap((game) =>
    [...new Set(['', ...game.presets.map(({ box }) => box)])].map((box) => {
      const presets = game.presets.filter((preset) => preset.box === box);
      const card = box ? `${game.id}/${box}` : game.id;
      return { ...game, card, box, presets, fixed: box ? inAll(presets.map(({ options }) => options)) : {} };
    }),
  );
}

function inAll([first = {}, ...others]: Values[]): Values {
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) =>
      others.every((each) => JSON.stringify(each[name]) === JSON.stringify(value)),
    ),
  );
}

export function boxTitle({ id, box }: BoxedGame): string {
  return tIn(id, box ? `box-${box}` : 'game-title');
}

export function boxSummary({ id, box }: BoxedGame): string {
  return tIn(id, box ? `box-${box}-summary` : 'game-summary');
}
