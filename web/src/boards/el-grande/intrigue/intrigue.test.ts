import { beforeAll, expect, test } from 'vitest';
import { wordsOf } from '../../../lib/words.svelte';
import { BoardController } from '../controller.svelte';
import { asks, entry, SampleSession } from '../sample';
import type { View } from '../view';
import { cardOf, effectOf, guessOf, nameOfCard } from './cards';
import { leaderOfNext, playedBefore, playedCards, spokenRound } from './round';

const VALUES = Array.from({ length: 18 }, (_, i) => 10 * (i + 1));
const LAY = VALUES.map((value) => `lay_aside_one ki_${value}`);
beforeAll(() => wordsOf('el-grande'));

/** A table of King & Intrigue, with the cards that everybody has. */
function intrigue(moves: string[], left: number, view: Partial<View> = {}): SampleSession {
  const prompt = moves[0]?.startsWith('lay')
    ? asks('prompt-lay_aside_one', { left })
    : asks('prompt-play_power-intrigue');
  const session = new SampleSession(
    moves,
    { prompt },
    { at: 'lay_aside_one', strength: {}, card: '', power: {}, ...view },
  );
  const card = (id: string, call: number) => [
    id,
    {
      pile: 0,
      place: 0,
      copies: 1,
      effect: 'move',
      icon: 'move',
      scores: false,
      source: id === 'ki_king' ? 'public' : 'placeholder',
      rules: [],
      text: [asks('text-call', { number: call }), asks('text-move-own', { number: 4 })],
    },
  ];
  session.facts.cards = Object.fromEntries(
    [...VALUES.map((value) => `ki_${value}`), 'ki_king', 'ki_intrigue'].map((id, i) => card(id, 6 - Math.floor(i / 3))),
  );
  session.facts.facts = {
    ...session.facts.facts,
    variants: ['king_intrigue'],
    calls: VALUES.map((_, i) => 6 - Math.floor(i / 3)),
    strength: [5, 4, 3],
  };
  return session;
}

test('five are chosen in any order and taken back, and only then sent, one after the other', () => {
  const session = intrigue(LAY, 5, { hands: { A: VALUES, B: 18, C: 18 } });
  const controller = new BoardController(session);
  const { aside } = controller;
  expect([controller.choosing, aside.total, aside.left]).toEqual([true, 5, 5]);
  for (const value of [20, 90, 120, 40, 170]) aside.toggle(value);
  aside.toggle(10); // no more than five
  expect([aside.chosen, aside.left, session.played]).toEqual([[20, 90, 120, 40, 170], 0, []]);
  expect([controller.bar.prompt, controller.bar.done?.label]).toEqual(['Lay these 5 cards aside?', 'Keep 13']);
  controller.bar.undo?.();
  aside.toggle(90);
  expect([aside.chosen, controller.bar.done]).toEqual([[20, 120, 40], undefined]);
  aside.toggle(50);
  aside.toggle(60);
  controller.bar.done?.act?.();
  expect(session.played).toEqual(['lay_aside_one ki_20']);
  expect(controller.bar.targets).toEqual([]);
  session.table = { ...session.table, chosen: 'lay_aside_one ki_20' };
  aside.goOn();
  expect(session.played).toHaveLength(1); // others choose
  session.table = {
    ...session.table,
    version: 2,
    chosen: '',
    prompt: asks('prompt-lay_aside_one', { left: 4 }),
    view: { ...session.table.view, laid_aside: { A: [20] } },
  };
  aside.goOn();
  expect(session.played).toEqual(['lay_aside_one ki_20', 'lay_aside_one ki_120']);
  expect([aside.chosen, aside.total]).toEqual([[20, 120, 40, 50, 60], 5]);
});

test('who takes the choice back in time chooses anew, and another seat at the same device has a choice of its own', () => {
  const session = intrigue(LAY, 5, { hands: { A: VALUES, B: 18, C: 18 } });
  const { aside } = new BoardController(session);
  for (const value of [20, 90, 120, 40, 170]) aside.toggle(value);
  aside.confirm();
  session.table = { ...session.table, chosen: 'lay_aside_one ki_20' };
  session.table = { ...session.table, chosen: '' };
  aside.goOn();
  expect([session.played.length, aside.confirmed, aside.chosen.length]).toEqual([1, false, 5]);
  session.table = { ...session.table, reader: 'B' };
  expect([aside.chosen, aside.mayTakeBack]).toEqual([[], false]);
});

