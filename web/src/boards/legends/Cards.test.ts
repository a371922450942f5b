import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { hasMessage, speak, t, wordsOf } from '../../lib/words.svelte';
import BidsPanel from './BidsPanel.svelte';
import Cards from './Cards.svelte';
import { BoardController } from './controller.svelte';
import { SampleSession } from './sample';
import Tray from './Tray.svelte';

afterEach(cleanup);

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

async function speakEnglish(): Promise<void> {
  await speak('en');
  await wordsOf('legends');
}

test.each([
  ['seed', 'May place in others’ cities'],
  ['english_first_printing', '1 point if all 18 of his armies are on the map'],
])('the Bandit King does what his printing says: %s', async (bandit_king, said) => {
  await speakEnglish();
  const leaders = { A: 'bandit_king', B: 'white_knight', C: 'fairy_queen' };
  const session = new SampleSession([], { options: { layout: 't', bandit_king } }, { leaders });
  render(Cards, { controller: new BoardController(session) });
  expect(screen.getByRole('list').textContent).toContain(said);
});

test('the Fairy Queen’s further card is none too many', async () => {
  await speakEnglish();
  const cards = ['noble_hills', 'graveyard', 'stronghold'];
  const session = new SampleSession([], {}, { cards: { A: cards, B: [], C: [] } });
  session.facts = { ...session.facts, facts: { ...session.facts.facts, turns: 2 } };
  render(Cards, { controller: new BoardController(session) });
  expect(screen.getByText('3 of 3 taken')).toBeTruthy();
});

test.each([
  [{}, 'the youngest has the right (youngest first: Ada, Ben, page), and the others keep their coins.'],
  [
    { age_order: ['C', 'A', 'B'], bid_tie_pays: 'all_tied' },
    'the youngest has the right (youngest first: page, Ada, Ben), and all of them pay.',
  ],
  [{ bid_tie: 'die' }, 'a die decides between them, and the others keep their coins.'],
])('whoever bids is told what equal bids mean: %o', async (options, said) => {
  await speakEnglish();
  const session = new SampleSession(['bid 0', 'bid 1'], { options: { layout: 't', ...options } });
  render(BidsPanel, { controller: new BoardController(session) });
  expect(screen.getByRole('region').textContent).toContain(said);
});

test('a card is called by all that stands on it, in its order', async () => {
  await speakEnglish();
  const session = new SampleSession(['take_card 1', 'take_card 2']);
  render(Tray, { controller: new BoardController(session) });
  const [card] = screen.getAllByRole('button', { name: /^Cursed King, 1 \(coin\)\. 1 elixir\. place 3 or move 4\. / });
  expect(card!.textContent.replace(/\s+/g, ' ').trim()).toBe('Cursed King 1 1 elixir place 3 or move 4');
  expect(
    screen.getByRole('button', { name: /^Dire Ogre, 1 \(coin\)\. .+ You cannot pay for it\. move 2\. / }),
  ).toBeTruthy();
});
