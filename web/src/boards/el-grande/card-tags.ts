// What the rule book says beside a card's name: its pile.

import { t } from '../../lib/words.svelte';
import type { CardInfo } from './api';

export default function tagsOf({ pile }: CardInfo): string[] {
  return [t('rules-card-pile', { pile })];
}
