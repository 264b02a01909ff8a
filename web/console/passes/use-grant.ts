import { useEffect, useState, useSyncExternalStore } from 'react';
import { passesApi } from '#contract/passes/api.ts';
import type { Grant } from '#contract/passes/model.ts';
import { isGrantedAt, readGrant } from '#contract/passes/rules.ts';
import { client } from '#web/console/platform/client.ts';
import { deviceKeys, isPair, keyName } from '#web/console/platform/keeping/device-key.ts';
import { keep, readKept } from '#web/console/platform/keeping/kept-store.ts';
import { deviceId } from '#web/console/platform/keeping/waiting-scans.ts';
import { isSignedBy } from '#web/console/platform/scanning/signature.ts';
import { readUser } from '#web/console/platform/session.ts';

/** The server lets this device check tickets by itself for some hours; without that it tells nothing of any. */

const { grant: ask } = client(passesApi);
const NAME = 'grant';

/** The grant lies beside the keys of this device, and how far its clock was ahead of the server's. */
interface KeptGrant {
  text: string;
  keys: CryptoKeyPair;
  aheadMs: number;
}

/** A grant that was found good, with the clock of this device. */
type GoodGrant = Grant & Pick<KeptGrant, 'aheadMs'>;

let good: GoodGrant | null = null;
let isRead = false;
const listeners = new Set<() => void>();

function tell(found: GoodGrant | null): void {
  good = found;
  isRead = true;
  for (const changed of listeners) changed();
}

/** The name of this device's key, under which a grant is asked for; null where the browser has no keys. */
export async function deviceName(): Promise<string | null> {
  const keys = await deviceKeys();
  return keys && keyName(keys);
}

/** A younger grant is good enough. */
const FRESH_MS = 15 * 60_000;
const isFresh = (): boolean =>
  good !== null && isGranted() && Date.now() - good.aheadMs - good.issuedAt.getTime() < FRESH_MS;

/** Asks for a new grant, unless there is a young one; `key` is the public one by which the server signs. Rejects as a call does. */
export async function renewGrant(key: string): Promise<void> {
  // Without https there are no keys, and no checking offline either.
  if (isFresh()) return;
  const keys = await deviceKeys();
  if (!keys) return;
  const { grant: text } = await ask({ params: { device: await keyName(keys) }, query: { gate: deviceId() } });
  const issued = readGrant(text)?.grant.issuedAt.getTime() ?? Date.now();
  const kept: KeptGrant = { text, keys, aheadMs: Date.now() - issued };
  await keep(NAME, kept);
  tell(await checked(kept, key));
}

/** Reads the grant that is kept, unless it was read or renewed before. */
export async function openGrant(key: string): Promise<void> {
  if (isRead) return;
  const kept = await readKept<KeptGrant>(NAME);
  tell(kept ? await checked(kept, key) : null);
}

/** A grant is good if the server signed it, for who is signed in and for this very device: it proves that it has the private key. */
async function checked({ text, keys, aheadMs }: KeptGrant, key: string): Promise<GoodGrant | null> {
  const read = readGrant(text);
  if (!read || !isOwn(read.grant) || read.grant.device !== (await keyName(keys)) || !(await isPair(keys))) return null;
  // Null: this browser cannot tell, and cannot check a ticket either.
  if ((await isSignedBy(key, read.signed, read.signature)) === false) return null;
  return { ...read.grant, aheadMs };
}

/** It is that of the person signed in. */
function isOwn({ organisationId, accountId }: Grant): boolean {
  const user = readUser();
  return organisationId === user?.organisationId && accountId === user.id;
}

/** Says whether this device may check a ticket by itself now, by the server's clock as far as it is known. */
export const isGranted = (): boolean =>
  good !== null && isOwn(good) && isGrantedAt(good, new Date(Date.now() - good.aheadMs));

const TICK_MS = 15_000;

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The grant of this device as it is now: `unread` for a moment at first; null where there is none. */
export function useGrant(): { isGood: boolean; expiresAt: Date | null; isRead: boolean } {
  const grant = useSyncExternalStore(subscribe, () => good);
  const read = useSyncExternalStore(subscribe, () => isRead);
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return { isGood: isGranted(), expiresAt: grant?.expiresAt ?? null, isRead: read };
}
