// A table in the middle of things, for tests: three segments of the published map and a small row.

import type { MessageView } from '../../lib/api';
import * as samples from '../../lib/sample-session';
import type { CardInfo, Game, MapDrawing, Projection, SideFacts } from './api';
import { use } from './drawing';
import drawn from './sides.json';
import type { GameInfo, TableView, View } from './view';

use(drawn as unknown as MapDrawing);

export { asks, entry } from '../../lib/sample-session';

export class SampleSession extends samples.SampleSession<Game> {
  constructor(
    moves: string[],
    more: Partial<Pick<TableView, 'prompt' | 'labels' | 'chosen' | 'options'>> = {},
    view: Partial<View> = {},
    projection: Partial<Projection> = {},
  ) {
    super(FACTS, table(moves, more, view, projection));
  }
}

const text = (id: string, args: MessageView['args'] = {}): MessageView => ({ id: `text-${id}`, args });

function card(adjective: string, ability: [string, MessageView['args']], ...parts: [string, number][]): CardInfo {
  const action = parts.map(([word, number]) => text(word, number ? { number } : {}));
  return {
    text: [text(...ability), ...action],
    rules: [],
    adjective,
    ability: [text(...ability)],
    ability_icons: [ability[0]],
    action,
    action_icons: parts.map(([word]) => word),
    either: false,
  };
}

const CARDS: Record<string, CardInfo> = {
  noble_unicorn: card('noble', ['moves_more', { number: 1 }], ['move', 4], ['place', 1]),
  noble_hills: card('noble', ['points_for_set', { adjective: 'adjective-noble', number: 3, points: 4 }], ['place', 3]),
  graveyard: card('', ['points_per_adjective', { adjective: 'adjective-cursed' }], ['place', 2]),
  cursed_king: { ...card('cursed', ['elixirs', { number: 1 }], ['place', 3], ['move', 4]), either: true },
  dire_ogre: card('dire', ['points_per_coins', { number: 3 }], ['move', 2]),
  stronghold: card('', ['points_per_adjective', { adjective: 'adjective-dire' }], ['city', 0]),
};

const side = (segment: string, islands: SideFacts['islands'], ports: string[]): SideFacts => ({
  segment,
  islands,
  land: [],
  bridges: [],
  sea: [],
  ports,
  holds_start: false,
});

const named = (word: string, ...numbers: number[]) => numbers.map((number) => `${word}_${number}`);

export const FACTS: GameInfo = {
  game: 'legends',
  version: 0,
  events: {},
  cards: CARDS,
  facts: {
    sides: {
      volcano: side(
        'segment_1',
        { volcano_a: named('volcano', 1, 2), volcano_b: named('volcano', 3, 4, 5, 6, 7) },
        named('volcano', 1, 5, 7, 6),
      ),
      fern: side('segment_2', { fern_a: named('fern', 1, 2, 3) }, named('fern', 1, 3, 3, 2)),
      meadow: side('segment_3', { meadow_a: named('meadow', 1, 2, 3, 4, 5) }, named('meadow', 2, 3, 5, 4)),
      horseshoe: side('segment_4', { horseshoe_a: named('horseshoe', 1, 2, 3, 4, 5) }, named('horseshoe', 2, 4, 5, 3)),
    },
    prices: [0, 1, 1, 2, 2, 3],
    turns: 10,
    legs: 1,
    colours: ['red', 'blue', 'green'],
  },
};

const points = { regions: 0, islands: 0, elixirs: 0, cards: 0, tokens: 0, leader: 0, carried: 0, total: 0 };
const abilities = { moves_more: 0, armies_more: 0, sea_cost: 3, elixirs: 0, immune: false, cities_left: 3 };

function table(
  moves: string[],
  more: Partial<TableView>,
  view: Partial<View>,
  projection: Partial<Projection>,
): TableView {
  return {
    ...samples.sampleTable('legends', ['Ada', 'Ben', ''], moves),
    options: { layout: 't' },
    view: {
      at: moves[0]?.split(' ')[0] ?? '',
      active: 'A',
      layout: { horseshoe: 'centre 0', volcano: 'east 0', fern: 'south 1', meadow: 'west 2' },
      start: 'horseshoe_4',
      regions: {
        horseshoe_4: { armies: { A: 4, B: 4, C: 4 } },
        volcano_6: { armies: { B: 2 }, cities: { A: 1 } },
      },
      row: ['graveyard', 'cursed_king', 'dire_ogre', 'stronghold', 'noble_hills', 'noble_unicorn'],
      deck: 26,
      cards: { A: [], B: [], C: [] },
      coins: { A: 2, B: 11, C: 11 },
      supply: { A: 14, B: 12, C: 14 },
      bids: {},
      agenda: [],
      ...view,
    },
    projection: {
      regions: { horseshoe_4: { leads: '' }, volcano_6: { leads: 'B' } },
      islands: { horseshoe_a: { leads: '' }, volcano_b: { leads: 'B' } },
      points: { A: points, B: { ...points, regions: 1, islands: 1, total: 2 }, C: points },
      abilities: { A: abilities, B: abilities, C: abilities },
      ...projection,
    },
    ...more,
  };
}
