// What the variants of both editions add: pieces, places, choices and sums.

import { beforeAll, describe, expect, test, vi } from 'vitest';
import { colourOf, SHAPES } from '../../lib/seats';
import { speak, wordsOf } from '../../lib/words.svelte';
import type { View } from './api';
import { barOf } from './bar';
import { piecesIn } from './cluster';
import { BoardController } from './controller.svelte';
import { areaLabel, holderLabel, regionCards, tableLabel } from './label';
import { isSpain, landOf, places, towards } from './map';
import { flightsIn } from './motion';
import { areasNow, greyInHand, choicesAt, choicesNow } from './move-builder.svelte';
import { nameOf } from './names';
import { notesOf } from './preview';
import { putThisTurn, roundSoFar, turnOrder } from './record';
import { asks, entry, SampleSession } from './sample';
import { coloursAt, muslimCount, projectionOf, sumOf, total } from './view';

beforeAll(async () => {
  await speak('en');
  await wordsOf('el-grande');
});

const nothing = { picked: [] as string[], pick: () => {}, drop: () => {} };
const offersOf = (moves: string[]) => moves.map((move) => ({ move, words: move.split(' '), label: move }));
const spoken = (session: SampleSession, area: string) => areaLabel({ session, area, thrown: {} });

const NAMES: Record<string, string> = { g02: 'short-move-own', g05: 'short-place_anywhere' };

/** A game with grey cards; the reader has two. */
function withGreys(moves: string[], view: Partial<View> = {}): SampleSession {
  const session = new SampleSession(moves, {}, { greys: { A: ['g02', 'g05'] }, grey: {}, ...view });
  session.facts.facts.greys = Object.fromEntries(
    Object.entries(NAMES).map(([id, effect]) => {
      const value = Number(id.slice(1));
      return [
        id,
        {
          value,
          name: asks('grey-name', { value, effect: asks(effect, { number: 1 }) }),
          text: [asks('text-grey', { value }), asks('text-none')],
          source: 'placeholder',
        },
      ];
    }),
  );
  return session;
}

/** A game of two with the virtual player. */
function withVirtual(moves: string[] = [], view: Partial<View> = {}): SampleSession {
  const session = new SampleSession(
    moves,
    {},
    { regions: { castilla: { A: 3, virtual: 4 }, aragon: {}, toledo: {} }, ...view },
  );
  session.facts.facts.other = 'virtual';
  return session;
}

function withChurch(church: string, moves: string[] = []): SampleSession {
  const session = new SampleSession(
    moves,
    {},
    { regions: { castilla: { A: 3, B: 5, black: 2 }, aragon: {}, toledo: {} }, church },
  );
  session.facts.facts.other = 'black';
  return session;
}

function abroad(king: string, moves: string[] = []): SampleSession {
  const session = new SampleSession(moves, {}, { king });
  session.facts.facts.abroad = { france: ['aragon', 'castilla'], portugal: ['toledo'] };
  return session;
}

function withFrance(moves: string[] = [], france = { ambassador: 'A', envoy: '', third: 'B' }): SampleSession {
  const session = new SampleSession(
    moves,
    {},
    { regions: { castilla: {}, aragon: {}, toledo: {}, france: { A: 1, B: 1 } }, france },
  );
  session.facts.facts.regions['france'] = {
    paid: [3, 1, 0],
    neighbours: ['aragon'],
    places: { ambassador: 2, envoy: 1, third: 0 },
  };
  return session;
}

