// What a reader has set for this browser.

import { keep, keepsNothing, kept } from './kept';

export type Theme = 'system' | 'light' | 'dark';

const isNew = keepsNothing();

export const settings = $state({
  theme: (kept('theme') || 'system') as Theme,
  contrast: kept('contrast') === 'more',
  still: kept('motion') === 'reduced',
  sound: kept('sound') === 'on',
  keys: kept('keys') !== 'off', // single letters as shortcuts
  plain: kept('board') === 'words', // the table in words instead of a drawn board
  others: kept('others') === 'spoken', // moves of others are spoken as they happen
  pace: Number(kept('pace')) || 1, // of scorings
  turns: confirms('turns'), // the move that ends a turn is asked for once more
  secrets: confirms('secrets'), // and so is a secret choice
});

/** On for whoever is new here; who has set anything before keeps what there was. */
function confirms(what: string): boolean {
  const known = kept(`confirm-${what}`);
  return known ? known === 'on' : isNew;
}

const system = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether nothing may travel over the screen. */
export function still(): boolean {
  return settings.still || system.matches;
}

/** Keep the settings, and show those that the style sheet knows. */
export function applySettings(): void {
  const root = document.documentElement;
  root.style.colorScheme = settings.theme === 'system' ? '' : settings.theme;
  root.classList.toggle('contrast', settings.contrast);
  root.classList.toggle('still', settings.still);
  keep('theme', settings.theme === 'system' ? '' : settings.theme);
  keep('contrast', settings.contrast ? 'more' : '');
  keep('motion', settings.still ? 'reduced' : '');
  keep('sound', settings.sound ? 'on' : '');
  keep('keys', settings.keys ? '' : 'off');
  keep('board', settings.plain ? 'words' : '');
  keep('others', settings.others ? 'spoken' : '');
  keep('confirm-turns', settings.turns ? 'on' : 'off');
  keep('confirm-secrets', settings.secrets ? 'on' : 'off');
  keep('pace', settings.pace === 1 ? '' : String(settings.pace));
}
