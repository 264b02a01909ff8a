import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Stands where each answer's own nonce goes; the server puts it in (server/platform/pages.ts). */
const NONCE_PLACE = '__CSP_NONCE__';

/** The live parts of the visitor's pages: one small script a page. */
const visitor: BuildEnvironmentOptions = {
  outDir: here('./dist/web'),
  emptyOutDir: false,
  manifest: true,
  modulePreload: false,
  rolldownOptions: {
    input: { booking: here('./web/visitor/booking-entry.tsx'), status: here('./web/visitor/status-entry.tsx') },
  },
};

/** The same of tokens, built apart: pages that share no file cannot make each other heavier. */
const tokens: BuildEnvironmentOptions = {
  ...visitor,
  assetsDir: 'assets/tokens',
  manifest: '.vite/tokens.json',
  rolldownOptions: {
    input: {
      'doctor-booking': here('./web/visitor/doctor-booking-entry.tsx'),
      'loan-booking': here('./web/visitor/loan-booking-entry.tsx'),
    },
  },
};

/** The same of visits to shows. */
const visits: BuildEnvironmentOptions = {
  ...visitor,
  assetsDir: 'assets/visits',
  manifest: '.vite/visits.json',
  rolldownOptions: {
    input: {
      'visit-booking': here('./web/visitor/visit-booking-entry.tsx'),
      visit: here('./web/visitor/visit-entry.tsx'),
    },
  },
};

/** The same of places in batches. */
const enrolments: BuildEnvironmentOptions = {
  ...visitor,
  assetsDir: 'assets/enrolments',
  manifest: '.vite/enrolments.json',
  rolldownOptions: {
    input: {
      'enrolment-booking': here('./web/visitor/enrolment-booking-entry.tsx'),
      'enrolment-status': here('./web/visitor/enrolment-status-entry.tsx'),
    },
  },
};

/** A page of its own: one file, and the client of the realtime connection that it fetches later. */
const alone = (name: string, target?: string): BuildEnvironmentOptions => ({
  ...visitor,
  assetsDir: `assets/${name}`,
  manifest: `.vite/${name}.json`,
  ...(target && { target }),
  rolldownOptions: { input: { [name]: here(`./web/visitor/${name}-entry.tsx`) } },
});

/** Packages that every screen of the console needs: in one file, which browsers keep while our own code changes. */
const EVERY_SCREEN =
  /node_modules\/(react|react-dom|scheduler|react-router|zod|@tanstack\/(react-query|query-core|react-table|table-core|react-store|store)|use-sync-external-store)\//;

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
  rolldownOptions: { output: { entryFileNames: 'render.js' } },
};

/**
 * A part that is loaded later has neither styles nor files of its own that could be fetched ahead, so Vite's code for
 * that (almost a kilobyte on every page) is left out: a late import is an import.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null),
};

/**
 * What no visitor's page calls of React is left out. Of react-dom that is all but its internals, which are what
 * react-dom/client takes from it; of react its two oldest tools for children.
 */
const UNCALLED: readonly (readonly [file: string, exports: RegExp])[] = [
  ['react-dom.production.js', /^exports\.(?!__)\w+ = function[\s\S]*?^};$/gm],
  ['react.production.js', /^exports\.(Children = \w+;|cloneElement = function[\s\S]*?^};)$/gm],
];
const bareReact: Plugin = {
  name: 'bare-react',
  transform(code, id) {
    const uncalled = UNCALLED.find(([file]) => id.endsWith(`/${file}`))?.[1];
    return uncalled ? code.replace(uncalled, '') : null;
  },
};

/**
 * Leaves out React's ways to what no visitor's browser needs: its developer tools, the browser's loading mark while a
 * transition runs (ours are done before it would show), and a timer of Node.
 */
const NOT_FOR_VISITORS = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  navigation: 'undefined',
  setImmediate: 'undefined',
};

/** What is built by itself, by its mode. Boards are for the browsers of televisions, which are years behind. */
const APART: Record<string, BuildEnvironmentOptions> = {
  console: staff,
  tokens,
  visits,
  enrolments,
  token: alone('token'),
  board: alone('board', 'es2019'),
};

/** Every build for browsers, by its mode. */
export const MODES: readonly string[] = ['production', ...Object.keys(APART)];

export default defineConfig(({ command, isSsrBuild, mode }) => {
  const isForVisitors = command === 'build' && !isSsrBuild && mode !== 'console';
  return {
    plugins: isForVisitors ? [react(), plainImports, bareReact] : [react()],
    publicDir: false,
    html: { cspNonce: NONCE_PLACE },
    // While developing: all packages are known from the start, so that none makes the page load again.
    optimizeDeps: { entries: ['web/console/console.html', 'web/visitor/*-entry.tsx'] },
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : isForVisitors ? NOT_FOR_VISITORS : {},
    ssr: isSsrBuild ? { noExternal: true } : {},
    build: isSsrBuild ? renderer : (APART[mode] ?? visitor),
  };
});
