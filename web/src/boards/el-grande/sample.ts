// A table in the middle of a turn, for tests.

import * as samples from '../../lib/sample-session';
import type { AreaProjection, Game } from './api';
import drawn from './map.json';
import { SPAIN } from './map';
import { areasOf, type GameInfo, type Projection, type TableView, type View } from './view';

Object.assign(SPAIN, drawn);

export { asks, entry } from '../../lib/sample-session';

export class SampleSession extends samples.SampleSession<Game> {
  constructor(
    moves: string[],
    more: Partial<Pick<TableView, 'prompt' | 'labels' | 'chosen'>> = {},
    view: Partial<View> = {},
  ) {
    super(facts(), table(moves, more, view));
  }
}

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
    ...samples.sampleTable('el-grande', ['Ada', 'Ben', 'Cy'], moves),
    asked: ['A'],
    view: seen,
    projection: { areas: { ...AREAS, castillo: { paid: [5, 3, 1] } }, order: ['A', 'C'] },
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
        source: 'rulebook',
        rules: [],
        text: [samples.asks('text-place', { number: 3 }), samples.asks('text-score_class', { values: '5' })],
      },
      eg95_veto: {
        pile: 2,
        place: 2,
        copies: 1,
        effect: 'take_veto',
        icon: 'take_veto',
        scores: false,
        source: 'rulebook',
        rules: [],
        text: [samples.asks('text-place', { number: 2 }), samples.asks('text-take_veto')],
      },
    },
    facts: {
      edition: '1995',
      variants: [],
      other: '',
      abroad: {},
      greys: {},
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
