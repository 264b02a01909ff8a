import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockOf } from '#web/shared/kept-console.ts';
import { openBrowser, PATIENCE_MS } from './browser.ts';

/**
 * The built service worker before a small site of two builds. As after a deployment, the server has the files of one build
 * alone, so whatever a page shows of the other one was kept.
 */

const { visit } = openBrowser();

type Build = 'one' | 'two';
let served: Build = 'one';
/** False: a file of the build cannot be had, as where the network is lost in the middle. */
let isWhole = true;
let worker: string;
let server: Server;
let url: string;

const program = (build: Build): string => `/assets/console/${build}.js`;
const later = (build: Build): string => `/assets/console/${build}-later.js`;

const documentOf = (
  build: Build,
): string => `<!doctype html><link rel="icon" href="data:,"><h1>Document ${build}</h1><p></p>
<script type="module" src="${program(build)}"></script>`;

/** Says which build it is, holds it as the console does (web/console/platform/offline.ts), and loads the rest on a press. */
const programOf = (build: Build): string => `
navigator.locks.request('${lockOf(program(build))}', { mode: 'shared' }, () => new Promise(() => 0));
document.querySelector('p').textContent = 'program ${build}';
onclick = () => import('${later(build)}');
navigator.serviceWorker.register('/sw.js', { scope: '/app/' });
navigator.serviceWorker.ready.then(({ active }) => active.postMessage({ keep: 'gate' }));`;

const laterOf = (build: Build): string => `document.querySelector('p').textContent += ', later ${build}';`;

function textAt(path: string): [type: string, text: string] | null {
  const parts = JSON.stringify({ gate: [program(served), later(served)], desk: [program(served)] });
  if (path === '/sw.js')
    return ['text/javascript', worker.replace(/^const PARTS=.*;$/m, () => `const PARTS=${parts};`)];
  if (path.startsWith('/app/')) return ['text/html', documentOf(served)];
  if (path === program(served)) return ['text/javascript', programOf(served)];
  return path === later(served) && isWhole ? ['text/javascript', laterOf(served)] : null;
}

beforeAll(async () => {
  worker = await readFile(new URL('../dist/web/root/sw.js', import.meta.url), 'utf8');
  server = createServer(({ url: path = '' }, reply) => {
    const [type, text] = textAt(path) ?? ['text/plain'];
    reply.writeHead(text === undefined ? 404 : 200, { 'content-type': type, 'cache-control': 'no-cache' }).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The builds that are whole on this device. */
const keptBuilds = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const whole = await Promise.all(names.map((name) => caches.match('/app/', { cacheName: name })));
    return names
      .filter((_, at) => whole[at])
      .map((name) => name.replace('gate /assets/console/', '').replace('.js', ''));
  });

const untilKept = (page: Page, ...builds: Build[]): Promise<void> =>
  expect.poll(() => keptBuilds(page), { timeout: PATIENCE_MS }).toEqual(builds);

/** Every part of what the page shows is of this build, also what it loads on a press. */
async function seeAll(page: Page, build: Build): Promise<void> {
  await page.getByRole('heading', { name: `Document ${build}` }).waitFor();
  await page.getByText(`program ${build}`).waitFor();
  await page.mouse.click(5, 5);
  await page.getByText(`program ${build}, later ${build}`, { exact: true }).waitFor();
}

/** A device that has build one, before a server that has it too. */
async function withBuildOne(): Promise<Page> {
  [served, isWhole] = ['one', true];
  const page = await visit();
  await page.goto(`${url}/app/scan`);
  await untilKept(page, 'one');
  return page;
}

/** The browser looks for a new worker, as it does by itself when a page is opened. */
const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration('/app/'))?.update()));

test('a new build is fetched beside the old one, which its open page keeps until it is closed', async () => {
  const page = await withBuildOne();
  served = 'two';
  await lookForUpdate(page);
  await untilKept(page, 'one', 'two');
  // The server has nothing of build one any more.
  await page.mouse.click(5, 5);
  await page.getByText('program one, later one', { exact: true }).waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await seeAll(page, 'two');
  await untilKept(page, 'two');
});

test('a device that has half of a new build opens the old one, whole', async () => {
  const page = await withBuildOne();
  [served, isWhole] = ['two', false];
  await lookForUpdate(page).catch(() => undefined);
  await page.context().setOffline(true);
  await page.reload();
  await seeAll(page, 'one');
  await page.context().setOffline(false);
  isWhole = true;
  await page.reload();
  await untilKept(page, 'two');
  await page.context().setOffline(true);
  await page.reload();
  await seeAll(page, 'two');
});
