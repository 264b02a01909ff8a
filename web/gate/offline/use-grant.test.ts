// @vitest-environment happy-dom
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { toBase32 } from '#contract/kernel/base32.ts';
import type { Grant } from '#contract/passes/model.ts';
import { GRANT_MS, grantBody } from '#contract/passes/rules.ts';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';

const ours = generateKeyPairSync('ed25519');
const another = generateKeyPairSync('ed25519');
const KEY = ours.publicKey.export({ format: 'jwk' }).x as string;
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };

const keysOf = () => crypto.subtle.generateKey(CURVE, false, ['sign', 'verify']);
const nameOf = async ({ publicKey }: CryptoKeyPair) => {
  const raw = await crypto.subtle.exportKey('raw', publicKey);
  return toBase32(new Uint8Array(await crypto.subtle.digest('SHA-256', raw)));
};

function signed(grant: Grant, by: KeyObject = ours.privateKey): string {
  const body = grantBody(grant, 'ABCD');
  return `${body}/${toBase32(sign(null, Buffer.from(body), by))}`;
}

const issuedAt = new Date(Math.floor(Date.now() / 1000) * 1000);
const grantFor = (device: string): Grant => ({
  organisationId: 'zoo',
  accountId: 'ravi',
  device,
  issuedAt,
  expiresAt: new Date(issuedAt.getTime() + GRANT_MS),
});

/** Says whether a device that has this grant and these keys, and begins without a network, may check tickets. */
const begins = async (text: string, keys: CryptoKeyPair): Promise<boolean> => (await begun(text, keys))();

async function begun(text: string, keys: CryptoKeyPair): Promise<() => boolean> {
  vi.resetModules();
  const { keep } = await import('#web/shared/kept-store.ts');
  const { isGranted, openGrant } = await import('./use-grant.ts');
  await keep('grant zoo/ravi', { text, keys, aheadMs: 0 });
  await openGrant(KEY);
  return isGranted;
}

beforeEach(() => signInHere('ravi'));

test('a grant holds on the device that it names, for whom it names, as the server signed it', async () => {
  const keys = await keysOf();
  const grant = grantFor(await nameOf(keys));
  expect(await begins(signed(grant), keys)).toBe(true);
  expect(await begins(signed({ ...grant, accountId: 'sita' }), keys)).toBe(false);
  expect(await begins(signed(grant, another.privateKey), keys)).toBe(false);
  const later = signed({ ...grant, expiresAt: new Date(issuedAt.getTime() + 9 * GRANT_MS) });
  expect(await begins(`${later.slice(0, -103)}${signed(grant).slice(-103)}`, keys)).toBe(false);
  expect(await begins('nonsense', keys)).toBe(false);
});

test('a grant ends after twelve hours, with a clock that was set back, and for who signs in meanwhile', async () => {
  const keys = await keysOf();
  const isGranted = await begun(signed(grantFor(await nameOf(keys))), keys);
  const after = (minutes: number): boolean => {
    vi.setSystemTime(new Date(issuedAt.getTime() + minutes * 60_000));
    return isGranted();
  };
  expect([-10, 0, 719, 720].map(after)).toEqual([false, true, true, false]);
  (await import('#web/console/kit/testing/signed-in.ts')).signInHere('sita');
  expect(after(60)).toBe(false);
  vi.useRealTimers();
});

test('a grant that was copied to another device holds nothing there, not even with the public key', async () => {
  const [keys, others] = [await keysOf(), await keysOf()];
  const text = signed(grantFor(await nameOf(keys)));
  expect(await begins(text, others)).toBe(false);
  expect(await begins(text, { publicKey: keys.publicKey, privateKey: others.privateKey })).toBe(false);
});

test('whoever signs out leaves nothing of the gate but its name and what is still to be sent', async () => {
  vi.resetModules();
  const { keep, readKept } = await import('#web/shared/kept-store.ts');
  const { forgetDevice } = await import('#web/shared/forget-device.ts');
  vi.stubGlobal('caches', { keys: async () => [] });
  await keep('grant zoo/ravi', 'x');
  for (const name of ['key', 'clock', 'recent', 'park', 'name', 'waiting'])
    for (const account of ['zoo/ravi', 'zoo/sita']) localStorage.setItem(`gate.${name}:${account}`, '1');
  await forgetDevice();
  const left = Object.keys(localStorage).filter((key) => key.startsWith('gate.'));
  const names = ['gate.name', 'gate.waiting'].flatMap((name) => [`${name}:zoo/ravi`, `${name}:zoo/sita`]);
  expect([await readKept('grant zoo/ravi'), left.sort()]).toEqual([undefined, names]);
  vi.unstubAllGlobals();
});
