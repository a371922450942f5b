// A real game of five, as the server told it: the first turns, three scorings by cards, a general scoring.

import type { LogEntryView } from '../../../lib/api';

const ENTRIES = `
1 start - | king-starts aragon; home-drawn A valencia; home-drawn B castilla; home-drawn C granada; home-drawn D galicia; home-drawn E toledo; round-started 1 C; card-turned eg95_move_four_own; card-turned eg95_score_any_p2; card-turned eg95_score_most; card-turned eg95_retrieve_power; card-turned eg95_king
2 move C | power-played C 3
3 move D | power-played D 7
4 move E | power-played E 4
5 move A | power-played A 13
6 move B | power-played B 12; turn-started A 13
7 move A | card-chosen A eg95_score_most
8 move A | 
9 move A | placed A cataluna
10 move A | placed A navarra
11 move A | placed A navarra
12 move A | special-skipped A eg95_score_most; turn-started B 12
13 move B | card-chosen B eg95_king
14 move B | announced B eg95_king
15 move B | king-moved B aragon navarra; forced B next_part
16 move B | placed B aragon
17 move B | thrown B
18 move B | placed B castilla
19 move B | thrown B
20 move B | thrown B; thrown-total B 3; turn-started D 7; called D 3
21 move D | card-chosen D eg95_retrieve_power
22 move D | 
23 move D | placed D aragon
24 move D | placed D castilla
25 move D | placed D castilla
26 move D | placed D castilla
27 move D | announced D eg95_retrieve_power; forced D retrieve; retrieved D ?; turn-started E 4; called E 4
28 move E | card-chosen E eg95_score_any_p2
29 move E | announced E eg95_score_any_p2
30 move E | region-chosen E toledo; scoring toledo 7 4 2; paid E toledo 2 1 1 7; bonus E toledo 2 grande; forced E next_part
31 move E | placed E aragon
32 move E | thrown E; turn-started C 3; called C 5; forced C choose_card; card-chosen C eg95_move_four_own
93 move C | announced C eg95_score_fours; scoring galicia 4 2 0; paid D galicia 2 1 1 4; bonus D galicia 2 grande; scoring cataluna 4 2 1; scoring sevilla 4 3 1; forced C next_part
110 answer E | general-scoring 3; scoring castillo 5 3 1; paid B castillo 5 1 1 5; paid C castillo 1 3 2 0; paid D castillo 1 3 2 0; paid E castillo 4 2 1 3; disk-shown C sevilla; disk-shown D valencia; disk-shown E toledo; disk-shown B navarra; left-castillo C sevilla 1; left-castillo D valencia 1; left-castillo E toledo 4; left-castillo B navarra 5; scoring galicia 4 2 0; paid C galicia 1 3 1 0; paid D galicia 2 1 2 2; paid E galicia 2 1 2 2; scoring navarra 5 3 1; paid A navarra 2 2 2 1; paid B navarra 6 1 1 5; paid C navarra 1 4 1 0; paid D navarra 2 2 2 1; scoring aragon 5 4 1; paid A aragon 2 3 2 0; paid B aragon 3 2 1 4; paid C aragon 1 5 1 0; paid D aragon 4 1 1 5; paid E aragon 2 3 2 0; scoring cataluna 4 2 1; scoring castilla 6 4 2; paid B castilla 3 1 2 4; paid C castilla 1 3 2 0; paid D castilla 3 1 2 4; paid E castilla 1 3 2 0; scoring toledo 7 4 2; paid B toledo 1 3 2 0; paid C toledo 3 2 1 4; paid D toledo 1 3 2 0; paid E toledo 6 1 1 7; bonus E toledo 2 grande; scoring sevilla 4 3 1; paid C sevilla 1 1 1 4; scoring granada 6 3 1; paid A granada 1 1 2 3; paid C granada 1 1 2 3; scoring valencia 5 3 2; paid A valencia 2 1 1 5; bonus A valencia 2 grande; paid D valencia 1 2 1 3; score-now A 11 11; score-now B 18 18; score-now C 11 11; score-now D 15 21; score-now E 14 23; round-started 4 E; card-turned eg95_move_five_from_one_region; card-turned eg95_kings_return; card-turned eg95_score_sixes_sevens; card-turned eg95_secret_scoring; card-turned eg95_king
149 answer A | disk-shown C granada; disk-shown D navarra; disk-shown E aragon; disk-shown A castilla; disk-shown B sevilla; scoring navarra 5 3 1; paid A navarra 2 2 2 1; paid B navarra 5 1 1 5; paid C navarra 1 4 1 0; paid D navarra 2 2 2 1; scoring aragon 5 4 1; paid A aragon 2 2 3 1; paid B aragon 2 2 3 1; paid D aragon 5 1 1 5; paid E aragon 2 2 3 1; scoring castilla 6 4 2; paid B castilla 3 1 3 4; paid C castilla 3 1 3 4; paid D castilla 3 1 3 4; paid E castilla 1 4 1 0; scoring sevilla 4 3 1; paid C sevilla 1 1 1 4; scoring granada 6 3 1; paid A granada 1 1 2 3; paid C granada 1 1 2 3; turn-started E 3; called E 5
`;

export const entries: LogEntryView[] = lines(ENTRIES).map((line) => {
  const [head = '', told = ''] = line.split('|');
  const [n, what, seat] = head.trim().split(' ');
  const said = told.split(';').map((event) => event.trim().split(' '));
  return {
    n: Number(n),
    at: 0,
    what: what as LogEntryView['what'],
    seat: seat === '-' ? '' : (seat ?? ''),
    text: '',
    events: said.filter(([kind]) => kind),
    lines: [],
  };
});

export function entry(n: number): LogEntryView {
  return entries.find((each) => each.n === n) as LogEntryView;
}

function lines(text: string): string[] {
  return text.trim().split('\n');
}

/** The last action of a round scores a region, nobody has a disk to set, and the general scoring follows at once. */
export const both: LogEntryView = {
  n: 148,
  at: 0,
  what: 'move',
  seat: 'A',
  text: '',
  events: [
    'region-chosen A toledo',
    'scoring toledo 5 0 0',
    'paid A toledo 3 1 1 5',
    'paid B toledo 2 2 1 0',
    'round-ended 6',
    'general-scoring 6',
    'scoring castillo 5 3 1',
    'scoring toledo 7 4 2',
    'paid A toledo 3 1 1 7',
    'bonus A toledo 2 king',
    'paid B toledo 2 2 1 5',
    'score-now A 9 66',
    'score-now B 5 55',
    'round-started 7 B',
  ].map((event) => event.split(' ')),
  lines: [],
};
