import { lockOf } from '#web/shared/kept-console.ts';
import { CONSOLE_SCOPE, type OfflinePart, WORKER } from '#web/shared/worker-rules.ts';

let isHeld = false;

/** While this page is open, the files of its build stay on the device. */
function holdBuild(): void {
  const program = document.querySelector('script[type=module][src]')?.getAttribute('src');
  if (isHeld || !program) return;
  isHeld = true;
  void navigator.locks?.request(lockOf(program), { mode: 'shared' }, () => new Promise(() => undefined));
}

async function askToKeep(part: OfflinePart): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(WORKER, { scope: CONSOLE_SCOPE });
  const { active } = await serviceWorker.ready;
  active?.postMessage({ keep: part });
}

/**
 * Keeps this part of the console on this device, so that it opens without a network, until the answer is called; what did not
 * come is asked for again when the network is back. Does nothing while developing, and where there is no https.
 */
export function keepOffline(part: OfflinePart): () => void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return () => undefined;
  holdBuild();
  // A browser may keep nothing, as in a private window: then this page works while it is open.
  const ask = () => void askToKeep(part).catch(() => undefined);
  ask();
  window.addEventListener('online', ask);
  return () => window.removeEventListener('online', ask);
}
