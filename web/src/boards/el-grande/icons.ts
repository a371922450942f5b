// What the special action of a card does, as a drawing in a square of 24. The server says which a card has.

export const EFFECTS: Record<string, string> = {
  '': 'M7 21h10M9 21v-4l-2-7a5 5 0 0 1 10 0l-2 7v4M12 5V2',
  move: 'M4 17h14M14 12l5 5-5 5M7 13V9a3 3 0 1 1 3 0v4M20 7H10',
  place_anywhere: 'M9 21v-5a4 4 0 1 1 6 0v5ZM12 8V2M9 5h6M3 21h18',
  either: 'M12 22v-8M12 14L5 7M12 14l7-7M5 12V7h5M14 7h5v5',
  take_veto: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6ZM9 9l6 6M15 9l-6 6',
  empty_courts: 'M4 21V10l8-6 8 6v11ZM9 21v-6h6v6M2 3l20 18',
  each_returns: 'M9 14l-5-5 5-5M4 9h10a6 6 0 0 1 0 12h-4',
  banish: 'M8 20v-4a4 4 0 1 1 5 0v4ZM15 6l6-3M17 10h5M15 14l6 3',
  secret_withdraw: 'M12 3a9 9 0 1 0 9 9M12 12V6M12 12l4 3M15 7h6M18 4l3 3-3 3',
  evict: 'M4 21V5h9v16ZM10 13h.01M13 12h8M18 8l4 4-4 4M4 21h12',
  score_chosen: 'M12 3l2.7 5.7 6.3.9-4.5 4.4 1.1 6.2L12 17.2 6.4 20.2l1.1-6.2L3 9.6l6.3-.9Z',
  score_class: 'M4 20h16M6 20v-6h4v6M10 20V8h4v12M14 20v-9h4v9M12 5V3',
  score_most: 'M4 20h16M5 20v-4h4v4M10 20V6h4v14M15 20v-7h4v7',
  score_fewest: 'M4 20h16M5 20V8h4v12M10 20v-3h4v3M15 20V6h4v14',
  score_first_places: 'M7 4h10v5a5 5 0 0 1-10 0ZM7 5H4c0 4 1 5 3 5M17 5h3c0 4-1 5-3 5M12 14v4M8 21h8M9 18h6',
  score_castillo: 'M5 21V9H3V4h4v2h3V4h4v2h3V4h4v5h-2v12ZM10 21v-5a2 2 0 0 1 4 0v5',
  score_secretly: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM4 20L20 4',
  move_board: 'M4 8h16v9H4ZM9.3 8v9M14.7 8v9M8 3h8M13 1l3 2-3 2M16 21H8M11 19l-3 2 3 2',
  move_king: 'M4 19h16M5 16L3 7l5 4 4-7 4 7 5-4-2 9Z',
  escort: 'M9 13L8 6l3 3 2-5 2 5 3-3-1 7ZM4 21v-3a2.5 2.5 0 1 1 3 0v3ZM17 21v-3a2.5 2.5 0 1 1 3 0v3ZM2 21h20',
  tournament: 'M4 4l11 11M20 4L9 15M6 16l3 3M18 16l-3 3M4 20l3-3M20 20l-3-3',
  infiltrate: 'M4 21L3 12l4 3 3-6M9 21h11M15 18v-4a3 3 0 1 1 3 0v4ZM12 5h7M16 2l3 3-3 3',
  swap_grande: 'M3 12L2 5l3 2 2-4 2 4 3-2-1 7ZM15 21v-4a3 3 0 1 1 4 0v4ZM15 5h6M19 3l2 2-2 2M9 18H3M5 16l-2 2 2 2',
  take_church: 'M6 21V12c0-4 3-7 6-9 3 2 6 5 6 9v9ZM12 9v6M9.5 11.5h5',
  take_inquisitor: 'M6 20V11Q6 5 12 2Q18 5 18 11V20ZM4 22h16M12 7v9M9 10.5h6',
  score_black:
    'M4 21V12Q4 7 9 4Q14 7 14 12V21ZM2 22h14M19 3l1.3 2.7 3 .4-2.2 2.1.5 3L19 9.8l-2.6 1.4.5-3-2.2-2.1 3-.4Z',
  shut_in_grandes: 'M5 21V9H3V4h4v2h3V4h4v2h3V4h4v5h-2v12ZM8 17l-1-5 3 2 2-4 2 4 3-2-1 5Z',
  repeat_later: 'M4 9h13M13 5l4 4-4 4M20 15H7M11 11l-4 4 4 4',
  turn_card: 'M13 3h7v13h-7ZM4 8h5v13h7M4 8l3-3M4 8l3 3',
  score_areas: 'M4 13h16l-3 5H7ZM12 13V4l6 6h-6M3 21h18',
  score_later: 'M6 21V3M6 4h12l-3 4 3 4H6',
  move_after_castillo: 'M4 14v6h16v-6M12 3v11M8 10l4 4 4-4',
  move_grande: 'M9 21v-6a4 4 0 1 1 6 0v6ZM8 6l1-4 3 2 3-2 1 4ZM6 21h12',
  retrieve_power: 'M8 3h10v14H8ZM13 7v6M10.5 9.5L13 7l2.5 2.5M5 7v14h10',
  reinforce_court: 'M3 21V11l6-5 6 5v10ZM7 21v-5h4v5M19 3v8M15 7h8',
};

export const FLEUR =
  'M12 2c-2 2.5-3 4.5-3 6.5 0 1.5.6 2.8 1.3 4H9c0-2.5-1.5-4.5-4-4.5-2 0-3 1.5-3 3 0 1.7 1.3 2.5 2.5 2.5.8 0 1.5-.4 1.5-1 .9.7 1 1.8.4 2.5H6v2h3.5c-.3 1.7-1 3-2.5 4h10c-1.5-1-2.2-2.3-2.5-4H18v-2h-.4c-.6-.7-.5-1.8.4-2.5 0 .6.7 1 1.5 1 1.2 0 2.5-.8 2.5-2.5 0-1.5-1-3-3-3-2.5 0-4 2-4 4.5h-1.3c.7-1.2 1.3-2.5 1.3-4 0-2-1-4-3-6.5Z';
export const FIGURE = 'M12 2.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM7 21c.5-5 1.5-8 3-10h4c1.5 2 2.5 5 3 10Z';
export const CROWN = 'M-14 5L-16 -9L-8 -3L0 -12L8 -3L16 -9L14 5Z';
