import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LogEntryView } from '../../lib/api';
import { speak, wordsOf } from '../../lib/words.svelte';
import { BoardController } from './controller.svelte';
import three from './games/three.json';
import { placing, projection, SampleSession, view } from './sample';
import { readModel, type TableView } from './view';

beforeAll(async () => {
  await speak('en');
  await wordsOf('kabale');
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
const closed = {
  legal: false,
  problem: 'refused-column-closed',
  text: 'A Storm has closed that column.',
  rule: 'KH-1',
};
let session: SampleSession;
let controller: BoardController;
beforeEach(() => {
  session = placing();
  controller = new BoardController(session, true);
});

describe('choosing', () => {
  test('a card and a column in any order, and the column once more plays it', () => {
    controller.pick('king');
    expect(controller.bar?.targets.map(({ label }) => label)).toEqual(['Music 4', 'Fencing 5']);
    controller.aim('c1');
    expect([controller.builder.move, controller.builder.ready]).toEqual(['place_card king c1', true]);
    controller.aim('c3');
    expect(session.played).toEqual([]);
    controller.aim('c3');
    expect(session.played).toEqual(['place_card king c3']);
    const other = new BoardController(session, true);
    other.aim('c1');
    other.pick('traitor');
    other.bar?.done?.act?.();
    expect(session.played.at(-1)).toBe('place_card traitor c1');
  });

  test('is taken back part by part, the column first', () => {
    controller.pick('king');
    controller.aim('c1');
    controller.bar?.drop?.();
    expect(controller.builder.chosen).toEqual({ card: 'king', column: '' });
    controller.bar?.drop?.();
    expect(controller.builder.chosen).toEqual({ card: '', column: '' });
    expect(controller.bar?.drop).toBeUndefined();
    controller.pick('king');
    controller.pick('king');
    controller.aim('c1');
    controller.aim('c1');
    expect(controller.builder.chosen).toEqual({ card: '', column: '' });
  });

  test('is forgotten as soon as the table or its reader is another one', () => {
    controller.pick('king');
    session.table = { ...session.table, n: 2 }; // somebody has come in
    expect(controller.builder.chosen.card).toBe('king');
    session.table = { ...session.table, reader: 'B' };
    expect(controller.builder.chosen.card).toBe('');
    session.table = { ...session.table, reader: 'A', version: 2 };
    expect(controller.builder.chosen.card).toBe('');
  });

  test('turns away from what was refused or is to be confirmed', () => {
    session.unsure = 'place_card king c1';
    controller.pick('traitor');
    expect(session.unsure).toBe('');
  });

  test('plays nothing that is not offered, and says why', async () => {
    session.refusal = closed;
    controller.pick('king');
    controller.aim('c2');
    controller.confirm();
    await settled();
    expect(session.played).toEqual([]);
    expect(session.wondered).toEqual(['place_card king c2']);
    expect(session.problem).toMatchObject({ detail: closed.text, rule: 'KH-1' });
  });

  test('says nothing about a table that is another one by now, nor in a replay', async () => {
    session.refusal = closed;
    controller.aim('c2');
    session.table = { ...session.table, version: 2 };
    await settled();
    expect(session.problem).toBeNull();
    const replay = new SampleSession([]);
    new BoardController(replay, false).pick('king');
    await settled();
    expect([replay.wondered, replay.problem]).toEqual([[], null]);
  });
});

describe('the hand', () => {
  test('keeps every card at its place, and forgets the places with the reader', () => {
    expect(controller.slots).toEqual(['king', 'traitor', 'assassin']);
    const hands = { ...view.hands, A: ['assassin', 'king', 'mage'] };
    session.table = new SampleSession([], projection, { ...view, hands }).table;
    expect(controller.slots).toEqual(['king', 'mage', 'assassin']);
    session.table = { ...session.table, reader: 'B' };
    expect([controller.slots, controller.hand]).toEqual([[], 3]);
  });

  test('of everybody is shown where everything is open, to who has no seat', () => {
    expect(controller.allHands).toBeNull();
    const hands = { A: ['king'], B: [], C: ['mage'] };
    session.table = { ...new SampleSession([], projection, { ...view, hands }).table, reader: '' };
    expect(controller.allHands).toEqual(hands);
  });
});

describe('reading', () => {
  test('tells about a card, and of a column that takes none first why', async () => {
    session.refusal = closed;
    const [first, second] = controller.model.columns;
    controller.read(first!, first!.cards[0]);
    expect([controller.reading, controller.info.title]).toEqual([true, 'Minstrel']);
    expect(session.wondered).toEqual([]);
    controller.read(second!);
    await settled();
    expect(controller.info.title).toBe('Column 2');
    expect(controller.info.lines[0]).toBe(closed.text);
  });

  test('says what is below the focus, and the whole table', () => {
    expect(controller.label('c1', 1)).toMatch(/^Position 1: Marta, Minstrel/);
    expect(controller.label('c1', 0)).toMatch(/^Column 1, Music 4/);
    expect(controller.label('', NaN)).toBe('');
    expect(controller.summary()).toContain('Marta: 3 goals');
  });
});

describe('a round that ends', () => {
  const frames = three.frames as unknown as (Pick<TableView, 'view' | 'projection'> & { happened: LogEntryView[] })[];
  const at = frames.findIndex(({ happened }) =>
    happened.some(({ events }) => events.some(([kind]) => kind === 'round-ended')),
  );
  const { happened } = frames[at]!;

  /** The move that ends the round, as a session tells it. */
  function end(quiet = false): void {
    const [before, after] = [frames[at - 1]!, frames[at]!].map((frame) => ({ ...session.table, ...frame }));
    session.log = frames.slice(0, at + 1).flatMap((frame) => frame.happened);
    session.table = after!;
    session.change = { before: before!, after: after!, happened, quiet };
    controller.take();
  }

  test('is shown when the cards lie still', () => {
    end();
    expect(controller.motion.running).toBe(true);
    controller.endOfRound.showWhenStill();
    expect(controller.endOfRound.shown).toBeNull();
    controller.motion.end();
    controller.endOfRound.showWhenStill();
    expect(controller.endOfRound.shown?.round).toBe(1);
    expect(controller.model).toMatchObject({ round: 2, hands: readModel(session.table).hands });
  });

  test('is not shown to who acts, and can be looked at afterwards', () => {
    end();
    controller.pick('nobody');
    controller.endOfRound.showWhenStill();
    expect([controller.motion.running, controller.endOfRound.shown]).toEqual([false, null]);
    expect(controller.endOfRound.exists).toBe(true);
    controller.endOfRound.showLast();
    expect(controller.endOfRound.shown?.round).toBe(1);
  });

  test('is told from the log to who has not seen it', () => {
    end(true);
    controller.endOfRound.showWhenStill();
    expect(controller.endOfRound.shown).toBeNull();
    controller.endOfRound.showLast();
    expect(controller.endOfRound.shown?.columns.map(({ column }) => column)).toEqual(['c1', 'c2', 'c3']);
  });
});
