// Asking the server over HTTP.

import type { ProblemSaid } from './messages';
import { language, say } from './words.svelte';

export interface Answer<T> {
  ok: boolean;
  status: number; // 0: the server did not answer
  body: T;
  problem: ProblemSaid | null;
}

const PASSING = [0, 429, 502, 503, 504]; // what may be over in a moment, as while a server starts
const FIRST_WAIT = 400;
const LONGEST_WAIT = 6_000;

export async function ask<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      headers: { 'accept-language': language(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await answer.text();
    const read = text && answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
    return { ok: answer.ok, status: answer.status, body: read as T, problem: answer.ok ? null : problemOf(read) };
  } catch {
    return { ok: false, status: 0, body: null as T, problem: noAnswer() };
  }
}

export const get = <T>(path: string) => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body);

/** Send something that has an id until it is answered: a second time is harmless. */
export async function insist<T>(path: string, body: unknown): Promise<Answer<T>> {
  let answer = await post<T>(path, body);
  for (let wait = FIRST_WAIT; PASSING.includes(answer.status) && wait < LONGEST_WAIT; wait *= 2) {
    await new Promise((done) => setTimeout(done, wait));
    answer = await post<T>(path, body);
  }
  return answer;
}

function problemOf(read: unknown): ProblemSaid {
  const said = read as Partial<ProblemSaid> | null;
  return said?.problem && said.text
    ? {
        problem: said.problem,
        text: said.text,
        rule: said.rule ?? '',
        arguments: said.arguments ?? {},
        table: said.table ?? null,
      }
    : noAnswer();
}

export function noAnswer(): ProblemSaid {
  return { problem: 'page-no-answer', text: say('page-no-answer'), rule: '', arguments: {}, table: null };
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12)); // randomUUID needs HTTPS
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
