import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import { LiveSession } from './live.svelte';
import type { LogEntryView, SeatView, TableView } from './api';

class Watched extends LiveSession {
  shows(n: number, quiet = false): void {
    const table = { n, phase: 'running', moves: [] as string[], seats: [] as SeatView[] } as unknown as TableView;
    void this.take({ happened: [{ n } as LogEntryView], table }, quiet);
  }
  hears(n: number, after: number, revision = 0): void {
    const table = { n, version: n, revision, reader: '', seats: [], now: 0, phase: 'running', moves: [] as string[] };
    const happened = Array.from({ length: n - after }, (_, i) => ({ n: after + 1 + i, what: 'start' }) as LogEntryView);
    const message = { n, after, fresh: false, happened, table: table as unknown as TableView, facts: null };
    this.learn({ type: 'update', ...message });
  }
  get changed(): [number | undefined, number[], boolean] {
    const { before, happened, quiet } = this.change;
    return [before?.n, happened.map(({ n }) => n), quiet];
  }
}

test('what comes before anybody looks is one change, and later another', async () => {
  const session = new Watched('table');
  session.shows(1, true);
  await tick();
  session.shows(2);
  session.shows(3);
  expect(session.changed).toEqual([1, [2, 3], false]);
  await tick();
  session.shows(4);
  expect(session.changed).toEqual([3, [4], false]);
  session.close();
});

test('a first look, and what is too much to be shown, hide nothing that follows and add nothing to it', () => {
  const session = new Watched('table');
  session.shows(1, true);
  session.shows(2);
  expect(session.changed).toEqual([1, [2], false]);
  session.shows(3, true);
  expect(session.changed).toEqual([2, [3], true]);
  session.close();
});

test('the socket and the answer to a move tell the same once', async () => {
  const session = new Watched('table');
  session.shows(0, true);
  session.hears(3, 0);
  await tick();
  session.hears(4, 3);
  expect(session.changed).toEqual([3, [4], false]);
  await tick();
  session.hears(4, 3); // by the other way
  session.hears(3, 2); // late
  expect(session.changed).toEqual([3, [4], false]);
  session.hears(6, 3); // with what was known
  expect(session.changed).toEqual([4, [5, 6], false]);
  expect(session.log.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6]);
  session.hears(6, 6, 1); // a secret answer was changed: nothing happened, and the table is another
  expect(session.table.revision).toBe(1);
  session.close();
});

test('the late answer to a move that the socket has told leaves the next one on its way', async () => {
  const session = new Watched('table');
  session.shows(0, true);
  session.hears(3, 0);
  await tick();
  const answers: ((body: unknown) => void)[] = [];
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      () =>
        new Promise((answer) =>
          answers.push((body) =>
            answer(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })),
          ),
        ),
    );
  const first = session.play('one', true);
  session.hears(4, 3); // by the socket, before the answer
  await tick();
  await vi.waitFor(() => expect(session.pending).toBe(''));
  void session.play('two', true);
  expect(session.pending).toBe('two');
  answers[0]!({ n: 4, version: 4 });
  await first;
  expect(session.pending).toBe('two');
  asked.mockRestore();
  session.close();
});
