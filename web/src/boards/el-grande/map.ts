// Where things stand on the map of Spain.

import { SPAIN, type Point, type Way } from './drawing';

export { load, SPAIN, type Region, type Way } from './drawing';
export const CASTILLO = 'castillo';

/** Whether every region of a game is on this map; somebody's own map is not. */
export function isSpain(regions: string[]): boolean {
  return regions.length > 0 && regions.every((region) => region in SPAIN.regions);
}

/** Where the names of regions, their pieces and the king stand; phones have a layout of their own. */
export function places(area: string, phone: boolean): { at: Point; cols: number; label: Point; king: Point } {
  const region = SPAIN.regions[area];
  if (!region) {
    const { at, label } = SPAIN.castillo;
    return { at, cols: 3, label: phone ? [label[0], label[1] - 10] : label, king: at };
  }
  return phone ? region.phone : { ...region.pieces, label: region.label, king: region.king };
}

const KEYS: Record<string, Way> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

/** The area that an arrow key leads to from another one. */
export function towards(area: string, key: string): string {
  const way = KEYS[key];
  if (!way) return '';
  if (area === CASTILLO) return way === 'left' ? 'granada' : way === 'up' ? 'valencia' : CASTILLO;
  return SPAIN.regions[area]?.arrows[way] ?? area;
}
