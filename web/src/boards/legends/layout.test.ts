// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import {
  allTurned,
  at,
  backsOf,
  counts,
  faults,
  flipped,
  kindOf,
  layoutOf,
  links,
  portOf,
  randomLayout,
  read,
  relaid,
  starts,
  swapped,
  turned,
  usualLayout,
  write,
  type Layout,
  type Readings,
} from './layout';
import { specified } from './spec';

const SIDES = specified();
const PLAIN: Readings = { anySides: false, startAnywhere: false };
const OTHER: Readings = { anySides: true, startAnywhere: true };
const T = layoutOf({ horseshoe: 'centre 0', volcano: 'east 0', fern: 'south 0', meadow: 'west 0' });
const ROW = layoutOf({ volcano: '1 0', fern: '2 0', meadow: '3 0', citadel: '4 0' });

const joined = (layout: Layout) => links(layout, SIDES).map(({ ends }) => ends.map(({ region }) => region).join(' '));

/** Numbers below some that are the same in every run. */
function sequence(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

describe('links', () => {
  it('are those of example 28', () => {
    expect(joined(T)).toContain('horseshoe_4 volcano_6');
    expect(joined(turned(T, 'volcano'))).toContain('horseshoe_4 volcano_7');
  });

  it('are three in the T, all with the centre (EL-SET-3)', () => {
    expect(joined(T)).toEqual(['horseshoe_4 volcano_6', 'horseshoe_5 fern_1', 'horseshoe_3 meadow_3']);
  });

  it('are four in the row, which is closed (EL-ROW-2)', () => {
    expect(joined(ROW)).toEqual(['volcano_5 fern_2', 'fern_3 meadow_4', 'meadow_3 citadel_1', 'citadel_2 volcano_6']);
    expect(links(ROW, SIDES).map(({ around }) => around)).toEqual([false, false, false, true]);
  });

  it('are the same where the whole T is turned (EL-SET-13)', () => {
    const whole = layoutOf({ horseshoe: 'centre 1', volcano: 'south 1', fern: 'west 1', meadow: 'north 1' });
    expect(joined(whole).sort()).toEqual(joined(T).sort());
  });

  it('follow a segment that is turned clockwise', () => {
    const volcano = SIDES.volcano!;
    expect([0, 1, 2, 3].map((way) => portOf(volcano, way, 0))).toEqual(volcano.ports);
    expect(portOf(volcano, 3, 1)).toBe('volcano_7'); // what faced south faces west
    expect(portOf(volcano, 1, 1)).toBe('volcano_1');
    expect(portOf(volcano, 0, 3)).toBe('volcano_5');
  });
});

describe('the start region', () => {
  it('is linked and on the centre (EL-SET-5)', () => {
    expect(starts(T, SIDES, PLAIN)).toEqual(['horseshoe_3', 'horseshoe_4', 'horseshoe_5']);
  });

  it('is on an inner place of the row (EL-ROW-1)', () => {
    expect(starts(turned(ROW, 'fern'), SIDES, PLAIN)).toEqual(['fern_2', 'fern_3', 'meadow_3', 'meadow_4']);
  });

  it('is on the desert wherever that lies (EL-SEG-1)', () => {
    const arm = layoutOf({ volcano: 'centre 0', fern: 'north 0', desert: 'east 0', citadel: 'south 0' });
    expect(starts(arm, SIDES, PLAIN)).toEqual(['desert_4']);
    expect(starts(arm, SIDES, OTHER)).toHaveLength(7);
    expect(starts(T, SIDES, OTHER)).toEqual(starts(T, SIDES, PLAIN));
  });
});

test('islands and regions are counted: the picture of the rulebook has 3 and 10', () => {
  expect(counts(T.slice(1, 3), SIDES)).toEqual({ islands: 3, regions: 10 });
  expect(counts(T, SIDES)).toEqual({ islands: 5, regions: 20 });
});

describe('a layout', () => {
  it('may be faulty', () => {
    expect(faults(T, SIDES, PLAIN)).toEqual([]);
    const both = layoutOf({ volcano: 'centre 0', ice: 'north 0', fern: 'east 0', meadow: 'south 0' });
    expect(faults(both, SIDES, PLAIN)).toEqual(['same-segment']);
    expect(faults(both, SIDES, OTHER)).toEqual([]);
    expect(faults(swapped(T, 'centre', 'north'), SIDES, PLAIN)).toEqual(['no-centre']);
    expect(faults(layoutOf({ volcano: '1 0', fern: '2 1', meadow: '3 0', citadel: '4 0' }), SIDES, PLAIN)).toEqual([
      'turns',
    ]);
    const outside = layoutOf({ desert: '1 0', fern: '2 0', volcano: '3 0', citadel: '4 0' });
    expect(faults(outside, SIDES, PLAIN)).toEqual(['start-outside']);
    expect(faults(swapped(outside, '1', '3'), SIDES, PLAIN)).toEqual([]);
  });

  it('is turned, flipped and swapped', () => {
    expect(at(turned(T, 'volcano'), 'east')?.turn).toBe(1);
    expect(at(turned(ROW, 'volcano'), '1')?.turn).toBe(2);
    expect(faults(allTurned(turned(ROW, 'volcano')), SIDES, PLAIN)).toEqual([]);
    expect(at(flipped(T, 'volcano', SIDES, PLAIN), 'east')?.side).toBe('ice');
    expect(flipped(flipped(T, 'volcano', SIDES, PLAIN), 'ice', SIDES, PLAIN)).toEqual(T);
    expect(backsOf(T, 'volcano', SIDES, OTHER)).toEqual(['citadel', 'desert', 'ice', 'tall']);
    expect(at(swapped(T, 'centre', 'east'), 'centre')?.side).toBe('volcano');
    expect(at(swapped(T, 'east', 'north'), 'north')?.side).toBe('volcano'); // that place was empty
    expect(swapped(T, 'east', 'north')).toHaveLength(4);
  });

  it('begins with the first side of each segment, and follows the kind', () => {
    for (const kind of ['t', 'row'] as const) {
      expect(faults(usualLayout(kind, SIDES), SIDES, PLAIN)).toEqual([]);
      const there = layoutOf({ desert: 'centre 3', fern: 'north 1', volcano: 'east 2', citadel: 'west 1' });
      const moved = relaid(there, kind, SIDES);
      expect(kindOf(moved)).toBe(kind);
      expect(faults(moved, SIDES, PLAIN)).toEqual([]);
      expect(relaid(moved, kind, SIDES)).toBe(moved);
    }
  });
});

describe('by lot', () => {
  it.each([
    ['t', PLAIN],
    ['row', PLAIN],
    ['t', OTHER],
    ['row', OTHER],
  ] as const)('every layout is legal: %s', (kind, readings) => {
    const below = sequence(7);
    for (let i = 0; i < 300; i++) {
      const layout = randomLayout(kind, SIDES, readings, below);
      expect(kindOf(layout)).toBe(kind);
      expect(layout).toHaveLength(4);
      expect(faults(layout, SIDES, readings)).toEqual([]);
      expect(starts(layout, SIDES, readings).length).toBeGreaterThan(0);
    }
  });

  it('every side, place and turn is drawn alike', () => {
    const below = sequence(11);
    const seen = new Map<string, number>();
    const drawn = 4800;
    for (let i = 0; i < drawn; i++) {
      for (const { side, place, turn } of randomLayout('t', SIDES, PLAIN, below)) {
        for (const what of [side, place, String(turn)]) seen.set(what, (seen.get(what) ?? 0) + 1);
      }
    }
    const near = (what: string, share: number) =>
      expect(Math.abs((seen.get(what) ?? 0) / drawn - share)).toBeLessThan(0.05);
    for (const side of Object.keys(SIDES)) near(side, 1 / 2);
    for (const arm of ['north', 'east', 'south', 'west']) near(arm, 3 / 4);
    for (const turn of ['0', '1', '2', '3']) near(turn, 1);
    near('centre', 1);
  });

  it('in the row the desert is as often there as the rules leave room', () => {
    const below = sequence(13);
    let there = 0;
    for (let i = 0; i < 3000; i++) {
      there += Number(randomLayout('row', SIDES, PLAIN, below).some(({ side }) => side === 'desert'));
    }
    expect(Math.abs(there / 3000 - 1 / 3)).toBeLessThan(0.05); // two of four places: half as many layouts as without it
  });

  it('draws fairly by itself too', () => {
    expect(faults(randomLayout('row', SIDES, PLAIN), SIDES, PLAIN)).toEqual([]);
  });
});

describe('as text', () => {
  it('is read as it was written', () => {
    for (const layout of [T, ROW, allTurned(ROW)]) {
      for (const start of ['', 'fern_2']) {
        const again = read(write({ layout, start }), SIDES);
        expect(again?.start).toBe(start);
        expect(new Set(again?.layout)).toEqual(new Set(layout));
      }
    }
  });

  it('is what the server reads', () => {
    expect(write({ layout: T, start: 'horseshoe_4' })).toBe(
      'start = "horseshoe_4"\n\n' +
        '[[segment]]\nside = "horseshoe"\nplace = "centre"\nturn = 0\n\n' +
        '[[segment]]\nside = "volcano"\nplace = "east"\nturn = 0\n\n' +
        '[[segment]]\nside = "fern"\nplace = "south"\nturn = 0\n\n' +
        '[[segment]]\nside = "meadow"\nplace = "west"\nturn = 0\n',
    );
  });

  it('may be written by hand', () => {
    const text = write({ layout: ROW, start: '' }).replace('place = "1"', 'place = 1  # the first\r');
    expect(new Set(read(`# mine\n${text}`, SIDES)?.layout)).toEqual(new Set(ROW));
  });

  it.each([
    ['', 'nothing'],
    ['[[segment]]\nside = "volcano"\nplace = "centre"\nturn = 0', 'one segment'],
    [write({ layout: T, start: '' }).replace('fern', 'farn'), 'a side that is not known'],
    [write({ layout: T, start: '' }).replace('"west"', '"4"'), 'places of both kinds'],
    [write({ layout: T, start: '' }).replace('"west"', '"east"'), 'a place twice'],
    [write({ layout: T, start: '' }).replace('turn = 0', 'turn = 4'), 'a turn too many'],
    [write({ layout: T, start: '' }).replace('turn = 0\n', ''), 'no turn'],
    [`${write({ layout: T, start: '' })}twist = 1`, 'another key'],
  ])('is not read where it is none: %#', (text) => {
    expect(read(text, SIDES)).toBeNull();
  });
});
