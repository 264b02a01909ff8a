import { readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/kernel/languages.ts';
import type { PageModel } from '#contract/pages/model.ts';
import { routed } from '#server/kernel/traffic/admission.ts';
import { ALL_MESSAGES } from '#server/kernel/words/catalogues.ts';
import {
  BROWSER_SOURCE,
  type ConsoleDocument,
  LATER_SCRIPT,
  LATER_SOURCE,
  liveSource,
  type PageText,
  type Scripts,
  type Web,
} from './web.ts';

interface Chunk {
  file: string;
  imports?: string[];
}

type Manifest = Record<string, Chunk>;

const DIST = new URL('../../../../dist/', import.meta.url);

const read = (path: string): Promise<string> => readFile(new URL(path, DIST), 'utf8');
const manifestOf = async (name: string) => JSON.parse(await read(`web/.vite/${name}.json`)) as Manifest;
const readIfThere = (path: string): Promise<string | null> => read(path).catch(() => null);

function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk || seen.has(`/${chunk.file}`)) return seen;
  seen.add(`/${chunk.file}`);
  for (const next of chunk.imports ?? []) filesOf(manifest, next, seen);
  return seen;
}

/** Scripts with their imports, so that the browser can fetch all at once. Throws if the build has none. */
function scriptsFrom(manifest: Manifest, live: string): Scripts {
  const source = liveSource(live);
  if (!manifest[source])
    throw new Error(`web/visitor/pages.ts names ${live}, which web/visitor/browser.tsx does not find`);
  const [entry = '', ...preload] = filesOf(manifest, source, filesOf(manifest, BROWSER_SOURCE));
  return { entry, preload, head: '' };
}

const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** The service worker and the files of a home screen must be at the root. Browsers revalidate them each time, but not the pictures of links. */
async function filesAtRoot(own: FastifyInstance): Promise<void> {
  own.addHook('onRoute', routed({ traffic: 'file' }));
  await own.register(fastifyStatic, {
    root: new URL('web/root', DIST),
    prefix: '/',
    wildcard: false,
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) =>
      void reply.header(
        'cache-control',
        path.includes('/link-previews/') ? `public, max-age=${WEEK_SECONDS}` : 'no-cache',
      ),
  });
}

interface Renderer {
  render: (page: PageModel, language: Language, messages: typeof ALL_MESSAGES) => Promise<PageText>;
}

export async function builtWeb(app: FastifyInstance): Promise<Web> {
  const manifest = await manifestOf('visitors');
  const later = (await manifestOf('remembered'))[LATER_SOURCE];
  const { render } = (await import(new URL('ssr/render.js', DIST).href)) as Renderer;
  const documents: Record<ConsoleDocument, string | null> = {
    console: await readIfThere('web/web/console/console.html'),
    'sign-in': await readIfThere('web/web/console/sign-in.html'),
  };
  await app.register(async (own) => {
    own.addHook('onRoute', routed({ traffic: 'file' }));
    await own.register(fastifyStatic, {
      root: new URL('web/assets', DIST),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      decorateReply: false,
    });
  });
  await app.register(filesAtRoot);
  const renderWhole: Web['render'] = async (page, language) => {
    const text = await render(page, language, ALL_MESSAGES);
    return { ...text, early: text.early.replace(LATER_SCRIPT, `/${later?.file}`) };
  };
  return {
    render: renderWhole,
    scripts: (live) => scriptsFrom(manifest, live),
    consoleDocument: async (name) => documents[name],
  };
}
