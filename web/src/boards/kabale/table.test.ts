import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { LogEntryView } from '../../lib/api';
import { textOf } from '../../lib/log';
import { missingMessages, speak, wordsOf } from '../../lib/words.svelte';
import { MovePreviews } from '../../lib/move-previews.svelte';
import { barOf } from './bar';
import { frames } from './chain';
import { meant, moveOf, parts } from './move-builder.svelte';
import { hand, moves, placing, projection, SampleSession } from './sample';
import { readModel, type TableView } from './view';
import { Motion } from './motion.svelte';
import { placementSteps, possibleFlips } from './placement';
import { blank, rounds, standingAfter } from './resolution';
import { half, spokenCard, spokenColumn, spokenGoal, summary } from './words';
import { reason } from './why';
import three from './games/three.json';

const recorded = three.frames as unknown as {
  happened: LogEntryView[];
  view: TableView['view'];
  projection: TableView['projection'];
}[];

beforeAll(async () => {
  await speak('en');
  await wordsOf('kabale');
});

describe('what is read out', () => {
  it('names the goal, how full it is, and every card with its position', () => {
    const here = placing();
    const [first, second, third] = readModel(here.table).columns;
    expect(spokenGoal(here, first!)).toBe('Column 1, Music 4: 3 cards of 4.');
    expect(spokenCard(here, first!, 2)).toBe('Position 3: face down, Jonas, flips next.');
    expect(spokenCard(here, first!, 0)).toBe('Position 1: Marta, Minstrel 12, 12 for Music, else 8.');
    expect(spokenGoal(here, second!)).toContain('closed');
    expect(spokenCard(here, second!, 1)).toBe('Position 2: face down, yours, Landowner 8, only you see it.');
    expect(spokenCard(here, third!, 1)).toContain('under the Disguise');
    expect(spokenColumn(here, first!)).toContain('You can count: Ada 16, Jonas ? and Marta 12.');
    expect(summary(here, readModel(here.table))).toContain('Marta: 3 goals');
  });

  it('writes halves as they are printed', () => {
    expect(half('9.5')).toBe('9½');
    expect(half('-0.5')).toBe('-½');
  });
});

describe('the decision bar', () => {
  const acts = { pick: vi.fn(), aim: vi.fn(), drop: vi.fn(), confirm: vi.fn() };
  const bar = (card: string, column: string, here = placing()) =>
    barOf(here, readModel(here.table), parts(here.legalMoves).cards, { card, column }, acts, '')!;

  it('offers cards, then columns by their number, then asks to confirm', () => {
    expect(bar('', '').targets.map(({ label, key }) => [label, key])).toEqual([
      ['King', 'q'],
      ['Traitor', 'w'],
      ['Assassin', 'e'],
    ]);
    expect(bar('traitor', '').targets.map(({ label, key, detail }) => [label, key, detail])).toEqual([
      ['Music 4', '1', '3/4'],
      ['Fencing 5', '3', '3/5'],
    ]);
    const sure = bar('traitor', 'c1');
    expect(sure.prompt).toBe('Place Traitor under Music 4?');
    expect(sure.done?.move).toBe('place_card traitor c1');
    expect(sure.targets).toEqual([]);
    sure.done?.act?.();
    expect(acts.confirm).toHaveBeenCalledOnce(); // it has asked: nobody asks again
  });

  it('takes the column first, too', () => {
    expect(bar('', 'c3').targets).toHaveLength(3);
    bar('', 'c3').targets[0]?.act?.();
    expect(acts.pick).toHaveBeenCalledWith('king');
  });

  it('never offers a move that the server does not', () => {
    expect(bar('traitor', 'c2').done).toBeUndefined();
    expect(parts(placing().legalMoves)).toEqual({ cards: hand, columns: ['c1', 'c3'] });
    expect(moveOf('disguise', { card: 'king', column: '' })).toBe('disguise king');
    expect(moveOf('traitor', { card: '', column: 'c2' })).toBe('traitor c2');
  });

  it('has a way to leave a Disguise or a Traitor unused', () => {
    const here = new SampleSession(['traitor c1', 'traitor c2', 'traitor skip']);
    expect(bar('', '', here).targets.map(({ move, key }) => [move, key])).toEqual([
      ['traitor c1', '1'],
      ['traitor c2', '2'],
      ['traitor skip', '0'],
    ]);
  });
});

