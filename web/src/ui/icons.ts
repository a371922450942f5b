// Line icons of our own, drawn in a square of 24.

export const ICONS = {
  back: 'M9 14l-5-5 5-5M4 9h10a6 6 0 0 1 0 12h-3',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4ZM10 21h4',
  book: 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1ZM12 6v14',
  cards: 'M4 7l9-3 5 14-9 3ZM16 6l4 1-3 11',
  chat: 'M4 5h16v11H10l-4 4v-4H4Z',
  check: 'M4 13l5 5L20 6',
  chevron: 'M9 5l7 7-7 7',
  close: 'M5 5l14 14M19 5L5 19',
  copy: 'M9 9h11v11H9ZM5 15H4V4h11v1',
  down: 'M5 9l7 7 7-7',
  download: 'M12 3v12M6 10l6 6 6-6M4 21h16',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  first: 'M6 5v14M20 5l-10 7 10 7Z',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  globe: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  help: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.8.4-1 .9-1 1.7M12 17h.01',
  last: 'M18 5v14M4 5l10 7-10 7Z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  lock: 'M6 11h12v9H6ZM8 11V8a4 4 0 0 1 8 0v3',
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2ZM9 4v14M15 6v14',
  menu: 'M4 6h16M4 12h16M4 18h16',
  minus: 'M5 12h14',
  next: 'M6 5l9 7-9 7ZM18 5v14',
  pause: 'M8 5v14M16 5v14',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2 20c0-4 3-6 7-6s7 2 7 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.5.700 4 2.5 4 5.5',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c0-5 4-7 8-7s8 2 8 7',
  play: 'M7 4v16l13-8Z',
  plus: 'M12 5v14M5 12h14',
  previous: 'M18 5l-9 7 9 7ZM6 5v14',
  refresh: 'M20 6v5h-5M4 18v-5h5M19 11a7 7 0 0 0-13-3M5 13a7 7 0 0 0 13 3',
  settings:
    'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM4 12h2M18 12h2M12 4v2M12 18v2M6.3 6.3l1.5 1.5M16.2 16.2l1.5 1.5M6.3 17.7l1.5-1.5M16.2 7.8l1.5-1.5',
  share: 'M12 15V3M7 8l5-5 5 5M5 13v8h14v-8',
  sound: 'M4 9v6h4l5 4V5L8 9ZM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  undo: 'M9 14l-5-5 5-5M4 9h10a6 6 0 0 1 0 12h-3',
  warn: 'M12 4l9 16H3ZM12 10v4M12 17h.01',
} as const;

export type IconName = keyof typeof ICONS;
