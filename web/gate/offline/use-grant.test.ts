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

/** What stays of two gates on one phone, whose grants are as old as this, once Ravi signs out, or all must go. */
async function leftAfter(sitasAgeMs: number, account?: string): Promise<string[]> {
  vi.resetModules();
  localStorage.clear();
  const { keep, readKept } = await import('#web/shared/kept-store.ts');
  const { forgetDevice } = await import('#web/shared/forget-device.ts');
  vi.stubGlobal('caches', { keys: async () => [] });
  const grant = (accountId: string, ageMs: number) => {
    const [from, until] = [issuedAt, grantFor('').expiresAt].map((at) => new Date(at.getTime() - ageMs));
    const text = signed({ ...grantFor('A'.repeat(52)), accountId, issuedAt: from as Date, expiresAt: until as Date });
    return { text, aheadMs: 0 };
  };
  const names = ['ravi', 'sita'].flatMap((who) => [`grant zoo/${who}`, `list zoo/${who} 0000`]);
  await keep('grant zoo/ravi', grant('ravi', 0));
  await keep('grant zoo/sita', grant('sita', sitasAgeMs));
  for (const who of ['ravi', 'sita']) await keep(`list zoo/${who} 0000`, {});
  for (const name of ['key', 'clock', 'recent', 'park', 'name', 'waiting'])
    for (const who of ['ravi', 'sita']) localStorage.setItem(`gate.${name}:zoo/${who}:1`, '1');
  await forgetDevice(account);
  vi.unstubAllGlobals();
  const kept = await Promise.all(names.map(async (name) => ((await readKept(name)) ? [name] : [])));
  return [...kept.flat(), ...Object.keys(localStorage).filter((key) => key.startsWith('gate.'))].sort();
}
const of = (who: string, names: readonly string[]) => names.map((name) => `gate.${name}:zoo/${who}:1`);
const ALWAYS = [...of('ravi', ['name', 'waiting']), ...of('sita', ['name', 'waiting'])];

test('who signs out takes the own lists off the phone, and leaves those of whoever may still check by them', async () => {
  const sitas = [...of('sita', ['key', 'clock', 'recent', 'park']), 'grant zoo/sita', 'list zoo/sita 0000'];
  expect(await leftAfter(0, 'zoo/ravi')).toEqual([...ALWAYS, ...sitas].sort());
});

test.each([
  ['the other’s twelve hours are over', GRANT_MS, 'zoo/ravi'],
  ['the phone is locked', 0, undefined],
])('nothing of the gate is left but names and what is still to be sent, where %s', async (_, ageMs, account) => {
  expect(await leftAfter(ageMs, account)).toEqual(ALWAYS.toSorted());
});
