import { beforeAll, beforeEach, expect, test } from 'vitest';
import { speak, wordsOf } from '../../lib/words.svelte';
import { MovePreviews } from '../../lib/move-previews.svelte';
import { BoardController } from './controller.svelte';
import { asks, SampleSession } from './sample';

beforeAll(async () => {
  await speak('en');
  await wordsOf('el-grande');
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
let session: SampleSession;
beforeEach(() => {
  session = new SampleSession(['place_one aragon'], { prompt: asks('prompt-place_one', { left: 2 }) });
});

test('an area that cannot be chosen says why, with the rule', async () => {
  session.whys['place_one castilla'] = { problem: 'refused-taboo', rule: 'EG-KING-2' };
  new BoardController(session).choose('castilla');
  await settled();
  expect(session.problem).toMatchObject({
    detail: 'The king is there: no piece may enter or leave his region.',
    rule: 'EG-KING-2',
  });
  expect(session.played).toEqual([]);
});

test('a power card that lies already, and an action card that is taken', async () => {
  const controller = new BoardController(session);
  session.whys['play_power 13'] = { problem: 'refused-value-lies', rule: 'EG-POWER-2' };
  await controller.session.explain('play_power 13');
  expect(session.problem?.detail).toBe('That value has been played in this round; choose another one.');
  session.whys['choose_card pile_2'] = { problem: 'refused-not-face-up', rule: 'EG-PICK-1' };
  await controller.session.explain('choose_card pile_2');
  expect(session.problem).toMatchObject({ rule: 'EG-PICK-1' });
});

test('what answers another decision, or none, gets told what is asked', async () => {
  session.whys['play_power 2'] = { problem: 'refused-other-decision', rule: '' };
  const controller = new BoardController(session);
  await controller.session.explain('play_power 2');
  expect(session.problem?.detail).toBe(`That is for another time. Now: ${session.prompt}`);
  const part = new SampleSession(['next_part place'], { prompt: asks('prompt-next_part') });
  new BoardController(part).choose('castilla');
  await settled();
  expect(part.wondered).toEqual([]);
  expect(part.problem?.detail).toContain(part.prompt);
});

test('nothing is explained while nothing is asked and the server says nothing', async () => {
  const other = new SampleSession([]);
  new BoardController(other).choose('castilla');
  await other.explain('');
  expect(other.problem).toBeNull();
});

test('after the end nothing is shown as if it were scored', () => {
  const controller = new BoardController(session);
  controller.turn();
  expect(controller.shows).toBe('scored');
  session.table = { ...session.table, phase: 'over' };
  expect(controller.shows).toBe('map');
});

test('a card that scores has a view of its own, as long as it lies there', async () => {
  const card = 'eg95_score_any_p2';
  session = new SampleSession(
    ['choose_region castilla', 'choose_region aragon', 'next_part end_turn'],
    { prompt: asks('prompt-score') },
    { card },
  );
  session.facts.cards[card] = {
    pile: 2,
    place: 2,
    copies: 1,
    effect: 'score_chosen',
    icon: 'score_chosen',
    scores: true,
    source: 'rulebook',
    text: [],
    rules: [],
  };
  session.payments = {
    'choose_region castilla': { castilla: { A: 5, B: 3 } },
    'choose_region aragon': { aragon: { B: 4 } },
  };
  const controller = new BoardController(session);
  expect(controller.views).toEqual(['map', 'scored']);
  controller.findPayments();
  await settled();
  expect(controller.views).toEqual(['map', 'scored', 'card']);
  controller.shows = 'card';
  expect(controller.viewName('card')).toBe('After “Score any region”');
  expect(controller.cardPays).toEqual({ castilla: { A: 5, B: 3 }, aragon: { B: 4 } });
  expect(controller.label('castilla')).toContain('It pays');
  expect(controller.gains).toEqual({}); // nobody knows yet which of the two
  session.table = { ...session.table, version: session.table.version + 1 };
  expect([controller.shows, controller.views]).toEqual(['map', ['map', 'scored']]);
});

test('what gets no answer is asked once', async () => {
  session.preview = async (move) => {
    session.wondered.push(move);
    return null;
  };
  const previews = new MovePreviews(session);
  await previews.fetchPreviews(['place_one aragon']);
  await previews.fetchPreviews(['place_one aragon']);
  expect(session.wondered).toEqual(['place_one aragon']);
  session.table = { ...session.table, version: session.table.version + 1 };
  await previews.fetchPreviews(['place_one aragon']);
  expect(session.wondered).toHaveLength(2);
});

test('where two opponents stand, a region asks whose caballero is meant, and plays nothing', () => {
  const moves = ['banish_one B castilla', 'banish_one C castilla', 'banish_one C aragon'];
  const banishing = new SampleSession(moves, { prompt: asks('prompt-banish_one') });
  const controller = new BoardController(banishing);
  expect(controller.playsAt('castilla')).toBe(false);
  expect(controller.playsAt('aragon')).toBe(true);
  controller.choose('castilla');
  controller.choose('castilla');
  expect(banishing.played).toEqual([]);
  expect(controller.bar.hint).toBe('Whose caballero in Castilla?');
  expect(controller.bar.targets.map(({ move, seat }) => [move, seat])).toEqual([
    ['banish_one B castilla', 'B'],
    ['banish_one C castilla', 'C'],
  ]);
  expect([...controller.builder.pieces]).toEqual(['B castilla', 'C castilla']);
  controller.bar.drop?.();
  expect(controller.bar.targets).toHaveLength(3);
  expect(controller.bar.drop).toBeUndefined();
  controller.choose('castilla', 'C'); // a token says whose
  controller.choose('aragon');
  expect(banishing.played).toEqual(['banish_one C castilla', 'banish_one C aragon']);
});

test('the caballero to move is asked for where several stand, and the place may be asked before the board', () => {
  const moving = new SampleSession(
    ['move_one A castilla toledo', 'move_one B castilla toledo', 'move_one A aragon toledo'],
    {
      prompt: asks('prompt-move_one-any', { any: 3 }),
    },
  );
  const controller = new BoardController(moving);
  controller.choose('castilla');
  expect(controller.builder.picked).toEqual([]);
  expect(controller.bar.targets.map(({ label }) => label)).toEqual(['Ada from Castilla', 'Ben from Castilla']);
  controller.bar.targets[1]?.act?.();
  expect([controller.builder.picked, controller.builder.askedArea]).toEqual([['move_one', 'B', 'castilla'], '']);
  const boards = new SampleSession(['board board_8 toledo', 'board board_4 toledo', 'board board_4 castillo']);
  const other = new BoardController(boards);
  expect([...other.builder.legal]).toEqual(['toledo', 'castillo']);
  other.choose('castillo');
  expect(boards.played).toEqual([]);
  other.choose('toledo');
  expect(other.bar.hint).toBe('Toledo: which board?');
  expect(other.bar.targets.map(({ label }) => label)).toEqual(['The 8 board (8/4/0)', 'The 4 board (4/0/0)']);
});

test('whoever turns to something else is asked about that, and no longer about the move before', () => {
  const moves = ['banish_one B castilla', 'banish_one C castilla', 'banish_one C aragon'];
  const banishing = new SampleSession(moves, { prompt: asks('prompt-banish_one') });
  const controller = new BoardController(banishing);
  banishing.unsure = 'banish_one C aragon';
  controller.choose('castilla');
  expect([banishing.unsure, controller.builder.askedArea]).toEqual(['', 'castilla']);
  const moving = new SampleSession(['move_one A castilla toledo', 'move_one B aragon toledo']);
  moving.unsure = 'move_one A castilla toledo';
  new BoardController(moving).choose('aragon');
  expect(moving.unsure).toBe('');
});
