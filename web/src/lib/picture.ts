// A picture of the table: the board as it is drawn, made a file of its own, with a title, scores and credits.

const SVG = 'http://www.w3.org/2000/svg';
const STYLE_PROPERTIES = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
  'clip-path',
  'mask',
  'visibility',
];
const NEEDLESS_ATTRIBUTES = /^(class|style|tabindex|role|aria-.*|data-.*|on.*)$/;
const REFERENCE = /url\(["']?[^"')]*#([^"')]+)["']?\)/g;
const LATIN_RANGE = /U\+0{1,4}-|U\+0?100-/i; // the faces with letters of the languages we speak

/** One line of the scores. */
export interface Row {
  mark: string; // the path of a player's shape in a square of 48 around 0
  colour: string; // `blue` …: the player's colours are tokens
  name: string;
  score: string;
  detail: string[]; // lines below, where there is no board to draw
}

export interface Poster {
  title: string;
  about: string;
  rows: Row[];
  credit: string;
  board: SVGSVGElement | null;
}

const WIDTH = 1200;
const MARGIN = 40;
const LINE_HEIGHT = 26;
const LINE_LETTERS = 92; // of a detail line

/** The poster as a PNG, in a data: address. */
export async function png(poster: Poster, scale = 2): Promise<string> {
  const { text, height } = draw(poster, await faces());
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH * scale, height * scale];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}

export function draw(poster: Poster, fonts = ''): { text: string; height: number } {
  const colour = probe();
  const root = element('svg', { xmlns: SVG, width: WIDTH });
  if (fonts) root.append(element('style', {}, fonts));
  const ground = root.appendChild(element('rect', { width: WIDTH, fill: colour('--bg') }));
  const text = (x: number, y: number, size: number, words: string, more: Record<string, string | number> = {}) =>
    root.append(
      element('text', { x, y, 'font-size': size, 'font-family': colour.text, fill: colour('--ink'), ...more }, words),
    );

  text(MARGIN, 64, 38, poster.title, { 'font-family': colour.display, 'font-weight': 600 });
  text(MARGIN, 94, 19, poster.about, { fill: colour('--ink-2') });
  let y = poster.board ? inOneLine(136) : oneBelowTheOther(140);
  if (poster.board) y = boardAt(y);
  text(MARGIN, y + 30, 15, poster.credit, { fill: colour('--ink-3') });

  const height = Math.ceil(y + 50);
  root.setAttribute('height', String(height));
  root.setAttribute('viewBox', `0 0 ${WIDTH} ${height}`);
  ground.setAttribute('height', String(height));
  colour.end();
  return { text: new XMLSerializer().serializeToString(root), height };

  function shape(row: Row, x: number, middle: number, size: number): void {
    const look = { fill: colour(`--p-${row.colour}`), stroke: colour(`--p-${row.colour}-e`), 'stroke-width': 3 };
    root.append(element('path', { d: row.mark, transform: `translate(${x} ${middle}) scale(${size / 48})`, ...look }));
  }

  function inOneLine(at: number): number {
    const width = (WIDTH - 2 * MARGIN) / Math.max(1, poster.rows.length);
    poster.rows.forEach((row, i) => {
      const x = MARGIN + i * width;
      shape(row, x + 14, at - 7, 28);
      text(x + 36, at, 21, `${cut(row.name, 14)}  ${row.score}`, { 'font-weight': 600 });
    });
    return at + 24;
  }

  function oneBelowTheOther(at: number): number {
    let top = at;
    for (const row of poster.rows) {
      shape(row, MARGIN + 20, top + 6, 40);
      text(MARGIN + 56, top + 14, 26, row.name, { 'font-weight': 600 });
      text(WIDTH - MARGIN, top + 16, 36, row.score, {
        'text-anchor': 'end',
        'font-family': colour.display,
        'font-weight': 600,
      });
      const lines = row.detail.flatMap((each) => wrapText(each, LINE_LETTERS));
      lines.forEach((line, i) => text(MARGIN + 56, top + 44 + i * LINE_HEIGHT, 19, line, { fill: colour('--ink-2') }));
      top += 60 + lines.length * LINE_HEIGHT;
    }
    return top;
  }

  function boardAt(at: number): number {
    const source = poster.board as SVGSVGElement;
    const { width, height } = source.viewBox.baseVal?.width ? source.viewBox.baseVal : source.getBoundingClientRect();
    const tall = Math.round(((WIDTH - 2 * MARGIN) * height) / (width || 1));
    root.append(
      element('rect', { x: MARGIN, y: at, width: WIDTH - 2 * MARGIN, height: tall, rx: 6, fill: colour('--sea') }),
    );
    const board = standaloneCopy(source);
    for (const [name, value] of Object.entries({
      x: MARGIN,
      y: at,
      width: WIDTH - 2 * MARGIN,
      height: tall,
      overflow: 'hidden',
    }))
      board.setAttribute(name, String(value));
    root.append(board);
    return at + tall;
  }
}

