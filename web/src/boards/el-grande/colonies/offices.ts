// Places for one caballero each: those in France, and the offices at sea.

import type { BoardController } from '../controller.svelte';
import { FRANCE } from '../map';
import type { Choice } from '../move-builder.svelte';
import { OFFICES } from '../view';
import { movedOf } from './stands';

export interface Spot {
  place: string;
  area: string;
  seat: string; // who stands there; empty if nobody
  points: number;
  choice: Choice | undefined; // the answer that the place is, if it is one now
  load: string; // what is carried there
  moved: boolean; // in this turn
  offered: boolean; // whether who stands there can be taken
}

/** The places of an area, or of all, in the order of their worth. */
export function spotsOf(controller: BoardController, area = ''): Spot[] {
  const { view, facts, spots, builder } = controller;
  const all = [
    ...Object.entries(view.france ?? {}).map(([place, seat]) => ({ place, seat, in: FRANCE })),
    ...Object.entries(view.offices ?? {}).map(([place, seat]) => ({ place, seat, in: OFFICES[place]! })),
  ];
  return all
    .filter((each) => !area || each.in === area)
    .map((each) => ({
      place: each.place,
      area: each.in,
      seat: each.seat,
      points: facts.regions[each.in]?.places?.[each.place] ?? 0,
      choice: spots.get(each.place),
      load: view.loads?.[each.place] ?? '',
      moved: !!each.seat && movedOf(view, each.place, each.seat) > 0,
      offered: !!each.seat && builder.pieces.has(`${each.seat} ${each.in}`),
    }));
}

/** What a place adds to a scoring. */
export function worth({ place, points }: Spot): string {
  return place === 'captain' ? String(points) : `+${points}`;
}
