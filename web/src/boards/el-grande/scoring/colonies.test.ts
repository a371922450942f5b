// Scorings of the colonies: offices, black caballeros of nobody, what is scored because a card lay there.

import { beforeAll, expect, test } from 'vitest';
import { speak, wordsOf } from '../../../lib/words.svelte';
import { entry, SampleSession } from '../sample';
import { stepsOf, scoringsOf } from './scoring';
import { areaSentence, whyOf } from './words';

beforeAll(async () => {
  await speak('en');
  await wordsOf('el-grande');
});

const SEATS = ['A', 'B', 'C'];
const sessionWith = (...entries: ReturnType<typeof entry>[]) => {
  const session = new SampleSession([]);
  session.log = entries;
  return session;
};

test('captain and viceroy are paid, with a place beside it or without (GI-SCO-4, GI-SCO-5)', () => {
  const events = [
    'scoring ship 0 0 0',
    'bonus C ship 3 captain',
    'scoring america 4 0 0',
    'paid A america 2 1 1 4',
    'bonus A america 5 viceroy',
  ];
  const [scoring] = scoringsOf([entry(1, 'A', ...events)], SEATS, {});
  const [ship, america] = scoring!.areas;
  expect(ship!.paid.map(({ seat, place, all }) => [seat, place, all])).toEqual([['C', 0, 3]]);
  expect(whyOf(ship!.paid[0]!)).toBe('the office alone, no place');
  expect(america!.paid[0]!.all).toBe(9);
  expect(scoring!.scoresAfter).toEqual({ A: 9, B: 0, C: 3 });
  expect(areaSentence(new SampleSession([]), america!, 1)).toBe('America: Ada 4 plus 5 for the viceroy.');
});

test('black caballeros of nobody take a place, and nobody gets its points (GI-INQ-4)', () => {
  const events = [
    'scoring navarra 5 3 1',
    'paid A navarra 2 1 2 3',
    'fictitious-ranked navarra 2 1 2',
    'scoring toledo 7 4 2',
  ];
  const scorings = scoringsOf([entry(1, 'A', ...events)], SEATS, {});
  expect(scorings).toHaveLength(1); // it does not end there
  const black = scorings[0]!.areas[0]!.paid.find(({ seat }) => seat === 'black')!;
  expect([black.place, black.all, black.lost, black.with]).toEqual([1, 0, true, ['A']]);
  expect(areaSentence(new SampleSession([]), scorings[0]!.areas[0]!, 1)).toContain('black caballeros of nobody');
});

test('black caballeros leave the castillo by a disk, or stay inside (GI-BLK-6)', () => {
  const scoring = (last: string) =>
    scoringsOf(
      [
        entry(
          1,
          'A',
          'general-scoring 3',
          'scoring castillo 5 3 1',
          'disk-shown A sevilla',
          'left-castillo A sevilla 1',
          last,
        ),
      ],
      SEATS,
      {},
    )[0]!;
  const went = scoring('black-left-castillo sevilla 2');
  expect(went.disks.at(-1)).toEqual({ seat: 'black', area: 'sevilla', to: 'sevilla', count: 2 });
  expect(scoring('black-stayed 2').disks.at(-1)).toMatchObject({ seat: 'black', to: 'castillo', count: 2 });
  expect(stepsOf(went).map(({ phase }) => phase)).toEqual(['dials', 'castillo', 'moved']); // somebody is asked then
});

test('a general scoring in the middle of which somebody was asked goes on (GI-SCO-8)', () => {
  const first = entry(1, 'A', 'general-scoring 3', 'scoring castillo 5 3 1', 'paid A castillo 2 1 1 5');
  const second = entry(
    2,
    'B',
    'scoring galicia 4 2 0',
    'paid A galicia 2 1 1 4',
    'score-now A 9 9',
    'round-started 4 A',
  );
  const later = entry(3, 'A', 'scoring galicia 4 2 0', 'paid A galicia 2 1 1 4');
  const [scoring] = scoringsOf([second], SEATS, {}, [first, second]);
  expect(scoring).toMatchObject({ round: 3, resumed: true });
  expect(stepsOf(scoring!).map(({ phase }) => phase)).toEqual(['regions']);
  expect(scoringsOf([later], SEATS, {}, [first, second, later])[0]).toMatchObject({ round: 0 });
});

test('what is scored because a card lay there is a scoring of its own, and says why (GI-P7-SLA-1, GI-P7-SLA-2)', () => {
  const laid = entry(1, 'B', 'round-started 5 A', 'laid-later B granada', 'round-started 6 A');
  const general = ['general-scoring 6', 'scoring granada 6 3 1', 'paid A granada 2 1 1 6', 'score-now A 6 6'];
  const due = ['scored-later granada', 'scoring granada 6 3 1', 'paid A granada 2 1 1 6', 'score-now A 6 12'];
  const now = entry(2, 'A', ...general, ...due);
  const scorings = scoringsOf([now], SEATS, {}, [laid, now]);
  expect(scorings.map(({ round, scoresAfter }) => [round, scoresAfter['A']])).toEqual([
    [6, 6],
    [0, 12],
  ]);
  expect(scorings[1]!.areas[0]!.due).toBe(true);
  expect(areaSentence(sessionWith(laid, now), scorings[1]!.areas[0]!, 2)).toBe(
    'Scored after round 6, because Ben laid a card here in round 5. Granada: Ada 6.',
  );
  expect(areaSentence(sessionWith(now), scorings[1]!.areas[0]!, 2)).toMatch(
    /^Scored once more, because a card lay here/,
  );
});
