// A game that a board draws. A session is live, a replay or a lesson; a board cannot tell which.

import { get, problemWith } from './client';
import type {
  GameInfo,
  GameTypes,
  LogEntryView,
  ProblemDetails,
  MessageView,
  SeatView,
  TableView,
  Update,
  MovePreview,
  MoveCheck,
} from './api';
import { colourOf } from './seats';
import { standing } from './log';
import { hasMessage, list, t, render, word, wordsOf } from './words.svelte';

/** One legal move, and what people call it. */
export interface LegalMove {
  move: string;
  words: string[]; // the move word by word
  label: string;
}

/** One change of the table: the boards animate it. */
export interface Change<G extends GameTypes = GameTypes> {
  before: TableView<G> | null;
  after: TableView<G>;
  happened: LogEntryView[];
  quiet: boolean; // there is nothing to animate: the first look, or too much at once
}

/** What a session is told. */
export type SessionUpdate<G extends GameTypes = GameTypes> = Pick<Update<G>, 'happened' | 'table'> &
  Partial<Pick<Update<G>, 'facts'>>;

export type Connection = 'connecting' | 'live' | 'lost' | 'offline' | 'gone';

/** A board knows of which game its session is; everything else does with what all games have. */
export abstract class Session<G extends GameTypes = GameTypes> {
  table = $state.raw<TableView<G>>()!;
  facts = $state.raw<GameInfo<G>>()!;
  change = $state.raw<Change<G>>()!;
  log = $state.raw<LogEntryView[]>([]);
  connection = $state<Connection>('connecting');
  /** The move that was chosen and is on its way; empty if none is. */
  pending = $state('');
  problem = $state.raw<ProblemDetails | null>(null);
  /** The move that is asked for once more before it is played; empty if none is. */
  unsure = $state('');
  /** A board shows a scoring step by step: how the game ended is not told before. */
  showing = $state(false);
  /** Whether everything is there to be drawn. */
  ready = $state(false);

  /** What happened and still counts: the log without what was taken back. */
  readonly standingLog: LogEntryView[] = $derived.by(() => standing(this.log));

  /** The seat whose eyes we look through; empty for a spectator. */
  get mine(): string {
    return this.table.reader;
  }

  get letters(): string[] {
    return this.table.seats.map(({ seat }) => seat);
  }

  get asked(): boolean {
    return this.table.moves.length > 0;
  }

  readonly legalMoves: LegalMove[] = $derived.by(() =>
    this.ready
      ? this.table.moves.map((move, i) => {
          const said = this.table.labels[i];
          return { move, words: move.split(' '), label: said ? capital(this.render(said)) : move };
        })
      : [],
  );

  readonly prompt: string = $derived.by(() =>
    this.ready && this.table.prompt ? capital(this.render(this.table.prompt)) : '',
  );

  /** The move that a lesson asks for; empty elsewhere. */
  get suggested(): string {
    return '';
  }

  /** What was scored last and is spoken of: a lesson explains it column by column; empty elsewhere. */
  get scored(): string {
    return '';
  }

  /** Whether the server would hear us, as far as we know: it has answered, and its messages are here or on their way. */
  get inReach(): boolean {
    return this.connection === 'live' || this.connection === 'connecting';
  }

  /** Whether a move is on offer now. */
  may(move: string): boolean {
    return this.table.moves.includes(move);
  }

  sitting(letter: string): SeatView | undefined {
    return this.table.seats.find(({ seat }) => seat === letter);
  }

  /** What a player is called. */
  name(letter: string): string {
    return nameAt(this.table, letter);
  }

  /** What a player is called in a sentence that the reader hears: the reader is "you" where a message allows it. */
  names(letters: string[]): string {
    return list(letters.map((letter) => this.name(letter)));
  }

  /** Who won, in a sentence without its full stop; empty before the end. */
  get victory(): string {
    const winners = this.table.outcome?.winners ?? [];
    if (!winners.length) return '';
    return t(winners.length > 1 ? 'over-shared' : 'over-won', { names: this.names(winners) });
  }

  /** A seat's points at the end; undefined before it. */
  finalPoints(letter: string): number | undefined {
    return this.table.outcome?.ranking.find(({ seat }) => seat === letter)?.points;
  }

  // -- words ----------------------------------------------------------------------------------------------------------

