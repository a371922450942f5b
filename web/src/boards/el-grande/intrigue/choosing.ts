// What is drawn only while cards are laid aside.

export { default as Choosing } from './Choosing.svelte';
export { default as HandSoFar } from './HandSoFar.svelte';
