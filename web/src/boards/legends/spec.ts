// The sides as section 1.5 of the specification has them, for tests.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Sides } from './layout';

type Lines = string[][];
interface Written {
  islands: Record<string, string[]>;
  land: Lines;
  sea: Lines;
  bridge: Lines;
  ports: Record<'N' | 'E' | 'S' | 'W', string>;
  special: string | null;
}

export function specified(): Sides {
  const text = readFileSync(resolve('../docs/rules/eight-minute-legends.md'), 'utf-8');
  const [, json = ''] = /```json\n(.*?)```/s.exec(text) ?? [];
  const { sides } = JSON.parse(json) as { sides: Record<string, Written> };
  const segments = new Map(
    [...text.matchAll(/^\| `(segment_\d)` \| `(\w+)` \| `(\w+)` \|$/gm)].flatMap(([, segment = '', ...both]) =>
      both.map((side) => [side, segment] as const),
    ),
  );
  return Object.fromEntries(
    Object.entries(sides).map(
      ([
        id,
        {
          islands,
          land,
          sea,
          bridge,
          ports: { N, E, S, W },
          special,
        },
      ]) => [
        id,
        {
          segment: segments.get(id) ?? '',
          islands,
          land,
          sea,
          bridges: bridge,
          ports: [N, E, S, W],
          holds_start: special === 'must_hold_start',
        },
      ],
    ),
  );
}
