import pg from 'pg';
import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aParkWithoutKeys as aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { ACCESS_KEY, aGatewayCredential, credentialForm, WORKING_KEY } from './factory.ts';
import { credentialById, liveCredential } from './service.ts';

const use = useTestApp();

async function anOwnerWithPark() {
  const owner = await anOwner(use);
  const park = await aPark(use, owner);
  const call = (...[method, path, body]: Parameters<typeof use.call>) => use.call(method, path, body, owner);
  return { owner, park, call };
}

const offeringOf = (park: { _id: string; profileRegistrationId: string }) => ({
  organisationId: park.profileRegistrationId,
  id: park._id,
  gateway: 'ccav',
});

async function storedText(): Promise<string> {
  const client = new pg.Client({ connectionString: use.database.ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select * from gateway_credential');
    return JSON.stringify(rows);
  } finally {
    await client.end();
  }
}

const retiredOf = async (parkId: string): Promise<string> =>
  (
    await use.database.asOwner('select id from gateway_credential where park_id = $1 and retired_at is not null', [
      parkId,
    ])
  )[0]?.id;

test('no key stands in any answer or in the database', async () => {
  const { park, call } = await anOwnerWithPark();
  const form = credentialForm(park._id);
  const added = await call('POST', '/configuration/add', form);
  const answers = [
    added,
    await call('POST', '/configuration/add', form),
    await call('PUT', `/configuration/${added.json._id}`, form),
    await call('PUT', `/configuration/${added.json._id}`, form),
    await call('POST', '/configuration/add', { ...form, parkId: '' }),
    await call('POST', '/configuration/get', {}),
    await call('GET', '/configuration/list'),
    await call('GET', `/park/${park._id}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 409, 200, 200, 400, 200, 200, 200]);
  for (const text of [...answers.map((answer) => answer.text), await storedText()]) {
    expect(text).not.toContain(WORKING_KEY);
    expect(text).not.toContain(ACCESS_KEY);
  }
});

test('a working key that AES-GCM cannot use is refused when it is typed, not when somebody pays', async () => {
  const { park, call } = await anOwnerWithPark();
  const short = credentialForm(park._id, { cipher: 'gcm', workingKey: 'only-20-characters--' });
  const refused = await call('POST', '/configuration/add', short);
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('has 32 characters')]);
  const { json } = await call('POST', '/configuration/add', { ...short, cipher: 'cbc' });
  const changed = await call('PUT', `/configuration/${json._id}`, { cipher: 'gcm' });
  expect([changed.status, changed.text]).toEqual([400, expect.stringContaining('has 32 characters')]);
});

test('an update keeps the id, and payments that began before go on with the keys that they began with', async () => {
  const { owner, park, call } = await anOwnerWithPark();
  const old = await aGatewayCredential(use, owner, park._id);
  const key = 'FEDCBA9876543210FEDCBA9876543210';
  const form = credentialForm(park._id, { mid: '900002', workingKey: key, accessKey: old.accessKey, cipher: 'gcm' });
  const updated = await call('PUT', `/configuration/${old._id}`, form);
  expect(updated.json).toMatchObject({ mid: '900002', workingKey: '••••3210', accessKey: '••••0042', cipher: 'gcm' });
  expect(updated.json._id).toBe(old._id);
  expect((await call('GET', '/configuration/list')).json).toEqual([updated.json]);
  expect(await liveCredential(use.deps, offeringOf(park))).toMatchObject({
    mid: '900002',
    workingKey: key,
    accessKey: ACCESS_KEY,
  });
  const retired = await retiredOf(park._id);
  expect(await credentialById(use.deps, retired)).toMatchObject({ mid: '900001', workingKey: WORKING_KEY });
});

test('blank, absent and masked keys keep the stored ones', async () => {
  const { owner, park, call } = await anOwnerWithPark();
  let { _id, accessKey, workingKey } = await aGatewayCredential(use, owner, park._id);
  for (const keys of [
    { accessKey: '', workingKey: '' },
    { accessKey: undefined, workingKey: undefined },
    { accessKey, workingKey },
  ]) {
    const updated = await call('PUT', `/configuration/${_id}`, credentialForm(park._id, keys));
    expect(updated.json).toMatchObject({ accessKey, workingKey });
    ({ _id, accessKey, workingKey } = updated.json);
    expect(await liveCredential(use.deps, offeringOf(park))).toMatchObject({
      accessKey: ACCESS_KEY,
      workingKey: WORKING_KEY,
    });
  }
});

test('a park has one credential in use; after its removal another one can be added', async () => {
  const { owner, park, call } = await anOwnerWithPark();
  const burst = await Promise.all([1, 2, 3].map(() => call('POST', '/configuration/add', credentialForm(park._id))));
  expect(burst.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(burst.find(({ status }) => status === 409)?.json.message).toBe(
    'This park has payment credentials already. Please edit those.',
  );
  const { _id } = burst.find(({ status }) => status === 201)?.json ?? {};
  const removed = await call('DELETE', `/configuration/${_id}`);
  expect(removed.json).toEqual({ _id, id: _id, deleted: true });
  expect((await call('DELETE', `/configuration/${_id}`)).status).toBe(404);
  expect(await liveCredential(use.deps, offeringOf(park))).toBeNull();
  await aGatewayCredential(use, owner, park._id);
});

test('two changes at once come one after the other, and nothing is lost', async () => {
  const { owner, park, call } = await anOwnerWithPark();
  const { _id } = await aGatewayCredential(use, owner, park._id);
  const both = await Promise.all(
    ['1', '2'].map((mid) => call('PUT', `/configuration/${_id}`, credentialForm(park._id, { mid }))),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(['1', '2']).toContain((await liveCredential(use.deps, offeringOf(park)))?.mid);
});

test('a mask is no key', async () => {
  const { park, call } = await anOwnerWithPark();
  const add = async (more: object) => {
    const { status, json } = await call('POST', '/configuration/add', credentialForm(park._id, more));
    return [status, json.message];
  };
  expect(await add({ workingKey: '••••CDEF' })).toEqual([400, 'working Key is required']);
  expect((await add({ accessKey: undefined, workingKey: 'short' }))[0]).toBe(201);
  const [stored] = (await call('GET', '/configuration/list')).json;
  expect([stored.accessKey, stored.workingKey]).toEqual(['', '••••']);
});

test('a MID that no payment could be signed with is refused at once, new or changed; one stored before is still listed', async () => {
  const { owner, park, call } = await anOwnerWithPark();
  const { _id } = await aGatewayCredential(use, owner, park._id);
  const refusal = { status: 400, json: { message: 'Please enter the MID without the sign |' } };
  const wrong = credentialForm(park._id, { mid: 'PRAVESH|1' });
  expect(await call('POST', '/configuration/add', wrong)).toMatchObject(refusal);
  expect(await call('PUT', `/configuration/${_id}`, wrong)).toMatchObject(refusal);
  await use.database.asOwner(`update gateway_credential set merchant_id = 'PRAVESH|1' where id = $1`, [_id]);
  expect(await call('GET', '/configuration/list')).toMatchObject({ status: 200, json: [{ mid: 'PRAVESH|1' }] });
});
