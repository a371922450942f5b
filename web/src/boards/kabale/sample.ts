// A table in the middle of a round, for tests.

import type { MoveCheck, MovePreview } from '../../lib/api';
import * as samples from '../../lib/sample-session';
import type { Game } from './api';
import three from './games/three.json';
import type { GameInfo, TableView } from './view';

export const view = {
  round: 3,
  columns: {
    c1: { goal: 'goal_music_4', closed: false, cards: ['C minstrel', 'A queen', 'B ?*'] },
    c2: { goal: 'goal_trade_3a', closed: true, cards: ['B storm', 'A landowner*'] },
    c3: { goal: 'goal_fencing_5', closed: false, cards: ['A disguise', 'A hermit under', 'B dragon'] },
  },
  hands: { A: ['king', 'traitor', 'assassin'], B: 3, C: 3 },
  decks: { A: 17, B: 17, C: 17 },
  discards: { A: [], B: ['explorer', 'storm'], C: [] },
  won: { A: ['goal_music_2'], B: 1, C: 3 },
  goal_deck: 9,
};
const [music, trade, fencing] = [{ goal: 'goal_music_4' }, { goal: 'goal_trade_3a' }, { goal: 'goal_fencing_5' }];
export const projection = {
  c1: {
    sums: { A: '16', C: '12' },
    leads: 'A',
    reason: 'highest',
    unknown: ['B'],
    ...music,
    needed: 4,
    laid: 3,
    filled: false,
    flips: 2,
  },
  c2: {
    sums: { A: '8', B: '9' },
    leads: 'B',
    reason: 'highest',
    unknown: [],
    ...trade,
    needed: 3,
    laid: 2,
    filled: true,
    flips: -1,
  },
  c3: {
    sums: { A: '8', B: '11' },
    leads: 'B',
    reason: 'highest',
    unknown: [],
    ...fencing,
    needed: 5,
    laid: 3,
    filled: false,
    flips: -1,
  },
};
export const hand = ['king', 'traitor', 'assassin'];
export const moves = hand.flatMap((card) => ['c1', 'c3'].map((column) => `place_card ${card} ${column}`));
/** The reader is to place a card. */
export const placing = () => new SampleSession(moves);

export class SampleSession extends samples.SampleSession<Game> {
  refusal: MoveCheck | null = null; // what the server says of moves that cannot be

  constructor(offered: string[], columns: object = projection, seen: object = view) {
    super(three.facts as unknown as GameInfo, table(offered, columns, seen));
    this.change = { before: null, after: this.table, happened: [], quiet: true };
  }

  override async why(move: string): Promise<MoveCheck | null> {
    this.wondered.push(move);
    return this.refusal;
  }

  override async preview(): Promise<MovePreview<Game> | null> {
    return null;
  }
}

function table(offered: string[], columns: object, seen: object): TableView {
  const sample = samples.sampleTable('kabale', ['Ada', 'Jonas', 'Marta'], offered);
  return {
    ...sample,
    ...({ view: seen, projection: { columns } } as Pick<TableView, 'view' | 'projection'>),
    asked: ['A'],
    prompt: samples.asks(`decision-${sample.decision}`),
  };
}
