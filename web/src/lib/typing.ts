const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable=true]';
const PRESSABLE = 'button, a[href], summary, input, textarea, select, dialog, [role=button], [role=radio]';

/** Whether a key is typed into a field. */
export function isTyping({ target }: Event): boolean {
  return !!(target as Element | null)?.closest?.(TEXT_FIELDS);
}

/** Whether a key presses what has the focus: then Enter means that, and nothing else. */
export function isPressing({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' && !!(target as Element | null)?.closest?.(PRESSABLE);
}
