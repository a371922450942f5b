// The edition of a game that is played: a table always says it, and its rules are shown.

import type { TableView } from './api';

export const EDITION = 'edition'; // the option

/** Where the rules of a table are: of the edition that it plays, if there are several. */
export function rulesOf(table: Pick<TableView, 'game' | 'options'>): string {
  const edition = table.options[EDITION];
  return `/rules/${table.game}${edition === undefined ? '' : `?edition=${encodeURIComponent(String(edition))}`}`;
}
