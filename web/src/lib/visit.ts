// The first questions about a table. Of the one that the page is opened at, they are asked before anything is drawn.

import type { Visit } from './api';
import { type Answer, get } from './client';
import { factsAt } from './session.svelte';

/** Loads what a game is drawn with. */
export type Prepare = (game: string) => Promise<unknown>;

const OWN_SEAT_QUERY = '?seat=mine'; // as the reader's own seat sees it, if there is only one
const early = { path: '', answer: null as null | Promise<Answer<Visit>> };

/** Ask about the table in the address, and load what it will be drawn with. */
export function askEarly(prepare: Prepare): void {
  const path = location.hash ? '' : location.pathname.replace(/^\/t\//, '/tables/');
  if (!path.startsWith('/tables/')) return;
  early.path = path;
  early.answer = get<Visit>(path + OWN_SEAT_QUERY);
  void early.answer.then(({ ok, body }) => {
    if (ok) void Promise.all([prepare(body.table.game), factsAt(body.table)]).catch(() => null);
  });
}

/** What a table looks like to us, and who we are there. */
export async function visit(path: string): Promise<Answer<Visit>> {
  const answer = path === early.path ? await early.answer : null;
  early.answer = null;
  return answer?.ok ? answer : get<Visit>(path + OWN_SEAT_QUERY); // what went wrong early is said with words that are there by now
}
