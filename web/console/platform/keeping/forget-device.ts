import { wipedText } from '#contract/gates/rules.ts';
import { ask } from '#web/shared/ask.ts';
import { forgetConsole } from '#web/shared/kept-console.ts';
import { deviceStore } from '#web/shared/storage.ts';
import { keepKeys, knownKeys, signed } from './device-key.ts';
import { forgetKept, readKept } from './kept-store.ts';

/**
 * A gate's lists of tickets, parks and scans. Kept: the device id, tickets let in today (else they could come in
 * again), and what is still to be sent or read.
 */
const LISTS = /^gate\.(key|heard|park|recent)/;

/** Deletes all that the console keeps on this device: files, grant, answers and lists. Rejects if the browser refuses. */
export async function forgetDevice(): Promise<void> {
  const [device, organisation] = [deviceStore.get('gate.device'), deviceStore.get('gate.of')];
  const keys = await knownKeys();
  const aheadMs = (await readKept<{ aheadMs?: number }>('grant'))?.aheadMs ?? 0;
  for (const key of deviceStore.keys('gate.')) if (LISTS.test(key)) deviceStore.remove(key);
  try {
    await Promise.all([forgetConsole(), forgetKept()]);
  } finally {
    if (keys) await keepKeys(keys);
  }
  // Reports the wipe to the supervisor, signed with the device's key, because there is no session.
  if (keys && device && organisation)
    await tellWiped(keys, { device, organisation, at: new Date(Date.now() - aheadMs) });
}

async function tellWiped(keys: CryptoKeyPair, { at, ...phone }: { device: string; organisation: string; at: Date }) {
  const word = { ...phone, at: at.toISOString() };
  const body = JSON.stringify({ ...word, ...(await signed(keys, wipedText(word))) });
  const headers = { 'Content-Type': 'application/json' };
  await ask('/api/gates/wiped', { method: 'POST', headers, body, keepalive: true, patienceMs: 2000 });
}