describe('pieces of nobody at the table', () => {
  test('have a name and a shape that is no seat’s', () => {
    const session = withVirtual();
    expect([nameOf(session, 'virtual'), nameOf(session, 'black'), nameOf(session, 'A')]).toEqual([
      'Virtual player',
      'black',
      'Ada',
    ]);
    const shapes = ['A', 'B', 'C', 'D', 'E', 'virtual', 'black'].map((each) => SHAPES[colourOf(each)]);
    expect(new Set(shapes).size).toBe(shapes.length);
    expect(coloursAt(session)).toEqual(['A', 'B', 'C', 'virtual']);
  });

  test('black ones stand right after those of whom they count for, and last if for nobody', () => {
    const seats = (holder: string) =>
      piecesIn({ A: 5, B: 3, black: 4 }, {}, 'toledo', ['A', 'B', 'black'], holder).map(({ seat }) => seat);
    expect(seats('A')).toEqual(['A', 'black', 'B']);
    expect(seats('')).toEqual(['A', 'B', 'black']);
    expect(seats('C')).toEqual(['A', 'B', 'black']);
  });

  test('are told with whom they count for', () => {
    expect(spoken(withChurch('A'), 'castilla')).toContain('you 3, black 2, for you');
    expect(spoken(withChurch('B'), 'castilla')).toContain('black 2, for Ben');
    expect(spoken(withChurch(''), 'castilla')).toContain('black 2, for nobody');
    expect(spoken(withVirtual(), 'castilla')).toContain('Virtual player 4, you 3');
  });

  test('can be picked up like any other', () => {
    const session = withChurch('A', ['move_one black castilla toledo', 'move_one A castilla toledo']);
    const { targets } = barOf(session, [], nothing);
    expect(targets.map(({ label, seat }) => `${seat}: ${label}`)).toEqual([
      'black: Black caballero from Castilla',
      'A: Ada from Castilla',
    ]);
    const controller = new BoardController(session);
    controller.choose('castilla', 'black');
    expect(controller.builder.picked).toEqual(['move_one', 'black', 'castilla']);
    expect(controller.bar.hint).toBe('In hand: black caballero from Castilla. Where to?');
    controller.choose('toledo');
    expect(session.played).toEqual(['move_one black castilla toledo']);
  });

  test('the panel says what counts beside caballeros', () => {
    const session = withChurch('B');
    session.facts.facts.variants = ['home_region_advantage'];
    expect(notesOf(session, projectionOf(session.table), 'castilla')).toEqual([
      'Counted for Ben: 2 black.',
      'The grande of Ben counts as one more.',
    ]);
    const after = { castilla: { paid: [6, 4], rows: [], holders: [['virtual'], ['A']] } };
    expect(notesOf(withVirtual(), after, 'castilla')).toEqual([
      'The virtual player holds place 1: those points are lost.',
    ]);
    const tied = { castilla: { paid: [6, 4], rows: [], holders: [[], ['A', 'virtual']] } };
    expect(notesOf(withVirtual(), tied, 'castilla')).toEqual(['The virtual player shares place 1.']);
  });
});

describe('the virtual player', () => {
  test('has its turn in the order, its power card and the card that it took', () => {
    const events = [
      ['round-started', '2', 'A'],
      ['virtual-placed', 'castilla', '2'],
      ['virtual-kept-out', 'toledo'],
      ['virtual-power', '11'],
      ['power-played', 'A', '9'],
      ['virtual-took', 'eg23_decree'],
      ['turn-started', 'A', '9'],
    ];
    const round = roundSoFar(events, new SampleSession([], {}, { power: {} }).table.view);
    expect(round.powers).toEqual({ virtual: 11, A: 9 });
    expect(round.taken).toEqual({ eg23_decree: 'virtual' });
    expect(round.regions).toEqual([
      ['castilla', 2],
      ['toledo', 0],
    ]);
    expect(turnOrder(['virtual', 'A', 'B'], round, ['A', 'B'])).toEqual(['virtual', 'A', 'B']);
  });

  test('stands in the list of players before its turn is known', () => {
    const session = withVirtual();
    expect(new BoardController(session).order).toEqual(['virtual', 'B', 'A', 'C']);
  });
});

