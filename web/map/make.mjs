// Derives the map of El Grande from open geometry: node make.mjs
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { abroad, graticule, project, spain } from './atlas.mjs';
import { faults, MAP, rules } from './check.mjs';
import { box, centre, curve, path } from './geometry.mjs';
import { CASTILLO, COUNTRIES, CROP, NAMES, REGIONS, RIVERS, VIEW_BOX } from './regions.mjs';

const { rings, borders, provinceLines, outline } = spain();
const { portugal, france, behind, africa } = abroad();
const { order } = rules();

/** @param {string} id */
function region(id) {
  const { tint, arrows, desk, phone } = REGIONS[id];
  return {
    path: path([rings[id]]),
    bbox: box(rings[id]),
    centre: centre(rings[id]),
    tint,
    label: desk.label,
    pieces: desk.pieces,
    king: desk.king,
    phone: { cols: phone.pieces.cols, at: phone.pieces.at, label: phone.label, king: phone.king },
    arrows,
  };
}

const map = {
  attribution: [
    'Map data: Instituto Geográfico Nacional de España (CC BY 4.0) via es-atlas; simplified and merged into nine regions',
    'Neighbouring coasts: Natural Earth (public domain) via world-atlas',
  ],
  viewBox: VIEW_BOX,
  crop: CROP,
  order,
  castillo: CASTILLO,
  names: NAMES,
  countries: COUNTRIES,
  regions: Object.fromEntries(order.map((id) => [id, region(id)])),
  borders: path(borders, false),
  provinceLines: path(provinceLines, false),
  outline: path(outline),
  portugal: path(portugal),
  france: path(france),
  behind: path(behind),
  africa: path(africa),
  rivers: Object.values(RIVERS)
    .map((places) => curve(places.map(project)))
    .join(''),
  graticule: path(graticule(), false),
};

const found = faults(map, rules());
if (found.length) {
  console.error(found.join('\n'));
  process.exit(1);
}
// Indented for readable differences, lists on one line.
const text = `${JSON.stringify(map, null, 1).replace(/\[[^[\]{}]*\]/g, (list) => JSON.stringify(JSON.parse(list)))}\n`;
writeFileSync(MAP, text);
console.log(`map.json: ${Buffer.byteLength(text)} bytes, ${gzipSync(text, { level: 9 }).length} bytes gzipped`);
