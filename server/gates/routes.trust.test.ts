import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { toBase32 } from '#contract/kernel/base32.ts';
import { aBooking } from '#server/bookings/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { anOwner, PASSWORD } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { aLivePage, eventually, listening } from '#server/testing/live-page.ts';
import { START, useTestApp } from '#server/testing/test-app.ts';
import { aDevice, STILL } from './factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });

/** The key pair that a phone makes once, and the name of it. */
function aKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const raw = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return {
    privateKey,
    publicKey: raw.toString('base64url'),
    name: toBase32(createHash('sha256').update(raw).digest()),
  };
}
type Key = ReturnType<typeof aKey>;

const signed = (privateKey: KeyObject, text: string): string =>
  sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url');

/** A park of an owner, and people who sign in at a phone there. */
async function aWorld() {
  use.clock.set(START);
  const owner = await anOwner(use);
  const [park, device, key] = [await aPark(use, owner), aDevice(), aKey()];
  const person = (name: string, parkId = park._id) => anInspector(use, owner, parkId, { name });
  const call = (token: string, path: string, body: object) => use.call('POST', path, body, { token });
  const ask = (path: string, body: object) => call(owner.token, path, body);
  const state = (token: string, phone: string, { name }: Pick<Key, 'name'>, more: object = {}) =>
    call(token, '/gates/state', { ...STILL, device: phone, key: name, ...more });
  const scan = async (token: string, more: object = {}) => {
    const { id } = await aBooking(use, park, { adults: 2 });
    return call(token, '/ticketbooking/scan', { code: id.slice(0, 8), scanId: `scan ${id}`, ...more });
  };
  const watch = async () => (await use.call('GET', '/gates/list', undefined, owner)).json;
  const signInAgain = async ({ email }: { email: string }): Promise<string> =>
    (await use.call('POST', '/user/login', { email, password: PASSWORD })).json.token;
  const lock = () => ask('/gates/lock', { device, reason: 'Lost' });
  /** Somebody who has signed in at the phone. */
  const atThePhone = async (name = 'Ravi') => {
    const one = await person(name);
    await state(one.token, device, key);
    return one;
  };
  return { owner, park, device, key, person, call, ask, state, scan, watch, signInAgain, lock, atThePhone };
}

const wipedBy = (organisation: string, device: string, key: Key, at = use.clock.now().toISOString()) => ({
  ...{ organisation, device, at, publicKey: key.publicKey },
  signature: signed(key.privateKey, `wiped/${organisation}/${device}/${at}`),
});

test('another phone cannot take over the name of one, whoever signs in there, and the lock stays on the first', async () => {
  const { owner, device, person, state, scan, watch, lock, atThePhone } = await aWorld();
  const ravi = await atThePhone();
  const [colleague, elsewhere] = [await person('Sita'), await person('Mohan', (await aPark(use, owner))._id)];
  for (const { token } of [colleague, elsewhere])
    expect(await state(token, device, aKey(), { gate: 'Mine' })).toMatchObject({
      status: 409,
      json: { code: 'ALREADY_EXISTS' },
    });
  expect((await watch()).gates).toMatchObject([{ device, person: 'Ravi', gate: 'East gate' }]);
  await lock();
  expect((await scan(ravi.token)).status).toBe(401);
});

test('a phone without a key keeps its name at its own park, and one with a key keeps it for that key', async () => {
  const { owner, device, key, person, state, watch } = await aWorld();
  const none = { name: null as unknown as string };
  const [ravi, elsewhere] = [await person('Ravi'), await person('Mohan', (await aPark(use, owner))._id)];
  expect((await state(ravi.token, device, none)).status).toBe(200);
  expect((await state(elsewhere.token, device, none)).status).toBe(409);
  expect((await state(ravi.token, device, key)).status).toBe(200);
  expect((await state(ravi.token, device, none)).status).toBe(409);
  expect((await watch()).gates).toMatchObject([{ person: 'Ravi' }]);
});

test('the same phone goes on at another park by its key, and its lock is that of the phone', async () => {
  const { owner, device, key, person, state, watch, signInAgain, lock } = await aWorld();
  const other = await aPark(use, owner);
  const [ravi, mohan] = [await person('Ravi'), await person('Mohan', other._id)];
  await state(ravi.token, device, key);
  expect((await state(mohan.token, device, key)).status).toBe(200);
  expect((await watch()).gates).toMatchObject([{ device, person: 'Mohan', parkId: other._id }]);
  await lock();
  expect((await state(await signInAgain(ravi), device, key)).json.locked).toBe('Lost');
});

test('a lock ends every session that ever spoke as the phone, by its state, its scans or people let in by hand', async () => {
  const { device, person, call, scan, lock, atThePhone } = await aWorld();
  const [first, second] = [await atThePhone('A'), await atThePhone('B')];
  const [third, fourth, other] = [await person('C'), await person('D'), await person('E')];
  await scan(third.token, { deviceId: device });
  const hand = { scanId: 'a scan by hand', people: 1, reason: 'Guest', deviceId: device };
  await call(fourth.token, '/admissions/byhand', hand);
  await scan(other.token, { deviceId: aDevice() });
  await lock();
  const after = await Promise.all([first, second, third, fourth, other].map((one) => scan(one.token)));
  expect(after.map(({ status }) => status)).toEqual([401, 401, 401, 401, 200]);
});

