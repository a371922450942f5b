// What geography does not say: which provinces make a region, and where names and pieces stand on the board.

/**
 * @typedef {[number, number]} Point   board units, or longitude and latitude where said
 * @typedef {'up' | 'down' | 'left' | 'right'} Arrow
 *
 * Where things stand. `pieces.at`: the centre of the block of tokens, `cols`: tokens in a row; `label`: the middle of
 * the name's baseline, the scores hang below it; `king`: his centre.
 * @typedef {{ pieces: { at: Point, cols: number }, label: Point, king: Point }} Places
 *
 * @typedef {object} Region
 * @property {string} provinces   INE codes
 * @property {'a' | 'b' | 'c' | 'd'} tint   of `--land-a` to `--land-d`; no two neighbours have the same
 * @property {Partial<Record<Arrow, string>>} arrows   every arrow leads to a neighbour, and some arrow leads back
 * @property {Places} desk
 * @property {Places} phone
 */

/** The board, in its own units. */
export const VIEW_BOX = [0, 0, 1080, 760];
/** The part that small screens show. */
export const CROP = { phone: [82, 2, 900, 756] };
/** How far neighbours are drawn beyond the view box, for boxes of another shape: [across, along]. */
export const MARGIN = [420, 320];

/** @type {Record<string, Region>} */
export const REGIONS = {
  galicia: {
    provinces: '15 27 32 36 33 39',
    tint: 'b',
    arrows: { right: 'navarra', down: 'castilla' },
    desk: { pieces: { at: [194, 128], cols: 3 }, label: [364, 80], king: [284, 80] },
    phone: { pieces: { at: [194, 118], cols: 3 }, label: [346, 28], king: [312, 92] },
  },
  navarra: {
    provinces: '01 48 20 31 26',
    tint: 'a',
    arrows: { left: 'galicia', down: 'castilla', right: 'aragon' },
    desk: { pieces: { at: [571, 138], cols: 3 }, label: [600, 40], king: [498, 62] },
    phone: { pieces: { at: [579, 127], cols: 3 }, label: [604, 27], king: [482, 46] },
  },
  castilla: {
    provinces: '05 09 24 34 37 40 42 47 49',
    tint: 'c',
    arrows: { left: 'galicia', up: 'navarra', right: 'aragon', down: 'toledo' },
    desk: { pieces: { at: [420, 248], cols: 4 }, label: [402, 156], king: [302, 192] },
    phone: { pieces: { at: [412, 256], cols: 3 }, label: [418, 156], king: [300, 180] },
  },
  aragon: {
    provinces: '22 44 50',
    tint: 'd',
    arrows: { up: 'navarra', left: 'castilla', right: 'cataluna', down: 'valencia' },
    desk: { pieces: { at: [662, 258], cols: 3 }, label: [704, 154], king: [658, 330] },
    phone: { pieces: { at: [656, 271], cols: 2 }, label: [724, 84], king: [712, 152] },
  },
  cataluna: {
    provinces: '08 17 25 43',
    tint: 'b',
    arrows: { left: 'aragon', down: 'valencia' },
    desk: { pieces: { at: [826, 196], cols: 3 }, label: [878, 270], king: [766, 248] },
    phone: { pieces: { at: [826, 198], cols: 3 }, label: [876, 302], king: [754, 270] },
  },
  toledo: {
    provinces: '28 02 13 16 19 45 06 10',
    tint: 'a',
    arrows: { up: 'castilla', right: 'valencia', down: 'granada', left: 'sevilla' },
    desk: { pieces: { at: [450, 446], cols: 5 }, label: [508, 370], king: [320, 406] },
    phone: { pieces: { at: [448, 448], cols: 5 }, label: [508, 364], king: [280, 414] },
  },
  valencia: {
    provinces: '03 12 46',
    tint: 'c',
    arrows: { up: 'aragon', right: 'cataluna', left: 'toledo', down: 'granada' },
    desk: { pieces: { at: [676, 438], cols: 2 }, label: [780, 426], king: [724, 330] },
    phone: { pieces: { at: [682, 434], cols: 2 }, label: [812, 424], king: [750, 326] },
  },
  granada: {
    provinces: '18 04 23 29 30',
    tint: 'b',
    arrows: { up: 'toledo', left: 'sevilla', right: 'valencia' },
    desk: { pieces: { at: [550, 592], cols: 3 }, label: [536, 656], king: [458, 572] },
    phone: { pieces: { at: [530, 598], cols: 3 }, label: [586, 680], king: [394, 650] },
  },
  sevilla: {
    provinces: '41 21 11 14',
    tint: 'd',
    arrows: { up: 'toledo', right: 'granada' },
    desk: { pieces: { at: [306, 596], cols: 3 }, label: [178, 626], king: [398, 578] },
    phone: { pieces: { at: [298, 602], cols: 3 }, label: [214, 682], king: [410, 534] },
  },
};

/** The tower stands in the sea; `hit` is its box: x, y, width, height. */
export const CASTILLO = { at: [888, 556], label: [888, 642], hit: [810, 464, 156, 206] };

/** Where countries and seas are named; `turn` in degrees. A king in exile stands on the name of his country. */
export const NAMES = {
  portugal: { at: [146, 452], turn: -78 },
  france: { at: [820, 40], turn: 0 },
  atlantico: { at: [40, 330], turn: -80 },
  cantabrico: { at: [318, 26], turn: 0 },
  mediterraneo: { at: [958, 428], turn: 0 },
};

