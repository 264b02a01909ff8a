import { wipedText } from '#contract/gates/rules.ts';
import { ask } from './ask.ts';
import { keepKeys, knownKeys, signed } from './device-key.ts';
import { deviceId, organisationsOfGate } from './gate-phone.ts';
import { forgetConsole } from './kept-console.ts';
import { forgetKept, readAllKept } from './kept-store.ts';
import { deviceStore } from './storage.ts';

/** Kept: the phone's id, tickets let in today (else they could come in again), and what is still to be sent or read. */
const LISTS = /^gate\.(key|clock|park|recent)/;

/** Deletes all that the console keeps on this device: files, grant, answers and lists. Rejects if the browser refuses. */
export async function forgetDevice(): Promise<void> {
  const keys = await knownKeys();
  const [grant] = await readAllKept<{ aheadMs?: number }>('grant');
  for (const key of deviceStore.keys('gate.')) if (LISTS.test(key)) deviceStore.remove(key);
  try {
    await Promise.all([forgetConsole(), forgetKept()]);
  } finally {
    if (keys) await keepKeys(keys);
  }
  // Reports the wipe to the supervisor, signed with the device's key, because there is no session.
  const at = new Date(Date.now() - (grant?.aheadMs ?? 0)).toISOString();
  if (keys) await Promise.all(organisationsOfGate().map((organisation) => reportWiped(keys, organisation, at)));
}

async function reportWiped(keys: CryptoKeyPair, organisation: string, at: string): Promise<void> {
  const word = { device: deviceId(), organisation, at };
  const body = JSON.stringify({ ...word, ...(await signed(keys, wipedText(word))) });
  const headers = { 'Content-Type': 'application/json' };
  await ask('/api/gates/wiped', { method: 'POST', headers, body, keepalive: true, patienceMs: 2000 });
}
