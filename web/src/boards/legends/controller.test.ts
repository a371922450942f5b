import { beforeAll, expect, test } from 'vitest';
import { speak, wordsOf } from '../../lib/words.svelte';
import { BoardController } from './controller.svelte';
import { asks, entry, SampleSession } from './sample';

beforeAll(async () => {
  await speak('en');
  await wordsOf('legends');
});

const MOVES = ['move_one horseshoe_4 horseshoe_3', 'move_one horseshoe_4 volcano_6', 'move_one done'];
const PATHS = {
  horseshoe_4: {
    horseshoe_3: { cost: 1, coins: 0, steps: ['horseshoe_3'] },
    horseshoe_2: { cost: 2, coins: 1, steps: ['horseshoe_3', 'horseshoe_2'] },
    volcano_6: { cost: 3, coins: 0, steps: ['volcano_6'] },
  },
};

function moving(moves = MOVES): { session: SampleSession; controller: BoardController } {
  const session = new SampleSession(moves, { prompt: asks('prompt-move_one', { left: 4 }) }, {}, { paths: PATHS });
  return { session, controller: new BoardController(session) };
}

test('the only army is in hand, and every region that it can reach has its cost', () => {
  const { controller } = moving();
  expect(controller.selected).toBe('horseshoe_4');
  expect(Object.fromEntries(controller.builder.choices.map(({ region, cost }) => [region, cost]))).toEqual({
    horseshoe_3: 1,
    volcano_6: 3,
    horseshoe_2: 2,
  });
  expect(controller.bar.targets.map(({ label, detail }) => `${label} ${detail}`)).toContain(
    'Saltmarsh 2 movement points, 1 coin',
  );
});

test('where an army costs coins, its button and its region say so', () => {
  const moves = ['place_one volcano_6', 'place_one horseshoe_4', 'place_one done'];
  const labels = moves.map((_, i) => asks('choice-place_one', { coins: i ? 0 : 2 }));
  const controller = new BoardController(new SampleSession(moves, { labels }));
  expect(controller.bar.targets.map(({ detail }) => detail)).toEqual(['0 → 1, 2 coins', '4 → 5']);
  expect(controller.label('volcano_6')).toMatch(/Can be chosen, for 2 coins\.$/);
  expect(controller.label('horseshoe_4')).toMatch(/Can be chosen\.$/);
});

test('a long way is played step by step', async () => {
  const { session, controller } = moving();
  session.play = async (move: string) => {
    session.played.push(move);
    session.table = {
      ...session.table,
      version: session.table.version + 1,
      moves: ['move_one horseshoe_3 horseshoe_2'],
    };
  };
  controller.choose('horseshoe_2');
  await new Promise((done) => setTimeout(done));
  expect(session.played).toEqual(['move_one horseshoe_4 horseshoe_3', 'move_one horseshoe_3 horseshoe_2']);
});

test('where several steps are cheaper than one, they are what is shown and played', async () => {
  const paths = {
    horseshoe_4: { ...PATHS.horseshoe_4, volcano_6: { cost: 2, coins: 0, steps: ['horseshoe_3', 'volcano_6'] } },
  };
  const session = new SampleSession(MOVES, { prompt: asks('prompt-move_one', { left: 4 }) }, {}, { paths });
  const controller = new BoardController(session);
  controller.choose('volcano_6');
  await new Promise((done) => setTimeout(done));
  expect(session.played[0]).toBe('move_one horseshoe_4 horseshoe_3');
});

test('a way ends where the next step is not possible', async () => {
  const { session, controller } = moving();
  session.play = async (move: string) => {
    session.played.push(move);
    session.table = { ...session.table, version: 2, moves: ['move_one done'] };
  };
  controller.choose('horseshoe_2');
  await new Promise((done) => setTimeout(done));
  expect(session.played).toEqual(['move_one horseshoe_4 horseshoe_3']);
});

test('the next army is taken where the last one came from, until it is let go', async () => {
  const { session, controller } = moving([...MOVES, 'move_one volcano_6 volcano_3']);
  expect(controller.builder.picked).toEqual([]);
  controller.choose('horseshoe_4');
  controller.choose('horseshoe_3');
  await new Promise((done) => setTimeout(done));
  session.table = { ...session.table, version: 2 };
  expect(controller.builder.picked).toEqual(['move_one', 'horseshoe_4']);
  controller.drop();
  expect(controller.builder.picked).toEqual([]);
});

test('a region with armies of several colours asks whose is meant', () => {
  const moves = [
    'destroy_one horseshoe_4 B',
    'destroy_one horseshoe_4 C',
    'destroy_one volcano_6 B',
    'destroy_one skip',
  ];
  const session = new SampleSession(moves);
  const controller = new BoardController(session);
  controller.choose('horseshoe_4');
  expect(session.played).toEqual([]);
  expect(controller.builder.asking).toBe('horseshoe_4');
  expect(controller.bar.targets.map(({ move }) => move)).toEqual(moves.slice(0, 2));
  controller.drop();
  controller.choose('volcano_6');
  expect(session.played).toEqual(['destroy_one volcano_6 B']);
});