/** Land around Spain, by ISO 3166 number, smallest islands kept in square units. */
export const ABROAD = {
  portugal: { countries: '620', least: 300 },
  france: { countries: '250 020 492', least: 300 },
  behind: { countries: '056 442 276 756 380', least: 300 }, // France
  africa: { countries: '504 012 788', least: 300 },
};

/**
 * Countries that are in play in some variants: where the king stands; the name of a country that is his alone, and the
 * label of a region; and in France three places for a caballero each. `arrows`: which key leads there from a region that has no other use for it; `back`: the way back.
 */
export const COUNTRIES = {
  france: {
    tint: 'c',
    desk: {
      king: [690, 50],
      name: { at: [776, 46], turn: 0 },
      label: [720, 26],
      places: [
        [674, 83],
        [720, 83],
        [766, 83],
      ],
    },
    phone: {
      king: [810, 38],
      name: null,
      label: [742, 27],
      places: [
        [826, 22],
        [826, 62],
        [826, 102],
      ],
    },
    arrows: { cataluna: 'up', navarra: 'up' },
    back: { down: 'aragon', left: 'navarra', right: 'cataluna' },
  },
  portugal: {
    tint: 'd',
    desk: { king: [172, 320], name: { at: [146, 452], turn: -78 }, label: [146, 452], places: [] },
    phone: { king: [166, 310], name: { at: [146, 452], turn: -78 }, label: [146, 452], places: [] },
    arrows: { galicia: 'left', sevilla: 'left' },
    back: { up: 'galicia', right: 'toledo', down: 'sevilla' },
  },
};

/** Rivers, by the places they pass (longitude, latitude). Our own approximation; nothing is played on them. */
export const RIVERS = {
  // Reinosa, Miranda, Haro, Logroño, Calahorra, Tudela, Zaragoza, Caspe, Mequinenza, Móra, Tortosa, delta
  ebro: [
    [-4.14, 43],
    [-3.5, 42.78],
    [-2.95, 42.69],
    [-2.85, 42.58],
    [-2.45, 42.47],
    [-1.96, 42.33],
    [-1.6, 42.07],
    [-0.88, 41.66],
    [-0.04, 41.24],
    [0.3, 41.37],
    [0.64, 41.09],
    [0.52, 40.81],
    [0.87, 40.72],
  ],
  // Picos de Urbión, Soria, Almazán, San Esteban, Aranda, Peñafiel, Tordesillas, Toro, Zamora, Miranda do Douro
  duero: [
    [-2.87, 42.01],
    [-2.46, 41.77],
    [-2.53, 41.49],
    [-3.2, 41.57],
    [-3.69, 41.67],
    [-4.12, 41.6],
    [-5, 41.5],
    [-5.39, 41.52],
    [-5.75, 41.5],
    [-6.27, 41.49],
  ],
  // Albarracín, Trillo, Entrepeñas, Aranjuez, Toledo, Talavera, Puente del Arzobispo, Almaraz, Alcántara
  tajo: [
    [-1.7, 40.32],
    [-2.2, 40.72],
    [-2.59, 40.7],
    [-2.74, 40.49],
    [-3.6, 40.04],
    [-4.02, 39.86],
    [-4.83, 39.96],
    [-5.17, 39.8],
    [-5.68, 39.82],
    [-6.88, 39.72],
  ],
  // Ruidera, Ojos del Guadiana, Luciana, García Sola, Medellín, Mérida, Badajoz
  guadiana: [
    [-2.88, 38.98],
    [-3.2, 39.2],
    [-3.6, 39.13],
    [-4.29, 38.99],
    [-5.2, 39.15],
    [-5.96, 38.96],
    [-6.35, 38.91],
    [-6.97, 38.88],
  ],
  // El Tranco, Mogón, Mengíbar, Andújar, Montoro, Córdoba, Palma, Sevilla, Sanlúcar
  guadalquivir: [
    [-2.8, 38.17],
    [-3.03, 38.07],
    [-3.8, 37.98],
    [-4.05, 38.03],
    [-4.38, 38.02],
    [-4.78, 37.88],
    [-5.28, 37.69],
    [-6, 37.38],
    [-6.1, 37.05],
    [-6.36, 36.79],
  ],
  // Serranía, Cuenca, Alarcón, La Roda, Jorquera, Cofrentes, Alzira, Cullera
  jucar: [
    [-1.87, 40.4],
    [-2.14, 40.07],
    [-2.1, 39.55],
    [-2.05, 39.2],
    [-1.52, 39.17],
    [-1.06, 39.24],
    [-0.43, 39.15],
    [-0.25, 39.15],
  ],
  // Sierra de Segura, Calasparra, Cieza, Murcia, Guardamar
  segura: [
    [-2.7, 38.1],
    [-2.2, 38.35],
    [-1.7, 38.23],
    [-1.42, 38.24],
    [-1.13, 37.98],
    [-0.65, 38.1],
  ],
  // Meira, Lugo, Portomarín, Ourense, Ribadavia, Tui, mouth
  mino: [
    [-7.3, 43.2],
    [-7.56, 43.01],
    [-7.62, 42.81],
    [-7.86, 42.34],
    [-8.14, 42.28],
    [-8.64, 42.05],
    [-8.87, 41.87],
  ],
};
