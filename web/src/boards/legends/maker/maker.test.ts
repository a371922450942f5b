// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { specified } from '../spec';
import { Maker } from './maker.svelte';

const SIDES = specified();
const PLAIN = { anySides: false, startAnywhere: false };
const maker = (kind: 't' | 'row' = 't', text = '') => new Maker(kind, SIDES, PLAIN, text, () => 0);

describe('the maker', () => {
  it('turns, flips and swaps what is chosen', () => {
    const made = maker();
    expect(made.sideAt('centre')).toBe('volcano');
    made.turn();
    expect(made.laid).toEqual({ side: 'volcano', place: 'centre', turn: 1 });
    made.flip();
    expect(made.laid?.side).toBe('ice');
    made.press('north');
    expect([made.chosen, made.laid?.side, made.back]).toEqual(['north', 'fern', 'tall']);
    made.swapping = true;
    expect(made.press('centre')).toBe(true);
    expect([made.sideAt('centre'), made.sideAt('north'), made.chosen]).toEqual(['fern', 'ice', 'centre']);
  });

  it('moves an arm to the empty place, and never leaves the centre empty', () => {
    const made = maker();
    expect(made.press('west')).toBe(false); // nothing lies there
    expect(made.chosen).toBe('centre');
    made.swapping = true;
    expect(made.mayGo('west')).toBe(false);
    expect(made.press('west')).toBe(false);
    expect(made.swapping).toBe(false);
    made.press('south');
    made.swapping = true;
    expect(made.press('west')).toBe(true);
    expect([made.sideAt('west'), made.sideAt('south')]).toEqual(['citadel', '']);
    expect(made.faults).toEqual([]);
  });

  it('keeps a start region only as long as it is allowed', () => {
    const made = maker();
    made.start = made.starts[0] ?? '';
    expect(made.start).toBe('volcano_1');
    expect(made.text.startsWith('start = "volcano_1"\n')).toBe(true);
    made.press('north');
    made.turn();
    expect(made.start).toBe('volcano_1');
    made.press('centre');
    made.flip();
    expect(made.start).toBe('');
  });

  it('goes on with a file, in the layout that the form has', () => {
    const first = maker();
    first.turn();
    first.start = first.starts[0] ?? '';
    expect(maker('t', first.text).text).toBe(first.text);
    const row = maker('row', first.text);
    expect(row.places).toEqual(['1', '2', '3', '4']);
    expect(row.sideAt('1')).toBe('volcano');
    expect(row.faults).toEqual([]);
    expect(maker('t', 'no layout').text).toBe(maker().text);
  });

  it('says what is wrong with a row, and leaves it there', () => {
    const row = maker('row');
    row.press('3');
    row.flip();
    expect(row.faults).toEqual([]);
    row.swapping = true;
    row.press('4');
    expect(row.faults).toEqual(['start-outside']);
    row.turnAll();
    row.turn();
    expect(row.faults).toEqual(['start-outside']);
    row.draw();
    expect(row.faults).toEqual([]);
  });

  it('knows what lies beside what', () => {
    const made = maker();
    expect(made.beside('centre', 'ArrowLeft')).toBe('west');
    expect(made.beside('north', 'ArrowDown')).toBe('centre');
    expect(made.beside('north', 'ArrowUp')).toBeUndefined();
    expect(made.beside('centre', 'Enter')).toBeUndefined();
    expect(maker('row').beside('2', 'ArrowRight')).toBe('3');
    expect(maker('row').beside('4', 'ArrowRight')).toBeUndefined();
  });
});
