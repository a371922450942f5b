// Asking the server over HTTP.

import type { ProblemDetails } from './api';
import { language, t } from './words.svelte';

export interface Answer<T> {
  ok: boolean;
  status: number; // 0: the server did not answer
  body: T;
  problem: ProblemDetails | null;
}

const PASSING_STATUSES = [0, 429, 502, 503, 504]; // what may be over in a moment, as while a server starts
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
export async function insist<T>(path: string, body?: unknown, method = 'POST'): Promise<Answer<T>> {
  let answer = await ask<T>(method, path, body);
  for (let wait = FIRST_WAIT; PASSING_STATUSES.includes(answer.status) && wait < LONGEST_WAIT; wait *= 2) {
    await new Promise((done) => setTimeout(done, wait));
    answer = await ask<T>(method, path, body);
  }
  return answer;
}

/** The same for what gives us a seat. The server knows this device first: only then does a second time find the seat. */
export async function insistOnSeat<T>(path: string, body: unknown): Promise<Answer<T>> {
  const known = await insist<T>('/session', undefined, 'PUT');
  return known.ok ? insist<T>(path, body) : known;
}

function problemOf(read: unknown): ProblemDetails {
  const problem = read as Partial<ProblemDetails> | null;
  return problem?.type && problem.detail ? { ...problemWith(problem.detail), ...problem } : noAnswer();
}

/** What the page itself says, where nothing was asked or nothing was answered. */
export function problemWith(detail: string, message = '', rule = ''): ProblemDetails {
  return { type: message && typeOf(message), title: '', status: 0, detail, rule, arguments: {}, table: null };
}

/** The type of a problem, as the server names it by the id of its message. */
export const typeOf = (message: string) => `/problems/${message}`;

export const noAnswer = () => problemWith(t('page-no-answer'), 'page-no-answer');

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12)); // randomUUID needs HTTPS
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