test('an own army is destroyed by its button alone, and the bar says why another one cannot be', () => {
  const immune = (seat: string) => new SampleSession([]).table.projection.abilities[seat]!;
  const abilities = { A: immune('A'), B: { ...immune('B'), immune: true }, C: immune('C') };
  const regions = { horseshoe_4: { armies: { A: 2, B: 1 } }, volcano_6: { armies: { B: 2 } } };
  const cards = { A: [], B: ['stronghold'], C: [] };
  const moves = ['destroy_one horseshoe_4 A', 'destroy_one skip'];
  const session = new SampleSession(moves, {}, { regions, cards }, { abilities });
  const giant = { ...session.facts.cards['stronghold']!, ability_icons: ['immune'] };
  session.facts = { ...session.facts, cards: { ...session.facts.cards, stronghold: giant } };
  const controller = new BoardController(session);
  expect(controller.bar.hint).toBe('The armies of Ben are safe: Stronghold.');
  expect(controller.bar.targets.map(({ label }) => label)).toEqual(['Your own army in Stillwater']);
  expect(controller.isOffered('horseshoe_4', 'A')).toBe(false);
  expect(controller.playsAt('horseshoe_4')).toBe(false);
  controller.choose('horseshoe_4', 'A');
  controller.choose('horseshoe_4');
  expect(session.played).toEqual([]);
  expect(controller.bar.hint).toMatch(/^Whose army in .+\? The armies of Ben are safe: Stronghold\.$/);
  expect(controller.bar.targets.map(({ move, label, act }) => [move, label, act])).toEqual([
    ['destroy_one horseshoe_4 A', 'Your own army', undefined],
  ]);
});

test('a segment is laid by its side, its place and its turn', () => {
  const moves = ['0', '1', '2', '3'].flatMap((turn) =>
    ['volcano', 'ice'].flatMap((side) => ['east', 'west'].map((place) => `lay_segment ${side} ${place} ${turn}`)),
  );
  const session = new SampleSession(moves, {}, { layout: { horseshoe: 'centre 0' }, start: '' });
  const controller = new BoardController(session);
  expect(controller.bar.targets.map(({ label }) => label)).toEqual(['Volcano', 'Ice']);
  controller.bar.targets[0]!.act!();
  expect([...controller.builder.places]).toEqual(['east', 'west']);
  controller.lay('west');
  expect(controller.heldSide).toBe('volcano');
  expect(controller.bar.done!.move).toBe('lay_segment volcano west 0');
  controller.bar.targets[0]!.act!();
  expect(controller.bar.done!.move).toBe('lay_segment volcano west 1');
  controller.drop();
  expect(controller.heldSide).toBe('');
});

test('what cannot be chosen explains itself', async () => {
  const { session, controller } = moving();
  session.whys['move_one horseshoe_4 fern_1'] = { problem: 'refused-not-neighbours', rule: 'EL-MOVE-2' };
  controller.choose('fern_1');
  await new Promise((done) => setTimeout(done));
  expect(session.wondered).toEqual(['move_one horseshoe_4 fern_1']);
  expect(session.problem?.rule).toBe('EL-MOVE-2');
});

test('the card that is carried out is named, also at the end of the row', () => {
  const row = ['graveyard', 'cursed_king', 'dire_ogre', 'stronghold', 'noble_hills'];
  const session = new SampleSession(MOVES, { prompt: asks('prompt-move_one', { left: 4 }) }, { row }, { paths: PATHS });
  session.log = [
    entry(1, 'A', 'card-taken A noble_unicorn 3'),
    entry(2, 'A', 'army-moved A horseshoe_4 horseshoe_3 1'),
  ];
  const controller = new BoardController(session);
  expect(controller.card).toBe('noble_unicorn');
  expect(controller.bar.prompt).toMatch(/^Noble Unicorn: /);
  expect(controller.put).toEqual({ 'A horseshoe_3': 1 });
});

test('a region is told with its pieces, its ruler and what it costs to get there', () => {
  const { controller } = moving();
  expect(controller.label('volcano_6')).toBe(
    'Lavaford: Ben 2, your city, ruled by Ben. Can be reached: 3 movement points.',
  );
  expect(controller.label('fern_1')).toBe('Fernmoor: empty, ruled by nobody.');
  expect(controller.summary()).toContain('Ben rules Fire Isle (regions: Ben 1).');
});

test('what follows a part of a card is no more than the supply allows', () => {
  const hint = (supply: number, parts: [string, number][]): string | undefined => {
    const moves = ['build_city horseshoe_4', 'build_city skip'];
    const session = new SampleSession(moves, { prompt: asks('decision-build_city') }, { supply: { A: supply } });
    const action = parts.map(([word, number]) => asks(`text-${word}`, number ? { number } : {}));
    const card = { ...session.facts.cards['noble_unicorn']!, action, action_icons: parts.map(([word]) => word) };
    session.facts = { ...session.facts, cards: { ...session.facts.cards, noble_unicorn: card } };
    session.log = [entry(1, 'A', 'card-taken A noble_unicorn 3')];
    return new BoardController(session).bar.hint;
  };
  const then = (word: string, number: number): [string, number][] => [
    ['city', 0],
    [word, number],
  ];
  expect(hint(14, then('place', 4))).toBe('Then: Place 4 armies.');
  expect(hint(1, then('place', 4))).toBe('Then: Place 1 army.');
  expect(hint(0, then('place', 4))).toBeUndefined();
  expect(hint(0, then('move', 3))).toBe('Then: Move armies with 3 movement points.');
  expect(hint(0, then('destroy', 0))).toBe('Then: Destroy an army.');
});
