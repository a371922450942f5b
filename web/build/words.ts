/**
 * `virtual:words`: where the page finds its words.
 *
 * Fluent files are read where they are kept, joined to one file for each language and purpose, and served beside the
 * script under a name that changes with what is in it. Under test the texts come along, so that nothing is fetched.
 */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const LANGUAGES = ['en', 'cs', 'pl', 'de'];
const WEB = resolve(import.meta.dirname, '..');
const PACKAGE = resolve(WEB, '../src/grandee');
const PAGE = join(WEB, 'src/text');
const BOARDS = join(WEB, 'src/boards');
const CORE = join(PACKAGE, 'core/text');
const GAMES = join(PACKAGE, 'games');
const MODULE = 'virtual:words';

interface TextAddresses {
  page: string;
  games: Record<string, string>;
  learn: Record<string, string>;
}

/** All files to serve, by their names, and where the page finds which; the words of the boards are the page's. */
class Library {
  readonly files = new Map<string, string>();
  readonly places: Record<string, TextAddresses> = {};

  constructor(private readonly hashed: boolean) {
    for (const language of LANGUAGES) {
      const places: TextAddresses = { page: '', games: {}, learn: {} };
      const rooms = [CORE, PAGE, ...folders(BOARDS).map((board) => join(BOARDS, board, 'text'))];
      places.page = this.add(
        `page.${language}`,
        rooms.flatMap((room) => spoken(room, language)),
      );
      for (const folder of folders(GAMES)) {
        const game = folder.replaceAll('_', '-');
        const words = spoken(join(GAMES, folder, 'text'), language);
        const lesson = join(GAMES, folder, 'lesson');
        const rooms = existsSync(lesson) ? [lesson, ...folders(lesson).map((chapter) => join(lesson, chapter))] : [];
        const lessons = rooms.flatMap((room) => spoken(room, language));
        if (words.length) places.games[game] = this.add(`${game}.${language}`, words);
        if (lessons.length) places.learn[game] = this.add(`${game}.learn.${language}`, lessons);
      }
      this.places[language] = places;
    }
  }

  private add(name: string, paths: string[]): string {
    const text = paths.map((path) => readFileSync(path, 'utf-8').replaceAll('\r\n', '\n')).join('\n');
    const mark = this.hashed ? '-' + createHash('sha256').update(text).digest('base64url').slice(0, 8) : '';
    const file = `assets/${name}${mark}.ftl`;
    this.files.set(file, text);
    return '/' + file;
  }
}

/** The files of a language: `LANGUAGE.ftl` and all in the folder `LANGUAGE`. */
function spoken(folder: string, language: string): string[] {
  const inside = join(folder, language);
  const parts = existsSync(inside) ? readdirSync(inside).filter((name) => name.endsWith('.ftl')) : [];
  return [join(folder, `${language}.ftl`), ...parts.sort().map((name) => join(inside, name))].filter(existsSync);
}

function folders(parent: string): string[] {
  const entries = readdirSync(parent, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .sort();
}

export function words(): Plugin {
  let building = false;
  const testing = Boolean(process.env.VITEST);
  return {
    name: 'grandee-words',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId(id) {
      return id === MODULE ? '\0' + MODULE : undefined;
    },
    load(id) {
      if (id !== '\0' + MODULE) return undefined;
      const { files, places } = new Library(building);
      if (building) for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
      const texts = testing ? Object.fromEntries([...files].map(([name, text]) => ['/' + name, text])) : {};
      return `export const words = ${JSON.stringify(places)};\nexport const texts = ${JSON.stringify(texts)};\n`;
    },
    configureServer(server) {
      server.watcher.add([
        PAGE,
        BOARDS,
        CORE,
        ...folders(GAMES).flatMap((name) => [join(GAMES, name, 'text'), join(GAMES, name, 'lesson')]),
      ]);
      server.watcher.on('all', (_, path) => {
        if (!path.endsWith('.ftl')) return;
        const module = server.moduleGraph.getModuleById('\0' + MODULE);
        if (module) server.moduleGraph.invalidateModule(module);
        server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? '';
        if (!path.endsWith('.ftl')) return next();
        const text = new Library(false).files.get(path.slice(1));
        if (text === undefined) return next();
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.setHeader('cache-control', 'no-cache');
        response.end(text);
      });
    },
  };
}
