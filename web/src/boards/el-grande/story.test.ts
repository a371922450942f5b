import { beforeAll, expect, test } from 'vitest';

import { missing, say, speak, wordsOf } from '../../lib/words.svelte';
import { Session } from '../../lib/session.svelte';
import { entries, entry, events } from './scoring/sample';
import { tell } from './story';

class Seats extends Session {
  override facts = { game: 'el-grande', events, cards: {}, facts: {} };
  override async play(): Promise<void> {}
  override async cancel(): Promise<void> {}
  override name(letter: string): string {
    return { A: 'Ada', B: 'Ben', C: 'Cy', D: 'Dee', E: 'Eve' }[letter] ?? letter;
  }
}
let session: Session;

beforeAll(async () => {
  await speak('en');
  await wordsOf('el-grande');
  session = new Seats();
});

test('a round in short', () => {
  const lines = tell(session, entries.slice(0, 20));
  expect(lines.map(({ head, seat, text }) => `${head ? '#' : seat || '-'} ${text}`)).toEqual([
    '- The king starts in Aragón.',
    '- Home regions: Ada Valencia, Ben Castilla, Cy Granada, Dee Galicia, Eve Toledo',
    '# Round 1',
    '- Action cards: Move 4 own, Score any region, Score where most stand, Power card back, The king',
    '- Power cards: Cy 3, Dee 7, Eve 4, Ada 13, Ben 12',
    'A Ada takes the action card “Score where most stand”.',
    'A Ada places: Cataluña 1, Navarra 2',
    'A Ada leaves out the special action of “Score where most stand”.',
    'B Ben takes the action card “The king”.',
    'B Ben moves the king from Aragón to Navarra.',
    'B Ben places: Aragón 1, castillo 3, Castilla 1',
    'D Dee calls 3 caballeros to the court.',
  ]);
  expect(lines[6]?.n).toBe(9);
});

test('a scoring by a card belongs to the card', () => {
  const [chosen, scored] = tell(session, [entry(30)]);
  expect(chosen?.text).toBe('Eve chooses Toledo.');
  expect(scored).toEqual({ n: 30, seat: '', text: 'Toledo (7/4/2): Eve 2 (1st, +7), +2 grande', inset: true });
});

test('what was announced is told as long as nothing has come of it', () => {
  expect(tell(session, [entry(29)]).map(({ text }) => text)).toEqual([
    'Eve announces the special action of “Score any region”.',
  ]);
  expect(tell(session, [entry(29), entry(30)])[0]?.text).toBe('Eve chooses Toledo.');
});

test('a general scoring is a head, disks, areas and totals', () => {
  const lines = tell(session, [entry(110)]);
  expect(lines[0]).toEqual({ n: 110, seat: '', text: 'General scoring after round 3', head: true });
  expect(lines[1]?.text).toBe(
    'Castillo (5/3/1): Ben 5 (1st, +5); Eve 4 (2nd, +3); Cy 1 (3rd, tie of 2, 0); Dee 1 (3rd, tie of 2, 0)',
  );
  expect(lines[2]?.text).toBe('Disks: Cy Sevilla, Dee Valencia, Eve Toledo, Ben Navarra');
  expect(lines.some(({ inset }) => inset)).toBe(false);
  expect(lines.find(({ text }) => text.startsWith('Cataluña'))?.text).toBe('Cataluña (4/2/1): no caballeros');
  expect(lines.find(({ text }) => text.startsWith('Points'))?.text).toBe(
    'Points now: Ada +11 = 11, Ben +18 = 18, Cy +11 = 11, Dee +15 = 21, Eve +14 = 23',
  );
});

test.each(['cs', 'pl', 'de'] as const)('every word is there in %s', async (language) => {
  await speak(language);
  missing.clear();
  expect(tell(session, entries).length).toBeGreaterThan(20);
  expect([...missing]).toEqual([]);
  expect(say('scoring-skip')).not.toBe('Scoring-skip');
});
