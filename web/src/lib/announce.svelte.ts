// MessageView something to those who listen.

export const spoken = $state({ text: '' });
const MESSAGE_MS = 15_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Say a sentence; the same one twice is said twice. */
export function announce(text: string): void {
  clearTimeout(timer);
  spoken.text = text && spoken.text === text ? `${text}\u00a0` : text;
  if (text) timer = setTimeout(() => (spoken.text = ''), MESSAGE_MS); // nothing that was read out stays in the page
}
