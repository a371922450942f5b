// What the rule book says beside a card's name: its number, and the one below a goal of its own discipline.

import type { CardInfo } from './api';

export default function tagsOf({ number, matched }: CardInfo): string[] {
  return number ? [[number, matched?.number].filter(Boolean).join(' / ')] : [];
}
