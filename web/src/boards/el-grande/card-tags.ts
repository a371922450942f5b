// What the rule book says beside a card's name: its pile, if it has one, and where it is from if that is not a rulebook.

import { t } from '../../lib/words.svelte';
import type { CardInfo } from './api';

export default function tagsOf({ pile, source }: CardInfo): string[] {
  const guess = ['reconstructed', 'placeholder'].includes(source);
  return [...(pile ? [t('rules-card-pile', { pile })] : []), ...(guess ? [t(`source-${source}`)] : [])];
}
