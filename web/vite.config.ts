import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { early } from './build/early.ts';
import { words } from './build/words.ts';

const SERVER = 'http://127.0.0.1:8000'; // of `grandee serve`; the page's own Host and Origin are passed on to it

// what tables and other screens use is one file: many small ones are asked for one after the other, and are bigger
// together; and none of them imports the first script, which would be run a second time under its other name in an old page
const ELSEWHERE = ['frames', 'passkeys', 'picture', 'push', 'qr']; // no table in play needs these
const SHARED = new RegExp(
  `[\\\\/]web[\\\\/]src[\\\\/]((lib[\\\\/](?!(${ELSEWHERE.join('|')})\\.)|(ui|frame)[\\\\/])|boards[\\\\/](index\\.|[\\w-]+[\\\\/]drawing\\.))`,
);

export default defineConfig({
  plugins: [svelte(), words(), early(), svelteTesting()],
  build: {
    outDir: '../src/grandee/server/web',
    emptyOutDir: true,
    target: ['chrome123', 'firefox120', 'safari17.5'],
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // older ones would have light-dark() rewritten, wrongly
    assetsInlineLimit: 0, // the server's policy allows no data: but for pictures
    modulePreload: { polyfill: false },
    sourcemap: false,
    manifest: 'parts.json', // for what has to be asked for again: lib/parts.ts
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shared', test: SHARED }] } },
    },
    license: { fileName: 'licences.md' },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    passWithNoTests: true,
  },
});
