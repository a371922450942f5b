import { afterEach, describe, expect, it } from 'vitest';
import { chosenColours, colourOf, COLOURS, coloursFor, wear } from './seats';

const seats = () => [...'ABCDEF'].map(colourOf);
let off = () => {};
afterEach(() => off());

describe('the colours of seats', () => {
  it('are those of the page where nobody chose', () => {
    off = wear(chosenColours({ colours: [] }));
    expect(seats()).toEqual([...COLOURS]);
    expect(chosenColours({})).toBe('');
  });

  it('are the chosen ones at a table that chose, and no longer', () => {
    off = wear(chosenColours({ colours: ['green', 'red'] }));
    expect([colourOf('A'), colourOf('B')]).toEqual(['green', 'orange']);
    off();
    expect(seats()).toEqual([...COLOURS]);
  });

  it('are those of the table that was opened last', () => {
    const first = wear('green,red');
    off = wear('black,blue');
    first(); // the other screen goes when this one is there
    expect([colourOf('A'), colourOf('B')]).toEqual(['black', 'blue']);
  });

  it('never come twice', () => {
    const every = ['white', 'blue', 'yellow', 'green', 'red', 'black'];
    expect(new Set(coloursFor(every)).size).toBe(6);
    expect(new Set(coloursFor(['brown', 'black', 'blue', 'blue', 'mauve'])).size).toBe(5);
    expect(coloursFor(['mauve', 'blue'])).toEqual(['orange', 'blue']);
  });
});
