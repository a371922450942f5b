// A card in few words: what stands on it, and how far its family has come.

import type { MessageView } from '../../lib/api';
import { hasMessage, render, t } from '../../lib/words.svelte';
import { cardFacts, cardsWith, type GameInfo, type Session } from './view';

/** A part of a card in short; the whole sentence where there is no short form. */
export function shortText(said: MessageView): string {
  const id = `el-${said.id}`;
  return hasMessage(id) ? t(id, said.args) : render(said);
}

/** All that stands on a card, in its order: name, price, what it gives, what is said of it now, what it does. Then the
 * same in whole sentences, for who does not know the short forms. */
export function cardLabel(session: Session, card: string, price: number, state: string): string {
  const { ability = [], action = [], either = false, text: sentences = [] } = cardFacts(session.facts, card) ?? {};
  const does = action.map(shortText).join(` ${t(either ? 'el-or' : 'el-then')} `);
  const text = [...ability.map(shortText), state, does].filter(Boolean).map(sentence);
  return t('el-card-label', { card: t(`card-${card}`), price, text: [...text, ...sentences.map(render)].join(' ') });
}

function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** What an ability that counts cards has come to: 2 of 3 for a set, so many points for the others; nothing for the rest. */
export function progress(facts: GameInfo, cards: string[], said: MessageView): string {
  const adjective = String(said.args['adjective'] ?? '').replace('adjective-', '');
  const have = cardsWith(facts, cards, adjective);
  switch (said.id) {
    case 'text-points_for_set':
      return t('el-set-progress', { have, number: Number(said.args['number']) });
    case 'text-points_per_adjective':
      return t('el-points', { count: have });
    case 'text-points_per_flying':
      return t('el-points', {
        count: cards.filter((card) => cardFacts(facts, card)?.ability_icons.includes('flies')).length,
      });
  }
  return '';
}

/** The same for the coins that are left. */
export function coinPoints(coins: number, said: MessageView): string {
  if (said.id !== 'text-points_per_coins') return '';
  return t('el-points', { count: Math.floor(coins / Number(said.args['number'] || 1)) });
}
