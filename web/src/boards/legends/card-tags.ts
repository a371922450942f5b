// What the rule book says beside a card's name: its adjective, which other cards count.

import { capital } from '../../lib/session.svelte';
import { word } from '../../lib/words.svelte';
import type { CardInfo } from './api';

export default function tagsOf({ adjective }: CardInfo): string[] {
  return adjective ? [capital(word(`adjective-${adjective}`))] : [];
}
