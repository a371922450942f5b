import { beforeAll, beforeEach, expect, test } from 'vitest';
import { speak, wordsOf } from '../../lib/words.svelte';
import { Ahead } from './ahead.svelte';
import { Desk } from './desk.svelte';
import { asks, Sample } from './sample';

beforeAll(async () => {
  await speak('en');
  await wordsOf('el-grande');
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
let session: Sample;
beforeEach(() => {
  session = new Sample(['place_one aragon'], { question: asks('prompt-place_one', { left: 2 }) });
});

test('an area that cannot be chosen says why, with the rule', async () => {
  session.whys['place_one castilla'] = { problem: 'refused-taboo', rule: 'EG-KING-2' };
  new Desk(session).choose('castilla');
  await settled();
  expect(session.problem).toMatchObject({
    text: 'The king is there: no piece may enter or leave his region.',
    rule: 'EG-KING-2',
  });
  expect(session.played).toEqual([]);
});

test('a power card that lies already, and an action card that is taken', async () => {
  const desk = new Desk(session);
  session.whys['play_power 13'] = { problem: 'refused-value-lies', rule: 'EG-POWER-2' };
  await desk.explain('play_power 13');
  expect(session.problem?.text).toBe('That value has been played in this round; choose another one.');
  session.whys['choose_card pile_2'] = { problem: 'refused-not-face-up', rule: 'EG-PICK-1' };
  await desk.explain('choose_card pile_2');
  expect(session.problem).toMatchObject({ rule: 'EG-PICK-1' });
});

test('what answers another decision, or none, gets told what is asked', async () => {
  session.whys['play_power 2'] = { problem: 'refused-other-decision', rule: '' };
  const desk = new Desk(session);
  await desk.explain('play_power 2');
  expect(session.problem?.text).toBe(`That is for another time. Now: ${session.question}`);
  const part = new Sample(['next_part place'], { question: asks('prompt-next_part') });
  new Desk(part).choose('castilla');
  await settled();
  expect(part.wondered).toEqual([]);
  expect(part.problem?.text).toContain(part.question);
});

test('nothing is explained while nothing is asked and the server says nothing', async () => {
  const other = new Sample([]);
  new Desk(other).choose('castilla');
  await new Desk(other).explain('');
  expect(other.problem).toBeNull();
});

test('after the end nothing is shown as if it were scored', () => {
  const desk = new Desk(session);
  desk.turn();
  expect(desk.shows).toBe('scored');
  session.table = { ...session.table, phase: 'over' };
  expect(desk.shows).toBe('map');
});

test('a card that scores has a view of its own, as long as it lies there', async () => {
  const card = 'eg95_score_any_p2';
  session = new Sample(
    ['choose_region castilla', 'choose_region aragon', 'next_part end_turn'],
    { question: asks('prompt-score') },
    { card },
  );
  session.facts.cards[card] = { pile: 2, place: 2, effect: 'score_chosen', scores: true, text: [] };
  session.foreseen = {
    'choose_region castilla': { castilla: { A: 5, B: 3 } },
    'choose_region aragon': { aragon: { B: 4 } },
  };
  const desk = new Desk(session);
  expect(desk.views).toEqual(['map', 'scored']);
  desk.findPayments();
  await settled();
  expect(desk.views).toEqual(['map', 'scored', 'card']);
  desk.shows = 'card';
  expect(desk.viewName('card')).toBe('After “Score any region”');
  expect(desk.cardPays).toEqual({ castilla: { A: 5, B: 3 }, aragon: { B: 4 } });
  expect(desk.label('castilla')).toContain('It pays');
  expect(desk.gains).toEqual({}); // nobody knows yet which of the two
  session.table = { ...session.table, version: session.table.version + 1 };
  expect([desk.shows, desk.views]).toEqual(['map', ['map', 'scored']]);
});

test('what gets no answer is asked once', async () => {
  session.whatIf = async (move) => {
    session.wondered.push(move);
    return null;
  };
  const ahead = new Ahead(session);
  await ahead.find(['place_one aragon']);
  await ahead.find(['place_one aragon']);
  expect(session.wondered).toEqual(['place_one aragon']);
  session.table = { ...session.table, version: session.table.version + 1 };
  await ahead.find(['place_one aragon']);
  expect(session.wondered).toHaveLength(2);
});
