// Holds the map against the rules and against itself: node check.mjs
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { parse } from 'smol-toml';
import { area, depth, lines } from './geometry.mjs';

/** @typedef {import('./geometry.mjs').Point} Point */

export const MAP = new URL('../src/boards/el-grande/map.json', import.meta.url);
const RULES = new URL('../../src/grandee/games/el_grande/data/map.toml', import.meta.url);

/** The most that the map may weigh in the page's script, in bytes. */
const WEIGHT = { raw: 60_000, gzipped: 22_000 };
/** How many tokens may stand in a region: one for each player. */
const COUNTS = [1, 2, 3, 4, 5];
/** Sizes on the board, in units: distance of tokens, half a token, its crown above it, half the king, a letter of a name, and a label around its point. */
const SIZES = {
  desk: { pitch: 43, token: 20, crown: 14, king: 26, letter: 11, label: { up: 17, down: 34, half: 49 } },
  phone: { pitch: 55, token: 26, crown: 16, king: 34, letter: 15, label: { up: 23, down: 28, half: 44 } },
};
/** How far outside its region a thing may stand. Narrow regions have tokens that hang over their coast. */
const NEAR = { label: 96, king: 40, token: 8 };
/** How far over a border into another region, in halves of the thing: the king never with his centre. */
const OVERHANG = { token: 0.9, king: 1 };
const LINES = ['borders', 'provinceLines', 'outline', 'portugal', 'france', 'behind', 'africa', 'rivers', 'graticule'];
const PATH = /^(M-?[\d.]+[ -][\d.]+[lc](?:[ -]?(?:\d+(?:\.\d)?|\.\d)){2,}z?)+$/;
const TURNS = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** Regions in the order of scoring, and the pairs that border on each other. */
export function rules() {
  const { region, border } = parse(readFileSync(RULES, 'utf8'));
  return { order: region.map((r) => r.id), borders: border.map((b) => [...b.between].sort().join(' ')).sort() };
}

/** Where tokens stand: rows of at most `cols`, as even as can be. @param {Point} at @returns {Point[]} */
export function tokens(at, cols, count, pitch) {
  const rows = Math.ceil(count / cols),
    full = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / full),
      wide = Math.min(full, count - row * full);
    return [at[0] + ((i % full) - (wide - 1) / 2) * pitch, at[1] + (row - (rows - 1) / 2) * pitch];
  });
}

/** Pairs of regions whose paths share a line, with its length. */
function touching(rings) {
  const owner = new Map(),
    found = new Map();
  for (const [id, ring] of Object.entries(rings))
    for (let i = 1; i < ring.length; i++) {
      const [a, b] = [ring[i - 1], ring[i]];
      const key = [a, b].map(String).sort().join(' ');
      if (!owner.has(key)) {
        owner.set(key, id);
        continue;
      }
      const pair = [owner.get(key), id].sort().join(' ');
      found.set(pair, (found.get(pair) ?? 0) + Math.hypot(a[0] - b[0], a[1] - b[1]));
    }
  return found;
}

/** Everything that stands on the board in one of its two sizes, as rectangles with a name and a region. */
function furniture(map, size) {
  const s = SIZES[size];
  const round = (what, id, [x, y], r, crown = 0) => ({
    what,
    id,
    at: [x, y],
    r,
    crown,
    box: [x - r, y - r - crown, x + r, y + r],
  });
  return Object.entries(map.regions).flatMap(([id, r]) => {
    const p = size === 'desk' ? { ...r.pieces, label: r.label, king: r.king } : r.phone;
    const half = Math.max(s.label.half, (id.length * s.letter) / 2);
    return [
      ...COUNTS.flatMap((n) => tokens(p.at, p.cols, n, s.pitch)).map((t) => round('token', id, t, s.token, s.crown)),
      round('king', id, p.king, s.king),
      {
        what: 'label',
        id,
        at: p.label,
        box: [p.label[0] - half, p.label[1] - s.label.up, p.label[0] + half, p.label[1] + s.label.down],
      },
    ];
  });
}

/** Whether two things overlap: round ones as discs, others as boxes, a token's with its crown. */
function collide(a, b) {
  if (a.r && b.r) {
    if (a.what === 'king' && b.what === 'king') return false; // there is only one
    if (a.what === 'token' && b.what === 'token' && a.id === b.id) return false; // a block of its own
    return [0, a.crown - b.crown].some(
      (up) => Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1] - up) < a.r + b.r - (up ? 10 : 0),
    );
  }
  const dx = Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0]),
    dy = Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1]);
  return dx > 0 && dy > 0;
}

