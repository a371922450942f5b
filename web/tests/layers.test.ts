// @vitest-environment node
// Who may import whom: a file knows its own layer and those below, and what belongs to one board or screen stays there.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const SRC = join(dirname(fileURLToPath(import.meta.url)), '../src');
const LAYERS = ['lib', 'ui', 'frame', 'boards', 'pages']; // the files beside these folders are above them all
const FOR_ALL = ['boards/generic', 'pages/common']; // what all boards and all screens may use
/** The screens that a folder of `pages` belongs to, where they have another name. */
const SCREENS: Record<string, string[]> = { learn: ['Lesson', 'Rules'] };

interface Import {
  from: string; // a file of src
  to: string; // the same, with or without its ending
}

/** All imports of a file: of values and types, at once and later, and by a pattern. */
function importsOf(from: string): Import[] {
  const text = readFileSync(join(SRC, from), 'utf-8');
  const scripts = from.endsWith('.svelte') ? text.matchAll(/<script[^>]*>(.*?)<\/script>/gs) : [[text, text]];
  return [...scripts].flatMap(([, script = '']) => {
    const named = ts.preProcessFile(script).importedFiles.map(({ fileName }) => fileName);
    const globs = [...script.matchAll(/import\.meta\.glob[^(]*\(\s*'([^']+)'/g)].map(([, pattern = '']) => pattern);
    return [...named, ...globs]
      .filter((name) => name.startsWith('.'))
      .map((name) => ({ from, to: posix.join(posix.dirname(from), name) }));
  });
}

/** Why an import must not be; empty if it may. */
function fault({ from, to }: Import): string {
  const [mine, theirs] = [placeOf(from), placeOf(to)];
  if (mine.rank < theirs.rank) return `${mine.layer} is below ${theirs.layer}`;
  if (mine.layer !== theirs.layer || mine.folder === theirs.folder) return '';
  if (FOR_ALL.includes(theirs.folder)) return '';
  if (mine.layer === 'boards') return mine.folder === 'boards' ? '' : `a board's own`;
  if (mine.layer !== 'pages') return '';
  const screens = SCREENS[theirs.name] ?? [theirs.name.charAt(0).toUpperCase() + theirs.name.slice(1)];
  return screens.some((screen) => from === `pages/${screen}.svelte`) ? '' : `a screen's own`;
}

/** Which layer a file is in, and to which board or screen it belongs; `boards/index.ts` belongs to none. */
function placeOf(file: string): { rank: number; layer: string; folder: string; name: string } {
  const [layer = '', name = ''] = file.replace(/\.\w+$/, '').split('/');
  const rank = LAYERS.indexOf(layer);
  if (rank < 0) return { rank: LAYERS.length, layer: 'the whole', folder: '', name };
  const isOwned = layer === 'pages' || (layer === 'boards' && name && name !== 'index');
  return { rank, layer, folder: isOwned ? `${layer}/${name}` : layer, name };
}

describe('layers', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf-8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(ts|svelte)$/.test(name));
  const imports = files.flatMap(importsOf);

  it('are kept by every import', () => {
    expect(imports.length).toBeGreaterThan(500);
    const faults = imports.flatMap((each) => {
      const why = fault(each);
      return why ? [`${each.from} imports ${each.to}: ${why}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it.each([
    ['lib/live.svelte.ts', 'boards', 'lib is below boards'],
    ['ui/PlayerRow.svelte', 'frame/context', 'ui is below frame'],
    ['frame/keys.ts', 'pages/home/form', 'frame is below pages'],
    ['pages/Home.svelte', 'App.svelte', 'pages is below the whole'],
    ['boards/kabale/bar.ts', 'boards/el-grande/view', "a board's own"],
    ['boards/kabale/bar.ts', 'boards', "a board's own"],
    ['pages/table/BotButton.svelte', 'pages/home/form', "a screen's own"],
    ['pages/Home.svelte', 'pages/replay/keys', "a screen's own"],
    ['pages/Home.svelte', 'pages/Replay.svelte', "a screen's own"],
  ])('do not let %s import %s', (from, to, why) => {
    expect(fault({ from, to })).toBe(why);
  });

  it.each([
    ['boards/el-grande/Board.svelte', 'boards/generic/Board.svelte'],
    ['boards/index.ts', 'boards/*/Board.svelte'],
    ['pages/Rules.svelte', 'pages/learn/book'],
    ['pages/table/Gathering.svelte', 'pages/common/Notices.svelte'],
    ['pages/home/Picture.svelte', 'boards/*/Picture.svelte'],
    ['main.ts', 'boards'],
  ])('let %s import %s', (from, to) => {
    expect(fault({ from, to })).toBe('');
  });

  it('see imports of types, later ones and patterns', () => {
    const of = (file: string) => importsOf(file).map(({ to }) => to);
    expect(of('frame/context.ts')).toContain('lib/live.svelte');
    expect(of('boards/index.ts')).toContain('boards/*/Board.svelte');
    expect(of('App.svelte')).toContain('pages/*.svelte');
  });
});