describe('if you place here', () => {
  it('says what is certain, and of a hidden card only what has not been seen of its owner', () => {
    const here = placing();
    const model = readModel(here.table);
    const steps = placementSteps(here, model, 'traitor', 'c1', null);
    expect(steps[0]?.text).toBe('Traitor goes under Music 4.');
    expect(steps[1]).toMatchObject({ sure: true, seat: 'B' });
    expect(possibleFlips(here, model, 'B')).toEqual(['assassin', 'disguise', 'traitor']);
    expect(steps.filter(({ sure }) => !sure)).toHaveLength(3);
    expect(steps).toHaveLength(5); // nothing about filling: the server has not said it yet
  });

  it('says what is filled then from the server alone, and as a "?" where a card can act', () => {
    const here = placing();
    const model = readModel(here.table);
    const filled = { ...projection, c1: { ...projection.c1, filled: true } };
    expect(placementSteps(here, model, 'king', 'c1', filled).at(-1)).toEqual({
      sure: false,
      text: 'Music 4 is then filled: 2 of 3 goals.',
    });
    expect(placementSteps(here, model, 'king', 'c3', projection).at(-1)).toEqual({
      sure: true,
      text: '1 of 3 goals are then filled.',
    });
    const { filled: _, ...open } = projection.c1;
    const unsaid = placementSteps(here, model, 'king', 'c1', { ...projection, c1: open });
    expect(unsaid).toEqual(placementSteps(here, model, 'king', 'c1', null));
    expect(placementSteps(here, model, 'king', 'c1', {}).at(-1)).toEqual({
      sure: false,
      text: 'This can end the round.',
    });
  });

  it('is asked for once somebody stays with a choice', async () => {
    vi.useFakeTimers();
    const here = placing();
    const asked = vi
      .spyOn(here, 'preview')
      .mockResolvedValue({ projection: { columns: projection }, pays: {}, stoppable: false });
    const previews = new MovePreviews(here);
    previews.ask('place_card king c1');
    previews.ask('place_card king c3');
    await vi.runAllTimersAsync();
    expect(asked.mock.calls).toEqual([['place_card king c3']]);
    expect(previews.of('place_card king c3')?.projection.columns).toBe(projection);
    expect(previews.of('place_card king c1')).toBeNull();
    vi.useRealTimers();
  });
});

describe('why not', () => {
  const offered = { cards: hand, columns: ['c1', 'c3'] };
  const none = { card: '', column: '' };
  const said = { legal: false, problem: 'refused-column-closed', text: 'A Storm has closed that column.', rule: 'KH' };

  it('knows the move that is meant', () => {
    expect(meant('place_card', { column: 'c2' }, { card: 'traitor', column: '' }, offered)).toBe(
      'place_card traitor c2',
    );
    expect(meant('place_card', { column: 'c2' }, none, offered)).toBe('place_card king c2');
    expect(meant('place_card', { card: 'queen' }, none, offered)).toBe('place_card queen c1');
    expect(meant('traitor', { column: 'c1' }, none, offered)).toBe('traitor c1');
    expect(meant('traitor', { card: 'king' }, none, offered)).toBe('');
    expect(meant('', { card: 'king' }, none, { cards: [], columns: [] })).toBe('');
  });

  it("gives the server's reason", async () => {
    const here = placing();
    vi.spyOn(here, 'why').mockResolvedValue(said);
    expect(await reason(here, 'place_card king c2')).toMatchObject({ detail: said.text, rule: 'KH' });
    vi.spyOn(here, 'why').mockResolvedValue({ legal: true, problem: '', text: '', rule: '' });
    expect(await reason(here, 'place_card king c1')).toBeNull();
  });

  it('says what is asked where that is the reason, of the reader or of others', async () => {
    const here = new SampleSession(['traitor c1', 'traitor skip']);
    expect((await reason(here, ''))?.detail).toBe(`That cannot be chosen now. ${here.prompt}`);
    vi.spyOn(here, 'why').mockResolvedValue({ ...said, problem: 'refused-other-decision' });
    expect((await reason(here, 'place_card king c1'))?.detail).toContain(here.prompt);
    const idle = new SampleSession([]);
    idle.table = { ...idle.table, asked: ['B'] };
    expect((await reason(idle, ''))?.detail).toBe('Not yet: waiting for Jonas.');
  });
});

