// A record that was opened from a file: it stays in the memory of this page and is nowhere else.

import { go } from '../../lib/route.svelte';
import { say } from '../../lib/words.svelte';

const MOST = 480_000; // characters; the server takes no more

export const held = $state({ record: '', name: '', problem: '' });

/** Read a file and look at it, or say why not. */
export async function hold(file: File): Promise<void> {
  held.problem = '';
  try {
    if (file.size > MOST) held.problem = say('replay-file-large');
    else [held.record, held.name] = [await file.text(), file.name];
  } catch {
    held.problem = say('replay-file-unread');
  }
  go('/replay');
}
