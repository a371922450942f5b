// How seats look: a colour, a shape and a hatching each, so that colour is never alone.

import { SvelteMap } from 'svelte/reactivity';

export const COLOURS = ['blue', 'orange', 'green', 'pink', 'yellow', 'black'] as const;
export type SeatColour = (typeof COLOURS)[number];
/** Pieces that are no seat's have a look of their own: those of a player who is not there, and those of the church. */
export type Colour = SeatColour | 'virtual' | 'church';
const NOBODYS: Record<string, Colour> = { virtual: 'virtual', black: 'church' };

export const SHAPES: Record<Colour, string> = {
  blue: 'M-18.5 0A18.5 18.5 0 1 1 18.5 0A18.5 18.5 0 1 1 -18.5 0Z',
  orange: 'M-2.2 -21.2Q0 -23 2.2 -21.2L21.2 -2.2Q23 0 21.2 2.2L2.2 21.2Q0 23 -2.2 21.2L-21.2 2.2Q-23 0 -21.2 -2.2Z',
  green: 'M-14 -17H14Q17 -17 17 -14V14Q17 17 14 17H-14Q-17 17 -17 14V-14Q-17 -17 -14 -17Z',
  pink: 'M-17.5 -17.5Q0 -14 17.5 -17.5V0C17.5 11 9 18 0 21.5C-9 18 -17.5 11 -17.5 0Z',
  yellow:
    'M0 -21.5L5.9 -14.3L15.2 -15.2L14.3 -5.9L21.5 0L14.3 5.9L15.2 15.2L5.9 14.3L0 21.5L-5.9 14.3L-15.2 15.2L-14.3 5.9L-21.5 0L-14.3 -5.9L-15.2 -15.2L-5.9 -14.3Z',
  black: 'M-10 -20H10V-10H20V10H10V20H-10V10H-20V-10H-10Z',
  virtual: 'M-11 -18.5H11L21.5 0L11 18.5H-11L-21.5 0Z',
  church: 'M-16.5 19V0C-16.5 -10 -8 -18 0 -23C8 -18 16.5 -10 16.5 0V19Z',
};

/** The hatching of the engravers' code, as lines in a tile of 6 by 6. */
export const HATCHES: Record<SeatColour, string> = {
  blue: 'M0 3H6',
  orange: 'M3 0V6',
  green: 'M-1 -1L7 7M-1 5L1 7M5 -1L7 1',
  pink: 'M7 -1L-1 7M1 -1L-1 1M7 5L5 7',
  yellow: 'M1.5 1.5h.01M4.5 4.5h.01',
  black: 'M0 3H6M3 0V6',
};

export function colourOf(letter: string): Colour {
  return NOBODYS[letter] ?? worn.get(letter) ?? COLOURS[(letter.charCodeAt(0) - 65) % COLOURS.length] ?? 'black';
}

// -- colours that a table has chosen --------------------------------------------------------------------------------------

/** What comes nearest to the colours of the games' own pieces. */
const NEAREST: Record<string, SeatColour> = {
  blue: 'blue',
  red: 'orange',
  green: 'green',
  white: 'pink',
  yellow: 'yellow',
  black: 'black',
  brown: 'black',
};

const worn = new SvelteMap<string, SeatColour>(); // by letter; empty where nobody chose
let wearer = 0;

/** The colours that a table's options name for its seats, as one text; empty if nobody chose. */
export function chosenColours(options: Record<string, unknown>): string {
  const chosen = options['colours'];
  return Array.isArray(chosen) ? chosen.join() : '';
}

/** Colours for seats from the games' names for them, no colour twice. */
export function coloursFor(names: string[]): SeatColour[] {
  const wanted = names.map((name) => NEAREST[name]);
  const first = wanted.map((colour, i) => (colour && wanted.indexOf(colour) === i ? colour : undefined));
  const free = COLOURS.filter((colour) => !first.includes(colour));
  return first.map((colour) => colour ?? free.shift() ?? 'black');
}

/** Let the seats of the table that is shown wear what it chose; returns how that ends. */
export function wear(chosen: string): () => void {
  const mine = ++wearer;
  worn.clear();
  if (chosen) coloursFor(chosen.split(',')).forEach((colour, i) => worn.set(String.fromCharCode(65 + i), colour));
  return () => {
    if (mine === wearer) worn.clear();
  };
}
