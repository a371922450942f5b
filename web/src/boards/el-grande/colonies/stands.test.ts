// Sailing, tokens and the limit board: how caballeros stand, and what the bar and the map say about it.

import { beforeAll, describe, expect, test } from 'vitest';
import { speak, wordsOf } from '../../../lib/words.svelte';
import type { View } from '../api';
import { barOf } from '../bar';
import { clusterOf } from '../clusters';
import { BoardController } from '../controller.svelte';
import { CHART } from '../map';
import { notesOf } from '../preview';
import { scoresByRound } from '../record';
import { asks, entry, SampleSession } from '../sample';
import { scoringsOf } from '../scoring/scoring';
import { areaSentence } from '../scoring/words';
import { OVERSEAS } from '../later';
import drawn from './chart.json';
import * as overseas from './overseas';
import { limited } from './layout';
import { cargoOf, standsOf } from './stands';

Object.assign(CHART, drawn);
Object.assign(OVERSEAS, overseas);
beforeAll(async () => {
  await speak('en');
  await wordsOf('el-grande');
});

const AT_SEA: Partial<View> = {
  regions: {
    castilla: { A: 6, B: 3 },
    sevilla: { A: 1 },
    ship: { A: 3, B: 1 },
    america: { A: 2, C: 1 },
    mediterranean: {},
    france: {},
  },
  france: { ambassador: '', envoy: '', third: '' },
  offices: { captain: '', viceroy: '' },
  carriers: { ship: { A: ['gold', 'goods'] } },
  free_tokens: { gold: 1, goods: 0 },
  limit_board: 'castilla',
  beside: { A: ['ordinary', 'ordinary'] },
  may_sail: { ship: { A: 1 }, ship_gold: { A: 1 }, america: { A: 1 } },
  moved: { ship_goods: { A: 1 } },
  grandes: { A: 'castilla', B: 'aragon', C: 'aragon' },
};
const MOVES = [
  'sea_move A ship sevilla',
  'sea_move A ship france',
  'sea_move A america ship',
  'sea_move A america america',
  'turn_card pile_4',
  'sea_move done',
];

function sailing(moves: string[] = MOVES, view: Partial<View> = {}, more = {}): SampleSession {
  const session = new SampleSession(moves, more, { agenda: [], ...AT_SEA, ...view });
  session.table.decision = moves[0]!.split(' ')[0]!;
  session.facts.facts.spaces = 10;
  return session;
}
const bar = (session: SampleSession, picked: string[] = [], gain = (_: string) => 0) =>
  barOf(session, [], { picked, pick: () => {}, drop: () => {}, gain });

describe('who stands how', () => {
  test('one colour is told apart by what it carries, by the limit board, and by whether it has moved', () => {
    const { view } = sailing().table;
    expect(standsOf(view, 'ship', 'A', 3)).toEqual([
      { load: '', beside: false, count: 1, moved: 0 },
      { load: 'gold', beside: false, count: 1, moved: 0 },
      { load: 'goods', beside: false, count: 1, moved: 1 },
    ]);
    expect(standsOf(view, 'castilla', 'A', 6).map(({ beside, count }) => [beside, count])).toEqual([
      [false, 4],
      [true, 2],
    ]);
    expect(standsOf(view, 'sevilla', 'A', 1)).toHaveLength(1);
    expect(cargoOf(view, 'ship', 'A')).toEqual(['', 'gold']); // the one with goods has moved
  });

  test('in a repetition only what it has moved counts as moved (GI-TURN-8)', () => {
    const { view } = sailing(MOVES, { turn_of: 'B', moved_again: { ship_gold: { A: 1 } } }).table;
    expect(standsOf(view, 'ship', 'A', 3).map(({ moved }) => moved)).toEqual([0, 1, 0]);
  });

  test('the grande stands with one token only', () => {
    const pieces = new BoardController(sailing()).pieces('castilla').filter(({ seat }) => seat === 'A');
    expect(pieces.map(({ stand, grande }) => [stand, grande])).toEqual([
      ['ordinary', true],
      ['beside', false],
    ]);
  });

  test('an area is read out with tokens, moves and the limit board (GI-LIM-1)', () => {
    const controller = new BoardController(sailing());
    expect(controller.label('ship')).toContain('you 1, you 1 with gold, you 1 with goods (1 moved), Ben 1');
    expect(controller.label('america')).toContain('gold free: 1');
    expect(controller.label('castilla')).toContain('on the limit board you 4, Ben 3 (7 of 10 places)');
    expect(controller.label('castilla')).toContain('beside it, not counted: you 2');
  });
});

