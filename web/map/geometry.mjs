// Points, rings and paths in board units.

/**
 * @typedef {[number, number]} Point
 * @typedef {Point[]} Ring   closed: the last point is the first again
 */

/** To tenths of a unit: the board is drawn at about one pixel for a unit. */
export const tenth = (/** @type {number} */ v) => Math.round(v * 10) / 10 + 0;

/** @param {Point} p @returns {Point} */
export const snap = ([x, y]) => [tenth(x), tenth(y)];

/**
 * Numbers as short as a path may have them: `-.5.3 4` for -0.5, 0.3, 4.
 * @param {number[]} values
 */
function short(values) {
  let out = '';
  for (const value of values) {
    const text = String(tenth(value)).replace(/^(-?)0\./, '$1.');
    const joined = out === '' || text[0] === '-' || (text[0] === '.' && /\.\d+$/.test(out));
    out += joined ? text : ` ${text}`;
  }
  return out;
}

/**
 * Lines in the short relative form. The steps are between rounded points, so rounding does not add up.
 * @param {Point[][]} lines @param {boolean} [closed]
 */
export function path(lines, closed = true) {
  return lines
    .map((line) => {
      const points = line.map(snap).filter((p, i, all) => i === 0 || p[0] !== all[i - 1][0] || p[1] !== all[i - 1][1]);
      if (closed) points.pop();
      if (points.length < 2) return ''; // rounded away
      const steps = points.slice(1).flatMap(([x, y], i) => [x - points[i][0], y - points[i][1]]);
      return `M${short(points[0])}l${short(steps)}${closed ? 'z' : ''}`;
    })
    .join('');
}

/** What `path` wrote. @param {string} d @returns {Point[][]} */
export function lines(d) {
  return (d.match(/M[^M]+/g) ?? []).map((part) => {
    const [x, y, ...steps] = (part.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    /** @type {Point[]} */
    const out = [[x, y]];
    for (let i = 0; i < steps.length; i += 2) {
      const [px, py] = out[out.length - 1];
      out.push(snap([px + steps[i], py + steps[i + 1]]));
    }
    if (part.endsWith('z')) out.push(out[0]);
    return out;
  });
}

/** A smooth curve through points (Catmull–Rom, as cubic Béziers). @param {Point[]} points */
export function curve(points) {
  const at = (/** @type {number} */ i) => points[Math.max(0, Math.min(points.length - 1, i))];
  let [x, y] = snap(points[0]);
  let out = `M${short([x, y])}c`;
  const steps = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const [ex, ey] = snap(c);
    steps.push(
      b[0] + (c[0] - a[0]) / 6 - x,
      b[1] + (c[1] - a[1]) / 6 - y,
      c[0] - (e[0] - b[0]) / 6 - x,
      c[1] - (e[1] - b[1]) / 6 - y,
      ex - x,
      ey - y,
    );
    [x, y] = [ex, ey];
  }
  return out + short(steps);
}

/** @param {Ring} ring */
export function area(ring) {
  let sum = 0;
  for (let i = 1; i < ring.length; i++) sum += ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1];
  return Math.abs(sum / 2);
}

/** x, y of the least and of the greatest corner. @param {Point[]} points */
export function box(points) {
  const xs = points.map((p) => p[0]),
    ys = points.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** @param {Point} p @param {Ring} ring */
export function inside([x, y], ring) {
  let odd = false;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = ring[i - 1],
      [bx, by] = ring[i];
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) odd = !odd;
  }
  return odd;
}

/** How far a point is from a ring's line. @param {Point} p @param {Ring} ring */
export function toLine([x, y], ring) {
  let best = Infinity;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = ring[i - 1],
      dx = ring[i][0] - ax,
      dy = ring[i][1] - ay;
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    best = Math.min(best, Math.hypot(x - ax - t * dx, y - ay - t * dy));
  }
  return best;
}

/** How far inside a ring a point is; negative outside. @param {Point} p @param {Ring} ring */
export const depth = (p, ring) => (inside(p, ring) ? 1 : -1) * toLine(p, ring);

/** The point deepest inside a ring, on a grid of `step`. @param {Ring} ring @returns {Point} */
export function centre(ring, step = 2) {
  const [x0, y0, x1, y1] = box(ring);
  /** @type {Point} */
  let best = ring[0],
    deepest = 0;
  for (let x = Math.ceil(x0); x < x1; x += step)
    for (let y = Math.ceil(y0); y < y1; y += step) {
      if (!inside([x, y], ring)) continue;
      const d = toLine([x, y], ring);
      if (d > deepest) [best, deepest] = [[x, y], d];
    }
  return best;
}
