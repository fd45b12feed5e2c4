import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Where `npm run dev` finds a running hub. */
const hub = process.env.NIGHTWAKE_HUB ?? 'http://127.0.0.1:8080';

/** The hub puts a <base> into the page that leads to its root; the development server has to do the same. */
const base: Plugin = {
  name: 'nightwake-base',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'base', attrs: { href: '/' }, injectTo: 'head-prepend' }],
};

/** What several pages show, but none of a seat's while it plays. */
const APART = 'DeadEnd|Ended|LanguagePick|Qr|Wordmark';
const SHARED = new RegExp(
  String.raw`/src/(components/(?!CodeForm|Deck|HowTo|JoinCard|LostPhone|PastGames|Story|HearName|${APART})\w+\.svelte|lib/(?!sound|story|copy))`,
);
const BESIDE = new RegExp(String.raw`/src/(components/(${APART})\.svelte|lib/copy)`);

export default defineConfig({
  // Relative, because the hub may be served below a path such as /game/.
  base: './',
  plugins: [svelte(), base],
  build: {
    outDir: 'dist',
    target: 'es2020',
    cssTarget: ['chrome87', 'safari14'],
    // The hub serves every file itself; nothing is worth inlining or preloading by a shim.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What most pages need travels together: on a weak Wi-Fi every request costs more than its bytes.
          groups: [
            { name: 'shared', test: SHARED, minShareCount: 2, includeDependenciesRecursively: false },
            { name: 'beside', test: BESIDE, minShareCount: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: hub },
      '/ws': { target: hub, ws: true },
    },
  },
});