describe('grey cards', () => {
  const moves = ['play_power 1', 'play_power 13', 'play_power 1 g02', 'play_power 13 g02', 'play_power 1 g05'];

  test('one is chosen before the power card, and what both make is told', () => {
    const session = withGreys(moves);
    const controller = new BoardController(session);
    const told = () => controller.bar.targets.map(({ label, detail }) => `${label} | ${detail}`);
    expect(told()).toEqual(['+2 | move 1 own', '+5 | place 1 anywhere', '1 | calls 6', '13 | calls 0']);
    expect(controller.bar.hint).toBe('Alone, or with a grey card: choose the grey one first.');
    controller.bar.targets[0]!.act!();
    expect(greyInHand(controller.builder.picked)).toBe('g02');
    expect(told().slice(2)).toEqual(['1 | → 3, calls 6', '13 | → 15, calls 0']);
    expect(controller.bar.targets[0]!.chosen).toBe(true);
    expect(controller.bar.targets[2]!.move).toBe('play_power 1 g02');
    expect(controller.bar.drop).toBeDefined();
    controller.bar.targets[0]!.act!(); // back into hand
    expect(controller.builder.picked).toEqual([]);
    controller.take(controller.builder.choices.find(({ grey }) => grey === 'g05')!);
    expect(controller.builder.choices.filter(({ power }) => power).map(({ power }) => power)).toEqual([1]);
  });

  test('the sum of both counts, and is what others cannot play', () => {
    const session = withGreys(moves, { grey: { B: 'g05' }, power: { B: 7, C: 9 } });
    expect(sumOf(session.facts, session.table.view, 'B', 7)).toBe(12);
    expect(new BoardController(session).sums).toEqual({ B: 12, C: 9 });
  });

  test('are counted in the hand', () => {
    const controller = new BoardController(withGreys(moves, { hands: { A: [1, 2, 13], B: 9, C: 8 } }));
    expect(['A', 'B'].map((seat) => controller.inHand(seat))).toEqual([5, 9]);
  });

  test('are passed on and taken back', () => {
    const passed = barOf(withGreys(['pass_grey g02', 'pass_grey g05']), [], nothing).targets;
    expect(passed.map(({ label, detail }) => `${label} ${detail}`)).toEqual(['+2 move 1 own', '+5 place 1 anywhere']);
    const back = barOf(withGreys(['retrieve 9', 'retrieve g02']), [], nothing).targets;
    expect(back[1]?.label).toBe('Grey card 2 (move 1 own)');
    expect(choicesNow(offersOf(['retrieve 9', 'retrieve g02']), [])[1]).toMatchObject({ grey: 'g02', whole: true });
  });
});

