import { keptConsole } from './kept-console.ts';
import { isKept, keepVisit, keptVisit } from './kept-visits.ts';
import { CONSOLE_SCOPE, handlingOf, type OfflinePart, type PartFiles } from './worker-rules.ts';

/**
 * Gate, counter page, boards, tickets and tokens work offline. Each kind of page registers it for its own addresses, so
 * that no other page waits for it. The build adds `PARTS` (scripts/offline-files.ts).
 */
declare const PARTS: PartFiles;

const worker = self as unknown as ServiceWorkerGlobalScope;
const parts = keptConsole(PARTS);
const { pathname: scope } = new URL(worker.registration.scope);
const isConsole = scope === CONSOLE_SCOPE;

/** At a gate a slower network is no network. */
const PATIENCE_MS = 3000;

worker.addEventListener('install', (event) => {
  void worker.skipWaiting();
  // Until all its files are here, the version before stays active.
  if (isConsole) event.waitUntil(parts.keepAgain());
});

worker.addEventListener('activate', (event) => event.waitUntil(begin()));

async function begin(): Promise<void> {
  await worker.registration.navigationPreload?.enable();
  // An open gate requests its later files from this worker; a visitor's page that is loading has its own already.
  if (!isConsole) return keepOpenPages();
  await worker.clients.claim();
  return parts.sweep();
}

/** The page that registered the worker was loaded before it. */
async function keepOpenPages(): Promise<void> {
  for (const { url } of await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    const { pathname } = new URL(url);
    if (pathname.startsWith(scope) && !(await isKept(pathname))) await keepVisit(pathname, await fetch(pathname));
  }
}

/** A gate or a desk asks for offline storage. Files that fail now are fetched the next time. */
worker.addEventListener('message', (event) => {
  const { keep } = event.data as { keep: OfflinePart };
  const act = () => parts.keep(keep).then(parts.sweep);
  event.waitUntil(act().catch(() => undefined));
});

worker.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, worker.location.origin);
  if (handling === 'file') event.respondWith(fileOf(event.request));
  if (handling === 'page') event.respondWith(pageOf(event));
});

/** Names of files change with their content, so any cache has the right one. */
const fileOf = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

async function pageOf(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const answer = askNetwork(event);
  if (!isConsole) event.waitUntil(answer.then((page) => keepVisit(pathname, page.clone())).catch(() => undefined));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const first = await Promise.race([answer.catch(() => undefined), late]);
  if (first && first.status < 500) return first;
  return (await (isConsole ? parts.document() : keptVisit(pathname))) ?? answer;
}

const askNetwork = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  ((await preloadResponse) as Response | undefined) ?? fetch(request);
