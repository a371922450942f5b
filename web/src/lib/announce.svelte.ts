// Saying something to those who listen.

export const spoken = $state({ text: '' });

/** Say a sentence; the same one twice is said twice. */
export function announce(text: string): void {
  spoken.text = spoken.text === text ? `${text}\u00a0` : text;
}