describe('a window', () => {
  test('first who sails, with what they carry; what is no sea move comes last', () => {
    const { targets, done, hint } = bar(sailing());
    expect(targets.map(({ label, detail }) => [label, detail])).toEqual([
      ['Ship', 'gold'],
      ['America', undefined],
      ['Turn_card pile_4', undefined], // the server's label
    ]);
    expect(done!.label).toBe('Done sailing');
    expect(hint).toContain('Gold pays 6');
  });

  test('then where to: what pays comes first', () => {
    expect(bar(sailing(), ['sea_move', 'A', 'ship']).targets.map(({ label, detail }) => [label, detail])).toEqual([
      ['Sevilla', 'up to +6, 1 → 2'],
      ['France', '0 → 1'],
    ]);
    const steps = bar(sailing(), ['sea_move', 'A', 'america']).targets;
    expect(steps.map(({ label }) => label)).toEqual(['Ship', 'Onto the gold']);
  });

  test('on the map the token is chosen, then the area; a token is stepped onto in its own area', () => {
    const session = sailing();
    const controller = new BoardController(session);
    expect([...controller.builder.legal]).toEqual(['ship', 'america']);
    const ship = controller.pieces('ship').filter((piece) => controller.offers('ship', piece));
    expect(ship.map(({ stand }) => stand)).toEqual(['ordinary', 'gold']);
    controller.choose('america');
    controller.choose('america');
    expect(session.played).toEqual(['sea_move A america america']);
  });

  test('which of several is asked in the bar, and each token is a choice of its own', () => {
    const prompt = asks('prompt-from_place', { owner: 'Ada', area: 'area-ship' });
    const agenda = ['sea_move A 0 0 0', 'from_place A 0 422 0'];
    const session = sailing(['from_place gold', 'from_place ordinary'], { agenda }, { prompt });
    const { targets } = bar(session, [], (move) => (move.endsWith('gold') ? 6 : 0));
    expect(targets.map(({ label, detail }) => [label, detail])).toEqual([
      ['With gold', '+6'],
      ['Without a token', undefined],
    ]);
    const controller = new BoardController(session);
    const piece = controller.pieces('ship').find(({ stand }) => stand === 'gold')!;
    controller.take(controller.standAt('ship', piece)!);
    expect(session.played).toEqual(['from_place gold']);
    expect(controller.standAt('ship', { ...piece, seat: 'B' })).toBeUndefined();
  });

  test('who goes back to the province loses the token (GI-CAR-3)', () => {
    const prompt = asks('prompt-from_place', { owner: 'Ada', area: 'area-ship' });
    const agenda = ['return_one A 1 0 0', 'from_place A 0 416 0'];
    const session = sailing(['from_place gold', 'from_place ordinary'], { agenda }, { prompt });
    expect(bar(session).targets[0]!.detail).toBe('gold lost');
  });
});

describe('the limit board', () => {
  test('who counts stands in its frame, the others do not (GI-LIM-1)', () => {
    const { layout, pieces } = clusterOf(new BoardController(sailing()), 'castilla', false, CHART);
    const [x, y, width, height] = layout!.frame;
    for (const piece of pieces) {
      const isInside = piece.x > x && piece.x < x + width && piece.y > y && piece.y < y + height;
      expect(isInside, piece.key).toBe(!piece.beside);
    }
  });

  test('tokens never lie on each other, however many there are', () => {
    for (const n of [1, 4, 6])
      for (const out of [0, 1, 6]) {
        const of = (beside: boolean, count: number) =>
          Array.from({ length: count }, () => ({ seat: 'A', count: 1, grande: false, beside }));
        const { points, scale } = limited([...of(false, n), ...of(true, out)], [400, 300], {
          cols: 3,
          pitch: 51,
          scale: 1.2,
          room: 0,
          number: 54,
          foot: 16,
          spaces: 10,
          free: false,
        });
        for (const [i, [x, y]] of points.entries())
          for (const [u, v] of points.slice(i + 1)) expect(Math.hypot(x - u, y - v)).toBeGreaterThan(28 * scale);
      }
  });

  test('whoever has the Inquisitor is asked who steps on it, by token or in the bar (GI-LIM-8)', () => {
    const session = sailing(['fill_board A', 'fill_board B'], { beside: { A: ['ordinary'], B: ['ordinary'] } });
    const controller = new BoardController(session);
    expect(bar(session).targets.map(({ label, detail, seat }) => [label, detail, seat])).toEqual([
      ['Ada', '1 beside', 'A'],
      ['Ben', '1 beside', 'B'],
    ]);
    const offered = controller.pieces('castilla').filter((piece) => controller.offers('castilla', piece));
    expect(offered.map(({ seat, stand }) => `${seat} ${stand}`)).toEqual(['A beside', 'B beside']);
    controller.choose('castilla', 'B');
    expect(session.played).toEqual(['fill_board B']);
  });

  test('the preview and the scoring say that only these count', () => {
    const session = sailing();
    const controller = new BoardController(session);
    expect(notesOf(session, controller.projection, 'castilla')).toContain(
      'Only the 10 places of the limit board count; 7 are taken.',
    );
    const [scoring] = scoringsOf(
      [entry(1, 'A', 'scoring castilla 6 4 2', 'paid A castilla 4 1 1 6')],
      session.letters,
      {},
    );
    expect(areaSentence(session, scoring!.areas[0]!, 1)).toBe('Only those on the limit board count. Castilla: Ada 6.');
  });

  test('stepping on it after the castillo is part of the general scoring (GI-LIM-4)', () => {
    const events = [
      'general-scoring 3',
      'scoring castillo 5 3 1',
      'disk-shown A castilla',
      'left-castillo A castilla 2',
      'stood-beside A castilla',
      'stood-beside A castilla',
      'stood-on A castilla 1',
      'scoring castilla 6 4 2',
    ];
    const scorings = scoringsOf([entry(1, 'A', ...events)], ['A', 'B', 'C'], {});
    expect(scorings.map(({ round, areas }) => [round, areas.length])).toEqual([[3, 2]]);
    expect(scorings[0]!.board).toEqual([
      { seat: 'A', count: 1, on: false },
      { seat: 'A', count: 1, on: true },
    ]);
  });
});

test('deliveries are in the scores of a round, those of black ones for the holder (GI-TOK-9, GI-TOK-11)', () => {
  const log = [
    { ...entry(1, 'A', 'round-started 1 A', 'inquisitor-taken B', 'delivered A sevilla gold 6'), what: 'start' },
    entry(2, 'B', 'delivered black granada goods 4', 'round-started 2 B'),
  ] as Parameters<typeof scoresByRound>[0];
  expect(scoresByRound(log, { A: 6, B: 4, C: 0 }, ['A', 'B', 'C'])[0]!.scores).toEqual({ A: 6, B: 4, C: 0 });
});
