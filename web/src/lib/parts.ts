// Parts of the page that come when they are needed: screens, boards, words.
//
// A browser may keep a module that did not come as failed for as long as the document lives, and with it everything
// that imports it; a style sheet of a part is asked for once. So what failed is not imported again: as soon as the server
// has all its files, the page is loaded anew at the address that is wanted by now. What is being written is carried along.

import { isNewer, version } from './pwa.svelte';

const LIST_ADDRESS = '/parts.json'; // which part has which files, made by the build
const RELOADED_KEY = 'grandee-anew'; // the part for which the page was loaded anew
const DRAFTS_KEY = 'grandee-drafts';
const SETTLE_DELAY = 3_000; // milliseconds after a part has come: storage is slow to begin, and a board is to be drawn first
const RETRY_MS = [300, 900]; // milliseconds before a file is asked for again

interface Listed {
  file: string;
  css?: string[];
  imports?: string[];
}

const failed = new Set<string>();
const drafts = new Map<string, () => string>();

/** A module with all that it needs; `name` is its source as the list of parts has it. */
export async function part<T>(name: string, load: () => Promise<T>): Promise<T> {
  let fault: unknown = new Error(`${name} did not come`);
  if (!failed.has(name)) {
    try {
      const loaded = await load();
      setTimeout(settled, SETTLE_DELAY, name);
      version.broken = false;
      return loaded;
    } catch (failure) {
      fault = failure;
      failed.add(name);
    }
  }
  if (await isThere(name)) await loadFor(name);
  version.broken = true;
  throw fault;
}

/** Since this part has come, the page may be loaded anew for it another time. */
function settled(name: string): void {
  if (session(RELOADED_KEY) === name) session(RELOADED_KEY, '');
}

/** A file of the page that is no module. One that is gone means that the server has another page by now. */
export async function file(url: string): Promise<Response> {
  for (const wait of [...RETRY_MS, 0]) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return answer;
    if (answer?.status === 404 && (await isNewer())) await loadFor(url);
    if (wait) await new Promise((done) => setTimeout(done, wait));
  }
  throw new Error(`${url} did not come`);
}

/** Load the page anew where the reader is, with what is being written. */
export function anew(): void {
  session(DRAFTS_KEY, JSON.stringify(Object.fromEntries([...drafts].map(([name, text]) => [name, text()]))));
  location.reload();
}

/** What was being written under this name when the page was loaded anew; it is told once. */
export function takeDraft(name: string): string {
  const all = JSON.parse(session(DRAFTS_KEY) || '{}') as Record<string, string>;
  const { [name]: text = '', ...rest } = all;
  session(DRAFTS_KEY, Object.keys(rest).length ? JSON.stringify(rest) : '');
  return text;
}

/** What is being written, and would be lost if the page were loaded anew. Never a secret. */
export function keepDraft(name: string, text: () => string): () => void {
  drafts.set(name, text);
  return () => drafts.delete(name);
}

/** Once for each part: what does not come in the new page either is left to the reader. */
async function loadFor(name: string): Promise<void> {
  if (session(RELOADED_KEY) === name || !session(RELOADED_KEY, name)) return;
  anew();
  await new Promise(() => undefined);
}

/** Whether the page would have this part if it were loaded anew now. */
async function isThere(name: string): Promise<boolean> {
  if (!import.meta.env.PROD) return false;
  try {
    if (await isNewer()) return true;
    const list = (await (await fetch(LIST_ADDRESS, { cache: 'no-cache' })).json()) as Record<string, Listed>;
    const answers = await Promise.all([...filesOf(name, list)].map((path) => fetch(`/${path}`)));
    return answers.length > 0 && answers.every(({ ok }) => ok);
  } catch {
    return false;
  }
}

function filesOf(name: string, list: Record<string, Listed>, found = new Set<string>()): Set<string> {
  const listed = list[name];
  if (!listed || found.has(listed.file)) return found;
  for (const each of [listed.file, ...(listed.css ?? [])]) found.add(each);
  for (const each of listed.imports ?? []) filesOf(each, list, found);
  return found;
}

/** What this window keeps until it is closed; false where it keeps nothing. */
function session(name: string): string;
function session(name: string, value: string): boolean;
function session(name: string, value?: string): string | boolean {
  try {
    if (value === undefined) return sessionStorage.getItem(name) ?? '';
    if (value) sessionStorage.setItem(name, value);
    else sessionStorage.removeItem(name);
    return true;
  } catch {
    return value === undefined ? '' : false;
  }
}
