// The rule book of a game: sections in the reader's words, the exact rules, the cards and the options.

import type { FactsSaid, RuleSaid, Saying } from '../../lib/messages';
import { aside, has, say, saying } from '../../lib/words.svelte';

export interface Section {
  key: string;
  title: string;
  paragraphs: string[];
  ids: string[];
}

export interface Card {
  id: string;
  name: string;
  tags: string[];
  text: string;
  rules: string[];
}

/** The sections, as many as there are words for. */
export function sectionsOf(): Section[] {
  const found: Section[] = [];
  for (let n = 1; has(`rules-${n}`); n += 1) {
    found.push({
      key: `section-${n}`,
      title: say(`rules-${n}-title`),
      paragraphs: say(`rules-${n}`).split(/\n\s*\n/),
      ids: aside(`rules-${n}`, 'ids').split(/\s+/).filter(Boolean),
    });
  }
  return found;
}

export function cardsOf(facts: FactsSaid | undefined): Card[] {
  return Object.entries(facts?.cards ?? {}).map(([id, card]) => ({
    id,
    name: say(`card-${id}`),
    tags: tagsOf(card),
    text: ((card['text'] ?? []) as Saying[]).map(saying).join(' '),
    rules: (card['rules'] ?? []) as string[],
  }));
}

function tagsOf(card: Record<string, unknown>): string[] {
  const tags: string[] = [];
  if (card['pile']) tags.push(say('rules-card-pile', { pile: Number(card['pile']) }));
  if (card['number'] !== undefined && card['number'] !== null)
    tags.push([card['number'], card['matched']].filter((each) => each !== null && each !== undefined).join(' / '));
  if (Number(card['copies']) > 1) tags.push(say('rules-card-copies', { copies: Number(card['copies']) }));
  return tags;
}

/** The section where each rule is at home: the first that names it. */
export function homes(sections: Section[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { key, ids } of sections) for (const id of ids) if (!found.has(id)) found.set(id, key);
  return found;
}

/** The exact rules by their chapters. */
export function chapters(rules: RuleSaid[]): [string, RuleSaid[]][] {
  const found = new Map<string, RuleSaid[]>();
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