describe('the king elsewhere', () => {
  test('abroad he is told, and what is beside him', () => {
    const session = abroad('france');
    expect(spoken(session, 'france')).toBe('France: king in exile, beside Aragón, Castilla.');
    expect(spoken(session, 'portugal')).toBe('Portugal: beside Toledo.');
    expect(tableLabel(session, [], {}, false)).toBe('The king is in France.');
    session.table = { ...session.table, moves: ['place_one aragon'], decision: 'place_one' };
    expect(barOf(session, [], nothing).hint).toContain('The king is in France, beside Aragón and Castilla.');
  });

  test('beside the castillo he closes it', () => {
    const session = new SampleSession(
      ['place_one aragon'],
      {},
      { king: 'castillo', grandes: { A: 'castillo', B: 'castilla' } },
    );
    const label = spoken(session, 'castillo');
    expect(label).toContain('king beside it, so it is closed');
    expect(label).toContain('grandes inside: you');
    expect(tableLabel(session, [], {}, false)).toBe('The king is beside the castillo.');
    expect(barOf(session, [], nothing).hint).toContain('every region is open, the castillo is closed');
    expect(notesOf(session, projectionOf(session.table), 'castillo')).toEqual([
      'The king is beside it: nothing enters or leaves.',
    ]);
  });

  test('he is sent where a country or the castillo is chosen on the map', () => {
    const session = abroad('castilla', ['king_to france', 'king_to portugal', 'king_to castillo']);
    const controller = new BoardController(session);
    expect([...controller.builder.legal]).toEqual(['france', 'portugal', 'castillo']);
    expect(controller.bar.targets.map(({ label }) => label)).toEqual(['France', 'Portugal', 'Beside the castillo']);
    expect(controller.lands).toContain('portugal');
    expect(controller.playsAt('portugal')).toBe(true);
    controller.choose('portugal');
    expect(session.played).toEqual(['king_to portugal']);
    session.pending = 'king_to castillo';
    expect(controller.king).toBe('castillo');
  });

  test('keys lead to the countries in play and back, and to no other', () => {
    expect(towards('cataluna', 'ArrowUp', ['france'])).toBe('france');
    expect(towards('cataluna', 'ArrowUp')).toBe('cataluna');
    expect(towards('galicia', 'ArrowLeft', ['france', 'portugal'])).toBe('portugal');
    expect(towards('france', 'ArrowDown', ['france'])).toBe('aragon');
    expect(towards('portugal', 'ArrowDown', ['portugal'])).toBe('sevilla');
    expect(isSpain(['castilla', 'france'])).toBe(true);
    for (const phone of [false, true])
      for (const place of ['france', 'portugal', 'castillo'])
        expect(places(place, phone).king).not.toEqual(places('castilla', phone).king);
    expect(landOf('portugal').path).toMatch(/^M/);
  });

  test('an escort stands where he is, a grande where it is', () => {
    const pieces = { king: 'castilla', grandes: { A: 'toledo', B: 'castilla' } };
    expect(
      choicesAt(offersOf(['escort_one A', 'escort_one B']), [], 'castilla', pieces).map(({ seat }) => seat),
    ).toEqual(['A', 'B']);
    expect([...areasNow(offersOf(['swap_grande A']), [], pieces)]).toEqual(['toledo']);
    const session = new SampleSession(['escort_one A', 'escort_one B'], {
      prompt: asks('prompt-escort_one', { left: 2 }),
    });
    const controller = new BoardController(session);
    expect(controller.builder.pieces).toEqual(new Set(['A castilla', 'B castilla']));
    controller.choose('castilla', 'B');
    expect(session.played).toEqual(['escort_one B']);
    expect(controller.bar.targets.map(({ label, detail }) => `${label} ${detail}`)).toEqual([
      'Ada from Castilla 6 → 5',
      'Ben from Castilla 4 → 3',
    ]);
  });
});

describe('France', () => {
  test('is a region with three places', () => {
    const session = withFrance();
    expect(spoken(session, 'france')).toContain(
      "the ambassador's place (+2): you, the envoy's place (+1): free, the third place: Ben",
    );
    const controller = new BoardController(session);
    expect(controller.areas).toContain('france');
    expect(controller.countries).toEqual(['france']);
  });

  test('a place is chosen there or in the bar', () => {
    const session = withFrance(['france_place envoy', 'france_place third']);
    const controller = new BoardController(session);
    expect([...controller.spots.keys()]).toEqual(['envoy', 'third']);
    controller.choose('france');
    expect(controller.builder.askedArea).toBe('france');
    expect(controller.bar.hint).toBe('France: which place?');
    controller.take(controller.spots.get('envoy')!);
    expect(session.played).toEqual(['france_place envoy']);
  });

  test('what a place there pays counts for the row', () => {
    expect(total({ seat: 'A', points: 3, king: 0, grande: 0, france: 2 })).toBe(5);
  });
});

test('who holds the marker, and which region cards were turned up, can be asked for', () => {
  expect(holderLabel(withChurch('A'))).toBe('The church marker: you.');
  expect(holderLabel(withChurch(''))).toBe('The church marker: nobody.');
  const controller = new BoardController(withVirtual([], { drawn: 2 }));
  controller.session.log = [entry(1, '', 'round-started 2 A', 'virtual-placed castilla 2', 'virtual-kept-out toledo')];
  expect(regionCards(controller)).toBe('Region cards: Castilla: +2, Toledo: king there, none, 7 face down.');
});

test('Granada is told by its count until it is conquered', () => {
  const regions = { granada: { A: 5, B: 4 }, castilla: {} };
  const session = new SampleSession([], {}, { regions, granada: 'muslim' });
  expect(spoken(session, 'granada')).toBe('Granada: you 5, Ben 4, not scored until 12 are here: 9 of 12.');
  expect(muslimCount(session.table.view, 'granada')).toBe(9);
  expect(muslimCount(session.table.view, 'castilla')).toBeUndefined();
  const conquered = new SampleSession([], {}, { regions, granada: 'conquered' });
  expect(muslimCount(conquered.table.view, 'granada')).toBeUndefined();
});

