// What only a table with the colonies draws: loaded together, when such a table is opened.

export { default as Brings } from './Brings.svelte';
export { default as Cargoes } from './Cargoes.svelte';
export { default as Delayed } from './Delayed.svelte';
export { default as Flags } from './Flags.svelte';
export { default as Kept } from './Kept.svelte';
export { default as LimitBoard } from './LimitBoard.svelte';
export { default as Seas } from './Seas.svelte';
export { default as Sums } from './Sums.svelte';
export { default as ToCome } from './ToCome.svelte';
export { default as Voyage } from './Voyage.svelte';
export { spokenToCome } from './later';
