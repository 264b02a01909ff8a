import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Stands where each answer's own nonce goes; the server puts it in (server/platform/pages.ts). */
const NONCE_PLACE = '__CSP_NONCE__';

/** The table of the visitor's pages, as far as a build needs it. */
interface Table {
  PAGES: Record<string, { live?: () => unknown; televisions?: true }>;
}

const TABLE = here('./web/visitor/pages.ts');

/** Read by Node itself, and at each call as it is now: the pages behind it are not loaded. */
const pages = async (): Promise<Table['PAGES']> =>
  ((await import(`${pathToFileURL(TABLE)}?${Date.now()}`)) as Table).PAGES;

/** Where the script of a page would lie: no file, made from the table. */
const SCRIPTS = here('./@live/');

/** The script of a page: hydrates the live part that the table imports for it. */
const liveParts: Plugin = {
  name: 'live-parts',
  resolveId: (id) => (id.startsWith('/@live/') ? SCRIPTS + id.slice('/@live/'.length) : null),
  async load(id) {
    if (!id.startsWith(SCRIPTS)) return null;
    this.addWatchFile(TABLE);
    // Only the text of a function says what it will import.
    const path = /import\('\.(.+?)'\)/.exec(String((await pages())[id.slice(SCRIPTS.length)]?.live))?.[1];
    if (!path) this.error(`web/visitor/pages.ts imports no live part for ${id}`);
    return `import { hydrateLivePart } from '/web/visitor/platform/live.tsx';
import { live } from '/web/visitor${path}';
hydrateLivePart(live);`;
  },
};

const liveNames = Object.entries(await pages()).filter(([, { live }]) => live);
const inputOf = (names: typeof liveNames) => Object.fromEntries(names.map(([name]) => [name, `/@live/${name}`]));

/** What every page has in common: React, and what hydrates. */
const IN_COMMON = /\/node_modules\/(react|react-dom|scheduler)\/|\/web\/visitor\/platform\/live\.tsx$/;

/**
 * What pages have in common is one file, which browsers keep from one trade to the next. Of all else each page has a copy
 * of its own, without what it does not use: pages that share no other file cannot make each other heavier.
 */
const ownCopies: Plugin = {
  name: 'own-copies',
  enforce: 'pre',
  async resolveId(id, importer) {
    const [source, page] = importer?.startsWith(SCRIPTS)
      ? [importer, importer.slice(SCRIPTS.length)]
      : (importer?.split('?of=') ?? []);
    if (!page) return null;
    const found = await this.resolve(id, source);
    return found && !IN_COMMON.test(found.id) ? { ...found, id: `${found.id}?of=${page}` } : found;
  },
};

/** The live parts of the visitor's pages: a small script each, and what they have in common. */
const visitors: BuildEnvironmentOptions = {
  outDir: here('./dist/web'),
  emptyOutDir: false,
  manifest: '.vite/visitors.json',
  modulePreload: false,
  rolldownOptions: {
    input: inputOf(liveNames.filter(([, { televisions }]) => !televisions)),
  },
};

/** Those of televisions, whose browsers are years behind: in an older language, apart. */
const televisions: BuildEnvironmentOptions = {
  ...visitors,
  assetsDir: 'assets/televisions',
  manifest: '.vite/televisions.json',
  target: 'es2019',
  rolldownOptions: { input: inputOf(liveNames.filter(([, page]) => page.televisions)) },
};

/** Packages that every screen of the console needs: in one file, which browsers keep while our own code changes. */
const EVERY_SCREEN = /node_modules\/(react|react-dom|scheduler|react-router|zod|@tanstack\/(react-query|query-core))\//;

/** What every list needs, and home does not: in a file of its own. */
const EVERY_LIST = /node_modules\/(@tanstack\/(react-table|table-core|react-store|store)|use-sync-external-store)\//;

