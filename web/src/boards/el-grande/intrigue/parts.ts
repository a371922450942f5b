// What only a table of King & Intrigue draws: loaded together, when such a table is opened.

export { default as Chip } from './Chip.svelte';
export { default as Marks } from './Marks.svelte';
export { default as Notes } from './Notes.svelte';
export { default as Tray } from './Tray.svelte';
export { actionName, spokenRound } from './round';
