// Where the tokens of every area stand on the map, and the free tokens of those at sea.

import { cluster, fit, PHONE_PITCH, PHONE_SCALE, PITCH, type Piece } from './cluster';
import { limited, type Limited } from './colonies/layout';
import { TOKENS } from './colonies/stands';
import type { BoardController } from './controller.svelte';
import { FRANCE, franceAt, places, type Chart, type Point } from './map';

export interface Placed extends Piece {
  x: number;
  y: number;
}

export interface Cluster {
  area: string;
  scale: number;
  pieces: Placed[];
  layout?: Limited; // where the limit board lies
  free?: { token: string; count: number; at: Point; choose: (() => void) | undefined };
}

export function clusterOf(controller: BoardController, area: string, phone: boolean, chart: Chart | null): Cluster {
  if (area === FRANCE) return { area, scale: 0.9, pieces: chart ? [] : inFrance(controller, phone) };
  const { at, cols, room } = places(area, phone, controller.overseas.length > 0);
  const { view, spots } = controller;
  const pieces = controller.pieces(area);
  const scale = chart?.scale ?? (phone ? PHONE_SCALE : 1);
  const pitch = chart?.pitch ?? (phone ? PHONE_PITCH : PITCH);
  const token = TOKENS[area] ?? '';
  const count = view.free_tokens?.[token] ?? 0;
  const all = pieces.length + Number(count > 0);
  const layout =
    view.limit_board === area
      ? limited(pieces, at, {
          cols,
          pitch,
          scale,
          room: room?.[0] ?? 0,
          number: phone ? 72 : 54,
          foot: phone ? 22 : 16,
          spaces: controller.facts.spaces ?? 0,
          free: count > 0,
        })
      : undefined;
  const fitted = room && !layout ? fit(all, room, pitch, scale) : { cols, pitch, scale };
  const points = layout?.points ?? cluster(all, at, fitted.cols, fitted.pitch);
  const choice = spots.get(token);
  return {
    area,
    scale: layout?.scale ?? fitted.scale,
    pieces: pieces.map((piece, i) => ({ ...piece, x: points[i]![0], y: points[i]![1] })),
    ...(layout ? { layout } : {}),
    ...(count
      ? {
          free: {
            token,
            count,
            at: points[pieces.length]!,
            choose: choice?.words[0] === 'to_place' ? () => controller.take(choice) : undefined,
          },
        }
      : {}),
  };
}

/** In France every caballero has a place of its own. */
function inFrance({ view }: BoardController, phone: boolean): Placed[] {
  return Object.values(view.france ?? {}).flatMap((seat, i) => {
    const [x, y] = franceAt(phone)[i]!;
    return seat ? [{ seat, count: 1, grande: false, key: `${seat}${i}`, x, y }] : [];
  });
}
