import { expect, test } from 'vitest';
import { anOwner, PASSWORD } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { anInspector, inspectorForm } from './factory.ts';

const use = useTestApp();

async function anOwnerWithPark() {
  const owner = await anOwner(use);
  const park = await aPark(use, owner);
  const call = (...[method, path, body]: Parameters<typeof use.call>) => use.call(method, path, body, owner);
  return { owner, park, call };
}

const login = (email: string, password: string) => use.call('POST', '/user/login', { email, password });

test('an e-mail belongs to one inspector, whichever tenant asks', async () => {
  const [one, two] = [await anOwnerWithPark(), await anOwnerWithPark()];
  const { email } = await anInspector(use, one.owner, one.park._id);
  const again = await two.call(
    'POST',
    '/user/userregister',
    inspectorForm(two.park._id, { email: email.toUpperCase() }),
  );
  expect([again.status, again.json.code, again.json.issues[0].field]).toEqual([409, 'ALREADY_EXISTS', 'email']);
  const other = await anInspector(use, two.owner, two.park._id);
  const changed = await two.call('PUT', `/user/${other.id}`, inspectorForm(two.park._id, { email, password: '' }));
  expect([changed.status, changed.json.code]).toEqual([409, 'ALREADY_EXISTS']);
});

test('an e-mail is free again once its inspector has another one, or is removed', async () => {
  const [one, two] = [await anOwnerWithPark(), await anOwnerWithPark()];
  const [moved, gone] = [
    await anInspector(use, one.owner, one.park._id),
    await anInspector(use, one.owner, one.park._id),
  ];
  await one.call('PUT', `/user/${moved.id}`, { email: `new.${moved.email}` });
  await one.call('DELETE', `/user/${gone.id}`);
  for (const { email } of [moved, gone]) {
    expect((await anInspector(use, two.owner, two.park._id, { email })).email).toBe(email);
    expect((await login(email, PASSWORD)).json.profileId).toBe(two.owner.organisationId);
  }
  expect((await login(`new.${moved.email}`, PASSWORD)).json.profileId).toBe(one.owner.organisationId);
  expect((await login(moved.email.toUpperCase(), PASSWORD)).status).toBe(200);
});

/** Two organisations add an inspector with one e-mail at the same time. */
async function bothAdd() {
  const tenants = [await anOwnerWithPark(), await anOwnerWithPark()];
  const { email } = inspectorForm('');
  const answers = await Promise.all(
    tenants.map(({ call, park }) => call('POST', '/user/userregister', inspectorForm(park._id, { email }))),
  );
  return answers.map(({ status }) => status).sort();
}

test('of two organisations that add one e-mail at the same time one gets it', async () => {
  expect(await bothAdd()).toEqual([201, 409]);
});

test('control: where the directory takes a key twice both get it, so the test of one e-mail can fail', async () => {
  await use.database.asOwner('alter table directory drop constraint directory_pkey');
  try {
    expect(await bothAdd()).toEqual([201, 201]);
  } finally {
    await use.database.asOwner(
      `delete from directory d using directory e where d.kind = e.kind and d.key = e.key and d.account_id > e.account_id`,
    );
    await use.database.asOwner('alter table directory add primary key (kind, key)');
  }
});

test('the list says when and at which gate each scanned last, by the name that the gate has now', async () => {
  const { owner, park, call } = await anOwnerWithPark();
  const [ravi] = [await anInspector(use, owner, park._id), await anInspector(use, owner, park._id)];
  const device = 'd'.repeat(32);
  const asRavi = (path: string, body: object) => use.call('POST', path, body, ravi);
  const state = { key: null, gate: 'Mine', battery: null, charging: false, waiting: 0, pace: 0, counts: {}, seen: [] };
  await asRavi('/gates/state', { device, ...state });
  for (const gate of ['West', 'Mine']) {
    use.clock.advance(1);
    await asRavi('/ticketbooking/scan', { code: 'ZZZZZZZZ', scanId: `at ${gate} ${park._id}`, gate, deviceId: device });
  }
  const at = use.clock.now().toISOString();
  const last = async () =>
    (await call('POST', '/user/get', {})).json.map((one: Record<string, unknown>) => [one.lastScanAt, one.lastGate]);
  expect(await last()).toEqual([
    [null, null],
    [at, 'Mine'],
  ]);
  await call('POST', '/gates/name', { device, name: 'East gate' });
  expect(await last()).toEqual([
    [null, null],
    [at, 'East gate'],
  ]);
});

test('an update keeps the password and the sessions when it names no password', async () => {
  const { owner, park, call } = await anOwnerWithPark();
  const next = await aPark(use, owner);
  const inspector = await anInspector(use, owner, park._id);
  const form = { name: 'Sita', email: inspector.email, phone: '9876511111', status: true, parkId: next._id };
  const updated = await call('PUT', `/user/${inspector.id}`, { ...form, password: '' });
  expect(updated.json).toMatchObject({ name: 'Sita', phone: '9876511111', parkId: next._id, parkName: next.parkName });
  const me = await use.call('GET', '/auth/me', undefined, inspector);
  expect(me.json).toMatchObject({ name: 'Sita', parkId: next._id });
  expect((await login(inspector.email, PASSWORD)).status).toBe(200);
});
