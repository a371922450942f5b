// Who sits at a table: before the game, and in its menu. Whoever plays on needs none of it.

export { default as Gathering } from './Gathering.svelte';
export { default as MenuParts } from './MenuParts.svelte';
