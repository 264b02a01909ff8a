import { expect, test } from 'vitest';
import { z } from 'zod';
import { anInspector, inspectorForm } from '#server/inspectors/factory.ts';
import { anOwner, PASSWORD } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { START, useTestApp } from '#server/testing/test-app.ts';
import { aDevice, STILL } from './factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });

const call = (token: string) => (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  use.call(method, path, body, { token });

/** A park with a supervisor and a gate, and another park of the same owner with a gate of its own. */
async function aPlace() {
  use.clock.set(START);
  const owner = await anOwner(use);
  const gateAt = async (name: string) => {
    const [park, device] = [await aPark(use, owner), aDevice()];
    const { token } = await anInspector(use, owner, park._id, { name });
    const say = () => call(token)('POST', '/gates/state', { ...STILL, device, gate: name });
    await say();
    return { park, device, say, token };
  };
  const [own, other] = [await gateAt('Ravi'), await gateAt('Mohan')];
  const supervisor = await anInspector(use, owner, own.park._id, { name: 'Sita', supervisesGates: true });
  return { owner, own, other, supervisor, ask: call(supervisor.token) };
}

test('a supervisor signs in as one, and sees the gates of its park and no other', async () => {
  const { own, supervisor, ask } = await aPlace();
  const signedIn = await use.call('POST', '/user/login', { email: supervisor.email, password: PASSWORD });
  expect(signedIn.json).toMatchObject({ role: 'supervisor', name: 'Sita', parkId: own.park._id });
  expect((await ask('GET', '/auth/me')).json).toMatchObject({ role: 'supervisor', parkId: own.park._id });
  expect((await ask('GET', '/gates/list')).json.gates).toMatchObject([{ device: own.device, person: 'Ravi' }]);
});

test('it names, tells, locks and unlocks a gate of its park; one of another park is not there for it', async () => {
  const { owner, own, other, ask } = await aPlace();
  const each = async (device: string) => [
    (await ask('POST', '/gates/name', { device, name: 'Main gate' })).status,
    (await ask('POST', '/gates/tell', { device, text: 'Come to the office' })).status,
    (await ask('POST', '/gates/lock', { device, reason: 'Lost' })).status,
    (await ask('POST', '/gates/unlock', { device })).status,
  ];
  expect(await each(other.device)).toEqual([404, 404, 404, 404]);
  expect((await other.say()).json).toEqual({ messages: [], locked: null, gate: null });
  expect(await each(own.device)).toEqual([200, 200, 200, 200]);
  // The lock has ended the session of the phone.
  expect((await own.say()).status).toBe(401);
  const { gates } = (await call(owner.token)('GET', '/gates/list')).json;
  expect(gates.map(({ gate }: { gate: string }) => gate)).toEqual(['Main gate', 'Mohan']);
});

test('what it tells all gates reaches those of its park', async () => {
  const { own, other, ask } = await aPlace();
  const { status } = await ask('POST', '/gates/tell', { text: 'Rain', parkId: other.park._id });
  expect(status).toBe(200);
  expect((await own.say()).json.messages).toMatchObject([{ text: 'Rain', sentBy: 'Sita' }]);
  expect((await other.say()).json.messages).toEqual([]);
});

test('the owner grants it and takes it back, and both count at once, in a session that is open', async () => {
  const { owner, own, supervisor, ask } = await aPlace();
  const supervises = (supervisesGates: boolean) =>
    call(owner.token)('PUT', `/user/${supervisor.id}`, { supervisesGates });
  const statuses = async () => [
    (await ask('GET', '/gates/list')).status,
    (await ask('POST', '/gates/tell', { text: 'Rain' })).status,
    (await ask('GET', '/ticketbooking/list')).status,
  ];
  expect(await statuses()).toEqual([200, 200, 403]);
  expect((await supervises(false)).json).toMatchObject({ supervisesGates: false, name: 'Sita' });
  expect(await statuses()).toEqual([403, 403, 200]);
  expect((await supervises(true)).json).toMatchObject({ supervisesGates: true });
  expect(await statuses()).toEqual([200, 200, 403]);
  const form = inspectorForm(own.park._id, { email: supervisor.email, password: '' });
  expect((await call(owner.token)('PUT', `/user/${supervisor.id}`, form)).json.supervisesGates).toBe(true);
});

test('it changes its own password, and signs out everywhere else', async () => {
  const { ask } = await aPlace();
  const body = { currentPassword: PASSWORD, newPassword: 'another pass phrase' };
  const changed = await ask('POST', '/auth/changepassword', body);
  expect([changed.status, (await ask('POST', '/auth/signouteverywhere', {})).status], changed.text).toEqual([200, 200]);
});

const MONEY = /amount|price|paise|rupee|fee|discount|refund|total|payment|mid\b|coupon/i;

test('no call that lets a supervisor in answers money', () => {
  const own = use.deps.endpoints.filter(({ access }) => access !== 'public' && access.includes('supervisor'));
  const told = own.map(({ path, answer }) => {
    const names = typeof answer === 'string' ? '' : JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' }));
    return [path, names.match(MONEY)?.[0]];
  });
  expect(told.filter(([, found]) => found)).toEqual([]);
});
