// Where things stand on the map of Spain.

import { CHART, SPAIN, type Point, type Way } from './drawing';

export { CHART, load, SPAIN, type Chart, type Point, type Rect, type Region, type Way } from './drawing';
export const CASTILLO = 'castillo';
export const FRANCE = 'france';
/** Where black caballeros are that were sent away (GI-BLK-2). */
export const ASIDE = 'aside';
export const SHIP = 'ship';
export const AMERICA = 'america';
export const MEDITERRANEAN = 'mediterranean';
/** The areas at sea of the colonies. */
export const SEAS = [AMERICA, SHIP, MEDITERRANEAN];

/** Whether every region of a game is on this map; somebody's own map is not. */
export function isSpain(regions: string[]): boolean {
  return (
    regions.length > 0 &&
    regions.every((region) => region in SPAIN.regions || region === FRANCE || SEAS.includes(region))
  );
}

interface Places {
  at: Point;
  cols: number;
  label: Point;
  king: Point;
  room?: Point;
}

/** Where the names of areas, their pieces and the king stand. Phones have a layout of their own, and so has the chart of
 * the colonies; what a phone has tiles for is below its map. */
export function places(area: string, phone: boolean, chart = false): Places {
  if (chart && !phone && CHART.areas[area]) return CHART.areas[area];
  if (SEAS.includes(area)) {
    const below: Point = [area === MEDITERRANEAN ? 760 : 300, 740];
    return { at: below, cols: 3, label: below, king: below };
  }
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
  if (SEAS.includes(area)) return CHART.lands[area]!;
  return SPAIN.regions[area] ?? { path: SPAIN[area as 'france' | 'portugal'], tint: SPAIN.countries[area]!.tint };
}

const KEYS: Record<string, Way> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

/** The area that an arrow key leads to from another one; `countries` are those in play, `chart` adds the seas. */
export function towards(area: string, key: string, countries: string[] = [], chart = false): string {
  const way = KEYS[key];
  if (!way) return '';
  const sea = chart ? CHART.arrows[area]?.[way] : '';
  if (sea) return sea;
  if (area === CASTILLO) return way === 'left' ? 'granada' : way === 'up' ? 'valencia' : CASTILLO;
  const abroad = countries.find((each) => SPAIN.countries[each]?.arrows[area] === way);
  return abroad ?? SPAIN.countries[area]?.back[way] ?? SPAIN.regions[area]?.arrows[way] ?? area;
}
