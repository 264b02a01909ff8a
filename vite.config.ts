import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';
import { oneLineIcons } from './scripts/icons.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Stands where each answer's own nonce goes; the server puts it in (server/kernel/http/pages/pages.ts). */
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

/** Packages that every screen of the console needs: in files of their own, which browsers keep while our own code changes. */
const EVERY_SCREEN = /node_modules\/(react-router|@tanstack\/(react-query|query-core))\//;

/** All that the sign-in page needs of them. */
const REACT = /node_modules\/(react|react-dom|scheduler)\//;

/** What asks, checks and keeps a session, and zod with it: comes after the sign-in page. */
const SESSIONS = /\/web\/console\/platform\/sessions?\.ts$/;

/** What signing in has in common with every screen: with all that these import, one file. */
const SIGN_IN =
  /\/web\/console\/(sessions\/(sign-in-section|use-signing-in)|kit\/parts\/(notice|token-styles)|platform\/(theme-choice|product))\.tsx?$/;

/** The three doors themselves, apart, for who is signed in needs none of them. */
const DOORS = /\/web\/console\/sessions\/\w+-login-page\.tsx$/;

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
    input: [here('./web/console/console.html'), here('./web/console/sign-in.html')],
    output: {
      codeSplitting: {
        groups: [
          { name: 'react', test: REACT },
          { name: 'first', test: SIGN_IN },
          { name: 'sessions', test: SESSIONS },
          { name: 'doors', test: DOORS },
          { name: 'vendor', test: EVERY_SCREEN },
          { name: 'lists', test: EVERY_LIST },
          // Many screens share a few tiny icons: one request rather than twenty.
          { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
        ],
      },
    },
  },
};

/** What whoever has signed in is shown first, by its sources; most land on a list. */
const NEXT = [
  'console',
  'frame/console-page',
  'palette/button-section',
  'attention/waiting-section',
  'kit/tables/resource-page',
];

/** Tells the sign-in page which files these are, and which asks the server, so that it can fetch them (web/console/platform/fetch-ahead.ts). */
const laterFiles: Plugin = {
  name: 'later-files',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {}, filename, chunk: signIn }) {
      if (!signIn || !filename.endsWith('/sign-in.html')) return [];
      const chunksOf = (...sources: string[]) =>
        Object.values(bundle).filter(
          (file) => file.type === 'chunk' && sources.some((source) => file.moduleIds.includes(here(source))),
        );
      const seen = new Set<string>();
      const see = (name: string): void => {
        const file = bundle[name];
        if (seen.has(name) || !file) return;
        seen.add(name);
        if (file.type === 'chunk') [...file.imports, ...(file.viteMetadata?.importedCss ?? [])].forEach(see);
      };
      for (const { fileName } of chunksOf(...NEXT.map((name) => `./web/console/${name}.tsx`))) see(fileName);
      for (const name of [...signIn.imports, ...(signIn.viteMetadata?.importedCss ?? [])]) seen.delete(name);
      const [sessions] = chunksOf('./web/console/platform/sessions.ts').map(({ fileName }) => `/${fileName}`);
      const children = JSON.stringify({ sessions, next: [...seen].map((name) => `/${name}`) });
      return [{ tag: 'script', attrs: { type: 'application/json', id: 'files' }, children, injectTo: 'body' }];
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

/** Of a file of a package, the texts that are left out, and what stands there instead. */
type Uncalled = readonly (readonly [file: string, texts: readonly RegExp[], instead: string])[];

/**
 * What no visitor's page calls is left out. Of react-dom that is all but its internals, which are what react-dom/client
 * takes from it; of react its two oldest tools for children; of the realtime client the list of all that its parser is,
 * which would need a file of its own.
 */
const UNCALLED: Uncalled = [
  ['/react-dom.production.js', [/^exports\.(?!__)\w+ = function[\s\S]*?^};$/gm], ''],
  ['/react.production.js', [/^exports\.Children = \w+;$/gm, /^exports\.cloneElement = function[\s\S]*?^};$/gm], ''],
  [
    '/socket.io-client/build/esm/manager.js',
    [/opts\.parser \|\| parser/],
    '{ Encoder: parser.Encoder, Decoder: parser.Decoder }',
  ],
];

/**
 * Nor here: every model of zod can write itself as JSON Schema, which only the server asks of it; the router can be
 * watched, and fetch ahead for servers of its own kind; queries can go on without an end.
 */
const UNCALLED_BY_STAFF: Uncalled = [
  [
    '/lib/router/router.js',
    [/\.\.\.getRouteInstrumentationUpdates\(.*/g, /if \(init\.instrumentations\) router = .*/],
    '',
  ],
  ['/lib/dom/lib.js', [/shouldPrefetch && !isAbsolute \? .* : link;/], 'link;'],
  [
    '/query-core/build/modern/query.js',
    [/\(this\.#queryType === "infinite" \? infiniteQueryBehavior\(this\.options\.pages\) : this\.options\.behavior\)/],
    'this.options.behavior',
  ],
  [
    '/zod/v4/classic/schemas.js',
    [
      /inst\._zod\.processJSONSchema = .*/g,
      /createToJSONSchemaMethod\(this, {}\)\(params\)/g,
      /\w+: createStandardJSONSchemaMethod\(.*/g,
    ],
    '',
  ],
];

/** Leaves out what is not called. A package that is written otherwise after an upgrade stops the build, for it would weigh more. */
export function barePackages(uncalled: Uncalled): Plugin {
  const unseen = new Set(uncalled.map(([file]) => file));
  return {
    name: 'bare-packages',
    transform(code, id) {
      const [file, texts = [], instead = ''] = uncalled.find(([name]) => id.split('?')[0]?.endsWith(name)) ?? [];
      if (!file) return null;
      unseen.delete(file);
      const other = texts.find((text) => code.search(text) < 0);
      if (other) this.error(`${file} has nothing like ${other} any more: see what its new version calls (UNCALLED)`);
      return texts.reduce((rest, text) => rest.replace(text, instead), code);
    },
    buildEnd(problem) {
      if (!problem && unseen.size > 0) this.error(`no file is called ${[...unseen]} any more (UNCALLED)`);
    },
  };
}

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
  const icons = mode === 'console' ? [oneLineIcons] : [];
  return {
    plugins: [react(), liveParts, laterFiles, ...(isForVisitors ? [ownCopies, plainImports] : []), ...bare, ...icons],
    publicDir: false,
    html: { cspNonce: NONCE_PLACE },
    // While developing: all packages are known from the start, so that none makes the page load again.
    optimizeDeps: {
      entries: ['web/console/{console,sign-in}.html', 'web/visitor/pages.ts', 'web/visitor/platform/live.tsx'],
    },
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : isForVisitors ? NOT_FOR_VISITORS : {},
    ssr: isSsrBuild ? { noExternal: true } : {},
    build: isSsrBuild ? renderer : (APART[mode] ?? visitors),
  };
});
