// The drawing of Spain, made by the script in web/map. It is data, not script: the table loads it once.

import address from './map.json?url';

type Point = [number, number];
export type Way = 'up' | 'down' | 'left' | 'right';

export interface Region {
  path: string;
  bbox: number[];
  centre: Point;
  tint: string;
  label: Point;
  pieces: { at: Point; cols: number };
  king: Point;
  phone: { cols: number; at: Point; label: Point; king: Point };
  arrows: Partial<Record<Way, string>>;
}

interface Drawing {
  viewBox: number[];
  crop: { phone: number[] };
  order: string[];
  castillo: { at: Point; label: Point; hit: [number, number, number, number] };
  names: Record<string, { at: Point; turn: number }>;
  borders: string;
  provinceLines: string;
  outline: string;
  portugal: string;
  france: string;
  africa: string;
  rivers: string;
  graticule: string;
  regions: Record<string, Region>;
}

/** Empty until it is loaded. */
export const SPAIN = {} as Drawing;
let loading: Promise<void> | undefined;

export function load(): Promise<void> {
  loading ??= fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(`${answer.status} ${address}`);
    Object.assign(SPAIN, await answer.json());
  });
  loading.catch(() => (loading = undefined)); // the next table tries again
  return loading;
}
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
