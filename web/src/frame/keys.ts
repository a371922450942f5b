// Keys of the table: single letters work while the focus is inside it, and can be switched off.

import { settings } from '../lib/settings.svelte';

export type Keys = Record<string, () => void>;
const TYPING = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable=true]';

export function pressed(event: KeyboardEvent, keys: Keys): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as Element | null;
  if (target?.closest?.(TYPING) || document.querySelector('dialog[open]')) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (!settings.keys && event.key.length === 1 && event.key !== '?') return;
  const act = keys[key];
  if (!act) return;
  event.preventDefault();
  act();
}
