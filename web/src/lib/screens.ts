// On which screens a board has to do with less room.

import { MediaQuery } from 'svelte/reactivity';

const LANDSCAPE = '(max-height: 480px) and (max-width: 960px) and (orientation: landscape)';
/** A phone, upright. */
export const small = new MediaQuery('(max-width: 760px)');
/** Three columns. */
export const wide = new MediaQuery('(min-width: 1181px)');
/** Three columns that are high enough for much. */
export const tall = new MediaQuery('(min-width: 1181px) and (min-height: 781px)');
/** A phone, upright or on its side: the buttons of a scoring are with the decision. */
export const handheld = new MediaQuery(`(max-width: 760px), ${LANDSCAPE}`);
/** A phone on its side. */
export const landscape = new MediaQuery(LANDSCAPE);
