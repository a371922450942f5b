// What is open: of two games that were asked for, only the later one is shown, whichever comes first.

import { boardOf, type Board } from '../../boards';
import { get } from '../../lib/api';
import { ReplaySession } from '../../lib/frames.svelte';
import type { Visit } from '../../lib/messages';
import { say } from '../../lib/words.svelte';
import { defaultEyes, eyesAt } from './eyes';

const LOOK = 50; // milliseconds between two looks whether there is something to show

export class Opened {
  session = $state.raw<ReplaySession>();
  board = $state.raw<Board>();
  choices = $state.raw<string[]>([]); // whose eyes may be looked through
  problem = $state('');
  opening = $state(false);
  private asked = 0;

  async table(table: string, query: URLSearchParams): Promise<void> {
    const wanted = this.begin();
    const visit = await get<Visit>(`/tables/${encodeURIComponent(table)}`);
    if (!wanted()) return;
    if (!visit.ok) return this.refuse(visit.problem?.text);
    const seats = visit.body.table.seats.map(({ seat }) => seat);
    const choices = eyesAt(seats, visit.body.mine, visit.body.table.phase === 'over');
    const asked = query.get('seat');
    const eyes = asked !== null && choices.includes(asked) ? asked : defaultEyes(choices, visit.body.mine);
    const at = Number(query.get('at')) || 0;
    const problem = await this.show(new ReplaySession({ table }), eyes, at, () => choices, wanted);
    if (problem) this.refuse(problem);
  }

  /** Show a record; why not, if it is none. What is shown stays until then. */
  async record(record: string): Promise<string> {
    const wanted = this.begin();
    const made = new ReplaySession({ record });
    return (await this.show(made, '*', 0, () => eyesAt(made.letters, [], true), wanted)) ?? '';
  }

  get shownRecord(): string {
    return this.session && 'record' in this.session.source ? this.session.source.record : '';
  }

  /** A file is no record: said beside the game that is shown, or instead of one. */
  refuseFile(text: string): void {
    this.opening = false;
    if (!this.session) this.problem = text;
    else {
      const said = `${say('replay-file-bad')} ${text}`;
      this.session.problem = { problem: '', text: said, rule: '', arguments: {}, table: null };
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
    [this.opening, this.problem, this.session] = [false, text || say('page-no-answer'), undefined];
  }

  private async show(
    made: ReplaySession,
    eyes: string,
    at: number,
    choices: () => string[],
    wanted: () => boolean,
  ): Promise<string | undefined> {
    const first = async (): Promise<void> => {
      if (this.session === made) return;
      const drawn = await boardOf(made.table.game);
      if (wanted()) [this.board, this.session, this.choices, this.opening] = [drawn, made, choices(), false];
    };
    const watch = setInterval(() => made.ready && void first(), LOOK); // the first part is enough to begin
    const failed = await made.load(eyes, at).finally(() => clearInterval(watch));
    if (!wanted()) return undefined;
    if (failed && !made.ready) return failed.text;
    if (!made.ready) return say('waiting-start');
    await first();
    return undefined;
  }
}
