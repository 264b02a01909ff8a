import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { Scripts, Web } from '#server/platform/pages.ts';

const ROOT = new URL('../../', import.meta.url);
const NONCE = '__CSP_NONCE__';

/** What Vite itself answers: sources, packages, its own client. */
const VITES_OWN = /^\/(@|web\/|contract\/|node_modules\/|\.vite\/)/;

/** The start of React's fast refresh and of Vite's client, as Vite would write them into an HTML file of its own. */
const HEAD = `<script type="module" nonce="${NONCE}">import{injectIntoGlobalHook}from"/@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;</script><script type="module" src="/@vite/client" nonce="${NONCE}"></script><meta property="csp-nonce" nonce="${NONCE}">`;

const scripts = (source: string): Scripts => ({ entry: `/${source}`, preload: [], head: HEAD });

/** The pages as they are in the sources at this moment: every save shows, no build. */
export async function liveWeb(app: FastifyInstance): Promise<Web> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: fileURLToPath(ROOT),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (!VITES_OWN.test(request.url)) return done();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
  });
  return { render: (page) => renderLive(vite, page), scripts, consoleDocument: (url) => consoleLive(vite, url) };
}

async function renderLive(vite: ViteDevServer, page: Parameters<Web['render']>[0]) {
  const { render } = (await vite.ssrLoadModule('/web/visitor/render.tsx')) as Pick<Web, 'render'>;
  return render(page);
}

async function consoleLive(vite: ViteDevServer, url: string): Promise<string | null> {
  const html = await readFile(new URL('web/console/console.html', ROOT), 'utf8').catch(() => null);
  return html === null ? null : vite.transformIndexHtml(url, html);
}
