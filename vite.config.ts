import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';
import { OTHER_LANGUAGES } from './contract/kernel/languages.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Placeholder for the nonce of each answer, which the server fills in (server/kernel/http/pages/pages.ts). */
const NONCE_PLACE = '__CSP_NONCE__';

/** The table of the visitor's pages, as far as a build needs it. */
interface Table {
  PAGES: Record<string, { live?: () => unknown }>;
}

const TABLE = here('./web/visitor/pages.ts');

/** Read by Node itself, and at each call as it is now: the pages behind it are not loaded. */
const pages = async (): Promise<Table['PAGES']> =>
  ((await import(`${pathToFileURL(TABLE)}?${Date.now()}`)) as Table).PAGES;

/** Folder of the pages' generated scripts; no such files exist. */
const SCRIPTS = here('./@live/');

/** The renderer would lie here: no file either. */
const RENDER = here('./@render');

/** The name of a page's copy begins with its language, but for English: "te-park-booking". */
const SPOKEN = new RegExp(`^(${OTHER_LANGUAGES.join('|')})-`);

/** The script of a page: hydrates the live part that the table imports for it. */
const liveParts: Plugin = {
  name: 'live-parts',
  resolveId: (id) => (id.startsWith('/@live/') ? SCRIPTS + id.slice('/@live/'.length) : null),
  async load(id) {
    if (!id.startsWith(SCRIPTS)) return null;
    this.addWatchFile(TABLE);
    const name = id.slice(SCRIPTS.length).replace(SPOKEN, '');
    // Reads the import from the function's text.
    const path = /import\('\.(.+?)'\)/.exec(String((await pages())[name]?.live))?.[1];
    if (!path) this.error(`web/visitor/pages.ts imports no live part for ${id}`);
    return `import { hydrateLivePart } from '/web/visitor/platform/live.tsx';
import { live } from '/web/visitor${path}';
hydrateLivePart(live);`;
  },
};

const liveNames = Object.entries(await pages()).filter(([, { live }]) => live);
const inputOf = (names: typeof liveNames) =>
  Object.fromEntries(
    ['', ...OTHER_LANGUAGES.map((code) => `${code}-`)].flatMap((spoken) =>
      names.map(([name]) => [spoken + name, `/@live/${spoken}${name}`]),
    ),
  );

/** Shared by every page: React, hydration, the names of recorded voices, and the bundler's own modules (\0). */
const IN_COMMON = /^\0|\/node_modules\/(react|react-dom|scheduler)\/|\/web\/visitor\/platform\/live\.tsx$|\.mp3\?url$/;

/** Puts all that pages have in common into one file. */
const IN_ONE_FILE = { codeSplitting: { groups: [{ name: 'live', test: IN_COMMON }] } };

/** Our own sources that speak to visitors: each is there once in every language. */
const SPEAKING = /\/(web\/(visitor|shared)|contract)\/[^?]+\.tsx?$/;

/** The source in another language if it exists: `words.te.ts` beside `words.ts`. */
function inLanguage(path: string, copy: string): string {
  const language = SPOKEN.exec(copy)?.[1];
  const own = language && SPEAKING.test(path) ? path.replace(/\.tsx?$/, `.${language}$&`) : path;
  return existsSync(own) ? own : path;
}

/**
 * Sources that pages have in common are one file, which browsers keep from one trade to the next. Of all else each page has a copy
 * of its own, without what it does not use: pages that share no other file cannot make each other heavier. A copy speaks one
 * language, from its first file on: a page can neither carry nor mix others (decision 0010). While developing and in the
 * renderer our own sources alone are copied, once a language.
 */
const ownCopies = (isWhole: boolean): Plugin => ({
  name: 'own-copies',
  enforce: 'pre',
  async resolveId(id, importer) {
    const [source, copy] = importer?.startsWith(SCRIPTS)
      ? [importer, importer.slice(SCRIPTS.length)]
      : (importer?.split('?of=') ?? []);
    if (!copy || (!isWhole && !SPOKEN.test(copy))) return null;
    const found = await this.resolve(id, source);
    if (!found || IN_COMMON.test(found.id) || !(isWhole || SPEAKING.test(found.id))) return found;
    return { ...found, id: `${inLanguage(found.id, copy)}?of=${copy}` };
  },
});

/** The renderer: every language, each with all pages, in a copy of its own. */
const renderers: Plugin = {
  name: 'renderers',
  resolveId: (id) => (id === '/@render' ? RENDER : null),
  load: (id) =>
    id === RENDER
      ? `const languages = { en: () => import('/web/visitor/render.tsx'), ${OTHER_LANGUAGES.map((code) => `${code}: () => import('/web/visitor/render.tsx?of=${code}-')`).join(', ')} };
export const render = async (page, language) => (await languages[language]()).render(page);`
      : null,
};

const REMEMBERED = here('./web/visitor/platform/remembered-list.ts');

