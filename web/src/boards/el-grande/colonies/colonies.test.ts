// What the colonies add: areas overseas with their offices, kept cards, delayed scorings.

import { beforeAll, describe, expect, test } from 'vitest';
import { speak, wordsOf } from '../../../lib/words.svelte';
import type { View } from '../api';
import { barOf } from '../bar';
import { cluster, fit } from '../cluster';
import { BoardController } from '../controller.svelte';
import { CHART, isSpain, landOf, places, SEAS, SPAIN, towards } from '../map';
import { asks, SampleSession } from '../sample';
import { deckOf } from '../view';
import { OVERSEAS } from '../later';
import drawn from './chart.json';
import * as overseas from './overseas';
import { delayed, spokenToCome, toCome } from './later';
import { spotsOf, worth } from './offices';

Object.assign(CHART, drawn);
Object.assign(OVERSEAS, overseas);
beforeAll(async () => {
  await speak('en');
  await wordsOf('el-grande');
});

function withColonies(moves: string[] = [], view: Partial<View> = {}, more = {}): SampleSession {
  const session = new SampleSession(moves, more, {
    regions: { castilla: { A: 6 }, france: { B: 1 }, ship: { A: 2, B: 1 }, america: { C: 1 }, mediterranean: {} },
    france: { ambassador: '', envoy: 'B', third: '' },
    offices: { captain: 'A', viceroy: '' },
    kept: {},
    later: {},
    due: {},
    ...view,
  });
  const { regions } = session.facts.facts;
  regions['france'] = { paid: [3, 1, 0], neighbours: [], places: { ambassador: 2, envoy: 1, third: 0 } };
  regions['ship'] = { paid: [0, 0, 0], neighbours: [], places: { captain: 3 } };
  regions['america'] = { paid: [4, 0, 0], neighbours: [], places: { viceroy: 5 } };
  regions['mediterranean'] = { paid: [4, 2, 1], neighbours: [] };
  return session;
}

