import { keepFile } from './kept-visits.ts';
import { CONSOLE_SCOPE, OFFLINE_PARTS, type OfflinePart, type PartFiles } from './worker-rules.ts';

const cacheOf = (part: OfflinePart, program: string): string => `${part} ${program}`;
const PART_CACHE = /^(gate|desk) (.*)$/;

export const lockOf = (program: string): string => `build ${program}`;

/** Offline copies of one build. Those of another build are caches of their own, and never mix. */
export function keptConsole(files: PartFiles) {
  const program = (part: OfflinePart): string => files[part][0] ?? '';
  const own = (part: OfflinePart): string => cacheOf(part, program(part));
  const documentIn = (name: string): Promise<Response | undefined> => caches.match(CONSOLE_SCOPE, { cacheName: name });
  /** Stores the document last: a cache with it is complete. Rejects for a missing file or another build. */
  const keep = async (part: OfflinePart): Promise<void> => {
    if (await documentIn(own(part))) return;
    const cache = await caches.open(own(part));
    await Promise.all(files[part].map((file) => keepFile(cache, file)));
    const document = await fetch(CONSOLE_SCOPE, { cache: 'no-store' });
    const text = await document.clone().text();
    if (!document.ok || !text.includes(`"${program(part)}"`)) throw new Error('another build is served');
    await cache.put(CONSOLE_SCOPE, document);
  };
  const keepAgain = async (): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(OFFLINE_PARTS.filter((part) => names.some((name) => name.startsWith(`${part} `))).map(keep));
  };
  const document = async (): Promise<Response | undefined> => {
    for (const part of OFFLINE_PARTS) {
      const found = await documentIn(own(part));
      if (found) return found;
    }
    return caches.match(CONSOLE_SCOPE);
  };
  /** Deletes other builds of what is whole here, as soon as no page of theirs is open. */
  const sweep = async (): Promise<void> => {
    const open = ((await navigator.locks.query()).held ?? []).map(({ name }) => name);
    for (const name of await caches.keys()) {
      const [, part, build = ''] = PART_CACHE.exec(name) ?? [];
      if (!part || name === own(part as OfflinePart) || open.includes(lockOf(build))) continue;
      if (await documentIn(own(part as OfflinePart))) await caches.delete(name);
    }
  };
  return { keep, keepAgain, document, sweep };
}

export async function forgetConsole(): Promise<void> {
  for (const name of await caches.keys()) if (PART_CACHE.test(name)) await caches.delete(name);
}
