import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Placeholder for the nonce of each answer, which the server fills in (server/kernel/http/pages/pages.ts). */
const NONCE_PLACE = '__CSP_NONCE__';

/** The oldest browser of a television that shows a board. */
const TELEVISION = 'chrome66';

/** The live parts of the visitor's pages, each loaded by its `import()`. */
const visitors: BuildEnvironmentOptions = {
  outDir: here('./dist/web'),
  emptyOutDir: false,
  manifest: '.vite/visitors.json',
  modulePreload: false,
  target: TELEVISION,
  rolldownOptions: {
    input: here('./web/visitor/browser.tsx'),
    // Sources of five parts or more are one file: a request costs a slow phone more than some bytes too many.
    output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 5 }] } },
  },
};

/** One file, without React: runs where a phone remembers a booking (web/visitor/platform/early/memory.ts). */
const remembered: BuildEnvironmentOptions = {
  ...visitors,
  manifest: '.vite/remembered.json',
  rolldownOptions: { input: here('./web/visitor/platform/remembered-list.ts') },
};

/** The console and the gate, built apart, so that nothing they need can weigh on a visitor's page. */
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
          // What both documents begin with, so that signing in waits for no screen.
          { name: 'first', tags: ['$initial'], minShareCount: 2 },
          { name: 'shared', minShareCount: 6 },
        ],
      },
    },
  },
};

/** The service worker, one file at the root. It runs on televisions too. */
const worker: BuildEnvironmentOptions = {
  outDir: here('./dist/web/root'),
  emptyOutDir: false,
  target: TELEVISION,
  rolldownOptions: { input: here('./web/shared/worker.ts'), output: { format: 'iife', entryFileNames: 'sw.js' } },
};

/** Renders the visitor's pages in Node, without outside imports. */
const renderer: BuildEnvironmentOptions = {
  outDir: here('./dist/ssr'),
  emptyOutDir: false,
  ssr: here('./web/visitor/render.tsx'),
  // Early scripts (web/visitor/platform/early) run in browsers as the text that this build makes of them.
  target: TELEVISION,
  rolldownOptions: { output: { entryFileNames: 'render.js', codeSplitting: false } },
};

const BUILDS: Record<string, BuildEnvironmentOptions> = {
  production: visitors,
  remembered,
  console: staff,
  worker,
  renderer,
};

/** Every build, by its mode. */
export const MODES: readonly string[] = Object.keys(BUILDS);

export default defineConfig(({ command, mode }) => ({
  plugins: [react()],
  publicDir: false,
  html: { cspNonce: NONCE_PLACE },
  // While developing: all packages are known from the start, so that none makes the page load again.
  optimizeDeps: { entries: ['web/console/{console,sign-in}.html', 'web/visitor/browser.tsx'] },
  ...(mode === 'renderer' && { define: { 'process.env.NODE_ENV': '"production"' }, ssr: { noExternal: true } }),
  ...(command === 'build' && { build: BUILDS[mode] ?? visitors }),
}));