/** A copy of a drawing that needs no style sheet and nothing else of the page. */
export function standaloneCopy(source: SVGSVGElement): SVGSVGElement {
  const copy = source.cloneNode(true) as SVGSVGElement;
  settle(source, copy);
  const needed = new Set<string>();
  for (let todo: Element = copy; ;) {
    const more = referencedIds(todo).filter((id) => !needed.has(id) && !copy.querySelector(`#${CSS.escape(id)}`));
    if (!more.length) break;
    const defs = copy.insertBefore(element('defs', {}), copy.firstChild);
    for (const id of more) {
      needed.add(id);
      const found = document.getElementById(id);
      if (!found) continue;
      const part = found.cloneNode(true) as Element;
      settle(found, part);
      defs.append(part);
    }
    todo = defs;
  }
  return copy;
}

/** Give every element of a copy the looks that its original has on the screen. */
function settle(source: Element, copy: Element): void {
  const style = getComputedStyle(source);
  if (style.display === 'none' || source.localName === 'foreignObject') return void copy.remove();
  for (const { name } of [...copy.attributes]) if (NEEDLESS_ATTRIBUTES.test(name)) copy.removeAttribute(name);
  for (const name of STYLE_PROPERTIES) {
    const value = style.getPropertyValue(name);
    if (value && value !== 'none' && value !== 'normal') copy.setAttribute(name, value.replace(REFERENCE, 'url(#$1)'));
    else if (name === 'fill' || name === 'stroke') copy.setAttribute(name, value || 'none');
  }
  const moved = style.transform;
  if (moved && moved !== 'none' && !source.hasAttribute('transform')) copy.setAttribute('transform', moved);
  const children = [...copy.children];
  [...source.children].forEach((child, i) => children[i] && settle(child, children[i]));
}

function referencedIds(of: Element): string[] {
  const found = new Set<string>();
  for (const each of [of, ...of.querySelectorAll('*')]) {
    for (const { name, value } of each.attributes) {
      for (const [, id] of value.matchAll(REFERENCE)) if (id) found.add(id);
      if ((name === 'href' || name === 'xlink:href') && value.startsWith('#')) found.add(value.slice(1));
    }
  }
  return [...found];
}

function element<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number>,
  text = '',
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  if (text) made.textContent = text;
  return made;
}

/** What a token is on the screen now: `light-dark()` is settled only where a colour is used. */
function probe() {
  const place = document.createElement('span');
  document.body.append(place);
  const resolve = (token: string): string => {
    place.style.color = `var(${token})`;
    return getComputedStyle(place).color;
  };
  const face = (token: string): string => {
    place.style.fontFamily = `var(${token})`;
    return getComputedStyle(place).fontFamily;
  };
  const [display, text] = [face('--font-display'), face('--font-text')];
  return Object.assign(resolve, { display, text, end: () => place.remove() });
}

let embedded: Promise<string> | undefined;

/** The page's own letters, so that a picture has them too. */
function faces(): Promise<string> {
  embedded ??= Promise.all(
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
      .filter(({ style }) => LATIN_RANGE.test(style.getPropertyValue('unicode-range')))
      .map(async (rule) => {
        const [, address] = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue('src')) ?? [];
        const answer = await fetch(new URL(address ?? '', rule.parentStyleSheet?.href ?? location.href));
        const coded = base64(new Uint8Array(await answer.arrayBuffer()));
        const of = (name: string) => rule.style.getPropertyValue(name);
        return `@font-face{font-family:${of('font-family')};font-style:${of('font-style')};font-weight:${of('font-weight')};unicode-range:${of('unicode-range')};src:url(data:font/woff2;base64,${coded})}`;
      }),
  ).then(
    (all) => all.join(''),
    () => '', // other letters will do
  );
  return embedded;
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 4096) text += String.fromCharCode(...bytes.subarray(i, i + 4096));
  return btoa(text);
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** A text in lines of so many letters at most. */
export function wrapText(text: string, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && line.length + word.length >= most) {
      lines.push(line);
      line = '';
    }
    line += (line && ' ') + word;
  }
  return line ? [...lines, line] : lines;
}
