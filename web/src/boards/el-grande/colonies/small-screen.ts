// What only a phone draws of the colonies.

export { default as NextUp } from './NextUp.svelte';
export { default as Tiles } from './Tiles.svelte';
