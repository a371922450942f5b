// The colours of the page: texts and lines stand out in every theme, and no two players look alike to anybody.

/// <reference types="node" />
// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../src/ui/tokens.css', import.meta.url), 'utf-8');

type Triple = [number, number, number];
type Theme = Record<string, Triple>; // token → light as it is, before the screen bends it

const PLAYERS = ['blue', 'orange', 'green', 'pink', 'yellow', 'black'];
const LANDS = ['land-a', 'land-b', 'land-c', 'land-d', 'land-legal'];
const PANELS = ['surface', 'surface-2'];
const TEXT = 4.5;
const SIGN = 3; // lines and shapes that mean something
const APART = 10; // of two players, in OKLab × 100

const THEMES: Record<string, Theme> = {
  light: theme(0),
  dark: theme(1),
  'light, prefers more contrast': theme(0, 'prefers-contrast'),
  'dark, prefers more contrast': theme(1, 'prefers-contrast'),
  'light, high contrast': theme(0, ':root.contrast'),
  'dark, high contrast': theme(1, ':root.contrast'),
};

/** The declarations of the first block that opens after a mark. */
function declared(mark: string): Record<string, string> {
  const from = css.indexOf('{', css.indexOf(':root', css.indexOf(mark)));
  const block = css.slice(from, css.indexOf('}', from)).replace(/\/\*.*?\*\//gs, '');
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

/** What every colour token is: `side` 0 in light, 1 in dark. */
function theme(side: 0 | 1, mark = ''): Theme {
  const all = { ...declared(':root'), ...(mark ? declared(mark) : {}) };
  const settle = (value: string): string => {
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    if (other) return settle(all[other] ?? '');
    return /^light-dark\((.+),\s*(.+)\)$/.exec(value)?.[side + 1] ?? value;
  };
  return Object.fromEntries(
    Object.entries(all)
      .map(([name, value]) => [name, settle(value)] as const)
      .filter(([, value]) => /^#[0-9a-f]{6}$/.test(value))
      .map(([name, value]) => [name, linear(value)]),
  );
}

function linear(hex: string): Triple {
  return [1, 3, 5].map((i) => {
    const part = parseInt(hex.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}

/** Contrast as WCAG 2 counts it. */
function contrast(one: Triple, other: Triple): number {
  const [dark = 0, bright = 0] = [one, other]
    .map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b)
    .sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function turned(by: number[][], from: Triple): Triple {
  return by.map(([a = 0, b = 0, c = 0]) => a * from[0] + b * from[1] + c * from[2]) as Triple;
}

// Machado, Oliveira and Fernandes 2009, full severity
const EYES: Record<string, number[][]> = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red (protanopia)': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green (deuteranopia)': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue (tritanopia)': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const CONES = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const OKLAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** How far apart two colours are for somebody's eyes. */
function apart(one: Triple, other: Triple, eyes: number[][]): number {
  const [a, b] = [one, other].map((colour) => {
    const seen = turned(eyes, colour).map((part) => Math.min(1, Math.max(0, part))) as Triple;
    return turned(OKLAB, turned(CONES, seen).map(Math.cbrt) as Triple);
  }) as [Triple, Triple];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Pairs that come below what they need, in words. */
function faint(colours: Theme, over: string[], under: string[], need: number): string[] {
  return over.flatMap((fore) =>
    under.flatMap((ground) => {
      const [one, other] = [colours[fore], colours[ground]];
      if (!one || !other) return [`no such colour: ${fore} or ${ground}`];
      const found = contrast(one, other);
      return found < need ? [`${fore} on ${ground}: ${found.toFixed(2)} < ${need}`] : [];
    }),
  );
}

describe.each(Object.keys(THEMES))('%s', (name) => {
  const colours = THEMES[name]!;
  const edges = PLAYERS.map((player) => `p-${player}-e`);

  test('texts can be read', () => {
    expect([
      ...faint(colours, ['ink', 'ink-2', 'ink-3'], ['bg', ...PANELS, 'surface-3'], TEXT),
      ...faint(colours, ['accent'], [...PANELS, 'accent-soft'], TEXT),
      ...faint(colours, ['good', 'bad', 'warn'], PANELS, TEXT),
      ...faint(colours, ['ink'], ['accent-soft', 'warn-soft', 'bad-soft'], TEXT),
      ...faint(colours, ['accent-ink'], ['accent'], TEXT),
      ...faint(colours, ['warn'], ['warn-soft'], TEXT),
      ...faint(colours, ['bad'], ['bad-soft'], TEXT),
      ...faint(colours, ['sea-ink'], ['sea', 'sea-1'], TEXT),
      ...faint(colours, ['map-ink'], [...LANDS, 'land-off'], TEXT),
      ...PLAYERS.flatMap((player) => faint(colours, [`p-${player}-t`], [`p-${player}`], TEXT)),
    ]).toEqual([]);
  });

  test('lines and shapes with a meaning can be seen', () => {
    expect([
      ...faint(colours, ['line-2'], PANELS, SIGN),
      ...faint(colours, ['focus'], ['bg', ...PANELS, 'surface-3', 'sea', ...LANDS], SIGN),
      ...faint(colours, ['accent'], LANDS, SIGN),
      ...faint(colours, ['border'], [...LANDS, 'land-off'], SIGN),
      ...faint(colours, edges, [...PANELS, ...LANDS, 'land-off'], SIGN),
    ]).toEqual([]);
  });
});

describe.each(Object.keys(EYES))('eyes that see %s', (eyes) => {
  test.each(Object.keys(THEMES))('tell all players apart: %s', (name) => {
    const colours = THEMES[name]!;
    const alike = PLAYERS.flatMap((one, i) =>
      PLAYERS.slice(i + 1).flatMap((other) => {
        const found = apart(colours[`p-${one}`]!, colours[`p-${other}`]!, EYES[eyes]!);
        return found < APART ? [`${one} and ${other}: ${found.toFixed(1)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});

test('high contrast is higher', () => {
  for (const side of ['light', 'dark']) {
    const [usual, high] = [THEMES[side]!, THEMES[`${side}, high contrast`]!];
    const rises = (fore: string, ground: string) =>
      contrast(high[fore]!, high[ground]!) / contrast(usual[fore]!, usual[ground]!);
    expect(rises('ink-2', 'surface')).toBeGreaterThan(1.2);
    expect(rises('ink-3', 'surface')).toBeGreaterThan(1.5);
    expect(rises('line', 'surface')).toBeGreaterThan(2);
  }
});
