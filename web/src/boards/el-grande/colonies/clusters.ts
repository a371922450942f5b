// Where the tokens of an area stand where caballeros are told apart, and the free tokens and the limit board.

import { cluster, fit, PHONE_PITCH, PHONE_SCALE, PITCH } from '../cluster';
import { placed, type Cluster } from '../clusters';
import type { BoardController } from '../controller.svelte';
import { places, type Chart } from '../map';
import { limited } from './layout';
import { TOKENS } from './stands';

export function clusterOverseas(
  controller: BoardController,
  area: string,
  phone: boolean,
  chart: Chart | null,
): Cluster {
  const { at, cols, room } = places(area, phone, true);
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
    pieces: placed(pieces, points),
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
