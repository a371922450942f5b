// A session without a server, for tests of boards: what is played is noted, and what the server would say is set.

import type { GameTypes, LogEntryView, MessageView, MoveCheck, MovePreview, SeatView, TableView } from './api';
import { Session } from './session.svelte';

export class SampleSession<G extends GameTypes> extends Session<G> {
  played: string[] = [];
  wondered: string[] = []; // moves of which it was asked why they cannot be
  whys: Record<string, Pick<MoveCheck, 'problem' | 'rule'>> = {}; // what the server says of moves
  previews: Record<string, G['preview']> = {}; // what would be after moves
  payments: Record<string, MovePreview<G>['pays']> = {}; // what moves pay

  constructor(facts: Session<G>['facts'], table: TableView<G>) {
    super();
    this.facts = facts;
    this.table = table;
    this.connection = 'live';
    this.ready = true;
  }

  override async play(move: string): Promise<void> {
    this.played.push(move);
  }

  override async cancel(): Promise<void> {}

  override async preview(move: string): Promise<MovePreview<G> | null> {
    return { projection: this.previews[move] ?? {}, pays: this.payments[move] ?? {}, stoppable: false };
  }

  override async why(move: string): Promise<MoveCheck | null> {
    this.wondered.push(move);
    const said = this.whys[move];
    return said ? { legal: false, text: '', ...said } : null;
  }
}

export function entry(n: number, seat: string, ...events: string[]): LogEntryView {
  return { n, at: 0, what: 'move', seat, text: '', events: events.map((event) => event.split(' ')), lines: [] };
}

export function asks(id: string, args: MessageView['args'] = {}): MessageView {
  return { id, args };
}

/** Who sits at a seat: a person, or a bot where there is no name. */
export function sitting(seat: string, name: string): SeatView {
  return {
    seat,
    kind: name ? 'person' : 'bot',
    name,
    bot: name ? '' : 'page',
    online: true,
    chosen: false,
    forfeited: false,
    left: null,
    deadline: null,
    gone: null,
    back: false,
  };
}

/** A table where seat A is asked, if it has moves. */
export function sampleTable(game: string, names: string[], moves: string[]): Omit<TableView, 'view' | 'projection'> {
  return {
    table: 'sample',
    n: 1,
    version: 1,
    phase: 'running',
    game,
    options: {},
    custom: [],
    terms: {},
    reader: 'A',
    seats: names.map((name, i) => sitting('ABCDEF'.charAt(i), name)),
    commitment: '',
    seed: '',
    decision: moves[0]?.split(' ')[0] ?? '',
    asked: moves.length ? ['A'] : [],
    prompt: null,
    moves,
    labels: [],
    ends: [],
    revision: 0,
    last: 0,
    chosen: '',
    cancel: false,
    facts: 0,
    outcome: null,
    rematch: '',
    now: 0,
  };
}
