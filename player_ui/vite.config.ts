import { existsSync } from 'node:fs';
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

/** Components that several pages show, but none of a seat's while it plays. */
const APART = ['DeadEnd', 'Ended', 'Landscape', 'LanguagePick', 'LinkOut', 'Qr', 'Wordmark'];
/** Those that are fetched by whoever opens them. */
const LATER = [
  'CodeForm',
  'Deck',
  'HearName',
  'HowTo',
  'JoinCard',
  'LostPhone',
  'PastGames',
  'Story',
  'TooMany',
];
/** What of `lib` goes with the pages that need it. */
const LIB_APART = ['copy', 'reach', 'room'];
const LIB_LATER = ['sound', 'story'];

const any = (names: string[]) => names.join('|');
const SHARED = new RegExp(
  String.raw`/src/(components/(?!(${any([...APART, ...LATER])})\.)\w+\.svelte|lib/(?!(${any([...LIB_APART, ...LIB_LATER])})\b))`,
);
const BESIDE = new RegExp(String.raw`/src/(components/(${any(APART)})\.svelte|lib/(${any(LIB_APART)})\b)`);

/** A file that was moved or renamed would quietly travel with the wrong pages. */
const chunks: Plugin = {
  name: 'nightwake-chunks',
  apply: 'build',
  buildStart() {
    const named = [
      ...[...APART, ...LATER].map((name) => `src/components/${name}.svelte`),
      ...LIB_APART.map((name) => `src/lib/${name}.ts`),
      ...LIB_LATER.map((name) => `src/lib/${name}`),
    ];
    for (const path of named) {
      if (!existsSync(new URL(path, import.meta.url))) {
        this.error(`${path} is named in vite.config.ts, and isn't there: say where it travels now.`);
      }
    }
  },
  generateBundle(_, bundle) {
    for (const [name, test] of [
      ['shared', SHARED],
      ['beside', BESIDE],
    ] as const) {
      const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
      const inside = chunk?.type === 'chunk' ? chunk.moduleIds.filter((id) => test.test(id)) : [];
      if (inside.length < 2)
        this.error(`Nothing is bundled as "${name}": the groups in vite.config.ts are out of date.`);
    }
  },
};

export default defineConfig({
  // Relative, because the hub may be served below a path such as /game/.
  base: './',
  plugins: [svelte(), base, chunks],
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
