// A record that was opened from a file: it stays in the memory of this page and is nowhere else.

import { say } from '../../lib/words.svelte';

const MOST = 480_000; // characters; the server takes no more

export const held = $state({ record: '', problem: '' });

/** Read a file to look at it, or say why not. */
export async function hold(file: File): Promise<void> {
  held.problem = '';
  try {
    if (file.size > MOST) held.problem = say('replay-file-large');
    else held.record = (await file.text()) || ' '; // the server says what is wrong with an empty one
  } catch {
    held.problem = say('replay-file-unread');
  }
}
