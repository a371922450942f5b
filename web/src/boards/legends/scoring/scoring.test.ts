import { expect, test } from 'vitest';
import { positionAfter, positionOf, type Position } from './position';
import { Sample } from './sample';
import { lastScoring, leadsIn, pointsIn, scoringsOf, SOURCES, type Scene, type Scoring } from './scoring';

function showIn(game: 'two' | 'three' | 'full' | 'everything', leg = 0): Scoring {
  const session = new Sample(game, leg);
  return scoringsOf(session.change, session)[0]!;
}

function scene(scoring: Scoring, id: string): Scene {
  return scoring.scenes.find((each) => each.id === id)!;
}

test.each([
  ['two', 0],
  ['three', 0],
  ['full', 0],
  ['full', 1],
  ['full', 2],
] as const)('every point of %s, leg %i, is told', (game, leg) => {
  const session = new Sample(game, leg);
  const scoring = showIn(game, leg);
  const all = scoring.scenes.length;
  for (const seat of session.letters) {
    expect(pointsIn(scoring, seat, all)).toBe(scoring.totals[seat]);
    if (!scoring.final) continue;
    const { total, ...points } = session.table.projection.points[seat]!;
    expect(scoring.totals[seat]).toBe(total);
    for (const source of SOURCES) expect(pointsIn(scoring, seat, all, source)).toBe(points[source]);
  }
});

test('every region of the map is told once, by itself or with its island', () => {
  const scoring = showIn('two');
  const { layout } = scoring.position.view;
  const { sides } = new Sample('two').facts.facts;
  const map = Object.keys(layout).flatMap((side) => Object.values(sides[side]!.islands).flat());
  const told = scoring.scenes.flatMap(({ source, id, emptyRegions }) => (source === 'regions' ? [id] : emptyRegions));
  expect(told.toSorted()).toEqual(map.toSorted());
});

test('who stands in a region, who rules it, and why nobody does', () => {
  const scoring = showIn('two');
  expect(scene(scoring, 'desert_4')).toMatchObject({
    why: 'rules',
    rows: [
      { who: 'B', armies: 12, cities: 1, count: 13, points: 1 },
      { who: 'A', armies: 8, count: 8, points: 0 },
    ],
  });
  expect(scene(scoring, 'volcano_3')).toMatchObject({ why: 'neutral', rows: [{ who: 'N', count: 1, points: 0 }] });
  expect(scene(scoring, 'desert_6')).toMatchObject({ why: 'tied', rows: [{ who: 'A' }, { who: 'N' }] });
  expect(scene(scoring, 'volcano_1')).toBeUndefined();
  expect(scene(scoring, 'volcano_a')).toMatchObject({
    why: 'nobody',
    rows: [],
    emptyRegions: ['volcano_1', 'volcano_2'],
  });
});

test('islands by the regions that are ruled', () => {
  const scoring = showIn('two');
  expect(scene(scoring, 'desert_a').rows).toMatchObject([
    { who: 'B', count: 2, points: 1 },
    { who: 'A', count: 1, points: 0 },
  ]);
  expect(scene(scoring, 'volcano_b')).toMatchObject({
    why: 'neutral',
    rows: [{ who: 'N', count: 2, points: 0 }, { who: 'A' }],
  });
  const at = scoring.scenes.indexOf(scene(scoring, 'desert_a'));
  expect(scoring.scenes[at - 1]?.source).toBe('regions'); // an island comes after its regions
});

test('elixirs, cards that pay and cards that pay nothing', () => {
  const scoring = showIn('two');
  const elixirs = scoring.scenes.find(({ source }) => source === 'elixirs');
  expect(elixirs).toMatchObject({
    why: 'rules',
    rows: [
      { who: 'A', count: 8, points: 2 },
      { who: 'B', points: 0 },
    ],
  });
  const cards = scoring.scenes.filter(({ source }) => source === 'cards');
  expect(cards.map(({ id }) => id)).toEqual(['A', 'B']);
  expect(cards[0]!.rows).toContainEqual({ who: 'A', of: 'noble_hills', count: 0, points: 4 });
  expect(scoring.sources).toEqual(['regions', 'islands', 'elixirs', 'cards']);
});

