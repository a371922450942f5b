// MessageView something to those who listen.

export const announcement = $state({ text: '' });
const MESSAGE_MS = 15_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Say a sentence; the same one twice is said twice. */
export function announce(text: string): void {
  clearTimeout(timer);
  announcement.text = text && announcement.text === text ? `${text}\u00a0` : text;
  if (text) timer = setTimeout(() => (announcement.text = ''), MESSAGE_MS); // nothing that was read out stays in the page
}
