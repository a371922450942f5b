// The drawing of Spain, made by the script in web/map. It is data, not script: the table loads it once, beside the board.

import { file } from '../../lib/parts';
import chartAddress from './colonies/chart.json?url';
import address from './map.json?url';

export type Point = [number, number];
export type Rect = [left: number, top: number, width: number, height: number];
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
  castillo: { at: Point; label: Point; hit: Rect };
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

/** Where the things of an area stand on the chart. */
interface ChartArea {
  at: Point;
  cols: number;
  label: Point;
  king: Point;
  flag: Point; // of a delayed scoring
  room?: Point; // width and height for the pieces of an area at sea
}

/** The colonies around Spain. Only desks have it: a phone shows Spain, and has tiles for the rest. */
export interface Chart {
  viewBox: number[];
  scale: number; // of pieces
  pitch: number;
  plaque: number;
  names: Record<string, { at: Point; turn: number }>;
  castillo: { at: Point; scale: number; label: Point; hit: Rect; wide: Rect; king: Point };
  lanes: string;
  voyages: Record<string, { path: string; pay: Point }>; // ways from the ship, and where it stands what they pay
  wake: string;
  planks: string;
  areas: Record<string, ChartArea>;
  spots: Record<string, { at: Point; r: number; label: 'below' | 'right' }>;
  lands: Record<string, { path: string; tint: string }>;
  arrows: Record<string, Partial<Record<Way, string>>>;
}

/** Empty until it is loaded. */
export const SPAIN = {} as Drawing;
export const CHART = {} as Chart;
const loading = new Map<object, Promise<void>>();

function fetched(address: string, drawing: object): Promise<void> {
  const known = loading.get(drawing);
  if (known) return known;
  const coming = file(address).then(async (answer) => {
    Object.assign(drawing, await answer.json());
  });
  coming.catch(() => loading.delete(drawing)); // the next table tries again
  loading.set(drawing, coming);
  return coming;
}

/** Spain, and the chart around it for a table with the colonies. */
export async function load(colonies = false): Promise<void> {
  await Promise.all([fetched(address, SPAIN), ...(colonies ? [fetched(chartAddress, CHART)] : [])]);
}
