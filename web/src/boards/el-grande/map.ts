// Where things stand on the map of Spain.

import { SPAIN, type Point, type Way } from './drawing';

export { load, SPAIN, type Region, type Way } from './drawing';
export const CASTILLO = 'castillo';
export const FRANCE = 'france';

/** Whether every region of a game is on this map; somebody's own map is not. */
export function isSpain(regions: string[]): boolean {
  return regions.length > 0 && regions.every((region) => region in SPAIN.regions || region === FRANCE);
}

/** Where the names of areas, their pieces and the king stand; phones have a layout of their own. */
export function places(area: string, phone: boolean): { at: Point; cols: number; label: Point; king: Point } {
  const region = SPAIN.regions[area];
  if (region) return phone ? region.phone : { ...region.pieces, label: region.label, king: region.king };
  const country = SPAIN.countries[area];
  if (country) {
    const { king, label } = phone ? country.phone : country.desk;
    return { at: king, cols: 3, label, king };
  }
  const { at, label } = SPAIN.castillo;
  return { at, cols: 3, label: phone ? [label[0], label[1] - 10] : label, king: [phone ? 778 : 786, 500] };
}

/** Where the three caballeros in France stand. */
export function franceAt(phone: boolean): Point[] {
  return SPAIN.countries[FRANCE]![phone ? 'phone' : 'desk'].places;
}

/** The outline of a region or country, and its tint. */
export function landOf(area: string): { path: string; tint: string } {
  return SPAIN.regions[area] ?? { path: SPAIN[area as 'france' | 'portugal'], tint: SPAIN.countries[area]!.tint };
}

const KEYS: Record<string, Way> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

/** The area that an arrow key leads to from another one; `countries` are those in play. */
export function towards(area: string, key: string, countries: string[] = []): string {
  const way = KEYS[key];
  if (!way) return '';
  if (area === CASTILLO) return way === 'left' ? 'granada' : way === 'up' ? 'valencia' : CASTILLO;
  const abroad = countries.find((each) => SPAIN.countries[each]?.arrows[area] === way);
  return abroad ?? SPAIN.countries[area]?.back[way] ?? SPAIN.regions[area]?.arrows[way] ?? area;
}
