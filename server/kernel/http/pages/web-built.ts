import { readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { routed } from '#server/kernel/traffic/admission.ts';
import { type ConsoleDocument, LATER_SCRIPT, laterSource, liveSource, type Scripts, type Web } from './web.ts';

interface Chunk {
  file: string;
  imports?: string[];
}

type Manifest = Record<string, Chunk>;

const DIST = new URL('../../../../dist/', import.meta.url);

const read = (path: string): Promise<string> => readFile(new URL(path, DIST), 'utf8');
const readIfThere = (path: string): Promise<string | null> => read(path).catch(() => null);

function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk || seen.has(`/${chunk.file}`)) return seen;
  seen.add(`/${chunk.file}`);
  for (const next of chunk.imports ?? []) filesOf(manifest, next, seen);
  return seen;
}

/** Scripts with their imports, so that the browser can fetch all at once. Throws if the build has none. */
function scriptsFrom(manifest: Manifest, source: string): Scripts {
  const [entry, ...preload] = filesOf(manifest, source);
  if (!entry) throw new Error(`${source} has a live part, and web/visitor/pages.ts does not name it`);
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

export async function builtWeb(app: FastifyInstance): Promise<Web> {
  const manifest = JSON.parse(await read('web/.vite/visitors.json')) as Manifest;
  const { render } = (await import(new URL('ssr/render.js', DIST).href)) as Pick<Web, 'render'>;
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
    const text = await render(page, language);
    return { ...text, early: text.early.replace(LATER_SCRIPT, `/${manifest[laterSource(language)]?.file}`) };
  };
  return {
    render: renderWhole,
    scripts: (page, language) => scriptsFrom(manifest, liveSource(page, language)),
    consoleDocument: async (name) => documents[name],
  };
}
