import { lockOf } from './kept-console.ts';
import { CONSOLE_SCOPE, type OfflinePart, WORKER } from './worker-rules.ts';

const heldBuilds = new Set<string>();

/** A shared lock on this build: the service worker keeps its files while a page holds it. */
function holdBuild(): void {
  const program = document.querySelector('script[type=module][src]')?.getAttribute('src');
  if (!program || heldBuilds.has(program)) return;
  heldBuilds.add(program);
  const forever = () => new Promise(() => undefined);
  // Refused where site data are blocked: nothing is kept there.
  navigator.locks?.request(lockOf(program), { mode: 'shared' }, forever).catch(() => undefined);
}

async function askToKeep(part: OfflinePart): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(WORKER, { scope: CONSOLE_SCOPE });
  const { active } = await serviceWorker.ready;
  active?.postMessage({ keep: part });
}

/** Keeps a part of the console for offline use; missing files are retried with the network. Nothing in development. */
export function keepOffline(part: OfflinePart): () => void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return () => undefined;
  holdBuild();
  // A private window may store nothing: the page then works while it is open.
  const ask = () => void askToKeep(part).catch(() => undefined);
  ask();
  window.addEventListener('online', ask);
  return () => window.removeEventListener('online', ask);
}
