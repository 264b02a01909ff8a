import { useSyncExternalStore } from 'react';
import type { Grant } from '#contract/passes/model.ts';
import { isGrantedAt, readGrant } from '#contract/passes/rules.ts';
import { currentAccount } from '#web/console/platform/session.ts';
import { isSignedBy } from '#web/gate/scanning/signature.ts';
import { deviceKeys, isPair, keyName } from '#web/shared/device-key.ts';
import { deviceId } from '#web/shared/gate-phone.ts';
import { keep, readKept } from '#web/shared/kept-store.ts';
import { createStore } from '#web/shared/value-store.ts';
import { passes } from '../queries.ts';
import { useNow } from '../use-now.ts';

/** The grant: the server's permission for one account to check tickets offline on this phone for some hours. */

/** A stored grant with the phone's keys and its clock's lead over the server, in ms. */
interface KeptGrant {
  text: string;
  keys: CryptoKeyPair;
  aheadMs: number;
}

type GoodGrant = Grant & Pick<KeptGrant, 'aheadMs'>;

/** `account` is null until storage was read. */
const opened = createStore<{ account: string | null; good: GoodGrant | null }>({ account: null, good: null });

const isOpened = (): boolean => opened.now().account === currentAccount();
const goodGrant = (): GoodGrant | null => (isOpened() ? opened.now().good : null);

export async function deviceName(): Promise<string | null> {
  const keys = await deviceKeys();
  return keys && keyName(keys);
}

const FRESH_MS = 15 * 60_000;
function isFresh(): boolean {
  const good = goodGrant();
  return good !== null && isGranted() && Date.now() - good.aheadMs - good.issuedAt.getTime() < FRESH_MS;
}

/** Renews the grant unless it is young; `key` is the server's public key. Rejects like a call. */
export async function renewGrant(key: string): Promise<void> {
  // Without https there are no keys and no offline checks.
  if (isFresh()) return;
  const keys = await deviceKeys();
  if (!keys) return;
  const account = currentAccount();
  const device = await keyName(keys);
  const { grant: text } = await passes.grant({ params: { device }, query: { gate: deviceId() } });
  const issued = readGrant(text)?.grant.issuedAt.getTime() ?? Date.now();
  const kept: KeptGrant = { text, keys, aheadMs: Date.now() - issued };
  await keep(`grant ${account}`, kept);
  opened.set({ account, good: await checked(kept, key) });
}

export async function openGrant(key: string): Promise<void> {
  if (isOpened()) return;
  const account = currentAccount();
  const kept = await readKept<KeptGrant>(`grant ${account}`);
  opened.set({ account, good: kept ? await checked(kept, key) : null });
}

/** A good grant is signed by the server for this account and this phone, which proves that it has the private key. */
async function checked({ text, keys, aheadMs }: KeptGrant, key: string): Promise<GoodGrant | null> {
  const read = readGrant(text);
  if (!read || !isOwn(read.grant) || read.grant.device !== (await keyName(keys)) || !(await isPair(keys))) return null;
  // Null: this browser cannot verify, and so cannot check tickets either.
  if ((await isSignedBy(key, read.signed, read.signature)) === false) return null;
  return { ...read.grant, aheadMs };
}

const isOwn = ({ organisationId, accountId }: Grant): boolean => `${organisationId}/${accountId}` === currentAccount();

export function isGranted(): boolean {
  const good = goodGrant();
  return good !== null && isGrantedAt(good, new Date(Date.now() - good.aheadMs));
}

/** `isRead` is false until storage was read; `expiresAt` is null without a grant. */
export function useGrant(): { isGood: boolean; expiresAt: Date | null; isRead: boolean } {
  const { account, good } = useSyncExternalStore(opened.subscribe, opened.now);
  // A grant ends by itself.
  useNow();
  return { isGood: isGranted(), expiresAt: good?.expiresAt ?? null, isRead: account !== null };
}
