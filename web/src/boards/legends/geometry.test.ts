import { expect, test } from 'vitest';
import type { MapDrawing } from './api';
import type { LayoutKind } from './layout';
import { geometryOf, linesOf, regionsOf, towards, turnedPoint } from './geometry';
import { FACTS } from './sample';
import drawn from './sides.json';

const DRAWING = drawn as unknown as MapDrawing;
const T = { horseshoe: 'centre 0', volcano: 'east 0', fern: 'south 1', meadow: 'west 2' };
const ends = (laid: Record<string, string>, kind: LayoutKind = 't') =>
  geometryOf(laid, kind, FACTS.facts, DRAWING, false).links.map((link) => link.ends.toSorted().join(' '));

test('lines meet as the rules say, however a segment is turned (E-28)', () => {
  expect(ends(T)).toContain('horseshoe_4 volcano_6');
  expect(ends({ ...T, volcano: 'east 1' })).toContain('horseshoe_4 volcano_7');
  expect(ends(T)).toHaveLength(3);
});

test('a T lies so that its empty arm is above, and its links are the same', () => {
  const turned = { horseshoe: 'centre 0', volcano: 'east 0', fern: 'south 1', meadow: 'north 2' };
  const geometry = geometryOf(turned, 't', FACTS.facts, DRAWING, false);
  expect(geometry.turned).toBe(1);
  expect(geometry.tiles.every(({ y }) => y >= 0)).toBe(true);
  expect(geometry.box[2]).toBeGreaterThan(geometry.box[3]);
  expect(ends(turned)).toContain('horseshoe_4 volcano_6');
});

test('a row is closed to a ring', () => {
  const row = { horseshoe: '1 0', volcano: '2 0', fern: '3 2', meadow: '4 0' };
  expect(ends(row, 'row')).toHaveLength(4);
  expect(ends(row, 'row')).toContain('horseshoe_3 meadow_3');
  expect(geometryOf(row, 'row', FACTS.facts, DRAWING, false).links.filter(({ round }) => round)).toHaveLength(1);
});

test('a way over the ring of a row leaves at one edge and comes in at the other', () => {
  const row = { horseshoe: '1 0', volcano: '2 0', fern: '3 2', meadow: '4 0' };
  const geometry = geometryOf(row, 'row', FACTS.facts, DRAWING, false);
  const regions = regionsOf(geometry, DRAWING);
  const at = (region: string) => regions[region]!.at;
  const way = ['horseshoe_2', 'horseshoe_3', 'meadow_3', 'meadow_1'];
  expect(linesOf(way, geometry, regions)).toEqual([
    [at('horseshoe_2'), at('horseshoe_3'), [0, 160]],
    [[4 * 320, 160], at('meadow_3'), at('meadow_1')],
  ]);
  expect(linesOf(way.toReversed(), geometry, regions).map((line) => line.length)).toEqual([3, 3]);
  expect(linesOf(['horseshoe_4', 'volcano_6'], geometry, regions)).toEqual([[at('horseshoe_4'), at('volcano_6')]]);
});

test('the two halves of a line meet at the middle of an edge', () => {
  const geometry = geometryOf(T, 't', FACTS.facts, DRAWING, false);
  for (const { halves } of geometry.links) {
    const [one, other] = halves.map(({ tile, path }) => {
      const numbers = path.match(/-?\d+(\.\d+)?/g)!.map(Number);
      const [x, y] = turnedPoint([numbers.at(-2)!, numbers.at(-1)!], tile.turn, geometry.size);
      return [tile.x + x, tile.y + y];
    });
    expect(one).toEqual(other);
  }
});

test('while the map is laid its free places are shown', () => {
  const geometry = geometryOf({ horseshoe: 'centre 0' }, 't', FACTS.facts, DRAWING, true);
  expect(geometry.slots.map(({ place }) => place)).toEqual(['north', 'east', 'south', 'west']);
  expect(geometry.turned).toBe(0);
});

test('arrow keys reach every region from every other one', () => {
  const regions = regionsOf(geometryOf(T, 't', FACTS.facts, DRAWING, false), DRAWING);
  const reached = new Set(['horseshoe_4']);
  const waiting = ['horseshoe_4'];
  while (waiting.length) {
    const here = waiting.pop()!;
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = towards(regions, here, key);
      if (next && !reached.has(next)) {
        reached.add(next);
        waiting.push(next);
      }
    }
  }
  expect([...reached].sort()).toEqual(Object.keys(regions).sort());
});
