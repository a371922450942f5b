// Open geometry, projected to the board and simplified along shared borders: Spain's provinces, and the land around.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoConicConformal, geoIdentity, geoPath } from 'd3-geo';
import { merge, mesh, neighbors } from 'topojson-client';
import { filter, presimplify, simplify } from 'topojson-simplify';
import { area, snap } from './geometry.mjs';
import { ABROAD, MARGIN, REGIONS, VIEW_BOX } from './regions.mjs';

/** @typedef {import('./geometry.mjs').Point} Point */

/** Triangles smaller than this (Visvalingam, square units) are left out of borders and coasts. */
const DETAIL = { spain: 4, abroad: 12 };

const [, , WIDTH, HEIGHT] = VIEW_BOX;
const CORNERS = {
  type: 'MultiPoint',
  coordinates: [
    [-9.3, 43],
    [3.32, 42.3],
    [-7.7, 43.79],
    [-5.6, 36],
  ],
};
const projection = geoConicConformal()
  .parallels([37, 43])
  .rotate([3.7, 0])
  .center([0, 40])
  .fitExtent(
    [
      [62, 30],
      [WIDTH - 110, HEIGHT - 30],
    ],
    CORNERS,
  );

/** From longitude and latitude to the board. @param {Point} p @returns {Point} */
export const project = (p) => projection(p);

const load = (/** @type {string} */ id) => JSON.parse(readFileSync(createRequire(import.meta.url).resolve(id), 'utf8'));

/** The topology of some geometries on the board: each arc is projected and simplified once, so what is shared stays shared. */
function flatten(topology, geometries, detail) {
  const { scale, translate } = topology.transform;
  const arcs = topology.arcs.map((arc) => {
    let x = 0,
      y = 0;
    return arc.map(([dx, dy]) => project([(x += dx) * scale[0] + translate[0], (y += dy) * scale[1] + translate[1]]));
  });
  const used = filter({ type: 'Topology', arcs, objects: { all: { type: 'GeometryCollection', geometries } } });
  const flat = simplify(presimplify(used), detail);
  return { ...flat, arcs: flat.arcs.map((arc) => arc.map(snap)) };
}

/** Each polygon for itself, so that an exclave can join the region around it. */
const polygons = (geometries) =>
  geometries.flatMap((g) =>
    g.type === 'MultiPolygon' ? g.arcs.map((arcs) => ({ type: 'Polygon', id: g.id, arcs })) : [g],
  );

/** How much border two polygons share. */
function shared(topology, a, b) {
  const ids = (g) => g.arcs.flat().map((i) => (i < 0 ? ~i : i));
  const other = new Set(ids(b));
  return ids(a)
    .filter((i) => other.has(i))
    .reduce((sum, i) => sum + topology.arcs[i].length, 0);
}

/** Spain: the ring of each region, the lines between regions and within them, and its outer line. */
export function spain() {
  const raw = load('es-atlas/es/provinces.json');
  const regionOf = Object.fromEntries(
    Object.entries(REGIONS).flatMap(([id, r]) => r.provinces.split(' ').map((code) => [code, id])),
  );
  const topology = flatten(
    raw,
    polygons(raw.objects.provinces.geometries).filter((g) => regionOf[g.id]),
    DETAIL.spain,
  );
  const parts = topology.objects.all.geometries;
  const around = neighbors(parts);
  const homes = parts.map((part, i) => {
    if (!around[i].length) return null; // an island
    if (around[i].some((j) => regionOf[parts[j].id] === regionOf[part.id])) return regionOf[part.id];
    if (parts.filter((p) => p.id === part.id).length === 1) return regionOf[part.id];
    const closest = around[i].reduce((a, b) =>
      shared(topology, part, parts[b]) > shared(topology, part, parts[a]) ? b : a,
    );
    return regionOf[parts[closest].id]; // an exclave
  });
  const home = new Map(parts.map((part, i) => [part, homes[i]]));
  const mainland = parts.filter((part) => home.get(part));
  const whole = (some) =>
    merge(topology, some)
      .coordinates.map(([outer]) => outer)
      .reduce((a, b) => (area(b) > area(a) ? b : a));
  const between = (wanted) =>
    mesh(
      topology,
      { type: 'GeometryCollection', geometries: mainland },
      (a, b) => a !== b && wanted(home.get(a), home.get(b)),
    ).coordinates;
  return {
    rings: Object.fromEntries(
      Object.keys(REGIONS).map((id) => [id, whole(mainland.filter((part) => home.get(part) === id))]),
    ),
    borders: between((a, b) => a !== b),
    provinceLines: between((a, b) => a === b),
    outline: [whole(mainland)],
  };
}

/** Collects the rings that d3 draws, for what is clipped to the board and its margin. */
function clipped(geojson) {
  const rings = [];
  const context = {
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => rings.at(-1).push([x, y]),
    closePath: () => rings.at(-1).push(rings.at(-1)[0]),
    arc: () => {},
  };
  const clip = geoIdentity().clipExtent([
    [-MARGIN[0], -MARGIN[1]],
    [WIDTH + MARGIN[0], HEIGHT + MARGIN[1]],
  ]);
  geoPath(clip, context)(geojson);
  return rings;
}

/** The land around Spain, without small islands: rings by name. */
export function abroad() {
  const raw = load('world-atlas/countries-10m.json');
  const wanted = new Set(Object.values(ABROAD).flatMap((a) => a.countries.split(' ')));
  const topology = flatten(
    raw,
    raw.objects.countries.geometries.filter((g) => wanted.has(g.id)),
    DETAIL.abroad,
  );
  return Object.fromEntries(
    Object.entries(ABROAD).map(([id, { countries, least }]) => {
      const land = merge(
        topology,
        topology.objects.all.geometries.filter((g) => countries.split(' ').includes(g.id)),
      );
      const outer = { type: 'MultiPolygon', coordinates: land.coordinates.map(([ring]) => [ring]) };
      return [id, clipped(outer).filter((ring) => area(ring) > least)];
    }),
  );
}

/** Every second degree. Meridians are straight in this projection, parallels are not. */
export function graticule() {
  const degrees = (from, to, by) => Array.from({ length: (to - from) / by + 1 }, (_, i) => from + i * by);
  const meridians = degrees(-14, 10, 2).map((lon) => [
    [lon, 33],
    [lon, 47],
  ]);
  const parallels = degrees(33, 47, 2).map((lat) => degrees(-14, 10, 1).map((lon) => [lon, lat]));
  return clipped({
    type: 'MultiLineString',
    coordinates: [...meridians, ...parallels].map((line) => line.map(project)),
  });
}
