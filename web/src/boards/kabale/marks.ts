// Pictures of what cards do and of the disciplines, drawn here in a square of 24. The server says which a card has.

export const MARKS: Record<string, string> = {
  // disciplines
  alchemy: 'M9 3h6M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3M7.500 14h9M11 17h.01M14 18h.01',
  fencing: 'M4 3l12 12M20 3L8 15M13 18l5-5M6 13l5 5M17.500 17.500L21 21M6.500 17.500L3 21',
  farming:
    'M12 21V7M12 7c-3-1-3-3 0-5 3 2 3 4 0 5ZM12 12c-3 0-5-1-5-4 3 0 5 1 5 4ZM12 12c3 0 5-1 5-4-3 0-5 1-5 4ZM12 17c-3 0-5-1-5-4 3 0 5 1 5 4ZM12 17c3 0 5-1 5-4-3 0-5 1-5 4Z',
  trade: 'M12 3v17M7 20h10M4 7h16M4 7l-3 7a3.500 3 0 0 0 6 0ZM20 7l-3 7a3.500 3 0 0 0 6 0Z',
  religion: 'M12 2v7M9 5h6M6 21v-8l6-5 6 5v8ZM10 21v-4a2 2 0 0 1 4 0v4M3 21h18',
  music: 'M6 3c-3 7-2 13 3 15M18 3c3 7 2 13-3 15M7 6h10M10 6v12M14 6v12M9 18h6M12 18v3M8 21h8',
  // a number and nothing else
  number: 'M3 18h18M3 18L2 7l6 5 4-8 4 8 6-5-1 11Z',
  // acting when flipped
  travels: 'M4 18c6 0 4-10 10-10h6M16 4l4 4-4 4M4 18h.01',
  discards_flipper: 'M14 3l7-1-1 7-8 8-6-6ZM7 12l-3 3 5 5 3-3M6.500 17.500L3 21',
  closes_column: 'M7 14a4 4 0 0 1 0-8 6 6 0 0 1 11 1 3.500 3.500 0 0 1 0 7M13 10l-3 5h4l-3 6',
  hides_card: 'M2 9c4-2 7-1 10 0 3-1 6-2 10 0 0 5-2 8-5 8-2 0-3-2-5-4-2 2-3 4-5 4-3 0-5-3-5-8ZM6 12h3M15 12h3',
  swaps_goals: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  // acting in the scoring
  voids_others: 'M3 12c3-4 6-6 9-6s6 2 9 6c-3 2-15 2-18 0ZM8 7c1-4 7-5 8 0M16 8c3-3 5-3 6-2',
  'removes-high': 'M4 20L15 9M17 3v4M15 5h4M20 10v3M18.500 11.500h3M10 3v2M9 4h2',
  'removes-low': 'M5 11h14c0 6-2 9-7 9s-7-3-7-9ZM3 11h18M9 7c-1-2 1-2 0-4M14 7c-1-2 1-2 0-4M8 20l-1 2M16 20l1 2',
  wins_with: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6ZM8 12l3 3 5-6',
  'per_other_card-more': 'M4 20h4v-5h5v-5h5V4M14 6l4-3 3 4',
  'per_other_card-less': 'M4 4v5h5v5h5v5h6M17 16l3 3-3 3',
  worth_beside: 'M12 20C5 15 3 12 3 8.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 9 1.500C21 12 19 15 12 20Z',
  copies_below: 'M5 3h10v10H5ZM9 17v4h10V11h-2M10 6v4M8 8h4',
  lowers_others:
    'M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 4 4 1-2 1-6 0-9ZM12 20c-2-1-2-4 0-5 2 1 2 4 0 5',
  lowest_wins: 'M3 12h18c0 5-3 8-6 8H9c-3 0-6-3-6-8ZM12 3v6M9 6l3 3 3-3',
};