describe('the chart', () => {
  test('has a place for everything, and lands and arrows for the areas at sea', () => {
    expect(isSpain([...SPAIN.order, 'france', ...SEAS])).toBe(true);
    for (const area of [...SPAIN.order, ...SEAS, 'france', 'castillo']) {
      const [left, top, width, height] = CHART.viewBox as [number, number, number, number];
      const found = places(area, false, true);
      for (const [x, y] of [found.at, found.label, found.king]) {
        expect(x, area).toBeGreaterThan(left);
        expect(x, area).toBeLessThan(left + width);
        expect(y, area).toBeGreaterThan(top);
        expect(y, area).toBeLessThan(top + height);
      }
    }
    for (const sea of SEAS) expect(landOf(sea).path).toMatch(/^M.*Z$/);
  });

  test('every area is reached by arrows, as the ways go', () => {
    const reached = new Set(['castilla']);
    for (const area of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
        reached.add(towards(area, key, ['france'], true));
    expect([...reached].sort()).toEqual([...SPAIN.order, ...SEAS, 'castillo', 'france'].sort());
    expect(towards('america', 'ArrowDown', [], true)).toBe('ship');
    expect(towards('ship', 'ArrowRight', [], true)).toBe('sevilla');
    expect(towards('valencia', 'ArrowRight', [], true)).toBe('mediterranean');
    expect(towards('valencia', 'ArrowRight', [])).toBe('cataluna');
  });

  test('pieces at sea become smaller before they leave their room', () => {
    for (const sea of SEAS) {
      const { at, room } = places(sea, false, true);
      for (let n = 1; n <= 15; n++) {
        const { cols, pitch, scale } = fit(n, room!, CHART.pitch, CHART.scale);
        for (const [x, y] of cluster(n, at, cols, pitch)) {
          expect(Math.abs(x - at[0]) + 18 * scale, `${sea} ${n}`).toBeLessThanOrEqual(room![0] / 2 + 12);
          expect(Math.abs(y - at[1]) + 18 * scale, `${sea} ${n}`).toBeLessThanOrEqual(room![1] / 2 + 12);
        }
        if (n <= 3) expect(scale).toBe(CHART.scale);
      }
    }
  });
});

describe('offices', () => {
  test('who holds one stands beside the others and is not counted', () => {
    const session = withColonies();
    expect(deckOf(session.table.view, 'ship')).toEqual({ A: 1, B: 1 });
    expect(deckOf(session.table.view, 'america')).toEqual({ C: 1 });
    const controller = new BoardController(session);
    expect(spotsOf(controller).map(({ place, seat }) => `${place} ${seat}`)).toEqual([
      'ambassador ',
      'envoy B',
      'third ',
      'captain A',
      'viceroy ',
    ]);
    expect(spotsOf(controller).map(worth)).toEqual(['+2', '+1', '+0', '3', '+5']);
    expect(controller.label('ship')).toBe('Ship: captain you, 3 points, you 1, Ben 1, none of yours.');
    expect(controller.label('america')).toContain('viceroy free, 5 points');
  });

  test('an office is chosen on arrival, in the bar and at its place; the bar says that it is now or never', () => {
    const prompt = asks('prompt-to_place', { owner: 'Ada', area: 'area-ship' });
    const session = withColonies(
      ['to_place captain', 'to_place ordinary'],
      { offices: { captain: '', viceroy: '' } },
      { prompt },
    );
    const controller = new BoardController(session);
    expect([...controller.spots.keys()]).toEqual(['captain', 'ordinary']);
    expect([...controller.builder.legal]).toEqual(['ship']);
    const bar = barOf(session, [], { picked: [], pick: () => {}, drop: () => {} });
    expect(bar.targets.map(({ detail }) => detail)).toEqual(['+3', undefined]);
    expect(bar.hint).toBe('Pays 3 whenever the ship is scored. Only on arrival, not later.');
    controller.take(spotsOf(controller, 'ship')[0]!.choice!);
    expect(session.played).toEqual(['to_place captain']);
  });

  test('a place of France has no such hint: who is there may change it later', () => {
    const prompt = asks('prompt-to_place', { owner: 'Ada', area: 'area-france' });
    const session = withColonies(['to_place ambassador', 'to_place third'], {}, { prompt });
    const bar = barOf(session, [], { picked: [], pick: () => {}, drop: () => {} });
    expect(bar.hint).toBeUndefined();
    expect(bar.targets.map(({ detail }) => detail)).toEqual(['+2', '+0']);
  });
});

describe('what is still to come', () => {
  const view: Partial<View> = {
    round: 5,
    kept: { B: ['after_castillo'], C: ['turn', 'turn_next'] },
    due: { ship: 1 },
    later: { castilla: 2 },
  };

  test('kept cards and delayed scorings come in the order in which they happen', () => {
    const controller = new BoardController(withColonies([], view));
    expect(delayed(controller)).toEqual([
      { area: 'ship', after: 5, count: 1 },
      { area: 'castilla', after: 6, count: 2 },
    ]);
    expect(toCome(controller).map(({ after, word, area }) => `${after} ${word ?? area}`)).toEqual([
      '0 turn',
      '0 turn_next',
      '5 ship',
      '6 after_castillo',
      '6 castilla',
    ]);
    expect(spokenToCome(controller)).toContain('after 6: Castilla once more, last of all, 2 times.');
    expect(controller.label('ship')).toContain('scored once more at the end of this round');
  });

  test('in a game of fewer rounds the next one that is played counts; after the last there is none (GI-P7-SLA-3)', () => {
    const session = withColonies([], { ...view, round: 6 });
    session.facts.facts.round_numbers = [2, 3, 5, 6, 8, 9];
    expect(delayed(new BoardController(session)).map(({ after }) => after)).toEqual([6, 8]);
    const last = withColonies([], { ...view, round: 9 });
    expect(delayed(new BoardController(last)).map(({ after }) => after)).toEqual([9, 9]);
  });

  test('nothing is to come when the game is over', () => {
    const session = withColonies([], view);
    session.table = { ...session.table, phase: 'over' };
    expect(toCome(new BoardController(session))).toEqual([]);
    expect(spokenToCome(new BoardController(session))).toContain('Nothing');
  });
});

test('a card is turned over in the tray as one is taken (GI-P7-TUR-2)', () => {
  const session = withColonies(['turn_card pile_4', 'turn_card skip']);
  expect(new BoardController(session).builder.choices.map(({ pile }) => pile)).toEqual([4, undefined]);
});
