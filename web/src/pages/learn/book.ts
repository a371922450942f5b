// The rule book of a game: sections in the reader's words, the exact rules, the cards and the options.

import type { CardInfo, GameInfo, RuleText } from '../../lib/api';
import { aside, hasMessage, t, render } from '../../lib/words.svelte';

const TAGS = import.meta.glob<(card: CardInfo) => string[]>('../../boards/*/card-tags.ts', {
  import: 'default',
  eager: true,
});

export interface Section {
  key: string;
  title: string;
  paragraphs: string[];
  ids: string[];
  edition: string; // that alone it is about; empty for all
}

export interface Card {
  id: string;
  name: string;
  tags: string[];
  text: string;
  rules: string[];
}

/** The sections, as many as there are words for; of one edition what is about it, what differs in it first,
 * and paragraphs as they read there. */
export function sectionsOf(edition = ''): Section[] {
  const first: Section[] = [];
  const found: Section[] = [];
  for (let n = 1; hasMessage(`rules-${n}`); n += 1) {
    const only = aside(`rules-${n}`, 'edition');
    if (edition && only && only !== edition) continue;
    (edition && aside(`rules-${n}`, 'first') ? first : found).push({
      key: `section-${n}`,
      title: t(`rules-${n}-title`),
      paragraphs: t(`rules-${n}`)
        .split(/\n\s*\n/)
        .map((said, i) => (edition && aside(`rules-${n}`, `in-${edition}-${i + 1}`)) || said),
      ids: aside(`rules-${n}`, 'ids').split(/\s+/).filter(Boolean),
      edition: only,
    });
  }
  return [...first, ...found];
}

export interface Deck {
  of: string;
  cards: Card[];
}

/** The cards of editions and expansions, each where it comes first: an expansion may keep those of the game. */
export function decksOf(facts: [string, GameInfo | undefined][]): Deck[] {
  const seen = new Set<string>();
  return facts.map(([of, known]) => {
    const cards = cardsOf(known).filter(({ id }) => !seen.has(id));
    for (const { id } of cards) seen.add(id);
    return { of, cards };
  });
}

export function cardsOf(facts: GameInfo | undefined): Card[] {
  if (!facts) return [];
  return Object.entries(facts.cards ?? {}).map(([id, card]) => ({
    id,
    name: t(`card-${id}`),
    tags: tagsOf(facts.game, card),
    text: card.text.map(render).join(' '),
    rules: card.rules,
  }));
}

/** What the game's own board says of a card, and how many of it there are. */
function tagsOf(game: string, card: CardInfo): string[] {
  const copies = 'copies' in card ? Number(card.copies) : 1;
  const own = TAGS[`../../boards/${game}/card-tags.ts`]?.(card) ?? [];
  return copies > 1 ? [...own, t('rules-card-copies', { copies })] : own;
}

/** The section where each rule is at home: the first that names it. */
export function homes(sections: Section[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { key, ids } of sections) for (const id of ids) if (!found.has(id)) found.set(id, key);
  return found;
}

/** The exact rules by their chapters. */
export function chapters(rules: RuleText[]): [string, RuleText[]][] {
  const found = new Map<string, RuleText[]>();
  for (const rule of rules) found.set(rule.section, [...(found.get(rule.section) ?? []), rule]);
  return [...found];
}

/** A text as it is searched: small letters without accents, one for each of the original. */
export function fold(text: string): string {
  const plain = (letter: string) => letter.normalize('NFD').charAt(0).toLowerCase().replace('ł', 'l');
  return Array.from({ length: text.length }, (_, i) => plain(text.charAt(i))).join('');
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text in pieces, so that what was searched for can be marked. */
export function pieces(text: string, sought: string): Piece[] {
  if (!sought) return [{ text, hit: false }];
  const [folded, out] = [fold(text), [] as Piece[]];
  let from = 0;
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, from)) {
    out.push({ text: text.slice(from, at), hit: false }, { text: text.slice(at, at + sought.length), hit: true });
    from = at + sought.length;
  }
  out.push({ text: text.slice(from), hit: false });
  return out.filter((piece) => piece.text);
}
