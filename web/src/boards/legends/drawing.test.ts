import { expect, test } from 'vitest';
import type { Facts, MapDrawing, SideDrawing } from './api';
import { drawingOf } from './drawing';
import { FACTS } from './sample';
import drawn from './sides.json';

const PUBLISHED = drawn as unknown as MapDrawing;
const { facts } = FACTS;
const other = { ...PUBLISHED.sides.fern, borders: 'M1 1L2 2' } as SideDrawing;

test('the published sides need no drawing of the server', () => {
  expect(drawingOf(facts)).toEqual(PUBLISHED);
});

test('a side that the server draws takes the place of the published one (EL-SEG-2)', () => {
  const shown = drawingOf({ ...facts, drawing: { size: PUBLISHED.size, sides: { fern: other } } });
  expect(shown?.sides.fern).toEqual(other);
  expect(shown?.sides.volcano).toEqual(PUBLISHED.sides.volcano);
});

test('of a map of its own all sides are drawn by the server', () => {
  const own: Facts = {
    ...facts,
    sides: { fern: facts.sides.fern! },
    drawing: { size: PUBLISHED.size, sides: { fern: other } },
  };
  expect(drawingOf(own)).toEqual(own.drawing);
});