describe('cards that move', () => {
  it('have a caption each, in the words of the server', () => {
    const here = new SampleSession([], {}, recorded.at(-1)!.view);
    const pictures = recorded.slice(1).flatMap(({ happened }, i) => frames(readModel(recorded[i]!), happened));
    const captions = pictures.map(({ lines }) => lines.map((line) => textOf(here, line)));
    expect(captions.every((caption) => caption.length === 1)).toBe(true);
    expect(captions.flat()).toContain('Jonas puts a card into column 1.');
    expect([...missingMessages]).toEqual([]);
  });

  it('do not go on when the table is left', () => {
    vi.useFakeTimers();
    const [before, after] = [recorded[0]!, recorded[1]!];
    const motion = new Motion(readModel(before as unknown as TableView));
    motion.take({
      before: before as unknown as TableView,
      after: after as unknown as TableView,
      happened: after.happened,
      quiet: false,
    });
    expect(motion.running).toBe(true);
    expect(vi.getTimerCount()).toBe(1);
    motion.stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

describe('what fills a goal', () => {
  it('is what the server says, whatever lies there', () => {
    const single = { ...projection, c3: { ...projection.c3, laid: 2, filled: true } };
    const here = new SampleSession(moves, single);
    const column = readModel(here.table).columns[2]!;
    expect([column.cards.length, column.laid, column.filled]).toEqual([3, 2, true]);
    expect(spokenGoal(here, column)).toBe('Column 3, Fencing 5: 2 cards of 5, filled.');
  });
});

describe('the end of a round', () => {
  const log = recorded.flatMap(({ happened }) => happened);
  const told = rounds(blank(['A', 'B', 'C'], 25, 'A'), log);

  it('can be told from the log alone, all rounds and the final scores', () => {
    expect(told.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(told.at(-1)?.finals).toHaveLength(3);
    for (const { columns } of told) expect(columns.map(({ column }) => column)).toEqual(['c1', 'c2', 'c3']);
  });

  it('adds up: the numbers of the cards that are left are the sums', () => {
    for (const scored of told.flatMap(({ columns }) => columns)) {
      const { cards, sums, outcome } = standingAfter(scored, scored.steps.length);
      expect(outcome).toBe(true);
      for (const [seat, sum] of sums) {
        const own = cards.filter((card, i) => scored.cards[i]?.owner === seat && !card.removed && card.number);
        expect(own.reduce((total, card) => total + Number(card.number), 0)).toBe(Number(sum));
      }
    }
  });

  it('is shown in the words of the server, a line or two for each step', () => {
    const here = new SampleSession([], {}, recorded.at(-1)!.view);
    const steps = told.flatMap(({ columns }) => columns.flatMap((column) => column.steps));
    const texts = (kind: string) =>
      steps.filter((step) => step.kind === kind).flatMap(({ lines }) => lines.map((line) => textOf(here, line)));
    expect(steps.every(({ lines }) => lines.length > 0)).toBe(true);
    expect(texts('awarded')[0]).toMatch(/^Column 1, .*: .* wins/);
    expect(texts('revealed')[0]).toMatch(/^turned up: .* \((Ada|Jonas|Marta)\)/);
    expect(texts('removed').every((text) => / removes /.test(text))).toBe(true);
    expect(texts('numbers')[0]).toMatch(/^(Ada|Jonas|Marta) [\d½]+: /);
    expect([...missingMessages]).toEqual([]);
  });

  it('tells each line once', () => {
    for (const { columns } of told) {
      const lines = columns.flatMap(({ steps }) => steps.flatMap((step) => step.lines));
      expect(new Set(lines).size).toBe(lines.length);
    }
  });
});
