// What a scoring shows: loaded when there is the first one.

export { default as Callout } from './Callout.svelte';
export { default as Ledger } from './Ledger.svelte';
