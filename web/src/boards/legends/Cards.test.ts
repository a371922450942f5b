import { expect, test } from 'vitest';
import { hasMessage, speak, t } from '../../lib/words.svelte';

const OWNED = ['magic_spring', 'cottage', 'hidden_treasure', 'magic_book', 'stable', 'poison_swamp', 'dragon'];

test.each(['en', 'cs', 'pl', 'de'] as const)(
  'a token that a seat owns says in %s what it is worth to it',
  async (language) => {
    await speak(language);
    for (const token of OWNED) {
      expect(hasMessage(`el-own-${token}`)).toBe(true);
      expect(t(`el-own-${token}`)).not.toMatch(/\b(here|zde|tutaj|hier)\b/);
    }
  },
);
