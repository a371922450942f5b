// A record that was opened from a file: it stays in the memory of this page, also when that is loaded anew.

import { takeDraft, keepDraft } from '../../lib/parts';
import { go, route } from '../../lib/route.svelte';
import { t } from '../../lib/words.svelte';

const MOST_LETTERS = 480_000; // characters; the server takes no more

export const openedFile = $state({ record: takeDraft('record'), problem: '' });
keepDraft('record', () => openedFile.record);

let filesOpened = 0;

/** Read a file and look at it, or say why not. Of two files the later one counts, however long each is read. */
export async function openFile(file: File): Promise<void> {
  const mine = ++filesOpened;
  openedFile.problem = '';
  let [text, problem] = ['', ''];
  try {
    if (file.size > MOST_LETTERS) problem = t('replay-file-large');
    else text = (await file.text()) || ' '; // the server says what is wrong with an empty one
  } catch {
    problem = t('replay-file-unread');
  }
  if (mine !== filesOpened) return;
  if (problem) openedFile.problem = problem;
  else openedFile.record = text;
  if (route.parts[0] !== 'replay') go('/replay');
}