  /** What the server says without words, with the players' names. */
  render(said: MessageView, more: MessageView['args'] = {}): string {
    return render({ id: said.id, args: { ...this.withNames(said).args, ...more } });
  }

  /** Seats in a message are letters; people have names. */
  private withNames(said: MessageView): MessageView {
    const args: MessageView['args'] = {};
    for (const [name, value] of Object.entries(said.args)) {
      if (Array.isArray(value)) args[name] = value.map((each) => this.withNames(each));
      else if (typeof value === 'object') args[name] = this.withNames(value);
      else if (SEAT_ARGUMENTS.includes(name) && typeof value === 'string' && this.letters.includes(value))
        args[name] = this.name(value);
      else args[name] = value;
    }
    return { id: said.id, args };
  }

  // -- acting ---------------------------------------------------------------------------------------------------------

  /** Play a move. One that the reader wants to confirm is asked for once more, unless the reader is `sure`. */
  abstract play(move: string, sure?: boolean): Promise<void>;
  abstract cancel(): Promise<void>;

  /** The reader turns to something else: what was asked for once more, or refused, is over. */
  letGo(): void {
    this.unsure = '';
    this.problem = null;
  }

  /** Why a move that is not offered is not legal: a sentence and the id of the rule. */
  async why(_move: string): Promise<MoveCheck | null> {
    return null;
  }

  /** Tell the reader why a move cannot be made; of what is no answer now, what is asked instead. */
  async explain(move: string): Promise<void> {
    if (!this.mine || this.pending) return;
    const why = move ? await this.why(move) : null;
    if (why && !why.legal && !NO_ANSWER.includes(why.problem)) {
      const text = hasMessage(why.problem) ? t(why.problem) : why.text;
      this.problem = problemWith(text, why.problem, why.rule);
    } else if (this.asked) this.problem = problemWith(t('asked-now', { question: this.prompt }));
  }

  /** What a move would pay, and what would be paid after it, as far as the reader can know. */
  async preview(_move: string): Promise<MovePreview<G> | null> {
    return null;
  }

  close(): void {}

  // -- taking what the server says -------------------------------------------------------------------------------------

  protected async take(update: SessionUpdate<G>, quiet = false): Promise<void> {
    if (this.unsure && !update.table.moves.includes(this.unsure)) this.unsure = '';
    if (update.facts) this.facts = update.facts;
    const before = this.change && this.table.phase !== 'gathering' ? this.table : null; // before the game nothing lies there
    this.table = update.table;
    this.change = { before, after: update.table, happened: update.happened, quiet: quiet || !before };
  }
}

/** Refusals that say no more than that something else is asked. */
const NO_ANSWER = ['refused-other-decision', 'refused-unknown-move', 'refused-not-offered'];

const SEAT_ARGUMENTS = ['seat', 'colour', 'owner', 'against', 'name', 'starter', 'giver', 'receiver'];

/** What a player is called at a table: with the colour, where several have the same name. */
export function nameAt({ seats, phase }: Pick<TableView, 'seats' | 'phase'>, letter: string): string {
  const sitting = seats.find(({ seat }) => seat === letter);
  const name = sitterName(sitting);
  if (!name) return letter;
  const alone = seats.every((each) => each.seat === letter || sitterName(each) !== name);
  if (alone || (sitting?.kind === 'open' && phase === 'gathering')) return name; // seats that wait are all the same
  return t('seat-name-colour', { name, colour: t(`seat-colour-${colourOf(letter)}`) });
}

export function sitterName(sitting: SeatView | undefined): string {
  if (!sitting) return '';
  if (sitting.kind === 'open') return t('seat-free');
  const named = sitting.name || sitting.bot;
  return hasMessage(`player-${named}`) ? word(`player-${named}`) : named;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const factsOf = new Map<string, Promise<GameInfo | null>>();

/** Facts of a table are asked for once for each version of them, and the words of its game with them. */
export async function factsAt({ table, game, facts: version }: TableView): Promise<GameInfo | null> {
  const of = `${table} ${version}`;
  const known =
    factsOf.get(of) ??
    get<GameInfo>(`/tables/${encodeURIComponent(table)}/facts`).then((answer) => (answer.ok ? answer.body : null));
  factsOf.set(of, known);
  const [facts] = await Promise.all([known, wordsOf(game)]);
  if (!facts) factsOf.delete(of);
  return facts;
}
