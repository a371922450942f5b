// Gold and goods: how a token looks. It is worth the same in every game (GI-TOK-9).

export const CARGO: Record<string, { path: string; line: string; value: number }> = {
  gold: { path: 'M-13 -11H13L20 11Q20 13 18 13H-18Q-20 13 -20 11Z', line: 'M-10 -6H10', value: 6 },
  goods: {
    path: 'M-15 -14H15Q18 -14 18 -11V11Q18 14 15 14H-15Q-18 14 -18 11V-11Q-18 -14 -15 -14Z',
    line: 'M-10.5 -14V14M10.5 -14V14',
    value: 4,
  },
};