test('none passes a lock: what a locked phone did after it is kept as a conflict, also once the phone is unlocked', async () => {
  const { park, device, call, ask, scan, watch, signInAgain, lock, atThePhone } = await aWorld();
  const ravi = await atThePhone();
  await lock();
  const token = await signInAgain(ravi);
  const ago = (seconds: number) => ({ scannedAt: new Date(+use.clock.now() - 1000 * seconds), letIn: 2 });
  const message = `This phone is locked. Please bring it to ${park.parkName}, telephone 9876543210.`;
  for (const scanned of [{}, ago(0), ago(14)])
    expect(await scan(token, { deviceId: device, ...scanned })).toMatchObject({
      status: 403,
      json: { code: 'PHONE_LOCKED', message },
    });
  use.clock.advance(10);
  const during = new Date(+use.clock.now() - 5 * 60_000);
  expect((await scan(token, { deviceId: device, scannedAt: during, letIn: 2 })).status).toBe(403);
  expect((await watch()).conflicts).toMatchObject([{ result: 'locked', above: 2, sides: [{ by: 'Ravi', people: 2 }] }]);
  const hand = { scanId: 'by hand of a locked one', people: 1, reason: 'Guest', deviceId: device };
  expect((await call(token, '/admissions/byhand', hand)).status).toBe(403);
  await ask('/gates/unlock', { device });
  expect((await scan(token, { deviceId: device, scannedAt: during, letIn: 3 })).status).toBe(409);
  expect((await watch()).conflicts).toHaveLength(2);
  expect((await scan(token, { deviceId: device, scannedAt: new Date(+START - 60_000), letIn: 2 })).json.result).toBe(
    'admitted',
  );
  expect((await scan(token, { deviceId: device })).json.result).toBe('admitted');
});

test('a session that spoke as a locked phone does nothing under another name either', async () => {
  const { device, key, call, state, scan, signInAgain, lock, atThePhone } = await aWorld();
  const ravi = await atThePhone();
  await lock();
  const token = await signInAgain(ravi);
  expect((await state(token, device, key)).json.locked).toBe('Lost');
  const grant = `/passes/grant/${aKey().name}`;
  const calls = [
    await scan(token),
    await call(token, '/admissions/byhand', { scanId: 'none at all', people: 1, reason: 'Guest' }),
    await call(token, '/admissions/undo', { scanId: 'none at all', reason: 'Wrong button' }),
    await use.call('GET', grant, undefined, { token }),
    await use.call('GET', '/passes/list', undefined, { token }),
  ];
  expect(calls.map(({ status, json }) => [status, json.code])).toEqual(calls.map(() => [403, 'PHONE_LOCKED']));
});

test('that a phone is wiped is believed when its own key has signed it since the lock', async () => {
  const { owner, device, key, watch, lock, atThePhone } = await aWorld();
  await atThePhone();
  const before = wipedBy(owner.organisationId, device, key, new Date(+START - 3_600_000).toISOString());
  await lock();
  const good = wipedBy(owner.organisationId, device, key);
  const lies = [
    { device, organisation: owner.organisationId },
    wipedBy(owner.organisationId, device, aKey()),
    { ...good, publicKey: aKey().publicKey },
    { ...good, at: new Date(+use.clock.now() + 1000).toISOString() },
    before,
  ];
  for (const lie of lies) {
    await use.call('POST', '/gates/wiped', lie);
    expect((await watch()).gates).toMatchObject([{ wipedAt: null }]);
  }
  expect((await use.call('POST', '/gates/wiped', good)).status).toBe(200);
  expect((await watch()).gates).toMatchObject([{ wipedAt: use.clock.now().toISOString() }]);
});

test('a phone on which nobody is signed in hears that it is locked, and where to bring it', async () => {
  const { owner, park, device, lock, atThePhone } = await aWorld();
  await atThePhone();
  const asked = async () => (await use.call('GET', `/gates/lock/${device}?organisation=${owner.organisationId}`)).json;
  expect(await asked()).toEqual({ locked: null });
  await lock();
  const words = `This phone is locked. Please bring it to ${park.parkName}, telephone 9876543210.`;
  expect(await asked()).toEqual({ locked: { reason: 'Lost', message: words } });
});

test('the look of an admin hands out no right to check tickets without a network', async () => {
  const { owner } = await aWorld();
  const admin = await anAdmin(use);
  const { json } = await use.call('POST', `/auth/look/${owner.organisationId}`, {}, admin);
  const asked = await use.call('GET', `/passes/grant/${aKey().name}`, undefined, json);
  expect(asked.status).toBe(403);
});

test('the rooms of gates are for staff of their own organisation', async () => {
  const { owner, device, key, person, state } = await aWorld();
  const [stranger, ravi] = [await anOwner(use), await person('Ravi')];
  const url = await listening(use);
  const heard: string[] = [];
  const enter = async (who: string, auth: object) => {
    const { socket } = await aLivePage(url, { auth });
    socket.onAny(() => heard.push(who));
    socket.emit('join', { kind: 'gate', id: device });
    socket.emit('join', { kind: 'gates', id: owner.organisationId });
  };
  await enter('nobody', {});
  await enter('a stranger', stranger);
  await enter('an inspector', ravi);
  await enter('the owner', owner);
  await eventually(async () => {
    await state(ravi.token, device, key);
    return new Set(heard).size >= 2;
  });
  expect([...new Set(heard)].sort()).toEqual(['an inspector', 'the owner']);
});
