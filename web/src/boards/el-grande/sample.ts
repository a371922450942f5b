// A table in the middle of a turn, for tests.

import type { LogEntryView, MessageView, SeatView, MovePreview, MoveCheck } from '../../lib/api';
import { Session } from '../../lib/session.svelte';
import type { AreaProjection, Game, Preview } from './api';
import drawn from './map.json';
import { SPAIN } from './map';
import { areasOf, type GameInfo, type Projection, type TableView, type View } from './view';

Object.assign(SPAIN, drawn);

export class Sample extends Session<Game> {
  played: string[] = [];
  whys: Record<string, Pick<MoveCheck, 'problem' | 'rule'>> = {}; // what the server says of moves
  wondered: string[] = [];
  foreseen: Record<string, Record<string, Record<string, number>>> = {}; // what moves pay
  previews: Record<string, Preview> = {}; // what would be after them

  constructor(
    moves: string[],
    more: Partial<Pick<TableView, 'prompt' | 'labels' | 'chosen'>> = {},
    view: Partial<View> = {},
  ) {
    super();
    this.facts = facts();
    this.table = table(moves, more, view);
    this.connection = 'live';
    this.ready = true;
  }

  override async play(move: string): Promise<void> {
    this.played.push(move);
  }

  override async cancel(): Promise<void> {}

  override async preview(move: string): Promise<MovePreview<Game> | null> {
    return { projection: this.previews[move] ?? {}, pays: this.foreseen[move] ?? {}, stoppable: false };
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

const sitting = (seat: string, name: string): SeatView => ({
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
});

const AREAS: Record<string, AreaProjection> = {
  castilla: {
    paid: [6, 4, 2],
    rows: [
      { seat: 'A', count: 6, place: 1, tied: 1, points: 6, king: 2, grande: 0 },
      { seat: 'B', count: 4, place: 2, tied: 1, points: 4, king: 0, grande: 0 },
    ],
    holders: [['A'], ['B'], []],
  },
  aragon: {
    paid: [8, 4, 0],
    rows: [
      { seat: 'A', count: 4, place: 1, tied: 2, points: 4, king: 0, grande: 0 },
      { seat: 'C', count: 4, place: 1, tied: 2, points: 4, king: 0, grande: 0 },
    ],
    holders: [[], ['A', 'C'], []],
  },
  toledo: { paid: [7, 4, 2], rows: [], holders: [[], [], []] },
};

export const PROJECTION: Projection = areasOf(AREAS);

function table(moves: string[], more: object, view: Partial<View>): TableView {
  const seen: View = {
    at: '',
    round: 5,
    first: 'B',
    active: 'A',
    king: 'castilla',
    regions: { castilla: { A: 6, B: 4 }, aragon: { A: 4, C: 4 }, toledo: {} },
    castillo: '?',
    court: { A: 3, B: 4, C: 5 },
    province: { A: 4, B: 7, C: 9 },
    score: { A: 47, B: 44, C: 38 },
    grandes: { A: 'toledo', B: 'castilla', C: 'aragon' },
    boards: { board_8: 'aragon', board_4: 'off' },
    offer: ['eg95_veto'],
    card: 'eg95_score_fives',
    done: ['place'],
    hands: { A: [1, 2, 13], B: 3, C: 3 },
    power: { A: 9, B: '?', C: 5 },
    turned: ['B'],
    vetoes: {},
    piles: {},
    dials: {},
    revealed: {},
    returning: {},
    effect: {},
    agenda: [],
    ...view,
  };
  return {
    table: 't',
    n: 1,
    version: 1,
    phase: 'running',
    game: 'el-grande',
    options: {},
    custom: [],
    terms: {},
    reader: 'A',
    seats: [sitting('A', 'Ada'), sitting('B', 'Ben'), sitting('C', 'Cy')],
    commitment: '',
    seed: '',
    decision: moves[0]?.split(' ')[0] ?? '',
    asked: ['A'],
    prompt: null,
    moves,
    labels: [],
    ends: [],
    revision: 0,
    last: 0,
    chosen: '',
    cancel: false,
    facts: 0,
    view: seen,
    projection: { areas: { ...AREAS, castillo: { paid: [5, 3, 1] } }, order: ['A', 'C'] },
    outcome: null,
    rematch: '',
    now: 0,
    ...more,
  };
}

function facts(): GameInfo {
  return {
    game: 'el-grande',
    version: 0,
    events: {},
    cards: {
      eg95_score_fives: {
        pile: 3,
        place: 3,
        copies: 1,
        effect: 'score_class',
        icon: 'score_class',
        scores: true,
        rules: [],
        text: [asks('text-place', { number: 3 }), asks('text-score_class', { values: '5' })],
      },
      eg95_veto: {
        pile: 2,
        place: 2,
        copies: 1,
        effect: 'take_veto',
        icon: 'take_veto',
        scores: false,
        rules: [],
        text: [asks('text-place', { number: 2 }), asks('text-take_veto')],
      },
    },
    facts: {
      regions: {
        castilla: { paid: [6, 4, 2], neighbours: [] },
        aragon: { paid: [5, 4, 1], neighbours: [] },
        toledo: { paid: [7, 4, 2], neighbours: [] },
      },
      castillo: { paid: [5, 3, 1] },
      boards: { board_8: [8, 4, 0], board_4: [4, 0, 0] },
      places: 3,
      calls: [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0],
      rounds: 9,
      round_numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      scoring_rounds: [3, 6, 9],
      order: ['castillo', 'castilla', 'aragon', 'toledo'],
      colours: ['brown', 'blue', 'yellow'],
    },
  };
}
