import { filesIn, isOutdatedBy, mayKeep, saidAsOf } from './worker-rules.ts';

/** Offline copies of visitors' pages; the oldest go. */
const MOST = 20;

/** One cache per page with all its files: two versions never mix, and it is deleted as a whole. */
const VISITS = 'page ';
const cacheOf = (path: string): string => VISITS + path;

/** Files come first: a page that is there has all of them. */
export async function keepVisit(path: string, answer: Response): Promise<void> {
  const text = await answer.clone().text();
  if (!mayKeep(answer, text)) {
    if (isOutdatedBy(answer)) await caches.delete(cacheOf(path));
    return;
  }
  const cache = await caches.open(cacheOf(path));
  const files = filesIn(text);
  await Promise.all(files.map((file) => keepFile(cache, file)));
  await cache.put(path, answer);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== path && !files.includes(pathname)) await cache.delete(url);
  }
  await dropOldest();
}

export async function keepFile(cache: Cache, file: string): Promise<void> {
  if (await cache.match(file)) return;
  const found = (await caches.match(file)) ?? (await fetch(file));
  if (!found.ok) throw new Error(`${file}: ${found.status}`);
  await cache.put(file, found);
}

export async function keptVisit(path: string): Promise<Response | undefined> {
  const kept = await caches.match(path, { cacheName: cacheOf(path) });
  if (!kept) return undefined;
  return new Response(saidAsOf(await kept.text(), new Date(madeAt(kept)), new Date()), kept);
}

export const isKept = (path: string): Promise<boolean> => caches.has(cacheOf(path));

export async function forgetVisits(place = ''): Promise<void> {
  // `caches` exists only with https.
  const names = (await globalThis.caches?.keys()) ?? [];
  const pages = names.filter((name) => name.startsWith(VISITS) && name.includes(place));
  await Promise.all(pages.map((name) => caches.delete(name)));
}

const madeAt = ({ headers }: Response): number => Date.parse(headers.get('date') ?? '');

async function dropOldest(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(VISITS));
  if (names.length <= MOST) return;
  const pages = await Promise.all(names.map(async (name) => ({ name, at: await ageIn(name) })));
  pages.sort((a, b) => b.at - a.at);
  await Promise.all(pages.slice(MOST).map(({ name }) => caches.delete(name)));
}

/** A cache without its page is being filled: it counts as the newest. */
async function ageIn(name: string): Promise<number> {
  const page = await caches.match(name.slice(VISITS.length), { cacheName: name });
  return page ? madeAt(page) : Date.now();
}