/** The live parts of the visitor's pages: a small script each, and what they have in common. */
const visitors: BuildEnvironmentOptions = {
  outDir: here('./dist/web'),
  emptyOutDir: false,
  manifest: '.vite/visitors.json',
  modulePreload: false,
  // The oldest browser of a television that shows a board.
  target: 'chrome66',
  rolldownOptions: {
    input: {
      ...inputOf(liveNames),
      // Loaded where a phone remembers a booking (web/visitor/platform/early/memory.ts), with nothing of the pages' own scripts.
      remembered: REMEMBERED,
      ...Object.fromEntries(
        OTHER_LANGUAGES.map((code) => [`${code}-remembered`, `${REMEMBERED}?of=${code}-remembered`]),
      ),
    },
    output: IN_ONE_FILE,
  },
};

/** Packages that every screen of the console needs: in files of their own, which browsers keep while our own code changes. */
const EVERY_SCREEN = /node_modules\/(react-router|@tanstack\/(react-query|query-core))\//;

/** All that the sign-in page needs of them. */
const REACT = /node_modules\/(react|react-dom|scheduler)\//;

/** The sources that ask, check and keep a session, and zod with them: they come after the sign-in page. */
const SESSIONS = /\/web\/console\/platform\/sessions?\.ts$/;

/** The sources that signing in has in common with every screen: with all that these import, one file. */
const SIGN_IN =
  /\/web\/console\/(sessions\/(sign-in-section|use-signing-in)|kit\/parts\/(notice|token-styles)|platform\/(theme-choice|product))\.tsx?$/;

/** The three doors themselves, apart, for who is signed in needs none of them. */
const DOORS = /\/web\/console\/sessions\/login-page\.tsx$/;

/** Our own sources: where many screens share a file of them, these are one, for thirty small ones are not pressed well. */
const OURS = /\/web\/(console|shared)\/|\/contract\//;

/** The sources that every screen takes from the kit, home too: else they would come with the file of the lists. */
const FRAME =
  /\/web\/console\/(platform\/(media|keeping\/(unsaved|removals|drafts)|parts)|kit\/(parts\/(toasts|commands|busy-action|page|breadcrumbs|breakable|dialogs\/(popover|lazy-dialogs))|forms\/tick-field|tables\/(filters\/(last-seen|table-view|list-size)|list-tools)))\.tsx?$/;

/** The sources that every list needs, and home does not: in a file of their own. */
const EVERY_LIST = /\/web\/console\/kit\/(tables\/(?!shares)|records\/record-dialogs)/;

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
          // Many screens share a few tiny icons: one request rather than twenty.
          { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
          // In this order: a group takes along what its files import and no group before it has.
          { name: 'shared', test: OURS, minShareCount: 33 },
          { name: 'frame', test: FRAME },
          { name: 'lists', test: EVERY_LIST, minShareCount: 12 },
        ],
      },
    },
  },
};

/** The screens that are shown first after signing in, by their sources; most people land on a list. */
const NEXT = [
  'console',
  'frame/console-page',
  'palette/button-section',
  'attention/waiting-section',
  'kit/tables/resource-page',
];

/** Lists these files and their endpoints for the sign-in page (web/console/platform/fetch-ahead.ts). */
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

/** Bundle that renders the visitor's pages in Node, without outside imports. */
const renderer: BuildEnvironmentOptions = {
  outDir: here('./dist/ssr'),
  emptyOutDir: false,
  // Early scripts (web/visitor/platform/early) run in browsers as the text that this build makes of them.
  target: 'chrome66',
  rolldownOptions: { output: { entryFileNames: 'render.js', codeSplitting: false } },
};

/** The realtime client as its makers bundle it: its sources would need a file of the bundler's own on every page. */
const ONE_FILE = { 'socket.io-client': here('./node_modules/socket.io-client/dist/socket.io.esm.min.js') };

/** The service worker, one file at the root. It runs on televisions too. */
const worker: BuildEnvironmentOptions = {
  outDir: here('./dist/web/root'),
  emptyOutDir: false,
  target: 'chrome66',
  rolldownOptions: { input: here('./web/shared/worker.ts'), output: { format: 'iife', entryFileNames: 'sw.js' } },
};

/** Separate builds, by mode. */
const APART: Record<string, BuildEnvironmentOptions> = { console: staff, worker };

/** Every build for browsers, by its mode. */
export const MODES: readonly string[] = ['production', ...Object.keys(APART)];

export default defineConfig(({ command, isSsrBuild, mode }) => {
  const isForVisitors = command === 'build' && !isSsrBuild && mode !== 'console';
  return {
    plugins: [react(), liveParts, laterFiles, renderers, ...(mode === 'console' ? [] : [ownCopies(isForVisitors)])],
    publicDir: false,
    ...(isForVisitors && { resolve: { alias: ONE_FILE } }),
    html: { cspNonce: NONCE_PLACE },
    // While developing: all packages are known from the start, so that none makes the page load again.
    optimizeDeps: {
      entries: ['web/console/{console,sign-in}.html', 'web/visitor/pages.ts', 'web/visitor/platform/live.tsx'],
    },
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
    ssr: isSsrBuild ? { noExternal: true } : {},
    build: isSsrBuild ? renderer : (APART[mode] ?? visitors),
  };
});
