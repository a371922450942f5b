// Chromium compiles a function when it is first called, after having read it once to find its end. Nearly all of a
// screen's functions are called while it is drawn: with this comment they are compiled in the background, while files
// are still arriving. Other browsers take it for a comment.

import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad';

export function early(): Plugin {
  return {
    name: 'grandee-early',
    generateBundle: {
      order: 'post', // it counts only as the very first words, and Vite itself puts something there
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = `${HINT}\n${file.code}`;
        }
      },
    },
  };
}
