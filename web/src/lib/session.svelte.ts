// A game that a board draws. A session is live, a replay or a lesson; a board cannot tell which.

import { get } from './api';
import type {
  ArgSaid,
  FactsSaid,
  Happening,
  ProblemSaid,
  Saying,
  Sitting,
  TableSaid,
  Update,
  WhatIfSaid,
  WhySaid,
} from './messages';
import { colourOf } from './seats';
import { has, list, say, saying, word, wordsOf } from './words.svelte';

/** One move on offer, and what people call it. */
export interface Offer {
  move: string;
  words: string[]; // the move word by word
  label: string;
}

/** One change of the table: the boards animate it. */
export interface Change {
  before: TableSaid | null;
  after: TableSaid;
  happened: Happening[];
  quiet: boolean; // there is nothing to animate: the first look, or too much at once
}

export type Connection = 'connecting' | 'live' | 'lost' | 'offline' | 'gone';

export abstract class Session {
  table = $state.raw<TableSaid>() as TableSaid;
  facts = $state.raw<FactsSaid>() as FactsSaid;
  change = $state.raw<Change>() as Change;
  log = $state.raw<Happening[]>([]);
  connection = $state<Connection>('connecting');
  /** The move that was chosen and is on its way; empty if none is. */
  pending = $state('');
  problem = $state.raw<ProblemSaid | null>(null);
  /** A board shows a scoring step by step: how the game ended is not told before. */
  showing = $state(false);
  /** Whether everything is there to be drawn. */
  ready = $state(false);

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

  readonly offers: Offer[] = $derived.by(() =>
    this.ready
      ? this.table.moves.map((move, i) => {
          const said = this.table.choices[i];
          return { move, words: move.split(' '), label: said ? capital(saying(this.withNames(said))) : move };
        })
      : [],
  );

  readonly question: string = $derived.by(() =>
    this.ready && this.table.question ? capital(saying(this.withNames(this.table.question))) : '',
  );

  /** The move that a lesson asks for; empty elsewhere. */
  get suggested(): string {
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

  sitting(letter: string): Sitting | undefined {
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

  // -- words ----------------------------------------------------------------------------------------------------------

  /** Seats in a saying are letters; people have names. */
  protected withNames(said: { id: string; args: Record<string, unknown> }): {
    id: string;
    args: Record<string, unknown>;
  } {
    const args: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(said.args ?? {})) {
      if (Array.isArray(value)) args[name] = value.map((each) => this.withNames(each));
      else if (value && typeof value === 'object' && 'id' in value) args[name] = this.withNames(value as typeof said);
      else if (SEATS.includes(name) && typeof value === 'string' && this.letters.includes(value))
        args[name] = this.name(value);
      else args[name] = value;
    }
    return { id: said.id, args };
  }

  /** One event in a sentence. */
  sentence(event: string[]): string {
    const [kind = '', ...words] = event;
    const args = this.facts.events[kind] ?? [];
    const said: Record<string, unknown> = {};
    args.forEach((arg, i) => (said[arg.name] = this.argument(arg, words[i] ?? '?')));
    return say(`event-${kind}`, said);
  }

  argument(arg: ArgSaid, value: string): string | number {
    if (arg.kind === 'seat' || arg.kind === 'colour') return this.name(value);
    if (value === '?')
      return has(`${arg.kind}-unknown`)
        ? `${arg.kind}-unknown`
        : has(`unknown-${arg.kind}`)
          ? `unknown-${arg.kind}`
          : '?';
    if (/^-?\d+$/.test(value) && !has(`${arg.kind}-${value}`)) return Number(value);
    const things = this.facts.facts[`${arg.kind}s`] as Record<string, { name?: Saying }> | undefined;
    const named = things?.[value]?.name; // a game may say in its facts what its things are called
    if (named) return saying(named);
    const kind = arg.kind === 'region' || arg.kind === 'source' ? 'area' : arg.kind;
    return has(`${kind}-${value}`)
      ? `${kind}-${value}`
      : kind === 'card' || kind === 'area'
        ? `${kind}-${value}`
        : value;
  }

  // -- acting ---------------------------------------------------------------------------------------------------------

  abstract play(move: string): Promise<void>;
  abstract cancel(): Promise<void>;

  /** Why a move that is not offered is not legal: a sentence and the id of the rule. */
  async why(_move: string): Promise<WhySaid | null> {
    return null;
  }

  /** What a move would pay, and what would be paid after it, as far as the reader can know. */
  async whatIf(_move: string): Promise<WhatIfSaid | null> {
    return null;
  }

  close(): void {}

  // -- taking what the server says -------------------------------------------------------------------------------------

  protected async take(update: Pick<Update, 'happened' | 'table'>, quiet = false): Promise<void> {
    const before = this.change && this.table.phase !== 'gathering' ? this.table : null; // before the game nothing lies there
    this.table = update.table;
    this.change = { before, after: update.table, happened: update.happened, quiet: quiet || !before };
  }
}

const SEATS = ['seat', 'colour', 'owner', 'against'];

/** What a player is called at a table: with the colour, where several have the same name. */
export function nameAt({ seats, phase }: Pick<TableSaid, 'seats' | 'phase'>, letter: string): string {
  const sitting = seats.find(({ seat }) => seat === letter);
  const name = sitterName(sitting);
  if (!name) return letter;
  const alone = seats.every((each) => each.seat === letter || sitterName(each) !== name);
  if (alone || (sitting?.kind === 'open' && phase === 'gathering')) return name; // seats that wait are all the same
  return say('seat-name-colour', { name, colour: say(`seat-colour-${colourOf(letter)}`) });
}

export function sitterName(sitting: Sitting | undefined): string {
  if (!sitting) return '';
  if (sitting.kind === 'open') return say('seat-free');
  const named = sitting.name || sitting.bot;
  return has(`player-${named}`) ? word(`player-${named}`) : named;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const factsOf = new Map<string, Promise<FactsSaid | null>>();

/** Facts of a table never change: they are asked for once, and the words of its game with them. */
export async function factsAt(table: string, game: string): Promise<FactsSaid | null> {
  const known =
    factsOf.get(table) ??
    get<FactsSaid>(`/tables/${encodeURIComponent(table)}/facts`).then((answer) => (answer.ok ? answer.body : null));
  factsOf.set(table, known);
  const [facts] = await Promise.all([known, wordsOf(game)]);
  if (!facts) factsOf.delete(table);
  return facts;
}