/** The console, built apart, so that nothing it needs can ever weigh on a visitor's page. */
const staff: BuildEnvironmentOptions = {
  outDir: here('./dist/web'),
  emptyOutDir: false,
  assetsDir: 'assets/console',
  manifest: '.vite/console.json',
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: here('./web/console/console.html'),
    output: {
      codeSplitting: {
        groups: [
          { name: 'vendor', test: EVERY_SCREEN },
          { name: 'lists', test: EVERY_LIST },
          // Many screens share a few tiny icons: one request rather than twenty.
          { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
        ],
      },
    },
  },
};

/** What renders the visitor's pages in Node: whole, so that it needs nothing beside it. */
const renderer: BuildEnvironmentOptions = {
  outDir: here('./dist/ssr'),
  emptyOutDir: false,
  rolldownOptions: { output: { entryFileNames: 'render.js', codeSplitting: false } },
};

/**
 * A part that is loaded later has neither styles nor files of its own that could be fetched ahead, so Vite's code for
 * that (almost a kilobyte on every page) is left out: a late import is an import.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null),
};

/** Of a file of a package, what is left out, and what stands there instead. */
type Uncalled = readonly (readonly [file: string, text: RegExp, instead: string])[];

/**
 * What no visitor's page calls is left out. Of react-dom that is all but its internals, which are what react-dom/client
 * takes from it; of react its two oldest tools for children; of the realtime client the list of all that its parser is,
 * which would need a file of its own.
 */
const UNCALLED: Uncalled = [
  ['/react-dom.production.js', /^exports\.(?!__)\w+ = function[\s\S]*?^};$/gm, ''],
  ['/react.production.js', /^exports\.(Children = \w+;|cloneElement = function[\s\S]*?^};)$/gm, ''],
  [
    '/socket.io-client/build/esm/manager.js',
    /opts\.parser \|\| parser/,
    '{ Encoder: parser.Encoder, Decoder: parser.Decoder }',
  ],
];

/** Every model of zod can write itself as JSON Schema, which only the server asks of it. */
const UNCALLED_BY_STAFF: Uncalled = [
  [
    '/zod/v4/classic/schemas.js',
    /inst\._zod\.processJSONSchema = .*|createToJSONSchemaMethod\(this, {}\)\(params\)|\w+: createStandardJSONSchemaMethod\(.*/g,
    '',
  ],
];

const barePackages = (uncalled: Uncalled): Plugin => ({
  name: 'bare-packages',
  transform(code, id) {
    const [, text, instead] = uncalled.find(([file]) => id.split('?')[0]?.endsWith(file)) ?? [];
    return text ? code.replace(text, instead ?? '') : null;
  },
});

/**
 * Leaves out React's ways to what no visitor's browser needs: its developer tools, the browser's loading mark while a
 * transition runs (ours are done before it would show), and a timer of Node.
 */
const NOT_FOR_VISITORS = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  navigation: 'undefined',
  setImmediate: 'undefined',
};

/** What is built by itself, by its mode. */
const APART: Record<string, BuildEnvironmentOptions> = { console: staff, televisions };

/** Every build for browsers, by its mode. */
export const MODES: readonly string[] = ['production', ...Object.keys(APART)];

export default defineConfig(({ command, isSsrBuild, mode }) => {
  const isForBrowsers = command === 'build' && !isSsrBuild;
  const isForVisitors = isForBrowsers && mode !== 'console';
  const bare = isForBrowsers ? [barePackages(isForVisitors ? UNCALLED : UNCALLED_BY_STAFF)] : [];
  return {
    plugins: [react(), liveParts, ...(isForVisitors ? [ownCopies, plainImports] : []), ...bare],
    publicDir: false,
    html: { cspNonce: NONCE_PLACE },
    // While developing: all packages are known from the start, so that none makes the page load again.
    optimizeDeps: { entries: ['web/console/console.html', 'web/visitor/pages.ts', 'web/visitor/platform/live.tsx'] },
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : isForVisitors ? NOT_FOR_VISITORS : {},
    ssr: isSsrBuild ? { noExternal: true } : {},
    build: isSsrBuild ? renderer : (APART[mode] ?? visitors),
  };
});
