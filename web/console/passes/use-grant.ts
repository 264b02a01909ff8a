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

/** The grant: the server's permission for this device to check tickets offline for some hours. */

const { grant: ask } = client(passesApi);
const NAME = 'grant';

/** A stored grant with the device's keys and its clock's lead over the server, in ms. */
interface KeptGrant {
  text: string;
  keys: CryptoKeyPair;
  aheadMs: number;
}

/** A verified grant. */
type GoodGrant = Grant & Pick<KeptGrant, 'aheadMs'>;

let good: GoodGrant | null = null;
let isRead = false;
const listeners = new Set<() => void>();

function tell(found: GoodGrant | null): void {
  good = found;
  isRead = true;
  for (const changed of listeners) changed();
}

/** Name of the device's key, for which a grant is issued; null where the browser has no keys. */
export async function deviceName(): Promise<string | null> {
  const keys = await deviceKeys();
  return keys && keyName(keys);
}

const FRESH_MS = 15 * 60_000;
const isFresh = (): boolean =>
  good !== null && isGranted() && Date.now() - good.aheadMs - good.issuedAt.getTime() < FRESH_MS;

/** Renews the grant unless it is young; `key` is the server's public key. Rejects like a call. */
export async function renewGrant(key: string): Promise<void> {
  // Without https there are no keys and no offline checks.
  if (isFresh()) return;
  const keys = await deviceKeys();
  if (!keys) return;
  const { grant: text } = await ask({ params: { device: await keyName(keys) }, query: { gate: deviceId() } });
  const issued = readGrant(text)?.grant.issuedAt.getTime() ?? Date.now();
  const kept: KeptGrant = { text, keys, aheadMs: Date.now() - issued };
  await keep(NAME, kept);
  tell(await checked(kept, key));
}

export async function openGrant(key: string): Promise<void> {
  if (isRead) return;
  const kept = await readKept<KeptGrant>(NAME);
  tell(kept ? await checked(kept, key) : null);
}

/**
 * A grant is good if the server signed it for the signed-in account and for this device, which proves that it has the
 * private key.
 */
async function checked({ text, keys, aheadMs }: KeptGrant, key: string): Promise<GoodGrant | null> {
  const read = readGrant(text);
  if (!read || !isOwn(read.grant) || read.grant.device !== (await keyName(keys)) || !(await isPair(keys))) return null;
  // Null: this browser cannot verify, and so cannot check tickets either.
  if ((await isSignedBy(key, read.signed, read.signature)) === false) return null;
  return { ...read.grant, aheadMs };
}

function isOwn({ organisationId, accountId }: Grant): boolean {
  const user = readUser();
  return organisationId === user?.organisationId && accountId === user.id;
}

/** By server time as far as known. */
export const isGranted = (): boolean =>
  good !== null && isOwn(good) && isGrantedAt(good, new Date(Date.now() - good.aheadMs));

const TICK_MS = 15_000;

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** `isRead` is false until storage was read; `expiresAt` is null without a grant. */
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