test('one more at home or by the church: where both go the reader is asked', () => {
  const session = new SampleSession([
    'place_extra home toledo',
    'place_extra church toledo',
    'place_extra church aragon',
    'place_extra done',
  ]);
  const controller = new BoardController(session);
  expect([...controller.builder.legal]).toEqual(['toledo', 'aragon']);
  controller.choose('toledo');
  expect(controller.builder.askedArea).toBe('toledo');
  expect(controller.bar.hint).toBe('Toledo: by which right?');
  expect(controller.bar.targets.map(({ move, detail }) => `${move} ${detail}`)).toEqual([
    'place_extra home toledo 0 → 1',
    'place_extra church toledo 0 → 1',
  ]);
  controller.drop();
  controller.choose('aragon');
  expect(session.played).toEqual(['place_extra church aragon']);
  expect(controller.bar.done?.move).toBe('place_extra done');
  session.pending = 'place_extra church aragon';
  expect(controller.counts['aragon']).toEqual({ A: 5, C: 4 });
});

test('movement limits are named with the choice of a caballero', () => {
  const moves = ['move_one A castilla toledo', 'move_one B castilla toledo'];
  const session = new SampleSession(moves, {}, { limits: {} });
  session.facts.facts.variants = ['movement_limits'];
  expect(barOf(session, [], nothing).hint).toContain('farther than a neighbour, you may move 2 fewer');
  session.table = { ...session.table, view: { ...session.table.view, limits: { far: 1 } } };
  expect(barOf(session, [], nothing).hint).toContain('One of them went farther');
});

test('what cannot be chosen is asked about as the move that is asked for', async () => {
  const session = new SampleSession(['place_extra church aragon', 'place_extra done']);
  vi.spyOn(session, 'why');
  const controller = new BoardController(session);
  controller.choose('toledo');
  expect(session.why).toHaveBeenCalledWith('place_extra church toledo');
});

test.each<[string, object[]]>([
  ['virtual-placed castilla 2', [{ seat: 'virtual', from: 'province', to: 'castilla', kind: 'caballero', count: 2 }]],
  ['placed-in-france A france envoy', [{ seat: 'A', from: 'court', to: 'france', kind: 'caballero', count: 1 }]],
  [
    'moved-to-france A B toledo france third',
    [{ seat: 'B', from: 'toledo', to: 'france', kind: 'caballero', count: 1 }],
  ],
  ['escorted A black toledo aragon', [{ seat: 'black', from: 'toledo', to: 'aragon', kind: 'caballero', count: 1 }]],
  ['black-evicted toledo aragon 2', [{ seat: 'black', from: 'toledo', to: 'aragon', kind: 'caballero', count: 2 }]],
  ['grande-shut-in B toledo', [{ seat: 'B', from: 'toledo', to: 'castillo', kind: 'grande', count: 1 }]],
  ['grande-left B toledo', [{ seat: 'B', from: 'castillo', to: 'toledo', kind: 'grande', count: 1 }]],
  ['king-moved A toledo castillo', [{ seat: '', from: 'toledo', to: 'castillo', kind: 'king', count: 1 }]],
  [
    'king-and-grande A B toledo aragon',
    [
      { seat: '', from: 'toledo', to: 'aragon', kind: 'king', count: 1 },
      { seat: 'B', from: 'aragon', to: 'toledo', kind: 'grande', count: 1 },
    ],
  ],
])('%s moves pieces', (event, flights) => {
  expect(flightsIn([event.split(' ')])).toEqual(flights);
});

test('what came to France or went with the king is marked as put there in this turn', () => {
  const { events } = entry(1, 'A', 'turn-started A 9', 'placed-in-france A france envoy', 'escorted A B toledo aragon');
  expect(putThisTurn(events, new SampleSession([]).table.view)).toEqual({
    'A france': 1,
    'B toledo': -1,
    'B aragon': 1,
  });
});
