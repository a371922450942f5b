// What a picture of a game says of each player beside the score: where the points came from.

import type { Session } from '../../lib/session.svelte';
import { tableIn } from '../../lib/unknown';
import { SOURCES } from './scoring/scoring';
import { sourceName } from './scoring/words';

/** Each source that pays, with its points, in one line. */
export default function sourcesOf(session: Session, seat: string): string[] {
  const points = tableIn(tableIn(session.table.projection['points'])[seat]);
  const paying = SOURCES.filter((source) => Number(points[source] ?? 0) !== 0);
  return [paying.map((source) => `${sourceName(source)} ${Number(points[source])}`).join(', ')];
}
