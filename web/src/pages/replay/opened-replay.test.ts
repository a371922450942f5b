import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TableView } from '../../lib/api';

const asked = new Map<string, (answer: unknown) => void>();
const later = (name: string) => new Promise((answer) => asked.set(name, answer));
vi.mock('../../boards', () => ({ boardOf: async () => () => undefined }));
vi.mock('../../lib/client', () => ({
  get: (path: string) => later(path.replace(/[?].*/, '')),
  post: (_path: string, { record }: { record: string }) => later(record),
}));
vi.mock('../../lib/words.svelte', () => ({ say: (id: string) => id, wordsOf: async () => undefined, list: String }));
vi.mock('../../lib/route.svelte', () => ({ route: { parts: ['replay'] }, go: () => undefined }));
const { OpenedReplay } = await import('./opened-replay.svelte');
const { openedFile, openFile } = await import('../common/opened-file.svelte');

const table = (name: string) => ({ table: name, seats: [], phase: 'over', game: 'kabale' }) as unknown as TableView;
const frames = (name: string) => ({
  ok: true,
  body: { facts: { game: 'kabale' }, frames: [{ n: 1, happened: [], table: table(name) }], more: false },
});
const visit = (name: string) => ({ ok: true, body: { table: table(name), mine: [] } });
const refusal = { ok: false, problem: { text: 'no such table' } };
const settled = () => new Promise((done) => setTimeout(done, 0));

afterEach(() => asked.clear());

describe('two games that are opened at the same time', () => {
  it('shows the record that was dropped last, whichever is there first', async () => {
    const opened = new OpenedReplay();
    const both = [opened.openRecord('slow'), opened.openRecord('quick')];
    asked.get('quick')?.(frames('quick'));
    await settled();
    asked.get('slow')?.(frames('slow'));
    await Promise.all(both);
    expect(opened.session?.table.table).toBe('quick');
    expect(opened.opening).toBe(false);
  });

  it('lets an answer that is not wanted any more neither show nor refuse anything', async () => {
    const opened = new OpenedReplay();
    const first = opened.openTable('one', new URLSearchParams());
    const second = opened.openTable('two', new URLSearchParams());
    asked.get('/tables/two')?.(visit('two'));
    await settled();
    asked.get('/tables/one')?.(refusal);
    asked.get('/tables/two/frames')?.(frames('two'));
    await Promise.all([first, second]);
    expect([opened.session?.table.table, opened.problem]).toEqual(['two', '']);
  });

  it('shows nothing when the reader has gone on', async () => {
    const opened = new OpenedReplay();
    const opening = opened.openRecord('slow');
    opened.close();
    asked.get('slow')?.(frames('slow'));
    await opening;
    expect(opened.session).toBeUndefined();
  });

  it('reads the file that was dropped last', async () => {
    let read = (_text: string) => {};
    const slow = { size: 1, name: 'slow', text: () => new Promise<string>((done) => (read = done)) } as File;
    const first = openFile(slow);
    await openFile({ size: 1, name: 'quick', text: async () => 'quick' } as File);
    read('slow');
    await first;
    expect(openedFile.record).toBe('quick');
  });
});
