// The drawing of Spain, made by the script in web/map. It is data, not script: the table loads it once, beside the board.

import { file } from '../../lib/parts';
import address from './map.json?url';

export type Point = [number, number];
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

interface CountryPlaces {
  king: Point;
  name: { at: Point; turn: number } | null; // where it is the king's alone
  label: Point; // where it is a region
  places: Point[]; // for a caballero each
}

/** A country that is in play in some variants. */
export interface Country {
  tint: string;
  desk: CountryPlaces;
  phone: CountryPlaces;
  arrows: Record<string, Way>; // from regions
  back: Partial<Record<Way, string>>; // to regions
}

export interface Drawing {
  viewBox: number[];
  crop: { phone: number[] };
  order: string[];
  castillo: { at: Point; label: Point; hit: [number, number, number, number] };
  names: Record<string, { at: Point; turn: number }>;
  countries: Record<string, Country>;
  borders: string;
  provinceLines: string;
  outline: string;
  portugal: string;
  france: string;
  behind: string; // France
  africa: string;
  rivers: string;
  graticule: string;
  regions: Record<string, Region>;
}

/** Empty until it is loaded. */
export const SPAIN = {} as Drawing;
let loading: Promise<void> | undefined;

export function load(): Promise<void> {
  loading ??= file(address).then(async (answer) => {
    Object.assign(SPAIN, await answer.json());
  });
  loading.catch(() => (loading = undefined)); // the next table tries again
  return loading;
}
