import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { notices } from './notices.ts';

const server = process.env.TENDERFOOT_SERVER ?? 'http://127.0.0.1:8765';
const root = fileURLToPath(new URL('..', import.meta.url));

// The catalogues of the Python package are the page's own: `$locale/en/web.ftl?raw`.
export default defineConfig({
  plugins: [svelte(), notices(root)],
  resolve: {
    alias: {
      $locale: `${root}src/tenderfoot/locale`,
      $rules: `${root}docs/rules`,
      $lib: `${root}web/src/lib`,
      $games: `${root}web/src/games`,
    },
    // Svelte's tests need its browser half.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  server: {
    fs: { allow: [root] },
    // `make dev` says where the server is; otherwise it is where `tenderfoot serve` puts it. The Host
    // stays as the browser sent it: the server wants page and socket to come from one place.
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } },
  },
  build: {
    outDir: `${root}src/tenderfoot/server/static`,
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy forbids data: scripts, and small pictures are better as files too.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // One document for all files, as for all screens of the page: a document for each costs most of the time.
  test: { environment: 'happy-dom', isolate: false, include: ['tests/**/*.test.ts'] },
});
