// Where the tokens of every area stand on the map, and the free tokens of those at sea.

import { cluster, PHONE_PITCH, PHONE_SCALE, PITCH, type Piece } from './cluster';
import type { Limited } from './colonies/layout';
import type { BoardController } from './controller.svelte';
import { OVERSEAS } from './later';
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
  if (controller.overseas.length) return OVERSEAS.clusterOverseas(controller, area, phone, chart);
  const { at, cols } = places(area, phone);
  const pieces = controller.pieces(area);
  const points = cluster(pieces.length, at, cols, phone ? PHONE_PITCH : PITCH);
  return { area, scale: phone ? PHONE_SCALE : 1, pieces: placed(pieces, points) };
}

export function placed(pieces: Piece[], points: Point[]): Placed[] {
  return pieces.map((piece, i) => ({ ...piece, x: points[i]![0], y: points[i]![1] }));
}

/** In France every caballero has a place of its own. */
function inFrance({ view }: BoardController, phone: boolean): Placed[] {
  return Object.values(view.france ?? {}).flatMap((seat, i) => {
    const [x, y] = franceAt(phone)[i]!;
    return seat ? [{ seat, count: 1, grande: false, key: `${seat}${i}`, x, y }] : [];
  });
}
