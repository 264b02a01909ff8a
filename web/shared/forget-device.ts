import { wipedText } from '#contract/gates/rules.ts';
import { isGrantedAt, readGrant } from '#contract/passes/rules.ts';
import { ask } from './ask.ts';
import { DEVICE_KEY, knownKeys, signed } from './device-key.ts';
import { deviceId, organisationsOfGate } from './gate-phone.ts';
import { forgetConsole } from './kept-console.ts';
import { forgetKept, readAllKept } from './kept-store.ts';
import { deviceStore } from './storage.ts';

/** Kept: the phone's id, tickets let in today (else they could come in again), and what is still to be sent or read. */
const LISTS = /^gate\.(key|clock|park|recent)/;

interface KeptGrant {
  text: string;
  aheadMs: number;
}

/**
 * Deletes what the console keeps on this device: grant, answers and lists, and where nothing is left, the page's files.
 * Of `account` alone, other accounts keep what they may still use by a grant; null: of everybody. Rejects if the browser
 * refuses.
 */
export async function forgetDevice(account: string | null = null): Promise<void> {
  const keys = await knownKeys();
  const grants = await readAllKept<KeptGrant>('grant');
  const others = account === null ? [] : grants.flatMap(grantedNow).filter((other) => other !== account);
  const isOthers = (name: string): boolean => others.some((other) => name.split(/[ :]/).includes(other));
  for (const key of deviceStore.keys('gate.')) if (LISTS.test(key) && !isOthers(key)) deviceStore.remove(key);
  await Promise.all([
    others.length === 0 && forgetConsole(),
    forgetKept((name) => name === DEVICE_KEY || isOthers(name)),
  ]);
  if (others.length > 0 || !keys) return;
  // Reports the wipe to the supervisor, signed with the device's key, because there is no session.
  const at = new Date(Date.now() - (grants[0]?.aheadMs ?? 0)).toISOString();
  await Promise.all(organisationsOfGate().map((organisation) => reportWiped(keys, organisation, at)));
}

/** The account of a grant that has not ended. */
function grantedNow({ text, aheadMs }: KeptGrant): string[] {
  const grant = readGrant(text)?.grant;
  return grant && isGrantedAt(grant, new Date(Date.now() - aheadMs))
    ? [`${grant.organisationId}/${grant.accountId}`]
    : [];
}

async function reportWiped(keys: CryptoKeyPair, organisation: string, at: string): Promise<void> {
  const word = { device: deviceId(), organisation, at };
  const body = JSON.stringify({ ...word, ...(await signed(keys, wipedText(word))) });
  const headers = { 'Content-Type': 'application/json' };
  await ask('/api/gates/wiped', { method: 'POST', headers, body, keepalive: true, patienceMs: 2000 });
}
