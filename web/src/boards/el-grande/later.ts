// Parts of the board that few tables need, or not at once: they are loaded when they are drawn.

import { part } from '../../lib/parts';

const once = <T>(load: () => Promise<T>) => {
  let loading: Promise<T> | undefined;
  return () => (loading ??= load());
};

export const dial = once(() => part('src/boards/el-grande/Dial.svelte', () => import('./Dial.svelte')));
export const hands = once(() => part('src/boards/el-grande/Hands.svelte', () => import('./Hands.svelte')));
export const france = once(() => part('src/boards/el-grande/France.svelte', () => import('./France.svelte')));
export const colonies = once(() => part('src/boards/el-grande/colonies/parts.ts', () => import('./colonies/parts')));
export const smallScreen = once(() =>
  part('src/boards/el-grande/colonies/small-screen.ts', () => import('./colonies/small-screen')),
);

/** What bar, labels and tokens of a table with the colonies need before it is drawn. Empty until it is loaded. */
export const OVERSEAS = {} as typeof import('./colonies/overseas');
export const overseas = once(async () => {
  const loading = part('src/boards/el-grande/colonies/overseas.ts', () => import('./colonies/overseas'));
  Object.assign(OVERSEAS, await loading);
});

export const intrigue = once(() => part('src/boards/el-grande/intrigue/parts.ts', () => import('./intrigue/parts')));
export const choosing = once(() =>
  part('src/boards/el-grande/intrigue/choosing.ts', () => import('./intrigue/choosing')),
);
export const scoringShow = once(() => part('src/boards/el-grande/scoring/show.ts', () => import('./scoring/show')));
export const regionCards = once(() =>
  part('src/boards/el-grande/RegionCards.svelte', () => import('./RegionCards.svelte')),
);