test('a page that is loaded anew knows what lies aside and what waits', () => {
  const session = intrigue(LAY, 3, { hands: { A: VALUES, B: 18, C: 18 }, laid_aside: { A: [10, 30] } });
  session.table = { ...session.table, chosen: 'lay_aside_one ki_50' };
  const { aside } = new BoardController(session);
  expect([aside.chosen, aside.left]).toEqual([[10, 30, 50], 2]);
  aside.toggle(50);
  expect(aside.chosen).toEqual([10, 30, 50]);
});

const STRENGTH: Partial<View> = {
  at: 'next_part',
  round: 2,
  active: 'A',
  card: 'ki_intrigue',
  power: { A: 30, B: '?', C: 70 },
  strength: { A: 3, B: 5, C: 4 },
  turned: ['B', 'A'],
};
const LOG = [
  entry(1, '', 'round-started 1 A'),
  entry(2, 'A', 'power-played A ki_50'),
  entry(3, 'B', 'power-played B ki_60'),
  entry(4, '', 'round-started 2 A'),
  entry(5, 'A', 'power-played A ki_30'),
  entry(6, 'B', 'power-played B ki_150', 'turn-started B ki_150', 'action-chosen B ki_king'),
  entry(7, 'C', 'turn-started A ki_30'),
];

test('a round is told card by card: what each calls, places and does, and what it does not', () => {
  const session = intrigue(['next_part place', 'next_part special'], 0, STRENGTH);
  session.table = { ...session.table, projection: { ...session.table.projection, order: ['A', 'C'] } };
  session.log = LOG;
  const controller = new BoardController(session);
  const told = playedCards(controller).map(({ seat, value, places, common, instead, state }) => [
    seat,
    value,
    places,
    common,
    instead,
    state,
  ]);
  expect(told).toEqual([
    ['B', 150, 5, 'king', 'ki_150', 'done'],
    ['A', 30, 3, 'intrigue', 'ki_30', 'now'],
    ['C', 70, 4, '', '', 'waits'],
  ]);
  expect(leaderOfNext(controller)).toBe('A');
  expect(playedBefore(controller)).toEqual({ A: [50], B: [60], C: [] });
  expect(spokenRound(controller)).toContain('you: 30, calls 6, places 3. Intrigue action instead of Place 2 anywhere.');
});

test('with free choice both actions stand on the card until one is chosen', () => {
  const session = intrigue(['choose_card own', 'choose_card intrigue'], 0, {
    ...STRENGTH,
    card: '',
    at: 'choose_card',
  });
  session.table = {
    ...session.table,
    options: { ki_free_choice: true },
    labels: [
      asks('choice-choose_card', { card: 'card-ki_30' }),
      asks('choice-choose_card', { card: 'card-ki_intrigue' }),
    ],
    projection: { ...session.table.projection, order: ['A', 'C'] },
  };
  session.log = LOG;
  const controller = new BoardController(session);
  const mine = playedCards(controller).find(({ seat }) => seat === 'A');
  expect([mine?.either, mine?.instead, mine?.card]).toEqual([true, '', 'ki_intrigue']);
  expect(controller.bar.targets.map(({ label }) => label)).toEqual(['Place 2 anywhere', 'Intrigue action']);
  expect(controller.bar.hint).toContain('Intrigue action: ');
});

test('a card has its value beside its name, its text without what it calls, and says that it is a guess', () => {
  const session = intrigue(['play_power ki_50', 'play_power ki_160'], 0, { at: 'play_power' });
  expect(cardOf(session, 50)).toBe('ki_50');
  expect(nameOfCard('ki_50')).toBe('Move 4 own');
  expect(effectOf(session, 'ki_50')).toMatch(/^Move up to 4/);
  expect([guessOf(session, 'ki_50'), guessOf(session, 'ki_king')]).toEqual(['placeholder', '']);
  const { bar } = new BoardController(session);
  expect(bar.targets.map(({ label, detail }) => [label, detail])).toEqual([
    ['50', 'Move 4 own, calls 5'],
    ['160', 'Eviction, calls 1'],
  ]);
  expect(bar.hint).toBe('Highest value: the King, places 5. Lowest: the Intrigue, places 3, leads next.');
});

test('a card of an earlier round comes back by its value', () => {
  const session = intrigue(['retrieve ki_50', 'retrieve ki_160'], 0, { at: 'retrieve' });
  session.table = { ...session.table, prompt: asks('prompt-retrieve-intrigue') };
  expect(new BoardController(session).builder.choices.map(({ power }) => power)).toEqual([50, 160]);
});
