import { describe, expect, it } from 'vitest';
import type { LogEntryView } from '../../lib/api';
import { alike, apply, ending, frames, picture } from './chain';
import { readCard, readModel, type Model, type TableView } from './view';
import three from './games/three.json';
import two from './games/two.json';

interface Recorded {
  happened: LogEntryView[];
  view: TableView['view'];
  projection: TableView['projection'];
}

const games: Record<string, Recorded[]> = {
  three: three.frames as unknown as Recorded[],
  two: two.frames as unknown as Recorded[],
};

describe.each(Object.entries(games))('a recorded game of %s', (_, recorded) => {
  it('ends every entry in the picture that the server sends', () => {
    for (let i = 1; i < recorded.length; i++) {
      const [before, after] = [recorded[i - 1]!, recorded[i]!];
      const end = ending(readModel(before), after.happened);
      expect(picture(end), `entry ${after.happened[0]?.n}`).toEqual(picture(readModel(after)));
      expect(alike(end, readModel(after))).toBe(true);
    }
  });

  it('has a picture for everything that moves, and the last one before a scoring holds all cards', () => {
    for (let i = 1; i < recorded.length; i++) {
      const made = frames(readModel(recorded[i - 1]!), recorded[i]!.happened);
      expect(made[0]?.event[0]).toMatch(/placed|disguise-|traitor-|goals-swapped/);
      for (const { event, touched } of made) if (event[0] === 'flipped') expect(touched).toHaveLength(1);
    }
  });
});

describe('one event', () => {
  const start: Model = {
    round: 1,
    columns: [
      { name: 'c1', goal: 'goal_music_4', closed: false, laid: 1, filled: false, cards: [readCard('B ?*', 'x')] },
      { name: 'c2', goal: 'goal_trade_3a', closed: false, laid: 0, filled: false, cards: [] },
    ],
    hands: { A: ['king', 'mage'], B: 3 },
    decks: { A: 10, B: 10 },
    discards: { A: [], B: ['queen'] },
    won: { A: [], B: 1 },
    goalDeck: 4,
  };
  it('puts a hidden card under the Disguise, above the card that flipped it', () => {
    const flipped = [
      ['placed', 'A', 'c1', 'king'],
      ['flipped', 'c1', 'B', 'disguise'],
      ['disguise-used', 'B', 'c1', '?'],
    ].reduce(apply, start);
    expect(flipped.columns[0]?.cards.map(({ owner, kind, face }) => [owner, kind, face])).toEqual([
      ['B', 'disguise', 'up'],
      ['B', '', 'under'],
      ['A', 'king', 'down'],
    ]);
    expect(flipped.hands).toEqual({ A: ['mage'], B: 2 });
  });
  it('keeps the key of a card that travels, and hides it again', () => {
    const moved = [
      ['placed', 'A', 'c1', 'king'],
      ['flipped', 'c1', 'B', 'explorer'],
      ['travelled', 'B', 'explorer', 'c1', 'c2'],
    ].reduce(apply, start);
    expect(moved.columns[1]?.cards).toMatchObject([{ key: 'x', kind: '', face: 'down' }]);
  });
  it('exchanges goals and counts won ones', () => {
    const swapped = apply(start, ['goals-swapped', 'A', 'c1', 'c2']);
    expect(swapped.columns.map(({ goal }) => goal)).toEqual(['goal_trade_3a', 'goal_music_4']);
    expect(apply(start, ['awarded', 'c1', 'goal_music_4', 'B', 'highest']).won['B']).toBe(2);
  });
});

describe('a card in words', () => {
  it('says what the reader knows of it', () => {
    expect(readCard('B ?* held 1 not king,mage', 'k')).toMatchObject({ owner: 'B', kind: '', face: 'down' });
    expect(readCard('B explorer* seen', 'k')).toMatchObject({ kind: 'explorer', face: 'down' });
    expect(readCard('A king under', 'k')).toMatchObject({ kind: 'king', face: 'under' });
  });
});
