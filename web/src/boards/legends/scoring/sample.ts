// Real games, as the server told them: the last entry of each leg, and the table before and after it.

import type { LogEntryView, OutcomeView } from '../../../lib/api';
import { Session } from '../../../lib/session.svelte';
import type { Game } from '../api';
import everything from '../games/everything.json';
import full from '../games/full.json';
import three from '../games/three.json';
import two from '../games/two.json';
import type { Change, GameInfo, TableView } from '../view';

const GAMES = { two, three, full, everything };
const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

/** A table at the end of a leg: `mine` looks at it. */
export class Sample extends Session<Game> {
  /** What was scored, of games that another leg follows: nobody is told that. */
  readonly ended: TableView;

  constructor(
    private readonly game: keyof typeof GAMES,
    leg = 0,
    mine = 'A',
  ) {
    super();
    const { facts, letters, options, legs, outcome } = GAMES[game];
    const over = leg === legs.length - 1;
    const at = (when: 'before' | 'after' | 'ended') =>
      ({
        ...(legs[leg] as unknown as Record<string, object>)[when],
        table: 't',
        n: 1,
        reader: mine,
        game: 'legends',
        phase: when === 'after' && over ? 'over' : 'running',
        options,
        seats: letters.map((seat, i) => ({ seat, kind: 'person', name: NAMES[i] })),
        asked: [],
        custom: [],
        moves: [],
        labels: [],
        outcome: when === 'after' && over ? (outcome as OutcomeView) : null,
      }) as unknown as TableView;
    this.facts = facts as unknown as GameInfo;
    this.table = at('after');
    this.log = [
      { n: 9, at: 0, what: 'move', seat: 'A', text: '', events: legs[leg]!.events, lines: [] } as LogEntryView,
    ];
    this.ended = at('ended');
    this.change = { before: at('before'), after: this.table, happened: this.log, quiet: false };
    this.connection = 'live';
    this.ready = true;
  }

  get legs(): number {
    return GAMES[this.game].legs.length;
  }

  override async play(): Promise<void> {}
  override async cancel(): Promise<void> {}
}

export function changeOf(game: keyof typeof GAMES, leg = 0): Change {
  return new Sample(game, leg).change;
}
