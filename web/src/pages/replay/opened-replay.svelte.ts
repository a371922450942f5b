// What is open: of two games that were asked for, only the later one is shown, whichever comes first.

import { boardOf, type Board } from '../../boards';
import { get, problemWith } from '../../lib/client';
import { ReplaySession } from '../../lib/frames.svelte';
import type { Visit } from '../../lib/api';
import { t } from '../../lib/words.svelte';
import { defaultPerspective, perspectiveChoices } from './perspective';

const POLL_MS = 50; // milliseconds between two looks whether there is something to show

export class OpenedReplay {
  session = $state.raw<ReplaySession>();
  board = $state.raw<Board>();
  choices = $state.raw<string[]>([]); // whose eyes may be looked through
  problem = $state('');
  opening = $state(false);
  private asked = 0;

  async openTable(table: string, query: URLSearchParams): Promise<void> {
    const wanted = this.begin();
    const visit = await get<Visit>(`/tables/${encodeURIComponent(table)}`);
    if (!wanted()) return;
    if (!visit.ok) return this.refuse(visit.problem?.detail);
    const seats = visit.body.table.seats.map(({ seat }) => seat);
    const choices = perspectiveChoices(seats, visit.body.mine, visit.body.table.phase === 'over');
    const asked = query.get('seat');
    const perspective =
      asked !== null && choices.includes(asked) ? asked : defaultPerspective(choices, visit.body.mine);
    const at = Number(query.get('at')) || 0;
    const problem = await this.show(new ReplaySession({ table }), perspective, at, () => choices, wanted);
    if (problem) this.refuse(problem);
  }

  /** Show a record; why not, if it is none. What is shown stays until then. */
  async openRecord(record: string): Promise<string> {
    const wanted = this.begin();
    const made = new ReplaySession({ record });
    return (await this.show(made, '*', 0, () => perspectiveChoices(made.letters, [], true), wanted)) ?? '';
  }

  get shownRecord(): string {
    return this.session && 'record' in this.session.source ? this.session.source.record : '';
  }

  /** A file is no record: said beside the game that is shown, or instead of one. */
  refuseFile(text: string): void {
    this.opening = false;
    if (!this.session) this.problem = text;
    else {
      const said = `${t('replay-file-bad')} ${text}`;
      this.session.problem = problemWith(said);
    }
  }

  /** What is still on its way is not wanted any more. */
  leave(): void {
    this.asked += 1;
  }

  /** Show nothing. */
  close(): void {
    this.leave();
    [this.opening, this.session] = [false, undefined];
  }

  /** Something is asked for from now on; returns whether it still is. */
  private begin(): () => boolean {
    const mine = ++this.asked;
    [this.opening, this.problem] = [true, ''];
    return () => mine === this.asked;
  }

  private refuse(text: string | undefined): void {
    [this.opening, this.problem, this.session] = [false, text || t('page-no-answer'), undefined];
  }

  private async show(
    made: ReplaySession,
    perspective: string,
    at: number,
    choices: () => string[],
    wanted: () => boolean,
  ): Promise<string | undefined> {
    const first = async (): Promise<void> => {
      if (this.session === made) return;
      const drawn = await boardOf(made.table.game);
      if (wanted()) [this.board, this.session, this.choices, this.opening] = [drawn, made, choices(), false];
    };
    const watch = setInterval(() => made.ready && void first().catch(() => undefined), POLL_MS); // the first part is enough to begin
    try {
      const failed = await made.load(perspective, at);
      if (!wanted()) return undefined;
      if (failed && !made.ready) return failed.detail;
      if (!made.ready) return t('waiting-start');
      await first();
    } catch {
      return t('page-no-answer'); // its words or its board did not come
    } finally {
      clearInterval(watch);
    }
    return undefined;
  }
}
