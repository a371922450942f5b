// The sides as they are drawn. Those of the published map are a file beside the board; the server draws all others: those of
// one's own, and published ones with bridges that an option adds.

import { file } from '../../lib/parts';
import type { Facts, MapDrawing } from './api';
import address from './sides.json?url';

let published: MapDrawing | undefined;
let loading: Promise<void> | undefined;

export function load(): Promise<void> {
  loading ??= file(address).then(async (answer) => {
    published = await answer.json();
  });
  loading.catch(() => (loading = undefined)); // the next table tries again
  return loading;
}

/** For tests, which fetch nothing. */
export function use(drawing: MapDrawing): void {
  published = drawing;
}

/** The drawing of a table's map: what comes with it, and of the published one what does not. */
export function drawingOf({ drawing, sides }: Facts): MapDrawing | undefined {
  if (!drawing || Object.keys(sides).every((side) => side in drawing.sides)) return drawing ?? published;
  return published && { ...published, sides: { ...published.sides, ...drawing.sides } };
}