/** What is wrong with how things stand. */
function misplaced(map, rings, size) {
  const out = [],
    all = furniture(map, size),
    frame = size === 'desk' ? map.viewBox : map.crop.phone;
  const [x, y, w, h] = map.castillo.hit;
  const say = (thing, text) => out.push(`${size}: ${thing.what} of ${thing.id} (${thing.at}) ${text}`);
  all.forEach((a, i) => {
    if (a.box[0] < frame[0] || a.box[1] < frame[1] || a.box[2] > frame[0] + frame[2] || a.box[3] > frame[1] + frame[3])
      say(a, 'is cut off');
    const d = depth(a.at, rings[a.id]);
    if (-d > NEAR[a.what]) say(a, `is ${d.toFixed(0)} inside`);
    for (const id of map.order)
      if (a.r && id !== a.id && a.r + depth(a.at, rings[id]) > OVERHANG[a.what] * a.r) say(a, `hangs over ${id}`);
    if (collide(a, { what: 'label', box: [x, y, x + w, y + h] })) say(a, 'covers the castillo');
    for (const b of all.slice(i + 1)) if (collide(a, b)) say(a, `covers ${b.what} of ${b.id} (${b.at})`);
  });
  return out;
}

/** What is wrong with the arrows: each leads to a neighbour in its direction, some arrow leads back, all are reached. */
function astray(map, borders) {
  const out = [],
    seen = new Set([map.order[0]]);
  for (const id of seen)
    for (const [arrow, to] of Object.entries(map.regions[id].arrows)) {
      const a = map.regions[id].centre,
        b = map.regions[to].centre,
        [vx, vy] = TURNS[arrow];
      if (!borders.includes([id, to].sort().join(' '))) out.push(`arrows: ${to} is no neighbour of ${id}`);
      if ((b[0] - a[0]) * vx + (b[1] - a[1]) * vy <= 0) out.push(`arrows: ${to} is not ${arrow} of ${id}`);
      if (!Object.values(map.regions[to].arrows).includes(id)) out.push(`arrows: no way back from ${to} to ${id}`);
      seen.add(to);
    }
  return [...out, ...map.order.filter((id) => !seen.has(id)).map((id) => `arrows: ${id} is never reached`)];
}

/** Everything that is wrong with a map; empty when nothing is. */
export function faults(map, { order, borders }) {
  const rings = Object.fromEntries(Object.entries(map.regions).map(([id, r]) => [id, lines(r.path)[0]]));
  const touch = touching(rings),
    out = [];
  for (const [name, d] of [
    ...Object.entries(map.regions).map(([id, r]) => [id, r.path]),
    ...LINES.map((name) => [name, map[name]]),
  ]) {
    if (!PATH.test(d)) out.push(`path of ${name} is broken`);
  }
  const differ = (what, got, wanted) => {
    if (String(got) !== String(wanted)) out.push(`${what}: ${got} instead of ${wanted}`);
  };
  differ('order', map.order, order);
  differ('regions', Object.keys(map.regions), order);
  differ('borders', [...touch.keys()].sort(), borders);
  for (const [pair, length] of touch) if (length < 20) out.push(`border of ${pair} is only ${length.toFixed(0)} long`);
  const sum = Object.values(rings).reduce((s, ring) => s + area(ring), 0),
    whole = area(lines(map.outline)[0]);
  if (Math.abs(sum - whole) > whole / 1000)
    out.push(`regions have ${sum.toFixed(0)} square units, Spain has ${whole.toFixed(0)}`);
  for (const [id, r] of Object.entries(map.regions))
    if (depth(r.centre, rings[id]) < 20) out.push(`centre of ${id} is not well inside`);
  for (const pair of borders) {
    const [a, b] = pair.split(' ');
    if (map.regions[a].tint === map.regions[b].tint) out.push(`tints of ${pair} are the same`);
  }
  const text = JSON.stringify(map),
    gzipped = gzipSync(text, { level: 9 }).length;
  if (Buffer.byteLength(text) > WEIGHT.raw || gzipped > WEIGHT.gzipped)
    out.push(`too heavy: ${Buffer.byteLength(text)} bytes, ${gzipped} gzipped`);
  return [...out, ...misplaced(map, rings, 'desk'), ...misplaced(map, rings, 'phone'), ...astray(map, borders)];
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = faults(JSON.parse(readFileSync(MAP, 'utf8')), rules());
  console.log(found.length ? found.join('\n') : 'map.json is sound');
  process.exitCode = found.length ? 1 : 0;
}