test('a full game: citadels, tokens, leaders, and what earlier legs brought', () => {
  const [first, second, third] = [0, 1, 2].map((leg) => showIn('full', leg));
  expect(first).toMatchObject({ leg: 1, legs: 3, final: false });
  expect(first!.sources).not.toContain('carried');
  expect(second!.scenes.find(({ source }) => source === 'tokens')!.rows).toContainEqual(
    expect.objectContaining({ who: 'A', region: 'desert_4', points: 1 }),
  );
  expect(second!.scenes.find(({ source }) => source === 'leader')!.rows).toContainEqual(
    expect.objectContaining({ who: 'B', of: 'white_knight', points: 1 }),
  );
  expect(second!.scenes.at(-1)).toMatchObject({ source: 'carried' });
  expect(pointsIn(second!, 'B', 99, 'carried')).toBe(7);
  expect(third).toMatchObject({ leg: 3, final: true });
  for (const seat of ['A', 'B', 'C', 'D'])
    expect(third!.totals[seat]).toBe(first!.points[seat]! + second!.points[seat]! + third!.points[seat]!);
});

test('a leg that another has followed is found again from what happened', () => {
  for (const leg of [0, 1]) {
    const session = new Sample('full', leg);
    const scoring = showIn('full', leg);
    expect(session.table.view.leg).toBe(leg + 2); // the next has begun
    expect(scoring.position.view.leg ?? 1).toBe(leg + 1);
  }
});

/** All that a position shows, whatever the order of what has none. */
function shown({ view, abilities }: Position): object {
  const counts = (each: Record<string, number> = {}) =>
    Object.entries(each)
      .filter(([, n]) => n)
      .toSorted();
  const lists = (each: Record<string, string[]> = {}) =>
    Object.fromEntries(Object.entries(each).map(([seat, words]) => [seat, words.toSorted()]));
  const regions = Object.entries(view.regions)
    .map(([region, { armies, cities }]) => [region, counts(armies), counts(cities)] as const)
    .filter(([, armies, cities]) => armies.length + cities.length)
    .toSorted();
  const deck = typeof view.deck === 'number' ? view.deck : view.deck.length;
  const { row, coins, supply, tokens, captured, leaders, layout, start, leg, carried } = view;
  return {
    ...{ regions, row, deck, coins, supply, tokens, captured, leaders, layout, start, leg, carried, abilities },
    cards: lists(view.cards),
    owned: lists(view.owned),
    seen: lists(view.seen),
    face_down: view.face_down?.toSorted(),
  };
}

test.each([
  ['two', 0],
  ['three', 0],
  ['full', 2],
] as const)('what happened leads from the table before to the table that is scored: %s', (game, leg) => {
  const { change, facts } = new Sample(game, leg);
  expect(shown(positionAfter(change.before!, change.happened[0]!.events, facts))).toEqual(
    shown(positionOf(change.after)),
  );
});

test.each([0, 1, 2])('and so with all that Legends has, where the next leg lies there already: leg %i', (leg) => {
  const { change, facts, ended } = new Sample('everything', leg);
  const found = positionAfter(change.before!, change.happened[0]!.events, facts);
  expect(shown(found)).toEqual(shown(positionOf(ended)));
});

test.each([0, 1, 2])('every point of a game with encounters and the Poison Swamp, leg %i, is told', (leg) => {
  const { letters, ended } = new Sample('everything', leg);
  const show = showIn('everything', leg);
  for (const seat of letters) {
    const { total, ...points } = ended.projection.points[seat]!;
    expect(show.totals[seat]).toBe(total);
    for (const source of SOURCES) expect(pointsIn(show, seat, 999, source)).toBe(points[source]);
  }
  const ruled = ({ projection }: typeof ended) =>
    [projection.regions, projection.islands].map((each) =>
      Object.entries(each)
        .filter(([, { leads }]) => leads)
        .map(([id, { leads }]) => [id, leads])
        .toSorted(),
    );
  const leads = leadsIn(show);
  expect(
    [leads.regions, leads.islands].map((each) =>
      Object.entries(each)
        .filter(([, who]) => who)
        .toSorted(),
    ),
  ).toEqual(ruled(ended));
});

test('a game that is over tells its last scoring again', () => {
  expect(lastScoring(new Sample('full', 2))).toEqual(showIn('full', 2));
  expect(lastScoring(new Sample('full', 0))).toBeNull();
});

test('a change without a scoring has none', () => {
  const session = new Sample('two');
  expect(scoringsOf({ ...session.change, happened: [] }, session)).toEqual([]);
});
